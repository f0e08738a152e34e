//! How fast the engine is: `cargo run --release -p tycoon --example speed`.

use std::hint::black_box;
use std::time::Instant;
use table::{Dice, Game, Kit, Seat, Setup};
use tycoon::{Components, Tycoon};

/// Games in a slice; the best of several slices counts, so that other work on the machine disturbs little.
const GAMES: u64 = 60;
const SLICES: usize = 30;

fn main() {
    let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
    for players in [1, 2, 6] {
        for (key, value) in [("challenge", "off"), ("challenge", "on"), ("stall_reach", "must_reach")] {
            let setup = Setup::new(players).with(key, value);
            let mut count = Count::default();
            let seconds = best(|| count = play(&setup, kit, GAMES / u64::from(players)));
            println!(
                "{players} players, {key} {value}: {:.2} M decisions/s, {:.1} choices each, {} at most",
                count.decisions as f64 / seconds / 1e6,
                count.choices as f64 / count.decisions as f64,
                count.most,
            );
        }
        let world = half_way(&Setup::new(players), kit);
        let clone = nanoseconds(|| drop(black_box(black_box(&world).clone())));
        let imagine = nanoseconds(|| drop(black_box(black_box(&world).imagine(Seat(0), &mut Dice::quick(1)))));
        println!("{players} players: clone {clone:.0} ns, imagine {imagine:.0} ns, {} bytes", size_of::<Tycoon>());
    }
}

#[derive(Default)]
struct Count {
    decisions: u64,
    choices: u64,
    most: usize,
}

/// Plays random games.
fn play(setup: &Setup, kit: Kit<Components>, games: u64) -> Count {
    let mut count = Count::default();
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut game = Tycoon::deal(setup, kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            count.choices += legal.len() as u64;
            count.most = count.most.max(legal.len());
            count.decisions += 1;
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
        }
    }
    count
}

/// The shortest time, in seconds, of several runs of the same work.
fn best(mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    (0..SLICES).map(time).fold(f64::INFINITY, f64::min)
}

/// A world in the middle of a game.
fn half_way(setup: &Setup, kit: Kit<Components>) -> Tycoon {
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
    const TIMES: u32 = 5_000;
    best(|| (0..TIMES).for_each(|_| run())) * 1e9 / f64::from(TIMES)
}
