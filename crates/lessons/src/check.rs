//! Is everything there that lessons speak of, and can they be done?

use crate::lesson::Lesson;
use crate::walk::walk;
use std::collections::BTreeSet;
use table::Say;
use words::Catalogue;

/// A coach note has at most so many words.
const WORDS: usize = 40;
/// How long a lesson may take, in seconds.
const SECONDS: std::ops::RangeInclusive<u32> = 30..=240;

/// What is wrong with the lessons of one game, in these words: `files` are the word files that the catalogue was read from.
pub fn check(game: &str, lessons: &[&Lesson], catalogue: &Catalogue, files: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut said = BTreeSet::new();
    for lesson in lessons {
        let mut own = talk(lesson, catalogue, &mut said);
        own.extend(rules(lesson));
        own.extend(walk(lesson));
        if !SECONDS.contains(&lesson.seconds) {
            own.push(format!("seconds = {}: a lesson takes 30 to 240", lesson.seconds));
        }
        faults.extend(own.into_iter().map(|fault| format!("lessons/{game}/{}: {fault}", lesson.file)));
    }
    let unsaid = keys(game, files).into_iter().filter(|key| !said.contains(key));
    faults.extend(unsaid.map(|key| format!("{key} is in the words, but no lesson says it")));
    faults
}

/// Every message of a lesson is there, is whole, and is short.
fn talk(lesson: &Lesson, catalogue: &Catalogue, said: &mut BTreeSet<String>) -> Vec<String> {
    let names = lesson.names("Ada");
    let mut hear = |say: Say| {
        said.insert(say.key.clone().into_owned());
        match catalogue.render(&say, &names) {
            Ok(text) if text.split_whitespace().count() > WORDS => {
                Some(format!("{}: more than {WORDS} words", say.key))
            }
            Ok(_) => None,
            Err((_, fault)) => Some(format!("{fault}; write it into words/en/{}.ftl", lesson.game)),
        }
    };
    let steps = lesson.steps.iter().flat_map(|step| {
        let answers = step.then.0.iter().chain(&step.wrong.0).map(|(_, name)| name);
        std::iter::once(&step.say).chain(answers).chain(&step.hints)
    });
    let all = [lesson.title(), lesson.learnt()].into_iter().chain(steps.map(|name| lesson.say(name)));
    all.filter_map(&mut hear).collect()
}

/// Every rule that is named exists.
fn rules(lesson: &Lesson) -> Vec<String> {
    let Ok(entry) = catalog::find(&lesson.game) else { return Vec::new() };
    let book = entry.rulebook();
    let named = lesson.steps.iter().filter_map(|step| step.rule.as_deref());
    named
        .filter(|rule| !book.rules().any(|one| one.number == *rule))
        .map(|rule| format!("there is no rule {rule}"))
        .collect()
}

/// The keys of all messages that are meant for lessons of this game.
fn keys(game: &str, files: &[(&str, &str)]) -> Vec<String> {
    let start = format!("{game}-lesson-");
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    let lines = files.iter().flat_map(|(_, text)| text.lines());
    lines.filter(|line| line.starts_with(&start)).filter_map(key).collect()
}
