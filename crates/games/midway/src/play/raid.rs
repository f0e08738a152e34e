//! Midway Trade and Midway Steal, card by card in the order of MC-6.10.

use crate::cards::{Card, Ride};
use crate::events::Event;
use crate::state::{Midway, Phase, Raid};
use table::{Log, Seat};

impl Midway {
    pub(super) fn take(&mut self, mut raid: Raid, card: Card, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        log.tell(|| Event::Took { seat, target, card, ride: card.ride() });
        self.midways[target.at()].remove(card);
        raid.taken = Some(card);
        if self.rest_part(seat, card, log) {
            self.settle(raid, false, log);
        }
    }

    pub(super) fn take_wild(&mut self, mut raid: Raid, ride: Ride, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        log.tell(|| Event::Took { seat, target, card: Card::WILD, ride });
        self.midways[target.at()].remove_wild(ride);
        if self.find_home(&mut raid, seat, None, false, log) {
            self.settle(raid, false, log);
        }
    }

    pub(super) fn give(&mut self, raid: Raid, card: Card, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        log.tell(|| Event::Gave { seat, target, card, ride: card.ride() });
        self.midways[seat.at()].remove(card);
        if self.rest_part(target, card, log) {
            self.settle(raid, true, log);
        }
    }

    pub(super) fn give_wild(&mut self, mut raid: Raid, ride: Ride, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        log.tell(|| Event::Gave { seat, target, card: Card::WILD, ride });
        self.midways[seat.at()].remove_wild(ride);
        if self.find_home(&mut raid, target, None, true, log) {
            self.settle(raid, true, log);
        }
    }

    /// The last part of a Midway Steal.
    pub(super) fn toss(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.discard(card, log);
        self.next_deed(log);
    }

    /// Finds a place for every Wild that has to leave its ride, first for the owner of the card that has just come, then
    /// for the one who lost it, and goes on with the action.
    fn settle(&mut self, mut raid: Raid, given: bool, log: &mut impl Log<Event>) {
        let owners = if given { [raid.target, self.active()] } else { [self.active(), raid.target] };
        for owner in owners {
            while let Some(ride) = self.stray(owner) {
                if !self.find_home(&mut raid, owner, Some(ride), given, log) {
                    return;
                }
            }
        }
        match (given, raid.trade) {
            (true, _) => self.next_deed(log),
            (false, true) => self.phase = Phase::Give { raid },
            (false, false) => self.phase = Phase::Toss,
        }
    }

    /// A Wild that has to move goes to its only place, or away if there is none (MC-6.7, MC-6.11); where there is a choice
    /// its owner is asked. Says whether the action goes on at once.
    #[must_use]
    fn find_home(
        &mut self,
        raid: &mut Raid,
        owner: Seat,
        from: Option<Ride>,
        given: bool,
        log: &mut impl Log<Event>,
    ) -> bool {
        let homes = self.homes(*raid, owner, from, given);
        match homes.first() {
            None => {
                self.lose_wild(owner, from, log);
                true
            }
            Some(home) if homes.len() == 1 => self.rehome(raid, owner, from, home, given, log),
            Some(_) => {
                self.phase = Phase::Place { raid: *raid, owner, from, given };
                false
            }
        }
    }

    /// The ride whose Wild has to leave: one that a part has displaced, or one without a part (MC-6.8, MC-6.9).
    #[inline]
    fn stray(&self, owner: Seat) -> Option<Ride> {
        let midway = &self.midways[owner.at()];
        midway.crowded().or_else(|| midway.orphaned())
    }

    /// The owner has chosen where a Wild goes.
    pub(super) fn place(
        &mut self,
        mut raid: Raid,
        owner: Seat,
        from: Option<Ride>,
        to: Ride,
        given: bool,
        log: &mut impl Log<Event>,
    ) {
        if self.rehome(&mut raid, owner, from, to, given, log) {
            self.settle(raid, given, log);
        }
    }

    /// A Wild comes to rest. Says whether the game goes on.
    #[must_use]
    fn rehome(
        &mut self,
        raid: &mut Raid,
        owner: Seat,
        from: Option<Ride>,
        to: Ride,
        given: bool,
        log: &mut impl Log<Event>,
    ) -> bool {
        log.tell(|| Event::WildPlaced { seat: owner, from, to });
        match from {
            Some(ride) => self.midways[owner.at()].remove_wild(ride),
            None if !given => raid.taken = Some(Card::WILD),
            None => {}
        }
        self.rest_wild(owner, to, log)
    }

    /// A Wild without a place goes to the discard pile (MC-6.7).
    fn lose_wild(&mut self, seat: Seat, from: Option<Ride>, log: &mut impl Log<Event>) {
        if let Some(ride) = from {
            self.midways[seat.at()].remove_wild(ride);
        }
        self.pile.lay(Card::WILD);
        log.tell(|| Event::WildLost { seat, from });
    }
}
