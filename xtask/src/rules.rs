//! `cargo xtask rules`: every rule has a test, and every rule that is cited exists.

use crate::shell::root;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Compares `rules/*.md` with the tests and sources of the games.
pub fn check() -> Result<(), String> {
    let mut faults = Vec::new();
    let mut count = 0;
    for book in files(&root().join("rules"), "md")? {
        let id = book.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        let rules = numbers(&read(&book)?, &id, &mut faults);
        let crate_dir = root().join("crates/games").join(&id);
        let proved = proofs(&crate_dir, &rules, &mut faults)?;
        citations(&crate_dir.join("src"), &rules, &mut faults)?;
        let unproved = rules.iter().filter(|rule| !proved.contains(*rule));
        faults.extend(unproved.map(|rule| format!("{rule} has no test")));
        println!("{id}: {} rules, {} with tests", rules.len(), rules.iter().filter(|r| proved.contains(*r)).count());
        count += rules.len();
    }
    if count == 0 {
        return Err("no rules were found".into());
    }
    if faults.is_empty() { Ok(()) } else { Err(format!("{} faults\n  {}", faults.len(), faults.join("\n  "))) }
}

/// The numbers that a rule text defines: paragraphs that begin with `**XY-1.2**`.
fn numbers(text: &str, id: &str, faults: &mut Vec<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in text.lines() {
        let Some((number, _)) = line.strip_prefix("**").and_then(|rest| rest.split_once("**")) else { continue };
        if rule_tokens(number) == [number] && !found.insert(number.to_owned()) {
            faults.push(format!("rules/{id}.md: {number} stands there twice"));
        }
    }
    found
}

/// The rules named in doc comments directly above a `#[test]`.
fn proofs(crate_dir: &Path, rules: &BTreeSet<String>, faults: &mut Vec<String>) -> Result<BTreeSet<String>, String> {
    let mut proved = BTreeSet::new();
    let mut sources = files(&crate_dir.join("tests"), "rs")?;
    sources.extend(files(&crate_dir.join("src"), "rs")?);
    for path in sources {
        let mut comment: BTreeMap<String, usize> = BTreeMap::new();
        for (index, line) in read(&path)?.lines().enumerate() {
            let line = line.trim();
            if let Some(text) = line.strip_prefix("///") {
                comment.extend(rule_tokens(text).into_iter().map(|rule| (rule.to_owned(), index + 1)));
            } else if line.starts_with("#[test]") {
                for (rule, line) in std::mem::take(&mut comment) {
                    if rules.contains(&rule) {
                        proved.insert(rule);
                    } else {
                        faults.push(format!("{}:{line} proves {rule}, which does not exist", shown(&path)));
                    }
                }
            } else if !line.starts_with("#[") {
                comment.clear();
            }
        }
    }
    Ok(proved)
}

/// Rules cited anywhere in the sources (refusals, score lines, comments) must exist.
fn citations(src: &Path, rules: &BTreeSet<String>, faults: &mut Vec<String>) -> Result<(), String> {
    let prefixes: BTreeSet<&str> = rules.iter().filter_map(|rule| rule.split_once('-').map(|pair| pair.0)).collect();
    for path in files(src, "rs")? {
        for (index, line) in read(&path)?.lines().enumerate() {
            for rule in rule_tokens(line) {
                let ours = rule.split_once('-').is_some_and(|(prefix, _)| prefixes.contains(prefix));
                if ours && !rules.contains(rule) {
                    faults.push(format!("{}:{} cites {rule}, which does not exist", shown(&path), index + 1));
                }
            }
        }
    }
    Ok(())
}

/// Everything in a text that looks like `GC-4.2`.
fn rule_tokens(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.'));
    words.map(|word| word.trim_matches('.')).filter(|word| is_rule(word)).collect()
}

fn is_rule(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else { return false };
    let mut parts = number.split('.');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    prefix.len() == 2
        && prefix.bytes().all(|byte| byte.is_ascii_uppercase())
        && number.contains('.')
        && parts.all(digits)
}

/// All files below a folder with this extension, sorted; none if there is no such folder.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(found) };
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_numbers_are_recognised() {
        assert_eq!(rule_tokens("see GC-4.2, (MC-10.3). Not A-1.1, XY-4 or UTF-8"), ["GC-4.2", "MC-10.3"]);
    }

    #[test]
    fn a_number_that_stands_twice_is_a_fault() {
        let mut faults = Vec::new();
        let found = numbers("**GC-1.1** One.\n**GC-1.1** Again.\ntext **GC-1.2**\n", "grand", &mut faults);
        assert_eq!((found.len(), faults.len()), (1, 1));
    }
}
