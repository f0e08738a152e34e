//! The parade, stop by stop and float by float.

use std::borrow::Cow;

use table::{Log, Seat};

use crate::actions::Throw;
use crate::city::Neighborhood;
use crate::event::Event;
use crate::kind::Kind;
use crate::state::{MardiGras, Stage};

impl MardiGras {
    /// Tells whether somebody has to decide something.
    pub(super) fn begin_parade(&mut self, log: &mut impl Log<Event>) -> bool {
        let floats = self.active().parade.clone();
        let joined = floats.clone().any(|slot| self.holder(slot).is_some());
        if !joined {
            return false;
        }
        self.halt_at(0, log);
        self.move_on(0, floats.start, log)
    }

    pub(super) fn entertain(
        &mut self,
        seat: Seat,
        at: Neighborhood,
        kind: Kind,
        throw: Throw,
        log: &mut impl Log<Event>,
    ) {
        let cards = throw.cards();
        self.discard(seat, cards);
        self.crowds[at.index()].remove(kind);
        self.krewe_mut(seat).entertained.add(kind);
        log.tell(|| Event::Entertained { seat, kind, at: self.spot(at), cards: cards.into() });
    }

    /// The float after the one in `slot` acts, at this stop or a later one; after the last the Carnival goes on.
    pub(super) fn next_float(&mut self, stop: u8, slot: u8, log: &mut impl Log<Event>) {
        if !self.move_on(stop, usize::from(slot) + 1, log) {
            self.carry_out_from(self.active().parade.end, log);
        }
    }

    /// Looks for the next player to ask, from a slot at a stop on. At the end of the route the members go home (MG-8.11)
    /// and nobody is asked.
    fn move_on(&mut self, stop: u8, slot: usize, log: &mut impl Log<Event>) -> bool {
        let route = self.active();
        let (mut stop, mut slot) = (stop, slot);
        loop {
            if let Some(slot) = (slot..route.parade.end).find(|&slot| self.is_asked(stop, slot)) {
                self.stage = Stage::Parade { stop, slot: slot as u8 };
                return true;
            }
            stop += 1;
            slot = route.parade.start;
            if usize::from(stop) == route.halts.len() {
                break;
            }
            self.halt_at(stop, log);
        }
        log.tell(|| Event::ParadeEnded { route: route.letter, floats: self.floats() });
        for slot in route.parade.clone() {
            self.send_home(slot);
        }
        false
    }

    /// MG-8.10: passed over only for what everybody can see.
    fn is_asked(&self, stop: u8, slot: usize) -> bool {
        let holds_cards = self.holder(slot).is_some_and(|seat| !self.krewe(seat).hand.is_empty());
        holds_cards && self.halt(stop).between.iter().any(|&at| !self.crowd(at).is_empty())
    }

    fn halt_at(&self, stop: u8, log: &mut impl Log<Event>) {
        log.tell(|| {
            let halt = self.halt(stop);
            Event::Halted {
                route: self.active().letter,
                stop: stop + 1,
                street: Cow::Borrowed(&halt.street),
                between: halt.between.map(|at| self.spot(at)),
            }
        });
    }
}
