//! Many games in a row, and what they have in common.

mod folder;
mod rows;
mod tally;

pub use folder::{BadFolder, Folder};
pub use tally::{Histogram, Spread};

use crate::lead::Lead;
use bots::{Knowhow, Level, Seen, Spec};
use catalog::{NoDeal, NoSuchGame, Replaced, games};
use folder::Part;
use rows::Decided;
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use table::record::Record;
use table::{Dice, Explain, Kit, Say, Seat, Seed, Setup};
use tally::Tally;

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
    /// It begins; so many games were played before.
    fn begin(&self, _before: u64) {}
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
#[derive(Debug, thiserror::Error)]
pub enum NoSimulation {
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    #[error(transparent)]
    Deal(#[from] NoDeal),
    #[error(transparent)]
    Folder(#[from] BadFolder),
    #[error("{given} seats are named for {players} players")]
    Seats { given: usize, players: u8 },
}

impl Explain for NoSimulation {
    fn explain(&self) -> Say {
        match self {
            NoSimulation::Game(bad) => bad.explain(),
            NoSimulation::Deal(bad) => bad.explain(),
            NoSimulation::Folder(bad) => bad.explain(),
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

/// The bare result of one game.
struct Played {
    actions: u32,
    scores: Vec<i32>,
    places: Vec<u8>,
    lead: Lead,
}

/// So many games are handed out at a time where nothing is written.
const HANDFUL: u64 = 64;

/// Runs a simulation. The same plan gives the same games, however many threads there are; parts that the folder holds are
/// not played again.
///
/// # Errors
/// It cannot be set up, or its files cannot be written.
pub fn simulate(plan: &Plan, folder: Option<&Folder>, watch: &impl Watch) -> Result<Report, NoSimulation> {
    let entry = catalog::find(&plan.game)?;
    if plan.seats.len() != usize::from(plan.setup.players) {
        return Err(NoSimulation::Seats { given: plan.seats.len(), players: plan.setup.players });
    }
    // Once in the open, so that a setup that cannot be dealt is refused here and not in every thread.
    entry.deal(&plan.setup, &plan.replaced, plan.seed.key(&[]))?;
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match entry.about.id {
                $($id => run_games::<$game>(plan, folder, watch),)*
                _ => Err(NoSuchGame { asked: plan.game.clone(), known: vec![$($id),*] }.into()),
            }
        };
    }
    games!(run)
}

fn run_games<G: Knowhow>(plan: &Plan, folder: Option<&Folder>, watch: &impl Watch) -> Result<Report, NoSimulation> {
    let kit = Kit::load(&plan.replaced).map_err(NoDeal::from)?;
    let start = Instant::now();
    let mut tally = Tally::default();
    let known = folder.map_or(&[][..], Folder::known);
    known.iter().for_each(|(_, part)| tally.merge(part));
    watch.begin(tally.games);
    let next = AtomicU64::new(0);
    let results: Mutex<(Tally, Option<BadFolder>)> = Mutex::new((tally, None));
    let results_of = || results.lock().unwrap_or_else(PoisonError::into_inner);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                let mut worker = Worker::<G, _> { plan, kit, watch, hand: Vec::new() };
                while !watch.stop() {
                    let part = next.fetch_add(1, Ordering::Relaxed);
                    if part * folder.map_or(HANDFUL, Folder::size) >= plan.games {
                        break;
                    }
                    if known.iter().any(|(done, _)| *done == part) {
                        continue;
                    }
                    match worker.part(part, folder) {
                        Ok(part) => results_of().0.merge(&part),
                        Err(fault) => {
                            results_of().1.get_or_insert(fault);
                            return;
                        }
                    }
                }
            });
        }
    });
    let (tally, fault) = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    fault.map_or_else(|| Ok(report(plan, &tally, start.elapsed().as_secs_f64())), |fault| Err(fault.into()))
}

/// What one thread has.
struct Worker<'a, G: Knowhow, W: Watch> {
    plan: &'a Plan,
    kit: Kit<G::Parts>,
    watch: &'a W,
    /// The list of legal actions, used again for every decision.
    hand: Vec<G::Action>,
}

