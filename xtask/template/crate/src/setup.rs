//! Options, of which there are none, and dealing: all coconuts stand, and the first player has thrown.

use crate::components::Components;
use crate::state::__Name__;
use table::{About, BadSetup, Dice, Kit, Ranking, Setup};

/// The game in a few words.
pub static ABOUT: About = About {
    id: "__id__",
    rules_version: 1,
    rule_prefix: "__PREFIX__",
    players: &[2, 3, 4],
    options: &[],
    ranking: Ranking::ByScore,
    longest: 100,
};

/// Sets the shy up (__PREFIX__-1.2, __PREFIX__-2.1).
pub fn deal(setup: &Setup, kit: Kit<Components>, dice: &mut Dice) -> Result<__Name__, BadSetup> {
    let all = (1u16 << kit.parts().coconuts.len()) - 1;
    Ok(__Name__ { kit, players: setup.players, standing: all as u8, taken: [0; 4], turn: 0, throw: dice.die(6) })
}
