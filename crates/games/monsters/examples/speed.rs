//! How fast it is: `cargo run --release -p monsters --example speed`.

use monsters::{Components, Monsters};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Dice, Game, Kit, Seat, Setup};

const SLICE: Duration = Duration::from_millis(25);
const SLICES: usize = 60;

fn main() {
    let kit = Kit::own().expect("the crate's own components load");
    println!("a state has {} bytes", size_of::<Monsters>());
    for players in 2..=5 {
        let setup = Setup::new(players);
        let (decisions, games) = playouts(&setup, kit);
        let (clone, imagine) = copies(&setup, kit);
        println!(
            "{players} players: {decisions:>5.2} M decisions/s, {games:>6.0} games/s, clone {clone:>4.0} ns, imagine {imagine:>5.0} ns"
        );
    }
}

/// Millions of decisions and games a second in random play, the best of several slices.
fn playouts(setup: &Setup, kit: Kit<Components>) -> (f64, f64) {
    let mut dice = Dice::quick(1);
    let mut legal = Vec::with_capacity(256);
    let mut best = (0.0, 0.0);
    for _ in 0..SLICES {
        let (start, mut decisions, mut games) = (Instant::now(), 0u64, 0u64);
        while start.elapsed() < SLICE {
            let mut game = Monsters::deal(setup, kit, &mut dice).expect("the setup is fine");
            while let Some(seat) = game.to_act().first() {
                legal.clear();
                game.legal(seat, &mut legal);
                let action = dice.pick(&legal);
                game.step(seat, action, &mut dice);
                decisions += 1;
            }
            games += 1;
            black_box(game.score(Seat(0)));
        }
        let seconds = start.elapsed().as_secs_f64();
        let rate = decisions as f64 / seconds / 1e6;
        if rate > best.0 {
            best = (rate, games as f64 / seconds);
        }
    }
    best
}

/// Nanoseconds for a clone and for an imagined world, over states of whole games.
fn copies(setup: &Setup, kit: Kit<Components>) -> (f64, f64) {
    let mut dice = Dice::quick(2);
    let mut states = Vec::new();
    let mut legal = Vec::new();
    while states.len() < 2000 {
        let mut game = Monsters::deal(setup, kit, &mut dice).expect("the setup is fine");
        while let Some(seat) = game.to_act().first() {
            states.push((game, seat));
            legal.clear();
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
        }
    }
    let time = |work: &mut dyn FnMut(&Monsters, Seat)| {
        let rounds = (0..SLICES).map(|_| {
            let start = Instant::now();
            states.iter().for_each(|(game, seat)| work(game, *seat));
            start.elapsed().as_nanos() as f64 / states.len() as f64
        });
        rounds.fold(f64::INFINITY, f64::min)
    };
    let clone = time(&mut |game, _| {
        black_box(Clone::clone(black_box(game)));
    });
    let imagine = time(&mut |game, seat| {
        black_box(game.imagine(seat, &mut dice));
    });
    (clone, imagine)
}
