//! Every message as it could be said, without a game that says it.
//!
//! What the engine says is heard in whole games. The page, the server, the terminal and the guides say more: here each of their
//! messages is spelled out, once for every choice in it.

use crate::files::Language;
use crate::slips::{Custom, Ids, slips};
use crate::{Kind, message};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant};
use std::collections::{BTreeMap, BTreeSet};

/// Stands in a gap of which nothing is known.
const SOMETHING: &str = "Xy";
/// At most so many sentences are made of one message.
const MOST: usize = 256;
/// Files of the terminal: columns, commands and options.
const TERMINAL: [&str; 3] = ["cli.ftl", "arena.ftl", "terminal.ftl"];

/// What is wrong with the messages and guides of a language, by whatever can be said of them without context.
pub fn misspelled(language: &Language) -> Vec<String> {
    let custom = Custom::of(language);
    let mut faults = BTreeSet::new();
    for (file, text) in &language.files {
        for (key, sentence) in sentences(text) {
            let place = format!("{}/{file}: {key}", language.tag);
            let found = slips(&sentence, &custom, &Ids::default(), kind(file, &key));
            faults.extend(found.iter().map(|slip| format!("{place} {slip}: {sentence}")));
        }
    }
    for (path, text) in language.pages.iter().filter(|(path, _)| path.starts_with("guide/")) {
        for line in text.lines().map(prose).filter(|line| !line.is_empty()) {
            let found = slips(&line, &custom, &Ids::default(), Kind::Part);
            faults.extend(found.iter().map(|slip| format!("{}/{path} {slip}: {line}", language.tag)));
        }
    }
    faults.into_iter().collect()
}

/// The words of a line of a guide: without what only programs read, and without its marks.
fn prose(line: &str) -> String {
    if ["law: ", "also: ", "asked: "].iter().any(|start| line.starts_with(start)) {
        return String::new();
    }
    let words = line.strip_prefix("![").and_then(|picture| picture.split_once("](")).map_or(line, |(_, words)| words);
    words.replace("**", "").trim_matches([' ', '#', '-', '>']).to_owned()
}

/// Families of keys that are sentences, and of those that are labels: a beginning or a part of a key.
const SENTENCES: &[&str] = &[
    "-ask-",
    "-prompt-",
    "-event-",
    "-refuse-",
    "-first-",
    "-why-",
    "^server-bad-",
    "^server-not-",
    "^server-many-",
    "^server-too-",
    "^server-still-",
    "^terminal-no-",
    "^cli-no-",
    "^cli-cannot-",
    "^setup-",
    "^catalog-",
    "^bots-no-",
];
const LABELS: &[&str] = &[
    "-do-",
    "-label-",
    "-score-",
    "-option-",
    "-theme-",
    "-heading",
    "-poster-",
    "-aid-sign-",
    "^end-",
    "^price-",
    "^pace-",
    "^speed-",
    "^volume-",
    "^told-",
    "^theme",
    "^seat-",
    "^level-",
    "^me-place",
    "^server-no-undo-",
    "^shape-",
];
/// Those that their family does not tell right.
const OTHERS: &[&str] = &[
    "-first-game-",
    "-lesson-",
    "-how-",
    "-do-place-guests",
    "-do-place-cut",
    "-what-do-",
    "-note-",
    "^named-",
    "^how-first",
    "^open-first",
    "^learn-first",
    "^replay-first",
    "^name-first",
    "^end-place",
    "^shape-over",
    "^report-why",
];

fn kind(file: &str, key: &str) -> Kind {
    let is_in = |family: &[&str]| {
        family
            .iter()
            .any(|part| part.strip_prefix('^').map_or_else(|| key.contains(part), |start| key.starts_with(start)))
    };
    if TERMINAL.contains(&file) && !is_in(SENTENCES) || key.contains("-text-") || key.starts_with("mardi-gras-table-") {
        Kind::Terminal
    } else if is_in(OTHERS) {
        Kind::Part
    } else if is_in(LABELS) {
        Kind::Label
    } else if is_in(SENTENCES) {
        Kind::Refusal
    } else {
        Kind::Part
    }
}

