//! The table told in words: what a thing is, and how everything stands.

use crate::{Rule, Say, Thing};
use serde::Serialize;
use ts_rs::TS;

/// What a thing is, what it does or is worth now, and the rule that says so.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Note {
    /// Its name, as a screen reader would say it.
    pub title: Say,
    /// Whole sentences, the most useful first.
    pub lines: Vec<Say>,
    /// The rule that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<Rule>,
}

impl Note {
    /// A note of which only the title is known yet.
    pub fn new(title: Say) -> Note {
        Note { title, lines: Vec::new(), rule: None }
    }

    /// Adds a sentence.
    #[must_use]
    pub fn line(mut self, say: Say) -> Note {
        self.lines.push(say);
        self
    }

    /// Adds a sentence if there is one.
    #[must_use]
    pub fn maybe(mut self, say: Option<Say>) -> Note {
        self.lines.extend(say);
        self
    }

    /// Names the rule.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Note {
        self.rule = Some(Rule(rule));
        self
    }
}

/// A part of the table in words: a title and sentences, the most wanted first.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Section {
    /// What this part is about.
    pub title: Say,
    /// Its sentences, the most wanted first.
    pub lines: Vec<Sentence>,
}

/// A sentence about the table. Where it speaks of one thing, that thing can be chosen by choosing the sentence.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Sentence {
    /// The sentence.
    pub say: Say,
    /// The one thing that it speaks of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thing: Option<Thing>,
}

impl Section {
    /// A part without sentences yet.
    pub fn new(title: Say) -> Section {
        Section { title, lines: Vec::new() }
    }

    /// Adds a sentence about nothing in particular.
    pub fn say(&mut self, say: Say) {
        self.lines.push(Sentence { say, thing: None });
    }

    /// Adds a sentence about a thing.
    pub fn tell(&mut self, thing: Thing, say: Say) {
        self.lines.push(Sentence { say, thing: Some(thing) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_keeps_its_sentences_in_order() {
        let mut section = Section::new(Say::new("title"));
        section.say(Say::new("one"));
        section.tell(Thing::new("card:3"), Say::new("two"));
        let told: Vec<_> =
            section.lines.iter().map(|line| (&*line.say.key, line.thing.as_ref().map(Thing::as_str))).collect();
        assert_eq!(told, [("one", None), ("two", Some("card:3"))]);
    }
}
