//! A bot at a table.

#[cfg(test)]
mod tests;

use crate::mind::Mind;
use crate::taste::Taste;
use crate::thought::Thought;
use crate::wins::wins_in;
use crate::{Budget, Knowhow, Level, Rule, Seen, Spec, Standing, Tuning};
use catalog::{AnySitting, games};
use std::any::Any;
use table::{Dice, Explain, Say, Seat, Sitting};

/// A bot: its level, its own chance, which is not that of the game, and what it still remembers of its last thought.
///
/// It belongs to one seat of one table; a bot that is asked for another simply starts to think afresh.
///
/// ```
/// use bots::{Bot, Level};
/// use catalog::{Replaced, find};
/// use table::{Seat, Seed, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let key = Seed::from_text("an example").key(&[]);
/// let mut sitting = find("midway")?.deal(&Setup::new(2), &Replaced::new(), key)?;
/// let seat = sitting.to_act().iter().next().unwrap_or(Seat(0));
/// let action = Bot::new(Level::Easy, 7).choose(&*sitting, seat)?;
/// assert!(sitting.act(seat, &action).is_ok());
/// # Ok(())
/// # }
/// ```
pub struct Bot {
    /// Its level and how long it thinks.
    pub spec: Spec,
    dice: Dice,
    /// Whose taste it has.
    character: u64,
    threads: usize,
    /// Numbers to go by in place of the committed ones.
    tuning: Option<Tuning>,
    memory: Option<Memory>,
    /// It looks at no clock.
    unhurried: bool,
}

/// What was thought before an action, in case it is this bot's turn again right after it.
struct Memory {
    seat: Seat,
    /// The number of actions taken when the thought applies.
    step: u32,
    /// How everybody could expect to fare.
    outlook: Standing,
    /// A `Pondered<G>`.
    pondered: Box<dyn Any + Send>,
}

struct Pondered<G: Knowhow> {
    thought: Thought<G>,
    action: G::Action,
}

/// A bot was asked for an action where it has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seat {0} is not to act here")]
pub struct NoChoice(pub Seat);

impl Explain for NoChoice {
    fn explain(&self) -> Say {
        Say::new("bots-no-choice").with("seat", u32::from(self.0.0) + 1)
    }
}

impl Bot {
    /// A bot whose choices follow from `seed`, on one thread.
    pub fn new(spec: impl Into<Spec>, seed: u64) -> Bot {
        Bot {
            spec: spec.into(),
            dice: Dice::quick(seed),
            character: seed,
            threads: 1,
            tuning: None,
            memory: None,
            unhurried: false,
        }
    }

    /// Has this taste, whatever its dice: for a bot that is made anew for every choice and should stay itself.
    #[must_use]
    pub fn character(mut self, character: u64) -> Bot {
        self.character = character;
        self
    }

