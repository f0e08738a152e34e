//! Points, and where each of them comes from.

use crate::components::Points;
use crate::fairground::{Built, Fairground};
use crate::shape::LARGEST;
use crate::state::{Board, Grand, Stage, Standing};
use crate::trick::Trick;
use arrayvec::ArrayVec;
use std::cmp::Reverse;
use table::{Arg, Places, Rule, Say, ScoreLine, ScoreSheet, Seat};

/// What attractions and tickets add up to.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    /// Attractions with tickets; index 0 is size 1.
    sizes: [u8; LARGEST],
    /// Attractions with two tickets or more.
    busy: u8,
    tickets: u32,
}

impl Tally {
    fn new(fair: &Fairground) -> Tally {
        let mut tally = Tally::default();
        fair.attractions().for_each(|attraction| tally.count(attraction));
        tally
    }

    #[inline]
    fn count(&mut self, attraction: Built) {
        self.tickets += u32::from(attraction.tickets);
        self.sizes[usize::from(attraction.size()) - 1] += u8::from(attraction.tickets > 0);
        self.busy += u8::from(attraction.tickets > 1);
    }

    /// With one more ticket on this attraction.
    fn with_ticket(mut self, attraction: Built) -> Tally {
        self.tickets += 1;
        self.sizes[usize::from(attraction.size()) - 1] += u8::from(attraction.tickets == 0);
        self.busy += u8::from(attraction.tickets == 1);
        self
    }

    /// With one attraction counted as another size.
    fn with_size_changed(mut self, from: u8, to: u8) -> Tally {
        self.sizes[usize::from(from) - 1] -= 1;
        self.sizes[usize::from(to) - 1] += 1;
        self
    }

    fn has_variety(&self) -> bool {
        self.sizes.iter().all(|&count| count > 0)
    }

    /// The points that depend on attractions and tickets, in the game against others.
    fn points(&self, points: &Points) -> i32 {
        let set = |(best, &count): (&[i16; Points::COUNTS], &u8)| i32::from(best[usize::from(count)]);
        let sets: i32 = points.sets.iter().zip(&self.sizes).map(set).sum();
        sets + if self.has_variety() { points.variety } else { 0 } + self.ticket_points(points)
    }

    fn ticket_points(&self, points: &Points) -> i32 {
        if self.tickets >= points.ticket_goal { points.ticket_bonus } else { 0 }
    }

    fn full_sizes(&self) -> i32 {
        self.sizes.iter().filter(|&&count| count >= 3).count() as i32
    }

    fn solo_loss(&self, points: &Points) -> i32 {
        let loss = |&count: &u8| match count {
            0 => points.solo.missing_size,
            1 => points.solo.lone_attraction,
            _ => 0,
        };
        self.sizes.iter().map(loss).sum()
    }

    /// The same for the solo game.
    fn solo_points(&self, points: &Points) -> i32 {
        self.full_sizes() + i32::from(self.busy) + self.solo_loss(points)
    }
}

/// How the tricks that work at the end are used.
#[derive(Clone, Copy, Default, Debug)]
struct Finish {
    tally: Tally,
    /// The attraction with the ticket of "Pick Some Pockets!".
    pocket: Option<Built>,
    /// The attraction that "Create Mystery!" counts as another size, and that size.
    mystery: Option<(Built, u8)>,
}

impl Grand {
    /// Points that attractions and tickets bring.
    fn tally_points(&self, tally: &Tally) -> i32 {
        let points = &self.kit.parts().points;
        if self.is_solo() { tally.solo_points(points) } else { tally.points(points) }
    }

    /// The best use of "Create Mystery!" and "Pick Some Pockets!": most points, most tickets, lowest cells.
    fn finish(&self, board: &Board) -> Finish {
        let plain = Finish { tally: Tally::new(&board.fair), ..Finish::default() };
        if !board.holds(Trick::Pockets) && !board.holds(Trick::Mystery) {
            return plain;
        }
        let key = |finish: &Finish| {
            let lowest = |built: Option<Built>| Reverse(built.map_or(0, |built| built.cells.trailing_zeros()));
            let mystery = finish.mystery.map(|(built, _)| built);
            let spared = mystery.is_none();
            (self.tally_points(&finish.tally), finish.tally.tickets, lowest(finish.pocket), spared, lowest(mystery))
        };
        let mut best = plain;
        for pocketed in pocket_choices(board, plain) {
            for finish in mystery_choices(board, pocketed) {
                if key(&finish) > key(&best) {
                    best = finish;
                }
            }
        }
        best
    }

