//! Placing a foundation, and everything in the Railyard.

use super::not_asked;
use crate::actions::Source;
use crate::cell::Cell;
use crate::event::{Event, Tops};
use crate::foundation::{Pattern, Quarter};
use crate::railyard::Stack;
use crate::state::{Grand, Stage};
use table::{Dice, Log};

impl Grand {
    pub(super) fn peek(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        let seen = self.railyard.peek(seat, dice);
        self.turn.peeked = true;
        log.tell(|| {
            let [left, right] = seen.map(|top| top.map(Pattern::from));
            Event::Peeked { seat, seen: Some(Tops { left, right }) }
        });
    }

    pub(super) fn take(&mut self, source: Source, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        let (foundation, reshuffled) = match source {
            Source::Stack(stack) => self.railyard.draw(stack, dice),
            Source::Space(space) => (self.railyard.take(usize::from(space) - 2), None),
        };
        let open = self.railyard.face_up().len() as u8;
        log.tell(|| Event::Took { seat, source, foundation: foundation.into(), open });
        tell_reshuffled(reshuffled, log);
        self.stage = Stage::Put { foundation, facedown: matches!(source, Source::Stack(_)) };
    }

    pub(super) fn put(&mut self, lot: u8, quarter: Quarter, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Stage::Put { foundation, facedown } = self.stage else { return not_asked(self.stage) };
        let seat = self.active();
        let foundation = foundation.turned(quarter);
        self.own_mut().fair.place(foundation, lot);
        log.tell(|| Event::Put { seat, lot: Cell(lot), foundation: foundation.into() });
        if facedown {
            self.stage = Stage::Cycle;
        } else {
            self.refill(dice, log);
        }
    }

    pub(super) fn cycle(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        let gone = self.railyard.face_up().len() as u8;
        let chosen = !self.is_between_rounds();
        log.tell(|| Event::Cycled { seat, gone, chosen });
        let reshuffled = self.railyard.discard_all();
        tell_reshuffled(reshuffled, log);
        self.refill(dice, log);
    }

    /// Fills the spaces 2 to 5 as far as there is nothing to choose, then goes on with the game.
    pub(super) fn refill(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        while self.railyard.has_gap() {
            match self.railyard.only_refill() {
                Some(stack) => self.turn_up(stack, dice, log),
                None => return self.stage = Stage::Refill,
            }
        }
        if self.is_between_rounds() {
            self.start_round(log);
        } else {
            self.finish_turn(dice, log);
        }
    }

    pub(super) fn turn_up(&mut self, stack: Stack, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (foundation, reshuffled) = self.railyard.turn_up(stack, dice);
        let space = self.railyard.face_up().len() as u8 + 1;
        log.tell(|| Event::TurnedUp { space, stack, foundation: foundation.into() });
        tell_reshuffled(reshuffled, log);
    }
}

fn tell_reshuffled(stack: Option<Stack>, log: &mut impl Log<Event>) {
    if let Some(stack) = stack {
        log.tell(|| Event::Reshuffled { stack });
    }
}
