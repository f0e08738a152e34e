//! How fast the rules are: `cargo run --release -p midway --example speed`.

use midway::Midway;
use std::hint::black_box;
use std::time::Instant;
use table::{Dice, Game, Kit, Setup};

const GAMES: u64 = 4_000;
const REPEATS: u32 = 2_000_000;

fn main() {
    let kit = Kit::own().expect("the crate's own components load");
    for players in [2, 3, 4] {
        random_play(&Setup::new(players), kit);
    }
    random_play(&Setup::new(4).with("teams", "on"), kit);
    copies(kit);
}

fn deal(setup: &Setup, kit: Kit<midway::Components>, dice: &mut Dice) -> Midway {
    Midway::deal(setup, kit, dice).expect("the setup is good")
}

/// Whole games of random decisions.
fn random_play(setup: &Setup, kit: Kit<midway::Components>) {
    let (mut decisions, mut turns, mut legal) = (0u64, 0u64, Vec::new());
    let start = Instant::now();
    for seed in 0..GAMES {
        let mut dice = Dice::quick(seed);
        let mut game = deal(setup, kit, &mut dice);
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
            decisions += 1;
        }
        turns += u64::from(game.turns);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:?}: {:.2} million decisions/s, {:.0} games/s, {} decisions and {} turns a game",
        setup,
        decisions as f64 / seconds / 1e6,
        GAMES as f64 / seconds,
        decisions / GAMES,
        turns / GAMES,
    );
}

/// The price of a copy and of an imagined world, in the middle of a game of four.
fn copies(kit: Kit<midway::Components>) {
    let mut dice = Dice::quick(7);
    let mut game = deal(&Setup::new(4), kit, &mut dice);
    let mut legal = Vec::new();
    for _ in 0..100 {
        let Some(seat) = game.to_act().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.step(seat, action, &mut dice);
    }
    let start = Instant::now();
    for _ in 0..REPEATS {
        black_box(black_box(&game).clone());
    }
    let clone = start.elapsed() / REPEATS;
    let start = Instant::now();
    for _ in 0..REPEATS {
        black_box(black_box(&game).imagine(game.active(), &mut dice));
    }
    println!("clone {clone:?}, imagine {:?}, state {} bytes", start.elapsed() / REPEATS, size_of::<Midway>());
}
