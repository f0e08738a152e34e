//! Where the turn stands, as everybody sees it.

use crate::cards::Ride;
use crate::state::{Midway, Phase};
use crate::things;
use serde::Serialize;
use table::Thing;
use ts_rs::TS;

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum Stage {
    Trim,
    Choose,
    /// Cards are being laid for new ones.
    Refresh {
        laid: u8,
        wild: bool,
    },
    Assign,
    Maneuver,
    Act,
    Block,
    HandOver,
    Take,
    /// A Wild is looking for a ride.
    Place {
        from: Option<Ride>,
    },
    Give,
    Toss,
    Build {
        moves: u8,
    },
    Over,
}

/// The five steps of a turn (MC-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Pile,
    Trim,
    Roll,
    Build,
    Refill,
}

impl Step {
    pub const ALL: [Step; 5] = [Step::Pile, Step::Trim, Step::Roll, Step::Build, Step::Refill];

    pub const fn name(self) -> &'static str {
        match self {
            Step::Pile => "pile",
            Step::Trim => "trim",
            Step::Roll => "roll",
            Step::Build => "build",
            Step::Refill => "refill",
        }
    }
}

impl Stage {
    /// The step of the turn (MC-2.1); `None` when the game is over.
    pub fn step(self) -> Option<Step> {
        match self {
            Stage::Trim => Some(Step::Trim),
            Stage::Build { .. } => Some(Step::Build),
            Stage::Over => None,
            _ => Some(Step::Roll),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct StepView {
    pub thing: Thing,
    pub step: Step,
    pub now: bool,
    pub past: bool,
}

impl Stage {
    pub(crate) fn of(game: &Midway) -> Stage {
        match game.phase {
            Phase::Trim => Stage::Trim,
            Phase::Choose => Stage::Choose,
            Phase::Refresh { laid, wild, .. } => Stage::Refresh { laid, wild },
            Phase::Assign => Stage::Assign,
            Phase::Maneuver => Stage::Maneuver,
            Phase::Act => Stage::Act,
            Phase::Block { .. } => Stage::Block,
            Phase::HandOver { .. } => Stage::HandOver,
            Phase::Take { .. } => Stage::Take,
            Phase::Place { from, .. } => Stage::Place { from },
            Phase::Give { .. } => Stage::Give,
            Phase::Toss => Stage::Toss,
            Phase::Build { moves } => Stage::Build { moves },
            Phase::Over { .. } => Stage::Over,
        }
    }
}

impl StepView {
    pub(crate) fn of(step: Step, stage: Stage) -> StepView {
        let (now, past) = (stage.step() == Some(step), stage.step().is_some_and(|current| step < current));
        StepView { thing: things::step(step), step, now, past }
    }
}
