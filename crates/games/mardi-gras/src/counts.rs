//! How many of each kind, written out for those who look: cards, or the revelers who hope for them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::kind::Kind;
use crate::tally::Tally;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Counts {
    pub food: u8,
    pub cups: u8,
    pub hats: u8,
    pub beads: u8,
}

impl Counts {
    pub fn of(&self, kind: Kind) -> u8 {
        [self.food, self.cups, self.hats, self.beads][kind.index()]
    }

    pub fn total(&self) -> u8 {
        self.food + self.cups + self.hats + self.beads
    }

    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    /// All of `other` on top.
    pub fn absorb(&mut self, other: Counts) {
        self.food += other.food;
        self.cups += other.cups;
        self.hats += other.hats;
        self.beads += other.beads;
    }

    /// The kinds of which there is any.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.of(kind) > 0)
    }
}

impl From<Tally> for Counts {
    fn from(Tally([food, cups, hats, beads]): Tally) -> Counts {
        Counts { food, cups, hats, beads }
    }
}
