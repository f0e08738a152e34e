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
        Kind::ALL.iter().filter(|&&kind| other.of(kind) > 0).for_each(|&kind| self.0[kind.index()] = 0);
    }

    /// Whether every kind is here at least as often as in `other`.
    pub fn covers(&self, other: Tally) -> bool {
        Kind::ALL.iter().all(|&kind| self.of(kind) >= other.of(kind))
    }

    /// The last kind of which there is any.
    pub fn last(&self) -> Option<Kind> {
        Kind::ALL.into_iter().rev().find(|&kind| self.of(kind) > 0)
    }

    /// Whether there are two of some kind.
    pub fn has_pair(&self) -> bool {
        self.0.iter().any(|&count| count >= 2)
    }
}
