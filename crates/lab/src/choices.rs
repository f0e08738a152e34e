//! How a bot errs: whether it ever leaves a win lying, and what its choices cost against a longer search.
//!
//! The bot plays whole games against itself. Whenever an action would win at once it is noted whether it was taken; and
//! some of the choices are looked at again by a search that is long next to the bot's own, which says what they cost.

use crate::arena::{NoContest, Watch};
use bots::{Bot, NoChoice, Spec, Tuning, compare, glance, wins_at_once};
use catalog::{AnySitting, Entry, Replaced};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use table::{Seat, Seed, Setup};

/// What is to be looked at.
#[derive(Clone, Debug)]
pub struct Study {
    pub game: String,
    pub setup: Setup,
    pub replaced: Replaced,
    /// Who plays, on every seat.
    pub bot: Spec,
    pub games: u64,
    pub seed: Seed,
    /// How many iterations the longer search has.
    pub times: u32,
    /// One choice in so many is looked at again.
    pub every: u32,
    pub threads: usize,
    /// Numbers for the bot to go by in place of the committed ones.
    pub tuning: Option<Tuning>,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Findings {
    pub bot: String,
    pub games: u64,
    /// The mean score of a seat.
    pub mean_score: f64,
    /// How often there was something to choose.
    pub choices: u64,
    /// How often an action would have won at once, and how often none of those was taken.
    pub wins: u64,
    pub missed: u64,
    pub cost: Costs,
}

/// What the choices cost that were looked at again, as shares of a win.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Costs {
    pub looked_at: usize,
    pub mean: f32,
    /// Nine of ten, and ninety-nine of a hundred, cost no more.
    pub tenth: f32,
    pub hundredth: f32,
    /// The mean of the worst hundredth, and the worst of all.
    pub worst_hundredth: f32,
    pub worst: f32,
}

impl Costs {
    fn of(mut costs: Vec<f32>) -> Costs {
        costs.sort_by(|one, two| two.total_cmp(one));
        let mean = |costs: &[f32]| costs.iter().sum::<f32>() / costs.len().max(1) as f32;
        let worst = &costs[..costs.len().div_ceil(100).min(costs.len())];
        let after = |share: usize| costs.get(costs.len() / share).copied().unwrap_or(0.0);
        Costs {
            looked_at: costs.len(),
            mean: mean(&costs),
            tenth: after(10),
            hundredth: after(100),
            worst_hundredth: mean(worst),
            worst: costs.first().copied().unwrap_or(0.0),
        }
    }
}

/// What is noted in one game.
#[derive(Default)]
struct Notes {
    scores: Vec<i32>,
    choices: u64,
    wins: u64,
    missed: u64,
    costs: Vec<f32>,
}

/// What the threads have noted, each game with its number, and why they stopped if they did.
type Noted = (Vec<(u64, Notes)>, Option<NoContest>);

/// Plays the games and looks. The same study finds the same, however many threads there are, if the bot has no clock.
pub fn look(study: &Study, watch: &impl Watch) -> Result<Findings, NoContest> {
    let entry = catalog::find(&study.game)?;
    watch.begin(study.games, 0);
    let next = AtomicU64::new(0);
    let noted: Mutex<Noted> = Mutex::default();
    let noted_of = || noted.lock().unwrap_or_else(PoisonError::into_inner);
    std::thread::scope(|scope| {
        for _ in 0..study.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= study.games {
                        return;
                    }
                    match play(study, entry, index) {
                        Ok(notes) => noted_of().0.push((index, notes)),
                        Err(fault) => {
                            noted_of().1.get_or_insert(fault);
                            return;
                        }
                    }
                    watch.finished();
                }
            });
        }
    });
    let (mut noted, fault) = noted.into_inner().unwrap_or_else(PoisonError::into_inner);
    noted.sort_by_key(|(index, _)| *index);
    fault.map_or_else(|| Ok(sum_up(study, noted.into_iter().map(|(_, notes)| notes))), Err)
}

