//! How fast the rules are: random play, copying a state, imagining a world. `cargo bench -p lab --bench engines`, of one
//! game with its name: `cargo bench -p lab --bench engines -- tycoon`.
//!
//! Each figure is the best of several short slices on one thread, for machines are noisy; nothing is asserted.

use catalog::games;
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Dice, Game, Kit, Seat, Setup};

const SLICES: usize = 7;
const SLICE: Duration = Duration::from_millis(200);

/// How many states of random games the copies are taken from.
const STATES: usize = 256;

fn main() {
    println!(
        "{:<12}{:>8}{:>16}{:>12}{:>10}{:>12}{:>8}",
        "game", "players", "decisions/s", "games/s", "clone ns", "imagine ns", "bytes"
    );
    macro_rules! measure_all {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(measure::<$game>();)*};
    }
    games!(measure_all);
}

fn measure<G: Game>() {
    let about = G::about();
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    if !wanted.is_empty() && !wanted.iter().any(|game| game == about.id) {
        return;
    }
    let Ok(kit) = Kit::own() else { return eprintln!("{}: the components do not load", about.id) };
    for &players in about.players {
        let setup = Setup::new(players);
        let (decisions, games) = best(|| random_play::<G>(&setup, kit));
        let states = sample::<G>(&setup, kit);
        let (clones, _) = best(|| repeat(&states, |state, _| drop(black_box(state.clone()))));
        let (worlds, _) = best(|| {
            repeat(&states, |state, dice| {
                let seat = state.to_act().first().unwrap_or(Seat(0));
                drop(black_box(state.imagine(seat, dice)));
            })
        });
        println!(
            "{:<12}{players:>8}{decisions:>16.0}{games:>12.0}{:>10.0}{:>12.0}{:>8}",
            about.id,
            1e9 / clones,
            1e9 / worlds,
            size_of::<G>()
        );
    }
}

/// The best slice, by its first figure.
fn best(mut slice: impl FnMut() -> (f64, f64)) -> (f64, f64) {
    let slices = (0..SLICES).map(|_| slice());
    slices.max_by(|one, two| one.0.total_cmp(&two.0)).unwrap_or_default()
}

/// Decisions and games a second.
fn random_play<G: Game>(setup: &Setup, kit: Kit<G::Parts>) -> (f64, f64) {
    let mut dice = Dice::quick(7);
    let mut legal = Vec::new();
    let (mut decisions, mut games) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < SLICE {
        let Ok(mut game) = G::deal(setup, kit, &mut dice) else { break };
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
            decisions += 1;
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    (decisions as f64 / seconds, games as f64 / seconds)
}

/// States from all over random games.
fn sample<G: Game>(setup: &Setup, kit: Kit<G::Parts>) -> Vec<G> {
    let mut dice = Dice::quick(11);
    let mut states = Vec::new();
    let mut legal = Vec::new();
    while states.len() < STATES {
        let Ok(mut game) = G::deal(setup, kit, &mut dice) else { break };
        while let Some(seat) = game.to_act().first() {
            if states.len() < STATES && dice.below(16) == 0 {
                states.push(game.clone());
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
        }
    }
    states
}

/// How often a second something can be done to the states.
fn repeat<G>(states: &[G], mut what: impl FnMut(&G, &mut Dice)) -> (f64, f64) {
    let mut dice = Dice::quick(13);
    let mut count = 0u64;
    let start = Instant::now();
    while start.elapsed() < SLICE / 4 {
        states.iter().for_each(|state| what(state, &mut dice));
        count += states.len() as u64;
    }
    (count as f64 / start.elapsed().as_secs_f64(), 0.0)
}