/// Every sentence that the messages of a file can become, with its key.
fn sentences(text: &str) -> Vec<(String, String)> {
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(text);
    let mut all = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let forms = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(forms) {
            all.extend(told(pattern).into_iter().map(|sentence| (message.id.name.to_owned(), sentence)));
        }
    }
    all
}

/// What is chosen by: the name of a gap and the variant.
type Choices<'a> = BTreeMap<&'a str, &'a str>;

fn told(pattern: &Pattern<&str>) -> Vec<String> {
    let mut asked: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    note(pattern, &mut asked);
    let mut all: Vec<Choices<'_>> = vec![Choices::new()];
    for (gap, variants) in &asked {
        let grown = |one| variants.iter().map(move |variant| with(one, gap, variant));
        all = all.iter().flat_map(grown).take(MOST).collect();
    }
    all.iter().map(|choices| said(pattern, choices)).collect()
}

/// The same choices and one more.
fn with<'a>(choices: &Choices<'a>, gap: &'a str, variant: &'a str) -> Choices<'a> {
    let mut more = choices.clone();
    more.insert(gap, variant);
    more
}

/// Takes down what a pattern chooses by.
fn note<'a>(pattern: &Pattern<&'a str>, asked: &mut BTreeMap<&'a str, BTreeSet<&'a str>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        if let InlineExpression::VariableReference { id } = selector {
            asked.entry(id.name).or_default().extend(variants.iter().map(message::variant_name));
        }
        variants.iter().for_each(|variant| note(&variant.value, asked));
    }
}

fn said(pattern: &Pattern<&str>, choices: &Choices<'_>) -> String {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => (*value).to_owned(),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => filled(inline, choices),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let wanted = match selector {
                    InlineExpression::VariableReference { id } => choices.get(id.name).copied(),
                    _ => None,
                };
                let is_wanted = |variant: &&Variant<&str>| Some(message::variant_name(variant)) == wanted;
                let found = variants.iter().find(is_wanted).or_else(|| variants.iter().find(|variant| variant.default));
                found.map(|variant| said(&variant.value, choices)).unwrap_or_default()
            }
        })
        .collect()
}

/// What stands in a gap: a number of the plural that was chosen, or something.
fn filled(inline: &InlineExpression<&str>, choices: &Choices<'_>) -> String {
    let chosen = match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => Some(*value),
        InlineExpression::VariableReference { id } => choices.get(id.name).map(|variant| match *variant {
            "zero" => "0",
            "one" => "1",
            "two" | "other" => "2",
            "few" => "3",
            "many" => "11",
            name => name,
        }),
        _ => None,
    };
    chosen.unwrap_or(SOMETHING).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        misspelled(&Language {
            tag: "en".to_owned(),
            files: vec![("page.ftl".to_owned(), text.to_owned())],
            pages: vec![("guide/a.md".to_owned(), "# A\n\n## B\nlaw: A-1\n\nA **line** of it.\n".to_owned())],
        })
    }

    #[test]
    fn every_variant_is_spelled_out() {
        let bad = "key =\n    { $n ->\n        [one] 1 points\n       *[other] { $n } points\n    }\n";
        assert_eq!(faults(bad).len(), 1);
        assert_eq!(faults(&bad.replace("1 points", "1 point")), Vec::<String>::new());
    }

    #[test]
    fn families_end_as_they_should() {
        assert_eq!(faults("midway-ask-roll = Roll\n").len(), 1);
        assert_eq!(faults("midway-do-roll = Roll.\n").len(), 1);
        assert_eq!(faults("midway-ask-roll = Roll.\nmidway-do-roll = Roll\n"), Vec::<String>::new());
    }
}
