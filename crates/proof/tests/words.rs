//! Every language is whole, every message is said by somebody, and whole games can be told in all of them.

use catalog::Entry;
use proof::{Ear, Language, Uses};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// So many whole games of each are told in each language.
const GAMES: usize = 40;

fn languages() -> Vec<Language> {
    proof::languages().unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn every_language_says_what_english_says() {
    let all = languages();
    let faults: Vec<String> = all.iter().flat_map(|language| proof::check(language, &all[0])).collect();
    assert!(faults.is_empty(), "{} faults\n{}\n", faults.len(), faults.join("\n"));
}

#[test]
fn no_message_and_no_guide_has_notation_in_it_or_ends_as_it_should_not() {
    let faults: Vec<String> = languages().iter().flat_map(proof::misspelled).collect();
    assert!(faults.is_empty(), "{} faults\n{}\n", faults.len(), faults.join("\n"));
}

#[test]
fn every_gap_is_filled_and_nothing_is_given_that_has_no_gap() {
    let (messages, _) = proof::facts(&languages()[0]);
    let faults = proof::misgiven(&proof::folder().join(".."), &messages).unwrap_or_else(|why| panic!("{why}"));
    assert!(faults.is_empty(), "{} faults\n{}\n", faults.len(), faults.join("\n"));
}

#[test]
fn no_message_is_there_that_nobody_says() {
    let uses = Uses::read(&proof::folder().join("..")).unwrap_or_else(|why| panic!("{why}"));
    let (messages, _) = proof::facts(&languages()[0]);
    let taken_in = |key: &str| messages.values().any(|one| one.taken_in.contains(key));
    // Lessons know their own: `cargo test -p lessons` finds what none of them says.
    let unused = messages.keys().filter(|key| !key.contains("-lesson-") && !uses.has(key) && !taken_in(key));
    let unused: Vec<&String> = unused.collect();
    assert!(unused.is_empty(), "{} messages: {unused:#?}", unused.len());
}

/// What is printed on the components of all games, as keys of names.
fn printed() -> BTreeSet<String> {
    let games = proof::folder().join("../crates/games");
    let in_folder = |path: PathBuf| std::fs::read_dir(path).into_iter().flatten().filter_map(Result::ok);
    let folders = in_folder(games).map(|game| game.path().join("components"));
    let texts = folders.flat_map(in_folder).filter_map(|file| std::fs::read_to_string(file.path()).ok());
    // Every second piece of such a file stands between quotation marks.
    let keys = |text: String| text.split('"').skip(1).step_by(2).map(words::name_key).collect::<Vec<_>>();
    texts.flat_map(keys).collect()
}

/// A name with a slip in its key would be passed over in silence, and the English one shown.
#[test]
fn every_name_of_a_component_belongs_to_a_component() {
    let printed = printed();
    for language in languages() {
        let (own, _) = proof::facts(&language);
        let lost: Vec<&String> =
            own.keys().filter(|key| key.starts_with("named-") && !printed.contains(*key)).collect();
        assert!(lost.is_empty(), "{}: no component is called {lost:#?}", language.tag);
    }
}

/// What a game says in play and beside it, in every language: it can be said, and has no notation in it.
fn tell(entry: &Entry) {
    let game = entry.about.id;
    let file = format!("{game}.ftl");
    let english = languages().remove(0);
    for language in languages().into_iter().filter(|language| !language.leaves_to_english(&file)) {
        let language = if language.is_unfinished() { language.filled(&english) } else { language };
        let catalogue = language.catalogue().unwrap_or_else(|why| panic!("{why}"));
        let mut ear = Ear::new(&language, &catalogue);
        proof::heard(entry, GAMES, &mut ear);
        proof::settled(entry, &mut ear);
        // Much of a file is for the page alone; what the engine says is an eighth of it at least.
        let (heard, there) = (ear.keys().len(), language.messages(&file).len());
        assert!(heard > 10 && 8 * heard > there, "{game} says {heard} of its {there} messages");
        let faults: Vec<String> = ear.faults.iter().map(|(fault, text)| format!("{fault}: {text}")).collect();
        assert!(faults.is_empty(), "{}, {} faults\n{}\n", language.tag, faults.len(), faults.join("\n"));
    }
}

#[test]
fn whole_games_can_be_told_in_every_language() {
    std::thread::scope(|scope| catalog::all().iter().for_each(|entry| _ = scope.spawn(|| tell(entry))));
}
