//! Tuning: know-how learns from games of bots against themselves.
//!
//! * [`fit`] plays games and moves the weights so that the standing foretells the results, and so that appeal foretells
//!   what a search will look at. Every weight is learnt from every position, so a few hundred games go a long way.
//! * [`climb`] moves the weights both ways and goes where more is won, for know-how that no standing teaches.
//! * [`challenge`] plays changed numbers against the committed ones. It is the judge of everything that is tuned.

mod climb;
mod descent;
mod lessons;
mod nets;

use crate::interval::Interval;
use bots::{Bot, Knowhow, Level, Seen, Spec, Tuning};
use catalog::{NoDeal, NoSuchGame, Replaced, games};
pub use climb::Climbed;
use descent::{descend, fit_squares};
use lessons::Lessons;
pub use nets::{NetCourse, Taught, tables, teach};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use table::words::{name, names};
use table::{Explain, Key, Kit, Say, Seat, Seed, Setup, Sitting};

/// How to tune.
#[derive(Clone, Debug)]
pub struct Course {
    /// The setups that are learnt from, in turn.
    pub setups: Vec<Setup>,
    pub games: u64,
    /// Who plays the games that are learnt from, seat by seat in turn. Players of several kinds teach more: a bot that
    /// plays only against itself never meets what it does not think of. In a challenge all play as the first.
    pub players: Vec<Spec>,
    pub seed: Seed,
    pub threads: usize,
    /// Numbers to play by in place of the committed ones: a network learns from games of the one before it.
    pub tuning: Option<Tuning>,
}

impl Course {
    /// Who plays in this place.
    fn player(&self, place: usize) -> Spec {
        self.players.get(place % self.players.len().max(1)).copied().unwrap_or_else(|| Spec::from(Level::Expert))
    }