impl<G: Knowhow, W: Watch> Worker<'_, G, W> {
    /// Plays a range of games, and writes them down where there is a folder. A part that is stopped is not written.
    fn part(&mut self, number: u64, folder: Option<&Folder>) -> Result<Tally, BadFolder> {
        let games = self.plan.games;
        let handful = number * HANDFUL..((number + 1) * HANDFUL).min(games);
        let range = folder.map_or(handful, |folder| folder.range(number, games));
        let mut part = folder.map(|folder| folder.begin(number)).transpose()?;
        let mut tally = Tally::default();
        for index in range {
            if self.watch.stop() {
                return Ok(tally);
            }
            if let Some(played) = self.play(index, part.as_mut())? {
                tally.add(&played);
                part.as_mut().map_or(Ok(()), |part| part.played(index, &played))?;
            }
            self.watch.finished();
        }
        part.map_or(Ok(()), |part| part.finish(&tally))?;
        Ok(tally)
    }

    /// Plays game number `index` to its end.
    fn play(&mut self, index: u64, mut part: Option<&mut Part<'_>>) -> Result<Option<Played>, BadFolder> {
        let (plan, kit) = (self.plan, self.kit);
        let seed = plan.seed.in_series(index);
        let key = seed.key(&[]);
        let Ok(mut game) = G::deal(&plan.setup, kit, &mut key.dice(0)) else { return Ok(None) };
        let mut chance = Dice::quick(index.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0xb07);
        let mut record = self.watch.wants_records().then(|| {
            let names = plan.seats.iter().zip(1..).map(|(bot, number)| format!("{bot} {number}")).collect();
            Record::open::<G>(&plan.setup, kit, names, seed, Vec::new())
        });
        let mut actions = 0;
        let mut lead = Lead::default();
        while let Some(seat) = game.to_act().first() {
            let Some(action) = self.choose(&game, seat, &mut chance) else { return Ok(None) };
            actions += 1;
            let text = record.is_some().then(|| game.notation(action));
            if let Some(part) = part.as_deref_mut().filter(|part| part.wants_decisions()) {
                part.decided(&self.decided(&game, index, actions, seat, action, &game.notation(action)))?;
            }
            game.step(seat, action, &mut key.dice(actions));
            if part.is_some() {
                lead.note(actions, Seat::all(game.players()).map(|seat| game.score(seat)));
            }
            if let (Some(record), Some(text)) = (&mut record, text) {
                record.push(seat, text, &game);
            }
        }
        if let Some(record) = &record {
            self.watch.record(index, record);
        }
        let Some(places) = game.places() else { return Ok(None) };
        let seats = || Seat::all(game.players());
        let scores = seats().map(|seat| game.score(seat)).collect();
        Ok(Some(Played { actions, scores, places: seats().map(|seat| places.of(seat)).collect(), lead }))
    }

    /// A decision as a row.
    fn decided<'t>(
        &mut self,
        game: &G,
        index: u64,
        step: u32,
        seat: Seat,
        action: G::Action,
        text: &'t str,
    ) -> Decided<'t> {
        self.hand.clear();
        game.legal(seat, &mut self.hand);
        let chosen = self.hand.iter().position(|&other| other == action).unwrap_or_default();
        Decided { game: index, step, seat, options: self.hand.len(), chosen, score: game.score(seat), action: text }
    }

    /// The bot's choice; a random one without the detour over the bots, which would allocate.
    #[inline]
    fn choose(&mut self, game: &G, seat: Seat, chance: &mut Dice) -> Option<G::Action> {
        let bot = self.plan.seats[seat.at()];
        if bot.level != Level::Random {
            return bots::choose(bot, Seen::new(game, seat), chance);
        }
        self.hand.clear();
        game.legal(seat, &mut self.hand);
        (!self.hand.is_empty()).then(|| chance.pick(&self.hand))
    }
}

