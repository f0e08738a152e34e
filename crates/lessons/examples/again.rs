//! Asks today's `easy` for all puzzles again, and writes how each goes on: `cargo run -p lessons --example again -- --write`.
//!
//! What `easy` finds too often is no puzzle any more and is dropped; the level of the others follows from how often it does.

use lessons::{MAY_FIND, Puzzle, TIMES};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let write = std::env::args().any(|arg| arg == "--write");
    for entry in catalog::all() {
        let game = entry.about.id;
        let before = lessons::puzzles(game);
        let mut kept: Vec<Puzzle> = Vec::new();
        for puzzle in before {
            let found = puzzle.found_by_easy(game)?;
            if found > MAY_FIND {
                println!("{game} {}: easy finds it {found} times of {TIMES}", puzzle.name);
                continue;
            }
            let mut puzzle = puzzle.clone();
            let level = puzzle.sure.level();
            puzzle.sure.found[0] = (100 * found / TIMES) as u32;
            if puzzle.sure.level() != level {
                println!("{game} {}: level {level} is now {}", puzzle.name, puzzle.sure.level());
            }
            puzzle.line = if puzzle.why.is_empty() { puzzle.expected(game)? } else { Vec::new() };
            kept.push(puzzle);
        }
        let silent = kept.iter().filter(|puzzle| puzzle.why.is_empty()).count();
        let told = kept.iter().filter(|puzzle| !puzzle.line.is_empty()).count();
        println!(
            "{game}: {} of {} kept; {told} of {silent} without a reason tell how it goes on",
            kept.len(),
            before.len()
        );
        if write {
            let rows: Result<Vec<String>, _> = kept.iter().map(serde_json::to_string).collect();
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../puzzles/{game}.jsonl"));
            std::fs::write(path, rows?.join("\n") + "\n")?;
        }
    }
    Ok(())
}
