//! Cards in no order: a hand, or the deck, whose order nobody knows and no rule looks at before a card is drawn.

use crate::cards::{Card, KINDS, PARTS, RIDES, Ride};
use serde::{Deserialize, Serialize};
use table::Dice;

/// How many copies of a kind the three bits of a lane can count.
pub const MOST_COPIES: u8 = 7;
const LANE: u32 = 3;
/// The four parts of a ride lie side by side.
const RIDE: u32 = LANE * PARTS.len() as u32;
const EACH_RIDE: u64 = 0x0001_0010_0100_1001;
/// The lowest bit of every lane.
const EACH_KIND: u64 = 0o777_777_777_777_777_777_777 / 7;
const EACH_BYTE: u64 = 0x0101_0101;

/// A number of cards of each kind, packed so that a game copies and asks quickly.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub struct Cards {
    /// Three bits for each kind: how many of it.
    lanes: u64,
    /// One bit for each kind of which there is at least one card.
    kinds: u32,
    total: u32,
}

const _: () = assert!(KINDS as u32 * LANE <= u64::BITS);

impl Cards {
    #[inline]
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// The kinds that are here, one bit each, numbered as the cards are.
    #[inline]
    pub(crate) const fn kinds(&self) -> u32 {
        self.kinds
    }

    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.kinds >> card.0 & 1 != 0
    }

    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        (self.lanes >> (card.0 as u32 * LANE)) as u8 & MOST_COPIES
    }

    /// The different kinds, each once.
    #[inline]
    pub fn each_kind(&self) -> impl Iterator<Item = Card> + use<> {
        bits(self.kinds).map(Card)
    }

    /// All cards, copies next to each other.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.each_kind().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < MOST_COPIES);
        self.lanes += 1 << (card.0 as u32 * LANE);
        self.kinds |= 1 << card.0;
        self.total += 1;
        debug_assert!(self.agrees());
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.lanes -= 1 << (card.0 as u32 * LANE);
        self.kinds &= !(u32::from(self.count(card) == 0) << card.0);
        self.total -= 1;
        debug_assert!(self.agrees());
    }

    /// Takes out one card by chance. There must be one.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Card {
        let card = self.nth(dice.below(self.total));
        self.remove(card);
        card
    }

    /// The card at a place, copies counted; the place must be below the total. No loop and no branch on what chance decides:
    /// the cards up to the end of each ride are summed side by side, then the same for the parts of the ride.
    #[inline]
    fn nth(&self, place: u32) -> Card {
        const EVEN_KINDS: u64 = 0o0707_0707_0707_0707_0707;
        const EVEN_PAIRS: u64 = 0o0077_0077_0077_0077_0077;
        let pairs = (self.lanes & EVEN_KINDS) + (self.lanes >> LANE & EVEN_KINDS);
        let rides = (pairs & EVEN_PAIRS) + (pairs >> (2 * LANE) & EVEN_PAIRS);
        let up_to = rides.wrapping_mul(EACH_RIDE);
        let ride = first_above(up_to, place, EACH_RIDE, RIDE);
        if ride == RIDES.len() as u32 {
            return Card::WILD;
        }
        let before = (up_to << RIDE >> (RIDE * ride)) as u32 & ((1 << RIDE) - 1);
        let parts = (self.lanes >> (RIDE * ride)) as u32;
        let spread = (parts & 0o7) | (parts & 0o70) << 5 | (parts & 0o700) << 10 | (parts & 0o7000) << 15;
        let up_to = spread.wrapping_mul(EACH_BYTE as u32);
        let part = first_above(u64::from(up_to), place - before, EACH_BYTE, u8::BITS);
        Ride(ride as u8).part(part as u8)
    }

    /// Takes out one card of each kind that is here.
    #[inline]
    pub fn remove_one_of_each(&mut self) {
        self.each_kind().for_each(|card| self.remove(card));
    }

    /// Takes all cards of `other` out. They must be here.
    #[inline]
    pub fn remove_all(&mut self, other: Cards) {
        other.each_kind().for_each(|card| (0..other.count(card)).for_each(|_| self.remove(card)));
    }

    /// Puts all cards of `other` in. Together there must be no more than [`MOST_COPIES`] of any kind.
    #[inline]
    pub fn merge(&mut self, other: Cards) {
        self.lanes += other.lanes;
        self.kinds |= other.kinds;
        self.total += other.total;
        debug_assert!(self.agrees());
    }

    /// Do the bits and the total follow from the lanes?
    fn agrees(&self) -> bool {
        let counts = || Card::all().map(|card| self.count(card));
        let kinds = counts().zip(0..).map(|(count, at)| u32::from(count > 0) << at).sum::<u32>();
        (kinds, counts().map(u32::from).sum::<u32>()) == (self.kinds, self.total)
    }
}

