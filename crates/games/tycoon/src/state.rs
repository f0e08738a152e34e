//! What lies on the table: the dice of the round, and a sheet for each player.

use crate::blueprint::{Blueprint, Turn};
use crate::board::{Board, Spot};
use crate::components::{Components, KINDS, MAX_ROUNDS, Staff};
use crate::faces::{Face, Faces};

use crate::setup::Options;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Kit, List, MAX_SEATS, Seat, Seats};
use ts_rs::TS;

/// A game of Carnival Tycoon.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tycoon {
    pub kit: Kit<Components>,
    pub variant: Options,
    /// Counted from 1.
    pub round: u8,
    /// What the red and the blue die show.
    pub coloured: [Face; 2],
    pub carnivals: ArrayVec<Carnival, MAX_SEATS>,
}

/// The two coloured dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Red,
    Blue,
}

impl Colour {
    pub const BOTH: [Colour; 2] = [Colour::Red, Colour::Blue];

    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
        }
    }
}

/// What a coloured die is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
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
    /// The white dice that counted; none until it is scored. They are no part of the digest: see [`digest`].
    #[serde(default, skip_serializing_if = "Faces::is_none")]
    pub dice: Faces,
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

/// How many sheets there are.
pub fn players(game: &Tycoon) -> usize {
    game.carnivals.len()
}

/// Whoever is not done with the round: all play at the same time.
#[inline]
pub fn to_act(game: &Tycoon) -> Seats {
    Seat::all(game.carnivals.len()).filter(|&seat| game.carnival(seat).is_acting()).collect()
}

/// A hash of the state without the dice of the rides: the first records were written before states kept them, and they
/// follow from the actions anyway.
pub fn digest(game: &Tycoon) -> String {
    let mut bare = game.clone();
    for own in &mut bare.carnivals {
        own.rides.iter_mut().for_each(|ride| ride.dice = Faces::NONE);
    }
    table::digest(&bare)
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
    /// Did the sums that stand beside the lists of rides and stalls grow just as the lists did? For debug builds.
    #[cfg(debug_assertions)]
    pub(crate) fn grew_soundly(&self, before: &Carnival, parts: &Components) -> bool {
        let new_rides: Board = boxes_of(&self.rides[before.rides.len()..], |ride| ride.boxes(parts));
        let new_stalls = &self.stalls[before.stalls.len()..];
        let stall_boxes: Board = boxes_of(new_stalls, |stall| stall.boxes(parts));
        let mut counts = before.stall_counts;
        new_stalls.iter().for_each(|stall| counts[usize::from(stall.kind)] += 1);
        self.built == before.built | new_rides | stall_boxes
            && self.stall_boxes == before.stall_boxes | stall_boxes
            && self.stall_counts == counts
            && !self.built.meets(self.guests)
    }

    /// A new sheet: one guest in the entrance, one of each staff.
    pub(crate) fn new(parts: &Components) -> Carnival {
        Carnival {
            guests: Board::one(parts.sheet.lot.entrance),
            built: Board::EMPTY,
            stall_boxes: Board::EMPTY,
            staff: [1; 4],
            stall_counts: [0; KINDS],
            rides: List::default(),
            stalls: List::default(),
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

#[cfg(debug_assertions)]
fn boxes_of<T>(built: &[T], boxes: impl Fn(&T) -> Board) -> Board {
    built.iter().fold(Board::EMPTY, |all, one| all | boxes(one))
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
