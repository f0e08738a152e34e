//! A puzzle: a real position in which one action is clearly the best, and is not the one that lies nearest.
//!
//! `puzzles/<game>.jsonl` has one a line, written by `ballyhoo mine`. There is no sentence in it.

use crate::lesson::{Answers, Lesson, Step, Want, Wants};
use crate::script::Scripted;
use bots::{Level, Reason};
use serde::{Deserialize, Serialize};
use table::{Say, Seat, Seed, Setup};

/// The puzzles among the lessons of a game bear this before their name.
pub const PUZZLE: &str = "puzzle-";

/// Questions that leave open what is done at all.
const ANYTHING: [&str; 6] = ["begin", "choose", "first", "place", "ready", "second"];

/// One puzzle of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number of the game that it was found in, and of the action: `12-45`.
    pub name: String,
    /// How the table is set up.
    pub setup: Setup,
    /// The seed of the deal.
    pub seed: Seed,
    /// Who is asked, counted from 0.
    pub seat: Seat,
    /// Everything that was done before, as a lesson writes it.
    pub start: String,
    /// The best action.
    pub best: String,
    /// The one that comes next.
    pub next: String,
    /// The kind of choice first, as its question is called, then what speaks for the best action.
    pub themes: Vec<String>,
    /// What speaks for the best action against the next one. Nothing where no plain reason explains it.
    pub why: Vec<Why>,
    /// How the game is expected to go on after the best action, as far as that can be known: told where no reason is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Then>,
    /// How sure it is.
    pub sure: Sure,
}

/// A part of the standing, and how much more of it there is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// Which part.
    pub term: String,
    /// How much more, in the coin of the game's terms.
    pub gain: f32,
}

/// What somebody is expected to do then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Then {
    /// Who.
    pub seat: Seat,
    /// The action in the words of its choice.
    pub label: Say,
}

/// How sure it is that the best action is the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sure {
    /// How much better it is than the next one, as a share of winning.
    pub gap: f32,
    /// The standard error of that.
    pub error: f32,
    /// In how many of so many imagined worlds it is the best.
    pub worlds: [u32; 2],
    /// How often bots found it, in hundredths: easy, medium, hard.
    pub found: [u32; 3],
}

impl Sure {
    /// How hard the puzzle is: what even the weakest sometimes plays is easy, what a longer thought often misses is hard.
    pub fn level(&self) -> u8 {
        let [easy, medium, hard] = self.found;
        match (easy, medium, hard) {
            (10.., 75.., _) => 1,
            (_, 50.., 75..) => 2,
            _ => 3,
        }
    }
}

impl Puzzle {
    /// What speaks for the best action, in words, and how sure that is.
    pub fn reasons(&self, game: &str) -> Vec<Say> {
        let [held, worlds] = self.sure.worlds;
        let key = if self.setup.players > 1 { "puzzle-sure" } else { "puzzle-sure-alone" };
        let sure =
            Say::new(key).with("gap", (100.0 * self.sure.gap).round() as u32).with("held", held).with("worlds", worlds);
        let plain = self.why.iter().map(|why| Reason::told(game, &why.term, why.gain, None));
        plain.chain(self.goes_on()).chain([sure]).collect()
    }

    /// How it goes on, where no plain reason is told.
    fn goes_on(&self) -> Vec<Say> {
        if !self.why.is_empty() || self.line.is_empty() {
            return Vec::new();
        }
        let then = |then: &Then| Say::new("puzzle-then").with("seat", then.seat).with("action", then.label.clone());
        std::iter::once(Say::new("puzzle-goes-on")).chain(self.line.iter().map(then)).collect()
    }

    /// What the puzzle is about, to choose by: questions of one kind are one topic however they are put; where anything may
    /// be done, so is the kind of the best action; and what speaks for an action is another topic than a question of the
    /// same name.
    pub fn topics(&self) -> Vec<String> {
        let stage = self.themes.first().and_then(|stage| stage.split('-').next());
        let kind = self.best.split(' ').next().filter(|_| stage.is_some_and(|stage| ANYTHING.contains(&stage)));
        let terms = self.themes.iter().skip(1).map(|term| format!("for-{term}"));
        stage.map(str::to_owned).into_iter().chain(kind.map(|kind| format!("do-{kind}"))).chain(terms).collect()
    }

    /// The words for a topic.
    pub fn topic(game: &str, topic: &str) -> Say {
        Say::new(format!("{game}-theme-{topic}"))
    }

    /// The puzzle as a lesson of one step.
    pub fn lesson(&self, game: &str) -> Lesson {
        Lesson {
            game: game.to_owned(),
            name: format!("{PUZZLE}{}", self.name),
            keys: "puzzle".to_owned(),
            file: format!("{game}.jsonl"),
            seconds: 60,
            setup: self.setup.clone(),
            seed: self.seed,
            nonces: Vec::new(),
            seat: self.seat,
            bot: Level::Easy,
            hint_after: u32::MAX,
            start: Scripted::read(&self.start),
            steps: vec![question(vec![self.best.clone()])],
            people: Vec::new(),
            why: self.reasons(game),
        }
    }
}

/// A step that asks for one action, the first of these; another of them will do.
pub fn question(right: Vec<String>) -> Step {
    let solution = right.first().map(|best| Scripted { seat: None, action: best.clone() });
    let want = Want { action: Wants(right), ..Want::default() };
    Step {
        say: "find".to_owned(),
        point: Vec::new(),
        rule: None,
        want: Some(want),
        within: 1,
        solution: solution.into_iter().collect(),
        then: Answers(vec![(None, "right".to_owned())]),
        wrong: Answers(vec![(None, "wrong".to_owned())]),
        hints: Vec::new(),
        reply: Vec::new(),
    }
}

/// Reads the puzzles of one game; says which line is wrong.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, String> {
    let rows = text.lines().zip(1..).filter(|(row, _)| !row.trim().is_empty());
    rows.map(|(row, number)| serde_json::from_str(row).map_err(|error| format!("line {number}: {error}"))).collect()
}
