//! How fast the engine is: `cargo run --release -p tycoon --example speed`.

use std::hint::black_box;
use std::time::Instant;
use table::{Dice, Game, Kit, Seat, Setup};
use tycoon::Tycoon;

const GAMES: u64 = 4_000;

fn main() {
    let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
    for players in [1, 2, 6] {
        for (key, value) in [("challenge", "off"), ("challenge", "on"), ("stall_reach", "must_reach")] {
            let setup = Setup::new(players).with(key, value);
            let deal = |dice: &mut Dice| Tycoon::deal(&setup, kit, dice).unwrap_or_else(|bad| panic!("{bad}"));
            let games = GAMES / u64::from(players);
            let (decisions, choices, most, seconds) = play(games, &deal);
            println!(
                "{players} players, {key} {value}: {:.2} M decisions/s, {:.0} decisions a game, {:.1} choices each, {most} at most",
                decisions as f64 / seconds / 1e6,
                decisions as f64 / games as f64,
                choices as f64 / decisions as f64,
            );
        }
        let world = half_way(&Setup::new(players), kit);
        let clone = nanoseconds(|| drop(black_box(black_box(&world).clone())));
        let imagine = nanoseconds(|| drop(black_box(world.imagine(Seat(0), &mut Dice::quick(1)))));
        println!("{players} players: clone {clone:.0} ns, imagine {imagine:.0} ns, {} bytes", size_of::<Tycoon>());
    }
}

/// Plays random games: decisions, choices, most choices at once, seconds.
fn play(games: u64, deal: &impl Fn(&mut Dice) -> Tycoon) -> (u64, u64, usize, f64) {
    let (mut decisions, mut choices, mut most) = (0, 0, 0);
    let mut legal = Vec::new();
    let start = Instant::now();
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut game = deal(&mut dice);
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            choices += legal.len() as u64;
            most = most.max(legal.len());
            decisions += 1;
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
        }
    }
    (decisions, choices, most, start.elapsed().as_secs_f64())
}

/// A world in the middle of a game.
fn half_way(setup: &Setup, kit: Kit<tycoon::Components>) -> Tycoon {
    let mut dice = Dice::quick(7);
    let mut game = Tycoon::deal(setup, kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
    let mut legal = Vec::new();
    for _ in 0..60 * usize::from(setup.players) {
        let Some(seat) = game.to_act().first() else { break };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.step(seat, action, &mut dice);
    }
    game
}

fn nanoseconds(mut run: impl FnMut()) -> f64 {
    const TIMES: u32 = 200_000;
    let start = Instant::now();
    for _ in 0..TIMES {
        run();
    }
    start.elapsed().as_nanos() as f64 / f64::from(TIMES)
}
