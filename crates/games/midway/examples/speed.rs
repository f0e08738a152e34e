//! How fast the rules are: `cargo run --release -p midway --example speed`.
//!
//! The work is done in short slices and the best of them counts, so that a busy machine does not spoil the figures.

use midway::{Components, Midway};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Dice, Game, Kit, Setup};

const SLICES: u64 = 60;
const GAMES_A_SLICE: u64 = 50;
const COPIES_A_SLICE: u32 = 10_000;

fn main() {
    let kit = Kit::own().expect("the crate's own components load");
    for players in [2, 3, 4] {
        random_play(&Setup::new(players), kit);
    }
    random_play(&Setup::new(4).with("teams", "on"), kit);
    copies(kit);
}

/// Whole games of random decisions.
fn random_play(setup: &Setup, kit: Kit<Components>) {
    let mut legal = Vec::new();
    let (mut best, mut decisions) = (0.0f64, 0);
    for slice in 0..SLICES {
        let start = Instant::now();
        let games = slice * GAMES_A_SLICE..(slice + 1) * GAMES_A_SLICE;
        let played: u64 = games.map(|seed| play_out(setup, kit, seed, u64::MAX, &mut legal).1).sum();
        best = best.max(played as f64 / start.elapsed().as_secs_f64());
        decisions += played;
    }
    let mean = decisions / (SLICES * GAMES_A_SLICE);
    let millions = best / 1e6;
    println!("{setup:?}: {millions:.1} million decisions a second, {mean} a game");
}

/// Plays a random game, or its first decisions; says how many there were.
fn play_out(
    setup: &Setup,
    kit: Kit<Components>,
    seed: u64,
    most: u64,
    legal: &mut Vec<midway::Action>,
) -> (Midway, u64) {
    let mut dice = Dice::quick(seed);
    let mut game = Midway::deal(setup, kit, &mut dice).expect("the setup is good");
    let mut decisions = 0;
    while decisions < most
        && let Some(seat) = game.to_act().first()
    {
        legal.clear();
        game.legal(seat, legal);
        let action = dice.pick(legal);
        game.step(seat, action, &mut dice);
        decisions += 1;
    }
    (game, decisions)
}

/// The price of a copy and of an imagined world, in the middle of a game of four.
fn copies(kit: Kit<Components>) {
    let (game, _) = play_out(&Setup::new(4), kit, 7, 100, &mut Vec::new());
    let mut dice = Dice::quick(8);
    let clone = best_of(|| black_box(&game).clone());
    let imagine = best_of(|| black_box(&game).imagine(game.active(), &mut dice));
    println!("clone {clone:?}, imagine {imagine:?}, {} bytes", size_of::<Midway>());
}

fn best_of(mut work: impl FnMut() -> Midway) -> Duration {
    let slice = |_| {
        let start = Instant::now();
        for _ in 0..COPIES_A_SLICE {
            black_box(work());
        }
        start.elapsed() / COPIES_A_SLICE
    };
    (0..SLICES).map(slice).min().unwrap_or_default()
}
