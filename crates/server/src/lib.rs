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
mod files;
mod flights;
mod health;
mod history;
mod house;
mod http;
pub mod keeping;
mod language;
mod ledger;
mod letters;
mod limits;
mod listen;
mod lobby;
mod mailing;
mod metering;
mod moments;
mod names;
mod passwords;
mod people;
mod person;
mod post;
mod room;
mod rooms;
mod seen;
mod serve;
mod sessions;
mod settings;
mod sightings;
mod socket;
mod summary;
mod thinking;
mod visit;
mod walks;
mod watch;
mod weak;
mod whereabouts;

pub use files::allow_many_files;
pub use house::{House, NoHouse};
pub use http::openapi;
pub use mailing::{MailServer, Mailing, Safety, Secret};
pub use serve::{Serving, asked_to_stop};
pub use settings::{BadSettings, Given, LISTEN, Settings};
