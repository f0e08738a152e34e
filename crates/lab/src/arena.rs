//! Bots against each other, fairly: every deal is played once from every side of the table.

mod ledger;
mod lineup;
mod plot;
mod rating;
mod report;

pub use ledger::{BadLedger, Ledger};
pub use plot::svg;
pub use report::{BotReport, Report};

use bots::{Bot, NoChoice, Spec, Tuning};
use catalog::{AnySitting, Entry, NoDeal, NoSuchGame, Replaced};
use lineup::Lineups;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use table::words::name;
use table::{Explain, Say, Seat, Seed, Setup};

/// Who is to play what, and how often.
#[derive(Clone, Debug)]
pub struct Contest {
    pub game: String,
    pub setup: Setup,
    pub replaced: Replaced,
    pub bots: Vec<Spec>,
    /// The fewest games to play; there may be a few more, because the last deal is played from every side as well.
    pub games: u64,
    pub seed: Seed,
    /// How many games are played side by side; every bot thinks on one thread.
    pub threads: usize,
    /// Numbers to go by in place of the committed ones.
    pub tuning: Option<Tuning>,
}

impl Contest {
    /// A bot of this contest, with dice of its own.
    fn bot(&self, bot: usize, seed: u64) -> Bot {
        let bot = Bot::new(self.bots[bot], seed);
        self.tuning.iter().cloned().fold(bot, Bot::tuned)
    }
}

/// One game of a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub index: u64,
    /// Which bot sat on each seat.
    pub bots: Vec<usize>,
    /// The side of each seat.
    pub sides: Vec<u8>,
    pub places: Vec<u8>,
    pub scores: Vec<i32>,
    /// How often each seat chose, and how long that took in all.
    pub choices: Vec<u32>,
    pub think_ms: Vec<f64>,
}

/// Why a contest could not be held.
#[derive(Debug, thiserror::Error)]
pub enum NoContest {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error(transparent)]
    Deal(#[from] NoDeal),
    #[error(transparent)]
    Ledger(#[from] BadLedger),
    #[error("an arena needs at least one bot")]
    NoBots,
    #[error("a bot failed: {0}")]
    Bot(String),
}

impl Explain for NoContest {
    fn explain(&self) -> Say {
        match self {
            NoContest::Game(bad) => bad.explain(),
            NoContest::Deal(bad) => bad.explain(),
            NoContest::Ledger(bad) => bad.explain(),
            NoContest::NoBots => Say::new("arena-no-bots"),
            NoContest::Bot(why) => Say::new("arena-bot-failed").with("why", name(why)),
        }
    }
}

/// Looks at a contest while it runs.
pub trait Watch: Sync {
    /// It begins: how many games there are in all, and how many of them were played before.
    fn begin(&self, _games: u64, _before: u64) {}
    /// Another game is finished.
    fn finished(&self) {}
}

/// Nobody looks.
pub struct Unwatched;
impl Watch for Unwatched {}

/// Holds a contest. Budgets of iterations give the same games again, however many threads there are. Games that the
/// ledger knows are not played again.
pub fn hold(contest: &Contest, ledger: Option<&Ledger>, watch: &impl Watch) -> Result<Report, NoContest> {
    let entry = catalog::find(&contest.game)?;
    let sitting = entry.deal(&contest.setup, &contest.replaced, contest.seed.key(&[]))?;
    let lineups = Lineups::new(&sides(&*sitting), contest.bots.len()).ok_or(NoContest::NoBots)?;
    let games = lineups.round_up(contest.games);
    let known: Vec<Played> = ledger.map(Ledger::known).unwrap_or_default();
    let known: Vec<Played> = known.into_iter().filter(|played| played.index < games).collect();
    watch.begin(games, known.len() as u64);
    let open: Vec<u64> = (0..games).filter(|index| !known.iter().any(|played| played.index == *index)).collect();
    let mut played = play_all(contest, entry, &lineups, &open, ledger, watch)?;
    played.extend(known);
    played.sort_unstable_by_key(|game| game.index);
    Ok(Report::of(contest, lineups.sides(), &played))
}

/// The side of each seat.
fn sides(sitting: &dyn AnySitting) -> Vec<Seat> {
    Seat::all(sitting.players()).map(|seat| sitting.side(seat)).collect()
}

fn play_all(
    contest: &Contest,
    entry: &Entry,
    lineups: &Lineups,
    open: &[u64],
    ledger: Option<&Ledger>,
    watch: &impl Watch,
) -> Result<Vec<Played>, NoContest> {
    let next = AtomicU64::new(0);
    let results: Mutex<(Vec<Played>, Option<NoContest>)> = Mutex::default();
    let results_of = || results.lock().unwrap_or_else(PoisonError::into_inner);
    std::thread::scope(|scope| {
        for _ in 0..contest.threads.max(1) {
            scope.spawn(|| {
                while let Some(&index) = open.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                    let done = play(contest, entry, lineups, index).and_then(|played| {
                        ledger.map_or(Ok(()), |ledger| ledger.write(&played))?;
                        Ok(played)
                    });
                    match done {
                        Ok(played) => results_of().0.push(played),
                        Err(fault) => {
                            results_of().1.get_or_insert(fault);
                            return;
                        }
                    }
                    watch.finished();
                }
            });
        }
    });
    let (played, fault) = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    fault.map_or(Ok(played), Err)
}

