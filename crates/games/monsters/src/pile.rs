//! A short list that lives in the state without heap memory, and a pile of cards made of it.

use crate::card::Card;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items in a row. Copying it is copying its bytes.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

/// At most `N` cards.
pub type Pile<const N: usize> = List<Card, N>;

impl<T: Copy, const N: usize> List<T, N> {
    /// No items; `filler` lies in the places that are not in use.
    pub const fn empty(filler: T) -> List<T, N> {
        List { len: 0, items: [filler; N] }
    }

    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes out the item at a place and fills the gap with the last: for lists without order.
    #[inline]
    pub fn take(&mut self, place: usize) -> T {
        let item = self[place];
        self.len -= 1;
        self.items[place] = self.items[usize::from(self.len)];
        item
    }
}

impl<const N: usize> Pile<N> {
    pub const EMPTY: Pile<N> = List::empty(Card(0));

    /// Puts a card into a pile that is kept in order.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let mut place = usize::from(self.len);
        while place > 0 && self.items[place - 1] > card {
            self.items[place] = self.items[place - 1];
            place -= 1;
        }
        self.items[place] = card;
        self.len += 1;
    }

    /// Takes one copy of a card out and keeps the others in order. Was there one?
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(place) = self.iter().position(|&other| other == card) else { return false };
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        true
    }

    pub fn count(&self, card: Card) -> usize {
        self.iter().filter(|&&other| other == card).count()
    }

    /// The different cards of a pile that is kept in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let cards: &[Card] = self;
        let first = move |place: usize| place == 0 || cards[place - 1] != cards[place];
        (0..cards.len()).filter(move |&place| first(place)).map(move |place| cards[place])
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

/// What lies in places that are not in use plays no part.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items in a list for {N}", items.len())));
        }
        let mut list = List::empty(T::default());
        items.into_iter().for_each(|item| list.push(item));
        Ok(list)
    }
}
