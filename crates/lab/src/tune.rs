//! Tuning: know-how learns from games of bots against themselves.
//!
//! * [`fit`] plays games and moves the weights so that the standing foretells the results, and so that appeal foretells
//!   what a search will look at. Every weight is learnt from every position, so a few hundred games go a long way.
//! * [`challenge`] plays changed numbers against the committed ones. It is the judge of everything that is tuned.

mod descent;
mod lessons;

use crate::interval::Interval;
use bots::{Bot, Knowhow, Seen, Spec, Tuning};
use catalog::{NoDeal, NoSuchGame, Replaced, games};
use descent::{descend, fit_squares};
use lessons::Lessons;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use table::words::{name, names};
use table::{Explain, Kit, Say, Seat, Seed, Setup, Sitting};

/// How to tune.
#[derive(Clone, Debug)]
pub struct Course {
    /// The setups that are learnt from, in turn.
    pub setups: Vec<Setup>,
    pub games: u64,
    /// Who plays: a searching bot with a budget of iterations.
    pub player: Spec,
    pub seed: Seed,
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    pub tuning: Tuning,
    pub positions: usize,
    /// How far the standing misses the results of games that it did not learn from: mean squared errors.
    pub standing: (f64, f64),
    /// How surprising the looks of a search are to appeal, likewise: mean cross-entropies.
    pub appeal: (f64, f64),
}

/// Why numbers cannot be tuned.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoTuning {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error(transparent)]
    Deal(#[from] NoDeal),
    #[error("{0} has no weights to tune")]
    NoWeights(&'static str),
    #[error("{asked:?} is no number of this game; write one of {} as NAME=VALUE", known.join(", "))]
    NoNumber { asked: String, known: Vec<&'static str> },
}

impl Explain for NoTuning {
    fn explain(&self) -> Say {
        match self {
            NoTuning::Game(bad) => bad.explain(),
            NoTuning::Deal(bad) => bad.explain(),
            NoTuning::NoWeights(game) => Say::new("tune-nothing").with("game", Say::new(format!("game-{game}-title"))),
            NoTuning::NoNumber { asked, known } => {
                Say::new("tune-no-number").with("asked", name(asked)).with("known", names(known))
            }
        }
    }
}

/// Fits the weights of the game `id` to games played with its present ones.
pub fn fit(id: &str, course: &Course, each: &(dyn Fn() + Sync)) -> Result<Fitted, NoTuning> {
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match id {
                $($id => fit_game::<$game>(course, each),)*
                _ => Err(catalog::find(id).err().map_or(NoTuning::NoWeights("table"), NoTuning::from)),
            }
        };
    }
    games!(run)
}

/// How many first places the changed numbers of the game `id` take from the committed ones. A change is written
/// `curiosity=0.5` or `RIDE=0.7`.
pub fn challenge(
    id: &str,
    course: &Course,
    changes: &[String],
    each: &(dyn Fn() + Sync),
) -> Result<(Tuning, Interval), NoTuning> {
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match id {
                $($id => challenge_game::<$game>(course, changes, each),)*
                _ => Err(catalog::find(id).err().map_or(NoTuning::NoWeights("table"), NoTuning::from)),
            }
        };
    }
    games!(run)
}

fn challenge_game<G: Knowhow>(
    course: &Course,
    changes: &[String],
    each: &(dyn Fn() + Sync),
) -> Result<(Tuning, Interval), NoTuning> {
    let old = G::tuning();
    let mut new = old.clone();
    for change in changes {
        let number = change.split_once('=').and_then(|(key, value)| Some((key.trim(), value.trim().parse().ok()?)));
        let set = number.is_some_and(|(key, value)| new.set(key, value));
        if !set {
            return Err(NoTuning::NoNumber { asked: change.clone(), known: old.numbers().collect() });
        }
    }
    let won = compare::<G>(course, &new, old, each)?;
    Ok((new, won))
}

