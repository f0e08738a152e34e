//! The encoding of a game that has none of its own: its view as text, leaf by leaf, scattered over a fixed number of slots.
//!
//! What a leaf says (its path and its word, or its path with a number as the amount) falls into a slot by a hash, with a
//! sign of its own, so that leaves that share a slot do not simply add up. It is enough for a first try at a new game; it
//! knows no seats from the viewer on, and it allocates.

use crate::Pen;
use serde_json::Value;
use table::{Eyes, Game, MAX_SEATS, Seat};

/// So many slots for the leaves of a view.
const SLOTS: usize = 256;

pub(crate) fn observe<G: Game>(game: &G, eyes: Seat, pen: &mut impl Pen) {
    let players = game.players();
    pen.value(|| "players".into(), players as f32 / MAX_SEATS as f32);
    pen.flags(MAX_SEATS, |seat| format!("you:{seat}"), [eyes.at()]);
    pen.flags(MAX_SEATS, |seat| format!("to_act:{seat}"), game.to_act().iter().map(Seat::at));
    let mut slots = [0.0; SLOTS];
    scatter(&table::json(&game.view(Eyes::Seat(eyes))), 0, &mut slots);
    pen.values(SLOTS, |slot| format!("view:{slot}"), |slot| slots[slot]);
}

fn scatter(value: &Value, path: u64, slots: &mut [f32; SLOTS]) {
    match value {
        Value::Null => {}
        Value::Bool(on) => add(mix(path, b"is"), f32::from(u8::from(*on)), slots),
        // Large numbers say little more than middling ones.
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or(0.0) as f32;
            add(mix(path, b"n"), number.signum() * number.abs().ln_1p(), slots);
        }
        Value::String(word) => add(mix(path, word.as_bytes()), 1.0, slots),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| scatter(item, mix(path, &at.to_le_bytes()), slots));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| scatter(field, mix(path, key.as_bytes()), slots));
        }
    }
}

fn add(hash: u64, amount: f32, slots: &mut [f32; SLOTS]) {
    let sign = if hash >> 63 == 0 { 1.0 } else { -1.0 };
    slots[hash as usize % SLOTS] += sign * amount;
}

/// The 64-bit hash of Fowler, Noll and Vo, gone on from where the path stands, and stirred once more.
fn mix(path: u64, bytes: &[u8]) -> u64 {
    let start = path ^ 0xcbf2_9ce4_8422_2325;
    let hash = bytes.iter().fold(start, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (hash ^ hash >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ hash >> 32
}
