//! Sentences that belong to no table.

use serde::Serialize;
use std::sync::OnceLock;
use table::Say;
use table::words::{name, names};
use words::{Catalogue, Speaker};

use crate::fail::{Fail, printing};
use std::io::Write;

static CHOSEN: OnceLock<&'static Catalogue> = OnceLock::new();

/// Chooses the language of this run: the one that is asked for, or that of the terminal.
///
/// # Errors
/// There is no such language; the ones that there are.
pub fn choose_language(asked: Option<&str>) -> Result<(), Fail> {
    let known = || Catalogue::all().iter().map(Catalogue::tag);
    let chosen = match asked {
        Some(tag) => Catalogue::find(tag).ok_or_else(|| {
            Fail::asked(Say::new("cli-no-such-language").with("asked", name(tag)).with("known", names(known())))
        })?,
        None => of_terminal(|variable| std::env::var(variable).ok()),
    };
    // A run has one language; a second choice would be a mistake, and changes nothing.
    _ = CHOSEN.set(chosen);
    Ok(())
}

/// The first of these that is set decides, as it does for other programs.
fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> &'static Catalogue {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    set.and_then(|tag| Catalogue::find(&tag)).unwrap_or(Catalogue::english())
}

/// The language of this run.
pub fn language() -> &'static Catalogue {
    CHOSEN.get().copied().unwrap_or(Catalogue::english())
}

/// Speaks the language of this run to the players of a table.
pub fn speaker(names: Vec<String>) -> Speaker {
    Speaker { catalogue: language(), names, reader: None }
}

/// A message in words; no players are in it.
pub fn say(message: &Say) -> String {
    language().render(message, &[]).unwrap_or_else(|(text, _)| text)
}

/// A message without gaps, whose key is made up at run time.
pub fn word(key: String) -> String {
    say(&Say::new(key))
}

/// What somebody is called who did not say.
pub fn guest() -> String {
    say(&Say::new("terminal-guest"))
}

/// Prints lines to standard output.
pub fn print(text: &str) -> Result<(), Fail> {
    std::io::stdout().lock().write_all(text.as_bytes()).map_err(printing)
}

/// Prints a value for machines.
pub fn print_json(value: &impl Serialize) -> Result<(), Fail> {
    let text = serde_json::to_string_pretty(value).map_err(|error| printing(error.into()))?;
    print(&format!("{text}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_decides_where_nothing_is_asked_for() {
        let of = |pairs: &'static [(&str, &str)]| {
            let value = |name: &str| pairs.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned());
            of_terminal(value).tag()
        };
        assert_eq!(of(&[]), "en");
        assert_eq!(of(&[("LANG", "C.UTF-8")]), "en");
        for own in Catalogue::all().iter().map(Catalogue::tag) {
            let pairs = Box::leak(Box::new([("LC_ALL", ""), ("LC_MESSAGES", own), ("LANG", "C")]));
            assert_eq!(of(pairs), own);
        }
    }
}
