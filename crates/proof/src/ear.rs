//! What was heard, by kind and key.

use crate::Language;
use crate::slips::{Custom, Ids, slips};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use table::{Arg, Say, Seat, Words};
use words::{Catalogue, Company};

/// Where a sentence is seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Above the table: where the game stands.
    Heading,
    /// What a player is asked.
    Prompt,
    /// What a player can do: tickets and lists of choices.
    Label,
    /// What happened, in the log.
    Event,
    /// Why a thing cannot be chosen though its like can.
    Shut,
    /// Why an action is refused.
    Refusal,
    /// What a thing is: the title of its note.
    NoteTitle,
    /// What a thing is: the lines of its note.
    NoteLine,
    /// The table in words: titles.
    BoardTitle,
    /// The table in words.
    BoardLine,
    /// What points are for.
    Score,
    /// A rank or title at the end.
    Rank,
    /// What speaks for a hint.
    Reason,
    /// What coaches say in lessons.
    Lesson,
    /// What puzzles ask and explain.
    Puzzle,
    /// What the table in characters says.
    Terminal,
    /// Words within other sentences.
    Part,
}

impl Kind {
    /// For the reader of a list.
    pub fn title(self) -> &'static str {
        match self {
            Kind::Heading => "headings",
            Kind::Prompt => "prompts",
            Kind::Label => "labels of offers",
            Kind::Event => "events in the log",
            Kind::Shut => "reasons why a thing cannot be chosen",
            Kind::Refusal => "refusals",
            Kind::NoteTitle => "explanations: titles",
            Kind::NoteLine => "explanations: lines",
            Kind::BoardTitle => "the board in words: titles",
            Kind::BoardLine => "the board in words: lines",
            Kind::Score => "score lines and tie-breaks",
            Kind::Rank => "ranks",
            Kind::Reason => "reasons of hints",
            Kind::Lesson => "lessons",
            Kind::Puzzle => "puzzles",
            Kind::Terminal => "the board in characters",
            Kind::Part => "words that stand in other sentences",
        }
    }
}

/// So many examples of a message are kept, and so many are shown.
const KEPT: usize = 60;
const SHOWN: usize = 3;
/// What was heard more often than this is listened to only every thirty-second time.
const OFTEN: u32 = 300;
const SELDOM: u32 = 32;

/// Listens to a game in one language.
pub struct Ear<'a> {
    catalogue: &'a Catalogue,
    custom: Custom,
    names: Vec<String>,
    /// Every id that a sentence must not have in it.
    pub ids: Ids,
    heard: BTreeMap<Kind, BTreeMap<String, BTreeSet<String>>>,
    often: BTreeMap<String, u32>,
    keeps_all: bool,
    /// What is wrong: the key and the slip, with one sentence that has it.
    pub faults: BTreeMap<String, String>,
}

