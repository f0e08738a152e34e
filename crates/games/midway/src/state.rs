//! What lies on the table, and where the turn stands.

use crate::actions::{Deed, Face};
use crate::cards::{Card, Ride};
use crate::components::Components;
use crate::hand::Cards;
use crate::pile::Pile;
use crate::row::Row;
use crate::setup::Options;
use serde::{Deserialize, Serialize};
use table::{Kit, Seat, Seats};

pub const MOST_PLAYERS: usize = 4;
/// A Wild and five dealt cards (MC-1.4).
pub const HAND_AT_START: usize = 6;
/// More than this is discarded in step 2 (MC-2.4).
pub const HAND_LIMIT: usize = 6;
/// A hand is filled up to this in step 5 (MC-2.7).
pub const HAND_REFILL: usize = 3;
/// The safety ends (MC-9.5), in turns for each player.
pub const TURNS_WITHOUT_DECK: u16 = 60;
pub const TURNS_IN_ALL: u16 = 200;

/// A game of Carnival.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Midway {
    pub kit: Kit<Components>,
    pub options: Options,
    /// In no order: a card is drawn by chance at the moment of drawing.
    pub deck: Cards,
    pub pile: Pile,
    pub hands: [Cards; MOST_PLAYERS],
    /// The part of each hand that everybody who paid attention knows. Imagined worlds keep to it.
    pub known: [Cards; MOST_PLAYERS],
    pub midways: [Row; MOST_PLAYERS],
    /// By purse: a team has one in common.
    pub tickets: [u8; MOST_PLAYERS],
    /// How many turns are over.
    pub turns: u16,
    /// The number of turns that were over when the deck had run out.
    pub dry_since: Option<u16>,
    pub turn: Turn,
    pub phase: Phase,
}

/// What is remembered until the turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub active: Seat,
    /// The dice as they lie, in ascending order; [`Face::NONE`] before the roll.
    pub dice: [Face; 3],
    /// The dice on the tableau whose actions are still to be taken, in ascending order.
    pub slots: [Face; 3],
    /// The die named in the Norwood Maneuver.
    pub protected: Face,
    /// Who has used a Ticket in this turn.
    pub spent: Seats,
    /// Who wants to block no more in this turn.
    pub quiet: Seats,
}

impl Turn {
    pub fn of(active: Seat) -> Turn {
        Turn {
            active,
            dice: [Face::NONE; 3],
            slots: [Face::NONE; 3],
            protected: Face::NONE,
            spent: Seats::NONE,
            quiet: Seats::NONE,
        }
    }
}

/// What is being asked, and of whom if it is not the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Step 2: discard down to the limit.
    Trim,
    /// Step 3: refresh or roll.
    Choose,
    /// Cards are being laid for a refresh: how many so far, whether a Wild is among them, whether one came from the
    /// Midway.
    Refresh { laid: u8, wild: bool, from_midway: bool },
    /// The dice lie there: a Ticket, or assign them.
    Assign,
    /// The Norwood Maneuver may be paid.
    Maneuver,
    /// Declare one of the assigned actions.
    Act,
    /// `asked` may block the declared action.
    Block { deed: Deed, asked: Seat },
    /// Hand Trade: a card was set aside, another is to be given.
    HandOver { target: Seat, aside: Card },
    /// Midway Trade or Steal: choose the card to take.
    Take { raid: Raid },
    /// `owner` chooses a ride for a Wild that comes from `from`, or from the other Midway. It happens before the
    /// active player gives or discards, or after (`given`).
    Place { raid: Raid, owner: Seat, from: Option<Ride>, given: bool },
    /// Midway Trade: choose the card to give.
    Give { raid: Raid },
    /// Midway Steal: discard a card from hand.
    Toss,
    /// Step 4, with so many moves of Wilds left before the next card is played.
    Build { moves: u8 },
    /// The game is over: won by a side, or ended by a safety rule.
    Over { winner: Option<Seat> },
}

/// A Midway Trade or Midway Steal on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raid {
    pub target: Seat,
    /// A trade gives a card back; a steal does not.
    pub trade: bool,
    /// The card just taken, where it has come to rest in the taker's Midway: it cannot be given back.
    pub taken: Option<Card>,
}

impl Midway {
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.players as usize
    }

    /// Which entry of `tickets` this seat pays from.
    #[inline]
    pub fn purse(&self, seat: Seat) -> usize {
        if self.options.teams { seat.at() % 2 } else { seat.at() }
    }

    #[inline]
    pub fn tickets_of(&self, seat: Seat) -> u8 {
        self.tickets[self.purse(seat)]
    }

    #[inline]
    pub fn partners(&self, one: Seat, other: Seat) -> bool {
        self.purse(one) == self.purse(other)
    }

    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// The active player's hand.
    #[inline]
    pub fn own_hand(&self) -> &Cards {
        &self.hands[self.turn.active.at()]
    }

    /// The active player's Midway.
    #[inline]
    pub fn own_midway(&self) -> &Row {
        &self.midways[self.turn.active.at()]
    }

    /// Who is asked, unless the game is over.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { .. } => None,
            Phase::Block { asked, .. } => Some(asked),
            Phase::Place { owner, .. } => Some(owner),
            _ => Some(self.turn.active),
        }
    }

    /// May this seat block an action of the active player now (MC-8.1, MC-8.2, MC-8.7, MC-10.4)?
    #[inline]
    pub fn can_block(&self, seat: Seat) -> bool {
        !self.partners(seat, self.turn.active)
            && self.tickets_of(seat) > 0
            && !self.turn.spent.contains(seat)
            && !self.turn.quiet.contains(seat)
    }

    /// May the active player still use a Ticket (MC-4.7)?
    #[inline]
    pub fn can_pay(&self, tickets: u8) -> bool {
        self.tickets_of(self.turn.active) >= tickets && !self.turn.spent.contains(self.turn.active)
    }

    /// How many of this card there are, wherever they lie.
    pub(crate) fn count_everywhere(&self, card: Card) -> i64 {
        let hands = self.hands.iter().map(|hand| i64::from(hand.count(card))).sum::<i64>();
        let pile = self.pile.iter().filter(|&laid| laid == card).count() as i64;
        let midways = self.midways.iter().map(|midway| midway.count(card)).sum::<i64>();
        i64::from(self.deck.count(card)) + hands + pile + midways + self.on_the_move(card)
    }

    /// Cards between two places: set aside, or a Wild that is looking for a ride.
    fn on_the_move(&self, card: Card) -> i64 {
        match self.phase {
            Phase::HandOver { aside, .. } => i64::from(aside == card),
            Phase::Place { from: None, .. } => i64::from(card.is_wild()),
            _ => 0,
        }
    }
}
