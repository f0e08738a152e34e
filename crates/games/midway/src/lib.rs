//! Carnival: a deck-and-dice game about four rides along a Midway. The rules are in `rules/midway.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod between;
mod booth;
mod cards;
mod census;
mod components;
mod describe;
mod event;
mod explain;
mod hand;
mod imagine;
mod notation;
mod pile;
mod play;
mod raid;
mod refusal;
mod row;
mod score;
mod setup;
mod speech;
mod stage;
mod state;
mod text;
mod things;
mod view;

pub use actions::Action;
pub use booth::{Aim, Booth, Deed, Face};
pub use cards::{Card, PARTS, Part, RIDES, Ride};
pub use components::Components;
pub use event::{Event, Landing};
pub use hand::Cards;
pub use pile::Pile;
pub use row::{Rides, Row};
pub use setup::Options;
pub use stage::{StageView, Step};
pub use state::{Midway, Raid, Stage, Turn};
pub use view::{BoothView, DieState, DieView, Filled, Player, RideState, RideView, Slot, View};

table::game!(Midway, side, strange_actions, digest);
