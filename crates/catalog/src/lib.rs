//! The list of games, and the one erased interface to them: text and JSON in, text and JSON out.
//!
//! Servers, terminals and tools hold a [`Table`] and never name a game. Whoever needs the concrete types (bots, for
//! speed) goes through the list in [`games!`], which the build writes from `crates/games/*/game.toml`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

include!(concat!(env!("OUT_DIR"), "/games.rs"));

mod entry;
mod erased;
mod table;

pub use ::table::{Chapter, Numbered, Offer, Rulebook, Told};
pub use entry::{Entry, NoDeal, NoReplay, NoSuchGame, Replaced, all, find};
pub use erased::{Acted, AnyEvent, AnySitting, Each, Refused};
pub use table::{NoUndo, Table};
