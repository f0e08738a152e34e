//! Worlds that a seat cannot tell from the real one.

use crate::state::Grand;
use table::{Dice, Seat};

/// Only the order of facedown foundations is hidden, and they are drawn when they are turned over. So what is left to
/// imagine are the tops that others have peeked at.
pub(crate) fn imagine(game: &Grand, seat: Seat, dice: &mut Dice) -> Grand {
    let mut world = *game;
    world.railyard.reimagine(seat, dice);
    world
}