fn sum_up(study: &Study, noted: impl Iterator<Item = Notes>) -> Findings {
    let mut all = Notes::default();
    for notes in noted {
        all.scores.extend(notes.scores);
        all.costs.extend(notes.costs);
        (all.choices, all.wins, all.missed) =
            (all.choices + notes.choices, all.wins + notes.wins, all.missed + notes.missed);
    }
    let points: i64 = all.scores.iter().map(|&score| i64::from(score)).sum();
    Findings {
        bot: study.bot.to_string(),
        games: study.games,
        mean_score: points as f64 / all.scores.len().max(1) as f64,
        choices: all.choices,
        wins: all.wins,
        missed: all.missed,
        cost: Costs::of(all.costs),
    }
}

fn play(study: &Study, entry: &Entry, index: u64) -> Result<Notes, NoContest> {
    let mut sitting = entry.deal(&study.setup, &study.replaced, study.seed.in_series(index).key(&[]))?;
    let chance = study.seed.in_series(index).key(&["choices".to_owned()]);
    let bot = |seat: Seat| {
        let bot = Bot::new(study.bot, chance.dice(seat.0.into()).bits().into());
        study.tuning.iter().cloned().fold(bot, Bot::tuned)
    };
    let mut bots: Vec<Bot> = Seat::all(sitting.players()).map(bot).collect();
    let mut notes = Notes::default();
    while let Some(seat) = sitting.to_act().first() {
        let stuck = |NoChoice(seat)| NoContest::Bot(format!("seat {seat} has no choice"));
        let action = bots[seat.at()].choose(&*sitting, seat).map_err(stuck)?;
        if sitting.legal(seat).len() > 1 {
            notes.look_at(study, &*sitting, seat, &action);
        }
        sitting.act(seat, &action).map_err(|refused| NoContest::Bot(format!("{action:?}: {refused}")))?;
    }
    notes.scores = sitting.outcome().iter().flat_map(|outcome| &outcome.sheets).map(table::ScoreSheet::total).collect();
    Ok(notes)
}

impl Notes {
    fn look_at(&mut self, study: &Study, sitting: &dyn AnySitting, seat: Seat, taken: &str) {
        self.choices += 1;
        let wins = wins_at_once(sitting, seat, self.choices);
        if !wins.is_empty() {
            self.wins += 1;
            self.missed += u64::from(!wins.iter().any(|win| win == taken));
        }
        if self.choices.is_multiple_of(u64::from(study.every.max(1))) {
            self.costs.extend(cost(sitting, seat, taken, study.times, self.choices));
        }
    }
}

/// What a choice cost against what a longer search would have done.
fn cost(sitting: &dyn AnySitting, seat: Seat, taken: &str, times: u32, seed: u64) -> Option<f32> {
    let look = glance(sitting, seat, times, seed)?;
    let (best, ..) = look.tried.first()?;
    if best == taken {
        return Some(0.0);
    }
    let [made, better] = compare(sitting, seat, [taken, best], times, !seed)?;
    Some((better - made).max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Unwatched;

    fn study(bot: &str, games: u64) -> Findings {
        let study = Study {
            game: "midway".into(),
            setup: Setup::new(2).with("quick", "on"),
            replaced: Replaced::new(),
            bot: bot.parse().unwrap(),
            games,
            seed: Seed::from_text("choices"),
            times: 200,
            every: 10,
            threads: 2,
            tuning: None,
        };
        look(&study, &Unwatched).unwrap()
    }

    #[test]
    fn no_level_leaves_a_win_lying_and_chance_does() {
        for level in ["easy", "medium"] {
            let found = study(level, 8);
            assert!(found.wins > 3 && found.missed == 0, "{found:?}");
        }
        let found = study("random", 4);
        assert!(found.missed > 0, "{found:?}");
    }

    #[test]
    fn chance_costs_more_than_thought() {
        let (random, medium) = (study("random", 4), study("medium", 8));
        assert!(random.cost.mean > 2.0 * medium.cost.mean, "{random:?} {medium:?}");
    }

    #[test]
    fn costs_are_told_from_the_worst_on() {
        let costs = Costs::of((0..200).map(|n| n as f32 / 1000.0).collect());
        assert_eq!(costs.looked_at, 200);
        assert_eq!((costs.worst, costs.tenth, costs.hundredth), (0.199, 0.179, 0.197));
        assert!((costs.worst_hundredth - 0.1985).abs() < 1e-6 && (costs.mean - 0.0995).abs() < 1e-5, "{costs:?}");
        assert_eq!(Costs::of(Vec::new()), Costs::default());
    }
}
