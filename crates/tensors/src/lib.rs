//! Every game as numbers: what a seat sees as a list of floats with a name for each, what it may do as a mask over a fixed
//! list of actions, and many games stepped at once. Learning machines of every kind, ours and those of others, read this
//! one encoding.
//!
//! - An observation says nothing that the seat's view does not: worlds that a seat cannot tell apart give it the same
//!   numbers. Seats are told from the viewer on: `seat0` is whoever looks, `seat1` sits to its left.
//! - The sizes are those of a game, not of a setup: an encoding is the same for every player count and every option, and
//!   seats that are not there are zeros.
//! - A layout has a version. It is raised with every change of a name, a place or a meaning; a test knows the digests.
//!
//! All of it is for games with their own components: a pack that replaces them may have other cards, and so other sizes.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

mod batch;
mod encoding;
mod pen;
mod plain;
mod space;

pub use batch::{AnyBatch, Autoreset, BadAction, Batch, Rows, open_batch};
pub use encoding::{Encoding, NoIndex, encoding, encoding_of};
pub use pen::{Names, Pen, Sparse, Values};
pub use space::Space;

use table::{Game, Seat};

/// How a game is told in numbers, in `tensors/src/games/<game>/mod.rs`. A game without one gets a plain encoding of its
/// view: see `plain`.
pub trait Tensors: Game {
    /// Raised with every change of the layout of observations or of the list of actions.
    const VERSION: u32 = 1;

    /// Is the encoding made for this game, or the plain one?
    const OWN: bool = false;

    /// Writes what `eyes` sees: always the same names in the same order, whatever the state and the setup.
    fn observe(&self, eyes: Seat, pen: &mut impl Pen) {
        plain::observe(self, eyes, pen);
    }

    /// The same action with every seat in it counted on by `by` at a table of so many, so that it can be told from where
    /// the actor sits; nothing if it names a seat that is not there. Games whose actions name no seats leave it as it is.
    fn turned(action: Self::Action, by: usize, players: usize) -> Option<Self::Action> {
        let _ = (by, players);
        Some(action)
    }

    /// Can this action ever be legal, in any state of any setup? What cannot is left out of the list.
    fn fits(&self, action: Self::Action) -> bool {
        let _ = action;
        true
    }

    /// The name of an action in the list, where its notation depends on the deal. Seats in it are counted from the actor.
    fn action_name(&self, action: Self::Action) -> String {
        self.notation(action)
    }
}

/// A seat told from where `eyes` sits: 0 is itself, 1 the seat to its left.
#[inline]
pub(crate) fn from(eyes: Seat, seat: Seat, players: usize) -> usize {
    let ahead = seat.at() + players - eyes.at();
    if ahead >= players { ahead - players } else { ahead }
}

/// The seat that comes so many after another, at most once around the table. Without a division: this is asked in every step.
#[inline]
pub(crate) fn on(seat: Seat, by: usize, players: usize) -> Seat {
    let ahead = seat.at() + by;
    Seat((if ahead >= players { ahead - players } else { ahead }) as u8)
}

/// The seats of the largest table as `eyes` counts them; places where nobody sits have none.
pub(crate) fn around(eyes: Seat, players: usize, most: usize) -> impl Iterator<Item = (usize, Option<Seat>)> {
    (0..most).map(move |place| (place, (place < players).then(|| on(eyes, place, players))))
}

/// 1 for what is so and 0 for what is not.
#[inline]
pub(crate) fn so(so: bool) -> f32 {
    if so { 1.0 } else { 0.0 }
}

/// A count as a share of what it usually reaches.
#[inline]
pub(crate) fn share(count: impl Into<u32>, most: u32) -> f32 {
    count.into() as f32 / most as f32
}

// The encodings, as the build finds them.
include!(concat!(env!("OUT_DIR"), "/games.rs"));
