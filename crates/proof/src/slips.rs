//! What no sentence may have in it.

use crate::{Kind, Language};
use std::collections::BTreeSet;
use table::Thing;

/// Names that only programs use: parts of the ids of things.
#[derive(Default)]
pub struct Ids(BTreeSet<String>);

impl Ids {
    /// Takes down the parts of an id that no person would write: those with a hyphen, which are no words of a language.
    pub fn note(&mut self, thing: &Thing) {
        let odd = thing.parts().filter(|part| part.contains('-') && part.chars().any(char::is_alphabetic));
        for part in odd {
            if !self.0.contains(part) {
                self.0.insert(part.to_owned());
            }
        }
    }
}

/// Nouns that are often counted, with their plurals.
const COUNTED: &[(&str, &str)] = &[
    ("point", "points"),
    ("card", "cards"),
    ("ticket", "tickets"),
    ("Ticket", "Tickets"),
    ("crown", "crowns"),
    ("coin", "coins"),
    ("loan", "loans"),
    ("ride", "rides"),
    ("round", "rounds"),
    ("turn", "turns"),
    ("day", "days"),
    ("action", "actions"),
    ("player", "players"),
    ("guest", "guests"),
    ("barker", "barkers"),
    ("tile", "tiles"),
    ("space", "spaces"),
    ("square", "squares"),
    ("cube", "cubes"),
    ("die", "dice"),
    ("part", "parts"),
    ("seat", "seats"),
    ("step", "steps"),
    ("token", "tokens"),
    ("season", "seasons"),
    ("monster", "monsters"),
    ("hunter", "hunters"),
    ("danger", "dangers"),
    ("float", "floats"),
    ("bead", "beads"),
    ("member", "members"),
    ("krewe", "krewes"),
    ("route", "routes"),
    ("stall", "stalls"),
    ("trick", "tricks"),
];

/// What a language has of its own that would be a slip elsewhere.
pub struct Custom {
    is_english: bool,
    /// The marks before which it sets a space, as it declares them.
    spaced: String,
}

impl Custom {
    /// Reads it out of the files of a language.
    pub fn of(language: &Language) -> Custom {
        Custom { is_english: language.tag == "en", spaced: language.declared("spaced").unwrap_or_default() }
    }

    fn allows(&self, mark: &str) -> bool {
        mark.strip_prefix(' ').is_some_and(|rest| !rest.is_empty() && self.spaced.contains(rest))
    }
}

/// Spellings that are not those of the house.
const BRITISH: &[&str] = &["colour", "neighbour", "licence", "travell", "favour", "honour", "centre", "behaviour"];

/// What stands only in the notes of programmers.
const MARKS: &[&str] =
    &["{", "}", "$", "undefined", "NaN", "  ", "->", "=>", "::", "\u{2068}", "..", " .", " ,", " ;", " :"];

/// What is wrong with a sentence in a language, if anything. What is drawn in characters is set in columns and has signs of
/// its own; a part of another sentence may be empty, or have a space at its edge.
pub fn slips(text: &str, custom: &Custom, ids: &Ids, kind: Kind) -> Vec<String> {
    let mut found = Vec::new();
    if kind != Kind::Terminal {
        let marks = MARKS.iter().filter(|mark| text.contains(**mark) && !custom.allows(mark));
        found.extend(marks.map(|mark| format!("has {mark:?}")));
        found.extend(shouts(text).then(|| "has an exclamation mark".to_owned()));
    }
    if !matches!(kind, Kind::Part | Kind::Terminal) {
        found.extend((text.trim() != text).then(|| "has a space at its edge".to_owned()));
        found.extend(text.trim().is_empty().then(|| "is empty".to_owned()));
    }
    found.extend(notation(text).map(|token| format!("has the notation {token:?}")));
    found.extend(tokens(text).filter(|token| ids.0.contains(*token)).map(|token| format!("has the id {token:?}")));
    found.extend(stops(text, kind));
    if custom.is_english {
        found.extend(wrong_plurals(text));
        found.extend(
            BRITISH.iter().filter(|word| unmarked(text).contains(**word)).map(|word| format!("spells {word:?}")),
        );
    }
    found
}

