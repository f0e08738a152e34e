//! `cargo xtask words`: what was said, what is missing.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

use proof::{Ear, Lacking, Language};
use std::process::ExitCode;

/// How many games are played for a list of what is said.
const GAMES: usize = 48;

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let all = args.iter().any(|arg| arg == "--all");
    args.retain(|arg| arg != "--all");
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--said", game] => said(game, "en", GAMES, all),
        ["--said", game, language] => said(game, language, GAMES, all),
        ["--said", game, language, games] => said(game, language, games.parse().unwrap_or(GAMES), all),
        [] => overview(),
        [language] if !language.starts_with('-') => lacking(language),
        _ => Err("words [LANGUAGE], or words --said GAME [LANGUAGE [GAMES]] [--all]".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// How much of each language is there.
fn overview() -> Result<(), String> {
    let all = proof::languages()?;
    for language in &all {
        let share = Share::of(language, &all[0]);
        println!("{:<8} {share}", language.tag);
    }
    Ok(())
}

/// What a language lacks, file by file, with the English beside it, and what is wrong with what it has.
fn lacking(tag: &str) -> Result<(), String> {
    let english = Language::read("en")?;
    let language = Language::read(tag)?;
    let (own, _) = proof::facts(&language);
    for (file, _) in &english.files {
        let missing: Vec<_> = english.messages(file).into_iter().filter(|(key, _)| !own.contains_key(key)).collect();
        if !missing.is_empty() {
            println!("\n# words/{tag}/{file}: {} missing\n", missing.len());
            missing.iter().for_each(|(_, text)| println!("{text}"));
        }
    }
    for Lacking { place, english } in proof::lacking_pages(&language, &english) {
        println!("\n# words/{tag}/{place} is missing\n\n{english}");
    }
    let faults = [proof::check(&language, &english), proof::misspelled(&language)].concat();
    let others: Vec<_> = faults.iter().filter(|fault| !fault.ends_with(" is missing")).collect();
    if !others.is_empty() {
        println!("\n# to mend\n");
        others.iter().for_each(|fault| println!("{fault}"));
    }
    println!("\n{tag}: {}", Share::of(&language, &english));
    Ok(())
}

/// How many messages are there of how many.
struct Share {
    there: usize,
    all: usize,
    /// How many chapters of guides and how many rules are lacking.
    pages: usize,
}

impl Share {
    fn of(language: &Language, english: &Language) -> Share {
        let (own, _) = proof::facts(language);
        let (law, _) = proof::facts(english);
        let pages = proof::lacking_pages(language, english).len();
        Share { there: law.keys().filter(|key| own.contains_key(*key)).count(), all: law.len(), pages }
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = 100 * self.there / self.all.max(1);
        write!(f, "{percent}%, {} of {} messages", self.there, self.all)?;
        match self.pages {
            0 => Ok(()),
            lacking => write!(f, "; {lacking} chapters and rules are missing"),
        }
    }
}

/// Every sentence of whole games, a few examples of each message or all, and what of the file was not heard.
fn said(game: &str, language: &str, games: usize, all: bool) -> Result<(), String> {
    let entry = catalog::find(game).map_err(|error| error.to_string())?;
    let language = Language::read(language)?;
    let catalogue = language.catalogue()?;
    let mut ear = Ear::new(&language, &catalogue);
    if all {
        ear.keep_all();
    }
    proof::heard(entry, games, &mut ear);
    proof::settled(entry, &mut ear);
    println!("# {game}, {}: {} messages heard in {} sentences", language.tag, ear.keys().len(), ear.count());
    print!("{}", ear.list());
    println!("\n## in the file, but not heard from the engine: pages, posters, first notes, what is rare\n");
    let keys = ear.keys();
    for (key, text) in language.messages(&format!("{game}.ftl")) {
        if !keys.contains(&*key) {
            println!("{text}");
        }
    }
    if !ear.faults.is_empty() {
        println!("\n## faults\n");
        ear.faults.iter().for_each(|(fault, text)| println!("{fault}: {text}"));
    }
    Ok(())
}