fn fit_game<G: Knowhow>(course: &Course, each: &(dyn Fn() + Sync)) -> Result<Fitted, NoTuning> {
    if G::tuning().weights.is_empty() {
        return Err(NoTuning::NoWeights(G::about().id));
    }
    let lessons = Lessons::<G>::learn(course, each)?;
    let start = G::tuning().clone();
    let (learn, test) = lessons.split();
    let squares = |lessons: &Lessons<G>, weights: &[f32]| lessons.standing_errors(weights);
    let weights = fit_squares(&start.weights, |weights| squares(&learn, weights));
    let surprise = |weights: &[f32]| learn.surprise(weights);
    let weights = descend(&weights, &surprise);
    let mean = |errors: Vec<f32>| {
        errors.iter().map(|error| f64::from(error * error)).sum::<f64>() / errors.len().max(1) as f64
    };
    Ok(Fitted {
        positions: lessons.positions(),
        standing: (mean(squares(&test, &start.weights)), mean(squares(&test, &weights))),
        appeal: (test.surprise(&start.weights), test.surprise(&weights)),
        tuning: Tuning { weights, ..start },
    })
}

/// How many first places `new` takes from `old`, both playing as `course.player`, every deal from every side.
fn compare<G: Knowhow>(
    course: &Course,
    new: &Tuning,
    old: &Tuning,
    each: &(dyn Fn() + Sync),
) -> Result<Interval, NoDeal> {
    let kit = Kit::load(&Replaced::new())?;
    let games = Mutex::new((0.0, 0u64));
    spread(course.threads, course.games, |index| {
        let setup = &course.setups[(index / 2) as usize % course.setups.len()];
        let seed = course.seed.in_series(index / 2);
        let mut sitting = Sitting::<G>::deal(setup, kit, seed.key(&[])).map_err(NoDeal::from)?;
        let chance = course.seed.in_series(index).key(&["compare".to_owned()]);
        let is_new = |sitting: &Sitting<G>, seat: Seat| u64::from(sitting.game.side(seat).0) % 2 == index % 2;
        let mut players: Vec<Bot> = Seat::all(usize::from(setup.players))
            .map(|seat| {
                let tuning = if is_new(&sitting, seat) { new } else { old };
                Bot::new(course.player, chance.dice(seat.0.into()).bits().into()).tuned(tuning.clone())
            })
            .collect();
        while let Some(seat) = sitting.game.to_act().first() {
            let step = sitting.step();
            let Some(action) = players[seat.at()].choose_in(Seen::new(&sitting.game, seat), step) else { break };
            if sitting.act(seat, action).is_err() {
                break;
            }
        }
        if let Some(places) = sitting.game.places() {
            let sum = |wanted: bool| -> (f64, f64) {
                let seats = Seat::all(usize::from(setup.players)).filter(|&seat| is_new(&sitting, seat) == wanted);
                seats.fold((0.0, 0.0), |(won, held), seat| (won + f64::from(u8::from(places.won(seat))), held + 1.0))
            };
            let ((new_won, new_held), (old_won, old_held)) = (sum(true), sum(false));
            // Where the two hold unlike numbers of seats, wins are counted by the seat.
            let (new_rate, old_rate) = (new_won / f64::max(new_held, 1.0), old_won / f64::max(old_held, 1.0));
            let won = if new_rate + old_rate > 0.0 { new_rate / (new_rate + old_rate) } else { 0.5 };
            let mut games = games.lock().unwrap_or_else(PoisonError::into_inner);
            *games = (games.0 + won, games.1 + 1);
        }
        each();
        Ok(())
    })?;
    let (wins, played) = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Interval::wilson(wins, played))
}

/// Runs `job` for every number below `count`, on several threads; the first fault is handed back.
fn spread(threads: usize, count: u64, job: impl Fn(u64) -> Result<(), NoDeal> + Sync) -> Result<(), NoDeal> {
    let next = AtomicU64::new(0);
    let fault: Mutex<Option<NoDeal>> = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        return;
                    }
                    if let Err(error) = job(index) {
                        fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                        return;
                    }
                }
            });
        }
    });
    fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}
