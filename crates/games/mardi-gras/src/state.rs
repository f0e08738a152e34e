//! What lies on the table. Plain data without a heap, so that a search copies it in one sweep.

use serde::{Deserialize, Serialize};
use table::{Kit, Seat, Seats};
use ts_rs::TS;

use crate::city::{NEIGHBORHOODS, Neighborhood};
use crate::components::Components;
use crate::kind::Kind;
use crate::routes::{Card, Halt, Route, SLOTS, Slot, SlotAt};
use crate::setup::{MOST_PLAYERS, Options, ROUNDS};
use crate::tally::Tally;

/// Revelers moved by one Advertisement (MG-7.1).
pub const ADVERTISED: u8 = 5;

/// The price of the first place on a Route card (MG-5.1).
const FIRST_PRICE: u8 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MardiGras {
    pub kit: Kit<Components>,
    #[serde(rename = "settings")]
    pub options: Options,
    /// Rounds finished, and so the place of the active Route card.
    pub round: u8,
    /// Who holds the Royalty card.
    pub royalty: Seat,
    // Records written before this name are hashed with the older one.
    #[serde(rename = "phase")]
    pub stage: Stage,
    /// The Throw deck. It has no order: a card is drawn by dice at the moment it is turned up.
    pub deck: Tally,
    /// Whether the deck was once the open discard pile, so that all know what is in it (MG-11.4).
    pub deck_is_known: bool,
    pub discards: Tally,
    /// From top to bottom; those above the active one are gone.
    pub cards: [RouteCard; ROUNDS],
    pub krewes: [Krewe; MOST_PLAYERS],
    /// The revelers in each neighborhood.
    pub crowds: [Tally; NEIGHBORHOODS],
}

/// A Route card and the members on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RouteCard {
    /// Its place among the routes of the kit.
    pub route: u8,
    pub slots: [Option<Seat>; SLOTS],
}

impl RouteCard {
    pub fn members(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Krewe {
    /// Throw cards, hidden from the others.
    pub hand: Tally,
    /// The part of the hand that is chosen to be given away, face down until the choice is made (MG-5.7).
    pub picked: Tally,
    /// The part of the hand that everybody has seen being taken (MG-11.3).
    pub seen: Tally,
    /// Revelers to be scored.
    pub entertained: Tally,
    /// Members that can be placed.
    pub home: u8,
    /// Members in the Casino.
    pub casino: u8,
    /// Members not yet recruited.
    pub reserve: u8,
}

impl Krewe {
    /// The kinds that can be picked next when cards must be given away (MG-5.7).
    pub fn pickable(&self) -> impl Iterator<Item = Kind> {
        let mut rest = self.hand;
        rest.release(self.picked);
        rest.kinds()
    }

    /// The part of the hand that nobody else has seen.
    pub fn unseen(&self) -> Tally {
        let mut unseen = self.hand;
        unseen.release(self.seen);
        unseen
    }
}

/// What is being decided, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Stage {
    /// Where does a member go?
    Place {
        seat: Seat,
    },
    /// Turn up another card, or stop?
    Gamble {
        seat: Seat,
        shown: Tally,
    },
    /// Which `count` cards are given away?
    Discard {
        seat: Seat,
        count: u8,
        why: Why,
    },
    /// Where shall all advertised revelers go? `slot` is the one being carried out.
    Name {
        seat: Seat,
        slot: u8,
    },
    /// Which reveler is moved next?
    Take(Campaign),
    /// Where is the reveler that was taken put down?
    Put {
        campaign: Campaign,
        from: Neighborhood,
        kind: Kind,
    },
    /// Whom does the float in parade slot `slot` entertain?
    Parade {
        stop: u8,
        slot: u8,
    },
    Over,
}

/// Why cards are given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// To pay for a place on a Route card.
    Price,
    /// The hand is over the limit.
    Limit,
}

/// A reveler moved by advertisement. Moves are kept in the order of the fields, whatever the order in which they were
/// made, so that the same moves leave the same table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Move {
    pub from: Neighborhood,
    pub kind: Kind,
    pub to: Neighborhood,
}

/// An Advertisement being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Campaign {
    pub seat: Seat,
    /// The slot of the active card that it comes from.
    pub slot: u8,
    /// Where all revelers go, if they all go to one place.
    pub goal: Option<Neighborhood>,
    /// Revelers still to be moved.
    pub left: u8,
    /// The moves made, sorted.
    pub moves: [Option<Move>; ADVERTISED as usize],
}

impl Campaign {
    /// The last of the moves made, as they are sorted.
    pub fn last(&self) -> Option<Move> {
        self.moves.iter().flatten().last().copied()
    }

    /// Takes a move down in its place among the others.
    pub(crate) fn note(&mut self, made: Move) {
        let count = self.moves.iter().flatten().count();
        debug_assert!(count < self.moves.len(), "more moves than an advertisement has");
        self.moves[count] = Some(made);
        self.moves[..=count].sort_unstable();
        self.left -= 1;
    }
}

impl MardiGras {
    pub fn krewe(&self, seat: Seat) -> &Krewe {
        &self.krewes[seat.at()]
    }

    pub(crate) fn krewe_mut(&mut self, seat: Seat) -> &mut Krewe {
        &mut self.krewes[seat.at()]
    }

    pub fn crowd(&self, at: Neighborhood) -> Tally {
        self.crowds[at.index()]
    }

    /// The krewes that play, by seat.
    pub fn playing(&self) -> &[Krewe] {
        &self.krewes[..players(self)]
    }

