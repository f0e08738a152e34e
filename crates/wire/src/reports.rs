//! Complaints.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Reports a player, or a line of chat, to those who look after the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "reports.ts")]
pub struct Report {
    pub table: String,
    pub person: String,
    /// The line of chat that it is about, if it is about one.
    #[serde(default)]
    #[ts(type = "number", optional)]
    pub number: Option<i64>,
    pub reason: Reason,
}

/// What for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "reports.ts")]
pub enum Reason {
    /// Insults, threats, hatred.
    Abuse,
    /// Advertising, or the same again and again.
    Spam,
    /// A name that nobody should have to read.
    Name,
    /// Spoils games on purpose.
    Spoiling,
    Other,
}

impl Reason {
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Abuse => "abuse",
            Reason::Spam => "spam",
            Reason::Name => "name",
            Reason::Spoiling => "spoiling",
            Reason::Other => "other",
        }
    }
}
