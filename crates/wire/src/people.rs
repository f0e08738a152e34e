//! Who plays.

use crate::Millis;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The person behind a session.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Me {
    pub id: String,
    pub name: String,
    /// The name to sign in with; guests have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub login: Option<String>,
    /// Looks after the house.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub keeper: bool,
}

/// Starts to play under a name, without an account.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct NewGuest {
    pub name: String,
}

/// Opens an account. A guest keeps name and tables.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct NewAccount {
    pub login: String,
    pub password: String,
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// An account that was opened, with one-time codes for whoever forgets the password. They are shown this once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Registered {
    #[serde(flatten)]
    pub me: Me,
    pub codes: Vec<String>,
}

/// Takes another password. All other sessions end.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct NewPassword {
    pub old: String,
    pub new: String,
}

/// Signs in with a one-time code and takes another password.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct Recover {
    pub login: String,
    pub code: String,
    pub password: String,
}

/// Whether this server can write to people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct MailOffered {
    pub offered: bool,
}

/// Where I can be written to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct MyMail {
    /// Whether this server can write to people.
    pub offered: bool,
    /// Letters have reached me here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// Waits to be confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waiting: Option<String>,
}

/// Wishes to be written to at an address.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct NewMail {
    pub mail: String,
    pub password: String,
}

/// Asks for a letter with which a forgotten password can be replaced.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct RecoverByMail {
    pub mail: String,
}

/// Takes another password with the token of a letter.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct RecoverByLetter {
    pub token: String,
    pub password: String,
}

/// The token of a letter.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct WithToken {
    pub token: String,
}

/// Proves again who asks, for what cannot be undone. Guests have no password.
#[derive(Clone, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct Proof {
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// One-time codes, in place of all from before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Codes {
    pub codes: Vec<String>,
}

/// Where I am signed in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct SessionInfo {
    /// For ending it; it gives no access to anything.
    pub id: String,
    #[ts(type = "number")]
    pub created: Millis,
    /// When it was last used, to within an hour.
    #[ts(type = "number")]
    pub seen: Millis,
    /// What the browser or program called itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub device: Option<String>,
    /// The one that asks.
    pub here: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Sessions {
    pub sessions: Vec<SessionInfo>,
}

/// Everything that is stored about me.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Export {
    pub me: Me,
    pub sessions: Vec<SessionInfo>,
    pub muted: Vec<String>,
    /// The lessons that I have done.
    #[serde(default)]
    pub lessons: Vec<String>,
    /// What I have chosen for the page.
    #[serde(default)]
    #[ts(type = "Record<string, unknown> | null")]
    pub choices: Value,
    /// Where I can be written to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mail: Option<String>,
    pub tables: Vec<String>,
    /// The records of my finished games by table, the latest two hundred.
    #[serde(default)]
    pub records: BTreeMap<String, String>,
    pub chat: Vec<SaidThere>,
    /// What I have reported.
    #[serde(default)]
    pub reports: Vec<Reported>,
}

/// Something that I reported.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Reported {
    pub table: Option<String>,
    pub person: String,
    #[ts(type = "number")]
    pub at: Millis,
    pub reason: String,
    /// What they had said.
    pub text: Option<String>,
}

/// What I have chosen for the page. The server keeps it and does not look into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct Choices {
    /// An object; null if nothing was ever chosen.
    #[ts(type = "Record<string, unknown> | null")]
    pub choices: Value,
}

/// Something that I said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "people.ts")]
pub struct SaidThere {
    pub table: String,
    #[ts(type = "number")]
    pub at: Millis,
    pub text: String,
}

/// Signs in.
#[derive(Clone, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct SignIn {
    pub login: String,
    pub password: String,
}

/// Takes another name.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "people.ts")]
pub struct Rename {
    pub name: String,
}
