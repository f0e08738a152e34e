//! Where the turn stands, as everybody sees it.

use crate::cards::Ride;
use crate::state::{Midway, Stage};
use crate::things;
use serde::Serialize;
use table::Thing;
use ts_rs::TS;

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "name")]
pub enum StageView {
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

impl StageView {
    /// The step of the turn (MC-2.1); `None` when the game is over.
    pub fn step(self) -> Option<Step> {
        match self {
            StageView::Trim => Some(Step::Trim),
            StageView::Build { .. } => Some(Step::Build),
            StageView::Over => None,
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

impl StageView {
    pub(crate) fn of(game: &Midway) -> StageView {
        match game.stage {
            Stage::Trim => StageView::Trim,
            Stage::Choose => StageView::Choose,
            Stage::Refresh { laid, wild, .. } => StageView::Refresh { laid, wild },
            Stage::Assign => StageView::Assign,
            Stage::Maneuver => StageView::Maneuver,
            Stage::Act => StageView::Act,
            Stage::Block { .. } => StageView::Block,
            Stage::HandOver { .. } => StageView::HandOver,
            Stage::Take { .. } => StageView::Take,
            Stage::Place { from, .. } => StageView::Place { from },
            Stage::Give { .. } => StageView::Give,
            Stage::Toss => StageView::Toss,
            Stage::Build { moves } => StageView::Build { moves },
            Stage::Over { .. } => StageView::Over,
        }
    }
}

impl StepView {
    pub(crate) fn of(step: Step, stage: StageView) -> StepView {
        let (now, past) = (stage.step() == Some(step), stage.step().is_some_and(|current| step < current));
        StepView { thing: things::step(step), step, now, past }
    }
}
