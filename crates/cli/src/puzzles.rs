//! `ballyhoo puzzles`: a puzzle at this terminal.

use crate::fail::Fail;
use crate::learn::take;
use crate::say::{print, say};
use lessons::Puzzle;
use std::fmt::Write;
use table::Say;
use table::words::name;

/// Asks for the best move in real positions
#[derive(clap::Args)]
pub struct Puzzles {
    /// The game, as `ballyhoo games` lists it
    game: String,
    /// The puzzle, by its number; without it, the puzzles are listed
    number: Option<usize>,
    /// Your name at the table [default: Guest, in the language that is spoken]
    #[arg(long)]
    name: Option<String>,
}

impl Puzzles {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let game = entry.about.id;
        let all = lessons::puzzles(game);
        let Some(number) = self.number else { return print(&list(game, all)) };
        let Some(puzzle) = all.get(number.wrapping_sub(1)) else {
            return Err(Fail::asked(Say::new("puzzle-no-such").with("asked", number).with("count", all.len())));
        };
        take(&puzzle.lesson(game), self.name.as_deref())
    }
}

fn list(game: &str, puzzles: &[Puzzle]) -> String {
    let mut text = String::new();
    for (number, puzzle) in puzzles.iter().enumerate() {
        let level = say(&Say::new("puzzle-level").with("level", puzzle.sure.level()));
        let topics: Vec<String> = puzzle.topics().iter().map(|topic| say(&Puzzle::topic(game, topic))).collect();
        _ = writeln!(text, "{:>3}  {level:<9}  {}", number + 1, topics.join(", "));
    }
    text + &say(&Say::new("puzzle-advice").with("game", name(game))) + "\n"
}
