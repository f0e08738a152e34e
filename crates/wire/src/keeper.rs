//! What those who look after the house see and do.

use crate::Millis;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Somebody, by all that they are known as.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct Named {
    pub id: String,
    /// Nothing if they have gone for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub login: Option<String>,
}

/// A report that waits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct KeepersReport {
    pub id: String,
    #[ts(type = "number")]
    pub at: Millis,
    /// One of the reasons of `Reason`.
    pub reason: String,
    pub person: Named,
    pub reporter: Named,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// The line of chat that it is about, and what it said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub number: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

/// The reports that wait, the oldest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct KeepersReports {
    pub reports: Vec<KeepersReport>,
}

/// What somebody may not do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "keeper.ts")]
pub enum What {
    /// May not come in.
    Ban,
    /// May not speak.
    Mute,
}

impl What {
    pub const fn name(self) -> &'static str {
        match self {
            What::Ban => "ban",
            What::Mute => "mute",
        }
    }
}

/// Keeps somebody out, or silent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "keeper.ts")]
pub struct Judgement {
    /// A login, the id of a person, or an address.
    pub whom: String,
    pub what: What,
    /// For ever, if no days are given.
    #[serde(default)]
    #[ts(optional)]
    pub days: Option<u16>,
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub why: String,
}

/// A ban or mute that holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct Held {
    /// A person; of an address, `id` is the address.
    pub whom: Named,
    pub what: What,
    #[ts(type = "number")]
    pub at: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub until: Option<Millis>,
    pub why: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct Sentences {
    pub sentences: Vec<Held>,
}

/// Something that was done to look after the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct Kept {
    #[ts(type = "number")]
    pub at: Millis,
    /// The login of who did it; `host` at the server's own machine.
    pub keeper: String,
    pub deed: String,
    pub about: String,
    pub why: String,
}

/// What was done, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "keeper.ts")]
pub struct Audit {
    pub deeds: Vec<Kept>,
}
