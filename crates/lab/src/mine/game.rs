//! One game between bots, with an eye on every choice.

use super::sieve::{Dropped, Sieve};
use super::variety::Variety;
use bots::{Bot, Budget, Level, Spec};
use catalog::{AnySitting, Entry, Replaced};
use lessons::Puzzle;
use table::{Dice, Seat, Seed, Setup};

/// How many iterations those take who search; not by the clock, so that the same seed plays the same game.
const MEDIUM: u32 = 16;
const HARD: u32 = 60;

/// No more puzzles than these come from one game, and so many actions lie between two.
const MOST: usize = 3;
const APART: usize = 8;

/// Plays the game of this number and gives the puzzles that are in it.
pub(super) fn search(
    entry: &Entry,
    setup: &Setup,
    seed: Seed,
    number: u64,
    variety: &mut Variety,
    dropped: &mut Dropped,
) -> Vec<Puzzle> {
    let Ok(mut sitting) = entry.deal(setup, &Replaced::new(), seed.key(&[])) else { return Vec::new() };
    let mut chance = Dice::quick(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x9a22);
    let mut bots: Vec<Bot> = Seat::all(sitting.players()).map(|_| player(&mut chance)).collect();
    let mut start: Vec<String> = Vec::new();
    let mut found: Vec<Puzzle> = Vec::new();
    let mut last = 0;
    while let Some(seat) = sitting.to_act().first() {
        let at = start.len();
        if found.len() < MOST && (found.is_empty() || at >= last + APART) {
            let sieve = Sieve { sitting: &*sitting, seat, seed: number << 20 | at as u64 };
            let kept = sieve.sift(dropped, &|stage| variety.wants_stage(stage));
            if let Some(kept) = kept.filter(|kept| variety.wants(kept)) {
                variety.add(&kept.themes);
                last = at;
                let mut puzzle = kept.puzzle(format!("{number}-{at}"), setup, seed, seat, start.join("; "));
                if puzzle.why.is_empty() {
                    puzzle.line = puzzle.expected(sitting.about().id).unwrap_or_default();
                }
                found.push(puzzle);
            }
        }
        let Ok(action) = bots[seat.at()].choose(&*sitting, seat) else { break };
        if sitting.act(seat, &action).is_err() {
            break;
        }
        start.push(action);
    }
    found
}

fn player(chance: &mut Dice) -> Bot {
    let spec = match chance.below(3) {
        0 => Spec::from(Level::Easy),
        1 => Spec { level: Level::Medium, think: Some(Budget::iterations(MEDIUM)) },
        _ => Spec { level: Level::Hard, think: Some(Budget::iterations(HARD)) },
    };
    Bot::new(spec, u64::from(chance.bits()))
}

/// How a question is called by what is asked: `ask-roll` of `midway-ask-roll`.
pub(super) fn stage(sitting: &dyn AnySitting, seat: Seat) -> Option<String> {
    let key = sitting.prompt(seat)?.key;
    let own = key.strip_prefix(sitting.about().id)?.trim_start_matches('-');
    let kind = own.split_once('-').map_or(own, |(_, kind)| kind);
    Some(kind.to_owned())
}
