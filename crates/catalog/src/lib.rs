//! The list of games, and the one erased interface to them: text and JSON in, text and JSON out.
//!
//! Servers, terminals and tools hold a [`Table`] and never name a game. Whoever needs the concrete types (bots, for
//! speed) goes through the list in [`games!`], which stands here once.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

mod entry;
mod erased;
mod table;

pub use ::table::{Chapter, Numbered, Offer, Rulebook, Told};
pub use entry::{Entry, NoDeal, NoReplay, NoSuchGame, Replaced, all, find};
pub use erased::{Acted, AnyEvent, AnySitting, Each, Refused};
pub use table::{NoUndo, Table};

/// Hands the list of games to another macro: `games!(my_macro)` calls `my_macro! { midway: Midway = "midway", … }`.
#[macro_export]
macro_rules! games {
    ($then:ident) => {
        $then! {
            midway: $crate::games::Midway = "midway",
            grand: $crate::games::Grand = "grand",
            monsters: $crate::games::Monsters = "monsters",
            mardi_gras: $crate::games::MardiGras = "mardi-gras",
            tycoon: $crate::games::Tycoon = "tycoon",
        }
    };
}

/// The concrete games, for [`games!`].
pub mod games {
    pub use grand::Grand;
    pub use mardi_gras::MardiGras;
    pub use midway::Midway;
    pub use monsters::Monsters;
    pub use tycoon::Tycoon;
}
