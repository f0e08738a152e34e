//! What lies on the table, and where the turn stands.

use crate::between::Between;
use crate::booth::{Aim, Booth, Deed, Face};
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
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Midway {
    pub kit: Kit<Components>,
    pub options: Options,
    /// In no order: a card is drawn by chance at the moment of drawing.
    pub deck: Cards,
    pub pile: Pile,
    pub hands: [Cards; MOST_PLAYERS],
    /// The part of each hand that everybody who paid attention knows. Imagined worlds keep to it.
    pub known: [Cards; MOST_PLAYERS],
    /// What two players know of each other's cards beyond that. It is no part of the digest: see [`digest`].
    #[serde(default, skip_serializing_if = "Between::is_empty")]
    pub between: Between,
    pub midways: [Row; MOST_PLAYERS],
    /// By purse: a team has one in common.
    pub tickets: [u8; MOST_PLAYERS],
    /// How many turns are over.
    pub turns: u16,
    /// The number of turns that were over when the deck had run out.
    pub dry_since: Option<u16>,
    pub turn: Turn,
    // Records written before this name are hashed with the older one.
    #[serde(rename = "phase")]
    pub stage: Stage,
}

/// A hash of the state without what two players know of each other: the first records were written before states kept that,
/// and it follows from the actions anyway.
pub(crate) fn digest(game: &Midway) -> String {
    table::digest(&Midway { between: Between::default(), ..*game })
}

/// What is remembered until the turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "TurnWritten", try_from = "TurnWritten")]
pub struct Turn {
    pub active: Seat,
    /// The dice as they were rolled, in ascending order.
    pub dice: Option<[Face; 3]>,
    /// The booths with a die whose action is still to be taken, in ascending order; empty places last.
    pub slots: [Option<Booth>; 3],
    /// The booth of the die named in the Norwood Maneuver.
    pub protected: Option<Booth>,
    /// Who has used a Ticket in this turn.
    pub spent: Seats,
    /// Who wants to block no more in this turn.
    pub quiet: Seats,
}

impl Turn {
    pub fn of(active: Seat) -> Turn {
        Turn { active, dice: None, slots: [None; 3], protected: None, spent: Seats::NONE, quiet: Seats::NONE }
    }

    /// The booths with a die whose action is still to be taken.
    pub fn to_do(&self) -> impl Iterator<Item = Booth> + use<> {
        self.slots.into_iter().flatten()
    }
}

/// A turn as it is written down: by numbers, 0 for no die and 7 for a "!".
#[derive(Clone, Copy, Serialize, Deserialize)]
struct TurnWritten {
    active: Seat,
    dice: [u8; 3],
    slots: [u8; 3],
    protected: u8,
    spent: Seats,
    quiet: Seats,
}

impl From<Turn> for TurnWritten {
    fn from(turn: Turn) -> TurnWritten {
        let Turn { active, dice, slots, protected, spent, quiet } = turn;
        let number = |booth: Option<Booth>| booth.map_or(0, Booth::number);
        let dice = dice.map_or([0; 3], |dice| dice.map(|face| face as u8));
        TurnWritten { active, dice, slots: slots.map(number), protected: number(protected), spent, quiet }
    }
}

/// A number that is on no die.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no die shows {0}")]
pub struct NoSuchFace(u8);

impl TryFrom<TurnWritten> for Turn {
    type Error = NoSuchFace;
    fn try_from(written: TurnWritten) -> Result<Turn, NoSuchFace> {
        let TurnWritten { active, dice: [one, two, three], slots: [first, second, third], .. } = written;
        let face = |number: u8| Face::of(number).ok_or(NoSuchFace(number));
        let booth = |number: u8| if number == 0 { Ok(None) } else { read_booth(number).map(Some) };
        let dice = if one == 0 { None } else { Some([face(one)?, face(two)?, face(three)?]) };
        let slots = [booth(first)?, booth(second)?, booth(third)?];
        let TurnWritten { spent, quiet, .. } = written;
        Ok(Turn { active, dice, slots, protected: booth(written.protected)?, spent, quiet })
    }
}

fn read_booth(number: u8) -> Result<Booth, NoSuchFace> {
    Booth::of(number).ok_or(NoSuchFace(number))
}

/// What is being asked, and of whom if it is not the active player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
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
        match self.stage {
            Stage::Over { .. } => None,
            Stage::Block { asked, .. } => Some(asked),
            Stage::Place { owner, .. } => Some(owner),
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

    /// The dice that lie there. Asked only after a roll.
    #[inline]
    pub(crate) fn dice(&self) -> [Face; 3] {
        debug_assert!(self.turn.dice.is_some(), "no dice lie there");
        self.turn.dice.unwrap_or([Face::One; 3])
    }

    /// The action under way, and whom it is aimed at. Who has been stolen from is over once the price is being paid.
    pub(crate) fn under_way(&self) -> Option<Aim> {
        match self.stage {
            Stage::Block { deed, .. } => Some(deed.into()),
            Stage::HandOver { target, .. } => Some(Deed::HandTrade(target).into()),
            Stage::Take { raid } | Stage::Place { raid, .. } | Stage::Give { raid } => Some(raid.deed().into()),
            Stage::Toss => Some(Aim { booth: Booth::MidwaySteal, target: None }),
            _ => None,
        }
    }

    /// The turn that is being played, or was the last; counted from 1.
    pub(crate) fn turn_number(&self) -> u16 {
        // A safety end comes after a whole turn, a win in the middle of one.
        if self.stage == (Stage::Over { winner: None }) { self.turns } else { self.turns + 1 }
    }
}

impl Raid {
    pub fn deed(&self) -> Deed {
        if self.trade { Deed::MidwayTrade(self.target) } else { Deed::MidwaySteal(self.target) }
    }
}

pub(crate) fn players(game: &Midway) -> usize {
    game.seats()
}

#[inline]
pub(crate) fn to_act(game: &Midway) -> Seats {
    game.asked().map_or(Seats::NONE, Seats::one)
}

/// Partners share the seat of the one who sits first.
pub(crate) fn side(game: &Midway, seat: Seat) -> Seat {
    Seat(game.purse(seat) as u8)
}
