//! Points, and where each of them comes from. Every line is counted in one place; totals and sheets are made of lines.

use crate::components::Points;
use crate::fairground::Built;
use crate::shape::LARGEST;
use crate::state::{Board, Claim, Grand, Stage};
use crate::tally::Finish;
use crate::trick::Trick;
use serde::Serialize;
use table::{Arg, Eyes, Places, Rule, Say, ScoreLine, ScoreSheet, Seat};
use ts_rs::TS;

/// What brings or costs points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Tiny,
    Small,
    Medium,
    Large,
    Giant,
    /// One attraction of every size.
    Variety,
    Bigtop,
    Tickets,
    Barkers,
    /// Empty lots, which show a mallet.
    Lots,
    /// Bare construction sites, which show one too.
    Sites,
    /// Alone: tricks gained.
    Tricks,
    /// Alone: sizes with three attractions or more.
    FullSizes,
    /// Alone: attractions with two tickets or more.
    Busy,
    /// Alone: sizes with fewer than two attractions.
    Missing,
}

impl Item {
    /// The sets of each size, the smallest first.
    pub const SETS: [Item; LARGEST] = [Item::Tiny, Item::Small, Item::Medium, Item::Large, Item::Giant];

    /// The size, if it is about attractions of one.
    pub fn size(self) -> Option<u8> {
        (1u8..).zip(Item::SETS).find_map(|(size, item)| (item == self).then_some(size))
    }

    pub fn word(self) -> &'static str {
        match self {
            Item::Tiny => "tiny",
            Item::Small => "small",
            Item::Medium => "medium",
            Item::Large => "large",
            Item::Giant => "giant",
            Item::Variety => "variety",
            Item::Bigtop => "bigtop",
            Item::Tickets => "tickets",
            Item::Barkers => "barkers",
            Item::Lots => "lots",
            Item::Sites => "sites",
            Item::Tricks => "tricks",
            Item::FullSizes => "full-sizes",
            Item::Busy => "busy",
            Item::Missing => "missing",
        }
    }
}

/// A line of the account: so many of something, and the points for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub item: Item,
    pub have: u32,
    pub points: i32,
}

/// Points so far, or at the end.
#[inline]
pub(crate) fn score(game: &Grand, seat: Seat) -> i32 {
    let board = game.board(seat);
    let mut total = 0;
    game.each_line(board, &game.finish(board), |line| total += line.points);
    total
}

/// Where the points come from.
pub(crate) fn sheet(game: &Grand, seat: Seat) -> ScoreSheet {
    let board = game.board(seat);
    let finish = game.finish(board);
    let mut sheet = ScoreSheet::default();
    game.each_line(board, &finish, |line| sheet.lines.extend(game.write_line(board, line)));
    if !game.is_solo() {
        sheet.tie("grand-tie-tricks", tricks_gained(board), Rule("GC-9.10"));
        sheet.tie("grand-tie-tickets", finish.tally.tickets as i32, Rule("GC-9.10"));
    } else if game.stage == Stage::Over {
        sheet.title = Some(game.solo_title(sheet.total()));
    }
    game.write_finish(&finish, &mut sheet);
    sheet
}

/// All points are open to all.
pub(crate) fn shown(game: &Grand, _: Eyes, seat: Seat) -> Option<ScoreSheet> {
    Some(sheet(game, seat))
}

/// By points, then tricks, then tickets. Alone, nobody wins who is forgotten.
pub(crate) fn places(game: &Grand) -> Option<Places> {
    let forgotten = |seat: Seat| game.is_solo() && score(game, seat) <= 0;
    let places = || Places::by_key(usize::from(game.players), |seat| game.rank(seat)).but_lost(forgotten);
    (game.stage == Stage::Over).then(places)
}

impl Grand {
    /// Every line of a player's account.
    #[inline]
    pub(crate) fn each_line(&self, board: &Board, finish: &Finish, tell: impl FnMut(Count)) {
        if self.is_solo() { self.solo_lines(board, finish, tell) } else { self.contest_lines(board, finish, tell) }
    }

    #[inline]
    fn contest_lines(&self, board: &Board, finish: &Finish, mut tell: impl FnMut(Count)) {
        let points = &self.kit.parts().points;
        let tally = &finish.tally;
        for (at, item) in Item::SETS.into_iter().enumerate() {
            let have = tally.sizes[at];
            tell(Count { item, have: have.into(), points: points.sets[at][usize::from(have)].into() });
        }
        let variety = tally.sizes.iter().filter(|&&count| count > 0).count() as u32;
        let points_of_variety = if tally.has_variety() { points.variety } else { 0 };
        tell(Count { item: Item::Variety, have: variety, points: points_of_variety });
        tell(Count {
            item: Item::Bigtop,
            have: board.fair.bigtop.into(),
            points: bigtop_points(points, board.fair.bigtop),
        });
        tell(Count { item: Item::Tickets, have: tally.tickets, points: tally.ticket_points(points) });
        let barkers = board.fair.barkers.count_ones();
        tell(Count { item: Item::Barkers, have: barkers, points: barkers as i32 * points.barker });
        tell(self.lots_line(board));
        tell(sites_line(board));
    }

