//! Looks for puzzles: plays games between bots of all levels and keeps positions with one clearly best action.
//!
//! Everything follows from the seed and the puzzles found before: a search that was stopped goes on from its file, and
//! finds what it would have found.

mod game;
mod sieve;
mod variety;

use catalog::{Entry, Replaced};
use lessons::Puzzle;
use table::{Seed, Setup};

pub use sieve::Dropped;
pub(crate) use variety::Variety;

/// What to look for.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    /// How many puzzles, those found before included.
    pub wanted: usize,
    /// The seed of the series of games.
    pub seed: Seed,
}

/// Looks at a search while it runs.
pub trait Watch {
    /// A game is over; these were found in it.
    fn played(&mut self, number: u64, found: &[Puzzle], dropped: &Dropped);
    /// Should no further game be played?
    fn stop(&self) -> bool {
        false
    }
}

/// Goes on looking until there are as many as wanted.
///
/// # Errors
/// There is no such game.
pub fn mine(plan: &Plan, mut found: Vec<Puzzle>, watch: &mut dyn Watch) -> Result<Vec<Puzzle>, catalog::NoSuchGame> {
    let entry = catalog::find(&plan.game)?;
    let setups = setups(entry, plan.seed);
    let mut dropped = Dropped::default();
    let mut number = found.last().map_or(0, |last| game_of(last) + 1);
    while found.len() < plan.wanted && !watch.stop() {
        let setup = &setups[number as usize % setups.len()];
        let mut variety = Variety::new(&found, plan.wanted);
        let own = game::search(entry, setup, plan.seed.in_series(number), number, &mut variety, &mut dropped);
        watch.played(number, &own, &dropped);
        found.extend(own);
        number += 1;
    }
    Ok(found)
}

/// The number of the game that a puzzle was found in.
fn game_of(puzzle: &Puzzle) -> u64 {
    puzzle.name.split('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Every player count twice as often as every value of every option.
fn setups(entry: &Entry, seed: Seed) -> Vec<Setup> {
    let wanted = crate::records::wanted(entry.about).into_iter().map(|(_, setup)| setup);
    let dealt = |setup: &Setup| entry.deal(setup, &Replaced::new(), seed.key(&[])).is_ok();
    let all: Vec<Setup> = wanted.filter(dealt).collect();
    let plain = all.iter().filter(|setup| setup.options.is_empty()).cloned();
    plain.chain(all.iter().cloned()).collect()
}
