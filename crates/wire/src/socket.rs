//! The messages over the WebSocket: one JSON object a text frame, told apart by `t`.

use crate::{ChatLine, Fault, Hinted, Me, Millis, Note, Offer, Step, TableLine, TableNow, Thing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a client may say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "socket.ts")]
pub enum FromClient {
    /// Wants to be told of everything at a table. `seen` is the version that the client saw last, if any.
    Follow {
        table: String,
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u32>,
        /// Wants the table in words too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        words: bool,
    },
    Unfollow {
        table: String,
    },
    /// Takes an action: see `Act`.
    Act {
        table: String,
        id: String,
        action: String,
        #[serde(default)]
        #[ts(optional)]
        seen: Option<u32>,
    },
    /// Takes the last action back. As with `Act`, the same id is done once.
    Undo {
        table: String,
        id: String,
    },
    /// Asks what a strong bot would do.
    Hint {
        table: String,
        id: String,
    },
    /// Asks what a thing is, what it does or is worth now.
    What {
        table: String,
        id: String,
        thing: Thing,
    },
    /// Asks what touching these things would do, or why it cannot be done. Nothing is done.
    Why {
        table: String,
        id: String,
        things: Vec<Thing>,
    },
    /// Says something at a table; the same id is said once. The answer is `done`.
    Chat {
        table: String,
        id: String,
        text: String,
    },
    /// Wants to be told of the open tables, or no more.
    Lobby {
        on: bool,
    },
    /// Wants to be told of the own tables, or no more.
    Mine {
        on: bool,
    },
    Ping {
        n: u32,
    },
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
#[ts(export_to = "socket.ts")]
pub enum FromServer {
    /// The first message. A client of another protocol number should reload its page.
    Welcome {
        protocol: u32,
        build: String,
        /// The server's clock.
        #[ts(type = "number")]
        now: Millis,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        me: Option<Me>,
    },
    /// How a table stands now, and what led there since the client's last version. Show the steps, then `now`.
    Table {
        table: String,
        /// The version that the steps go on from. Without it the client has missed too much: show `now` at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<u32>,
        steps: Vec<Step>,
        now: Box<TableNow>,
    },
    /// Who is at the table just now.
    Presence {
        table: String,
        /// The seats whose people are connected.
        here: Vec<u8>,
        watchers: u32,
    },
    /// The client does not follow this table (any more), for this reason.
    Gone {
        table: String,
        fault: Fault,
    },
    /// What the client asked with this id is done and will not be lost.
    Done {
        id: String,
        table: String,
        seq: u32,
    },
    /// What the client asked with this id was not done.
    Refused {
        id: String,
        table: String,
        fault: Fault,
    },
    Hint {
        id: String,
        table: String,
        hint: Hinted,
    },
    /// What the thing that was asked about is.
    What {
        id: String,
        table: String,
        #[ts(as = "Note")]
        note: serde_json::Value,
    },
    /// What the touched things would do. Where they cannot be done the answer is `refused`.
    Why {
        id: String,
        table: String,
        offer: Offer,
    },
    /// New lines of chat; the last hundred when a table is first followed.
    Chat {
        table: String,
        lines: Vec<ChatLine>,
    },
    /// These lines of chat were taken back: show them no more.
    Unsaid {
        table: String,
        #[ts(type = "Array<number>")]
        numbers: Vec<i64>,
    },
    /// All open tables.
    Lobby {
        tables: Vec<TableLine>,
    },
    /// All running tables of this person, those that wait for them first.
    Mine {
        tables: Vec<TableLine>,
    },
    Pong {
        n: u32,
    },
    /// The message could not be read.
    Fault {
        fault: Fault,
    },
    /// The server is going down or the client must go: connect again after so many milliseconds.
    Bye {
        retry: u32,
        fault: Fault,
    },
}
