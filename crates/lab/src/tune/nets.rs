//! A network learns from games by how much the readable standing errs.

use super::{Course, NoTuning, spread};
use bots::{Bot, Knowhow, Rule, Seen, Standing};
use catalog::{Entry, NoDeal, Replaced, games};
use net::{End, Learnt, Plan, Samples, log_odds, train};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Dice, Kit, Seat, Seed, Setup, Sitting};
use tensors::{Space, Sparse};

/// About so many positions of every game are kept: those of one game end alike, so more games tell more than more of each.
const KEPT_A_GAME: u32 = 20;

/// In every so many choices a bot plays at random, so that odd positions are learnt from too.
const ODD: u32 = 16;

/// How a network is taught.
#[derive(Clone, Copy, Debug)]
pub struct NetCourse {
    /// How often everything is gone through at most.
    pub rounds: u32,
    /// How large the first steps are.
    pub pace: f32,
    /// How much numbers that do nothing shrink.
    pub decay: f32,
    /// How much of what a search expected is learnt in place of how it ended, where that turns out to teach more.
    pub lean: f32,
    /// No game is begun after so long; what is learnt is then not quite the same another time.
    pub playing: Option<Duration>,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Taught {
    pub learnt: Learnt,
    pub samples: usize,
    /// How many games were played: fewer than were asked for where time was short.
    pub games: u64,
    /// The file of the network.
    pub file: Vec<u8>,
}

/// The tables that a network learns from: every number of players, the printed game and every variant by turns, for it is asked
/// at all of them.
pub fn tables(entry: &Entry, players: Option<u8>) -> Vec<Setup> {
    let key = Seed::from_text("tables").key(&[]);
    let counts = players.map_or_else(|| entry.about.players.to_vec(), |count| vec![count]);
    let dealable = |setup: &Setup| entry.deal(setup, &Replaced::new(), key).is_ok();
    let of = |count: &u8| -> Vec<Setup> {
        Setup::variants(&[*count], entry.about.options).into_iter().filter(dealable).collect()
    };
    let kinds: Vec<Vec<Setup>> = counts.iter().map(of).filter(|kinds| !kinds.is_empty()).collect();
    let longest = kinds.iter().map(|kinds| kinds.len()).max().unwrap_or_default();
    // Variants are many, and the printed game is played most: it comes at every second table.
    let turn = |turn: usize| kinds.iter().flat_map(move |kinds| [kinds[0].clone(), kinds[turn % kinds.len()].clone()]);
    (0..longest).flat_map(turn).collect()
}

/// Teaches a network for the game `id`, from games played with its present numbers. `made_by` is the command.
pub fn teach(
    id: &str,
    course: &Course,
    how: NetCourse,
    made_by: &str,
    each: &(dyn Fn() + Sync),
) -> Result<Taught, NoTuning> {
    macro_rules! run {
        ($($module:ident: $game:ty = $id:literal,)*) => {
            match id {
                $($id => teach_game::<$game>(course, how, made_by, each),)*
                _ => Err(catalog::find(id).err().map_or(NoTuning::NoWeights("table"), NoTuning::from)),
            }
        };
    }
    games!(run)
}

fn teach_game<G: Knowhow>(
    course: &Course,
    how: NetCourse,
    made_by: &str,
    each: &(dyn Fn() + Sync),
) -> Result<Taught, NoTuning> {
    let inputs = Space::<G>::new().map_or(0, |space| space.observed().len());
    if G::tuning().weights.is_empty() || inputs == 0 {
        return Err(NoTuning::NoWeights(G::about().id));
    }
    let (samples, games) = gather::<G>(course, how.playing, each)?;
    let seed = u64::from(course.seed.key(&[]).dice(0).bits());
    let plan = Plan { inputs, rounds: how.rounds, pace: how.pace, decay: how.decay, lean: 0.0, seed };
    let (learnt, plan) = best_of(&samples, plan, how.lean);
    let about = [
        ("game", G::about().id.to_owned()),
        ("encoding", G::VERSION.to_string()),
        ("made_by", made_by.to_owned()),
        ("samples", format!("{} of {games} games", samples.len())),
        ("lean", format!("{} over {} rounds", plan.lean, plan.rounds)),
        ("surprise", format!("{:.4} before, {:.4} after, in games not learnt from", learnt.before, learnt.after)),
    ];
    let file = learnt.net.write(&about);
    Ok(Taught { samples: samples.len(), games, file, learnt })
}

/// Learns with and without leaning on what searches expected, slowly and fast, and keeps what surprises least in games that were
/// not learnt from.
fn best_of(samples: &Samples, plan: Plan, lean: f32) -> (Learnt, Plan) {
    let leans = if lean > 0.0 { vec![0.0, lean] } else { vec![0.0] };
    let rounds = if plan.rounds > 4 { vec![plan.rounds, plan.rounds / 4] } else { vec![plan.rounds] };
    let plans: Vec<Plan> =
        leans.iter().flat_map(|&lean| rounds.iter().map(move |&rounds| Plan { lean, rounds, ..plan })).collect();
    std::thread::scope(|scope| {
        let learning: Vec<_> = plans[1..].iter().map(|plan| scope.spawn(move || train(samples, plan))).collect();
        let first = (train(samples, &plans[0]), plans[0]);
        learning.into_iter().zip(&plans[1..]).fold(first, |best, (learnt, &plan)| {
            let learnt = learnt.join().unwrap_or_else(|fault| std::panic::resume_unwind(fault));
            if learnt.after < best.0.after { (learnt, plan) } else { best }
        })
    })
}

/// Plays the games and takes down what every seat saw, how it stood, and how it ended.
fn gather<G: Knowhow>(
    course: &Course,
    playing: Option<Duration>,
    each: &(dyn Fn() + Sync),
) -> Result<(Samples, u64), NoDeal> {
    let start = Instant::now();
    let kit = Kit::load(&Replaced::new())?;
    let all: Mutex<Vec<(u64, Samples)>> = Mutex::default();
    spread(course.threads, course.games, |index| {
        if playing.is_some_and(|time| start.elapsed() >= time) {
            return Ok(());
        }
        let samples = play(course, course.deal::<G>(kit, index)?, index);
        all.lock().unwrap_or_else(PoisonError::into_inner).push((index, samples));
        each();
        Ok(())
    })?;
    let mut all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    // Threads finish in any order; what is learnt must not depend on it.
    all.sort_by_key(|(index, _)| *index);
    let mut samples = Samples::default();
    all.iter().for_each(|(_, some)| samples.extend(some));
    Ok((samples, all.len() as u64))
}

fn play<G: Knowhow>(course: &Course, mut sitting: Sitting<G>, index: u64) -> Samples {
    let chance = course.seed.in_series(index).key(&["net".to_owned()]);
    let mut dice = Dice::quick(chance.dice(0).bits().into());
    let players = sitting.game.players();
    let mut bot = |seat: usize| {
        let bot = Bot::new(course.player(seat + index as usize), dice.bits().into());
        course.tuning.iter().cloned().fold(bot, Bot::tuned)
    };
    let mut bots: Vec<Bot> = (0..players).map(&mut bot).collect();
    let mut met: Vec<(G, Option<Standing>)> = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = sitting.game.to_act().first() {
        legal.clear();
        sitting.game.legal(seat, &mut legal);
        let world = sitting.game.clone();
        let odd = dice.below(ODD) == 0;
        let step = sitting.step();
        let chosen =
            if odd { Some(dice.pick(&legal)) } else { bots[seat.at()].choose_in(Seen::new(&sitting.game, seat), step) };
        // What the textbook expects of its playouts says little, and a move at random was not thought about.
        let thinks = !odd && course.player(seat.at() + index as usize).level.rule() == Rule::Guided;
        met.push((world, bots[seat.at()].outlook(step).filter(|_| thinks)));
        if chosen.is_none_or(|action| sitting.act(seat, action).is_err()) {
            return Samples::default();
        }
    }
    let result = sitting.game.result();
    // What was expected at a position is what the first search from there on expected, or else how it ended.
    let mut outlook: Standing = result;
    let mut worlds = Vec::with_capacity(met.len());
    for (world, expected) in met.into_iter().rev() {
        outlook = expected.unwrap_or(outlook);
        worlds.push((world, outlook));
    }
    let often = (worlds.len() as u32 / KEPT_A_GAME).max(1);
    let mut samples = Samples::default();
    let mut observation = Vec::new();
    for (world, outlook) in worlds.into_iter().rev().filter(|_| dice.below(often) == 0) {
        let standing = world.standing(&G::tuning().weights);
        for seat in Seat::all(players) {
            world.observe(seat, &mut Sparse::new(&mut observation));
            let end = End { result: result[seat.at()].clamp(0.0, 1.0), outlook: outlook[seat.at()].clamp(0.0, 1.0) };
            samples.add(&observation, log_odds(standing[seat.at()]), end, index);
        }
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::Net;
    use table::{Seed, Setup};

    fn course(setup: Setup) -> Course {
        Course {
            setups: vec![setup],
            games: 24,
            players: vec!["expert@12".parse().unwrap()],
            seed: Seed::from_text("net"),
            threads: 2,
            tuning: None,
        }
    }

    #[test]
    fn every_game_teaches_a_network_that_its_file_keeps() {
        let how = NetCourse { rounds: 2, pace: 0.002, decay: 1e-3, lean: 0.0, playing: None };
        let mut learned = 0;
        for entry in catalog::all() {
            let course = Course { games: 6, ..course(Setup::new(entry.about.players[0])) };
            let taught = match teach(entry.about.id, &course, how, "a test", &|| ()) {
                // Know-how is optional: a game that was just made has none.
                Err(NoTuning::NoWeights(game)) if game == entry.about.id => continue,
                taught => taught.unwrap(),
            };
            learned += 1;
            let (net, about) = Net::read(&taught.file).unwrap();
            assert_eq!(about["game"], entry.about.id);
            assert_eq!(net, taught.learnt.net);
            assert!(
                taught.samples > course.games as usize && taught.file.len() < 300_000,
                "{} {}",
                taught.samples,
                taught.file.len()
            );
        }
        assert!(learned > 1, "hardly a game has know-how");
    }

    #[test]
    fn the_same_seed_teaches_the_same() {
        let how = NetCourse { rounds: 3, pace: 0.002, decay: 1e-3, lean: 0.5, playing: None };
        let teach = |threads| {
            let course = Course { threads, ..course(Setup::new(2).with("quick", "on")) };
            teach("midway", &course, how, "a test", &|| ()).unwrap().file
        };
        assert!(teach(1) == teach(2));
    }

    /// A net is asked at every table that can be dealt.
    #[test]
    fn tables_are_of_every_size_and_every_kind() {
        for entry in catalog::all() {
            let all = tables(entry, None);
            for &count in entry.about.players {
                let printed = all.iter().filter(|setup| **setup == Setup::new(count)).count();
                let here = all.iter().filter(|setup| setup.players == count).count();
                assert!(printed * 2 >= here && here > 0, "{} for {count}: {printed} of {here}", entry.about.id);
            }
            let options =
                entry.about.options.iter().filter(|option| all.iter().any(|setup| setup.get(option.key).is_some()));
            assert_eq!(options.count(), entry.about.options.len(), "{}", entry.about.id);
            assert!(
                tables(entry, Some(entry.about.players[0])).iter().all(|setup| setup.players == entry.about.players[0])
            );
        }
    }
}
