//! Lessons. The server keeps nothing of them: a pupil sends all moves so far, and gets what follows from them.

use crate::{Asked, Offer, Outcome, Say, ScoreSheet, Section, Step, Thing};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// All lessons, game by game, in the order in which they should be taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct Lessons {
    pub lessons: Vec<LessonInfo>,
}

/// One lesson of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct LessonInfo {
    pub game: String,
    pub name: String,
    pub title: Say,
    /// What is learnt in it.
    pub learnt: Say,
    /// About how long it takes.
    pub seconds: u32,
    /// How many steps it has.
    pub steps: u32,
}

/// The lessons that I have done, as `game/name`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct Learnt {
    pub lessons: Vec<String>,
}

/// Something that a pupil did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "lessons.ts")]
pub enum LessonMove {
    /// An action of the game. One that was not asked for is answered and taken back.
    Act(String),
    /// Goes on, where there is only something to read.
    Next,
    /// Lets the coach do this step.
    Skip,
    /// Takes the last action of this step back.
    Back,
}

/// Everything that a pupil did so far in a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lessons.ts")]
pub struct LessonMoves {
    pub moves: Vec<LessonMove>,
    /// Tells the table in words too.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub words: bool,
}

/// Asks about things at this point of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lessons.ts")]
pub struct LessonThings {
    pub moves: Vec<LessonMove>,
    pub things: Vec<Thing>,
}

/// A lesson at some point: the table as the pupil sees it, and the coach.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct LessonNow {
    pub info: LessonInfo,
    /// Where the pupil sits.
    pub seat: u8,
    /// The names at the table. The pupil's own is left empty.
    pub names: Vec<String>,
    /// `View` in the game's own `engine.ts`.
    #[ts(type = "unknown")]
    pub view: Value,
    pub heading: Say,
    #[ts(as = "Vec<Option<ScoreSheet>>")]
    #[schema(value_type = Vec<Option<ScoreSheet>>)]
    pub scores: Value,
    /// The table in words, if it was asked for.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Vec<Section>>", optional)]
    #[schema(value_type = Option<Vec<Section>>)]
    pub words: Value,
    pub to_act: Vec<u8>,
    /// What the pupil may do. Where there is only something to read, that is to go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// The last action of this step can be taken back.
    pub undo: bool,
    /// What happened by the last move, in order.
    pub steps: Vec<Step>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Outcome>", optional)]
    #[schema(value_type = Option<Outcome>)]
    pub outcome: Option<Value>,
    /// What the coach says to the last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answer: Option<CoachAnswer>,
    /// What speaks for the one right action, where one is asked for: to be told when it is done or shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Say>>", optional)]
    pub why: Vec<Say>,
    /// The step; nothing when the lesson is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<CoachNote>,
}

/// What the coach says at a step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct CoachNote {
    /// The number of the step, counted from 1.
    pub number: u32,
    pub say: Say,
    /// What he says besides, after slips.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hint: Option<Say>,
    /// What he points at.
    pub point: Vec<Thing>,
    /// The rule that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// There is nothing to do but to read.
    pub read: bool,
    /// A good action. Nothing after a way of the pupil's own: then taking back leads to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub model: Option<Offer>,
    /// What is touched after it, action by action, where several are decided together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<Thing>>>", optional)]
    pub further: Vec<Vec<Thing>>,
}

/// What the coach says to a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct CoachAnswer {
    /// It was what the step asked for. What was not is taken back.
    pub right: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<Say>,
    /// What was tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tried: Option<Say>,
    /// What it would have brought.
    pub brought: Vec<Say>,
}

/// The puzzles of all games. A puzzle is taken as a lesson of its game, by its name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct Puzzles {
    pub puzzles: Vec<PuzzleInfo>,
}

/// One puzzle of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "lessons.ts")]
pub struct PuzzleInfo {
    pub game: String,
    /// Its name among the lessons of the game.
    pub name: String,
    /// How hard it is, from 1 to 3.
    pub level: u8,
    pub players: u8,
    /// What it is about: the names, to be compared.
    pub themes: Vec<String>,
}
