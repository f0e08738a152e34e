//! Midway Trade and Midway Steal, card by card in the order of MC-6.10.

use crate::cards::{Card, Ride};
use crate::event::{Event, Landing};
use crate::state::{Midway, Raid, Stage};
use table::{Log, Seat};

/// What became of a Wild that had to move.
#[derive(Clone, Copy, PartialEq, Eq)]
#[must_use]
enum Homing {
    /// It lies somewhere: the action goes on.
    Settled,
    /// Its owner is asked for a ride.
    Asked,
    /// It won the game.
    Won,
}

impl Midway {
    pub(super) fn take(&mut self, mut raid: Raid, card: Card, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        log.tell(|| Event::Took { seat, target, card, ride: card.ride(), lands: Landing::on(card.ride()) });
        self.midways[target.at()].remove(card);
        raid.taken = Some(card);
        if self.rest_part(seat, card, log) {
            self.settle(raid, false, log);
        }
    }

    pub(super) fn take_wild(&mut self, mut raid: Raid, ride: Ride, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        self.midways[target.at()].remove_wild(ride);
        log.tell(|| Event::Took { seat, target, card: Card::WILD, ride, lands: self.landing(raid, seat, false) });
        if self.find_home(&mut raid, seat, None, false, log) == Homing::Settled {
            self.settle(raid, false, log);
        }
    }

    pub(super) fn give(&mut self, raid: Raid, card: Card, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        log.tell(|| Event::Gave { seat, target, card, ride: card.ride(), lands: Landing::on(card.ride()) });
        self.midways[seat.at()].remove(card);
        if self.rest_part(target, card, log) {
            self.settle(raid, true, log);
        }
    }

    pub(super) fn give_wild(&mut self, mut raid: Raid, ride: Ride, log: &mut impl Log<Event>) {
        let (seat, target) = (self.active(), raid.target);
        self.midways[seat.at()].remove_wild(ride);
        log.tell(|| Event::Gave { seat, target, card: Card::WILD, ride, lands: self.landing(raid, target, true) });
        if self.find_home(&mut raid, target, None, true, log) == Homing::Settled {
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
                if self.find_home(&mut raid, owner, Some(ride), given, log) != Homing::Settled {
                    return;
                }
            }
        }
        match (given, raid.trade) {
            (true, _) => self.next_deed(log),
            (false, true) => self.stage = Stage::Give { raid },
            (false, false) => self.stage = Stage::Toss,
        }
    }

    /// Where a Wild that comes from another Midway will lie.
    fn landing(&self, raid: Raid, owner: Seat, given: bool) -> Landing {
        let homes = self.homes(raid, owner, None, given);
        match homes.first() {
            None => Landing::Pile,
            Some(home) if homes.len() == 1 => Landing::on(home),
            Some(_) => Landing::Waits,
        }
    }

    /// A Wild that has to move goes to its only place, or away if there is none (MC-6.7, MC-6.11); where there is a choice
    /// its owner is asked.
    fn find_home(
        &mut self,
        raid: &mut Raid,
        owner: Seat,
        from: Option<Ride>,
        given: bool,
        log: &mut impl Log<Event>,
    ) -> Homing {
        let homes = self.homes(*raid, owner, from, given);
        match homes.first() {
            None => {
                self.lose_wild(owner, from, log);
                Homing::Settled
            }
            Some(home) if homes.len() == 1 => {
                if self.rehome(raid, owner, from, home, given, log) {
                    Homing::Settled
                } else {
                    Homing::Won
                }
            }
            Some(_) => {
                self.stage = Stage::Place { raid: *raid, owner, from, given };
                Homing::Asked
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
        let waited = from.is_none() && matches!(self.stage, Stage::Place { .. });
        log.tell(|| Event::WildPlaced { seat: owner, from, waited, to });
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
