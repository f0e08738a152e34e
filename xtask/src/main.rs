//! The two commands of the house and their parts.
//!
//! `cargo xtask play` builds everything and serves the page. `cargo xtask test` installs what the tests need and runs them
//! all. `cargo xtask notices` names whose work is in the program, `cargo xtask rules` compares the rules with the tests
//! that prove them, `cargo xtask lessons` walks through the lessons, `cargo xtask words` shows what a language lacks, `cargo xtask storm` kills
//! servers while people play, `cargo xtask strength` measures the bots.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

mod debian;
mod dist;
mod fuzz;
mod new_game;
mod notices;
mod packages;
mod page;
mod play;
mod postgres;
mod python;
mod rooms;
mod rules;
mod shell;
mod storm;
mod strength;
mod test;
mod trust;
mod words;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGS]      build everything and serve http://localhost:7777; ARGS go to `ballyhoo serve`
cargo xtask build            build the page and the program that serves it, for hosts
cargo xtask dist             make what people get without Rust and Node: a program that runs alone, tarball, .deb, image, checksums, bill of
                             materials; --twice builds it again and compares, --target TRIPLE, --program FILE packs one that is there
cargo xtask terminal [ARGS]  build and play in this terminal; ARGS go to `ballyhoo play`
cargo xtask test [PART…]     run the tests, or some of: rules, trust, web, style, rust, python, page, new-game, dist; --long takes more time over them
cargo xtask new-game ID      make a small complete game to begin from
cargo xtask rules            list rules without a test, and tests that cite unknown rules
cargo xtask lessons          walk through all lessons: every step can be done, everything they speak of is there
cargo xtask words [LANGUAGE] how much of each language is there; with one, what it lacks, with the English beside it
cargo xtask words --said GAME [LANGUAGE]
                             play whole games and print every sentence that occurs
cargo xtask notices          write notices.json: whose work is in the program, and under which licence
cargo xtask fuzz [TARGET…] [--seconds N]
                             let a fuzzer look at record, notation, play, socket, words, parts: a minute each
cargo xtask storm [--minutes N] [--seed N]
                             kill servers and cut their lines while people play, on PostgreSQL and then on a file: nothing may be lost
cargo xtask strength [TEXT]  play what docs/strength.md tells, or the rows with TEXT in them, and write its figures
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if fuzz::stands_in() {
        return fuzz::compile(&args);
    }
    let done = match args.first().map(String::as_str) {
        Some("play") => play::play(&args[1..]),
        Some("build") => play::build(),
        Some("dist") => dist::dist(&args[1..]),
        Some("terminal") => play::terminal(&args[1..]),
        Some("test") => test::test(&args[1..]),
        Some("notices") => notices::write(),
        Some("new-game") => new_game::new_game(&args[1..]),
        Some("rules") => rules::check(),
        Some("words") => words::words(&args[1..]),
        Some("lessons") => shell::cargo(&["test", "--package", "lessons"]),
        Some("fuzz") => fuzz::fuzz(&args[1..]),
        Some("storm") => storm::storm(&args[1..]),
        Some("strength") => strength::strength(args.get(1).map(String::as_str)),
        Some("help" | "--help" | "-h") | None => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("there is no `cargo xtask {other}`\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
