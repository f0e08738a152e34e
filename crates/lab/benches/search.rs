//! How fast the search is: iterations a second from the first choice of a game. `cargo bench -p lab --bench search`
//!
//! `plain` is textbook search with random playouts to the end of the game, the measure that others publish; `guided` is
//! what the levels play with. Each figure is the best of several short slices: on one thread, and, under `all cores`, on as
//! many threads as there are cores, each with a tree of its own, as a bot at a table searches. Nothing is asserted.

use bots::{Budget, Knowhow, Rule, Seen, exercise};
use catalog::games;
use std::time::{Duration, Instant};
use table::{Dice, Game, Kit, Seat, Setup};

/// Besides the games as they are: variants that play shorter, and so compare with the light games that others measure.
const SHORT: &[(&str, u8, &str)] = &[("midway", 2, "quick")];

const SLICES: u64 = 7;
const SLICE: Duration = Duration::from_millis(200);
/// So few iterations at a time that no search comes to rest before.
const STRETCH: Budget = Budget::iterations(63);

fn main() {
    println!("{:<20}{:>12}{:>12}{:>18}", "game, players", "plain/s", "guided/s", "plain/s all cores");
    macro_rules! measure_all {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(measure::<$game>();)*};
    }
    games!(measure_all);
}

fn measure<G: Knowhow>() {
    let about = G::about();
    let Ok(kit) = Kit::own() else { return eprintln!("{}: the components do not load", about.id) };
    for &players in about.players {
        measure_table::<G>(kit, &Setup::new(players), "");
    }
    for (_, players, option) in SHORT.iter().filter(|(id, ..)| *id == about.id) {
        measure_table::<G>(kit, &Setup::new(*players).with(option, "on"), option);
    }
}

fn measure_table<G: Knowhow>(kit: Kit<G::Parts>, setup: &Setup, variant: &str) {
    let mut dice = Dice::quick(setup.players.into());
    let Ok(start) = G::deal(setup, kit, &mut dice) else { return };
    let plain = rate(&start, Rule::Plain);
    let guided = rate(&start, Rule::Guided);
    let together = rate_together(&start, Rule::Plain);
    let name = format!("{} {} {variant}", G::about().id, setup.players);
    println!("{name:<20}{plain:>12.0}{guided:>12.0}{together:>18.0}");
}

/// The same on every core at once.
fn rate_together<G: Knowhow>(start: &G, rule: Rule) -> f64 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(|| rate(start, rule))).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).sum()
    })
}

/// Iterations a second from the first choice there is.
fn rate<G: Knowhow>(start: &G, rule: Rule) -> f64 {
    let (game, seat) = first_choice(start.clone());
    let slice = |number: u64| {
        let (clock, mut iterations, mut seed) = (Instant::now(), 0, number << 32);
        while clock.elapsed() < SLICE {
            iterations += exercise(Seen::new(&game, seat), rule, STRETCH, seed);
            seed += 1;
        }
        f64::from(iterations) / clock.elapsed().as_secs_f64()
    };
    (0..SLICES).map(slice).fold(0.0, f64::max)
}

/// Plays on at random until somebody has a choice.
fn first_choice<G: Game>(mut game: G) -> (G, Seat) {
    let mut dice = Dice::quick(3);
    let mut legal = Vec::new();
    loop {
        let Some(seat) = game.to_act().first() else { return (game, Seat(0)) };
        legal.clear();
        game.legal(seat, &mut legal);
        if legal.len() > 1 {
            return (game, seat);
        }
        game.step(seat, legal[0], &mut dice);
    }
}
