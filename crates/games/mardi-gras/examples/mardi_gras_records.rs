//! Writes the finished games of `records/mardi-gras`: one for each player count and each pair of settings, one for each way
//! to end, and one in which everybody only gambles, so that hands and deck come to their limits.
//!
//! `cargo run --release -p mardi-gras --example mardi_gras_records`

use std::path::Path;

use mardi_gras::{Components, MardiGras};
use table::record::{Record, play_out};
use table::{Dice, Game, Kit, Seat, Seed, Setup};

type Fault = Box<dyn std::error::Error>;

/// Which of so many actions is taken.
type Choose = fn(&mut Dice, usize) -> usize;

/// How a game ended.
type Ending = fn(&MardiGras) -> bool;

/// More seeds than any ending below needs.
const TRIES: u64 = 100_000;

fn main() -> Result<(), Fault> {
    let kit = Kit::own()?;
    for players in [3, 4] {
        let plain = Setup::new(players);
        let one_destination = plain.clone().with("advert", "one_destination");
        let write = |name: &str, setup: &Setup, choose: Choose, ending: Ending| {
            write(kit, &format!("{players}p{name}"), setup, choose, ending)
        };
        write("", &plain, at_random, |_| true)?;
        write("-any-pair", &plain.clone().with("pair", "any"), at_random, |_| true)?;
        write("-one-destination", &one_destination, at_random, |_| true)?;
        write("-both", &one_destination.clone().with("pair", "any"), at_random, |_| true)?;
        write("-first-seat", &plain.clone().with("royalty", "first_seat"), at_random, |_| true)?;
        write("-smaller-krewe", &plain, at_random, won_by_smaller_krewe)?;
        write("-shared-win", &plain, at_random, shared_win)?;
        write("-gamblers", &plain, |_, _| 0, shared_win)?;
    }
    Ok(())
}

fn at_random(dice: &mut Dice, count: usize) -> usize {
    dice.index(count)
}

fn best(game: &MardiGras) -> Vec<Seat> {
    let most = Seat::all(game.players()).map(|seat| game.score(seat)).max();
    Seat::all(game.players()).filter(|&seat| Some(game.score(seat)) == most).collect()
}

fn winners(game: &MardiGras) -> usize {
    game.places().map_or(0, |places| best(game).iter().filter(|&&seat| places.won(seat)).count())
}

fn won_by_smaller_krewe(game: &MardiGras) -> bool {
    best(game).len() > 1 && winners(game) == 1
}

fn shared_win(game: &MardiGras) -> bool {
    winners(game) > 1
}

/// Writes the first game of a series that ends as wanted.
fn write(kit: Kit<Components>, name: &str, setup: &Setup, choose: Choose, ending: Ending) -> Result<(), Fault> {
    for number in 0..TRIES {
        let record = game(kit, setup, choose, Seed::from_text(name).in_series(number))?;
        if ending(&record.verify::<MardiGras>(kit)?.game) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../records/mardi-gras");
            std::fs::create_dir_all(&folder)?;
            std::fs::write(folder.join(format!("{name}.jsonl")), record.to_string())?;
            return Ok(());
        }
    }
    Err(format!("no game of {TRIES} ends like {name}").into())
}

fn game(kit: Kit<Components>, setup: &Setup, choose: Choose, seed: Seed) -> Result<Record, table::BadSetup> {
    let names = Seat::all(usize::from(setup.players)).map(|seat| format!("Player {seat}")).collect();
    let mut chance = Dice::quick(1);
    play_out::<MardiGras>(setup, kit, names, seed, |_, _, legal| choose(&mut chance, legal.len()))
}
