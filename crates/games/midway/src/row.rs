//! One player's Midway: five rides side by side, each with some parts and some Wilds.

use crate::cards::{Card, RIDES, Ride};
use crate::hand::bits;
use serde::{Deserialize, Serialize};

/// Four bits a ride: in `parts` one bit for each part that lies there, in `wilds` how many Wilds do.
///
/// All questions about the five rides are answered at once, by arithmetic on the four-bit lanes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "[Stack; 5]", try_from = "[Stack; 5]")]
pub struct Row {
    parts: u32,
    wilds: u32,
}

/// A set of rides: the lowest bit of each ride's lane.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rides(u32);

/// How many cards make a ride complete.
pub const COMPLETE: u32 = 4;
const LANE: u32 = 4;
const LOWEST: u32 = 0x1_1111;

impl Rides {
    pub const NONE: Rides = Rides(0);

    #[inline]
    pub const fn len(self) -> u32 {
        sum(self.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, ride: Ride) -> bool {
        self.0 >> lane(ride) & 1 != 0
    }

    /// The rides to which at least so many of these parts belong, one or two.
    #[inline]
    pub(crate) const fn with_several(parts: u32, least: u32) -> Rides {
        let numbers = numbers(parts);
        // A number of 2 to 4 has the second or the third bit.
        Rides(if least > 1 { (numbers >> 1 | numbers >> 2) & LOWEST } else { filled(parts).0 })
    }

    #[inline]
    pub const fn without(self, ride: Ride) -> Rides {
        Rides(self.0 & !(1 << lane(ride)))
    }

    #[inline]
    pub const fn or(self, other: Rides) -> Rides {
        Rides(self.0 | other.0)
    }

    #[inline]
    pub fn first(self) -> Option<Ride> {
        self.iter().next()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Ride> {
        bits(self.0).map(|place| Ride(place / LANE as u8))
    }

    /// All parts of these rides, one bit a card.
    #[inline]
    pub(crate) const fn cards(self) -> u32 {
        self.0 * 0xF
    }
}

impl FromIterator<Ride> for Rides {
    fn from_iter<I: IntoIterator<Item = Ride>>(rides: I) -> Rides {
        rides.into_iter().fold(Rides::NONE, |all, ride| Rides(all.0 | 1 << lane(ride)))
    }
}

#[inline]
const fn lane(ride: Ride) -> u32 {
    ride.0 as u32 * LANE
}

/// All lanes added up: the product gathers them in the fifth lane.
#[inline]
const fn sum(lanes: u32) -> u32 {
    lanes.wrapping_mul(LOWEST) >> (LANE * 4) & 0xF
}

/// The number of parts of each ride, in lanes.
#[inline]
const fn numbers(parts: u32) -> u32 {
    let pairs = parts - (parts >> 1 & 0x5_5555);
    (pairs & 0x3_3333) + (pairs >> 2 & 0x3_3333)
}

/// The lanes that are not zero.
#[inline]
const fn filled(lanes: u32) -> Rides {
    Rides((lanes | lanes >> 1 | lanes >> 2 | lanes >> 3) & LOWEST)
}

impl Row {
    /// The parts that lie here, one bit each, numbered as the cards are.
    #[inline]
    pub(crate) const fn parts(&self) -> u32 {
        self.parts
    }

    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.parts >> card.0 & 1 != 0
    }

    #[inline]
    pub const fn wilds(&self, ride: Ride) -> u32 {
        self.wilds >> lane(ride) & 0xF
    }

    /// All Wilds of the Midway.
    #[inline]
    pub const fn all_wilds(&self) -> u32 {
        sum(self.wilds)
    }

    /// The number of cards of each ride, in lanes.
    #[inline]
    const fn heights(&self) -> u32 {
        numbers(self.parts) + self.wilds
    }

    #[inline]
    pub const fn height(&self, ride: Ride) -> u32 {
        self.heights() >> lane(ride) & 0xF
    }

    /// Rides with at least one part (MC-6.6).
    #[inline]
    pub const fn established(&self) -> Rides {
        filled(self.parts)
    }

    /// Rides with four cards (MC-7.5).
    #[inline]
    pub const fn complete(&self) -> Rides {
        // A height of 4, or of 5 while a Wild is being displaced: both have the third bit, and nothing else has.
        Rides(self.heights() >> 2 & LOWEST)
    }

    /// Rides to which a card can be added one by one: established and incomplete.
    #[inline]
    pub const fn open(&self) -> Rides {
        Rides(self.established().0 & !self.complete().0)
    }

    /// Rides without any part.
    #[inline]
    pub const fn unstarted(&self) -> Rides {
        Rides(LOWEST & !self.established().0)
    }

    /// Rides with all four parts (MC-7.6).
    #[inline]
    pub const fn natural(&self) -> Rides {
        let p = self.parts;
        Rides(p & p >> 1 & p >> 2 & p >> 3 & LOWEST)
    }

    /// Does nothing lie here that could be taken or given?
    pub const fn is_bare(&self) -> bool {
        self.loose_parts() == 0 && self.wilds == 0
    }

    /// Rides with Wilds.
    #[inline]
    pub const fn with_wilds(&self) -> Rides {
        filled(self.wilds)
    }

    /// The parts that no natural set locks, one bit each.
    #[inline]
    pub(crate) const fn loose_parts(&self) -> u32 {
        self.parts & !self.natural().cards()
    }

    /// The ride where a part has just taken the place of a Wild that has yet to go (MC-6.8).
    #[inline]
    pub fn crowded(&self) -> Option<Ride> {
        let heights = self.heights();
        Rides(heights & heights >> 2 & LOWEST).first()
    }

    /// The ride where Wilds lie without a part (MC-6.9).
    #[inline]
    pub fn orphaned(&self) -> Option<Ride> {
        Rides(self.with_wilds().0 & !self.established().0).first()
    }

    #[inline]
    pub fn put(&mut self, part: Card) {
        debug_assert!(!self.has(part) && !part.is_wild());
        self.parts |= 1 << part.0;
    }

    #[inline]
    pub fn remove(&mut self, part: Card) {
        debug_assert!(self.has(part));
        self.parts &= !(1 << part.0);
    }

    #[inline]
    pub fn put_wild(&mut self, ride: Ride) {
        self.wilds += 1 << lane(ride);
    }

    #[inline]
    pub fn remove_wild(&mut self, ride: Ride) {
        debug_assert!(self.wilds(ride) > 0);
        self.wilds -= 1 << lane(ride);
    }

    /// How many of this card lie here.
    pub fn count(&self, card: Card) -> i64 {
        if card.is_wild() { i64::from(self.all_wilds()) } else { i64::from(self.has(card)) }
    }

    /// The parts of one ride.
    pub fn parts_of(&self, ride: Ride) -> impl Iterator<Item = Card> + use<> {
        bits(self.parts & 0xF << lane(ride)).map(Card)
    }
}

/// One ride as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    pub parts: Vec<Card>,
    pub wilds: u8,
}

impl From<Row> for [Stack; 5] {
    fn from(midway: Row) -> [Stack; 5] {
        std::array::from_fn(|ride| {
            let ride = Ride(ride as u8);
            Stack { parts: midway.parts_of(ride).collect(), wilds: midway.wilds(ride) as u8 }
        })
    }
}

/// A card that does not belong where it was written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} cannot lie on the ride {1}")]
pub struct Misplaced(Card, Ride);

impl TryFrom<[Stack; 5]> for Row {
    type Error = Misplaced;
    fn try_from(stacks: [Stack; 5]) -> Result<Row, Misplaced> {
        let mut midway = Row::default();
        for (ride, stack) in Ride::all().zip(stacks) {
            for part in stack.parts {
                if part.is_wild() || part.ride() != ride || midway.has(part) {
                    return Err(Misplaced(part, ride));
                }
                midway.put(part);
            }
            if u32::from(stack.wilds) >= COMPLETE {
                return Err(Misplaced(Card::WILD, ride));
            }
            (0..stack.wilds).for_each(|_| midway.put_wild(ride));
        }
        Ok(midway)
    }
}

const _: () = assert!(RIDES.len() as u32 * LANE <= u32::BITS);
