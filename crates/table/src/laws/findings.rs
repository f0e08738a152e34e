//! What a game shows of itself that can only be judged when many games have been watched.

use super::secrets::Secrets;
use crate::{Note, Thing};
use std::collections::BTreeMap;

/// What was found in one game or in many.
#[derive(Default)]
pub struct Findings {
    pub(super) secrets: Secrets,
    /// The kinds of things, and the buttons, that do not explain themselves, each with what is missing of it.
    unexplained: BTreeMap<String, &'static str>,
}

impl Findings {
    pub(super) fn add(&mut self, other: Findings) {
        self.secrets.add(other.secrets);
        self.unexplained.extend(other.unexplained);
    }

    /// Law 9: a thing says what it is, at least one sentence about it, and the rule.
    pub(super) fn explained(&mut self, thing: &Thing, note: Option<&Note>) {
        let missing = match note {
            None => "nothing is said",
            Some(note) if note.lines.is_empty() => "no sentence",
            Some(Note { rule: None, .. }) => "no rule",
            Some(_) => return,
        };
        let kind = if thing.is_button() { thing.as_str() } else { thing.kind() };
        self.unexplained.entry(kind.to_owned()).or_insert(missing);
    }

    pub(super) fn check(&self) {
        let Findings { secrets, unexplained } = self;
        assert!(unexplained.is_empty(), "law 9 is broken: these do not explain themselves: {unexplained:?}");
        secrets.check();
    }
}
