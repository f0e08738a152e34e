//! Players that are not people.
//!
//! A bot knows a game through the contract alone, and never holds the true state: it is handed [`Seen`], which gives
//! it worlds imagined for its seat and nothing else. What it knows of one game beyond the rules is its [`Knowhow`].

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

mod advice;
mod analysis;
mod bot;
mod budget;
mod doubt;
mod effort;
mod glance;
mod knowhow;
mod level;
mod mind;
mod reason;
mod search;
mod seen;
mod spec;
mod style;
mod taste;
mod thought;
#[cfg(test)]
mod toy;
mod tuning;
mod wins;

pub use advice::{Advice, Ply, Suggestion, advise, advise_about, advise_in, compare, exercise, explain, shares};
pub use analysis::{Analysis, Moment, analyse, analyse_while};
pub use bot::{Bot, NoChoice, choose};
pub use budget::{BadBudget, Budget};
pub use doubt::{Cost, look_again};
pub use effort::{Effort, Efforts};
pub use glance::{Glance, Trial, glance, holds};
pub use knowhow::{Knowhow, Standing, Term};
pub use level::{Level, NoSuchLevel};
pub use mind::Rule;
pub use reason::{Reason, reason_names};
pub use seen::Seen;
pub use spec::{BadSpec, Spec};
pub use style::Style;
pub use tuning::{Tuning, tuning_of};
pub use wins::wins_at_once;

// The know-how of each game, as the build finds it.
include!(concat!(env!("OUT_DIR"), "/knowhow.rs"));
