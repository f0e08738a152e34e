//! Many games in a row, and what they have in common.

use bots::{Knowhow, Level, Seen, Spec};
use catalog::{NoDeal, NoSuchGame, Replaced, games};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use table::record::Record;
use table::{Dice, Explain, Kit, Say, Seat, Seed, Setup};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub setup: Setup,
    pub replaced: Replaced,
    /// Who plays, seat by seat.
    pub seats: Vec<Spec>,
    pub games: u64,
    pub seed: Seed,
    pub threads: usize,
}

/// Looks at a simulation while it runs.
pub trait Watch: Sync {
    /// Another game is finished.
    fn finished(&self) {}
    /// Should games be taken down? Costs time.
    fn wants_records(&self) -> bool {
        false
    }
    /// The record of game number `index`.
    fn record(&self, _index: u64, _record: &Record) {}
    /// Should no further game be started?
    fn stop(&self) -> bool {
        false
    }
}

/// Nobody looks.
pub struct Unwatched;
impl Watch for Unwatched {}

/// Why a simulation could not run.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSimulation {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error(transparent)]
    Deal(#[from] NoDeal),
    #[error("{given} seats are named for {players} players")]
    Seats { given: usize, players: u8 },
}

impl Explain for NoSimulation {
    fn explain(&self) -> Say {
        match self {
            NoSimulation::Game(bad) => bad.explain(),
            NoSimulation::Deal(bad) => bad.explain(),
            NoSimulation::Seats { given, players } => {
                Say::new("seating-count").with("seats", *given).with("players", *players)
            }
        }
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: String,
    pub setup: Setup,
    pub seed: Seed,
    pub threads: usize,
    pub games: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions: u64,
    pub decisions_per_second: f64,
    /// Actions a game.
    pub length: Spread,
    /// One entry a seat.
    pub scores: Vec<SeatReport>,
}

/// How one seat fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    pub seat: u8,
    pub bot: String,
    /// First places, shared ones included.
    pub wins: u64,
    pub win_share: f64,
    pub score: Spread,
}

/// A set of numbers in brief.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    pub mean: f64,
    pub deviation: f64,
    pub min: i64,
    pub median: i64,
    pub max: i64,
}

impl Spread {
    /// Sorts the numbers on the way.
    fn of(numbers: &mut [i64]) -> Spread {
        numbers.sort_unstable();
        let (Some(&min), Some(&max)) = (numbers.first(), numbers.last()) else {
            return Spread { mean: 0.0, deviation: 0.0, min: 0, median: 0, max: 0 };
        };
        let count = numbers.len() as f64;
        let mean = numbers.iter().map(|&n| n as f64).sum::<f64>() / count;
        let variance = numbers.iter().map(|&n| (n as f64 - mean).powi(2)).sum::<f64>() / count;
        Spread { mean, deviation: variance.sqrt(), min, median: numbers[numbers.len() / 2], max }
    }
}

/// The bare result of one game.
struct Played {
    index: u64,
    actions: u32,
    seats: Vec<(i32, bool)>,
}

/// Runs a simulation. The same plan gives the same games, however many threads there are.
pub fn simulate(plan: &Plan, watch: &impl Watch) -> Result<Report, NoSimulation> {
    let entry = catalog::find(&plan.game)?;
    if plan.seats.len() != usize::from(plan.setup.players) {
        return Err(NoSimulation::Seats { given: plan.seats.len(), players: plan.setup.players });
    }
    // Once in the open, so that a setup that cannot be dealt is refused here and not in every thread.
    entry.deal(&plan.setup, &plan.replaced, plan.seed.key(&[]))?;
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match entry.about.id {
                $($id => run_games::<$game>(plan, watch),)*
                _ => Err(NoSuchGame { asked: plan.game.clone(), known: vec![$($id),*] }.into()),
            }
        };
    }
    games!(run)
}

fn run_games<G: Knowhow>(plan: &Plan, watch: &impl Watch) -> Result<Report, NoSimulation> {
    let kit = Kit::load(&plan.replaced).map_err(NoDeal::from)?;
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let results: Mutex<Vec<Played>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut own = Vec::new();
                let mut hand = Hand::default();
                while !watch.stop() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= plan.games {
                        break;
                    }
                    own.extend(play::<G>(plan, kit, index, watch, &mut hand));
                    watch.finished();
                }
                results.lock().unwrap_or_else(PoisonError::into_inner).append(&mut own);
            });
        }
    });
    let mut played = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    played.sort_unstable_by_key(|game| game.index);
    Ok(report(plan, &played, start.elapsed().as_secs_f64()))
}

