//! Measures random play, clones and imagined worlds: `cargo run --release -p grand --example speed`.

use grand::Grand;
use std::hint::black_box;
use std::time::Instant;
use table::{Dice, Game, Kit, Seat, Setup};

const GAMES: u64 = 2000;
const COPIES: u32 = 1_000_000;

fn main() {
    let kit = match Kit::own() {
        Ok(kit) => kit,
        Err(bad) => return eprintln!("{bad}"),
    };
    println!("state: {} bytes", size_of::<Grand>());
    let mut middle = None;
    for players in 1..=4 {
        let mut decisions = 0u64;
        let begun = Instant::now();
        for seed in 0..GAMES {
            let mut dice = Dice::quick(seed);
            let Ok(mut game) = Grand::deal(&Setup::new(players), kit, &mut dice) else { continue };
            decisions += play(&mut game, &mut dice, &mut middle);
        }
        let rate = decisions as f64 / begun.elapsed().as_secs_f64();
        println!("{players} players: {:.2} million decisions/s, {} a game", rate / 1e6, decisions / GAMES);
    }
    let Some(game) = middle else { return };
    time("clone", || *black_box(&game));
    let mut dice = Dice::quick(1);
    time("imagine", || black_box(&game).imagine(Seat(0), &mut dice));
    time("score", || black_box(&game).score(Seat(0)));
}

/// Plays a game at random; keeps the state at the beginning of the fourth round.
fn play(game: &mut Grand, dice: &mut Dice, middle: &mut Option<Grand>) -> u64 {
    let mut legal = Vec::with_capacity(512);
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.step(seat, action, dice);
        decisions += 1;
        if game.round == 3 && game.turns == 0 {
            *middle = Some(*game);
        }
    }
    decisions
}

fn time<T>(what: &str, mut work: impl FnMut() -> T) {
    let begun = Instant::now();
    for _ in 0..COPIES {
        black_box(work());
    }
    println!("{what}: {:.0} ns", begun.elapsed().as_nanos() as f64 / f64::from(COPIES));
}