    /// Deal number `number`: the setups take turns.
    fn deal<G: Knowhow>(&self, kit: Kit<G::Parts>, number: u64) -> Result<Sitting<G>, NoDeal> {
        let setup = &self.setups[number as usize % self.setups.len()];
        Sitting::deal(setup, kit, self.seed.in_series(number).key(&[])).map_err(NoDeal::from)
    }
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
            NoTuning::NoWeights(game) => Say::new("tune-nothing").with("game", Say::new(format!("{game}-title"))),
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

/// Climbs from the present weights of the game `id` to some that win more.
pub fn climb(id: &str, course: &Course, each: &(dyn Fn() + Sync)) -> Result<Climbed, NoTuning> {
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match id {
                $($id => climb::climb_game::<$game>(course, each),)*
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
    let mean = |weights: &[f32]| {
        let errors = test.standing_errors(weights);
        let mean = errors.iter().map(|error| f64::from(error * error)).sum::<f64>() / errors.len().max(1) as f64;
        // Weights that go beyond all bounds are no weights: no number is worse than any.
        if mean.is_nan() { f64::INFINITY } else { mean }
    };
    let fitted = fit_squares(&start.weights, |weights| learn.standing_errors(weights));
    // A few games can mislead: what was learnt is believed as far as it holds in games that were not learnt from.
    let believed = BELIEFS.map(|belief| blend(&start.weights, &fitted, belief));
    let weights = believed.iter().min_by(|one, two| mean(one).total_cmp(&mean(two))).unwrap_or(&start.weights);
    // Appeal learns what is its own. What the standing goes by as well stays as the standing has it.
    let shared = learn.weighing_on_standing(weights);
    let keep = |appeal: &[f32]| -> Vec<f32> {
        let kept = weights.iter().zip(appeal).zip(&shared);
        kept.map(|((&standing, &appeal), &shared)| if shared { standing } else { appeal }).collect()
    };
    let learnt = keep(&descend(weights, &|weights| learn.surprise(&keep(weights))));
    // A weight may count for the standing only in games that were not learnt from: then it stays as it was.
    let weights = if mean(&learnt) <= mean(weights) { learnt } else { weights.clone() };
    Ok(Fitted {
        positions: lessons.positions(),
        standing: (mean(&start.weights), mean(&weights)),
        appeal: (test.surprise(&start.weights), test.surprise(&weights)),
        tuning: Tuning { weights, ..start },
    })
}

/// How far to go from the old weights to the fitted ones.
const BELIEFS: [f32; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

fn blend(old: &[f32], new: &[f32], belief: f32) -> Vec<f32> {
    old.iter().zip(new).map(|(old, new)| old + belief * (new - old)).collect()
}

/// How many first places `new` takes from `old`, both playing as the first of the course's players, every deal from every side.
fn compare<G: Knowhow>(
    course: &Course,
    new: &Tuning,
    old: &Tuning,
    each: &(dyn Fn() + Sync),
) -> Result<Interval, NoDeal> {
    let kit = Kit::load(&Replaced::new())?;
    let games = Mutex::new((0.0, 0u64));
    spread(course.threads, course.games, |index| {
        if let Some(won) = duel::<G>(course, kit, index, new, old)? {
            let mut games = games.lock().unwrap_or_else(PoisonError::into_inner);
            *games = (games.0 + won, games.1 + 1);
        }
        each();
        Ok(())
    })?;
    let (wins, played) = games.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Interval::wilson(wins, played))
}

/// The share of game number `index` that `new` wins. Every deal is played twice, with the sides changed.
fn duel<G: Knowhow>(
    course: &Course,
    kit: Kit<G::Parts>,
    index: u64,
    new: &Tuning,
    old: &Tuning,
) -> Result<Option<f64>, NoDeal> {
    let sitting = course.deal::<G>(kit, index / 2)?;
    let chance = course.seed.in_series(index).key(&["compare".to_owned()]);
    let play =
        |is_new: &dyn Fn(Seat) -> bool| game_of(course, &sitting, &chance, |seat| if is_new(seat) { new } else { old });
    if sitting.game.players() == 1 {
        // Alone, points decide over the same deal.
        let score = |is_new: bool| play(&|_| is_new).map(|game| game.score(Seat(0)));
        let (Some(new), Some(old)) = (score(true), score(false)) else { return Ok(None) };
        return Ok(Some(f64::from(1 + (new - old).signum()) / 2.0));
    }
    let is_new = |seat: Seat| u64::from(sitting.game.side(seat).0) % 2 == index % 2;
    Ok(play(&is_new).and_then(|game| won_by(&game, &is_new)))
}

/// How a game ends in which every seat plays by its own tuning.
fn game_of<'a, G: Knowhow>(
    course: &Course,
    sitting: &Sitting<G>,
    chance: &Key,
    tuning: impl Fn(Seat) -> &'a Tuning,
) -> Option<G> {
    let mut sitting = sitting.clone();
    let bot =
        |seat: Seat| Bot::new(course.player(0), chance.dice(seat.0.into()).bits().into()).tuned(tuning(seat).clone());
    let mut players: Vec<Bot> = Seat::all(sitting.game.players()).map(bot).collect();
    while let Some(seat) = sitting.game.to_act().first() {
        let step = sitting.step();
        let action = players[seat.at()].choose_in(Seen::new(&sitting.game, seat), step)?;
        sitting.act(seat, action).ok()?;
    }
    Some(sitting.game)
}

/// The share of the first places that these seats won. Where they are not half of the table, wins are counted by the seat.
fn won_by<G: Knowhow>(game: &G, is_new: &dyn Fn(Seat) -> bool) -> Option<f64> {
    let places = game.places()?;
    let rate = |wanted: bool| {
        let seats: Vec<Seat> = Seat::all(game.players()).filter(|&seat| is_new(seat) == wanted).collect();
        seats.iter().filter(|&&seat| places.won(seat)).count() as f64 / seats.len().max(1) as f64
    };
    let (new, old) = (rate(true), rate(false));
    Some(if new + old > 0.0 { new / (new + old) } else { 0.5 })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn course(games: u64) -> Course {
        Course {
            setups: vec![Setup::new(2)],
            games,
            players: vec!["expert@20".parse().unwrap()],
            seed: Seed::from_text("tune"),
            threads: 2,
            tuning: None,
        }
    }

    #[test]
    fn the_same_seed_learns_the_same_and_nothing_worse() {
        let fitted = fit("midway", &course(10), &|| ()).unwrap();
        assert!(fitted.positions > 100 && fitted.standing.1 <= fitted.standing.0, "{fitted:?}");
        assert_eq!(fit("midway", &Course { threads: 1, ..course(10) }, &|| ()).unwrap(), fitted);
    }

    /// A search for better weights tries odd ones on the way: know-how must bear any.
    #[test]
    fn every_game_can_be_tuned() {
        let mut tuned = 0;
        for entry in catalog::all() {
            let setups = vec![Setup::new(entry.about.players[0])];
            let fitted = match fit(entry.about.id, &Course { setups, ..course(5) }, &|| ()) {
                // Know-how is optional: a game that was just made has none.
                Err(NoTuning::NoWeights(game)) if game == entry.about.id => continue,
                fitted => fitted.unwrap(),
            };
            tuned += 1;
            assert!(fitted.tuning.weights.iter().all(|weight| weight.is_finite()), "{fitted:?}");
        }
        assert!(tuned > 1, "hardly a game has know-how");
    }

    #[test]
    fn the_same_seed_climbs_the_same_way() {
        // By iterations: with a clock, a busy machine would climb another way.
        let players = vec!["easy@40".parse().unwrap()];
        let course = Course { setups: vec![Setup::new(1)], games: 140, players, ..course(0) };
        let climbed = climb("tycoon", &course, &|| ()).unwrap();
        let (start, _) = challenge("tycoon", &Course { games: 0, ..course.clone() }, &[], &|| ()).unwrap();
        let moved = climbed.tuning.weights.iter().zip(&start.weights).filter(|(new, old)| new != old).count();
        assert!(climbed.steps == 1 && climbed.judged == 44 && moved > 10, "{climbed:?}");
        assert_eq!(climb("tycoon", &Course { threads: 1, ..course }, &|| ()).unwrap(), climbed);
    }

    /// Some weights of mardi-gras count for standing and appeal alike.
    #[test]
    fn what_appeal_learns_does_not_spoil_the_standing() {
        let course = Course { setups: vec![Setup::new(3)], ..course(10) };
        let fitted = fit("mardi-gras", &course, &|| ()).unwrap();
        assert!(fitted.standing.1 <= fitted.standing.0, "{fitted:?}");
    }

    #[test]
    fn equals_win_half_of_their_games() {
        let (_, won) = challenge("midway", &course(60), &["trust=1".to_owned()], &|| ()).unwrap();
        assert!(won.low < 0.5 && won.high > 0.5, "{won:?}");
    }

    #[test]
    fn an_unknown_number_is_refused_with_those_there_are() {
        let refused = challenge("midway", &course(2), &["luck=3".to_owned()], &|| ()).unwrap_err();
        assert!(refused.to_string().contains("write one of curiosity"), "{refused}");
        assert!(fit("chess", &course(2), &|| ()).is_err_and(|bad| bad.to_string().contains("there is no game")));
    }
}
