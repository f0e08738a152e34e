//! A lesson as data: a real position, and steps with keys of words, things, and what counts as right.

use crate::script::Scripted;
use bots::Level;
use serde::Deserialize;
use table::{Say, Seat, Seed, Setup, Thing};

/// One lesson of one game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The game.
    pub game: String,
    /// Its name: the file's, without its number.
    pub name: String,
    /// What the keys of its words begin with.
    pub keys: String,
    /// The file, for whoever has to mend it.
    pub file: String,
    /// About how long it takes, in seconds.
    pub seconds: u32,
    /// How the table is set up.
    pub setup: Setup,
    /// The seed of the deal.
    pub seed: Seed,
    /// What each seat threw into the shuffle.
    pub nonces: Vec<String>,
    /// Where the pupil sits.
    pub seat: Seat,
    /// The bot that plays the others where nothing is written for them.
    pub bot: Level,
    /// After so many slips the coach shows what to do.
    pub hint_after: u32,
    /// The actions before the first step.
    pub start: Vec<Scripted>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The names at the table where it is a table of people and not one made for teaching.
    pub people: Vec<String>,
    /// What is said when it is done or shown: what speaks for the one right action, where that is what is asked for.
    pub why: Vec<Say>,
}

/// One step: one idea, and at most one thing to do.
#[derive(Clone, Debug)]
pub struct Step {
    /// What the coach says.
    pub say: String,
    /// What the coach points at while he says it.
    pub point: Vec<Thing>,
    /// The rule that it is about.
    pub rule: Option<String>,
    /// What the pupil has to do; nothing where it is only read.
    pub want: Option<Want>,
    /// How many actions the pupil may take for it.
    pub within: u32,
    /// A way to do it. Found by trying where one action is enough and none is written.
    pub solution: Vec<Scripted>,
    /// What is said when it was done.
    pub then: Answers,
    /// What is said to another choice. Where the step takes several actions, one that is named here ends the try.
    pub wrong: Answers,
    /// What is said after slips, one more each time.
    pub hints: Vec<String>,
    /// What others do afterwards.
    pub reply: Vec<Scripted>,
}

/// What the pupil has to do: everything that is named must hold.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Want {
    /// The notation, with `*` for any letters: one of these.
    pub action: Wants<String>,
    /// The things touched for it, with `*` for any letters: all of these are among them.
    pub things: Wants<String>,
    /// Events that it brings: one of these.
    pub event: Wants<toml::Value>,
    /// Events that it must not bring: none of these.
    pub without: Wants<toml::Value>,
    /// What it must do to the pupil's own points.
    pub score: Option<Score>,
    /// The game must be won by it.
    pub won: bool,
    /// The game must be over by it.
    pub over: bool,
    /// Whatever it is.
    pub any: bool,
}

/// One or several, written without or with brackets.
#[derive(Clone, Debug)]
pub struct Wants<T>(pub Vec<T>);

impl<T> Default for Wants<T> {
    fn default() -> Wants<T> {
        Wants(Vec::new())
    }
}

/// What an action must do to the pupil's own points, as far as they are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// No other legal action leaves more.
    Best,
    /// So many at least, in all.
    Least(i32),
    /// So many more at least than when the step began.
    Gain(i32),
}

/// Answers to choose from: the first whose condition holds, if any.
#[derive(Clone, Default, Debug)]
pub struct Answers(pub Vec<(Option<Want>, String)>);

impl Want {
    /// Nothing is asked: such a condition would always hold, and is a mistake unless it says so.
    pub(crate) fn is_empty(&self) -> bool {
        let lists = self.action.0.is_empty() && self.things.0.is_empty();
        let events = self.event.0.is_empty() && self.without.0.is_empty();
        lists && events && self.score.is_none() && !self.won && !self.over && !self.any
    }
}

impl Step {
    /// Is there nothing to do but to read?
    pub fn is_read(&self) -> bool {
        self.want.is_none()
    }
}

impl Lesson {
    /// The message of a name that stands in this lesson, with the seats for its gaps.
    pub fn say(&self, name: &str) -> Say {
        self.fill(Say::new(format!("{}-{name}", self.keys)))
    }

    /// What the lesson is called.
    pub fn title(&self) -> Say {
        Say::new(self.keys.clone())
    }

    /// What is learnt in it.
    pub fn learnt(&self) -> Say {
        self.say("learnt")
    }

    /// The names at the table; the pupil's own is left to whoever knows it.
    pub fn names(&self, pupil: &str) -> Vec<String> {
        let name =
            |(at, name): (usize, &&str)| if at == self.seat.at() { pupil.to_owned() } else { (*name).to_owned() };
        let own: Vec<&str> = self.people.iter().map(String::as_str).collect();
        let names = if own.is_empty() { &NAMES[..] } else { &own[..] };
        names.iter().take(usize::from(self.setup.players)).enumerate().map(name).collect()
    }

    fn fill(&self, say: Say) -> Say {
        let seats = Seat::all(usize::from(self.setup.players)).zip(SEATS);
        seats.fold(say, |say, (seat, gap)| say.with(gap, seat))
    }
}

/// The gaps that stand for the players: `{ $seat1 }` is the first seat.
const SEATS: [&str; 6] = ["seat1", "seat2", "seat3", "seat4", "seat5", "seat6"];

/// Who sits at the table beside the pupil, by seat.
pub const NAMES: [&str; 6] = ["Zampano", "Colombina", "Pierrot", "Rosalba", "Fortunato", "Esmeralda"];
