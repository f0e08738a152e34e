//! Cards in no order: a hand, or the deck, whose order nobody knows and no rule looks at before a card is drawn.

use crate::cards::{Card, KINDS};
use serde::{Deserialize, Serialize};
use table::Dice;

/// How many copies of a kind the three bits of a lane can count.
pub const MOST_COPIES: u8 = 7;
const LANE: u32 = 3;

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
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.lanes -= 1 << (card.0 as u32 * LANE);
        self.kinds &= !(u32::from(self.count(card) == 0) << card.0);
        self.total -= 1;
    }

    /// Takes out one card by chance. There must be one.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Card {
        let card = self.nth(dice.below(self.total));
        self.remove(card);
        card
    }

    #[inline]
    fn nth(&self, mut place: u32) -> Card {
        let mut kinds = self.kinds;
        loop {
            let card = Card(kinds.trailing_zeros() as u8);
            let count = u32::from(self.count(card));
            if place < count {
                return card;
            }
            place -= count;
            kinds &= kinds - 1;
        }
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
    }
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
    fn every_card_is_as_likely_as_another() {
        let hand: Cards = [Card(0), Card(0), Card(0), Card(7)].into_iter().collect();
        let mut dice = Dice::quick(2);
        let sevens = (0..40_000).filter(|_| hand.clone().draw(&mut dice) == Card(7)).count();
        assert!((9_500..10_500).contains(&sevens), "{sevens}");
    }
}