/// The first lane that holds more than `place`, of lanes with these lowest bits and this width. If none does, a number that
/// is too high: for the rides, that of the Wild.
#[inline]
const fn first_above(sums: u64, place: u32, each: u64, width: u32) -> u32 {
    let top = each << (width - 1);
    let above = (sums + each * ((1 << (width - 1)) - 1 - place as u64)) & top;
    above.trailing_zeros() / width
}

/// The places of the bits that are set, lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(place)
    })
}

/// How many cards of each kind, and nothing that follows from it: quick to change where it is seldom read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts(u64);

impl Counts {
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.0 >> (card.0 as u32 * LANE) & u64::from(MOST_COPIES) < u64::from(MOST_COPIES));
        self.0 += 1 << (card.0 as u32 * LANE);
    }

    /// Takes one of this kind out, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 -= self.each_kind() & 1 << (card.0 as u32 * LANE);
    }

    #[inline]
    pub fn remove_one_of_each(&mut self) {
        self.0 -= self.each_kind();
    }

    /// Both together. There must be no more than [`MOST_COPIES`] of any kind.
    #[inline]
    pub fn and(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }

    /// What is left without `other`, all of which must be here.
    #[inline]
    pub fn without(self, other: Counts) -> Counts {
        Counts(self.0 - other.0)
    }

    /// The lowest bit of each lane that is not empty.
    #[inline]
    const fn each_kind(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & EACH_KIND
    }
}

impl From<Cards> for Counts {
    fn from(cards: Cards) -> Counts {
        Counts(cards.lanes)
    }
}

impl From<Counts> for Cards {
    fn from(counts: Counts) -> Cards {
        let mut cards = Cards::default();
        let mut lowest = counts.each_kind();
        while lowest != 0 {
            let card = Card((lowest.trailing_zeros() / LANE) as u8);
            let count = counts.0 >> (card.0 as u32 * LANE) & u64::from(MOST_COPIES);
            (0..count).for_each(|_| cards.add(card));
            lowest &= lowest - 1;
        }
        cards
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

/// More copies of a card than there can be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are too many of {0}")]
pub struct TooMany(Card);

impl TryFrom<Vec<Card>> for Cards {
    type Error = TooMany;
    fn try_from(list: Vec<Card>) -> Result<Cards, TooMany> {
        let mut cards = Cards::default();
        for card in list {
            if cards.count(card) == MOST_COPIES {
                return Err(TooMany(card));
            }
            cards.add(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let mut cards = Cards::default();
        for card in Card::all() {
            (0..4).for_each(|_| cards.add(card));
        }
        assert_eq!((cards.len(), cards.count(Card::WILD)), (84, 4));
        let mut dice = Dice::quick(1);
        let mut seen = Cards::default();
        while !cards.is_empty() {
            seen.add(cards.draw(&mut dice));
        }
        assert_eq!((cards, seen.len()), (Cards::default(), 84));
        assert!(Card::all().all(|card| seen.count(card) == 4));
    }

    #[test]
    fn a_place_is_found_as_if_cards_were_counted() {
        let mut dice = Dice::quick(3);
        for _ in 0..2_000 {
            let most = 1 + dice.below(u32::from(MOST_COPIES));
            let cards: Cards = Card::all().flat_map(|card| vec![card; dice.index(most as usize + 1)]).collect();
            let counted: Vec<Card> = cards.iter().collect();
            let found: Vec<Card> = (0..cards.total).map(|place| cards.nth(place)).collect();
            assert_eq!(found, counted);
        }
    }

    #[test]
    fn every_card_is_as_likely_as_another() {
        let hand: Cards = [Card(0), Card(0), Card(0), Card(7)].into_iter().collect();
        let mut dice = Dice::quick(2);
        let sevens = (0..40_000).filter(|_| hand.clone().draw(&mut dice) == Card(7)).count();
        assert!((9_500..10_500).contains(&sevens), "{sevens}");
    }
}
