//! A game in play, as somebody sees it.

use crate::{Millis, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Eyes, Offer, Outcome, Say, ScoreSheet, Section, Shut, Thing, Told};
use ts_rs::TS;
use utoipa::ToSchema;

/// A table as one pair of eyes sees it now. It says everything that a screen needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct TableNow {
    pub info: TableInfo,
    /// The version of the table: raised by everything that happens at it.
    pub seq: u32,
    pub eyes: Eyes,
    /// What lies on the table; its form is `View` in the game's own `engine.ts`. Nothing before the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub view: Option<Value>,
    /// Where the game stands. Nothing before it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub heading: Option<Say>,
    /// The points of each seat, as far as these eyes may know them.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Vec<Option<ScoreSheet>>>", optional)]
    #[schema(value_type = Option<Vec<Option<ScoreSheet>>>)]
    pub scores: Value,
    /// The table in words, for those who asked for it when they began to follow.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Vec<Section>>", optional)]
    #[schema(value_type = Option<Vec<Section>>)]
    pub words: Value,
    /// What these eyes are asked, if their seat is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<Asked>,
    /// Their last action can be taken back.
    pub undo: bool,
    /// Why it cannot, in the words of the button that would do it; nothing where nothing was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub no_undo: Option<Say>,
}

/// A question to a seat, with every action that is legal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Asked {
    pub seat: u8,
    pub prompt: Say,
    pub offers: Vec<Offer>,
    /// What cannot be chosen though the like of it can, and why.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Vec<Shut>>", optional)]
    #[schema(value_type = Option<Vec<Shut>>)]
    pub shut: Value,
}

/// One thing that happened at the table, as somebody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Step {
    /// The version of the table after it.
    pub seq: u32,
    #[ts(type = "number")]
    pub at: Millis,
    /// Who acted, where it was somebody's doing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The action itself, only for the eyes of whoever took it; for everybody once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<String>,
    /// The step takes back the last one of its seat, and what bots have answered to that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub undo: bool,
    /// The heading of the game from this step on, where it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub heading: Option<Say>,
    /// What it was, if it was about the people and not about the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub affair: Option<Affair>,
    /// In the order in which they should be shown. Empty for what is seen in the table's chairs alone.
    pub events: Vec<Told>,
}

/// Something about the people at a table, done by or to the seat of its step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "play.ts")]
pub enum Affair {
    /// Was taken off the table by its host, before the game.
    SentAway,
    /// Left the table; a bot plays on.
    Left,
    /// Ran out of time; a bot plays on.
    Late,
    /// Was not there, and others let a bot play on.
    Absent,
    /// A bot plays on, and it is not known why.
    Away,
    /// Plays again.
    Back,
    Resigned,
    /// Would like to end the game here.
    WantsEnd,
    /// No longer wants to.
    PlaysOn,
    /// All agreed, and the game is over.
    Ended,
}

/// Everything that happened so far, as the asker may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct History {
    pub table: String,
    pub eyes: Eyes,
    pub steps: Vec<Step>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Outcome>", optional)]
    #[schema(value_type = Option<Outcome>)]
    pub outcome: Option<Value>,
}

/// A stretch of a game, for stepping through it: see `GET /api/tables/{id}/replay`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Replay {
    pub table: String,
    pub eyes: Eyes,
    /// How many frames there are in all. Frame 0 is the deal, frame n follows the n-th action that was not taken back.
    pub total: u32,
    /// The number of the first frame sent.
    pub from: u32,
    pub frames: Vec<Frame>,
}

/// How the points went: see `GET /api/tables/{id}/points`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct PointsSoFar {
    pub table: String,
    pub eyes: Eyes,
    /// At each moment, the deal first, the points of each seat; nothing where these eyes may not know them.
    pub points: Vec<Vec<Option<i32>>>,
}

/// A finished game looked at again by a strong bot: see `GET /api/tables/{id}/analysis`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Analysis {
    pub table: String,
    /// For each action (the first leads to frame 1) what each seat could expect after it: 0 is the last place, 1 the first.
    pub outlook: Vec<Vec<f32>>,
    /// The standard error of each of these.
    pub noise: f32,
    /// For each action the turn that it belongs to, counted from 1.
    pub turns: Vec<u32>,
    /// The costliest choices that are beyond doubt, worst first.
    pub costly: Vec<Costly>,
}

/// A choice that cost its seat something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Costly {
    /// The frame that it led to.
    pub frame: u32,
    pub seat: u8,
    /// The turn that it belongs to, counted from 1.
    pub turn: u32,
    /// Where the game stood then.
    pub heading: Say,
    /// How much worse the seat stood after it than after the best one.
    pub cost: f32,
    /// The standard error of that; the cost is at least twice as great.
    pub error: f32,
    /// What was done.
    pub made: Say,
    /// What the bot would have done.
    pub better: Say,
    /// The same as the game writes it, and all that is as good; the best first.
    pub good: Vec<String>,
    /// What speaks for it against what was done.
    pub why: Vec<Say>,
}

/// One moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Frame {
    /// What led here; nothing for the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<Step>,
    /// `View` in the game's own `engine.ts`.
    #[ts(type = "unknown")]
    pub view: Value,
    pub heading: Say,
    #[ts(as = "Vec<Option<ScoreSheet>>")]
    #[schema(value_type = Vec<Option<ScoreSheet>>)]
    pub scores: Value,
    /// The table in words, for those who asked for it.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(as = "Option<Vec<Section>>", optional)]
    #[schema(value_type = Option<Vec<Section>>)]
    pub words: Value,
    pub to_act: Vec<u8>,
}

/// Takes an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "play.ts")]
pub struct Act {
    /// Made up by the client, up to 36 letters, digits and dashes. The same id is done once, however often it is sent.
    pub id: String,
    pub action: String,
    /// The version of the table that the player had before their eyes. An action is refused as stale if the same seat
    /// has acted since; what others did meanwhile does not matter as long as the action is legal.
    #[serde(default)]
    #[ts(optional)]
    pub seen: Option<u32>,
}

/// Takes the last action back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "play.ts")]
pub struct Undo {
    pub id: String,
}

/// It is done and will not be lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Done {
    pub id: String,
    /// The version of the table after it.
    pub seq: u32,
}

/// What a strong bot would do in this seat, knowing what the seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct Hinted {
    pub offer: Offer,
    /// The version of the table that the hint is for.
    pub seq: u32,
    /// The turn that begins with it, as far as can be known now.
    pub turn: Vec<HintStep>,
    /// What speaks for it: the true reasons, by what the bot plays by. Nothing where it has none that can be told.
    pub why: Vec<Say>,
    /// The next best is about as good.
    pub close: bool,
    /// The result that the seat can expect then, from 0 to 1: the chance to win, where there are rivals.
    pub value: f32,
}

/// One action of a turn that a bot would play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct HintStep {
    pub label: Say,
    pub things: Vec<Thing>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "play.ts")]
pub struct ChatLine {
    /// Ascending at each table.
    #[ts(type = "number")]
    pub number: i64,
    #[ts(type = "number")]
    pub at: Millis,
    pub person: String,
    pub name: String,
    /// Their seat; bystanders have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    pub text: String,
}
