//! Tables that last.
//!
//! The log is the table: an action is accepted when its line stands in the database at `(table, seq)`. Any process may
//! append; whoever comes second is told so and reads on. Everything else in a table's row is a summary for lists.
//!
//! One code serves SQLite (embedded, the default) and PostgreSQL: the same schema, the same statements, the same tests.
//! They differ in how they are opened ([`Store::open`]) and in how hints travel ([`Hint`]).
//!
//! The store does not know what a game is: entries and summaries are texts to it.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod backup;
mod buckets;
mod chat;
mod choices;
mod farewell;
mod hints;
mod lessons;
mod letters;
mod log;
mod migrations;
mod moderation;
mod open;
mod people;
mod place;
mod presence;
mod retention;
mod tables;
mod writer;

pub use backup::NoBackup;
pub use chat::Said;
pub use farewell::{Renamed, Spoken};
pub use hints::Hint;
pub use letters::{Letter, Mail};
pub use log::{Appended, Draft, Logged};
pub use moderation::{Ban, Kept, Report, Unsaid};
pub use open::{Durability, LEVEL, Store};
pub use people::{LoginTaken, Person, Session};
pub use place::Held;
pub use presence::Present;
pub use retention::{Keep, Swept};
pub use tables::{Hosted, Opened, Progress, Stored, Upshot};

/// Milliseconds since 1970.
pub type Millis = i64;

/// The database did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error("the database refused: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database could not be brought to the schema of this version: {0}")]
    Schema(#[from] sqlx::migrate::MigrateError),
    #[error("{0:?} is no database address; use sqlite:FILE or postgres://…")]
    Address(String),
    #[error("the store is being closed")]
    Closed,
    #[error("the database does not answer")]
    Unreachable,
    #[error("there is no database at {0}")]
    NotThere(String),
    #[error("there is a database at {0}, but no tables of Ballyhoo in it")]
    NoHouse(String),
    #[error("the database was changed by a newer version in a way that this one cannot go on with")]
    Newer,
    #[error("the database is of an older version; start the server once to bring it up to date")]
    Older,
    #[error("another server is using {0}")]
    InUse(String),
    #[error("{place}: {error}")]
    Place { place: String, error: std::io::Error },
    #[error("what is stored there cannot be read: {0}")]
    Garbled(String),
}
