//! What a table says of itself, written down: for one position of every kind of question, its description, what its
//! things explain and how it is drawn, through the eyes of whoever is asked. `tests/told.txt` of every game has it by the keys of the words, so
//! that whoever changes what is said sees it in the diff.

use crate::{Arg, Eyes, Game, Note, Say, Seat, Section, Thing, Words};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::iter::once;

/// What has been written so far.
#[derive(Default)]
pub(crate) struct Transcript {
    text: String,
    /// Kinds of questions that have been met.
    asked: BTreeSet<String>,
    /// Sentences are not written twice.
    told: BTreeSet<String>,
    /// Nor are things that say what others have said, with other numbers and names.
    explained: BTreeSet<Vec<String>>,
}

impl Transcript {
    /// Writes down how the table stands, if such a question is new.
    pub(crate) fn look<G: Game>(&mut self, game: &G, eyes: Eyes, question: &Say) {
        if !self.asked.insert(question.key.to_string()) {
            return;
        }
        let view = game.view(eyes);
        self.line(&format!("# {}", plain(question)));
        G::describe(&view).iter().for_each(|section| self.section(section));
        self.line("## what things say");
        let mut things = G::things(&view);
        things.extend(buttons(game));
        for thing in things {
            let Some(note) = G::explain(&view, &thing) else { continue };
            let keys = once(&note.title).chain(&note.lines).map(|say| say.key.to_string()).collect();
            if self.explained.insert(keys) {
                self.line(&format!("{thing}: {}", explained(&note)));
            }
        }
        self.line("## as it is drawn");
        let drawn = G::draw(&view, &Keys { game: G::about().id });
        drawn.lines().for_each(|line| self.line(line.trim_end()));
        self.line("");
    }

    pub(crate) fn text(self) -> String {
        self.text
    }

    fn section(&mut self, section: &Section) {
        self.line(&format!("## {}", plain(&section.title)));
        for sentence in &section.lines {
            let thing = sentence.thing.as_ref().map_or_else(String::new, |thing| format!(" -> {thing}"));
            self.once(format!("{}{thing}", plain(&sentence.say)));
        }
    }

    /// A line that is not written yet.
    fn once(&mut self, line: String) {
        if self.told.insert(line.clone()) {
            self.line(&line);
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}

fn explained(note: &Note) -> String {
    let mut said = plain(&note.title);
    for line in &note.lines {
        let _ = write!(said, " | {}", plain(line));
    }
    if let Some(rule) = &note.rule {
        let _ = write!(said, " | {}", rule.0);
    }
    said
}

/// A catalogue for drawings, in which a message is as short as its words may be: its key without the game's name, and values.
pub(crate) struct Keys {
    pub(crate) game: &'static str,
}

impl Words for Keys {
    fn say(&self, say: &Say) -> String {
        let key = say.key.strip_prefix(self.game).unwrap_or(&say.key).trim_start_matches('-');
        let values: Vec<String> = say.args.iter().map(|(_, arg)| self.value(arg)).collect();
        format!("{key} {}", values.join(" ")).trim().to_owned()
    }

    fn name(&self, seat: Seat) -> String {
        format!("seat {seat}")
    }
}

impl Keys {
    fn value(&self, arg: &Arg) -> String {
        match arg {
            Arg::Say(say) => self.say(say),
            Arg::Name(name) => name.to_string(),
            Arg::List(list) => list.iter().map(|arg| self.value(arg)).collect::<Vec<_>>().join(", "),
            Arg::Seat(_) | Arg::Number(_) => value(arg),
        }
    }
}

/// What can be pressed and belongs to no piece.
fn buttons<G: Game>(game: &G) -> BTreeSet<Thing> {
    let mut found = BTreeSet::new();
    for seat in game.to_act().iter() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let touched = legal.into_iter().flat_map(|action| game.touches(seat, action)).flatten();
        found.extend(touched.filter(Thing::is_button));
    }
    found
}

/// A message by its key, with what fills its gaps.
fn plain(say: &Say) -> String {
    let args: Vec<String> = say.args.iter().map(|(name, arg)| format!("{name}={}", value(arg))).collect();
    if args.is_empty() { say.key.to_string() } else { format!("{}({})", say.key, args.join(", ")) }
}

fn value(arg: &Arg) -> String {
    match arg {
        Arg::Seat(seat) => format!("seat {seat}"),
        Arg::Number(number) => number.to_string(),
        Arg::Say(say) => plain(say),
        Arg::Name(name) => format!("{name:?}"),
        Arg::List(list) => format!("[{}]", list.iter().map(value).collect::<Vec<_>>().join(", ")),
    }
}

/// Whose eyes look when nobody is asked any more.
pub(crate) const AT_THE_END: Eyes = Eyes::Seat(Seat(0));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_written_with_all_that_fills_it() {
        let list = vec![Arg::from(1), Arg::Name("Ferris wheel".into()), Arg::from(Say::new("b").with("who", Seat(1)))];
        assert_eq!(plain(&Say::new("a")), "a");
        assert_eq!(plain(&Say::new("a").with("all", list)), r#"a(all=[1, "Ferris wheel", b(who=seat 2)])"#);
    }
}
