//! How often a blamed choice is a mistake: `cargo test -p bots --test blame -- --ignored --nocapture` measures it.
//! `BLAME_GAME` names one game, `BLAME_GAMES` how many are played, `BLAME_LEVEL` who plays them.

use bots::{Bot, Budget, Level, analyse, look_again};
use catalog::{Entry, Replaced, Table};
use table::{Seed, Setup};

/// A game among bots of this level, as its record.
fn played(entry: &Entry, players: u8, level: Level, seed: u64) -> Table {
    let names = (0..players).map(|seat| format!("Bot {seat}")).collect();
    let seed_text = Seed::from_text(&format!("blame {seed}"));
    let mut table = Table::open(entry, &Setup::new(players), &Replaced::new(), names, seed_text, Vec::new()).unwrap();
    let mut bots: Vec<Bot> = (0..players).map(|seat| Bot::new(level, 10 * seed + u64::from(seat))).collect();
    while let Some(seat) = table.sitting().to_act().first() {
        let action = bots[seat.at()].choose(table.sitting(), seat).unwrap();
        table.act(seat, &action).unwrap();
    }
    table
}

/// What is told of a choice can be read beside the board: what was done, what was better, when, and how sure it is.
#[test]
fn what_is_blamed_is_told_in_full() {
    let (entry, replaced) = (catalog::find("midway").unwrap(), Replaced::new());
    let table = played(entry, 2, Level::Random, 1);
    let analysis = analyse(entry, table.record(), &replaced, Budget::iterations(60), &|| ()).unwrap();
    let blamed = analysis.costliest(5);
    assert!(!blamed.is_empty(), "who plays at random blunders");
    for moment in blamed {
        let (made, better) = (moment.made.as_ref().unwrap(), moment.better.as_ref().unwrap());
        assert_ne!(*made, better.label);
        let cost = moment.looked_again.unwrap();
        assert!(cost.mean > 2.0 * cost.error && cost.error > 0.0 && cost.looks >= 6, "{cost:?}");
    }
    assert!(analysis.noise > 0.0 && analysis.noise < 0.2, "{}", analysis.noise);
    let turns: Vec<u32> = analysis.moments.iter().map(|moment| moment.turn).collect();
    assert!(turns.is_sorted() && (turns[turns.len() - 1] as usize) < turns.len() / 2, "{turns:?}");
}

/// Each blamed choice is looked at again ten times, four times as long and with dice of its own. A look says that it was a
/// mistake if it finds any cost at all.
#[test]
#[ignore = "measures for minutes and prints what it finds"]
fn how_often_a_blamed_choice_is_a_mistake() {
    let games: u64 = std::env::var("BLAME_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let only = std::env::var("BLAME_GAME").ok();
    let level = std::env::var("BLAME_LEVEL").ok().map_or(Level::Medium, |text| text.parse().unwrap());
    let replaced = Replaced::new();
    for entry in catalog::all().iter().filter(|entry| only.as_ref().is_none_or(|only| only == entry.about.id)) {
        let players = entry.about.players.iter().copied().find(|count| *count >= 2).unwrap_or(1);
        let (mut blamed, mut stands, mut looks, mut again) = (0, 0, 0, 0);
        let mut seconds = 0.0;
        for seed in 0..games {
            let table = played(entry, players, level, seed);
            let begun = std::time::Instant::now();
            let analysis = analyse(entry, table.record(), &replaced, Budget::iterations(500), &|| ()).unwrap();
            seconds += begun.elapsed().as_secs_f64();
            for moment in analysis.costliest(5) {
                let better = &moment.better.as_ref().unwrap().action;
                let sitting = entry.replay(table.record(), &replaced, moment.number - 1, &mut |_, _, _, _| ()).unwrap();
                let seed = 1_000_000 + 1_000 * seed + moment.number as u64;
                blamed += 1;
                let whole = look_again(&*sitting, moment.seat, &moment.action, better, 1_000, seed, &mut || true);
                again += u32::from(whole.unwrap().is_sure());
                for repeat in 0..10 {
                    let pair = [moment.action.as_str(), better.as_str()];
                    let [taken, best] = bots::compare(&*sitting, moment.seat, pair, 4_000, seed + 77 * repeat).unwrap();
                    stands += u32::from(best > taken);
                    looks += 1;
                }
            }
        }
        let share = |part: u32, of: u32| 100.0 * f64::from(part) / f64::from(of.max(1));
        println!(
            "{} ({players}, {level}): {blamed} blamed in {games} games; a mistake in {:.0} % of {looks} looks; blamed again {:.0} %; {:.0} s a game",
            entry.about.id,
            share(stands, looks),
            share(again, blamed),
            seconds / games as f64,
        );
    }
}
