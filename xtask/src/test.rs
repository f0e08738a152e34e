//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use crate::postgres::Postgres;
use crate::shell::{cargo, cargo_with};
use crate::{dist, new_game, page, python, rooms, rules, trust};
use std::time::{Duration, Instant};

/// How much is asked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Length {
    /// What must hold before a change lands.
    Usual,
    /// More games, and every size of screen: for a night, or before a release.
    Long,
}

/// A part of the tests and what runs it.
type Part = (&'static str, fn(Length) -> Result<(), String>);

/// What every run does. The page is built before the server, which embeds it; the browser comes when the server is built.
const PARTS: &[Part] = &[
    ("rules", |_| rules::check()),
    ("trust", |_| trust::check()),
    ("web", |_| page::web()),
    ("style", |_| style()),
    ("rust", rust),
    ("python", python::check),
    ("page", page::in_a_browser),
    ("new-game", new_game::trial::check),
    ("dist", dist::trial::check),
];

/// What a part of the tests took, and whether it held.
struct Took {
    name: &'static str,
    time: Duration,
    fine: bool,
}

pub fn test(args: &[String]) -> Result<(), String> {
    let (length, chosen) = asked(args)?;
    if is_old(&chosen.iter().map(|part| part.0).collect::<Vec<_>>()) {
        page::build()?;
    }
    let mut table = Vec::new();
    let mut done = Ok(());
    for (name, run) in chosen {
        let start = Instant::now();
        done = run(length);
        table.push(Took { name, time: start.elapsed(), fine: done.is_ok() });
        if done.is_err() {
            break;
        }
    }
    print!("{}", closing(&table));
    if length == Length::Long {
        print!("{MUTANTS}");
    }
    done
}

/// Which parts, and how long.
fn asked(args: &[String]) -> Result<(Length, Vec<&'static Part>), String> {
    let (long, names): (Vec<&String>, Vec<&String>) = args.iter().partition(|arg| *arg == "--long");
    if let Some(strange) = names.iter().find(|name| !PARTS.iter().any(|(part, _)| part == **name)) {
        let known = PARTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        return Err(format!("there is no part {strange}; there is {known}, and --long"));
    }
    let length = if long.is_empty() { Length::Usual } else { Length::Long };
    let wanted = |part: &&Part| names.is_empty() || names.iter().any(|name| *name == part.0);
    Ok((length, PARTS.iter().filter(wanted).collect()))
}

/// Would the browser be shown the page of an earlier build? The part that builds it anew does not run then.
fn is_old(chosen: &[&str]) -> bool {
    chosen.contains(&"page") && !chosen.contains(&"web")
}

/// How long everything took.
fn closing(table: &[Took]) -> String {
    let row = |name: &str, time: Duration, how: &str| {
        format!("{name:<8}{:>4} min {:>2} s   {how}\n", time.as_secs() / 60, time.as_secs() % 60)
    };
    let rows: String =
        table.iter().map(|took| row(took.name, took.time, if took.fine { "fine" } else { "failed" })).collect();
    let all = table.iter().map(|took| took.time).sum();
    format!("\n{rows}{}", row("all", all, ""))
}

const MUTANTS: &str = "
Whether the tests notice a fault is a question of hours; ask it of one room at a time (cargo install cargo-mutants --locked):
  cargo mutants --package table --jobs 2
  cargo mutants --package midway --jobs 2
";

/// One set of flags for every lint, so that nothing is checked twice; the command line is also looked at without its server.
fn style() -> Result<(), String> {
    rooms::check()?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    cargo(&["clippy", "--locked", "--package", "cli", "--no-default-features", "--", "-D", "warnings"])
}

/// All Rust tests, with a PostgreSQL for those that want one.
fn rust(length: Length) -> Result<(), String> {
    let postgres = Postgres::start()?;
    // Where nobody looks, a test that is skipped is a test that fails.
    let mut variables = vec![("BALLYHOO_TEST_POSTGRES", postgres.url.as_str()), ("BALLYHOO_CI", "true")];
    variables.push(("BALLYHOO_TEST_STORM_SECONDS", "60"));
    if length == Length::Long {
        variables.push(("BALLYHOO_LAWS", "20"));
    }
    // All that fails is told at once.
    cargo_with(&["test", "--locked", "--workspace", "--no-fail-fast"], &variables)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(args: &[&str]) -> Result<(Length, Vec<&'static str>), String> {
        let args: Vec<String> = args.iter().map(|arg| (*arg).to_owned()).collect();
        asked(&args).map(|(length, parts)| (length, parts.iter().map(|part| part.0).collect()))
    }

    #[test]
    fn parts_can_be_chosen_and_run_in_their_own_order() {
        assert_eq!(parts(&[]).unwrap().1.len(), PARTS.len());
        assert_eq!(parts(&["style", "rules"]), Ok((Length::Usual, vec!["rules", "style"])));
        assert_eq!(parts(&["--long", "rust"]), Ok((Length::Long, vec!["rust"])));
        assert!(parts(&["stile"]).unwrap_err().contains("there is no part stile"));
    }

    #[test]
    fn a_browser_is_never_shown_an_old_page() {
        let every: Vec<&str> = PARTS.iter().map(|part| part.0).collect();
        assert!(is_old(&["rust", "page"]) && !is_old(&every) && !is_old(&["web", "page"]) && !is_old(&["rust"]));
    }

    #[test]
    fn the_table_tells_every_part_and_the_sum() {
        let took = |name, seconds, fine| Took { name, time: Duration::from_secs(seconds), fine };
        let told = closing(&[took("rules", 1, true), took("rust", 125, false)]);
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[1], "rules      0 min  1 s   fine");
        assert_eq!(lines[2], "rust       2 min  5 s   failed");
        assert_eq!(lines[3].trim_end(), "all        2 min  6 s");
    }
}
