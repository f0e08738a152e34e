//! Carnival of Monsters: a drafting game for two to five players in four seasons.
//!
//! The rules are in `rules/monsters.md`; numbers such as `CM-7.4` refer to it.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod board;
mod card;
mod census;
mod components;
mod describe;
mod event;
mod explain;
mod goal;
mod imagine;
mod journal;
mod memory;
mod notation;
mod pile;
mod play;
mod refusal;
mod says;
mod score;
mod setup;
mod speech;
mod state;
mod text;
mod things;
mod view;

pub use actions::{Action, Source};
pub use board::{Board, Pending};
pub use card::{Card, REGIONS, Region};
pub use components::{Components, EventEffect, Kind, Land, Monster, Season, Staff, StaffEffect, Trophy, Wanted};
pub use event::{Event, Guard, Name, Spot};
pub use goal::{Band, GoalEffect, LevelWorth, Measure};
pub use setup::{HAND, Options, SEASONS, SIMPLIFIED};
pub use state::{Monsters, Stage, Step};
pub use view::View;

table::game!(Monsters, strange_actions);
