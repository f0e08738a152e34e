//! Reads `lessons/<game>/<number>-<name>.toml`, and says what is wrong with it and what to do.

use crate::lesson::{Answers, Lesson, Step, Want, Wants};
use crate::script::Scripted;
use bots::Level;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use table::{Seat, Seed, Setup, Thing};

/// What is wrong with a lesson, in which file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("lessons/{game}/{file}: {fault}")]
pub struct BadLesson {
    /// The game.
    pub game: String,
    /// The file.
    pub file: String,
    /// What is wrong, and what to do.
    pub fault: String,
}

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Written {
    seconds: u32,
    /// The lesson whose setup, seed, seat and start this one has; its own start follows.
    from: Option<String>,
    players: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seed: Option<String>,
    seat: Option<u8>,
    #[serde(default)]
    bot: Option<String>,
    #[serde(default = "twice")]
    hint_after: u32,
    #[serde(default)]
    start: String,
    #[serde(default)]
    step: Vec<WrittenStep>,
}

fn twice() -> u32 {
    2
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct WrittenStep {
    say: String,
    #[serde(default)]
    point: Vec<String>,
    rule: Option<String>,
    #[serde(rename = "do")]
    want: Option<Want>,
    #[serde(default = "once")]
    within: u32,
    #[serde(default)]
    solution: String,
    #[serde(default)]
    then: Answers,
    #[serde(default)]
    wrong: Answers,
    #[serde(default)]
    hints: Vec<String>,
    #[serde(default)]
    reply: String,
}

fn once() -> u32 {
    1
}

/// The position that a lesson begins with.
#[derive(Clone)]
struct Place {
    setup: Setup,
    seed: Seed,
    seat: Seat,
    start: Vec<Scripted>,
}

/// Reads the lessons of one game: the name and the text of each file.
pub fn read(game: &str, files: &[(String, String)]) -> Result<Vec<Lesson>, Vec<BadLesson>> {
    let (mut written, mut faults) = (BTreeMap::new(), Vec::new());
    let bad = |file: &str, fault: String| BadLesson { game: game.to_owned(), file: file.to_owned(), fault };
    for (file, text) in files {
        match toml::from_str::<Written>(text) {
            Ok(lesson) => _ = written.insert(name_of(file).to_owned(), lesson),
            Err(error) => faults.push(bad(file, error.to_string())),
        }
    }
    let mut lessons = Vec::new();
    for (file, _) in files {
        let name = name_of(file);
        let Some(lesson) = written.get(name) else { continue };
        let made = place(lesson, &written, 0).and_then(|place| make(game, file, lesson, place));
        match made {
            Ok(lesson) => lessons.push(lesson),
            Err(fault) => faults.push(bad(file, fault)),
        }
    }
    if faults.is_empty() { Ok(lessons) } else { Err(faults) }
}

/// `02-first-turn.toml` is the lesson `first-turn`; the number only sorts.
fn name_of(file: &str) -> &str {
    let stem = file.strip_suffix(".toml").unwrap_or(file);
    stem.split_once('-').filter(|(number, _)| number.bytes().all(|b| b.is_ascii_digit())).map_or(stem, |(_, name)| name)
}

fn place(lesson: &Written, all: &BTreeMap<String, Written>, deep: usize) -> Result<Place, String> {
    let own = Scripted::read(&lesson.start);
    if let Some(from) = &lesson.from {
        if lesson.players.is_some() || lesson.seed.is_some() || lesson.seat.is_some() || !lesson.options.is_empty() {
            return Err(format!("it begins like {from:?}: leave out players, options, seed and seat"));
        }
        let base = all.get(from).filter(|_| deep < all.len());
        let base =
            base.ok_or_else(|| format!("from = {from:?}: there is no such lesson, or it begins like this one"))?;
        let mut place = place(base, all, deep + 1)?;
        place.start.extend(own);
        return Ok(place);
    }
    let missing = |what: &str| format!("{what} is missing: every lesson names players, seed and seat, or `from`");
    let players = lesson.players.ok_or_else(|| missing("players"))?;
    let seed = lesson.seed.as_ref().ok_or_else(|| missing("seed"))?;
    let seat = lesson.seat.ok_or_else(|| missing("seat"))?;
    if !(1..=players).contains(&seat) {
        return Err(format!("seat = {seat}: seats are counted from 1 to {players}"));
    }
    let setup = Setup { players, options: lesson.options.clone() };
    let seed = seed.parse().unwrap_or_else(|_| Seed::from_text(seed));
    Ok(Place { setup, seed, seat: Seat(seat - 1), start: own })
}

fn make(game: &str, file: &str, written: &Written, place: Place) -> Result<Lesson, String> {
    let bot = written.bot.as_deref().unwrap_or("easy").parse::<Level>().map_err(|bad| bad.to_string())?;
    if !matches!(bot, Level::Easy | Level::Random) {
        return Err(format!("bot = \"{bot}\" thinks too long for a lesson: take easy or random"));
    }
    if written.step.is_empty() {
        return Err("it has no [[step]]".to_owned());
    }
    Ok(Lesson {
        game: game.to_owned(),
        name: name_of(file).to_owned(),
        keys: format!("{game}-lesson-{}", name_of(file)),
        file: file.to_owned(),
        seconds: written.seconds,
        setup: place.setup,
        seed: place.seed,
        nonces: Vec::new(),
        seat: place.seat,
        bot,
        hint_after: written.hint_after,
        start: place.start,
        steps: written.step.iter().map(step).collect::<Result<_, _>>()?,
        people: Vec::new(),
        why: Vec::new(),
    })
}

fn step(written: &WrittenStep) -> Result<Step, String> {
    let at = |fault: &str| format!("step {:?}: {fault}", written.say);
    let conditions = [&written.then, &written.wrong].into_iter().flat_map(|answers| &answers.0);
    if written.want.iter().chain(conditions.filter_map(|(when, _)| when.as_ref())).any(Want::is_empty) {
        return Err(at("a condition is empty: write any = true if everything counts"));
    }
    let read = written.want.is_none();
    if read && !(written.wrong.0.is_empty() && written.hints.is_empty() && written.solution.is_empty()) {
        return Err(at("there is nothing to do in it, so wrong, hints and solution say nothing"));
    }
    if written.within == 0 || (written.within > 1 && (read || written.solution.is_empty())) {
        return Err(at("a step of several actions needs do and a solution"));
    }
    Ok(Step {
        say: written.say.clone(),
        point: written.point.iter().map(Thing::new).collect(),
        rule: written.rule.clone(),
        want: written.want.clone(),
        within: written.within,
        solution: Scripted::read(&written.solution),
        then: written.then.clone(),
        wrong: written.wrong.clone(),
        hints: written.hints.clone(),
        reply: Scripted::read(&written.reply),
    })
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Wants<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wants<T>, D::Error> {
        let items = match toml::Value::deserialize(deserializer)? {
            toml::Value::Array(items) => items,
            one => vec![one],
        };
        items.into_iter().map(toml::Value::try_into).collect::<Result<_, _>>().map(Wants).map_err(D::Error::custom)
    }
}

/// One answer of several: `{ if = { action = "done" }, say = "not-yet" }`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAnswer {
    #[serde(rename = "if")]
    when: Option<Want>,
    say: String,
}

