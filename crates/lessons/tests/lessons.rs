//! Every lesson can be done, and everything that it speaks of is there. One test for each game that has lessons:
//! `cargo test -p lessons midway`.

use lessons::Lesson;
use words::Catalogue;

fn check(game: &str) {
    let lessons: Vec<&Lesson> = lessons::of(game).collect();
    let faults = lessons::check(game, &lessons, Catalogue::english(), Catalogue::english().files());
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

include!(concat!(env!("OUT_DIR"), "/tests.rs"));