    #[inline]
    fn solo_lines(&self, board: &Board, finish: &Finish, mut tell: impl FnMut(Count)) {
        let (fair, tally) = (&board.fair, &finish.tally);
        let mut each = |item: Item, have: u32| tell(Count { item, have, points: have as i32 });
        each(Item::Barkers, fair.barkers.count_ones());
        each(Item::Tricks, tricks_gained(board) as u32);
        each(Item::Bigtop, fair.bigtop.into());
        each(Item::FullSizes, tally.full_sizes() as u32);
        each(Item::Busy, tally.busy.into());
        tell(sites_line(board));
        if self.strict_mallets {
            tell(self.lots_line(board));
        }
        let missing = tally.sizes.iter().filter(|&&count| count < 2).count() as u32;
        tell(Count { item: Item::Missing, have: missing, points: tally.solo_loss(&self.kit.parts().points) });
    }

    /// Do empty lots cost this player a point each?
    pub(crate) fn lots_cost(&self, board: &Board) -> bool {
        (!self.is_solo() || self.strict_mallets) && !board.holds(Trick::Spectacle)
    }

    fn lots_line(&self, board: &Board) -> Count {
        let have = board.fair.empty_spaces().count_ones();
        let points = if self.lots_cost(board) { -(have as i32) } else { 0 };
        Count { item: Item::Lots, have, points }
    }

    /// Points, then tricks, then tickets.
    fn rank(&self, seat: Seat) -> (i32, i32, u32) {
        let board = self.board(seat);
        (score(self, seat), tricks_gained(board), self.finish(board).tally.tickets)
    }

    /// The line as it stands on the sheet; sets that bring nothing are left out.
    fn write_line(&self, board: &Board, line: Count) -> Option<ScoreLine> {
        let Count { item, have, points } = line;
        let counted = |key: &'static str| Say::new(key).with("count", have);
        let (what, rule) = match (item, item.size()) {
            (_, Some(size)) => {
                let what = Say::new("grand-score-sets").with("size", size_word(size)).with("count", have);
                (what, if have > 5 { "GC-9.3" } else { "GC-9.2" })
            }
            (Item::Variety, _) => (Say::new("grand-score-variety"), "GC-9.4"),
            (Item::Tickets, _) => (counted("grand-score-tickets"), "GC-9.6"),
            (Item::Bigtop, _) if !self.is_solo() => (counted("grand-score-bigtop"), "GC-9.5"),
            (Item::Barkers, _) if !self.is_solo() => (counted("grand-score-barkers"), "GC-9.7"),
            (Item::Lots, _) if self.is_solo() => (Say::new("grand-score-empty-spaces"), "GC-10.7"),
            (Item::Lots, _) if board.holds(Trick::Spectacle) => (Say::new("grand-score-empty-spaces"), "GC-8.10"),
            (Item::Lots, _) => (Say::new("grand-score-empty-spaces"), "GC-9.8"),
            (Item::Sites, _) => (Say::new("grand-score-bare-sites"), if self.is_solo() { "GC-10.7" } else { "GC-9.8" }),
            (Item::Bigtop, _) => (Say::new("grand-solo-bigtop"), "GC-10.5"),
            (Item::Barkers, _) => (Say::new("grand-solo-barkers"), "GC-10.5"),
            (Item::Tricks, _) => (Say::new("grand-solo-tricks"), "GC-10.5"),
            (Item::FullSizes, _) => (Say::new("grand-solo-sets"), "GC-10.6"),
            (Item::Busy, _) => (Say::new("grand-solo-busy"), "GC-10.6"),
            _ => (Say::new("grand-solo-sizes"), "GC-10.8"),
        };
        let left_out = item.size().is_some() && points == 0;
        (!left_out).then_some(ScoreLine { what, points, rule: Rule(rule) })
    }

    pub(crate) fn solo_title(&self, total: i32) -> Say {
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

    /// From how many on a line brings more than it does now, and how much then.
    pub(crate) fn next_step(&self, line: Count) -> Option<(u32, i32)> {
        let points = &self.kit.parts().points;
        if self.is_solo() {
            // Everything there counts one by one.
            return None;
        }
        match line.item {
            Item::Variety => (line.points == 0).then_some((LARGEST as u32, points.variety)),
            Item::Tickets => (line.points == 0).then_some((points.ticket_goal, points.ticket_bonus)),
            Item::Barkers => Some((line.have + 1, line.points + points.barker)),
            Item::Bigtop => {
                let more = bigtop_points(points, (line.have + 1) as u8);
                (more > line.points).then_some((line.have + 1, more))
            }
            item => {
                let sets = &points.sets[usize::from(item.size()?) - 1];
                let better = (0u32..).zip(sets).find(|&(_, &set)| i32::from(set) > line.points)?;
                Some((better.0, i32::from(*better.1)))
            }
        }
    }
}

fn sites_line(board: &Board) -> Count {
    let have = board.fair.bare_sites().count_ones();
    Count { item: Item::Sites, have, points: -(have as i32) }
}

fn bigtop_points(points: &Points, guests: u8) -> i32 {
    points.bigtop[usize::from(guests).min(points.bigtop.len() - 1)]
}

fn tricks_gained(board: &Board) -> i32 {
    board.standings.iter().filter(|&&standing| standing == Claim::Gained).count() as i32
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