impl<'de> Deserialize<'de> for Answers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Answers, D::Error> {
        let written: Wants<toml::Value> = Wants::deserialize(deserializer)?;
        let answer = |value: toml::Value| match value {
            toml::Value::String(say) => Ok((None, say)),
            other => other.try_into().map(|answer: WrittenAnswer| (answer.when, answer.say)),
        };
        written.0.into_iter().map(answer).collect::<Result<_, _>>().map(Answers).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_one(text: &str) -> Result<Lesson, String> {
        let files = [("02-first.toml".to_owned(), text.to_owned())];
        read("toy", &files).map(|mut lessons| lessons.remove(0)).map_err(|faults| faults[0].to_string())
    }

    const HEAD: &str = "seconds = 60\nplayers = 2\nseed = '7'\nseat = 1\n";

    #[test]
    fn a_lesson_is_known_by_its_file() {
        let lesson = read_one(&format!("{HEAD}[[step]]\nsay = 'hello'\n")).unwrap();
        assert_eq!((lesson.name.as_str(), lesson.seat), ("first", Seat(0)));
        assert_eq!(lesson.say("hello").key, "toy-lesson-first-hello");
    }

    #[test]
    fn what_is_wrong_is_said_with_its_file() {
        let fault = |text: &str| read_one(text).unwrap_err();
        assert!(
            fault("seconds = 60\n[[step]]\nsay = 'x'\n").starts_with("lessons/toy/02-first.toml: players is missing")
        );
        assert!(fault(&format!("{HEAD}pointt = 1\n")).contains("pointt"));
        assert!(fault(HEAD).contains("no [[step]]"));
        assert!(fault(&format!("{HEAD}[[step]]\nsay = 'x'\ndo = {{}}\n")).contains("any = true"));
        assert!(fault(&format!("{HEAD}[[step]]\nsay = 'x'\ndo = {{ any = true }}\nwithin = 3\n")).contains("solution"));
        assert!(fault(&format!("bot = 'hard'\n{HEAD}[[step]]\nsay = 'x'\n")).contains("thinks too long"));
    }

    #[test]
    fn a_lesson_goes_on_from_the_start_of_another() {
        let files = [
            ("1-one.toml".to_owned(), format!("{HEAD}start = 'roll; pass'\n[[step]]\nsay = 'x'\n")),
            ("2-two.toml".to_owned(), "seconds = 9\nfrom = 'one'\nstart = 'done'\n[[step]]\nsay = 'x'\n".to_owned()),
            ("3-three.toml".to_owned(), "seconds = 9\nfrom = 'three'\n[[step]]\nsay = 'x'\n".to_owned()),
        ];
        let lessons = read("toy", &files[..2]).unwrap();
        let actions: Vec<&str> = lessons[1].start.iter().map(|line| line.action.as_str()).collect();
        assert_eq!(actions, ["roll", "pass", "done"]);
        assert!(read("toy", &files).unwrap_err()[0].fault.contains("begins like this one"));
    }

    #[test]
    fn answers_may_depend_on_the_choice() {
        let step = "[[step]]\nsay = 'x'\ndo = { action = 'roll' }\nwrong = [{ if = { action = ['a', 'b'] }, say = 'y' }, 'z']\n";
        let lesson = read_one(&format!("{HEAD}{step}")).unwrap();
        let Answers(wrong) = &lesson.steps[0].wrong;
        assert_eq!(wrong[0].0.as_ref().unwrap().action.0, ["a", "b"]);
        assert!(wrong[1].0.is_none() && wrong[1].1 == "z");
    }
}