impl<'a> Ear<'a> {
    /// Has heard nothing yet.
    pub fn new(language: &Language, catalogue: &'a Catalogue) -> Ear<'a> {
        let names = ["Ada", "Bo", "Cleo", "Dimitri", "Eve", "Fynn"].map(str::to_owned).to_vec();
        let ids = Ids::default();
        let custom = Custom::of(language);
        let (heard, often, faults) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Ear { catalogue, custom, names, ids, heard, often, faults, keeps_all: false }
    }

    /// Keeps every sentence from now on, not a few of each message.
    pub fn keep_all(&mut self) {
        self.keeps_all = true;
    }

    /// Who sits at the table that is listened to.
    pub fn name(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// Hears a message, and the messages in it. One that was heard very often is listened to now and then.
    pub fn hear(&mut self, kind: Kind, say: &Say) {
        let times = match self.often.get_mut(&*say.key) {
            Some(times) => times,
            None => self.often.entry(say.key.to_string()).or_default(),
        };
        *times += 1;
        if *times > OFTEN && !times.is_multiple_of(SELDOM) && !self.keeps_all {
            return;
        }
        self.sentence(kind, say);
        self.parts(&say.args);
    }

    fn parts(&mut self, args: &[(std::borrow::Cow<'static, str>, Arg)]) {
        args.iter().for_each(|(_, arg)| self.part(arg));
    }

    fn part(&mut self, arg: &Arg) {
        match arg {
            Arg::Say(say) => self.hear(Kind::Part, say),
            Arg::List(items) => items.iter().for_each(|item| self.part(item)),
            Arg::Seat(_) | Arg::Number(_) | Arg::Name(_) => {}
        }
    }

    /// Hears a message as bystanders do, and as everybody does whom it is about.
    fn sentence(&mut self, kind: Kind, say: &Say) {
        self.told(kind, say, None);
        for (_, arg) in &say.args {
            if let Arg::Seat(seat) = arg {
                self.told(kind, say, Some(*seat));
            }
        }
    }

    fn told(&mut self, kind: Kind, say: &Say, reader: Option<Seat>) {
        let text = match self.catalogue.tell(say, Company { names: &self.names, reader }) {
            Ok(text) => text,
            Err((text, fault)) => {
                self.faults.entry(format!("{}: {fault}", say.key)).or_insert(text);
                return;
            }
        };
        if kind == Kind::Event && reader.is_some_and(|seat| is_in(&text, &self.names[seat.at()])) {
            self.faults.entry(format!("{}: speaks of its reader", say.key)).or_insert_with(|| text.clone());
        }
        let examples = self.heard.entry(kind).or_default().entry(say.key.to_string()).or_default();
        if examples.contains(&text) {
            return;
        }
        for slip in slips(&text, &self.custom, &self.ids, kind) {
            self.faults.entry(format!("{}: {slip}", say.key)).or_insert_with(|| text.clone());
        }
        if examples.len() < KEPT || self.keeps_all {
            examples.insert(text);
        }
    }

    /// Which keys were heard.
    pub fn keys(&self) -> BTreeSet<&str> {
        self.heard.values().flat_map(BTreeMap::keys).map(String::as_str).collect()
    }

    /// How many sentences were heard.
    pub fn count(&self) -> usize {
        self.heard.values().flat_map(BTreeMap::values).map(BTreeSet::len).sum()
    }

    /// Everything that was heard, sorted by kind and key, with a few examples each, or all.
    pub fn list(&self) -> String {
        let mut text = String::new();
        for (kind, keys) in &self.heard {
            let _ = writeln!(text, "\n## {}\n", kind.title());
            for (key, examples) in keys {
                let few = if self.keeps_all { examples.iter().collect() } else { shown(examples) };
                for example in few {
                    let _ = writeln!(text, "{key}: {}", example.replace('\n', " / "));
                }
            }
        }
        text
    }
}

/// Is this name a word of the text?
fn is_in(text: &str, name: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == name)
}

/// The shortest, one in the middle, and the longest: plurals and lists differ most there.
fn shown(examples: &BTreeSet<String>) -> Vec<&String> {
    let mut all: Vec<&String> = examples.iter().collect();
    all.sort_by_key(|text| text.chars().count());
    if all.len() <= SHOWN {
        return all;
    }
    vec![all[0], all[all.len() / 2], all[all.len() - 1]]
}

/// Puts a drawn table into words, and keeps what was asked for.
pub(crate) struct Scribe<'a> {
    pub catalogue: &'a Catalogue,
    pub names: Vec<String>,
    pub said: std::cell::RefCell<Vec<Say>>,
}

impl Words for Scribe<'_> {
    fn say(&self, say: &Say) -> String {
        self.said.borrow_mut().push(say.clone());
        self.catalogue.render(say, &self.names).unwrap_or_else(|(text, _)| text)
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.at()).cloned().unwrap_or_default()
    }
}

impl Ear<'_> {
    pub(crate) fn scribe(&self) -> Scribe<'_> {
        Scribe { catalogue: self.catalogue, names: self.names.clone(), said: Default::default() }
    }
}
