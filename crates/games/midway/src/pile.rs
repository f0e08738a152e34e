//! The discard pile: its order counts, for a card comes to light again when those above it are drawn.

use crate::cards::Card;
use serde::{Deserialize, Serialize};

/// Every card of the game could lie here.
pub const MOST_CARDS: usize = 86;

/// Cards face up on each other. Only the top one is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub struct Pile {
    len: u8,
    /// From the bottom up; Wilds above the top, so that equal piles are equal byte for byte.
    cards: [Card; MOST_CARDS],
}

impl Default for Pile {
    fn default() -> Pile {
        Pile { len: 0, cards: [Card::WILD; MOST_CARDS] }
    }
}

impl Pile {
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.iter().next_back()
    }

    /// From the bottom up.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.cards[..self.len()].iter().copied()
    }

    #[inline]
    pub fn lay(&mut self, card: Card) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Takes the top card. There must be one.
    #[inline]
    pub fn take(&mut self) -> Card {
        self.len -= 1;
        std::mem::replace(&mut self.cards[self.len()], Card::WILD)
    }
}

impl From<Pile> for Vec<Card> {
    fn from(pile: Pile) -> Vec<Card> {
        pile.iter().collect()
    }
}

/// More cards than the game has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a pile of {0} cards is too high")]
pub struct TooHigh(usize);

impl TryFrom<Vec<Card>> for Pile {
    type Error = TooHigh;
    fn try_from(cards: Vec<Card>) -> Result<Pile, TooHigh> {
        if cards.len() > MOST_CARDS {
            return Err(TooHigh(cards.len()));
        }
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.lay(card));
        Ok(pile)
    }
}
