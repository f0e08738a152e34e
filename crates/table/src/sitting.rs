//! A game being played for real: the state, the key of its dice, and the number of the next step.

use crate::{BadSetup, Dice, Game, Illegal, Key, Kit, Seat, Setup};

/// A table with a game on it.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    /// The state, with everything that is hidden.
    pub game: G,
    key: Key,
    step: u32,
}

/// What an action did.
#[derive(Clone, PartialEq, Debug)]
pub struct Acted<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Dice were thrown or something hidden was seen: it cannot be taken back.
    pub for_good: bool,
    /// Dice were thrown, or cards were shuffled.
    pub chance: bool,
}

impl<G: Game> Sitting<G> {
    /// Deals a new game.
    pub fn deal(setup: &Setup, kit: Kit<G::Parts>, key: Key) -> Result<Sitting<G>, BadSetup> {
        let about = G::about();
        setup.check(about.players, about.options)?;
        let game = G::deal(setup, kit, &mut key.dice(0))?;
        Ok(Sitting { game, key, step: 0 })
    }

    /// Takes up a game that was left after `step` actions.
    pub fn resume(game: G, key: Key, step: u32) -> Sitting<G> {
        Sitting { game, key, step }
    }

    /// How many actions have been taken.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Takes an action, or says why not and changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Acted<G::Event>, Illegal> {
        let mut dice: Dice = self.key.dice(self.step + 1);
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut dice, &mut events)?;
        self.step += 1;
        let chance = dice.used() > 0;
        let for_good = chance || events.iter().any(crate::Event::reveals);
        Ok(Acted { events, for_good, chance })
    }
}
