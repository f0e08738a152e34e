//! Writes the finished games that every test run replays:
//! `cargo run --release -p midway --example midway_records -- records/midway`.
//!
//! One game for each player count and variant, and one for each way in which a game can end. They are found among
//! random games by their seeds, the shortest of many, so that the files stay small.

use midway::{Action, Booth, Midway, Phase};
use std::path::Path;
use table::record::{Record, play_out};
use table::{Dice, Kit, Seat, Seed, Setup};

/// How many games are looked at for each file.
const TRIES: u64 = 400;

/// A file to be written: its name, its setup, how random players lean, and which games will do.
struct Wanted {
    name: &'static str,
    setup: Setup,
    lean: Lean,
    fits: fn(&Midway) -> bool,
}

/// How random players lean.
#[derive(Clone, Copy, PartialEq)]
enum Lean {
    /// They build whenever they can.
    Build,
    /// They never build and never refresh.
    Idle,
    /// Besides, they leave the deck alone where they can.
    Thrifty,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder for the records")?;
    std::fs::create_dir_all(&folder)?;
    let kit = Kit::own()?;
    for wanted in all_wanted() {
        let record = shortest(&wanted, kit)?.ok_or_else(|| format!("no game fits {}", wanted.name))?;
        let path = Path::new(&folder).join(format!("{}.jsonl", wanted.name));
        std::fs::write(&path, record.to_string())?;
        println!("{}: {} actions", path.display(), record.lines.len());
    }
    Ok(())
}

fn all_wanted() -> Vec<Wanted> {
    let any = |name, setup| Wanted { name, setup, lean: Lean::Build, fits: |_| true };
    let two = || Setup::new(2);
    let four = || Setup::new(4);
    vec![
        any("two-players", two()),
        any("three-players", Setup::new(3)),
        any("four-players", four()),
        any("teams", four().with("teams", "on")),
        any("team-distinct", four().with("teams", "on").with("team_distinct", "on")),
        any("quick", two().with("quick", "on")),
        any("classic", two().with("classic", "on")),
        any("norwood", Setup::new(3).with("norwood", "on")),
        any("wild-die", two().with("wild_die", "on")),
        any("every-option", every_option()),
        Wanted { name: "won-on-anothers-turn", setup: two(), lean: Lean::Build, fits: won_on_anothers_turn },
        Wanted { name: "won-by-dice-action", setup: two(), lean: Lean::Build, fits: won_by_dice_action },
        Wanted {
            name: "safety-end-deck",
            setup: two(),
            lean: Lean::Idle,
            fits: |game| stopped(game) && game.turns < 400,
        },
        Wanted {
            name: "safety-end-turns",
            setup: two(),
            lean: Lean::Thrifty,
            fits: |game| stopped(game) && game.turns == 400,
        },
    ]
}

fn every_option() -> Setup {
    let options = ["teams", "team_distinct", "quick", "classic", "norwood", "wild_die"];
    options.iter().fold(Setup::new(4), |setup, key| setup.with(key, "on"))
}

fn won_on_anothers_turn(game: &Midway) -> bool {
    matches!(game.phase, Phase::Over { winner: Some(winner) } if winner != game.active())
}

/// Dice are left on the tableau, or the card taken was the last of the actions: the winner was not building.
fn won_by_dice_action(game: &Midway) -> bool {
    let won = matches!(game.phase, Phase::Over { winner: Some(winner) } if winner == game.active());
    won && game.turn.slots[0].is_some()
}

fn stopped(game: &Midway) -> bool {
    game.phase == Phase::Over { winner: None }
}

/// The shortest fitting game of many.
fn shortest(wanted: &Wanted, kit: Kit<midway::Components>) -> Result<Option<Record>, table::BadSetup> {
    let mut best: Option<Record> = None;
    for index in 0..TRIES {
        let seed = Seed::from_text(wanted.name).in_series(index);
        let mut chance = Dice::quick(index);
        let names = Seat::all(usize::from(wanted.setup.players)).map(|seat| format!("Player {seat}")).collect();
        let record =
            play_out::<Midway>(&wanted.setup, kit, names, seed, |_, _, legal| choose(wanted.lean, legal, &mut chance))?;
        let shorter = best.as_ref().is_none_or(|best| record.lines.len() < best.lines.len());
        let game = record.verify::<Midway>(kit).map(|sitting| sitting.game);
        if shorter && game.is_ok_and(|game| (wanted.fits)(&game)) {
            best = Some(record);
        }
    }
    Ok(best)
}

/// A random one of the actions that a player leans to, or of all if there is none.
fn choose(lean: Lean, legal: &[Action], chance: &mut Dice) -> usize {
    let wanted = |action: &Action| match lean {
        Lean::Build => matches!(action, Action::Add(_) | Action::AddWild(_) | Action::Start(..)),
        Lean::Idle => matches!(action, Action::Done | Action::Roll | Action::Block),
        Lean::Thrifty => match action {
            Action::Assign(low, _) | Action::AssignAll(low) => *low != Booth::DeckDraw,
            _ => matches!(action, Action::Done | Action::Roll),
        },
    };
    let better: Vec<usize> = (0..legal.len()).filter(|&place| wanted(&legal[place])).collect();
    if better.is_empty() { chance.index(legal.len()) } else { chance.pick(&better) }
}
