//! How the engine's own types look from outside. They are written by `table` and read by pages; nothing here is built.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message to be put into words: its key in `words/<lang>/*.ftl` and what fills its gaps.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "Say")]
#[schema(as = Say)]
pub struct SayShape {
    pub key: String,
    #[ts(optional)]
    #[serde(default)]
    #[schema(value_type = Option<Vec<Vec<serde_json::Value>>>)]
    pub args: Option<Vec<(String, ArgShape)>>,
}

/// What fills a gap: a player, a number, a message, a printed name, or several of these as a list.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "engine.ts", rename = "Arg")]
#[schema(as = Arg, no_recursion)]
pub enum ArgShape {
    Seat(u8),
    #[ts(type = "number")]
    Number(i64),
    Say(Box<SayShape>),
    Name(String),
    List(Vec<ArgShape>),
}

/// Whose eyes look at the table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "engine.ts", rename = "Eyes")]
#[schema(as = Eyes)]
pub enum EyesShape {
    Seat(u8),
    Public,
    All,
}

/// How a game ended: the place of each seat (1 is best, ties share) and where its points come from.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "Outcome")]
#[schema(as = Outcome)]
pub struct OutcomeShape {
    pub places: Vec<u8>,
    pub sheets: Vec<ScoreSheetShape>,
}

/// Where a player's points come from; the total is the sum of the lines.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "ScoreSheet")]
#[schema(as = ScoreSheet)]
pub struct ScoreSheetShape {
    pub lines: Vec<ScoreLineShape>,
    /// Compared in order, the greatest first, when totals are equal.
    pub ties: Vec<ScoreLineShape>,
    #[ts(optional)]
    pub title: Option<SayShape>,
}

/// One line of a score: what for, how much, by which rule.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "ScoreLine")]
#[schema(as = ScoreLine)]
pub struct ScoreLineShape {
    pub what: SayShape,
    pub points: i32,
    pub rule: String,
}

/// The rules of one game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "Rulebook")]
#[schema(as = Rulebook)]
pub struct RulebookShape {
    pub title: String,
    pub introduction: String,
    pub chapters: Vec<ChapterShape>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "Chapter")]
#[schema(as = Chapter)]
pub struct ChapterShape {
    pub title: String,
    pub rules: Vec<NumberedShape>,
}

/// One rule: its number, such as `GC-4.2`, and its text in Markdown.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "engine.ts", rename = "NumberedRule")]
#[schema(as = NumberedRule)]
pub struct NumberedShape {
    pub number: String,
    pub text: String,
}
