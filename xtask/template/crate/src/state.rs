//! What lies on the table. A state is plain data: arrays and bit sets, nothing on the heap.

use crate::components::{Coconut, Components};
use serde::{Deserialize, Serialize};
use table::{Kit, Seat, Seats};

/// A game of __Title__.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct __Name__ {
    pub(crate) kit: Kit<Components>,
    pub(crate) players: u8,
    /// The coconuts that still stand, one bit each.
    pub(crate) standing: u8,
    /// The coconuts that each seat has taken.
    pub(crate) taken: [u8; 4],
    /// How many turns have been taken, all seats together.
    pub(crate) turn: u8,
    /// What the player whose turn it is has thrown.
    pub(crate) throw: u8,
}

impl __Name__ {
    /// Whose turn it is.
    pub(crate) fn active(&self) -> Seat {
        Seat(self.turn % self.players)
    }

    /// Is it over (__PREFIX__-3.1)?
    pub(crate) fn is_done(&self) -> bool {
        self.standing == 0 || self.turn >= self.players * self.kit.parts().turns
    }

    pub(crate) fn stands(&self, coconut: Coconut) -> bool {
        self.standing >> coconut.0 & 1 == 1
    }

    /// The number on a coconut, if there is such a coconut.
    pub(crate) fn number(&self, coconut: Coconut) -> Option<u8> {
        self.kit.parts().coconuts.get(usize::from(coconut.0)).copied()
    }

    /// All coconuts, whoever has them.
    pub(crate) fn coconuts(&self) -> impl Iterator<Item = Coconut> + use<> {
        (0..self.kit.parts().coconuts.len() as u8).map(Coconut)
    }
}

/// How many play.
pub fn players(game: &__Name__) -> usize {
    usize::from(game.players)
}

/// Who is asked.
pub fn to_act(game: &__Name__) -> Seats {
    if game.is_done() { Seats::NONE } else { Seats::one(game.active()) }
}
