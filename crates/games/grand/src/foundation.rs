//! A foundation tile: two by two cells, each a walkway or a construction site.

use crate::cell::Cells;
use serde::{Deserialize, Serialize};
use table::Say;
use ts_rs::TS;

/// The pattern of a foundation: a bit for each construction site, lower left, lower right, upper left, upper right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Foundation(u8);

/// How a foundation is turned as it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Quarter {
    None,
    Left,
    Right,
}

/// What one cell of a foundation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Floor {
    Walkway,
    Site,
}

/// A foundation as it lies: two rows of two, the upper one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Pattern(pub [[Floor; 2]; 2]);

impl Pattern {
    /// What it looks like, in words.
    pub fn say(self) -> Say {
        let [upper, lower] = self.0.map(|row| row.map(|floor| u8::from(floor == Floor::Site)));
        let kind = lower[0] | lower[1] << 1 | upper[0] << 2 | upper[1] << 3;
        Say::new(LOOKS[usize::from(kind)])
    }

    /// The two rows in characters, `#` construction site and `.` walkway.
    pub fn rows(self) -> [String; 2] {
        let mark = |floor: Floor| if floor == Floor::Site { '#' } else { '.' };
        self.0.map(|row| row.map(mark).iter().collect())
    }
}

impl From<Foundation> for Pattern {
    fn from(foundation: Foundation) -> Pattern {
        let floor = |place: u8| if foundation.0 >> place & 1 == 1 { Floor::Site } else { Floor::Walkway };
        Pattern([[2, 3], [0, 1]].map(|row| row.map(floor)))
    }
}

/// The words for every pattern, in the order of the kinds.
const LOOKS: [&str; Foundation::KINDS] = [
    "grand-looks-no-site",
    "grand-looks-lower-left",
    "grand-looks-lower-right",
    "grand-looks-below",
    "grand-looks-upper-left",
    "grand-looks-left",
    "grand-looks-falling",
    "grand-looks-walkway-upper-right",
    "grand-looks-upper-right",
    "grand-looks-rising",
    "grand-looks-right",
    "grand-looks-walkway-upper-left",
    "grand-looks-above",
    "grand-looks-walkway-lower-right",
    "grand-looks-walkway-lower-left",
    "grand-looks-all-sites",
];

impl Quarter {
    pub const ALL: [Quarter; 3] = [Quarter::None, Quarter::Left, Quarter::Right];
}

impl Foundation {
    /// So many patterns are possible.
    pub const KINDS: usize = 16;

    #[inline]
    pub const fn of_kind(kind: usize) -> Foundation {
        Foundation(kind as u8)
    }

    #[inline]
    pub const fn kind(self) -> usize {
        self.0 as usize
    }

    /// The construction sites when it lies on this lot.
    #[inline]
    pub const fn sites(self, lot: u8) -> Cells {
        let pattern = self.0 as Cells;
        ((pattern & 3) | (pattern >> 2) << 8) << lot
    }

    /// The pattern after a turn.
    #[inline]
    pub const fn turned(self, quarter: Quarter) -> Foundation {
        let [lower_left, lower_right, upper_left, upper_right] =
            [self.0 & 1, self.0 >> 1 & 1, self.0 >> 2 & 1, self.0 >> 3 & 1];
        match quarter {
            Quarter::None => self,
            Quarter::Right => Foundation(lower_right | upper_right << 1 | lower_left << 2 | upper_left << 3),
            Quarter::Left => Foundation(upper_left | lower_left << 1 | upper_right << 2 | lower_right << 3),
        }
    }

    /// The turns that give different patterns, each pattern once.
    pub fn different_turns(self) -> impl Iterator<Item = Quarter> {
        let looks = Quarter::ALL.map(|quarter| self.turned(quarter));
        let is_new = move |&place: &usize| !looks[..place].contains(&looks[place]);
        (0..looks.len()).filter(is_new).map(|place| Quarter::ALL[place])
    }

    /// Reads two rows of `#` and `.`, the upper one first.
    pub fn from_picture(picture: &str) -> Option<Foundation> {
        let &[upper_left, upper_right, b'\n', lower_left, lower_right] = picture.trim().as_bytes() else { return None };
        let mut pattern = 0;
        for (place, mark) in [lower_left, lower_right, upper_left, upper_right].into_iter().enumerate() {
            match mark {
                b'#' => pattern |= 1 << place,
                b'.' => {}
                _ => return None,
            }
        }
        Some(Foundation(pattern))
    }

    /// The two rows in characters, the upper one first.
    pub fn rows(self) -> [String; 2] {
        Pattern::from(self).rows()
    }
}
