//! __Title__: throw at coconuts, and take the one you dare. The rules are in `rules/__id__.md`.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod actions;
mod census;
mod components;
mod describe;
mod event;
mod explain;
mod imagine;
mod notation;
mod play;
mod refusal;
mod score;
mod setup;
mod speech;
mod state;
mod text;
mod things;
mod view;

pub use actions::Action;
pub use components::{Coconut, Components};
pub use event::Event;
pub use state::__Name__;
pub use view::View;

table::game!(__Name__);
