//! Puzzles stand when they are thought about again: `cargo xtask test --long` does, for a sample of every game.

use bots::glance;
use lessons::{Course, Puzzle};

/// Every so many puzzles are looked at, for so many iterations.
const EVERY: usize = 10;
const THINK: u32 = 1_500;
/// Of the sample of a game, so many in a hundred must stand: search is noisy, and a few of a hundred may look otherwise.
const STAND: usize = 80;

fn stands(game: &str, puzzle: &Puzzle) -> bool {
    let lesson = puzzle.lesson(game);
    let course = Course::begin(&lesson).unwrap();
    let look = glance(course.sitting(), puzzle.seat, THINK, 77).unwrap();
    look.tried[0].0 == puzzle.best
}

#[test]
fn a_sample_is_found_again_by_search() {
    if std::env::var("BALLYHOO_LAWS").is_err() {
        println!("skipped: it is a long test");
        return;
    }
    for entry in catalog::all() {
        let game = entry.about.id;
        let sample: Vec<&Puzzle> = lessons::puzzles(game).iter().step_by(EVERY).collect();
        let standing = sample.iter().filter(|puzzle| stands(game, puzzle)).count();
        assert!(100 * standing >= STAND * sample.len(), "{game}: {standing} of {} stand", sample.len());
    }
}
