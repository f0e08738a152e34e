//! How quick the game is: decisions a second in random play, and the time to copy and to imagine a state.
//!
//! `cargo run --release -p mardi-gras --example speed`

use std::hint::black_box;
use std::time::Instant;

use mardi_gras::MardiGras;
use table::{Dice, Game, Kit, Seat, Setup};

const GAMES: u32 = 20_000;
const COPIES: u32 = 2_000_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let kit = Kit::own()?;
    for players in [3, 4] {
        let setup = Setup::new(players);
        let (decisions, seconds) = random_play(&setup, kit)?;
        let each = decisions as f64 / f64::from(GAMES);
        println!("{players} players: {:.2} M decisions/s, {each:.0} a game", decisions as f64 / seconds / 1e6);
    }
    let game = middle(&Setup::new(4), kit)?;
    println!("state: {} bytes", size_of::<MardiGras>());
    println!("clone: {:.0} ns", nanoseconds(|| black_box(black_box(&game).clone())));
    let mut dice = Dice::quick(7);
    println!("imagine: {:.0} ns", nanoseconds(|| black_box(&game).imagine(Seat(0), &mut dice)));
    Ok(())
}

fn random_play(setup: &Setup, kit: Kit<mardi_gras::Components>) -> Result<(u64, f64), table::BadSetup> {
    let mut dice = Dice::quick(1);
    let mut legal = Vec::new();
    let mut decisions = 0;
    let start = Instant::now();
    for _ in 0..GAMES {
        let mut game = MardiGras::deal(setup, kit, &mut dice)?;
        while random_step(&mut game, &mut legal, &mut dice) {
            decisions += 1;
        }
    }
    Ok((decisions, start.elapsed().as_secs_f64()))
}

fn random_step(game: &mut MardiGras, legal: &mut Vec<mardi_gras::Action>, dice: &mut Dice) -> bool {
    let Some(seat) = game.to_act().first() else { return false };
    legal.clear();
    game.legal(seat, legal);
    let action = dice.pick(legal);
    game.step(seat, action, dice);
    true
}

/// A game after 100 random actions.
fn middle(setup: &Setup, kit: Kit<mardi_gras::Components>) -> Result<MardiGras, table::BadSetup> {
    let mut dice = Dice::quick(3);
    let mut game = MardiGras::deal(setup, kit, &mut dice)?;
    let mut legal = Vec::new();
    for _ in 0..100 {
        random_step(&mut game, &mut legal, &mut dice);
    }
    Ok(game)
}

fn nanoseconds<T>(mut work: impl FnMut() -> T) -> f64 {
    let start = Instant::now();
    for _ in 0..COPIES {
        black_box(work());
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}