/// The list of legal actions, used again for every decision.
struct Hand<A>(Vec<A>);

impl<A> Default for Hand<A> {
    fn default() -> Self {
        Hand(Vec::new())
    }
}

/// Plays game number `index` of a plan to its end.
fn play<G: Knowhow>(
    plan: &Plan,
    kit: Kit<G::Parts>,
    index: u64,
    watch: &impl Watch,
    hand: &mut Hand<G::Action>,
) -> Option<Played> {
    let seed = plan.seed.in_series(index);
    let key = seed.key(&[]);
    let mut game = G::deal(&plan.setup, kit, &mut key.dice(0)).ok()?;
    let mut chance = Dice::quick(index.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xb07);
    let mut record = watch.wants_records().then(|| {
        let names = plan.seats.iter().zip(1..).map(|(bot, number)| format!("{bot} {number}")).collect();
        Record::open::<G>(&plan.setup, kit, names, seed, Vec::new())
    });
    let mut actions = 0;
    while let Some(seat) = game.to_act().first() {
        let action = choose(plan.seats[seat.at()], &game, seat, &mut chance, hand)?;
        let text = record.is_some().then(|| game.notation(action));
        actions += 1;
        game.step(seat, action, &mut key.dice(actions));
        if let (Some(record), Some(text)) = (&mut record, text) {
            record.push(seat, text, &game);
        }
    }
    if let Some(record) = &record {
        watch.record(index, record);
    }
    let places = game.places()?;
    let seats = Seat::all(game.players()).map(|seat| (game.score(seat), places.won(seat))).collect();
    Some(Played { index, actions, seats })
}

/// The bot's choice; a random one without the detour over the bots, which would allocate.
#[inline]
fn choose<G: Knowhow>(
    bot: Spec,
    game: &G,
    seat: Seat,
    chance: &mut Dice,
    hand: &mut Hand<G::Action>,
) -> Option<G::Action> {
    if bot.level != Level::Random {
        return bots::choose(bot, Seen::new(game, seat), chance);
    }
    hand.0.clear();
    game.legal(seat, &mut hand.0);
    (!hand.0.is_empty()).then(|| chance.pick(&hand.0))
}

fn report(plan: &Plan, played: &[Played], seconds: f64) -> Report {
    let games = played.len() as u64;
    let decisions = played.iter().map(|game| u64::from(game.actions)).sum::<u64>();
    let seat_report = |(seat, bot): (usize, &Spec)| {
        let wins = played.iter().filter(|game| game.seats[seat].1).count() as u64;
        let mut scores: Vec<i64> = played.iter().map(|game| i64::from(game.seats[seat].0)).collect();
        let win_share = wins as f64 / (games.max(1)) as f64;
        SeatReport { seat: seat as u8 + 1, bot: bot.to_string(), wins, win_share, score: Spread::of(&mut scores) }
    };
    let rate = |count: u64| count as f64 / seconds.max(1e-9);
    Report {
        game: plan.game.clone(),
        setup: plan.setup.clone(),
        seed: plan.seed,
        threads: plan.threads,
        games,
        seconds,
        games_per_second: rate(games),
        decisions,
        decisions_per_second: rate(decisions),
        length: Spread::of(&mut played.iter().map(|game| i64::from(game.actions)).collect::<Vec<_>>()),
        scores: plan.seats.iter().enumerate().map(seat_report).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(threads: usize) -> Plan {
        Plan {
            game: "midway".into(),
            setup: Setup::new(3),
            replaced: Replaced::new(),
            seats: vec![Level::Random.into(); 3],
            games: 20,
            seed: Seed::from_text("lab"),
            threads,
        }
    }

    #[test]
    fn threads_change_nothing_but_the_time() {
        let (one, two) = (simulate(&plan(1), &Unwatched).unwrap(), simulate(&plan(2), &Unwatched).unwrap());
        assert_eq!((one.games, one.decisions, &one.scores), (20, two.decisions, &two.scores));
        assert!(one.scores.iter().map(|seat| seat.wins).sum::<u64>() >= 20);
    }

    #[test]
    fn seats_that_do_not_add_up_are_refused() {
        let refused = simulate(&Plan { seats: vec![Level::Random.into()], ..plan(1) }, &Unwatched).unwrap_err();
        assert_eq!(refused.to_string(), "1 seats are named for 3 players");
    }

    #[test]
    fn a_spread_is_what_it_says() {
        let spread = Spread::of(&mut [4, 2, 6]);
        assert_eq!((spread.mean, spread.min, spread.median, spread.max), (4.0, 2, 4, 6));
        assert!((spread.deviation - 1.632_993).abs() < 1e-5);
    }
}
