//! Who plays.

use crate::Millis;
use serde::{Deserialize, Serialize};
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
    pub tables: Vec<String>,
    pub chat: Vec<SaidThere>,
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
