//! Carnival Tycoon: a roll-and-write for one, with a challenge, and a race on the same coloured dice for up to six.
//!
//! The rules are in `rules/tycoon.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
pub mod blueprint;
pub mod board;
mod census;
pub mod components;
mod describe;
pub mod desk;
pub mod event;
mod explain;
pub mod faces;
pub mod foresight;
mod imagine;
pub mod line;
mod notation;
mod play;
mod refusal;
mod score;
pub mod setup;
mod shape;
mod speech;
pub mod state;
mod text;
pub mod things;
pub mod view;

pub use actions::Action;
pub use components::{Components, Staff};
pub use event::Event;
pub use setup::Options;
pub use state::Tycoon;
pub use view::View;

table::game!(Tycoon, strange_actions, digest);
