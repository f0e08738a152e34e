//! Is every gap of a message filled by whoever says it, and nothing else given?
//!
//! Read out of the sources as far as they say it in one breath: `Say::new("key").with("gap", ..)`. Whole games show the rest.

use crate::message::Facts;
use std::collections::{BTreeMap, BTreeSet};

/// Who did something is told to the page, whether a sentence names them or not.
const ACTOR: &str = "seat";
/// What only the toys of tests and examples say.
const TOY: &str = "toy";

/// One message as a source says it.
struct Said<'a> {
    key: &'a str,
    given: Vec<&'a str>,
}

/// What a source gives that no message asks for, and what it never gives.
pub fn wrongly_given(source: &str, messages: &BTreeMap<String, Facts>) -> Vec<String> {
    let mut faults = Vec::new();
    for one in said(source).into_iter().filter(|one| !one.key.starts_with(TOY)) {
        let Some(facts) = messages.get(one.key) else {
            faults.push(format!("says {}, which has no words", one.key));
            continue;
        };
        let gaps = with_taken_in(facts, messages);
        let is_asked = |name: &str| gaps.contains(name) || facts.attributes.contains(name) || name == ACTOR;
        let spare = one.given.iter().filter(|name| !is_asked(name));
        faults.extend(spare.map(|name| format!("gives {name} to {}, which has no gap for it", one.key)));
        // What is given later is given in the same file.
        let later = |gap: &str| source.contains(&format!("(\"{gap}\","));
        let lacking = gaps.iter().filter(|gap| !one.given.contains(gap) && !later(gap));
        faults.extend(lacking.map(|gap| format!("never gives {gap} to {}", one.key)));
    }
    faults
}

/// The gaps of a message and of those that it takes in.
fn with_taken_in<'a>(facts: &'a Facts, messages: &'a BTreeMap<String, Facts>) -> BTreeSet<&'a str> {
    let others = facts.taken_in.iter().filter_map(|key| messages.get(key));
    let theirs = others.flat_map(|other| with_taken_in(other, messages));
    facts.gaps.iter().map(String::as_str).chain(theirs).collect()
}

fn said(source: &str) -> Vec<Said<'_>> {
    let mut found = Vec::new();
    for (at, start) in source.match_indices("Say::new(\"") {
        let rest = &source[at + start.len()..];
        let Some((key, mut rest)) = rest.split_once("\")") else { continue };
        if !key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_') {
            continue;
        }
        let mut given = Vec::new();
        while let Some((name, after)) = rest.trim_start().strip_prefix(".with(\"").and_then(|with| with.split_once('"'))
        {
            given.push(name);
            rest = behind(after);
        }
        found.push(Said { key, given });
    }
    found
}

/// What stands behind the bracket that is open here.
fn behind(text: &str) -> &str {
    let mut depth = 0;
    let mut quoted = false;
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if before != '\\' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth == 0 => return &text[at + 1..],
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        before = letter;
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, facts};

    fn faults(source: &str) -> Vec<String> {
        let files = vec![("a.ftl".to_owned(), "## A\n\none = { $seat } takes { $card }.\n".to_owned())];
        let (messages, _) = facts(&Language { tag: "en".to_owned(), files, pages: Vec::new() });
        wrongly_given(source, &messages)
    }

    #[test]
    fn what_is_spare_or_lacking_is_found() {
        assert_eq!(
            faults("Say::new(\"one\").with(\"seat\", f(a, \")\"))\n    .with(\"card\", b)"),
            Vec::<String>::new()
        );
        assert_eq!(faults("Say::new(\"one\").with(\"seat\", a).with(\"card\", b).with(\"more\", c)").len(), 1);
        assert_eq!(faults("Say::new(\"one\").with(\"seat\", a)"), ["never gives card to one"]);
        assert_eq!(
            faults("let say = Say::new(\"one\").with(\"seat\", a); say.with(\"card\", b)"),
            Vec::<String>::new()
        );
        assert_eq!(faults("Say::new(\"two\")"), ["says two, which has no words"]);
    }
}
