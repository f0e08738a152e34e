//! The six booths, what a die shows, and a dice action with its target.

use serde::{Deserialize, Serialize};
use table::{Seat, Thing};
use ts_rs::TS;

/// A number on a die, and the booth whose action it stands for (MC-4.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Booth {
    DeckDraw = 1,
    DiscardDraw,
    HandDraw,
    HandTrade,
    MidwayTrade,
    MidwaySteal,
}

impl Booth {
    pub const ALL: [Booth; 6] = [
        Booth::DeckDraw,
        Booth::DiscardDraw,
        Booth::HandDraw,
        Booth::HandTrade,
        Booth::MidwayTrade,
        Booth::MidwaySteal,
    ];

    /// The number on its die.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The booth of a number, if it is one of the six.
    #[inline]
    pub fn of(number: u8) -> Option<Booth> {
        Booth::ALL.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// The next number up; nothing above 6 (MC-4.6).
    #[inline]
    pub fn above(self) -> Option<Booth> {
        Booth::of(self.number() + 1)
    }

    /// The next number down; nothing below 1 (MC-4.6).
    #[inline]
    pub fn below(self) -> Option<Booth> {
        Booth::of(self.number() - 1)
    }

    /// Is its action aimed at somebody?
    #[inline]
    pub const fn aims(self) -> bool {
        self as u8 > Booth::DiscardDraw as u8
    }

    /// The words that name it in component files, messages and things.
    pub const fn name(self) -> &'static str {
        match self {
            Booth::DeckDraw => "deck-draw",
            Booth::DiscardDraw => "discard-draw",
            Booth::HandDraw => "hand-draw",
            Booth::HandTrade => "hand-trade",
            Booth::MidwayTrade => "midway-trade",
            Booth::MidwaySteal => "midway-steal",
        }
    }

    pub fn thing(self) -> Thing {
        Thing::new(format_args!("booth:{}", self.name()))
    }
}

/// What a die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
pub enum Face {
    #[serde(rename = "1")]
    One = 1,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
    #[serde(rename = "5")]
    Five,
    #[serde(rename = "6")]
    Six,
    /// The "!" of the Wild Die, which comes after all numbers.
    #[serde(rename = "!")]
    Any,
}

impl Face {
    const ALL: [Face; 7] = [Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Six, Face::Any];

    /// The face that is written as this number; 7 is the "!".
    #[inline]
    pub fn of(number: u8) -> Option<Face> {
        Face::ALL.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// The booth that it stands for; a "!" may stand for any.
    #[inline]
    pub fn booth(self) -> Option<Booth> {
        Booth::of(self as u8)
    }
}

impl From<Booth> for Face {
    #[inline]
    fn from(booth: Booth) -> Face {
        Face::ALL[usize::from(booth.number()) - 1]
    }
}

/// A dice action with its target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    DeckDraw,
    DiscardDraw,
    HandDraw(Seat),
    HandTrade(Seat),
    MidwayTrade(Seat),
    MidwaySteal(Seat),
}

impl Deed {
    /// The booth whose die it uses.
    #[inline]
    pub const fn booth(self) -> Booth {
        match self {
            Deed::DeckDraw => Booth::DeckDraw,
            Deed::DiscardDraw => Booth::DiscardDraw,
            Deed::HandDraw(_) => Booth::HandDraw,
            Deed::HandTrade(_) => Booth::HandTrade,
            Deed::MidwayTrade(_) => Booth::MidwayTrade,
            Deed::MidwaySteal(_) => Booth::MidwaySteal,
        }
    }

    #[inline]
    pub const fn target(self) -> Option<Seat> {
        match self {
            Deed::DeckDraw | Deed::DiscardDraw => None,
            Deed::HandDraw(seat) | Deed::HandTrade(seat) | Deed::MidwayTrade(seat) | Deed::MidwaySteal(seat) => {
                Some(seat)
            }
        }
    }

    /// The action of a booth, aimed at `target` where it is aimed at anybody.
    #[inline]
    pub const fn of(booth: Booth, target: Seat) -> Deed {
        match booth {
            Booth::DeckDraw => Deed::DeckDraw,
            Booth::DiscardDraw => Deed::DiscardDraw,
            Booth::HandDraw => Deed::HandDraw(target),
            Booth::HandTrade => Deed::HandTrade(target),
            Booth::MidwayTrade => Deed::MidwayTrade(target),
            Booth::MidwaySteal => Deed::MidwaySteal(target),
        }
    }
}

/// A deed as events tell it: the booth, and whom it is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Aim {
    pub booth: Booth,
    pub target: Option<Seat>,
}

impl From<Deed> for Aim {
    fn from(deed: Deed) -> Aim {
        Aim { booth: deed.booth(), target: deed.target() }
    }
}
