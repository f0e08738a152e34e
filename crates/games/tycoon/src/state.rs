//! What lies on the table: the dice of the round, and a sheet for each player.

use crate::blueprint::{Blueprint, Turn};
use crate::board::{Board, Spot};
use crate::components::{Components, KINDS, MAX_ROUNDS, Staff};
use crate::faces::Faces;
use crate::list::List;
use crate::setup::Variant;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Kit, MAX_SEATS, Seat};

/// A game of Carnival Tycoon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tycoon {
    pub kit: Kit<Components>,
    pub variant: Variant,
    /// Counted from 1.
    pub round: u8,
    /// What the red and the blue die show.
    pub coloured: [u8; 2],
    pub carnivals: ArrayVec<Carnival, MAX_SEATS>,
}

/// The two coloured dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Red,
    Blue,
}

impl Colour {
    pub const BOTH: [Colour; 2] = [Colour::Red, Colour::Blue];
}

/// What a coloured die is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    Hire,
    Stall,
}

/// The sheet of one player and where in the round they are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Carnival {
    pub guests: Board,
    /// Boxes under rides and stalls.
    pub built: Board,
    pub stall_boxes: Board,
    /// Crossed boxes of each staff row.
    pub staff: [u8; 4],
    pub stall_counts: [u8; KINDS],
    pub rides: List<Ride, MAX_ROUNDS>,
    pub stalls: List<Stall, { 2 * KINDS }>,
    /// Rounds that were played to the end.
    pub played: u8,
    pub white: Faces,
    /// Coloured dice used this round.
    pub spent: [bool; 2],
    /// Who was hired this round.
    pub hired: Option<Staff>,
    pub stalled: bool,
    pub rode: bool,
    pub stage: Stage,
}

/// What a player is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Which action, or none any more.
    Choose,
    /// Where to draw.
    Place(Work),
    /// Where the next guest goes; `last` is the end of the line so far.
    Guests { work: Work, last: Option<Spot> },
    /// Which white dice count.
    Dice,
    /// Nothing: the round is done.
    Done,
    /// Nothing any more.
    Bankrupt,
}

/// What is being built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// A stall, by its kind counted from 0.
    Stall(u8),
    /// A ride, by its place in the catalog.
    Ride(u8),
}

/// A ride that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Ride {
    /// Its place in the catalog.
    pub card: u8,
    pub turn: Turn,
    pub at: Spot,
    pub round: u8,
    /// 0 until it is scored.
    pub points: u16,
    /// How often its score was halved.
    pub halved: u8,
}

/// A stall that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Stall {
    pub kind: u8,
    /// Is it the second of its kind?
    pub second: bool,
    pub turn: Turn,
    pub at: Spot,
}

impl Tycoon {
    #[inline]
    pub fn parts(&self) -> &'static Components {
        self.kit.parts()
    }

    #[inline]
    pub(crate) fn carnival(&self, seat: Seat) -> &Carnival {
        &self.carnivals[seat.at()]
    }

    #[inline]
    pub(crate) fn carnival_mut(&mut self, seat: Seat) -> &mut Carnival {
        &mut self.carnivals[seat.at()]
    }
}

impl Carnival {
    /// A new sheet: one guest in the entrance, one of each staff.
    pub(crate) fn new(parts: &Components) -> Carnival {
        Carnival {
            guests: Board::one(parts.sheet.lot.entrance),
            built: Board::EMPTY,
            stall_boxes: Board::EMPTY,
            staff: [1; 4],
            stall_counts: [0; KINDS],
            rides: List::new(),
            stalls: List::new(),
            played: 0,
            white: Faces::NONE,
            spent: [false; 2],
            hired: None,
            stalled: false,
            rode: false,
            stage: Stage::Done,
        }
    }

    /// How many actions were finished this round.
    #[inline]
    pub fn actions(&self) -> u8 {
        u8::from(self.hired.is_some()) + u8::from(self.stalled) + u8::from(self.rode)
    }

    #[inline]
    pub fn is_acting(&self) -> bool {
        !matches!(self.stage, Stage::Done | Stage::Bankrupt)
    }

    #[inline]
    pub fn is_bankrupt(&self) -> bool {
        self.stage == Stage::Bankrupt
    }
}

impl Ride {
    pub(crate) fn boxes(&self, parts: &Components) -> Board {
        parts.rides[usize::from(self.card)].blueprint.boxes(self.turn, self.at)
    }
}

impl Stall {
    pub(crate) fn boxes(&self, parts: &Components) -> Board {
        self.blueprint(parts).boxes(self.turn, self.at)
    }

    fn blueprint<'a>(&self, parts: &'a Components) -> &'a Blueprint {
        &parts.stalls.blueprints[usize::from(self.second)]
    }
}
