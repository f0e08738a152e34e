//! What a bot is handed in place of the game.

use crate::taste::Stable;
use std::hash::Hasher;
use table::{Dice, Game, Seat};
use tensors::{Sparse, Tensors};

/// A game as one seat knows it. The true state inside cannot be got at from outside this file.
///
/// ```
/// use bots::Seen;
/// use catalog::games::Midway;
/// use table::{Dice, Eyes, Game, Kit, Seat, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let game = Midway::deal(&Setup::new(2), Kit::own()?, &mut Dice::quick(1))?;
/// let world = Seen::new(&game, Seat(0)).imagine(&mut Dice::quick(2));
/// // Its own view is the same, the truth is another.
/// assert_eq!(world.view(Eyes::Seat(Seat(0))), game.view(Eyes::Seat(Seat(0))));
/// assert_ne!(world, game);
/// # Ok(())
/// # }
/// ```
pub struct Seen<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
    /// The seat takes what is inside for the real world: it is an imagined one.
    supposed: bool,
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
        Seen { truth, seat, supposed: false }
    }

    /// A world that was imagined, taken for the real one: what would be best if it were so.
    pub(crate) fn supposing(world: &'a G, seat: Seat) -> Seen<'a, G> {
        Seen { truth: world, seat, supposed: true }
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// A world that the seat cannot tell from the real one.
    #[inline]
    pub fn imagine(&self, dice: &mut Dice) -> G {
        if self.supposed { self.truth.clone() } else { self.truth.imagine(self.seat, dice) }
    }

    /// What the seat may do: it knows that.
    #[inline]
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.truth.legal(self.seat, out);
    }
}

impl<G: Tensors> Seen<'_, G> {
    /// A hash of what the seat sees, in the numbers that learning machines read: their layout has a version, so what the
    /// page is told besides changes no bot's taste. The order in which they are written counts: lessons rest on how bots reply.
    pub(crate) fn sight(&self) -> u64 {
        let mut seen = Vec::new();
        self.truth.observe(self.seat, &mut Sparse::new(&mut seen));
        let mut hasher = Stable::default();
        for (slot, value) in seen {
            hasher.write(&slot.to_le_bytes());
            hasher.write(&value.to_le_bytes());
        }
        hasher.finish()
    }
}
