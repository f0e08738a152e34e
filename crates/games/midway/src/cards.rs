//! The cards: five rides, four parts, and the Wild.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// The rides, by the words that name them in notation, in component files and in the keys of messages.
pub const RIDES: [&str; 5] = ["bumper", "carousel", "ferris", "coaster", "swings"];
/// The parts that every ride needs.
pub const PARTS: [&str; 4] = ["banners", "lights", "materials", "seats"];
/// How many different cards there are: a part of each sort for each ride, and the Wild.
pub const KINDS: usize = RIDES.len() * PARTS.len() + 1;

/// One of the five rides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "'bumper' | 'carousel' | 'ferris' | 'coaster' | 'swings'")]
pub struct Ride(pub(crate) u8);

impl Ride {
    pub fn all() -> impl Iterator<Item = Ride> {
        (0..RIDES.len() as u8).map(Ride)
    }

    /// The ride with this number. There must be one.
    #[inline]
    pub const fn of(number: usize) -> Ride {
        debug_assert!(number < RIDES.len());
        Ride(number as u8)
    }

    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    pub fn name(self) -> &'static str {
        RIDES[self.at()]
    }

    /// The card of this ride's part number `part`.
    #[inline]
    pub const fn part(self, part: u8) -> Card {
        Card(self.0 * PARTS.len() as u8 + part)
    }
}

/// The sorts of part, in the order in which a ride is built: from the ground up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    Materials,
    Seats,
    Lights,
    Banners,
}

impl Part {
    pub const ALL: [Part; 4] = [Part::Materials, Part::Seats, Part::Lights, Part::Banners];

    /// The card of this part for a ride.
    pub const fn of(self, ride: Ride) -> Card {
        // As `PARTS` counts them.
        ride.part(match self {
            Part::Banners => 0,
            Part::Lights => 1,
            Part::Materials => 2,
            Part::Seats => 3,
        })
    }
}

/// A kind of card. Copies of the same kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "`${Ride}-${Part}` | 'wild'")]
pub struct Card(pub(crate) u8);

impl Card {
    pub const WILD: Card = Card(KINDS as u8 - 1);

    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// The card with this number. There must be one.
    #[inline]
    pub const fn of(number: usize) -> Card {
        debug_assert!(number < KINDS);
        Card(number as u8)
    }

    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn is_wild(self) -> bool {
        self.0 == Card::WILD.0
    }

    /// The ride that a part belongs to. A Wild belongs to none.
    #[inline]
    pub const fn ride(self) -> Ride {
        debug_assert!(!self.is_wild());
        Ride(self.0 / PARTS.len() as u8)
    }

    /// The name of the part, without its ride.
    pub fn part_name(self) -> &'static str {
        if self.is_wild() { "wild" } else { PARTS[self.at() % PARTS.len()] }
    }
}

impl fmt::Display for Ride {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    /// `ferris-seats`, `wild`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_wild() { f.write_str("wild") } else { write!(f, "{}-{}", self.ride(), self.part_name()) }
    }
}

/// A word that names no ride or card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no ride or card")]
pub struct UnknownCard(String);

impl FromStr for Ride {
    type Err = UnknownCard;
    fn from_str(text: &str) -> Result<Ride, UnknownCard> {
        Ride::all().find(|ride| ride.name() == text).ok_or_else(|| UnknownCard(text.to_owned()))
    }
}

impl FromStr for Card {
    type Err = UnknownCard;
    fn from_str(text: &str) -> Result<Card, UnknownCard> {
        let unknown = || UnknownCard(text.to_owned());
        if text == "wild" {
            return Ok(Card::WILD);
        }
        let (ride, part) = text.split_once('-').ok_or_else(unknown)?;
        let part = PARTS.iter().position(|name| *name == part).ok_or_else(unknown)?;
        Ok(ride.parse::<Ride>()?.part(part as u8))
    }
}

macro_rules! travels_by_name {
    ($($named:ty),*) => {$(
        impl From<$named> for String {
            fn from(named: $named) -> String {
                named.to_string()
            }
        }

        impl TryFrom<String> for $named {
            type Error = UnknownCard;
            fn try_from(text: String) -> Result<$named, UnknownCard> {
                text.parse()
            }
        }
    )*};
}
travels_by_name!(Ride, Card);
