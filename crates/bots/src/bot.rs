//! A bot at a table.

use crate::mind::Mind;
use crate::thought::Thought;
use crate::{Budget, Knowhow, Level, Seen, Spec, Tuning, easy};
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
    threads: usize,
    /// Numbers to go by in place of the committed ones.
    tuning: Option<Tuning>,
    memory: Option<Memory>,
}

/// What was thought before an action, in case it is this bot's turn again right after it.
struct Memory {
    seat: Seat,
    /// The number of actions taken when the thought applies.
    step: u32,
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
        Bot { spec: spec.into(), dice: Dice::quick(seed), threads: 1, tuning: None, memory: None }
    }

    /// Thinks on so many threads.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Bot {
        self.threads = threads.max(1);
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
            Level::Easy => {
                let tuning = self.tuning.as_ref().unwrap_or_else(|| G::tuning());
                easy::choose(seen, tuning, &mut self.dice)
            }
            Level::Medium | Level::Hard | Level::Expert | Level::Baseline => self.search(seen, step),
        }
    }

    fn search<G: Knowhow>(&mut self, seen: Seen<'_, G>, step: u32) -> Option<G::Action> {
        let mut legal = Vec::new();
        seen.legal(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        let tuning = self.tuning::<G>().clone();
        let mut thought = self
            .recall(seen, step)
            .unwrap_or_else(|| Thought::new(&Mind::new(self.spec.level.rule(), &tuning), seen.seat(), self.threads));
        thought.run(seen, self.spec.budget(&tuning.levels)?, &mut self.dice);
        let weighed = thought.weighed();
        let legal = weighed.iter().map(|weighed| weighed.action).filter(|action| legal.contains(action));
        let overlooks = tuning.levels.of(self.spec.level).overlooks_after(thought.iterations());
        let action = notice(legal, overlooks, &mut self.dice)?;
        let pondered = Box::new(Pondered { thought, action });
        self.memory = Some(Memory { seat: seen.seat(), step: step + 1, pondered });
        Some(action)
    }

    /// The numbers that it goes by.
    fn tuning<G: Knowhow>(&self) -> &Tuning {
        self.tuning.as_ref().unwrap_or_else(|| G::tuning())
    }

    /// What the last thought says about this position, if nobody else has acted since.
    fn recall<G: Knowhow>(&mut self, seen: Seen<'_, G>, step: u32) -> Option<Thought<G>> {
        let memory = self.memory.take().filter(|memory| memory.seat == seen.seat() && memory.step == step)?;
        let Pondered { mut thought, action } = *memory.pondered.downcast::<Pondered<G>>().ok()?;
        thought.advance(action, seen.imagine(&mut self.dice).scene(seen.seat()));
        Some(thought)
    }
}

/// The best action that is not overlooked; the last if all are.
fn notice<A>(best_first: impl Iterator<Item = A>, overlooks: f32, dice: &mut Dice) -> Option<A> {
    let mut last = None;
    for action in best_first {
        last = Some(action);
        if dice.below(1000) as f32 >= 1000.0 * overlooks {
            break;
        }
    }
    last
}

/// Chooses an action without a bot that remembers: the same dice choose the same. Time plays no part, unless it is asked for.
pub fn choose<G: Knowhow>(spec: impl Into<Spec>, seen: Seen<'_, G>, dice: &mut Dice) -> Option<G::Action> {
    let spec: Spec = spec.into();
    let usual = spec.budget(&G::tuning().levels).map(|budget| Budget::iterations(budget.iterations));
    let spec = Spec { think: spec.think.or(usual), ..spec };
    Bot::new(spec, u64::from(dice.bits())).choose_in(seen, 0)
}