/// Plays game number `index`.
fn play(contest: &Contest, entry: &Entry, lineups: &Lineups, index: u64) -> Result<Played, NoContest> {
    let bots = lineups.seats(index);
    let seed = contest.seed.in_series(lineups.deal(index));
    let mut sitting = entry.deal(&contest.setup, &contest.replaced, seed.key(&[]))?;
    let chance = contest.seed.in_series(index).key(&["bots".to_owned()]);
    let mut players: Vec<Bot> =
        bots.iter().zip(0..).map(|(&bot, seat)| contest.bot(bot, chance.dice(seat).bits().into())).collect();
    let mut choices = vec![0; bots.len()];
    let mut think_ms = vec![0.0; bots.len()];
    while let Some(seat) = sitting.to_act().first() {
        let start = Instant::now();
        let action = players[seat.at()].choose(&*sitting, seat).map_err(|NoChoice(seat)| stuck(&*sitting, seat))?;
        think_ms[seat.at()] += start.elapsed().as_secs_f64() * 1e3;
        choices[seat.at()] += 1;
        sitting.act(seat, &action).map_err(|refused| NoContest::Bot(format!("{action:?}: {refused}")))?;
    }
    let outcome = sitting.outcome().ok_or_else(|| stuck(&*sitting, Seat(0)))?;
    let places = Seat::all(bots.len()).map(|seat| outcome.places.of(seat)).collect();
    let scores = outcome.sheets.iter().map(table::ScoreSheet::total).collect();
    let sides = sides(&*sitting).iter().map(|side| side.0).collect();
    Ok(Played { index, bots, sides, places, scores, choices, think_ms })
}

fn stuck(sitting: &dyn AnySitting, seat: Seat) -> NoContest {
    NoContest::Bot(format!("seat {seat} has no choice after {} actions of {}", sitting.step(), sitting.about().id))
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn contest(bots: &str, players: u8, games: u64) -> Contest {
        Contest {
            game: "midway".into(),
            setup: Setup::new(players).with("quick", "on"),
            replaced: Replaced::new(),
            bots: bots.split(',').map(|bot| bot.parse().unwrap()).collect(),
            games,
            seed: Seed::from_text("arena"),
            threads: 2,
            tuning: None,
        }
    }

    #[test]
    fn thinking_beats_guessing_and_can_be_repeated() {
        let contest = contest("medium@40,random", 3, 24);
        let report = hold(&contest, None, &Unwatched).unwrap();
        let [thinker, guesser] = &report.bots[..] else { panic!("{report:?}") };
        assert_eq!((thinker.games, guesser.games), (24, 24));
        assert!(thinker.win.low > report.fair_share && thinker.rating > guesser.rating, "{report:?}");
        assert!((thinker.win.share + 2.0 * guesser.win.share - 1.0).abs() < 1e-9);
        let again = hold(&Contest { threads: 1, ..contest }, None, &Unwatched).unwrap();
        assert_eq!(again.bots[0].win, thinker.win);
    }

    #[test]
    fn partners_sit_together() {
        let teams = Contest { setup: Setup::new(4).with("teams", "on"), ..contest("easy,random", 4, 4) };
        let report = hold(&teams, None, &Unwatched).unwrap();
        assert_eq!((report.sides, report.fair_share), (2, 0.5));
    }

    #[test]
    fn an_arena_goes_on_where_it_was_left() {
        let folder = std::env::temp_dir().join(format!("ballyhoo-arena-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("games.jsonl");
        let run = |games| {
            let contest = contest("random,random", 2, games);
            let ledger = Ledger::open(&file, &contest).unwrap();
            let before = ledger.known().len();
            (before, hold(&contest, Some(&ledger), &Unwatched).unwrap())
        };
        assert_eq!(run(4).0, 0);
        let (before, resumed) = run(10);
        assert_eq!(before, 4);
        let whole = hold(&contest("random,random", 2, 10), None, &Unwatched).unwrap();
        assert_eq!(resumed.bots[0].win, whole.bots[0].win);
        let other = contest("random,easy", 2, 4);
        assert!(Ledger::open(&file, &other).is_err_and(|bad| bad.to_string().contains("another contest")));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
