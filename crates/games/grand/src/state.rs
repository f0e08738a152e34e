//! What lies on the table.

use crate::cell::{Cells, Spot};
use crate::components::{Components, ROUNDS};
use crate::fairground::Fairground;
use crate::foundation::Foundation;
use crate::railyard::Railyard;
use crate::shape::Tiles;
use crate::trick::Trick;
use crate::walk::Feet;
use serde::{Deserialize, Serialize};
use table::{Kit, Seat, Seats};
use ts_rs::TS;

pub const MOST_PLAYERS: usize = 4;
pub const TRICKS: usize = 3;
/// Turns that each player takes in a round; also the highest action number.
pub const NUMBERS: u8 = 5;

/// The whole game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Grand {
    pub kit: Kit<Components>,
    pub players: u8,
    /// In the solo game empty foundation spaces cost a point each, too.
    pub strict_mallets: bool,
    /// Counted from 0.
    pub round: u8,
    /// Turns taken in this round, all players together.
    pub turns: u8,
    /// Who holds the starting player token.
    pub starter: Seat,
    pub stage: Stage,
    pub turn: Turn,
    pub railyard: Railyard,
    pub supply: Tiles,
    pub reserve: Tiles,
    pub guests: u8,
    pub barkers: u8,
    pub tricks: [Trick; TRICKS],
    pub boards: [Board; MOST_PLAYERS],
}

/// A player's board: the Fairground, the action numbers, and where the player stands with each trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Board {
    pub fair: Fairground,
    /// Action numbers covered in this round: bit n for number n.
    pub covered: u8,
    pub standings: [Claim; TRICKS],
    /// The tricks gained, a bit each.
    pub held: u16,
}

/// Where a player stands with a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// Nobody has met the goal yet.
    Open,
    /// Another has; the next own turn is the last chance.
    LastChance,
    Gained,
    Locked,
}

impl Claim {
    #[inline]
    pub fn can_gain(self) -> bool {
        matches!(self, Claim::Open | Claim::LastChance)
    }
}

/// What the player whose turn it is is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// An action number and what to do with it.
    Begin,
    /// From which Railyard space to take, up to this one.
    Take {
        reach: u8,
    },
    /// Where to put the foundation in hand.
    Put {
        foundation: Foundation,
        facedown: bool,
    },
    /// Whether to cycle the Railyard.
    Cycle,
    /// From which stack to turn up the next foundation.
    Refill,
    /// What to build where, covering at most `left` cells.
    Build {
        left: u8,
    },
    /// Which guest to move where, spending at most `left`.
    Move {
        left: u8,
    },
    /// Which attractions at the corners of this cell get a ticket, too; `left` is for a second guest.
    Tickets {
        cell: u8,
        left: u8,
    },
    /// On which Entry space the last guest comes.
    Entry,
    /// Where to put the new barker.
    Barker,
    Over,
}

/// What has happened on this turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub peeked: bool,
    /// Attractions built.
    pub built: u8,
    /// Where the first guest of a split move stopped.
    pub first_mover: Option<Spot>,
    pub left_entry: bool,
    pub reached_bigtop: bool,
    /// A guest moved far enough for "Find a Mark!".
    pub marked: bool,
    /// A guest stopped next to enough attractions for "Ticket Trap!".
    pub trapped: bool,
}

/// How many sit at the table.
pub(crate) fn players(game: &Grand) -> usize {
    usize::from(game.players)
}

/// Whose turn it is; nobody's when the game is over.
#[inline]
pub(crate) fn to_act(game: &Grand) -> Seats {
    if game.stage == Stage::Over { Seats::NONE } else { Seats::one(game.active()) }
}

impl Board {
    /// Can the ability of this trick be used?
    #[inline]
    pub fn holds(&self, trick: Trick) -> bool {
        self.held & (1 << trick as u16) != 0
    }

    #[inline]
    pub fn is_free(&self, number: u8) -> bool {
        self.covered & (1 << number) == 0
    }

    /// The free action numbers, ascending.
    #[inline]
    pub fn free_numbers(&self) -> impl Iterator<Item = u8> {
        (1..=NUMBERS).filter(|&number| self.is_free(number))
    }

    /// The highest Railyard space that a number reaches.
    #[inline]
    pub fn reach(&self, number: u8) -> u8 {
        (number + u8::from(self.holds(Trick::Feet))).min(NUMBERS)
    }

    /// The most steps of a guest with a number.
    #[inline]
    pub fn steps(&self, number: u8) -> u8 {
        number + self.fair.barkers.count_ones() as u8
    }

    /// How this player's guests walk.
    #[inline]
    pub fn feet(&self) -> Feet {
        let fair = &self.fair;
        let mut floor = fair.walkways();
        if self.holds(Trick::Draw) {
            floor |= fair.bare_sites();
        }
        let through = if self.holds(Trick::Crowd) { fair.guests } else { 0 };
        let free = floor & !fair.guests & !fair.barkers;
        Feet { free, through, diagonal: self.holds(Trick::Ballyhoo) }
    }

    /// The cells from which a stopping guest counts as touching an attraction for "Ticket Trap!".
    #[inline]
    pub fn reach_around(&self, cell: Cells) -> Cells {
        crate::cell::steps(cell, self.holds(Trick::Bottles))
    }
}

impl Grand {
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        Seat((self.starter.0 + self.turns) % self.players)
    }

    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.at()]
    }

    /// The board of the player whose turn it is.
    #[inline]
    pub fn own(&self) -> &Board {
        &self.boards[self.active().at()]
    }

    #[inline]
    pub fn own_mut(&mut self) -> &mut Board {
        let active = self.active();
        &mut self.boards[active.at()]
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// Is this the last round?
    pub fn is_last_round(&self) -> bool {
        usize::from(self.round) + 1 == ROUNDS
    }

    /// The place of a trick among the three in play.
    #[inline]
    pub fn slot_of(&self, trick: Trick) -> Option<usize> {
        self.tricks.iter().position(|&own| own == trick)
    }

    /// Can the player whose turn it is still gain this trick?
    #[inline]
    pub fn can_gain(&self, trick: Trick) -> bool {
        self.slot_of(trick).is_some_and(|slot| self.own().standings[slot].can_gain())
    }

    /// Do the tricks held follow from the standings, and the covered cells from the attractions? For debug builds.
    pub(crate) fn caches_agree(&self) -> bool {
        self.boards.iter().all(|board| {
            let gained =
                |(slot, &trick): (usize, &Trick)| board.holds(trick) == (board.standings[slot] == Claim::Gained);
            let built = board.fair.attractions().fold(0, |cells, built| cells | built.cells);
            self.tricks.iter().enumerate().all(gained) && built == board.fair.covered
        })
    }

    /// The attractions that the player whose turn it is may build from.
    #[inline]
    pub fn buildable(&self) -> Tiles {
        if self.own().holds(Trick::Balloons) { self.supply | self.reserve } else { self.supply }
    }
}
