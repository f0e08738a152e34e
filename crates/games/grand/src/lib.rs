//! The Grand Carnival: lay foundations, build attractions, lead guests past them.
//!
//! The rules are in `rules/grand.md`; what is cited as GC-4.2 stands there. A Fairground of eight by eight cells is a
//! `u64`: guests walk by flood fill, attractions are placed by table and shift.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod actions;
pub mod cell;
mod census;
pub mod components;
mod describe;
pub mod event;
mod explain;
pub mod fairground;
pub mod foundation;
mod imagine;
mod notation;
mod outlook;
mod peril;
mod play;
pub mod railyard;
mod refusal;
mod score;
mod setup;
pub mod shape;
mod speech;
pub mod state;
mod tally;
mod text;
pub mod things;
pub mod trick;
pub mod view;
pub mod walk;

pub use actions::{Action, Deed, Source};
pub use cell::Spot;
pub use components::Components;
pub use event::Event;
pub use setup::Options;
pub use state::{Board, Claim, Grand, Stage};
pub use trick::Trick;
pub use view::View;

table::game!(Grand, strange_actions);
