//! The layouts in docs/python.md are those of the encodings. `BALLYHOO_WRITE=1` writes them anew.

use std::fmt::Write;
use tensors::encoding;

const BEGIN: &str = "<!-- layouts: written by the tests of crates/tensors -->\n";
const END: &str = "<!-- end of layouts -->\n";
/// Of a group of slots so many words are told.
const TOLD: usize = 6;

/// Slots one after the other whose names differ in the last word only: the first slot, the stem, the words.
fn groups(names: &[String]) -> Vec<(usize, String, Vec<String>)> {
    let mut groups: Vec<(usize, String, Vec<String>)> = Vec::new();
    for (slot, name) in names.iter().enumerate() {
        let (stem, word) = name.rsplit_once(':').unwrap_or(("", name));
        match groups.last_mut() {
            Some((_, last, words)) if last == stem => words.push(word.to_owned()),
            _ => groups.push((slot, stem.to_owned(), vec![word.to_owned()])),
        }
    }
    groups
}

/// Places like `seat1`, of which the one numbered 0 is told for all.
fn is_told_elsewhere(stem: &str) -> bool {
    stem.split(':').any(|part| {
        let word = part.trim_end_matches(|c: char| c.is_ascii_digit());
        ["seat", "card", "trick"].contains(&word) && part != format!("{word}0") && part != word
    })
}

fn row(first: usize, stem: &str, words: &[String]) -> String {
    let last = first + words.len() - 1;
    let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
    let shown = words.iter().take(TOLD).cloned().collect::<Vec<_>>().join(", ");
    let more = if words.len() > TOLD { format!(", … ({} in all)", words.len()) } else { String::new() };
    let stem = if stem.is_empty() { String::new() } else { format!("`{stem}:` ") };
    format!("| {range} | {stem}{shown}{more} |\n")
}

fn layout(id: &str) -> String {
    let encoding = encoding(id).unwrap();
    let (slots, actions) = (encoding.observation_names(), encoding.action_names());
    let mut text =
        format!("\n### {id}\n\nVersion {}, {} slots, {} actions.\n\n", encoding.version(), slots.len(), actions.len());
    text += "| slots | names |\n|---|---|\n";
    for (first, stem, words) in groups(slots).iter().filter(|(_, stem, _)| !is_told_elsewhere(stem)) {
        text += &row(*first, stem, words);
    }
    text += "\n| actions | from | an example |\n|---|---|---|\n";
    let mut verbs: Vec<(&str, usize, usize)> = Vec::new();
    for (place, name) in actions.iter().enumerate() {
        let verb = name.split(' ').next().unwrap_or_default();
        match verbs.iter_mut().find(|(known, ..)| *known == verb) {
            Some((_, count, _)) => *count += 1,
            None => verbs.push((verb, 1, place)),
        }
    }
    for (_, count, first) in verbs {
        writeln!(text, "| {count} | {first} | `{}` |", actions[first]).unwrap();
    }
    text
}

#[test]
fn the_layouts_in_the_manual_are_true() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/python.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (before, rest) = text.split_once(BEGIN).unwrap();
    let (_, after) = rest.split_once(END).unwrap();
    // A new game comes into the manual when somebody writes it anew.
    let write = std::env::var_os("BALLYHOO_WRITE").is_some();
    let mut ids: Vec<&str> = catalog::all().iter().map(|entry| entry.about.id).collect();
    ids.retain(|id| write || rest.contains(&format!("\n### {id}\n")));
    ids.sort_unstable();
    let fresh: String = ids.iter().map(|id| layout(id)).collect();
    let fresh = format!("{before}{BEGIN}{fresh}\n{END}{after}");
    if write {
        std::fs::write(path, &fresh).unwrap();
    }
    assert!(write || fresh == text, "docs/python.md tells of other layouts; BALLYHOO_WRITE=1 writes them anew");
}
