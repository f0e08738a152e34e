//! Is a language whole, and does it say what English says?

use crate::files::Language;
use crate::message::{Facts, facts};
use crate::pages::{lacking_pages, strange_rules};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::BTreeMap;
use unic_langid::LanguageIdentifier;

/// Everything that is wrong with the words of a language, measured against English.
pub fn check(language: &Language, english: &Language) -> Vec<String> {
    let (own, mut faults) = facts(language);
    let (law, _) = facts(english);
    let tag = &language.tag;
    if !language.is_unfinished() {
        let missing = law.iter().filter(|(key, one)| {
            !own.contains_key(*key) && !key.starts_with('-') && !language.leaves_to_english(&one.file)
        });
        faults.extend(missing.map(|(key, one)| format!("{tag}/{}: {key} is missing", one.file)));
        let left = |place: &str| {
            let game = place.split(['/', '.']).nth(1).unwrap_or_default();
            language.leaves_to_english(&format!("{game}.ftl"))
        };
        let pages = lacking_pages(language, english).into_iter().filter(|one| !left(&one.place));
        faults.extend(pages.map(|one| format!("{tag}/{} is missing", one.place)));
    }
    faults.extend(strange_rules(language, english));
    let classes = classes(tag);
    for (key, one) in &own {
        let place = format!("{tag}/{}: {key}", one.file);
        faults.extend(alone(one, &own, &classes).into_iter().map(|fault| format!("{place} {fault}")));
        match law.get(key) {
            Some(theirs) => faults.extend(against(one, theirs).into_iter().map(|fault| format!("{place} {fault}"))),
            // Terms are a language's own affair, and so are names of components: English has them from the components.
            None if key.starts_with('-') || key.starts_with("named-") => {}
            None => faults.push(format!("{place} is not in English: nobody would ever read it")),
        }
    }
    faults
}

