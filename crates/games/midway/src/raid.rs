//! What may be taken and given in a Midway Trade or Steal (chapter 6 of the rules).

use crate::cards::{Card, Ride};
use crate::hand::bits;
use crate::row::{Rides, Row};
use crate::state::{MOST_PLAYERS, Midway, Raid};
use table::Seat;

/// Cards in a Midway: parts, one bit each, and rides from which a Wild can be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Movable {
    pub parts: u32,
    pub wilds: Rides,
}

impl Movable {
    #[inline]
    fn is_empty(self) -> bool {
        self.parts == 0 && self.wilds.is_empty()
    }
}

impl Midway {
    /// What the duplicates rule and the locks leave to take (MC-6.1, MC-6.2).
    #[inline]
    pub(crate) fn takeable(&self, raid: Raid) -> Movable {
        let target = &self.midways[raid.target.at()];
        Movable { parts: target.loose_parts() & !self.own_midway().parts(), wilds: target.with_wilds() }
    }

    /// What may be given for the card taken (MC-6.4).
    #[inline]
    pub(crate) fn gifts(&self, raid: Raid) -> Movable {
        let own = self.own_midway();
        let taken = raid.taken.map_or(0, |card| 1 << card.0);
        let parts = own.loose_parts() & !self.midways[raid.target.at()].parts() & !taken;
        let taken_wilds = u32::from(raid.taken == Some(Card::WILD));
        let wilds = if own.all_wilds() > taken_wilds { own.with_wilds() } else { Rides::NONE };
        Movable { parts, wilds }
    }

    /// Is there a card that may be taken?
    #[inline]
    pub(crate) fn can_raid(&self, raid: Raid) -> bool {
        let takeable = self.takeable(raid);
        bits(takeable.parts).any(|part| self.may_take(raid, Card(part)))
            || takeable.wilds.iter().any(|ride| self.may_take_wild(raid, ride))
    }

    /// Would taking this part leave something to give or to discard, or else win (MC-6.5)?
    #[inline]
    pub(crate) fn may_take(&self, raid: Raid, part: Card) -> bool {
        let pays = if raid.trade { self.gift_after(raid, part) } else { !self.own_hand().is_empty() };
        pays || self.part_wins(raid, part)
    }

    /// The same for a Wild from this ride of the target.
    #[inline]
    pub(crate) fn may_take_wild(&self, raid: Raid, ride: Ride) -> bool {
        self.can_pay_for(raid) || self.wild_wins(raid, ride)
    }

    /// Is there something to give, or to discard, as the table stands?
    #[inline]
    fn can_pay_for(&self, raid: Raid) -> bool {
        if raid.trade { !self.gifts(raid).is_empty() } else { !self.own_hand().is_empty() }
    }

    /// Is there something to give once this part has been taken? The part may lock a set, or drive out the last Wild.
    #[inline]
    fn gift_after(&self, raid: Raid, part: Card) -> bool {
        let mut own = *self.own_midway();
        own.put(part);
        if own.loose_parts() & !self.midways[raid.target.at()].parts() != 0 {
            return true;
        }
        let wild_lost = own.crowded().is_some() && own.open().is_empty();
        own.all_wilds() > u32::from(wild_lost)
    }

    #[cold]
    fn part_wins(&self, raid: Raid, part: Card) -> bool {
        let mut midways = self.midways;
        midways[raid.target.at()].remove(part);
        let own = &mut midways[self.active().at()];
        own.put(part);
        let crowded = own.crowded();
        self.wins(&midways, self.active())
            || crowded.is_some_and(|from| !self.winning_homes(&midways, self.active(), Some(from)).is_empty())
    }

    #[cold]
    fn wild_wins(&self, raid: Raid, ride: Ride) -> bool {
        let mut midways = self.midways;
        midways[raid.target.at()].remove_wild(ride);
        !self.winning_homes(&midways, self.active(), None).is_empty()
    }

    /// Where a Wild of `owner` wins the game.
    fn winning_homes(&self, midways: &[Row; MOST_PLAYERS], owner: Seat, from: Option<Ride>) -> Rides {
        let wins_on = |ride: &Ride| {
            let mut midways = *midways;
            let own = &mut midways[owner.at()];
            if let Some(from) = from {
                own.remove_wild(from);
            }
            own.put_wild(*ride);
            self.wins(&midways, owner)
        };
        midways[owner.at()].open().iter().filter(wins_on).collect()
    }

    /// Where a Wild that has to move may go (MC-6.5, MC-6.6, MC-6.8, MC-6.9).
    #[inline]
    pub(crate) fn homes(&self, raid: Raid, owner: Seat, from: Option<Ride>, given: bool) -> Rides {
        if owner == self.active() && !given && !self.can_pay_for(raid) {
            return self.winning_homes(&self.midways, owner, from);
        }
        self.midways[owner.at()].open()
    }
}
