//! What a choice would shut or cut off for the rest of the game, told before it is made.

use crate::actions::Action;
use crate::cell::{Cells, Spot, TOP_ROW, bit, steps};
use crate::fairground::Fairground;
use crate::speech::place;
use crate::state::{Grand, Stage};
use crate::trick::Trick;
use table::{Arg, Say, Seat};

/// What becomes of an Entry, the worse last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Harm {
    /// Whoever comes in there can never reach the Bigtop.
    CutOff,
    /// Nobody can come in there any more.
    Shut,
}

/// What an action does to one Entry, or to both, for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peril {
    harm: Harm,
    /// The cell above the Entry; none if it befalls both.
    door: Option<u8>,
    /// By a barker, or else by the foundation in hand.
    by_barker: bool,
}

impl Peril {
    /// As the end of a ticket's words.
    pub(crate) fn in_short(self) -> Say {
        self.about(match self.harm {
            Harm::Shut => "grand-peril-shut",
            Harm::CutOff => "grand-peril-cut",
        })
    }

    /// As a sentence.
    pub(crate) fn told(self) -> Say {
        self.about(match (self.by_barker, self.harm) {
            (true, Harm::Shut) => "grand-note-peril-barker-shut",
            (true, Harm::CutOff) => "grand-note-peril-barker-cut",
            (false, Harm::Shut) => "grand-note-peril-put-shut",
            (false, Harm::CutOff) => "grand-note-peril-put-cut",
        })
    }

    fn about(self, key: &'static str) -> Say {
        let both = || Arg::Name("both".into());
        Say::new(key).with("entry", self.door.map_or_else(both, |door| place(Spot::entry(door))))
    }
}

/// What this action would do to an Entry from which guests can still come; nothing, as nearly always.
pub(crate) fn peril(game: &Grand, seat: Seat, action: Action) -> Option<Peril> {
    if seat != game.active() || is_last_turn(game) {
        return None;
    }
    let before = game.own().fair;
    let after = after(game, before, action)?;
    let used = |door: u8| game.guests > 0 || before.waiting & bit(door) != 0;
    let harms = game.kit.doors.map(|door| if used(door) { harm(game, &before, &after, door) } else { None });
    let harm = harms.into_iter().flatten().max()?;
    let door = if harms == [Some(harm); 2] { None } else { harms.iter().position(|&own| own == Some(harm)) };
    let door = door.map(|at| game.kit.doors[at]);
    Some(Peril { harm, door, by_barker: matches!(action, Action::Barker { .. }) })
}

/// Does the player have no turn left after this one?
fn is_last_turn(game: &Grand) -> bool {
    game.is_last_round() && game.own().free_numbers().next().is_none()
}

/// The Fairground with the barker or the foundation where the action puts it.
fn after(game: &Grand, mut fair: Fairground, action: Action) -> Option<Fairground> {
    match (game.stage, action) {
        (Stage::Barker, Action::Barker { cell }) if cell < 64 && fair.free_walkways() & bit(cell) != 0 => {
            fair.barkers |= bit(cell);
        }
        (Stage::Put { foundation, .. }, Action::Put { lot, quarter })
            if lot < 64 && fair.empty_spaces() & bit(lot) != 0 =>
        {
            fair.place(foundation.turned(quarter), lot);
        }
        _ => return None,
    }
    Some(fair)
}

fn harm(game: &Grand, before: &Fairground, after: &Fairground, door: u8) -> Option<Harm> {
    let (was, is) = (around(game, before, door), around(game, after, door));
    match (was, is) {
        (0, _) => None,
        (_, 0) => Some(Harm::Shut),
        _ => (was & TOP_ROW != 0 && is & TOP_ROW == 0).then_some(Harm::CutOff),
    }
}

/// Everything that a guest who comes in over `door` may ever reach.
fn around(game: &Grand, fair: &Fairground, door: u8) -> Cells {
    let floor = floor_to_come(game, fair);
    let diagonal = may_hold(game, Trick::Ballyhoo);
    let mut cells = bit(door) & floor;
    loop {
        let grown = (cells | steps(cells, diagonal)) & floor;
        if grown == cells {
            return cells;
        }
        cells = grown;
    }
}

/// What is walkway now or may become one: nobody knows what will lie on an empty lot, and "The Big Draw!" opens bare sites.
fn floor_to_come(game: &Grand, fair: &Fairground) -> Cells {
    let sites = if may_hold(game, Trick::Draw) { fair.bare_sites() } else { 0 };
    (fair.walkways() | !fair.ground | sites) & !fair.barkers
}

fn may_hold(game: &Grand, trick: Trick) -> bool {
    game.own().holds(trick) || game.can_gain(trick)
}
