//! How the cards of one seat came to it: what others can remember of it is worked out from here.
//!
//! A seat gets cards by capturing and by lore. A captured card is either played at once, so that everybody knows it,
//! or goes to the kept cards. When a kept card is played or shown later, everybody learns that it was among them, but
//! not when it came there.

use crate::card::Card;
use crate::pile::{Pile, no_cards};
use crate::setup::{CAPTURES, MAX_CARDS, MAX_LORE};
use serde::{Deserialize, Serialize};
use table::List;

/// The history of one seat's cards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Journal {
    /// The card captured in each turn of the game so far.
    pub captures: [Card; CAPTURES],
    /// Which captures were played at once, one bit for each turn.
    pub at_once: u32,
    /// Cards drawn by lore, in order.
    pub lore: Pile<MAX_LORE>,
    /// How each kept card came, in order, also of those played since.
    pub kept: List<Origin, MAX_CARDS>,
    /// Cards that everybody knows to have been among the kept ones, in the order in which this came to light.
    pub facts: List<Fact, MAX_CARDS>,
}

/// How a card came to the kept cards: the number of the turn in which it was captured, or the number of the lore draw
/// counted on from [`CAPTURES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Origin(pub u8);

impl Origin {
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// A card that everybody knows to be or to have been among the kept cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fact {
    pub card: Card,
    /// It was one of the first so many kept cards.
    pub among: u8,
    /// It has been played since.
    pub gone: bool,
}

impl Default for Journal {
    fn default() -> Journal {
        Journal::EMPTY
    }
}

impl Journal {
    pub const EMPTY: Journal = Journal {
        captures: [Card(0); CAPTURES],
        at_once: 0,
        lore: no_cards(),
        kept: List::empty(Origin(0)),
        facts: List::empty(Fact { card: Card(0), among: 0, gone: false }),
    };

    #[inline]
    pub fn played_at_once(&self, time: usize) -> bool {
        self.at_once & (1 << time) != 0
    }

    /// The card that came this way.
    #[inline]
    pub fn card(&self, origin: Origin) -> Card {
        if origin.at() < CAPTURES { self.captures[origin.at()] } else { self.lore[origin.at() - CAPTURES] }
    }

    #[inline]
    pub fn keep_capture(&mut self, time: usize) {
        self.kept.push(Origin(time as u8));
    }

    #[inline]
    pub fn keep_lore(&mut self, card: Card) {
        self.kept.push(Origin((CAPTURES + self.lore.len()) as u8));
        self.lore.push(card);
    }

    /// A kept card is played. If such a card had been shown, it is taken to be that one.
    #[inline]
    pub fn play_kept(&mut self, card: Card) {
        let among = self.kept.len() as u8;
        match self.facts.iter_mut().find(|fact| !fact.gone && fact.card == card) {
            Some(fact) => fact.gone = true,
            None => self.facts.push(Fact { card, among, gone: true }),
        }
    }

    /// A kept card is shown that is not among the facts yet.
    pub fn show(&mut self, card: Card) {
        let among = self.kept.len() as u8;
        self.facts.push(Fact { card, among, gone: false });
    }

    /// The places of facts that tell of a copy of this card among the kept ones, of those in `places`, one bit each.
    pub fn known(&self, card: Card, places: u64) -> impl Iterator<Item = usize> {
        let fits = move |(place, fact): &(usize, &Fact)| !fact.gone && fact.card == card && places & (1 << place) != 0;
        self.facts.iter().enumerate().filter(fits).map(|(place, _)| place)
    }

    /// The places of all facts that tell of a card among the kept ones, one bit each.
    pub fn known_now(&self) -> u64 {
        self.facts.iter().enumerate().filter(|(_, fact)| !fact.gone).fold(0, |set, (place, _)| set | 1 << place)
    }

    /// Kept cards that everybody has seen.
    pub fn shown(&self) -> impl Iterator<Item = Card> {
        self.facts.iter().filter(|fact| !fact.gone).map(|fact| fact.card)
    }
}
