//! The four kinds: a Throw card and the reveler who hopes for it are of one kind.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub const KINDS: usize = 4;

/// Named for the card; [`Kind::color`] names the reveler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Kind {
    Food,
    Cups,
    Hats,
    Beads,
}

impl Kind {
    pub const ALL: [Kind; KINDS] = [Kind::Food, Kind::Cups, Kind::Hats, Kind::Beads];

    pub fn index(self) -> usize {
        self as usize
    }

    /// What the card is called in notation.
    pub fn throw(self) -> &'static str {
        ["food", "cups", "hats", "beads"][self.index()]
    }

    /// What the reveler is called in notation.
    pub fn color(self) -> &'static str {
        ["green", "gold", "purple", "white"][self.index()]
    }

    pub fn from_throw(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.throw() == word)
    }

    pub fn from_color(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.color() == word)
    }
}
