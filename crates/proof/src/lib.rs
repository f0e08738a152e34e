//! Reads the words of the house before people do.
//!
//! [`heard`] plays whole games and listens to every sentence that occurs; [`slips`] says what no sentence may have in it.
//! [`misspelled`] looks the same way at what only the page, the server, the terminal and the guides say. [`check`] measures a
//! language against English, [`Uses`] finds messages that nobody says, [`misgiven`] those whose gaps are not filled.
//! Words are read from the disk, so that nothing is built anew for a sentence. `cargo xtask words` is the way in.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

mod check;
mod ear;
mod files;
mod given;
mod listen;
mod message;
mod pages;
mod slips;
mod spelled;
mod used;

pub use check::{check, classes};
pub use ear::{Ear, Kind};
pub use files::{Language, folder, languages};
pub use listen::{heard, settled};
pub use message::{Facts, facts};
pub use pages::{Lacking, lacking_pages};
pub use slips::{Custom, Ids, slips};
pub use spelled::misspelled;
pub use used::{Uses, misgiven};
