//! A bot at a table.

use crate::{Knowhow, Level, Seen, easy};
use catalog::{AnySitting, games};
use table::{Dice, Seat, Sitting};

/// A bot: its level and its own chance, which is not that of the game.
pub struct Bot {
    pub level: Level,
    dice: Dice,
}

/// A bot was asked for an action where it has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seat {0} is not to act here")]
pub struct NoChoice(pub Seat);

impl Bot {
    /// A bot whose choices follow from `seed`.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, dice: Dice::quick(seed) }
    }

    /// Chooses an action for a seat that is to act, and writes it in the game's notation.
    pub fn choose(&mut self, sitting: &dyn AnySitting, seat: Seat) -> Result<String, NoChoice> {
        macro_rules! ask {
            ($($module:ident: $game:ty = $id:literal,)*) => {$(
                if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                    let action = choose(self.level, Seen::new(&sitting.game, seat), &mut self.dice);
                    return action.map(|action| table::Game::notation(&sitting.game, action)).ok_or(NoChoice(seat));
                }
            )*};
        }
        games!(ask);
        Err(NoChoice(seat))
    }
}

/// Chooses an action; nothing if the seat is not to act.
pub fn choose<G: Knowhow>(level: Level, seen: Seen<'_, G>, dice: &mut Dice) -> Option<G::Action> {
    match level {
        Level::Random => {
            let mut legal = Vec::new();
            seen.legal(&mut legal);
            (!legal.is_empty()).then(|| dice.pick(&legal))
        }
        Level::Easy => easy::choose(seen, dice),
    }
}