/// What is wrong with a message by itself.
fn alone(one: &Facts, all: &BTreeMap<String, Facts>, classes: &[&'static str]) -> Vec<String> {
    let mut faults = Vec::new();
    faults.extend((!one.is_placed).then(|| "stands under no heading, and no comment says where it is seen".to_owned()));
    let lost = one.taken_in.iter().filter(|key| !all.contains_key(*key));
    faults.extend(lost.map(|key| format!("takes in {key}, which is not there")));
    for names in &one.plurals {
        // A number that is the whole of its class stands for it: where only 1 is "one", [1] will do.
        let stands = |class: &&str| names.contains(*class) || (*class == "one" && names.contains("1"));
        let lacking: Vec<&str> = classes.iter().filter(|class| !stands(class)).copied().collect();
        if !lacking.is_empty() {
            faults.push(format!("counts without the plural {}", lacking.join(", ")));
        }
    }
    faults
}

/// What is wrong with a message as a translation.
fn against(one: &Facts, english: &Facts) -> Vec<String> {
    let mut faults = Vec::new();
    if one.file != english.file {
        faults.push(format!("belongs into {}", english.file));
    }
    // Where English has nothing to say, nobody has.
    if (english.has_value && !one.has_value) || (one.is_empty && !english.is_empty) {
        faults.push("has no words".to_owned());
    }
    let gaps = one.gaps.difference(&english.gaps);
    faults.extend(gaps.map(|gap| format!("fills in ${gap}, which English does not: there is {}", listed(english))));
    let more = one.attributes.difference(&english.attributes).filter(|name| !OWN.contains(&name.as_str()));
    faults.extend(more.map(|name| format!("has .{name}, which English does not")));
    let fewer = english.attributes.difference(&one.attributes);
    faults.extend(fewer.map(|name| format!("lacks .{name}")));
    faults
}

/// What a language may say of itself, see docs/translating.md.
const OWN: [&str; 2] = ["unfinished", "spaced"];

fn listed(one: &Facts) -> String {
    let gaps: Vec<String> = one.gaps.iter().map(|gap| format!("${gap}")).collect();
    if gaps.is_empty() { "nothing to fill in".to_owned() } else { gaps.join(", ") }
}

/// The plural classes that whole numbers have in a language.
pub fn classes(tag: &str) -> Vec<&'static str> {
    let language = tag.parse::<LanguageIdentifier>().unwrap_or_default();
    let exact = PluralRules::create(language.clone(), PluralRuleType::CARDINAL);
    let plain = || {
        PluralRules::create(language.language.as_str().parse::<LanguageIdentifier>().ok()?, PluralRuleType::CARDINAL)
            .ok()
    };
    let Some(rules) = exact.ok().or_else(plain) else { return vec!["other"] };
    let mut found: Vec<&'static str> = (0..=1000u32).filter_map(|n| rules.select(n).ok()).map(name).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn name(class: PluralCategory) -> &'static str {
    match class {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str, text: &str) -> Language {
        let files = vec![("a.ftl".to_owned(), format!("# A.\n\n## B\n\n{text}"))];
        Language { tag: tag.to_owned(), files, pages: Vec::new() }
    }

    fn told(tag: &str, text: &str) -> String {
        let english = "one = One { $card }\n    .row = Row\ncards =\n    { $n ->\n        [one] one card\n       *[other] { $n } cards\n    }\n";
        check(&language(tag, text), &language("en", english)).join("\n")
    }

    const GOOD: &str = "one = Eine { $card }\n    .row = Zeile\ncards =\n    { $n ->\n        [one] eine Karte\n       *[other] { $n } Karten\n    }\n";

    #[test]
    fn a_whole_language_has_no_faults() {
        assert_eq!(told("de", GOOD), "");
    }

    #[test]
    fn every_kind_of_fault_is_found() {
        for (from, to, fault) in [
            ("one =", "eins =", "one is missing"),
            ("one =", "eins =", "eins is not in English"),
            ("$card", "$karte", "fills in $karte"),
            ("    .row = Zeile\n", "", "lacks .row"),
            (".row", ".reihe", "has .reihe"),
            ("        [one] eine Karte\n", "        [few] wenige Karten\n", "without the plural one"),
            ("Eine { $card }", "{ \"\" }", "has no words"),
            ("Eine { $card }", "{ drei }", "takes in drei"),
            ("one = Eine", "one Eine", "Expected"),
        ] {
            assert!(GOOD.contains(from));
            let found = told("de", &GOOD.replacen(from, to, 1));
            assert!(found.contains(fault), "{from:?} to {to:?}: {found}");
        }
    }

    #[test]
    fn a_language_may_be_unfinished_and_say_so() {
        let english = Language {
            files: vec![("language.ftl".to_owned(), "## A\n\nlanguage = English\none = One\n".to_owned())],
            ..language("en", "")
        };
        let told = |own: &str| {
            let files = vec![("language.ftl".to_owned(), format!("## A\n\nlanguage = Français\n{own}"))];
            check(&Language { files, ..language("fr", "") }, &english)
        };
        assert_eq!(told(""), ["fr/language.ftl: one is missing"]);
        assert_eq!(told("    .unfinished = since 2026\n"), Vec::<String>::new());
    }

    #[test]
    fn plurals_are_those_of_the_language() {
        assert_eq!(classes("de"), ["one", "other"]);
        assert_eq!(classes("pl"), ["few", "many", "one"]);
        assert_eq!(classes("ar").len(), 6);
        assert_eq!(classes("ja"), ["other"]);
        assert!(told("pl", GOOD).contains("without the plural few, many"));
    }

    #[test]
    fn where_a_message_is_seen_must_be_told() {
        for text in ["# A.\n\none = One\n", "# A.\n\n# Loose.\n\none = One\n"] {
            let files = vec![("a.ftl".to_owned(), text.to_owned())];
            let bare = Language { tag: "en".to_owned(), files, pages: Vec::new() };
            assert!(check(&bare, &bare)[0].contains("no heading"));
        }
    }

    #[test]
    fn a_game_that_nobody_has_begun_to_translate_is_left_to_english() {
        let file = |name: &str| (name.to_owned(), "# A.\n\n## B\n\none = One\n".to_owned());
        let of = |tag: &str, files, pages| Language { tag: tag.to_owned(), files, pages };
        let english = |name: &str| of("en", vec![file(name)], Vec::new());
        assert!(check(&of("de", Vec::new(), Vec::new()), &english("midway.ftl")).is_empty());
        let begun = of("de", Vec::new(), vec![("guide/midway.md".to_owned(), String::new())]);
        assert_eq!(check(&begun, &english("midway.ftl"))[0], "de/midway.ftl: one is missing");
        assert_eq!(check(&of("de", Vec::new(), Vec::new()), &english("page.ftl")), ["de/page.ftl: one is missing"]);
    }
}
