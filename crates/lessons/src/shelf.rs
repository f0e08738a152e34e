//! All lessons and puzzles that are built into the program.

use crate::Lesson;
use crate::puzzle::{PUZZLE, Puzzle, read_puzzles};
use crate::read::read;
use std::collections::BTreeMap;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/files.rs"));
include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// Every lesson, game by game, in the order in which a pupil should take them.
pub fn all() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let mut games: Vec<&str> = FILES.iter().map(|(game, ..)| *game).collect();
        games.dedup();
        games.into_iter().flat_map(lessons).collect()
    });
    &ALL
}

fn lessons(game: &str) -> Vec<Lesson> {
    let own = FILES.iter().filter(|(of, ..)| *of == game);
    let files: Vec<(String, String)> = own.map(|(_, file, text)| ((*file).to_owned(), (*text).to_owned())).collect();
    read(game, &files).unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// The lessons of a game, in order; none for a game that has none.
pub fn of(game: &str) -> impl Iterator<Item = &'static Lesson> {
    all().iter().filter(move |lesson| lesson.game == game)
}

/// A lesson by its name.
pub fn find(game: &str, name: &str) -> Option<&'static Lesson> {
    of(game).find(|lesson| lesson.name == name)
}

/// The puzzles of a game, in the order in which they were found; none for a game that has none.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    static ALL: LazyLock<BTreeMap<&str, Vec<Puzzle>>> = LazyLock::new(|| {
        let read = |text: &str| read_puzzles(text).unwrap_or_else(|fault| panic!("{fault}"));
        PUZZLES.iter().map(|(game, text)| (*game, read(text))).collect()
    });
    ALL.get(game).map_or(&[], Vec::as_slice)
}

/// A puzzle as a lesson, by the name that it has among them.
pub fn find_puzzle(game: &str, name: &str) -> Option<Lesson> {
    let own = name.strip_prefix(PUZZLE)?;
    puzzles(game).iter().find(|puzzle| puzzle.name == own).map(|puzzle| puzzle.lesson(game))
}
