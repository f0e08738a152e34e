//! Is there a message that nobody ever says?
//!
//! A key counts as used where it stands in a source as a word, or where it fits a text with gaps that a source makes keys
//! from: `format!("{id}-title")`, `` `sound-${name}` ``. That errs on the side of "used".

use crate::Facts;
use crate::given::wrongly_given;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What the sources of the house make keys from.
pub struct Uses {
    words: BTreeSet<String>,
    /// Texts with gaps: what stands between the gaps.
    made: BTreeSet<Vec<String>>,
}

/// Messages whose keys no source spells, each with the reason.
const SPARED: &str = include_str!("spared.txt");

impl Uses {
    /// Reads all sources that say messages.
    pub fn read(root: &Path) -> Result<Uses, String> {
        let mut uses = Uses { words: BTreeSet::new(), made: BTreeSet::new() };
        for folder in ["crates", "web/src", "lessons"] {
            for path in sources(&root.join(folder))? {
                let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                uses.note(&text);
            }
        }
        Ok(uses)
    }

    /// Takes down what one source makes keys from.
    pub fn note(&mut self, text: &str) {
        for word in text.split(|c: char| !in_key(c)) {
            if !self.words.contains(word) {
                self.words.insert(word.to_owned());
            }
        }
        for line in text.lines() {
            self.made.extend(made(line));
        }
    }

    /// Does somebody say this message?
    pub fn has(&self, key: &str) -> bool {
        self.words.contains(key) || self.made.iter().any(|parts| fits(key, parts)) || is_spared(key)
    }
}

fn is_spared(key: &str) -> bool {
    let lines = SPARED.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next());
    lines
        .into_iter()
        .any(|own| own.split_once('*').map_or(own == key, |(start, end)| key.starts_with(start) && key.contains(end)))
}

fn in_key(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_'
}

/// The texts with gaps in a line, if enough of them is written to tell keys apart.
fn made(line: &str) -> Vec<Vec<String>> {
    let letters: Vec<char> = line.chars().collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < letters.len() {
        let (mut parts, mut part) = (Vec::new(), String::new());
        while let Some(&letter) = letters.get(at) {
            if in_key(letter) {
                part.push(letter);
                at += 1;
            } else if let Some(end) = gap(&letters, at) {
                parts.push(std::mem::take(&mut part));
                at = end;
            } else if letter == '$' && letters.get(at + 1) == Some(&'{') {
                // A text within a gap of a text: whatever may follow.
                parts.push(std::mem::take(&mut part));
                at += 1;
                break;
            } else {
                break;
            }
        }
        at += 1;
        if parts.is_empty() {
            continue;
        }
        parts.push(part);
        let told = parts.iter().any(|part| part.contains('-') && part.trim_matches('-').len() > 1);
        if told {
            found.push(parts);
        }
    }
    found
}

/// Where a gap that begins here ends: `{name}` or `${any expression}`.
fn gap(letters: &[char], at: usize) -> Option<usize> {
    let open = match letters.get(at)? {
        '{' => at,
        '$' if letters.get(at + 1) == Some(&'{') => at + 1,
        _ => return None,
    };
    let end = letters[open + 1..].iter().position(|&letter| letter == '}' || letter == '{' || letter == '`')?;
    let close = open + 1 + end;
    (letters[close] == '}').then_some(close + 1)
}

/// Does a key fit a text with gaps? A gap may be empty.
fn fits(key: &str, parts: &[String]) -> bool {
    let Some((first, rest)) = parts.split_first() else { return false };
    let Some(mut left) = key.strip_prefix(&**first) else { return false };
    let Some((last, between)) = rest.split_last() else { return left.is_empty() };
    for part in between {
        let Some(at) = left.find(&**part) else { return false };
        left = &left[at + part.len()..];
    }
    left.ends_with(&**last)
}

/// What the programs give to messages that does not fit them, each with its file.
pub fn misgiven(root: &Path, messages: &BTreeMap<String, Facts>) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for path in sources(&root.join("crates"))? {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        // What tests say stands last in a file.
        let own = text.split("#[cfg(test)]").next().unwrap_or_default();
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        faults.extend(wrongly_given(own, messages).into_iter().map(|fault| format!("{name} {fault}")));
    }
    Ok(faults)
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            // What only tests say, nobody reads.
            if name != "tests" && name != "proof" {
                found.extend(sources(&path)?);
            }
        } else if ["rs", "ts", "svelte", "toml"].contains(&&*ending)
            && !name.ends_with(".test.ts")
            && name != "fixtures.ts"
        {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(text: &str) -> Uses {
        let mut uses = Uses { words: BTreeSet::new(), made: BTreeSet::new() };
        uses.note(text);
        uses
    }

    #[test]
    fn keys_are_found_whole_and_made_up() {
        let uses =
            uses("say(\"one-key\"); format!(\"{id}-title\"); t(`sound-${of(name)}-line`); format!(\"{}-{name}\", x)");
        let nested = self::uses("t(`stage-${one ? `done-${two}` : three}`)");
        assert!(nested.has("stage-done-four") && nested.has("stage-three") && !nested.has("other-stage"));
        for key in ["one-key", "midway-title", "sound-drum-line"] {
            assert!(uses.has(key), "{key}");
        }
        for key in ["one", "another-key", "title-page", "sound-drum"] {
            assert!(!uses.has(key), "{key}");
        }
    }
}