    /// Thinks on so many threads.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Bot {
        self.threads = threads.max(1);
        self
    }

    /// Searches as long as its level does by iterations, and looks at no clock: the same again on every machine, however busy.
    #[must_use]
    pub fn unhurried(mut self) -> Bot {
        self.unhurried = true;
        self
    }

    /// Goes by other numbers than the committed ones: for tuning. They must be those of the game that is played.
    #[must_use]
    pub fn tuned(mut self, tuning: Tuning) -> Bot {
        self.tuning = Some(tuning);
        self
    }

    /// Chooses an action for a seat that is to act, and writes it in the game's notation.
    pub fn choose(&mut self, sitting: &dyn AnySitting, seat: Seat) -> Result<String, NoChoice> {
        macro_rules! ask {
            ($($module:ident: $game:ty = $id:literal,)*) => {$(
                if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                    let action = self.choose_in(Seen::new(&sitting.game, seat), sitting.step());
                    return action.map(|action| table::Game::notation(&sitting.game, action)).ok_or(NoChoice(seat));
                }
            )*};
        }
        games!(ask);
        Err(NoChoice(seat))
    }

    /// As [`Bot::choose`], for whoever knows the game; `step` counts the actions taken so far.
    pub fn choose_in<G: Knowhow>(&mut self, seen: Seen<'_, G>, step: u32) -> Option<G::Action> {
        match self.spec.level {
            Level::Random => {
                let mut legal = Vec::new();
                seen.legal(&mut legal);
                (!legal.is_empty()).then(|| self.dice.pick(&legal))
            }
            _ => self.search(seen, step),
        }
    }

    fn search<G: Knowhow>(&mut self, seen: Seen<'_, G>, step: u32) -> Option<G::Action> {
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        if let Some(win) = self.win(seen, &legal) {
            return Some(win);
        }
        let level = self.spec.level;
        let tuning = self.tuning::<G>().clone();
        let effort = tuning.levels.of(level);
        let mut mind = Mind::new(level.rule(), &tuning).with_eyes_of(&effort);
        mind.first = level == Level::Expert1;
        let mut thought = self.recall(seen, step).unwrap_or_else(|| Thought::new(&mind, seen.seat(), self.threads));
        let budget =
            if self.unhurried { Budget::iterations(effort.iterations) } else { self.spec.budget(&tuning.levels)? };
        thought.run(seen, budget, &mut self.dice);
        let mut weighed = thought.weighed();
        weighed.retain(|weighed| legal.contains(&weighed.action));
        let temperature = effort.taste_after(thought.iterations());
        let taste = Taste { character: self.character, sight: if temperature > 0.0 { seen.sight() } else { 0 } };
        let action = taste.choose(&weighed, &effort, temperature, thought.spread(seen.seat()))?;
        let outlook = thought.outlook();
        let pondered = Box::new(Pondered { thought, action });
        self.memory = Some(Memory { seat: seen.seat(), step: step + 1, outlook, pondered });
        Some(action)
    }

    /// How it thought that everybody would fare when it chose the action number `step`; nothing if it did not have to think.
    pub fn outlook(&self, step: u32) -> Option<Standing> {
        self.memory.as_ref().filter(|memory| memory.step == step + 1).map(|memory| memory.outlook)
    }

    /// An action that wins at once, if there is one. The textbook has to find it by search, and so had the first `expert`.
    fn win<G: Knowhow>(&mut self, seen: Seen<'_, G>, legal: &[G::Action]) -> Option<G::Action> {
        if self.spec.level.rule() == Rule::Plain || self.spec.level == Level::Expert1 {
            return None;
        }
        wins_in(seen, legal, u64::from(self.dice.bits())).first().copied()
    }

    /// The numbers that it goes by.
    fn tuning<G: Knowhow>(&self) -> &Tuning {
        match self.spec.level {
            Level::Expert1 => G::first_release(),
            _ => self.tuning.as_ref().unwrap_or_else(|| G::tuning()),
        }
    }

    /// What the last thought says about this position, if nobody else has acted since.
    fn recall<G: Knowhow>(&mut self, seen: Seen<'_, G>, step: u32) -> Option<Thought<G>> {
        let memory = self.memory.take().filter(|memory| memory.seat == seen.seat() && memory.step == step)?;
        let Pondered { mut thought, action } = *memory.pondered.downcast::<Pondered<G>>().ok()?;
        thought.advance(action, seen.imagine(&mut self.dice).scene(seen.seat()));
        Some(thought)
    }
}

/// Chooses an action without a bot that remembers: the same dice choose the same. Time plays no part, unless it is asked for.
pub fn choose<G: Knowhow>(spec: impl Into<Spec>, seen: Seen<'_, G>, dice: &mut Dice) -> Option<G::Action> {
    let spec: Spec = spec.into();
    let usual = spec.budget(&G::tuning().levels).map(|budget| Budget::iterations(budget.iterations));
    let spec = Spec { think: spec.think.or(usual), ..spec };
    Bot::new(spec, u64::from(dice.bits())).choose_in(seen, 0)
}
