//! The contract between a game and everything around it.
//!
//! A game is a plain-data state that implements [`Game`]. Servers, bots, terminals and tests know games only through it.
//! The nine laws that every game keeps are checked by [`laws::check`].
//!
//! This crate names no game, does no I/O, knows no clock and is not async.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

pub mod dice;
pub mod event;
pub mod game;
pub mod laws;
pub mod list;
pub mod note;
pub mod offer;
pub mod outcome;
pub mod page;
pub mod parts;
pub mod record;
pub mod rulebook;
pub mod seat;
pub mod setup;
mod shape;
pub mod sitting;
pub mod text;
pub mod thing;
mod told;
pub mod words;

pub use dice::{Dice, Key, Seed};
pub use event::{Event, Hop, Log, Logbook, Silent, Told};
pub use game::{About, BadNotation, Game, Illegal, Ranking};
pub use list::List;
pub use note::{Note, Section, Sentence};
pub use offer::{Offer, Price, Shut};
pub use outcome::{Outcome, Places, ScoreLine, ScoreSheet};
pub use parts::{BadParts, Files, Kit, Parts, Provenance};
pub use rulebook::{Chapter, Numbered, Rulebook};
pub use seat::{Eyes, MAX_SEATS, Seat, Seats};
pub use setup::{BadSetup, Choice, Setup};
pub use sitting::Sitting;
pub use thing::Thing;
pub use words::{Arg, Explain, Rule, Say, Words};

/// Writes one of our own types as JSON.
///
/// # Panics
/// If the type cannot be written at all, which the laws would have found: it is a fault of the program, not of its input.
pub fn json<T: serde::Serialize + ?Sized>(value: &T) -> serde_json::Value {
    match serde_json::to_value(value) {
        Ok(value) => value,
        Err(error) => panic!("{} cannot be written as JSON: {error}", std::any::type_name::<T>()),
    }
}

/// A hash of what a state is written as: 32 hexadecimal digits.
pub fn digest<T: serde::Serialize + ?Sized>(state: &T) -> String {
    // Through `Value`, whose maps are sorted: the order of fields in the source plays no part.
    blake3::hash(json(state).to_string().as_bytes()).to_hex()[..32].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_digest_tells_states_apart_and_not_the_order_of_their_fields() {
        let of = |value: serde_json::Value| digest(&value);
        assert_eq!(of(json!({ "a": 1, "b": 2 })), of(json!({ "b": 2, "a": 1 })));
        assert_ne!(of(json!({ "a": 1 })), of(json!({ "a": 2 })));
        assert_eq!(of(json!({ "a": 1 })).len(), 32);
    }
}
