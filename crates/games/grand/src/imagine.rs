//! Worlds that a seat cannot tell from the real one.

use crate::state::Grand;
use table::{Dice, Seat};

impl Grand {
    /// Only the order of facedown foundations is hidden, and they are drawn when they are turned over. So what is left
    /// to imagine are the tops that others have peeked at.
    pub(crate) fn imagined(&self, seat: Seat, dice: &mut Dice) -> Grand {
        let mut world = *self;
        world.railyard.reimagine(seat, dice);
        world
    }
}
