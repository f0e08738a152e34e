//! Play over HTTP and WebSocket.
//!
//! A request passes the [`door`], finds the [`room`] of its table and is answered when the store has accepted it. A room
//! holds nothing that cannot be read again from the log, so any node can serve any table and a killed process loses
//! nothing. What leaves the house about a game is made in [`seen`] and nowhere else.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

pub mod admin;
mod analysis;
mod bans;
pub mod bench;
mod chance;
pub mod client;
mod clock;
mod door;
mod ending;
mod entry;
mod farewell;
mod fault;
mod flights;
mod health;
mod history;
mod house;
mod http;
mod ledger;
mod limits;
mod listen;
mod lobby;
mod metering;
mod names;
mod passwords;
mod people;
mod person;
mod room;
mod rooms;
mod seen;
mod serve;
mod sessions;
mod settings;
mod socket;
mod summary;
mod thinking;
mod watch;
mod weak;
mod whereabouts;

pub use house::House;
pub use http::openapi;
pub use serve::{Serving, asked_to_stop};
pub use settings::{BadSettings, Given, Settings};
