//! Who plays.

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
