//! A count of things by kind: cards in a hand, revelers in a neighborhood.

use serde::{Deserialize, Serialize};

use crate::kind::{KINDS, Kind};

/// How many of each kind. Plain data of four bytes, in the order of [`Kind::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally(pub [u8; KINDS]);

impl Tally {
    pub const NONE: Tally = Tally([0; KINDS]);

    /// `count` of one kind and nothing else.
    pub fn only(kind: Kind, count: u8) -> Tally {
        let mut tally = Tally::NONE;
        tally.0[kind.index()] = count;
        tally
    }

    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// One of `kind` fewer; there must be one.
    pub fn remove(&mut self, kind: Kind) {
        self.0[kind.index()] -= 1;
    }

    /// The kinds of which there is any, in order.
    #[inline]
    pub fn kinds(self) -> Kinds {
        Kinds(u32::from_le_bytes(self.0))
    }

    /// All of `other` on top.
    pub fn absorb(&mut self, other: Tally) {
        for kind in Kind::ALL {
            self.0[kind.index()] += other.of(kind);
        }
    }

    /// All of `other` fewer; they must be there.
    pub fn release(&mut self, other: Tally) {
        for kind in Kind::ALL {
            self.0[kind.index()] -= other.of(kind);
        }
    }

    /// As many fewer as there are, down to none.
    pub fn forget(&mut self, other: Tally) {
        for kind in Kind::ALL {
            let count = &mut self.0[kind.index()];
            *count = count.saturating_sub(other.of(kind));
        }
    }

    /// None left of the kinds that are in `other`.
    pub fn drop_kinds(&mut self, other: Tally) {
        other.kinds().for_each(|kind| self.0[kind.index()] = 0);
    }

    /// Whether every kind is here at least as often as in `other`.
    pub fn covers(&self, other: Tally) -> bool {
        Kind::ALL.iter().all(|&kind| self.of(kind) >= other.of(kind))
    }

    /// The last kind of which there is any.
    pub fn last(&self) -> Option<Kind> {
        self.kinds().last()
    }

    /// Whether there are two of some kind.
    pub fn has_pair(&self) -> bool {
        self.0.iter().any(|&count| count >= 2)
    }
}

/// The kinds in a tally. Its four bytes lie in one word, so that a search goes from one kind that is there to the next
/// without looking at the others.
#[derive(Clone, Copy, Debug)]
pub struct Kinds(u32);

impl Iterator for Kinds {
    type Item = Kind;

    #[inline]
    fn next(&mut self) -> Option<Kind> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() / u8::BITS;
        self.0 &= !(0xff << (lowest * u8::BITS));
        Some(Kind::ALL[lowest as usize])
    }
}
