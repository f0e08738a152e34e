//! One action ahead: try some of the actions in an imagined world and take the one that stands best.

use crate::{Knowhow, Seen, Tuning};
use table::Dice;

/// A share of the actions is overlooked: not thought of at all.
pub(crate) fn choose<G: Knowhow>(seen: Seen<'_, G>, tuning: &Tuning, dice: &mut Dice) -> Option<G::Action> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if legal.len() < 2 {
        return legal.first().copied();
    }
    // Equal actions must not always fall to the one that is listed first.
    dice.shuffle(&mut legal);
    legal.truncate(legal.len() - (legal.len() as f32 * tuning.levels.easy.overlooks) as usize);
    let world = seen.imagine(dice);
    let throw = u64::from(dice.bits());
    let value = |action: G::Action| -> f32 {
        let mut after = world.clone();
        after.step(seen.seat(), action, &mut Dice::quick(throw));
        let standing = if after.is_over() { after.result() } else { after.standing(&tuning.weights) };
        standing[seen.seat().at()]
    };
    legal
        .into_iter()
        .map(|action| (action, value(action)))
        .max_by(|one, two| one.1.total_cmp(&two.1))
        .map(|best| best.0)
}
