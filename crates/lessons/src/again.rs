//! Puzzles asked again: bots change, and what was hard for one may be plain to its successor.

use crate::puzzle::{Puzzle, Then};
use crate::{Course, NoMove};
use bots::{Bot, Budget, Level, advise_about};

/// How often `easy` is asked.
pub const TIMES: u64 = 20;
/// How often it may find the best action of a puzzle.
pub const MAY_FIND: u64 = 4;

/// How long is thought about how it goes on, and how much of that is told.
const THOUGHT: Budget = Budget::iterations(800);
const TOLD: usize = 4;

impl Puzzle {
    /// In how many of [`TIMES`] games today's `easy` would find the best action.
    ///
    /// # Errors
    /// The position cannot be set up: the game has changed since.
    pub fn found_by_easy(&self, game: &str) -> Result<u64, NoMove> {
        let lesson = self.lesson(game);
        let course = Course::begin(&lesson)?;
        let finds = |seed: &u64| {
            let chosen = Bot::new(Level::Easy, *seed).unhurried().choose(course.sitting(), self.seat);
            chosen.is_ok_and(|action| action == self.best)
        };
        Ok((0..TIMES).filter(finds).count() as u64)
    }

    /// How the game is expected to go on after the best action. What comes after dice or something hidden would be made up.
    ///
    /// # Errors
    /// The position cannot be set up: the game has changed since.
    pub fn expected(&self, game: &str) -> Result<Vec<Then>, NoMove> {
        let lesson = self.lesson(game);
        let course = Course::begin(&lesson)?;
        let Ok(advice) = advise_about(course.sitting(), self.seat, &self.best, THOUGHT, 1) else {
            return Ok(Vec::new());
        };
        let best = advice.suggestions.into_iter().find(|one| one.action == self.best);
        let mut line = best.into_iter().flat_map(|best| best.line);
        let mut known = line.next().is_some_and(|best| !best.for_good);
        let told = line.take_while(|ply| std::mem::replace(&mut known, !ply.for_good));
        Ok(told.take(TOLD).map(|ply| Then { seat: ply.seat, label: ply.label }).collect())
    }
}
