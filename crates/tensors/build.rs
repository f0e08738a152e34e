//! Finds the encoding of each game in `src/games/<game>/mod.rs`. A game without such a file gets the plain one.

#[path = "../games/optional.rs"]
mod optional;

fn main() {
    optional::gather("games", "Tensors");
}
