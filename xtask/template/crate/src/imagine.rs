//! A world that one seat cannot tell from the real one. Nothing is hidden here but the throws to come.

use crate::state::__Name__;
use table::{Dice, Seat};

/// Imagines the table: it is as it lies.
pub fn imagine(game: &__Name__, _: Seat, _: &mut Dice) -> __Name__ {
    game.clone()
}