    /// All members of a krewe, wherever they stand (MG-10.7).
    pub fn size(&self, seat: Seat) -> u8 {
        self.kit.members - self.krewe(seat).reserve
    }

    /// The printed side of the card at a place.
    #[inline]
    pub fn route(&self, card: usize) -> &'static Route {
        &self.kit.parts().routes[usize::from(self.cards[card].route)]
    }

    /// The route of this round.
    #[inline]
    pub fn active(&self) -> &'static Route {
        self.route(usize::from(self.round))
    }

    /// The two neighborhoods at a stop of the active route.
    #[inline]
    pub fn halt(&self, stop: u8) -> &'static Halt {
        &self.active().halts[usize::from(stop)]
    }

    /// Who stands in a slot of the active card.
    #[inline]
    pub fn holder(&self, slot: usize) -> Option<Seat> {
        self.cards[usize::from(self.round)].slots[slot]
    }

    pub fn revelers_left(&self) -> u8 {
        self.crowds.iter().map(Tally::total).sum()
    }

    /// How many revelers an advertisement moves now: five, or all if there are fewer (MG-7.3).
    pub(crate) fn advertised(&self) -> u8 {
        self.revelers_left().min(ADVERTISED)
    }

    /// What the next place on a card costs (MG-5.1, MG-5.2); nothing can be said of a card that is full.
    #[inline]
    pub fn price(&self, card: usize) -> Option<u8> {
        let members = self.cards[card].members();
        (usize::from(members) < self.route(card).slots.len()).then(|| FIRST_PRICE.saturating_sub(members))
    }

    /// What keeps a member out of a slot, the price apart (MG-5.4 to MG-5.6).
    pub(crate) fn bar(&self, seat: Seat, card: Card, slot: SlotAt) -> Option<Bar> {
        if card.index() < usize::from(self.round) {
            return Some(Bar::Gone);
        }
        self.doorway(seat, card).bar(slot)
    }

    /// How a card that lies out looks to a krewe.
    #[inline]
    pub(crate) fn doorway(&self, seat: Seat, card: Card) -> Doorway<'_> {
        let (held, route) = (&self.cards[card.index()].slots, self.route(card.index()));
        let parades = held[route.parade.clone()].contains(&Some(seat));
        Doorway { held, route, parades, recruiter: self.free_recruiter(card.index()) }
    }

    /// The Recruitment slot that the next recruiter takes (MG-5.6).
    #[inline]
    pub(crate) fn free_recruiter(&self, card: usize) -> Option<usize> {
        let (held, slots) = (&self.cards[card].slots, &self.route(card).slots);
        (0..slots.len()).find(|&slot| slots[slot] == Slot::Recruitment && held[slot].is_none())
    }

    /// The revelers in each neighborhood that this campaign has not moved and may still move (MG-7.4, MG-7.6).
    pub(crate) fn movable(&self, campaign: &Campaign) -> [Tally; NEIGHBORHOODS] {
        let mut movable = self.crowds;
        match campaign.goal {
            Some(goal) => movable[goal.index()] = Tally::NONE,
            None => campaign.moves.iter().flatten().for_each(|done| movable[done.to.index()].remove(done.kind)),
        }
        movable
    }

    /// The campaign under way.
    pub(crate) fn campaign(&self) -> Option<Campaign> {
        match self.stage {
            Stage::Take(campaign) | Stage::Put { campaign, .. } => Some(campaign),
            _ => None,
        }
    }

    /// The seat that decides now.
    #[inline]
    pub fn actor(&self) -> Option<Seat> {
        match self.stage {
            Stage::Place { seat }
            | Stage::Gamble { seat, .. }
            | Stage::Discard { seat, .. }
            | Stage::Name { seat, .. } => Some(seat),
            Stage::Take(campaign) | Stage::Put { campaign, .. } => Some(campaign.seat),
            Stage::Parade { slot, .. } => self.holder(usize::from(slot)),
            Stage::Over => None,
        }
    }
}

/// A card that lies out, as a krewe sees it: what all its slots have in common is looked at once.
pub(crate) struct Doorway<'a> {
    held: &'a [Option<Seat>; SLOTS],
    route: &'a Route,
    /// Is the krewe in this parade already?
    parades: bool,
    /// The slot that the next recruiter takes.
    recruiter: Option<usize>,
}

impl Doorway<'_> {
    #[inline]
    pub(crate) fn bar(&self, slot: SlotAt) -> Option<Bar> {
        let slot = slot.index();
        match self.route.slots.get(slot) {
            None => Some(Bar::NoSlot),
            _ if self.held[slot].is_some() => self.held[slot].map(Bar::Taken),
            Some(Slot::Parade) => self.parades.then_some(Bar::SecondFloat),
            Some(Slot::Recruitment) => (self.recruiter != Some(slot)).then_some(Bar::LaterSlot),
            Some(Slot::Advertisement | Slot::Leadership) => None,
        }
    }
}

/// What keeps a member out of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// The parade of this card is over.
    Gone,
    /// The card has fewer slots.
    NoSlot,
    Taken(Seat),
    /// The krewe is in this parade already.
    SecondFloat,
    /// A slot further left does the same.
    LaterSlot,
}

#[inline]
pub(crate) fn players(game: &MardiGras) -> usize {
    usize::from(game.options.players)
}

#[inline]
pub(crate) fn to_act(game: &MardiGras) -> Seats {
    game.actor().map_or(Seats::NONE, Seats::one)
}
