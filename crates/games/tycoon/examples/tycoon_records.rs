//! Writes the records of `records/tycoon`: `cargo run --release -p tycoon --example tycoon_records -- records/tycoon`.
//!
//! Random games: alone, the challenge, both other readings, a race of each size, and one that ends in bankruptcy.

use std::path::Path;
use table::record::{Record, play_out};
use table::{Dice, Game, Kit, Seat, Seed, Setup};
use tycoon::{Action, Components, Tycoon};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "records/tycoon".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for (name, setup) in setups() {
        let record = play(&setup, Kit::own()?, 0, false)?;
        std::fs::write(folder.join(format!("{name}.jsonl")), record.to_string())?;
    }
    for seed in 1.. {
        let record = play(&Setup::new(1), Kit::own()?, seed, true)?;
        if is_bankrupt(&record)? {
            std::fs::write(folder.join("bankrupt.jsonl"), record.to_string())?;
            return Ok(());
        }
    }
    Ok(())
}

fn setups() -> Vec<(String, Setup)> {
    let mut setups = vec![
        ("solo".to_owned(), Setup::new(1)),
        ("challenge".to_owned(), Setup::new(1).with("challenge", "on")),
        ("late-hires".to_owned(), Setup::new(1).with("hire_counts", "next_round")),
        ("reached-stalls".to_owned(), Setup::new(1).with("stall_reach", "must_reach")),
        ("race-3-challenge".to_owned(), Setup::new(3).with("challenge", "on")),
    ];
    setups.extend((2..=6).map(|players| (format!("race-{players}"), Setup::new(players))));
    setups
}

/// A random game. `greedy` builds the largest ride that it can, which fills the lot and leads to ruin.
fn play(setup: &Setup, kit: Kit<Components>, seed: u64, greedy: bool) -> Result<Record, Box<dyn std::error::Error>> {
    let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"];
    let seats = names.iter().take(usize::from(setup.players)).map(|&name| name.to_owned()).collect();
    let mut dice = Dice::quick(seed);
    let choose = |_: &Tycoon, _: Seat, legal: &[Action]| {
        let largest = legal.iter().rposition(|action| matches!(action, Action::Ride { .. }));
        largest.filter(|_| greedy).unwrap_or_else(|| dice.index(legal.len()))
    };
    Ok(play_out::<Tycoon>(setup, kit, seats, Seed::from_text("tycoon records").in_series(seed), choose)?)
}

fn is_bankrupt(record: &Record) -> Result<bool, Box<dyn std::error::Error>> {
    let end = record.verify::<Tycoon>(Kit::own()?)?;
    Ok(end.game.score(Seat(0)) == 0)
}
