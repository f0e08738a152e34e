//! What may be done.

use table::Seat;

use crate::city::{NEIGHBORHOODS, Neighborhood};
use crate::kind::{KINDS, Kind};
use crate::setup::Pair;
use crate::state::{ADVERTISED, Campaign, MardiGras, Phase};
use crate::tally::Tally;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place a member in the Casino.
    Casino,
    /// Place a member in a slot of the card at a place.
    Place { card: u8, slot: u8 },
    /// Turn up another card.
    Flip,
    /// Take the cards shown.
    Stop,
    /// Pick a card to be given away.
    Discard(Kind),
    /// Name the destination of all advertised revelers.
    Name(Neighborhood),
    /// Take up a reveler to move it.
    Take { from: Neighborhood, kind: Kind },
    /// Put it down.
    Put(Neighborhood),
    /// Entertain a reveler.
    Entertain { at: Neighborhood, kind: Kind, throw: Throw },
    /// Let the revelers pass.
    Pass,
}

/// The cards thrown to one reveler. Of two, the lower kind stands first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throw {
    One(Kind),
    Two(Kind, Kind),
}

impl Throw {
    pub fn cards(self) -> Tally {
        let mut cards = Tally::NONE;
        match self {
            Throw::One(kind) => cards.add(kind),
            Throw::Two(one, other) => {
                cards.add(one);
                cards.add(other);
            }
        }
        cards
    }
}

impl MardiGras {
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.actor() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Place { .. } => self.list_places(seat, out),
            Phase::Gamble { .. } => out.extend([Action::Stop, Action::Flip]),
            Phase::Discard { count, .. } => out.extend(self.krewe(seat).pickable(count).map(Action::Discard)),
            Phase::Name { .. } => self.list_goals(out),
            Phase::Take(campaign) => self.list_takes(&campaign, out),
            Phase::Put { campaign, from, kind } => list_puts(&campaign, from, kind, out),
            Phase::Parade { stop, .. } => self.list_throws(seat, stop, out),
            Phase::Over => {}
        }
    }

    fn list_places(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Casino);
        let purse = self.krewe(seat).hand.total();
        for card in usize::from(self.round)..self.cards.len() {
            if self.cards[card].price() > purse {
                continue;
            }
            for slot in 0..self.route(card).slots.len() {
                if self.is_open(seat, card, slot) {
                    out.push(Action::Place { card: card as u8, slot: slot as u8 });
                }
            }
        }
    }

    /// MG-7.6: a destination must leave enough revelers elsewhere.
    fn list_goals(&self, out: &mut Vec<Action>) {
        let everywhere = self.revelers_left();
        let wanted = everywhere.min(ADVERTISED);
        let enough = |&at: &Neighborhood| everywhere - self.crowd(at).total() >= wanted;
        out.extend(Neighborhood::all().filter(enough).map(Action::Name));
    }

    /// The revelers that this campaign has not moved and may still move.
    fn movable(&self, campaign: &Campaign) -> [Tally; NEIGHBORHOODS] {
        let mut movable = self.crowds;
        match campaign.goal {
            Some(goal) => movable[goal.index()] = Tally::NONE,
            None => campaign.moves.iter().flatten().for_each(|done| movable[done.to.index()].remove(done.kind)),
        }
        movable
    }

    /// MG-7.5: in map order, and never so far on that fewer are left than must still be moved.
    fn list_takes(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        let movable = self.movable(campaign);
        let place = |index: usize| (Neighborhood((index / KINDS) as u8), Kind::ALL[index % KINDS]);
        let count = |index: usize| movable[index / KINDS].0[index % KINDS];
        let first = campaign.last().map_or(0, |last| last.from.index() * KINDS + last.kind.index());
        let mut ahead = 0;
        let mut end = NEIGHBORHOODS * KINDS;
        while ahead < campaign.left {
            end -= 1;
            ahead += count(end);
        }
        let takes = (first..=end).filter(|&index| count(index) > 0).map(place);
        out.extend(takes.map(|(from, kind)| Action::Take { from, kind }));
    }

    fn list_throws(&self, seat: Seat, stop: u8, out: &mut Vec<Action>) {
        let hand = self.krewe(seat).hand;
        for &at in &self.halt(stop).between {
            let crowd = self.crowd(at);
            for kind in Kind::ALL.into_iter().filter(|&kind| crowd.of(kind) > 0) {
                let entertain = |throw| Action::Entertain { at, kind, throw };
                if hand.of(kind) > 0 {
                    out.push(entertain(Throw::One(kind)));
                }
                out.extend(pairs(hand, kind, self.settings.pair).map(entertain));
            }
        }
        out.push(Action::Pass);
    }
}

/// MG-7.5: like revelers from one place are put down in map order.
fn list_puts(campaign: &Campaign, from: Neighborhood, kind: Kind, out: &mut Vec<Action>) {
    let like = campaign.last().filter(|last| (last.from, last.kind) == (from, kind));
    let first = like.map_or(Neighborhood(0), |last| last.to);
    out.extend(Neighborhood::all().filter(|&to| to >= first && to != from).map(Action::Put));
}

/// The pairs in a hand that please a reveler who hopes for `kind` (MG-8.5, MG-8.6).
fn pairs(hand: Tally, kind: Kind, rule: Pair) -> impl Iterator<Item = Throw> {
    PAIRS
        .into_iter()
        .filter(move |&(one, other)| {
            let unlike = one != kind && other != kind;
            let held = if one == other { hand.of(one) >= 2 } else { hand.of(one) > 0 && hand.of(other) > 0 };
            unlike && held && (one == other || rule == Pair::Any)
        })
        .map(|(one, other)| Throw::Two(one, other))
}

const PAIRS: [(Kind, Kind); 10] = {
    use Kind::*;
    [
        (Food, Food),
        (Cups, Cups),
        (Hats, Hats),
        (Beads, Beads),
        (Food, Cups),
        (Food, Hats),
        (Food, Beads),
        (Cups, Hats),
        (Cups, Beads),
        (Hats, Beads),
    ]
};
