//! Tables: opening, finding and joining them.

use crate::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Outcome, Say};
use ts_rs::TS;
use utoipa::ToSchema;

/// Opens a table. Whoever opens it has their seat, and takes it with `sit`: what they throw into the shuffle must not be
/// known before the seed is fixed.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "tables.ts")]
pub struct NewTable {
    pub game: String,
    /// Only the options that differ from the default.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// One entry a seat; their number is the number of players.
    pub seats: Vec<WantedSeat>,
    /// Not in the lobby: only whoever has the link gets in.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub private: bool,
    #[serde(default)]
    #[ts(as = "Option<Pace>", optional)]
    pub pace: Pace,
    /// May players ask for hints?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "tables.ts")]
pub enum WantedSeat {
    /// Whoever opens the table.
    Me,
    /// Anybody who comes.
    Open,
    Bot {
        level: String,
    },
}

/// How long a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "tables.ts")]
pub enum Pace {
    /// As long as they like.
    #[default]
    Free,
    /// Then a bot plays for them until they come back: from 10 seconds to 30 days.
    Within { seconds: u32 },
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "tables.ts")]
pub enum Progress {
    /// Seats are being taken.
    Open,
    Playing,
    Over,
    /// Closed before the game began.
    Closed,
}

/// A seat and who is on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct Chair {
    pub seat: u8,
    pub who: Seated,
    /// What is shown on the name plate. An open seat has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// A bot plays for this person at the moment.
    pub away: bool,
    /// This person has resigned: a bot plays on, and the seat is not given back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub resigned: bool,
    /// Since when the person on this seat has been asked to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub asked: Option<Millis>,
    /// What this seat threw into the shuffle. The game does not begin before every person has thrown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
}

/// How a game ended that was not played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "tables.ts")]
pub enum Ended {
    /// Nobody was left to play against, because others had resigned.
    Resigned,
    /// Everybody who was still there wanted to end it: nobody has won.
    Agreed,
}

/// Who is on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export_to = "tables.ts")]
pub enum Seated {
    Nobody,
    /// `person` is for muting and for telling people apart; it gives no access to anything.
    Person {
        person: String,
    },
    Bot {
        level: String,
    },
}

/// Everything about a table that all who may look at it may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub players: u8,
    pub options: BTreeMap<String, String>,
    pub private: bool,
    pub pace: Pace,
    pub hints: bool,
    pub phase: Progress,
    pub chairs: Vec<Chair>,
    /// The person who opened it.
    pub host: String,
    /// What fixes the seed: published before anybody threw in a nonce.
    pub commitment: String,
    #[ts(type = "number")]
    pub created: Millis,
    /// The seats that are asked to act.
    pub to_act: Vec<u8>,
    /// When a bot takes over from those who are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub deadline: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<Outcome>", optional)]
    #[schema(value_type = Option<Outcome>)]
    pub outcome: Option<Value>,
    /// How it ended, if it was not played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<Ended>,
    /// The seats that would like to end the game here. Any player's next action takes these wishes back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub wishes: Vec<u8>,
    /// The table of the next game with the same people. Its seats are kept for them; it begins when all have sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// For whoever may invite: the page `/join/<code>` admits to a private table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub players: u8,
    pub options: BTreeMap<String, String>,
    pub pace: Pace,
    pub private: bool,
    pub phase: Progress,
    pub chairs: Vec<Chair>,
    #[ts(type = "number")]
    pub changed: Millis,
    pub to_act: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub deadline: Option<Millis>,
    /// The seat of whoever asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub you: Option<u8>,
    /// The places, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub places: Option<Vec<u8>>,
    /// The points of each seat, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<Vec<i32>>,
    /// How it ended, if it was not played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended: Option<Ended>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct TableList {
    pub tables: Vec<TableLine>,
}

/// Takes a seat.
#[derive(Clone, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "tables.ts")]
pub struct Sit {
    /// One's own or any open seat, if none is named.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What this player throws into the shuffle: any text up to 64 bytes.
    #[serde(default)]
    #[ts(optional)]
    pub nonce: Option<String>,
}

/// Opens a join link.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "tables.ts")]
pub struct Join {
    pub code: String,
}

/// Where a join link leads.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct Joined {
    pub table: String,
}

/// What a join link leads to, for whoever has not opened it yet: see `GET /api/invitations/{code}`.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct Invitation {
    /// The name of whoever opened the table.
    pub host: String,
    pub info: TableInfo,
    /// Where the game stands, if it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub heading: Option<Say>,
}

/// Would like to end the game here, or no longer.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "tables.ts")]
pub struct EndWish {
    pub on: bool,
}

/// The people whose chat the asker does not want to read.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct Muted {
    pub people: Vec<String>,
}

/// What proving a record gave.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "tables.ts")]
pub struct Verdict {
    pub proved: bool,
    /// It was not played to its end; what was played is proved, and the shuffle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub unfinished: bool,
    /// What is wrong, and on which line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fault: Option<String>,
}