/// Sentences end in a full stop, labels do not.
fn stops(text: &str, kind: Kind) -> Option<String> {
    let last = text.trim_end_matches(['”', '“', '»', ')', '\u{2069}', '\u{202c}']).chars().last()?;
    match kind {
        Kind::Prompt | Kind::Event | Kind::Shut | Kind::Refusal | Kind::NoteLine | Kind::Reason | Kind::Lesson => {
            (!".?!…:。؟।".contains(last)).then(|| "is a sentence without a full stop".to_owned())
        }
        Kind::Heading | Kind::Label | Kind::NoteTitle | Kind::BoardTitle | Kind::Score | Kind::Rank => {
            (last == '.').then(|| "is a label with a full stop".to_owned())
        }
        Kind::BoardLine | Kind::Puzzle | Kind::Terminal | Kind::Part => None,
    }
}

/// Only what is printed on a component shouts: it stands in quotation marks, or alone.
fn shouts(text: &str) -> bool {
    text.match_indices('!').any(|(at, _)| {
        let quoted = text[at + 1..].starts_with(['”', '“', '»']);
        let alone = at + 1 == text.len() && !text.contains(". ");
        !quoted && !alone
    })
}

/// The text without what is typed as it is.
fn unmarked(text: &str) -> String {
    text.split('`').step_by(2).collect()
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || "-_:[]".contains(c))).filter(|token| !token.is_empty())
}

/// Keys in brackets, ids of things, and names as programs write them.
fn notation(text: &str) -> impl Iterator<Item = &str> {
    tokens(text).filter(|token| {
        let key = token.starts_with('[') && token.contains('-');
        let thing = token.split_once(':').is_some_and(|(kind, rest)| {
            kind.ends_with(|c: char| c.is_ascii_lowercase()) && rest.starts_with(char::is_alphanumeric)
        });
        key || thing || (token.len() > 1 && token.contains('_'))
    })
}

/// "1 points" and "2 point", for the nouns that are counted most. "1 of 3 cards", "0 of 1 tickets" and "2 card games" are
/// right, and what stands behind a comma is not counted by the number before it.
fn wrong_plurals(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = |at: usize| {
        let amount: u32 = words[at].trim_start_matches(['+', '-', '−', '(']).parse().ok()?;
        let counted = *words.get(at + 1)?;
        let noun = counted.trim_end_matches(['.', ',', ':', ';', ')']);
        let (one, many) = COUNTED.iter().find(|(one, many)| *one == noun || *many == noun)?;
        let right = if amount == 1 { one } else { many };
        let compound = noun == *one && noun == counted && at + 2 < words.len();
        let of = at > 0 && (words[at - 1] == "of" || words[at - 1] == "and");
        (*right != noun && !compound && !of).then(|| format!("counts {:?}", [words[at], noun].join(" ")))
    };
    (0..words.len()).filter_map(wrong).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Custom = Custom { is_english: true, spaced: String::new() };

    fn told(text: &str) -> bool {
        let mut ids = Ids::default();
        ids.note(&Thing::named("hand:ferris-seats"));
        !slips(text, &ENGLISH, &ids, Kind::Event).is_empty()
    }

    #[test]
    fn what_people_do_not_write_is_found() {
        for bad in [
            "You may [midway-card].",
            "Take hand:kraken.",
            "Take ferris-seats.",
            "Take wild_die.",
            "It brings { $n }.",
            "It brings 1 points.",
            "It brings +2 point.",
            "It  brings.",
            "It brings .",
            " It is.",
            "It is",
            "It brings a colour.",
            "Well done! It is over.",
        ] {
            assert!(told(bad), "{bad}");
        }
    }

    #[test]
    fn a_label_has_no_full_stop_and_a_language_may_space_its_marks() {
        let ids = Ids::default();
        let of = |text, kind| slips(text, &ENGLISH, &ids, kind).len();
        assert_eq!([of("Take 1 card", Kind::Label), of("Take 1 card.", Kind::Label)], [0, 1]);
        let french = Custom { is_english: false, spaced: "; : ! ?".to_owned() };
        assert_eq!(slips("Prenez : 1 carte.", &french, &ids, Kind::Prompt), Vec::<String>::new());
        assert_eq!(slips("Prenez , 1 carte.", &french, &ids, Kind::Prompt).len(), 1);
    }

    #[test]
    fn what_people_write_is_left_alone() {
        for good in [
            "It brings 1 point and 2 cards.",
            "At 10:30 the two-headed goat: +1 point.",
            "1 of 3 cards is a tie-break.",
            "Read a license with `licences`.",
            "You gain “Find a Mark!”.",
        ] {
            assert!(!told(good), "{good}");
        }
    }
}
