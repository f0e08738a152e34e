//! Dealing: all coconuts stand, and the first player has thrown.

use crate::components::Components;
use crate::state::__Name__;
use table::{BadSetup, Dice, Kit, Setup};

/// Sets the shy up (__PREFIX__-1.2, __PREFIX__-2.1).
pub fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<__Name__, BadSetup> {
    let all = (1u16 << kit.parts().coconuts.len()) - 1;
    Ok(__Name__ { kit, players: setup.players, standing: all as u8, taken: [0; 4], turn: 0, throw: dice.die(6) })
}
