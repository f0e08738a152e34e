//! Every puzzle can be replayed, asks a real question, and speaks in words.

use lessons::{Course, MAY_FIND, Move, Puzzle, TIMES};
use std::collections::{BTreeMap, BTreeSet};
use table::Say;
use words::Catalogue;

/// So many there are of each game at least, and no more than so many from one game that was played.
const LEAST: usize = 100;
const FROM_ONE: usize = 3;

fn check(game: &str) {
    let puzzles = lessons::puzzles(game);
    assert!(puzzles.len() >= LEAST, "{game} has {} puzzles", puzzles.len());
    let faults: Vec<String> = puzzles.iter().flat_map(|puzzle| faults(game, puzzle)).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
    let names: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.name.as_str()).collect();
    assert_eq!(names.len(), puzzles.len(), "{game}: two puzzles have one name");
    variety(game, puzzles);
}

/// What is wrong with a puzzle.
fn faults(game: &str, puzzle: &Puzzle) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |holds: bool, what: &str| {
        if !holds {
            faults.push(format!("puzzles/{game}.jsonl, {}: {what}", puzzle.name));
        }
    };
    let lesson = puzzle.lesson(game);
    let begun = match Course::begin(&lesson) {
        Ok(begun) => begun,
        Err(why) => return vec![format!("puzzles/{game}.jsonl, {}: {why}", puzzle.name)],
    };
    let offers = begun.sitting().legal(puzzle.seat);
    let offered = |action: &str| offers.iter().any(|offer| offer.action == action);
    must(begun.sitting().to_act().contains(puzzle.seat), "the seat is not asked");
    must(offers.len() >= 3, "there is hardly a choice");
    must(offered(&puzzle.best) && offered(&puzzle.next), "what is best or next is not offered");
    must(puzzle.best != puzzle.next, "the best is the next");
    let after = |action: &str| Course::after(&lesson, &[Move::Act(action.to_owned())]);
    let right = |action: &str| after(action).is_ok_and(|course| course.answered().is_some_and(|told| told.right));
    must(right(&puzzle.best), "the best action is not taken for right");
    must(!right(&puzzle.next), "another action is taken for right");
    must(puzzle.sure.gap >= 3.0 * puzzle.sure.error, "the gap is within its noise");
    let topics = puzzle.topics();
    let themes = topics.iter().map(|topic| Puzzle::topic(game, topic));
    let said = themes.chain(puzzle.reasons(game)).chain([lesson.title(), lesson.learnt()]);
    let steps = ["find", "right", "wrong"].map(|name| lesson.say(name));
    for say in said.chain(steps) {
        must(knows(&say), &format!("there are no words for {}", say.key));
    }
    faults
}

fn knows(say: &Say) -> bool {
    Catalogue::english().render(say, &[]).is_ok()
}

/// All player counts and several themes and levels occur, and no game is asked about again and again.
fn variety(game: &str, puzzles: &[Puzzle]) {
    let about = catalog::find(game).unwrap().about;
    let counts: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.setup.players).collect();
    // Alone hardly anything is clearly best: a point more or less rarely decides.
    let every = about.players.iter().all(|players| *players == 1 || counts.contains(players));
    assert!(every, "{game}: only with {counts:?} players");
    let levels: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.sure.level()).collect();
    assert!(levels.iter().eq(&[1, 2, 3]), "{game}: only levels {levels:?}");
    let stages: BTreeSet<&String> = puzzles.iter().filter_map(|puzzle| puzzle.themes.first()).collect();
    assert!(stages.len() >= 2, "{game}: only {stages:?}");
    let mut played: BTreeMap<String, usize> = BTreeMap::new();
    for puzzle in puzzles {
        *played.entry(puzzle.seed.to_string()).or_default() += 1;
    }
    assert!(played.values().all(|count| *count <= FROM_ONE), "{game}: too many from one game");
}

/// Thousands of choices of a bot: `cargo test -p lessons --test puzzles -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn easy_hardly_ever_finds_the_answer() {
    for entry in catalog::all() {
        for puzzle in lessons::puzzles(entry.about.id) {
            let found = puzzle.found_by_easy(entry.about.id).unwrap();
            assert!(found <= MAY_FIND, "{} {}: {found} of {TIMES}", entry.about.id, puzzle.name);
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/puzzle-tests.rs"));
