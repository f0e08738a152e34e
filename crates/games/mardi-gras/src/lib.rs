//! Mardi Gras by Mark Goadrich: krewes gather throws, sign up for parades and entertain the revelers of New Orleans.
//!
//! The rules, numbered, are in `rules/mardi-gras.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
mod census;
pub mod city;
pub mod components;
pub mod counts;
mod describe;
pub mod event;
mod explain;
mod imagine;
pub mod kind;
mod notation;
mod number;
pub mod odds;
mod play;
mod refusal;
pub mod routes;
pub mod score;
pub mod setup;
mod sparing;
mod speech;
pub mod state;
pub mod tally;
mod text;
mod things;
pub mod view;

pub use actions::{Action, Throw, Two};
pub use city::Neighborhood;
pub use components::Components;
pub use counts::Counts;
pub use event::Event;
pub use kind::Kind;
pub use setup::Options;
pub use state::{MardiGras, Stage};
pub use tally::Tally;
pub use view::View;

table::game!(MardiGras);
