//! What wins at once. Nobody who plays to win leaves it lying.

use crate::{Knowhow, Seen};
use catalog::{AnySitting, games};
use table::{Dice, Seat, Sitting};

/// In so many worlds an action must win to be sure of it. Most are out after the first.
const WORLDS: u64 = 64;

/// The actions of a seat that end the game with its victory, whatever is hidden and however the dice fall. Alone nobody
/// is beaten, so there nothing wins at once.
pub(crate) fn wins_in<G: Knowhow>(seen: Seen<'_, G>, legal: &[G::Action], seed: u64) -> Vec<G::Action> {
    let mut sure = legal.to_vec();
    for number in 0..WORLDS {
        let mut dice = Dice::quick(seed.wrapping_add(number));
        let world = seen.imagine(&mut dice);
        if world.players() < 2 {
            return Vec::new();
        }
        let throw = u64::from(dice.bits());
        sure.retain(|&action| {
            let mut after = world.clone();
            after.step(seen.seat(), action, &mut Dice::quick(throw));
            after.places().is_some_and(|places| places.won(seen.seat()))
        });
        if sure.is_empty() {
            break;
        }
    }
    sure
}

/// As a question about a table: the actions of a seat that win at once, as the game writes them.
pub fn wins_at_once(sitting: &dyn AnySitting, seat: Seat, seed: u64) -> Vec<String> {
    macro_rules! wins {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let seen = Seen::new(&sitting.game, seat);
                let mut legal = Vec::new();
                seen.legal(&mut legal);
                let wins = wins_in(seen, &legal, seed);
                return wins.into_iter().map(|action| table::Game::notation(&sitting.game, action)).collect();
            }
        )*};
    }
    games!(wins);
    Vec::new()
}
