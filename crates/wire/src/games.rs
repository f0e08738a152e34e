//! What can be played here.

use serde::{Deserialize, Serialize};
use table::Say;
use ts_rs::TS;
use utoipa::ToSchema;

/// All games, and what is the same for all of them.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "games.ts")]
pub struct Games {
    pub protocol: u32,
    /// The version of the server.
    pub build: String,
    pub games: Vec<GameInfo>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
}

/// One game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "games.ts")]
pub struct GameInfo {
    pub id: String,
    pub title: Say,
    /// One sentence about it.
    pub line: Say,
    pub rules_version: u32,
    /// The letters before the number of a rule: `GC` in `GC-4.2`.
    pub rule_prefix: String,
    /// The player counts, ascending.
    pub players: Vec<u8>,
    /// About how long it takes among people.
    pub minutes: u32,
    pub options: Vec<OptionInfo>,
}

/// One thing that can be chosen before the game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "games.ts")]
pub struct OptionInfo {
    pub key: String,
    /// The first is the default; switches are `off` and `on`.
    pub values: Vec<String>,
    /// The player counts for which it means anything.
    pub players: Vec<u8>,
}
