//! Doing what was chosen. The actions of each kind are in the files below; all lead to the end of the turn.

mod build;
mod guests;
mod place;
mod turn;

use crate::actions::{Action, Deed};
use crate::event::Event;
use crate::state::{Grand, Stage};
use table::{Dice, Log, Seat};

/// Does a legal action of the player whose turn it is.
#[inline]
pub(crate) fn play(game: &mut Grand, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    debug_assert_eq!(seat, game.active(), "only the player whose turn it is acts");
    game.act(action, dice, log);
    debug_assert!(game.caches_agree(), "what is kept twice differs");
}

/// In a stage in which this action is not asked for: whoever calls `play` has not looked at `legal`.
#[cold]
fn not_asked(stage: Stage) {
    debug_assert!(false, "that was not asked in {stage:?}");
}

impl Grand {
    fn act(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::Peek => self.peek(dice, log),
            Action::Begin { deed, number } => self.begin(deed, number, dice, log),
            Action::Take(source) => self.take(source, dice, log),
            Action::Put { lot, quarter } => self.put(lot, quarter, dice, log),
            Action::Cycle(true) => self.cycle(dice, log),
            Action::Cycle(false) => self.finish_turn(dice, log),
            Action::Refill(stack) => {
                self.turn_up(stack, dice, log);
                self.refill(dice, log);
            }
            Action::Build { shape, way, anchor, reserve } => self.build(shape, way, anchor, reserve, dice, log),
            Action::Move { from, to, plain } => self.move_guest(from, to, plain, dice, log),
            Action::Done => self.finish_deed(dice, log),
            Action::Tickets { corners } => self.ticket_corners(corners, dice, log),
            Action::Entry { door } => {
                self.welcome(door, log);
                self.hire(dice, log);
            }
            Action::Barker { cell } => self.put_barker(cell, dice, log),
        }
    }

    fn begin(&mut self, deed: Deed, number: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        log.tell(|| Event::Began { seat, deed, number });
        let board = self.own_mut();
        board.covered |= 1 << number;
        self.stage = match deed {
            Deed::Place => Stage::Take { reach: board.reach(number) },
            Deed::Build => Stage::Build { left: number },
            Deed::Move => Stage::Move { left: board.steps(number) },
            Deed::Pass => return self.finish_turn(dice, log),
        };
    }

    /// Leaves it at one attraction or one guest, though a second was possible.
    fn finish_deed(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Move { .. } => self.look_at_entry(dice, log),
            _ => self.finish_turn(dice, log),
        }
    }
}
