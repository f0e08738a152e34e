//! For authors of lessons. Everything is read from the disk, so nothing is built anew for a change of a lesson or a word.
//!
//! ```text
//! cargo run -p lessons --example try -- midway --players 2 --seed 143 --seat 1 --actions 'roll; assign 2 2'
//! cargo run -p lessons --example try -- midway --lesson first-turn     # the lesson as a talk, with the good answers
//! cargo run -p lessons --example try -- midway --lesson first-turn --solve # where a good answer is lost: those of a bot
//! cargo run -p lessons --example try -- midway --check                 # what the test says
//! ```

use bots::{Bot, Level};
use catalog::{AnySitting, Replaced};
use lessons::{Course, Lesson, Move, Scripted};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::{Eyes, Seat, Seed, Setup, Words};
use words::{Catalogue, Speaker};

type Done = Result<(), String>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Done {
    let game = args.first().ok_or("which game? see the head of crates/lessons/examples/try.rs")?;
    let words = Box::leak(Box::new(words()?));
    if args.iter().any(|arg| arg == "--check") {
        return check(game, words);
    }
    match value(args, "--lesson") {
        Some(name) if args.iter().any(|arg| arg == "--solve") => solve(game, &name),
        Some(name) => talk(game, &name, words),
        None => show(game, args, words),
    }
}

fn value(args: &[String], name: &str) -> Option<String> {
    args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1)).cloned()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder that end so, by name.
fn files(folder: &Path, ending: &str) -> Result<Vec<(String, String)>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending) && !path.ends_with("page.ftl"));
    paths.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text))
    };
    paths.iter().map(read).collect()
}

/// The catalogue, and the files it was read from.
struct Read {
    catalogue: Catalogue,
    files: Vec<(String, String)>,
}

fn words() -> Result<Read, String> {
    let files = files(&root().join("words/en"), "ftl")?;
    let pairs: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let catalogue = Catalogue::read("en", &pairs).map_err(|faults| faults.join("\n"))?;
    Ok(Read { catalogue, files })
}

