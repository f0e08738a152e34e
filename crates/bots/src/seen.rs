//! What a bot is handed in place of the game.

use table::{Dice, Game, Seat};

/// A game as one seat knows it. The true state inside cannot be got at from outside this file.
#[derive(Clone, Copy)]
pub struct Seen<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    pub fn new(truth: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { truth, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A world that the seat cannot tell from the real one.
    #[inline]
    pub fn imagine(&self, dice: &mut Dice) -> G {
        self.truth.imagine(self.seat, dice)
    }

    /// What the seat may do: it knows that.
    #[inline]
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.truth.legal(self.seat, out);
    }
}
