//! What a bot is handed in place of the game.

use table::{Dice, Game, Seat};

/// A game as one seat knows it. The true state inside cannot be got at from outside this file.
pub struct Seen<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

// By hand, because deriving would ask for a game that can be copied.
impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    /// Closes the true state up, with one seat's knowledge as the only way in.
    pub fn new(truth: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { truth, seat }
    }

    /// Whose knowledge it is.
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
