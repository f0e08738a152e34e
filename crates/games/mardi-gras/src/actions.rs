//! What may be done.

use table::Seat;

use crate::city::{NEIGHBORHOODS, Neighborhood};
use crate::kind::{KINDS, Kind};
use crate::routes::{Card, SlotAt};
use crate::setup::Pair;
use crate::state::{Campaign, MardiGras, Stage};
use crate::tally::Tally;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place a member in the Casino.
    Casino,
    /// Place a member in a slot of a card.
    Place { card: Card, slot: SlotAt },
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

/// The cards thrown to one reveler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throw {
    One(Kind),
    Two(Two),
}

/// Two cards, the lower kind first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Two(Kind, Kind);

impl Two {
    pub const fn alike(kind: Kind) -> Two {
        Two(kind, kind)
    }

    /// Two cards in whatever order.
    pub fn of(one: Kind, other: Kind) -> Two {
        Two(one.min(other), one.max(other))
    }

    pub fn kinds(self) -> [Kind; 2] {
        [self.0, self.1]
    }

    pub fn are_alike(self) -> bool {
        self.0 == self.1
    }

    /// Every two cards there are, those alike first.
    pub const ALL: [Two; 10] = {
        use Kind::*;
        [
            Two::alike(Food),
            Two::alike(Cups),
            Two::alike(Hats),
            Two::alike(Beads),
            Two(Food, Cups),
            Two(Food, Hats),
            Two(Food, Beads),
            Two(Cups, Hats),
            Two(Cups, Beads),
            Two(Hats, Beads),
        ]
    };
}

impl Throw {
    /// Two cards alike.
    pub fn pair(kind: Kind) -> Throw {
        Throw::Two(Two::alike(kind))
    }

    /// Everything that can be thrown.
    pub fn all() -> impl Iterator<Item = Throw> {
        Kind::ALL.into_iter().map(Throw::One).chain(Two::ALL.into_iter().map(Throw::Two))
    }

    pub fn cards(self) -> Tally {
        let mut cards = Tally::NONE;
        match self {
            Throw::One(kind) => cards.add(kind),
            Throw::Two(two) => two.kinds().into_iter().for_each(|kind| cards.add(kind)),
        }
        cards
    }
}

pub(crate) fn legal(game: &MardiGras, seat: Seat, out: &mut Vec<Action>) {
    if game.actor() != Some(seat) {
        return;
    }
    match game.stage {
        Stage::Place { .. } => game.list_places(seat, out),
        Stage::Gamble { .. } => out.extend([Action::Stop, Action::Flip]),
        Stage::Discard { .. } => out.extend(game.krewe(seat).pickable().map(Action::Discard)),
        Stage::Name { .. } => out.extend(Neighborhood::all().filter(|&at| game.may_name(at)).map(Action::Name)),
        Stage::Take(campaign) => game.list_takes(&campaign, out),
        Stage::Put { from, .. } => out.extend(Neighborhood::all().filter(|&to| to != from).map(Action::Put)),
        Stage::Parade { stop, .. } => game.list_throws(seat, stop, out),
        Stage::Over => {}
    }
}

impl MardiGras {
    fn list_places(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Casino);
        let purse = self.krewe(seat).hand.total();
        for card in Card::all().skip(usize::from(self.round)) {
            if self.price(card.index()).is_none_or(|price| price > purse) {
                continue;
            }
            let doorway = self.doorway(seat, card);
            let open = SlotAt::all().filter(|&slot| doorway.bar(slot).is_none());
            out.extend(open.map(|slot| Action::Place { card, slot }));
        }
    }

    /// MG-7.6: a destination must leave enough revelers elsewhere.
    pub(crate) fn may_name(&self, goal: Neighborhood) -> bool {
        self.revelers_left() - self.crowd(goal).total() >= self.advertised()
    }

    fn list_takes(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        out.reserve(NEIGHBORHOODS * KINDS);
        for (from, movable) in Neighborhood::all().zip(self.movable(campaign)) {
            out.extend(movable.kinds().map(|kind| Action::Take { from, kind }));
        }
    }

    fn list_throws(&self, seat: Seat, stop: u8, out: &mut Vec<Action>) {
        let hand = self.krewe(seat).hand;
        for &at in &self.halt(stop).between {
            for kind in self.crowd(at).kinds() {
                let fitting = throws(hand, kind, self.options.pair);
                out.extend(fitting.map(|throw| Action::Entertain { at, kind, throw }));
            }
        }
        out.push(Action::Pass);
    }

    /// Whether a step of several that make no difference between them comes in their natural order: cards by kind,
    /// revelers as the map reads. Whoever keeps to it, such as a bot, never thinks about the same result twice.
    pub fn is_in_order(&self, seat: Seat, action: Action) -> bool {
        match (action, self.stage) {
            (Action::Discard(kind), _) => self.krewe(seat).picked.last().is_none_or(|last| last <= kind),
            (Action::Take { from, kind }, Stage::Take(campaign)) => {
                campaign.last().is_none_or(|last| (last.from, last.kind) <= (from, kind))
            }
            (Action::Put(to), Stage::Put { campaign, from, kind }) => {
                let like = campaign.last().filter(|last| (last.from, last.kind) == (from, kind));
                like.is_none_or(|last| last.to <= to)
            }
            _ => true,
        }
    }
}

/// What in a hand pleases a reveler who hopes for `kind` (MG-8.4 to MG-8.6).
pub(crate) fn throws(hand: Tally, kind: Kind, rule: Pair) -> impl Iterator<Item = Throw> {
    let one = (hand.of(kind) > 0).then_some(Throw::One(kind));
    one.into_iter().chain(pairs(hand, kind, rule))
}

fn pairs(hand: Tally, kind: Kind, rule: Pair) -> impl Iterator<Item = Throw> {
    let alike = hand.kinds().filter(move |&one| one != kind && hand.of(one) >= 2).map(Throw::pair);
    let mixed = if rule == Pair::Any { &Two::ALL[KINDS..] } else { &[] };
    let held = move |&&Two(one, other): &&Two| one != kind && other != kind && hand.of(one) > 0 && hand.of(other) > 0;
    alike.chain(mixed.iter().filter(held).map(|&two| Throw::Two(two)))
}