    fn mallets(&self, board: &Board) -> (i32, i32) {
        let counts_spaces = !self.is_solo() || self.strict_mallets;
        let spared = board.holds(Trick::Spectacle) || !counts_spaces;
        let spaces = if spared { 0 } else { board.fair.empty_spaces().count_ones() as i32 };
        (spaces, board.fair.bare_sites().count_ones() as i32)
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let board = self.board(seat);
        let (spaces, sites) = self.mallets(board);
        self.tally_points(&self.finish(board).tally) + self.show_points(board) - spaces - sites
    }

    /// Points for guests in the Bigtop, barkers and, alone, tricks.
    fn show_points(&self, board: &Board) -> i32 {
        let points = &self.kit.parts().points;
        let barkers = board.fair.barkers.count_ones() as i32;
        if self.is_solo() {
            barkers + i32::from(board.fair.bigtop) + tricks_gained(board)
        } else {
            barkers * points.barker + bigtop_points(points, board)
        }
    }

    /// Points, then tricks, then tickets.
    fn rank(&self, seat: Seat) -> (i32, i32, u32) {
        let board = self.board(seat);
        (self.points(seat), tricks_gained(board), self.finish(board).tally.tickets)
    }

    pub(crate) fn final_places(&self) -> Option<Places> {
        (self.stage == Stage::Over).then(|| Places::by_key(usize::from(self.players), |seat| self.rank(seat)))
    }

    pub(crate) fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let board = self.board(seat);
        let finish = self.finish(board);
        let mut sheet = ScoreSheet::default();
        if self.is_solo() {
            self.write_solo(board, &finish, &mut sheet);
        } else {
            self.write_contest(board, &finish, &mut sheet);
        }
        self.write_finish(&finish, &mut sheet);
        sheet
    }

    fn write_contest(&self, board: &Board, finish: &Finish, sheet: &mut ScoreSheet) {
        let points = &self.kit.parts().points;
        for (size, &count) in (1u8..).zip(&finish.tally.sizes) {
            let set = points.sets[usize::from(size) - 1][usize::from(count)];
            if set > 0 {
                let what = Say::new("grand-score-sets").with("size", size_word(size)).with("count", count);
                let rule = if count > 5 { Rule("GC-9.3") } else { Rule("GC-9.2") };
                sheet.lines.push(ScoreLine { what, points: i32::from(set), rule });
            }
        }
        let variety = if finish.tally.has_variety() { points.variety } else { 0 };
        sheet.add("grand-score-variety", variety, Rule("GC-9.4"));
        let bigtop = Say::new("grand-score-bigtop").with("count", board.fair.bigtop);
        sheet.lines.push(ScoreLine { what: bigtop, points: bigtop_points(points, board), rule: Rule("GC-9.5") });
        let tickets = Say::new("grand-score-tickets").with("count", finish.tally.tickets);
        sheet.lines.push(ScoreLine { what: tickets, points: finish.tally.ticket_points(points), rule: Rule("GC-9.6") });
        let count = board.fair.barkers.count_ones() as i32;
        let barkers = Say::new("grand-score-barkers").with("count", count);
        sheet.lines.push(ScoreLine { what: barkers, points: count * points.barker, rule: Rule("GC-9.7") });
        let (spaces, sites) = self.mallets(board);
        let rule = if board.holds(Trick::Spectacle) { Rule("GC-8.10") } else { Rule("GC-9.8") };
        sheet.add("grand-score-empty-spaces", -spaces, rule);
        sheet.add("grand-score-bare-sites", -sites, Rule("GC-9.8"));
        sheet.tie("grand-tie-tricks", tricks_gained(board), Rule("GC-9.10"));
        sheet.tie("grand-tie-tickets", finish.tally.tickets as i32, Rule("GC-9.10"));
    }

    fn write_solo(&self, board: &Board, finish: &Finish, sheet: &mut ScoreSheet) {
        let points = &self.kit.parts().points;
        sheet.add("grand-solo-barkers", board.fair.barkers.count_ones() as i32, Rule("GC-10.5"));
        sheet.add("grand-solo-tricks", tricks_gained(board), Rule("GC-10.5"));
        sheet.add("grand-solo-bigtop", i32::from(board.fair.bigtop), Rule("GC-10.5"));
        sheet.add("grand-solo-sets", finish.tally.full_sizes(), Rule("GC-10.6"));
        sheet.add("grand-solo-busy", i32::from(finish.tally.busy), Rule("GC-10.6"));
        let (spaces, sites) = self.mallets(board);
        sheet.add("grand-score-bare-sites", -sites, Rule("GC-10.7"));
        if self.strict_mallets {
            sheet.add("grand-score-empty-spaces", -spaces, Rule("GC-10.7"));
        }
        sheet.add("grand-solo-sizes", finish.tally.solo_loss(points), Rule("GC-10.8"));
        if self.stage == Stage::Over {
            sheet.title = Some(self.solo_title(sheet.total()));
        }
    }

    fn solo_title(&self, total: i32) -> Say {
        let ranks = self.kit.parts().points.solo.ranks.iter();
        let reached = ranks.filter(|rank| rank.from <= total).max_by_key(|rank| rank.from);
        Say::new(format!("grand-rank-{}", reached.map_or("forgotten", |rank| rank.code.as_str())))
    }

    /// Says how the tricks were used that work at the end; their points are in the lines above.
    fn write_finish(&self, finish: &Finish, sheet: &mut ScoreSheet) {
        let name = |built: Built| {
            let attraction = &self.kit.parts().attractions[usize::from(built.tile)];
            Arg::Name(attraction.name.clone().into())
        };
        if let Some(built) = finish.pocket {
            let what = Say::new("grand-score-pockets").with("attraction", name(built));
            sheet.lines.push(ScoreLine { what, points: 0, rule: Rule("GC-8.14") });
        }
        if let Some((built, size)) = finish.mystery {
            let what = Say::new("grand-score-mystery").with("attraction", name(built)).with("size", size_word(size));
            sheet.lines.push(ScoreLine { what, points: 0, rule: Rule("GC-8.4") });
        }
    }
}

