//! A network learns from games by how much the readable standing errs.

use super::{Course, NoTuning, spread};
use bots::{Bot, Knowhow, Seen};
use catalog::{NoDeal, Replaced, games};
use net::{Learnt, Plan, Samples, log_odds, train};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{Dice, Kit, Seat, Sitting};
use tensors::{Space, Sparse};

/// About so many positions of every game are kept: those of one game end alike, so more games tell more than more of each.
const KEPT_A_GAME: u32 = 12;

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
    /// No game is begun after so long; what is learnt is then not quite the same another time.
    pub playing: Option<Duration>,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Taught {
    pub learnt: Learnt,
    pub samples: usize,
    /// The file of the network.
    pub file: Vec<u8>,
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
    let samples = gather::<G>(course, how.playing, each)?;
    let seed = u64::from(course.seed.key(&[]).dice(0).bits());
    let plan = Plan { inputs, rounds: how.rounds, pace: how.pace, decay: how.decay, seed };
    let learnt = train(&samples, &plan);
    let about = [
        ("game", G::about().id.to_owned()),
        ("encoding", G::VERSION.to_string()),
        ("made_by", made_by.to_owned()),
        ("samples", samples.len().to_string()),
        ("surprise", format!("{:.4} before, {:.4} after, in games not learnt from", learnt.before, learnt.after)),
    ];
    let file = learnt.net.write(&about);
    Ok(Taught { samples: samples.len(), file, learnt })
}

/// Plays the games and takes down what every seat saw, how it stood, and how it ended.
fn gather<G: Knowhow>(course: &Course, playing: Option<Duration>, each: &(dyn Fn() + Sync)) -> Result<Samples, NoDeal> {
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
    Ok(samples)
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
    let mut met: Vec<G> = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = sitting.game.to_act().first() {
        legal.clear();
        sitting.game.legal(seat, &mut legal);
        met.push(sitting.game.clone());
        let odd = dice.below(ODD) == 0;
        let step = sitting.step();
        let chosen =
            if odd { Some(dice.pick(&legal)) } else { bots[seat.at()].choose_in(Seen::new(&sitting.game, seat), step) };
        if chosen.is_none_or(|action| sitting.act(seat, action).is_err()) {
            return Samples::default();
        }
    }
    let result = sitting.game.result();
    let often = (met.len() as u32 / KEPT_A_GAME).max(1);
    let mut samples = Samples::default();
    let mut observation = Vec::new();
    for world in met.into_iter().filter(|_| dice.below(often) == 0) {
        let standing = world.standing(&G::tuning().weights);
        for seat in Seat::all(players) {
            world.observe(seat, &mut Sparse::new(&mut observation));
            samples.add(&observation, log_odds(standing[seat.at()]), result[seat.at()].clamp(0.0, 1.0), index);
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
        let how = NetCourse { rounds: 2, pace: 0.002, decay: 1e-3, playing: None };
        for entry in catalog::all() {
            let course = Course { games: 6, ..course(Setup::new(entry.about.players[0])) };
            let taught = teach(entry.about.id, &course, how, "a test", &|| ()).unwrap();
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
    }

    #[test]
    fn the_same_seed_teaches_the_same() {
        let how = NetCourse { rounds: 3, pace: 0.002, decay: 1e-3, playing: None };
        let teach = |threads| {
            let course = Course { threads, ..course(Setup::new(2).with("quick", "on")) };
            teach("midway", &course, how, "a test", &|| ()).unwrap().file
        };
        assert!(teach(1) == teach(2));
    }
}
