//! A table played again from its log alone, by nothing of the server's: what everybody should have seen at every line.

use crate::history::fingerprint;
use catalog::{Replaced, Table};
use serde_json::Value;
use std::collections::HashMap;
use table::{Eyes, Seat, Seed, Setup};

/// A line as it stands in the database.
#[derive(Clone, Debug)]
pub struct Logged {
    pub seq: u32,
    pub request: Option<String>,
    pub entry: Value,
}

impl Logged {
    pub fn kind(&self) -> &str {
        self.entry["t"].as_str().unwrap_or_default()
    }

    pub fn seat(&self) -> Option<u8> {
        self.entry["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok())
    }

    pub fn action(&self) -> Option<&str> {
        self.entry["action"].as_str()
    }
}

/// A table as it stands in the database.
pub struct Stored {
    pub game: String,
    pub opening: Value,
    pub seed: String,
    pub lines: Vec<Logged>,
}

/// What eyes should have seen, by line: the view after it, and what happened in it.
#[derive(Default)]
pub struct Truth {
    views: HashMap<(u32, Eyes), u64>,
    events: HashMap<(u32, Eyes), u64>,
    pub digest: Option<String>,
    pub over: bool,
}

impl Truth {
    pub fn view(&self, seq: u32, eyes: Eyes) -> Option<u64> {
        self.views.get(&(seq, eyes)).copied()
    }

    /// Nothing happened in lines that are about people.
    pub fn events(&self, seq: u32, eyes: Eyes) -> u64 {
        self.events.get(&(seq, eyes)).copied().unwrap_or_else(|| fingerprint(&Value::Array(Vec::new())))
    }
}

/// Plays a table again; the fault is the first line that cannot be played.
pub fn replay(stored: &Stored) -> Result<Truth, String> {
    let mut chairs: Vec<Value> = stored.opening["chairs"].as_array().cloned().unwrap_or_default();
    let mut truth = Truth::default();
    let mut game = begin(stored, &chairs)?;
    for line in &stored.lines {
        let seat = Seat(line.seat().unwrap_or(0));
        let fault = |what: String| format!("line {} ({}): {what}", line.seq, line.entry);
        match line.kind() {
            "sit" => {
                let who = serde_json::json!({"t": "person", "id": line.entry["person"]});
                chairs[seat.at()] = serde_json::json!({"who": who, "nonce": line.entry["nonce"]});
            }
            "act" => {
                let game = game.as_mut().ok_or_else(|| fault("nothing was dealt".into()))?;
                let action = line.action().unwrap_or_default();
                let events = game.act(seat, action).map_err(|refused| fault(format!("{refused:?}")))?;
                for eyes in eyes(&chairs) {
                    let told: Vec<_> = events.iter().filter_map(|event| event.told(eyes)).collect();
                    truth.events.insert((line.seq, eyes), fingerprint(&table::json(&told)));
                }
            }
            "undo" => {
                let game = game.as_mut().ok_or_else(|| fault("nothing was dealt".into()))?;
                game.take_back(seat).map_err(|no| fault(no.to_string()))?;
            }
            other => return Err(fault(format!("nobody in the storm does {other}"))),
        }
        if game.is_none() {
            game = begin(stored, &chairs)?;
        }
        if let Some(game) = &game {
            for eyes in eyes(&chairs) {
                truth.views.insert((line.seq, eyes), fingerprint(&game.sitting().view(eyes)));
            }
        }
    }
    truth.digest = game.as_ref().map(|game| game.sitting().digest());
    truth.over = game.as_ref().is_some_and(|game| game.sitting().to_act().is_empty());
    Ok(truth)
}

/// The eyes of the people on the chairs.
fn eyes(chairs: &[Value]) -> impl Iterator<Item = Eyes> {
    let people: Vec<Seat> = Seat::all(chairs.len()).filter(|seat| is(&chairs[seat.at()], "person")).collect();
    people.into_iter().map(Eyes::Seat)
}

fn is(chair: &Value, kind: &str) -> bool {
    chair["who"]["t"] == kind
}

/// Deals when nobody is missing and every person has thrown.
fn begin(stored: &Stored, chairs: &[Value]) -> Result<Option<Table>, String> {
    if chairs.iter().any(|chair| is(chair, "nobody") || is(chair, "person") && chair["nonce"].is_null()) {
        return Ok(None);
    }
    let said = |error: &dyn std::fmt::Debug| format!("cannot be dealt: {error:?}");
    let entry = catalog::find(&stored.game).map_err(|error| said(&error))?;
    let setup: Setup = serde_json::from_value(stored.opening["setup"].clone()).map_err(|error| said(&error))?;
    let seed: Seed = stored.seed.parse().map_err(|error| said(&error))?;
    let nonces = chairs.iter().map(|chair| chair["nonce"].as_str().unwrap_or_default().to_owned()).collect();
    let names = vec!["somebody".to_owned(); chairs.len()];
    let mut game = Table::open(entry, &setup, &Replaced::new(), names, seed, nonces).map_err(|error| said(&error))?;
    let people: Vec<Seat> = Seat::all(chairs.len()).filter(|seat| is(&chairs[seat.at()], "person")).collect();
    if let [only] = people[..] {
        game.sit_alone(only);
    }
    Ok(Some(game))
}
