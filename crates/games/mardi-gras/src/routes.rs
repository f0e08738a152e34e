//! The Route cards: where the parades go, and the slots for members.

use std::ops::Range;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BadParts, Files};
use toml::Spanned;
use ts_rs::TS;

use crate::city::{City, Neighborhood};
use crate::number::number;
use crate::setup::ROUNDS;

/// The most slots a card has.
pub const SLOTS: usize = 6;

const FILE: &str = "routes.toml";

number! {
    /// A Route card by its place in the column, from the top.
    Card, ROUNDS
}

number! {
    /// A slot by its place on a card, from the left.
    SlotAt, SLOTS
}

/// How long a route is; cards of one length are drawn together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    Short,
    Medium,
    Long,
}

impl Length {
    /// How many stops such a route has (MG-1.2).
    pub fn stops(self) -> usize {
        match self {
            Length::Short => 5,
            Length::Medium => 8,
            Length::Long => 12,
        }
    }

    /// How many such routes are drawn for a game (MG-2.2).
    pub fn drawn(self) -> usize {
        match self {
            Length::Short | Length::Medium => 2,
            Length::Long => 1,
        }
    }
}

/// What a member in a slot will do, in the order of Carnival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    Advertisement,
    Parade,
    Recruitment,
    Leadership,
}

impl Slot {
    pub fn letter(self) -> char {
        match self {
            Slot::Advertisement => 'A',
            Slot::Parade => 'P',
            Slot::Recruitment => 'R',
            Slot::Leadership => 'L',
        }
    }

    fn from_letter(letter: char) -> Option<Slot> {
        use Slot::*;
        [Advertisement, Parade, Recruitment, Leadership].into_iter().find(|slot| slot.letter() == letter)
    }
}

/// A halt of the parade.
#[derive(Debug)]
pub struct Halt {
    pub street: String,
    pub between: [Neighborhood; 2],
}

/// One Route card.
#[derive(Debug)]
pub struct Route {
    pub letter: char,
    pub length: Length,
    /// The nodes it passes, from the edge of the map.
    pub path: Vec<String>,
    pub halts: Vec<Halt>,
    /// From left to right.
    pub slots: ArrayVec<Slot, SLOTS>,
    /// Which of the slots are Parade slots.
    pub parade: Range<usize>,
}

impl Route {
    /// The slot in notation: `a`, `p2`, `r1`, `l`; numbered where the card has several alike.
    pub fn slot_name(&self, slot: usize) -> Option<String> {
        let kind = *self.slots.get(slot)?;
        let letter = kind.letter().to_ascii_lowercase();
        let alike = self.slots.iter().filter(|&&other| other == kind).count();
        Some(if alike == 1 { letter.to_string() } else { format!("{letter}{}", self.nth(slot)) })
    }

    /// A slot is the first, second, third of its kind.
    pub fn nth(&self, slot: usize) -> usize {
        1 + self.slots.iter().take(slot).filter(|&&other| Some(&other) == self.slots.get(slot)).count()
    }
}

/// Reads the ten cards and checks that the city has such streets.
pub(crate) fn load(files: &Files, city: &City) -> Result<Vec<Route>, BadParts> {
    let sheet: Sheet = files.read(FILE)?;
    let routes = sheet.route.iter().map(|row| sheet.resolve(row, city, files)).collect::<Result<Vec<_>, _>>()?;
    for length in [Length::Short, Length::Medium, Length::Long] {
        let found = routes.iter().filter(|route| route.length == length).count();
        if found < length.drawn() {
            let cause = format!("a game needs {} {length:?} routes; there are {found}", length.drawn());
            return Err(BadParts::new(FILE, None, cause));
        }
    }
    Ok(routes)
}

/// The file as it is written.
#[derive(Deserialize)]
struct Sheet {
    slots: SlotRows,
    route: Vec<Spanned<RouteRow>>,
}

#[derive(Deserialize)]
struct SlotRows {
    short: Spanned<String>,
    medium: Spanned<String>,
    long: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RouteRow {
    letter: char,
    length: Length,
    path: Vec<String>,
}

impl Sheet {
    fn resolve(&self, row: &Spanned<RouteRow>, city: &City, files: &Files) -> Result<Route, BadParts> {
        let complain = |cause: String| files.complain(FILE, row.span(), cause);
        let RouteRow { letter, length, path } = row.get_ref();
        if !letter.is_ascii_uppercase() {
            return Err(complain(format!("a route is named by a capital letter, not by {letter:?}")));
        }
        let halt = |pair: &[String]| {
            let stop = city.stop_between(&pair[0], &pair[1]);
            let stop = stop.ok_or_else(|| complain(format!("no street runs from {} to {}", pair[0], pair[1])))?;
            Ok(Halt { street: stop.street.clone(), between: stop.between })
        };
        let halts = path.windows(2).map(halt).collect::<Result<Vec<_>, _>>()?;
        if halts.len() != length.stops() {
            let cause = format!("route {letter} has {} stops; a {length:?} one has {}", halts.len(), length.stops());
            return Err(complain(cause));
        }
        let slots = self.slots_of(*length, files)?;
        let parade = parade_in(&slots);
        Ok(Route { letter: *letter, length: *length, path: path.clone(), halts, slots, parade })
    }

    fn slots_of(&self, length: Length, files: &Files) -> Result<ArrayVec<Slot, SLOTS>, BadParts> {
        let row = match length {
            Length::Short => &self.slots.short,
            Length::Medium => &self.slots.medium,
            Length::Long => &self.slots.long,
        };
        let complain = |cause: &str| files.complain(FILE, row.span(), cause);
        let slots: Option<Vec<Slot>> = row.get_ref().chars().map(Slot::from_letter).collect();
        let slots = slots.ok_or_else(|| complain("slots are written with the letters A, P, R, L"))?;
        if !slots.is_sorted() {
            return Err(complain("slots stand in the order A, P, R, L"));
        }
        ArrayVec::try_from(slots.as_slice()).map_err(|_| complain("a card has six slots at most"))
    }
}

fn parade_in(slots: &[Slot]) -> Range<usize> {
    let first = slots.iter().position(|&slot| slot >= Slot::Parade).unwrap_or(slots.len());
    let last = slots.iter().position(|&slot| slot > Slot::Parade).unwrap_or(slots.len());
    first..last
}