fn report(plan: &Plan, tally: &Tally, seconds: f64) -> Report {
    let (games, decisions) = (tally.games, tally.decisions());
    let seat_report = |(seat, bot): (usize, &Spec)| {
        let own = tally.seats.get(seat).cloned().unwrap_or_default();
        let win_share = own.wins as f64 / (games.max(1)) as f64;
        SeatReport { seat: seat as u8 + 1, bot: bot.to_string(), wins: own.wins, win_share, score: own.scores.spread() }
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
        length: tally.length.spread(),
        scores: plan.seats.iter().enumerate().map(seat_report).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::Format;
    use std::path::PathBuf;

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
        let (one, two) = (simulate(&plan(1), None, &Unwatched).unwrap(), simulate(&plan(2), None, &Unwatched).unwrap());
        assert_eq!((one.games, one.decisions, &one.scores), (20, two.decisions, &two.scores));
        assert!(one.scores.iter().map(|seat| seat.wins).sum::<u64>() >= 20);
    }

    #[test]
    fn seats_that_do_not_add_up_are_refused() {
        let refused = simulate(&Plan { seats: vec![Level::Random.into()], ..plan(1) }, None, &Unwatched).unwrap_err();
        assert_eq!(refused.to_string(), "1 seats are named for 3 players");
    }

    /// Stops after so many games.
    struct Until(AtomicU64);
    impl Watch for Until {
        fn finished(&self) {
            self.0.fetch_sub(1, Ordering::Relaxed);
        }
        fn stop(&self) -> bool {
            self.0.load(Ordering::Relaxed) == 0
        }
    }

    fn files(folder: &std::path::Path) -> Vec<(PathBuf, Vec<u8>)> {
        let mut all: Vec<_> = ["games", "decisions"]
            .iter()
            .flat_map(|kind| std::fs::read_dir(folder.join(kind)).unwrap().flatten())
            .map(|file| (file.path().strip_prefix(folder).unwrap().to_owned(), std::fs::read(file.path()).unwrap()))
            .collect();
        all.sort();
        all
    }

    #[test]
    fn what_was_stopped_goes_on_and_is_the_same_in_the_end() {
        let base = std::env::temp_dir().join(format!("ballyhoo-simulate-{}", std::process::id()));
        // Bots that search come in small parts.
        let slow = Plan { seats: vec!["medium@1".parse().unwrap(); 3], games: 250, ..plan(1) };
        let slow = Plan { setup: Setup::new(3).with("quick", "on"), ..slow };
        let open = |name: &str, plan: &Plan| Folder::open(&base.join(name), plan, Format::Csv, true);
        let stopped = Until(AtomicU64::new(130));
        simulate(&slow, Some(&open("stopped", &slow).unwrap()), &stopped).unwrap();
        let left = open("stopped", &slow).unwrap();
        assert_eq!(left.known().iter().map(|(part, _)| *part).collect::<Vec<_>>(), [0]);
        let resumed = simulate(&slow, Some(&left), &Unwatched).unwrap();
        let whole = simulate(&slow, Some(&open("whole", &slow).unwrap()), &Unwatched).unwrap();
        assert_eq!((resumed.games, &resumed.scores), (250, &whole.scores));
        assert_eq!(files(&base.join("stopped")), files(&base.join("whole")));
        let lines = |kind: &str| -> usize {
            let of = files(&base.join("whole")).into_iter().filter(|(path, _)| path.starts_with(kind));
            of.map(|(_, bytes)| bytes.iter().filter(|&&byte| byte == b'\n').count() - 1).sum()
        };
        assert_eq!((lines("games"), lines("decisions") as u64), (250, whole.decisions));
        let other = Plan { seed: Seed::from_text("other"), ..slow.clone() };
        assert!(open("whole", &other).is_err_and(|bad| bad.to_string().contains("another simulation")));
        assert!(open("whole", &Plan { games: 90, ..slow }).is_err_and(|bad| bad.to_string().contains("more games")));
        std::fs::remove_dir_all(&base).unwrap();
    }
}
