//! Doing what was chosen. The actions of each kind are in the files below; all lead to the end of the turn.

mod build;
mod guests;
mod place;
mod turn;

use crate::actions::{Action, Deed};
use crate::events::Event;
use crate::state::{Grand, NUMBERS, Stage};
use crate::trick::Trick;
use table::{Dice, Log};

impl Grand {
    /// Does a legal action of the player whose turn it is.
    pub(crate) fn act(&mut self, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::Peek => self.peek(dice, log),
            Action::Begin { deed, number } => self.begin(deed, number, dice, log),
            Action::Take(source) => self.take(source, dice, log),
            Action::Put { corner, quarter } => self.put(corner, quarter, dice, log),
            Action::Cycle(true) => self.cycle(dice, log),
            Action::Cycle(false) => self.finish_turn(dice, log),
            Action::Refill(stack) => {
                self.turn_up(stack, dice, log);
                self.refill(dice, log);
            }
            Action::Build { shape, way, corner, reserve } => self.build(shape, way, corner, reserve, dice, log),
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
            Deed::Place => {
                let further = u8::from(board.holds(Trick::Feet));
                Stage::Take { reach: (number + further).min(NUMBERS) }
            }
            Deed::Build => Stage::Build { left: number },
            Deed::Move => Stage::Move { left: number + board.fair.barkers.count_ones() as u8 },
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
