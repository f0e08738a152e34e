//! Step 4: building.

use crate::cards::{Card, Ride};
use crate::event::Event;
use crate::state::{Midway, Stage};
use table::Log;

impl Midway {
    /// Opens step 4, and renews the moves of Wilds after each play from hand (MC-7.10).
    pub(super) fn begin_building(&mut self) {
        self.stage = Stage::Build { moves: self.own_midway().all_wilds() as u8 };
    }

    pub(super) fn start(&mut self, first: Card, second: Card, log: &mut impl Log<Event>) {
        let seat = self.active();
        log.tell(|| Event::Started { seat, first, second });
        self.leave_hand(first);
        self.leave_hand(second);
        let midway = &mut self.midways[seat.at()];
        // Two cards complete nothing, so there is nothing to look at.
        midway.put(first);
        if second.is_wild() {
            midway.put_wild(first.ride());
        } else {
            midway.put(second);
        }
        self.begin_building();
    }

    pub(super) fn add(&mut self, part: Card, log: &mut impl Log<Event>) {
        let seat = self.active();
        log.tell(|| Event::Added { seat, card: part, ride: part.ride() });
        self.leave_hand(part);
        if self.rest_part(seat, part, log) {
            self.begin_building();
        }
    }

    pub(super) fn add_wild(&mut self, ride: Ride, log: &mut impl Log<Event>) {
        let seat = self.active();
        log.tell(|| Event::Added { seat, card: Card::WILD, ride });
        self.leave_hand(Card::WILD);
        if self.rest_wild(seat, ride, log) {
            self.begin_building();
        }
    }

    pub(super) fn move_wild(&mut self, moves: u8, from: Ride, to: Ride, log: &mut impl Log<Event>) {
        let seat = self.active();
        log.tell(|| Event::WildMoved { seat, from, to });
        self.midways[seat.at()].remove_wild(from);
        if self.rest_wild(seat, to, log) {
            self.stage = Stage::Build { moves: moves - 1 };
        }
    }
}
