//! The contract between a game and everything around it.
//!
//! A game is a plain-data state that implements [`Game`]. Servers, bots, terminals and tests know games only through it.
//! The eight laws that every game keeps are checked by [`laws::check`].
//!
//! This crate names no game, does no I/O, knows no clock and is not async.

pub mod dice;
pub mod event;
pub mod game;
pub mod laws;
pub mod outcome;
pub mod parts;
pub mod record;
pub mod seat;
pub mod setup;
pub mod sitting;
pub mod text;
pub mod words;

pub use dice::{Dice, Key, Seed};
pub use event::{Event, Log, Logbook, Silent};
pub use game::{About, BadNotation, Game, Illegal, Ranking};
pub use outcome::{Outcome, Places, ScoreLine, ScoreSheet};
pub use parts::{BadParts, Files, Kit, Parts};
pub use seat::{Eyes, MAX_SEATS, Seat, Seats};
pub use setup::{BadSetup, Choice, Setup};
pub use sitting::Sitting;
pub use words::{Arg, Explain, Rule, Say, Words};
