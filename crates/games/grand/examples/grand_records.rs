//! Plays games and keeps those that show most of the rules: `cargo run --release -p grand --example grand_records`.

use grand::{Event, Grand};
use std::collections::BTreeSet;
use std::path::Path;
use table::record::{Record, play_out};
use table::{Dice, Game, Kit, Seat, Seed, Setup};

/// So many games of each set-up are tried.
const TRIES: u64 = 150;
const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dan"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../records/grand");
    std::fs::create_dir_all(&folder)?;
    let mut shown = BTreeSet::new();
    for (name, setup) in setups() {
        let mut best: Option<(BTreeSet<String>, Record)> = None;
        for index in 0..TRIES {
            let record = play(&setup, Seed::from_text(name).in_series(index))?;
            let deeds = deeds(&record)?;
            let news = deeds.difference(&shown).count();
            if best.as_ref().is_none_or(|(known, _)| news > known.difference(&shown).count()) {
                best = Some((deeds, record));
            }
        }
        if let Some((deeds, record)) = best {
            std::fs::write(folder.join(format!("{name}.jsonl")), record.to_string())?;
            shown.extend(deeds);
        }
    }
    println!("{} different things happen: {shown:?}", shown.len());
    Ok(())
}

fn setups() -> [(&'static str, Setup); 9] {
    [
        ("solo", Setup::new(1)),
        ("solo-strict-mallets", Setup::new(1).with("strict_mallets", "on")),
        ("solo-40-guests", Setup::new(1).with("guests", "40")),
        ("two", Setup::new(2)),
        ("two-again", Setup::new(2)),
        ("three", Setup::new(3)),
        ("four", Setup::new(4)),
        ("four-again", Setup::new(4)),
        ("four-40-guests-first-seat", Setup::new(4).with("guests", "40").with("first", "first_seat")),
    ]
}

fn play(setup: &Setup, seed: Seed) -> Result<Record, Box<dyn std::error::Error>> {
    let names = NAMES.iter().take(usize::from(setup.players)).map(|&name| name.to_owned()).collect();
    let mut dice = Dice::quick(u64::from_str_radix(&seed.to_string()[..12], 16)?);
    Ok(play_out::<Grand>(setup, Kit::own()?, names, seed, |game, seat, legal| {
        // The better of a few random actions, by a quick look at what they lead to.
        let tried: Vec<usize> = (0..4).map(|_| dice.index(legal.len())).collect();
        let worth = |&chosen: &usize| {
            let mut after = *game;
            after.step(seat, legal[chosen], &mut Dice::quick(1));
            promise(&after, seat)
        };
        tried.into_iter().max_by_key(worth).unwrap_or(0)
    })?)
}

fn promise(game: &Grand, seat: Seat) -> i32 {
    let board = game.board(seat);
    let tricks = board.held.count_ones() as i32;
    let guests = board.fair.guests.count_ones() as i32;
    game.score(seat) + 4 * tricks + 2 * board.fair.tickets() as i32 + 2 * guests
}

/// What happens in a game: kinds of events, tricks gained, ranks, the lack of guests and barkers.
fn deeds(record: &Record) -> Result<BTreeSet<String>, Box<dyn std::error::Error>> {
    let mut deeds = BTreeSet::new();
    let note = |event: &Event| match event {
        Event::Gained { trick, .. } => format!("gained {}", trick.code()),
        Event::Began { deed, .. } => format!("began {}", deed.word()),
        other => table::Event::say(other).key.to_string(),
    };
    let sitting = record.replay::<Grand>(Kit::own()?, usize::MAX, |line, events, sitting| {
        deeds.extend(events.iter().map(note));
        deeds.extend(line.action.split(' ').next().map(str::to_owned));
        deeds.extend((sitting.game.guests == 0).then(|| "no guests".to_owned()));
        deeds.extend((sitting.game.barkers == 0).then(|| "no barkers".to_owned()));
    })?;
    deeds.extend(sitting.game.sheet(Seat(0)).title.map(|title| title.key.to_string()));
    Ok(deeds)
}
