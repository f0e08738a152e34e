//! Plays random games and writes their records: `cargo run --release -p monsters --example monsters_records -- records/monsters`.

use monsters::{Monsters, SIMPLIFIED};
use std::error::Error;
use std::path::Path;
use table::record::{self, Record};
use table::{Dice, Game, Kit, Seat, Seed, Setup};

/// How many seeds are tried to find a game with a certain ending.
const TRIES: u64 = 5000;

type Ending = fn(&Monsters) -> bool;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "records/monsters".to_owned());
    std::fs::create_dir_all(&folder)?;
    for players in 2..=5 {
        for simplified in [false, true] {
            let setup = Setup::new(players).with(SIMPLIFIED, if simplified { "on" } else { "off" });
            let name = format!("{players}-players{}", if simplified { "-simplified" } else { "" });
            write(&folder, &name, &setup, |_| true)?;
        }
    }
    let endings: [(&str, u8, Ending); 3] = [
        ("3-players-shared-win", 3, |game| winners(game) == 2),
        ("2-players-tie", 2, |game| winners(game) == 2),
        ("4-players-second-row", 4, second_row_paid),
    ];
    for (name, players, ending) in endings {
        write(&folder, name, &Setup::new(players), ending)?;
    }
    Ok(())
}

/// Writes the first random game that ends as wanted.
fn write(folder: &str, name: &str, setup: &Setup, wanted: impl Fn(&Monsters) -> bool) -> Result<(), Box<dyn Error>> {
    for number in 0..TRIES {
        let record = play(setup, Seed::from_text(name).in_series(number))?;
        if wanted(&record.verify::<Monsters>(Kit::own()?)?.game) {
            let path = Path::new(folder).join(format!("{name}.jsonl"));
            std::fs::write(&path, record.to_string())?;
            println!("{} after {} games, {} actions", path.display(), number + 1, record.lines.len());
            return Ok(());
        }
    }
    Err(format!("{name}: no such game in {TRIES}").into())
}

fn play(setup: &Setup, seed: Seed) -> Result<Record, Box<dyn Error>> {
    let names = ["Ada", "Bo", "Cy", "Dee", "Eve"][..usize::from(setup.players)].iter().map(|&name| name.into());
    let mut chance = Dice::quick(u64::from(setup.players));
    let played = record::play_out::<Monsters>(setup, Kit::own()?, names.collect(), seed, |_, _, legal| {
        chance.index(legal.len())
    })?;
    Ok(played)
}

fn winners(game: &Monsters) -> usize {
    game.places().map_or(0, |places| Seat::all(game.players()).filter(|&seat| places.won(seat)).count())
}

/// Did somebody get points for being second?
fn second_row_paid(game: &Monsters) -> bool {
    let paid = |seat| game.sheet(seat).lines.iter().any(|line| line.rule.0 == "CM-10.18" && line.points > 0);
    Seat::all(game.players()).any(paid)
}
