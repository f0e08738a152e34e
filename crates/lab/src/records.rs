//! Finished games to keep: one for every player count and for every value of every option, which every test run replays.

use catalog::{Entry, NoDeal, Replaced, Table};
use table::record::Record;
use table::{About, Dice, Seat, Seed, Setup};

/// How many games are looked at for each file; the shortest is kept, so that the files stay small.
const TRIES: u64 = 40;

/// A record to keep, and the name of its file.
pub struct Kept {
    /// Without its ending.
    pub name: String,
    pub record: Record,
}

/// The setups that a game should have a record of, with names for their files.
pub fn wanted(about: &About) -> Vec<(String, Setup)> {
    let counts = about.players.iter().map(|&count| (format!("{count}-players"), Setup::new(count)));
    let options = about.options.iter().flat_map(|option| {
        let players = option.players.first().copied().unwrap_or(about.players[0]);
        let named = move |value: &&'static str| {
            (format!("{}-{value}", option.key.replace('_', "-")), Setup::new(players).with(option.key, value))
        };
        option.values[1..].iter().map(named)
    });
    counts.chain(options).collect()
}

/// Plays random games of this setup and keeps the shortest.
///
/// # Errors
/// The setup cannot be dealt.
pub fn shortest(entry: &Entry, name: String, setup: &Setup) -> Result<Kept, NoDeal> {
    let seed = Seed::from_text(&format!("{}/{name}", entry.about.id));
    let mut best = play(entry, setup, seed.in_series(0), 0)?;
    for number in 1..TRIES {
        let record = play(entry, setup, seed.in_series(number), number)?;
        if record.lines.len() < best.lines.len() {
            best = record;
        }
    }
    Ok(Kept { name, record: best })
}

fn play(entry: &Entry, setup: &Setup, seed: Seed, number: u64) -> Result<Record, NoDeal> {
    let seats = Seat::all(usize::from(setup.players)).map(|seat| format!("Player {seat}")).collect();
    let mut table = Table::open(entry, setup, &Replaced::new(), seats, seed, Vec::new())?;
    let mut chance = Dice::quick(number);
    while let Some(seat) = table.sitting().to_act().first() {
        let offers = table.sitting().legal(seat);
        let Some(offer) = offers.get(chance.index(offers.len().max(1))) else { break };
        if table.act(seat, &offer.action).is_err() {
            break;
        }
    }
    Ok(table.record().clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_proves_itself() {
        let entry = &catalog::all()[0];
        let (name, setup) = wanted(entry.about).swap_remove(0);
        let kept = shortest(entry, name, &setup).unwrap();
        assert!(entry.verify(&kept.record, &Replaced::new()).is_ok());
    }
}
