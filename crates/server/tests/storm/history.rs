//! What clients have sent, heard and seen: all that the checker knows of them.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use table::Eyes;
use wire::{Code, FromServer, Progress, TableNow};

/// What somebody asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    Act(String),
    Undo,
}

/// What became of it, as far as its client knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Done, in this line, as was heard at this moment.
    Done { seq: u32, heard: Instant },
    /// Refused, after it was sent so many times.
    Refused { code: Code, sent: u32 },
    /// Nobody said.
    Unknown,
}

/// One request, however often it was sent.
#[derive(Clone, Debug)]
pub struct Request {
    pub table: String,
    pub seat: u8,
    pub id: String,
    pub wish: Wish,
    pub first_sent: Instant,
    pub fate: Fate,
}

/// A step of a table as it was told.
#[derive(Clone, Debug)]
pub struct Told {
    pub seq: u32,
    pub seat: Option<u8>,
    pub undo: bool,
    pub action: Option<String>,
    pub events: u64,
}

/// A table as it was shown.
#[derive(Clone, Debug)]
pub struct Sight {
    pub table: String,
    pub eyes: Eyes,
    pub seq: u32,
    pub over: bool,
    /// What the steps go on from.
    pub from: Option<u32>,
    pub steps: Vec<Told>,
    /// The view, as a number that differs where views differ.
    pub view: Option<u64>,
}

impl Sight {
    pub fn of(message: &FromServer) -> Option<Sight> {
        let FromServer::Table { table, from, steps, now } = message else { return None };
        let told = |step: &wire::Step| Told {
            seq: step.seq,
            seat: step.seat,
            undo: step.undo,
            action: step.action.clone(),
            events: fingerprint(&table::json(&step.events)),
        };
        Some(Sight { from: *from, steps: steps.iter().map(told).collect(), ..Sight::at_once(table, now) })
    }

    /// A look without steps.
    pub fn at_once(table: &str, now: &TableNow) -> Sight {
        Sight {
            table: table.to_owned(),
            eyes: now.eyes,
            seq: now.seq,
            over: now.info.phase == Progress::Over,
            from: None,
            steps: Vec::new(),
            view: now.view.as_ref().map(fingerprint),
        }
    }
}

/// A number that differs where values differ.
pub fn fingerprint(value: &serde_json::Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    // Read back from text, as it came: how a number is held does not matter.
    let text = value.to_string();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    value.to_string().hash(&mut hasher);
    hasher.finish()
}

/// Everything of one client, in the order in which it happened to it.
#[derive(Default)]
pub struct History {
    pub requests: Vec<Request>,
    pub sights: Vec<Sight>,
    /// What no client should ever hear.
    pub strange: Vec<String>,
}

/// The histories of all clients.
pub type Histories = Vec<Arc<Mutex<History>>>;
