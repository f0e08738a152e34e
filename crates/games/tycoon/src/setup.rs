//! Options, and what is there before the first round.

use crate::components::Components;
use crate::faces::Face;
use crate::state::{Carnival, Tycoon};
use serde::{Deserialize, Serialize};
use table::{About, BadSetup, Choice, Dice, Kit, Ranking, Setup, Silent};
use ts_rs::TS;

/// One plays alone; more race each other.
const PLAYERS: &[u8] = &[1, 2, 3, 4, 5, 6];

const CHALLENGE: &str = "challenge";
const HIRE_COUNTS: &str = "hire_counts";
const STALL_REACH: &str = "stall_reach";

pub static ABOUT: About = About {
    id: "tycoon",
    rules_version: 1,
    rule_prefix: "CT",
    players: PLAYERS,
    options: &[
        Choice::switch(CHALLENGE, PLAYERS),
        Choice { key: HIRE_COUNTS, values: &["at_once", "next_round"], players: PLAYERS },
        Choice { key: STALL_REACH, values: &["lenient", "must_reach"], players: PLAYERS },
    ],
    ranking: Ranking::ByScore,
    // Six sheets of 30 rounds with six decisions each, and a guest at a time into at most 240 boxes.
    longest: 6 * (30 * 6 + 240),
};

/// Which rules are played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
pub struct Options {
    /// Fixed duties of the dice, fewer rides for a mechanic, no stall beside a stall.
    pub challenge: bool,
    /// Hires count from the next round on.
    pub late_hires: bool,
    /// A stall may only stand where guests can get.
    pub reached_stalls: bool,
}

impl Options {
    pub fn of(setup: &Setup) -> Options {
        Options {
            challenge: setup.is_on(CHALLENGE),
            late_hires: setup.get(HIRE_COUNTS) == Some("next_round"),
            reached_stalls: setup.get(STALL_REACH) == Some("must_reach"),
        }
    }
}

pub fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<Tycoon, BadSetup> {
    let carnivals = (0..setup.players).map(|_| Carnival::new(&kit)).collect();
    let coloured = [Face::roll(dice), Face::roll(dice)];
    let mut game = Tycoon { kit, variant: Options::of(setup), round: 1, coloured, carnivals };
    game.open_round(dice, &mut Silent);
    Ok(game)
}
