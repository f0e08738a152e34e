//! The fourteen tricks of the trade: their names and when their goals are met.

use crate::cell::{self, Cells, SPACES, UPPER_HALF, beside, spaces_of};
use crate::fairground::Fairground;
use crate::state::Turn;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A trick of the trade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Trick {
    Bribe,
    Mystery,
    Mark,
    Crowd,
    Spectacle,
    Early,
    Pockets,
    Posters,
    Ballyhoo,
    Draw,
    Feet,
    Trap,
    Balloons,
    Bottles,
}

impl Trick {
    pub const ALL: [Trick; 14] = [
        Trick::Bribe,
        Trick::Mystery,
        Trick::Mark,
        Trick::Crowd,
        Trick::Spectacle,
        Trick::Early,
        Trick::Pockets,
        Trick::Posters,
        Trick::Ballyhoo,
        Trick::Draw,
        Trick::Feet,
        Trick::Trap,
        Trick::Balloons,
        Trick::Bottles,
    ];

    /// The short name, as in the components and in the keys of words.
    pub fn code(self) -> &'static str {
        match self {
            Trick::Bribe => "bribe",
            Trick::Mystery => "mystery",
            Trick::Mark => "mark",
            Trick::Crowd => "crowd",
            Trick::Spectacle => "spectacle",
            Trick::Early => "early",
            Trick::Pockets => "pockets",
            Trick::Posters => "posters",
            Trick::Ballyhoo => "ballyhoo",
            Trick::Draw => "draw",
            Trick::Feet => "feet",
            Trick::Trap => "trap",
            Trick::Balloons => "balloons",
            Trick::Bottles => "bottles",
        }
    }

    /// The rule of the goal, and the rule of the ability.
    pub fn rules(self) -> [&'static str; 2] {
        match self {
            Trick::Bribe => ["GC-8.1", "GC-8.2"],
            Trick::Mystery => ["GC-8.3", "GC-8.4"],
            Trick::Mark => ["GC-8.5", "GC-8.6"],
            Trick::Crowd => ["GC-8.7", "GC-8.8"],
            Trick::Spectacle => ["GC-8.9", "GC-8.10"],
            Trick::Early => ["GC-8.11", "GC-8.12"],
            Trick::Pockets => ["GC-8.13", "GC-8.14"],
            Trick::Posters => ["GC-8.15", "GC-8.16"],
            Trick::Ballyhoo => ["GC-8.17", "GC-8.18"],
            Trick::Draw => ["GC-8.19", "GC-8.20"],
            Trick::Feet => ["GC-8.21", "GC-8.22"],
            Trick::Trap => ["GC-8.23", "GC-8.24"],
            Trick::Balloons => ["GC-8.25", "GC-8.26"],
            Trick::Bottles => ["GC-8.27", "GC-8.28"],
        }
    }

    /// The goal is something that happens on the turn, not something that is to be seen on the Fairground.
    pub fn is_deed(self) -> bool {
        matches!(self, Trick::Mark | Trick::Crowd | Trick::Spectacle | Trick::Trap | Trick::Balloons)
    }

    /// Is the goal met at the end of this turn?
    #[inline]
    pub fn met(self, fair: &Fairground, turn: &Turn) -> bool {
        self.progress(fair, turn).is_met()
    }

    /// How far the goal is met.
    pub fn progress(self, fair: &Fairground, turn: &Turn) -> Progress {
        let fullest = |lines: &[Cells]| lines.iter().map(|line| (fair.ground & line).count_ones()).max();
        let (have, need) = match self {
            Trick::Bribe => (fullest(&DIAGONALS).unwrap_or(0), 4),
            Trick::Mystery => (fair.attractions().filter(|attraction| attraction.tickets == 0).count() as u32, 5),
            Trick::Mark => (turn.marked.into(), 1),
            Trick::Crowd => (turn.reached_bigtop.into(), 1),
            Trick::Spectacle => {
                (fair.newest(turn.built).map(|cells| spaces_of(cells).count_ones()).max().unwrap_or(0), 3)
            }
            Trick::Early => (fair.foundations(), 8),
            Trick::Pockets => (fullest(&COLUMNS).unwrap_or(0), 4),
            Trick::Posters => (fullest(&ROWS).unwrap_or(0), 4),
            Trick::Ballyhoo => ((fair.guests & UPPER_HALF).count_ones() + u32::from(fair.bigtop), 2),
            Trick::Draw => (fair.attractions().map(|attraction| attraction.tickets.into()).max().unwrap_or(0), 3),
            Trick::Feet => (largest_group(fair), 3),
            Trick::Trap => (turn.trapped.into(), 1),
            Trick::Balloons => (fair.newest(turn.built).map(|cells| neighbours(fair, cells)).max().unwrap_or(0), 2),
            Trick::Bottles => (fair.tickets(), 5),
        };
        Progress { have, need }
    }
}

/// What a player has of what a goal needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Progress {
    pub have: u32,
    pub need: u32,
}

impl Progress {
    #[inline]
    pub fn is_met(self) -> bool {
        self.have >= self.need
    }
}

const ROW: Cells = SPACES & 0xFF;
const COLUMN: Cells = SPACES & 0x0001_0001_0001_0001;
const ROWS: [Cells; 4] = [ROW, ROW << 16, ROW << 32, ROW << 48];
const COLUMNS: [Cells; 4] = [COLUMN, COLUMN << 2, COLUMN << 4, COLUMN << 6];
const DIAGONALS: [Cells; 2] = [1 | 1 << 18 | 1 << 36 | 1 << 54, 1 << 6 | 1 << 20 | 1 << 34 | 1 << 48];

/// How many attractions share an edge with the one that covers `cells`.
fn neighbours(fair: &Fairground, cells: Cells) -> u32 {
    let edge = beside(cells) & !cells;
    fair.attractions().filter(|attraction| attraction.cells & edge != 0).count() as u32
}

/// The guests in the largest connected group; a guest on an Entry space touches the cell above it.
fn largest_group(fair: &Fairground) -> u32 {
    let mut left = fair.guests;
    let mut largest = 0;
    while left != 0 {
        let group = cell::connected(left & left.wrapping_neg(), left);
        left &= !group;
        largest = largest.max(group.count_ones() + fair.waiting_below(group));
    }
    largest
}
