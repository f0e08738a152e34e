//! Nothing is hidden in this game: the one world that a seat can imagine is the real one.

use crate::state::Tycoon;
use table::{Dice, Seat};

#[inline]
pub fn imagine(game: &Tycoon, _: Seat, _: &mut Dice) -> Tycoon {
    game.clone()
}