fn lessons_of(game: &str) -> Result<Vec<Lesson>, String> {
    let files = files(&root().join("lessons").join(game), "toml")?;
    lessons::read(game, &files).map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

fn check(game: &str, words: &'static Read) -> Done {
    let lessons = lessons_of(game)?;
    let pairs: Vec<(&str, &str)> = words.files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let faults = lessons::check(game, &lessons.iter().collect::<Vec<_>>(), &words.catalogue, &pairs);
    if faults.is_empty() {
        println!("{} lessons, nothing to mend", lessons.len());
        return Ok(());
    }
    Err(faults.join("\n"))
}

/// A position in words and characters, with all that can be done there.
fn show(game: &str, args: &[String], words: &'static Read) -> Done {
    let number = |name: &str, usual: u8| value(args, name).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let mut setup = Setup::new(number("--players", 2));
    for option in value(args, "--options").unwrap_or_default().split(',') {
        if let Some((key, chosen)) = option.split_once('=') {
            setup = setup.with(key.trim(), chosen.trim());
        }
    }
    let seed = value(args, "--seed").unwrap_or_else(|| "1".to_owned());
    let seed: Seed = seed.parse().unwrap_or_else(|_| Seed::from_text(&seed));
    let seat = Seat(number("--seat", 1).saturating_sub(1));
    let entry = catalog::find(game).map_err(|error| error.to_string())?;
    let mut sitting = entry.deal(&setup, &Replaced::new(), seed.key(&[])).map_err(|error| error.to_string())?;
    let names = (1..=setup.players).map(|number| format!("Seat{number}")).collect();
    let speaker = Speaker { catalogue: &words.catalogue, names, reader: None };
    for line in Scripted::read(&value(args, "--actions").unwrap_or_default()) {
        act(&mut *sitting, &line, seat, &speaker)?;
    }
    print(&*sitting, seat, &speaker);
    Ok(())
}

fn act(sitting: &mut dyn AnySitting, line: &Scripted, eyes: Seat, speaker: &Speaker) -> Done {
    let seat = line.doer(sitting, None).ok_or_else(|| format!("nobody is asked before {:?}", line.action))?;
    let known = sitting.legal(seat).into_iter().map(|offer| offer.action).collect::<Vec<_>>().join(", ");
    let acted = sitting
        .act(seat, &line.action)
        .map_err(|why| format!("seat {seat}, {:?}: {why}; it can: {known}", line.action))?;
    println!("{seat}: {}", acted.notation);
    for told in acted.events.iter().filter_map(|event| event.told(Eyes::Seat(eyes))) {
        println!("      {}  {}", speaker.say(&told.say), told.event);
    }
    Ok(())
}

fn print(sitting: &dyn AnySitting, seat: Seat, speaker: &Speaker) {
    let eyes = Eyes::Seat(seat);
    println!("\n{}", sitting.draw(eyes, speaker));
    for section in sitting.describe(eyes) {
        println!("{}", speaker.say(&section.title));
        for line in section.lines {
            let thing = line.thing.map(|thing| format!("  [{thing}]")).unwrap_or_default();
            println!("    {}{thing}", speaker.say(&line.say));
        }
    }
    let things: Vec<String> = sitting.things(eyes).iter().map(ToString::to_string).collect();
    println!("\nthings: {}", things.join(" "));
    for (at, sheet) in sitting.scores(eyes).iter().enumerate() {
        println!(
            "points of seat {}: {}",
            at + 1,
            sheet.as_ref().map_or("hidden".to_owned(), |s| s.total().to_string())
        );
    }
    for asked in sitting.to_act().iter() {
        let prompt = sitting.prompt(asked).map(|say| speaker.say(&say)).unwrap_or_default();
        println!("\nseat {asked} is asked: {prompt}");
        for offer in sitting.legal(asked) {
            let things: Vec<String> = offer.things.iter().map(ToString::to_string).collect();
            println!("    {:<34} {}  [{}]", offer.action, speaker.say(&offer.label), things.join(" "));
        }
    }
}

/// So many games are tried for a good answer.
const TRIES: u64 = 8;

/// What a strong bot does at every step whose written answer does not do it, as it would stand in the file.
fn solve(game: &str, name: &str) -> Done {
    let lessons = lessons_of(game)?;
    let lesson =
        lessons.iter().find(|lesson| lesson.name == name).ok_or_else(|| format!("there is no lesson {name}"))?;
    let mut course = Course::begin(lesson).map_err(|why| why.to_string())?;
    while let Some(step) = course.current() {
        if course.clone().go(&Move::Skip).is_ok() {
            course.go(&Move::Skip).map_err(|why| why.to_string())?;
            continue;
        }
        let tries = (0..TRIES).filter_map(|seed| solved(&course, lesson.seat, seed));
        let (points, after, actions) =
            tries.max_by_key(|(points, ..)| *points).ok_or_else(|| format!("step {}: no way was found", step.say))?;
        println!("{} ({points} points): {}", step.say, actions.join("; "));
        course = after;
    }
    Ok(())
}

/// One try at a step: the points that it brings, what follows, and how it was done.
fn solved<'a>(course: &Course<'a>, seat: Seat, seed: u64) -> Option<(i32, Course<'a>, Vec<String>)> {
    let (mut course, mut actions) = (course.clone(), Vec::new());
    let step = course.current()?.say.as_str();
    let mut bot = Bot::new(Level::Hard, seed).unhurried();
    while course.current().is_some_and(|current| current.say == step) {
        let action = bot.choose(course.sitting(), seat).ok()?;
        course.go(&Move::Act(action.clone())).ok()?;
        actions.push(action);
        if course.answered().is_some_and(|answered| !answered.right) {
            return None;
        }
    }
    let points = course.sitting().scores(Eyes::Seat(seat)).into_iter().nth(seat.at())??.total();
    Some((points, course, actions))
}

/// A lesson from beginning to end, every step done well.
fn talk(game: &str, name: &str, words: &'static Read) -> Done {
    let lessons = lessons_of(game)?;
    let lesson =
        lessons.iter().find(|lesson| lesson.name == name).ok_or_else(|| format!("there is no lesson {name}"))?;
    let speaker = Speaker { catalogue: &words.catalogue, names: lesson.names("You"), reader: None };
    let mut course = Course::begin(lesson).map_err(|why| why.to_string())?;
    println!("{}\n{}", speaker.say(&lesson.title()), course.sitting().draw(Eyes::Seat(lesson.seat), &speaker));
    while let Some(note) = course.note() {
        let point: Vec<String> = note.point.iter().map(ToString::to_string).collect();
        println!("{}. {}  -> {}", note.number, speaker.say(&note.say), point.join(" "));
        if let Some(model) = &note.model {
            println!("   does: {}", model.action);
        }
        course.go(&Move::Skip).map_err(|why| why.to_string())?;
        for happened in course.happened() {
            happened.events.iter().for_each(|told| println!("      * {}", speaker.say(&told.say)));
        }
        if let Some(say) = course.answered().and_then(|answered| answered.say.as_ref()) {
            println!("   then: {}", speaker.say(say));
        }
    }
    println!("{}", speaker.say(&lesson.learnt()));
    println!("{}", course.sitting().draw(Eyes::Seat(lesson.seat), &speaker));
    Ok(())
}
