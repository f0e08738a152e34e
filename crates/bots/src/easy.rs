//! One action ahead: try each action in a few imagined worlds and take the one that stands best.

use crate::{Knowhow, Seen};
use table::Dice;

/// How many worlds each action is tried in. Every action meets the same worlds, so that none is just luckier.
const WORLDS: usize = 6;

pub(crate) fn choose<G: Knowhow>(seen: Seen<'_, G>, dice: &mut Dice) -> Option<G::Action> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if legal.len() < 2 {
        return legal.first().copied();
    }
    // Equal actions must not always fall to the one that is listed first.
    dice.shuffle(&mut legal);
    let worlds: Vec<(G, u64)> = (0..WORLDS).map(|_| (seen.imagine(dice), u64::from(dice.bits()))).collect();
    let value = |action: G::Action| -> f32 {
        let after = |(world, throw): &(G, u64)| {
            let mut world = world.clone();
            world.step(seen.seat(), action, &mut Dice::quick(*throw));
            let standing = if world.is_over() { world.result() } else { world.standing() };
            standing[seen.seat().at()]
        };
        worlds.iter().map(after).sum()
    };
    legal
        .into_iter()
        .map(|action| (action, value(action)))
        .max_by(|one, two| one.1.total_cmp(&two.1))
        .map(|best| best.0)
}
