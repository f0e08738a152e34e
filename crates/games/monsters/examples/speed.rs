//! How fast it is: `cargo run --release -p monsters --example speed`.

use monsters::{Components, Monsters};
use std::hint::black_box;
use std::time::Duration;
use table::{Dice, Game, Kit, Seat, Setup};

/// Games in a slice, and how many slices there are, of which the best counts. Slices are long, because the time on a
/// core is told in steps of some milliseconds.
const GAMES: u64 = 8000;
const SLICES: usize = 4;

/// How often all states are copied and imagined in a slice.
const CLONES: usize = 4000;
const WORLDS: usize = 60;

/// The time that this thread has had on a core, so that a busy machine does not count. Linux only.
fn on_core() -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells how long a thread has run");
    let nanos = stat.split(' ').next().and_then(|number| number.parse().ok()).expect("the first number");
    Duration::from_nanos(nanos)
}

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
        let (start, mut decisions, mut games) = (on_core(), 0u64, 0u64);
        while games < GAMES {
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
        let seconds = (on_core() - start).as_secs_f64();
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
    let time = |rounds: usize, work: &mut dyn FnMut(&Monsters, Seat)| {
        let slice = |_| {
            let start = on_core();
            (0..rounds).for_each(|_| states.iter().for_each(|(game, seat)| work(game, *seat)));
            (on_core() - start).as_nanos() as f64 / (rounds * states.len()) as f64
        };
        (0..SLICES).map(slice).fold(f64::INFINITY, f64::min)
    };
    let clone = time(CLONES, &mut |game, _| {
        black_box(Clone::clone(black_box(game)));
    });
    let imagine = time(WORLDS, &mut |game, seat| {
        black_box(game.imagine(seat, &mut dice));
    });
    (clone, imagine)
}
