//! A carnival card, known by its kind: copies of a card cannot be told apart.

use serde::{Deserialize, Serialize};
use table::Say;
use ts_rs::TS;

/// The most kinds of card that a component set may have.
pub const MAX_KINDS: usize = 128;

/// The kind of a carnival card, as its place in the component set: lands, monsters, staff, events, goals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub(crate) u8);

impl Card {
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// How many regions there are.
pub const REGIONS: usize = 6;

/// Where lands lie and monsters live.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    Aerie,
    Caves,
    Darklands,
    Depths,
    Forest,
    /// Its monsters take land points of any region, and its land points pay for no other monsters.
    Dreamlands,
}

impl Region {
    pub const ALL: [Region; REGIONS] =
        [Region::Aerie, Region::Caves, Region::Darklands, Region::Depths, Region::Forest, Region::Dreamlands];

    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }

    /// The word used in notation and in keys.
    pub const fn id(self) -> &'static str {
        match self {
            Region::Aerie => "aerie",
            Region::Caves => "caves",
            Region::Darklands => "darklands",
            Region::Depths => "depths",
            Region::Forest => "forest",
            Region::Dreamlands => "dreamlands",
        }
    }

    /// Its name where there is little room: the Enchanted Forest is "Forest".
    pub(crate) fn short(self) -> Say {
        Say::new(match self {
            Region::Aerie => "monsters-region-aerie",
            Region::Caves => "monsters-region-caves",
            Region::Darklands => "monsters-region-darklands",
            Region::Depths => "monsters-region-depths",
            Region::Forest => "monsters-region-forest-short",
            Region::Dreamlands => "monsters-region-dreamlands",
        })
    }

    pub fn parse(text: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.id() == text)
    }
}