/// The different places for the ticket of "Pick Some Pockets!": of attractions that count alike only the lowest.
fn pocket_choices(board: &Board, plain: Finish) -> ArrayVec<Finish, { 3 * LARGEST }> {
    let mut choices: ArrayVec<Finish, { 3 * LARGEST }> = ArrayVec::new();
    if board.holds(Trick::Pockets) {
        let alike = |one: Built, two: Built| one.size() == two.size() && one.tickets.min(2) == two.tickets.min(2);
        for attraction in board.fair.attractions().filter(|attraction| attraction.has_room()) {
            let choice = Finish { pocket: Some(attraction), tally: plain.tally.with_ticket(attraction), ..plain };
            let known = choices.iter_mut().find(|known| known.pocket.is_some_and(|other| alike(other, attraction)));
            match known {
                Some(known) if known.pocket.is_some_and(|other| lower(attraction, other)) => *known = choice,
                Some(_) => {}
                None => choices.push(choice),
            }
        }
    }
    if choices.is_empty() {
        choices.push(plain);
    }
    choices
}

fn lower(one: Built, two: Built) -> bool {
    one.cells.trailing_zeros() < two.cells.trailing_zeros()
}

/// The different ways to use "Create Mystery!", not to use it included.
fn mystery_choices(board: &Board, finish: Finish) -> impl Iterator<Item = Finish> {
    let sizes = 1..=LARGEST as u8;
    let changes = sizes.clone().flat_map(|from| [(from, from - 1), (from, from + 1)]);
    let possible = changes.filter(move |(_, to)| board.holds(Trick::Mystery) && sizes.contains(to));
    let changed = possible.filter_map(move |(from, to)| {
        let built = lowest_of_size(board, finish, from)?;
        Some(Finish { mystery: Some((built, to)), tally: finish.tally.with_size_changed(from, to), ..finish })
    });
    std::iter::once(finish).chain(changed)
}

/// The lowest attraction of a size that has a ticket, that of "Pick Some Pockets!" included.
fn lowest_of_size(board: &Board, finish: Finish, size: u8) -> Option<Built> {
    let ticketed = |built: &Built| built.tickets > 0 || finish.pocket.is_some_and(|pocket| pocket.cells == built.cells);
    let found = board.fair.attractions().filter(|built| built.size() == size && ticketed(built));
    found.min_by_key(|built| built.cells.trailing_zeros())
}

fn bigtop_points(points: &Points, board: &Board) -> i32 {
    points.bigtop[usize::from(board.fair.bigtop).min(points.bigtop.len() - 1)]
}

fn tricks_gained(board: &Board) -> i32 {
    board.standings.iter().filter(|&&standing| standing == Standing::Gained).count() as i32
}

pub(crate) fn size_word(size: u8) -> Say {
    Say::new(match size {
        1 => "grand-size-tiny",
        2 => "grand-size-small",
        3 => "grand-size-medium",
        4 => "grand-size-large",
        _ => "grand-size-giant",
    })
}
