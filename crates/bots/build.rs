//! Finds the know-how of each game in `src/knowhow/<game>/mod.rs`. A game without such a file is played by the rules alone.

#[path = "../games/optional.rs"]
mod optional;

fn main() {
    optional::gather("knowhow", "Knowhow");
}
