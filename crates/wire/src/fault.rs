//! Why something was not done.

use serde::{Deserialize, Serialize};
use table::Say;
use ts_rs::TS;
use utoipa::ToSchema;

/// The answer to a request that was not done: the same over HTTP and over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "fault.ts")]
pub struct Fault {
    pub code: Code,
    /// In English, for people without a catalogue of words.
    pub sentence: String,
    /// The same for a catalogue of words.
    pub say: Say,
    /// The number of the rule that a refused move breaks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
}

/// What kind of fault it is, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "fault.ts")]
pub enum Code {
    /// The request cannot be read.
    Malformed,
    /// A guest's name or a sign-in is needed first.
    NobodyYet,
    /// Wrong login or password.
    WrongPassword,
    /// The login is taken.
    LoginTaken,
    /// Not for this person.
    NotYours,
    /// There is no such table, game, seat or page; or it is private.
    NotFound,
    /// The table cannot be set up like that.
    BadSetup,
    /// The seat is taken.
    SeatTaken,
    /// The table is not at a point where this can be done.
    WrongMoment,
    /// The text is no action of this game.
    NotAnAction,
    /// The action breaks a rule.
    Illegal,
    /// The seat has acted since the moment that the action was chosen for.
    Stale,
    /// The action cannot be taken back.
    NoUndo,
    /// The table does not allow hints.
    NoHints,
    /// Too many requests: wait a little.
    TooFast,
    /// The message is too long.
    TooLarge,
    /// The server is being stopped or is too busy: try again.
    Busy,
    /// The table was begun with rules or parts that this server does not have.
    OtherRules,
    /// Our own fault.
    Internal,
}
