//! What attractions and tickets add up to, with the best use of the tricks that work at the end.

use crate::components::Points;
use crate::fairground::{Built, Fairground};
use crate::shape::LARGEST;
use crate::state::{Board, Grand};
use crate::trick::Trick;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// What attractions and tickets add up to.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    /// Attractions with tickets; index 0 is size 1.
    pub sizes: [u8; LARGEST],
    /// Attractions with two tickets or more.
    pub busy: u8,
    pub tickets: u32,
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

    pub fn has_variety(&self) -> bool {
        self.sizes.iter().all(|&count| count > 0)
    }

    /// The points that depend on attractions and tickets, in the game against others.
    fn points(&self, points: &Points) -> i32 {
        let set = |(best, &count): (&[i16; Points::COUNTS], &u8)| i32::from(best[usize::from(count)]);
        let sets: i32 = points.sets.iter().zip(&self.sizes).map(set).sum();
        sets + if self.has_variety() { points.variety } else { 0 } + self.ticket_points(points)
    }

    pub fn ticket_points(&self, points: &Points) -> i32 {
        if self.tickets >= points.ticket_goal { points.ticket_bonus } else { 0 }
    }

    pub fn full_sizes(&self) -> i32 {
        self.sizes.iter().filter(|&&count| count >= 3).count() as i32
    }

    pub fn solo_loss(&self, points: &Points) -> i32 {
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
pub(crate) struct Finish {
    pub tally: Tally,
    /// The attraction with the ticket of "Pick Some Pockets!".
    pub pocket: Option<Built>,
    /// The attraction that "Create Mystery!" counts as another size, and that size.
    pub mystery: Option<(Built, u8)>,
}

impl Grand {
    /// Points that attractions and tickets bring.
    fn tally_points(&self, tally: &Tally) -> i32 {
        let points = &self.kit.parts().points;
        if self.is_solo() { tally.solo_points(points) } else { tally.points(points) }
    }

    /// The best use of "Create Mystery!" and "Pick Some Pockets!": most points, most tickets, lowest cells.
    pub(crate) fn finish(&self, board: &Board) -> Finish {
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
