//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use crate::postgres::Postgres;
use crate::shell::{cargo, run_with};
use crate::{new_game, page, rules};

/// A part of the tests and what runs it.
type Part = (&'static str, fn() -> Result<(), String>);

/// What every run does. The page is built before the server, which embeds it; the browser comes when the server is built.
const PARTS: &[Part] = &[
    ("rules", rules::check),
    ("web", page::web),
    ("style", style),
    ("rust", rust),
    ("page", page::in_a_browser),
    ("new-game", new_game::check),
];

pub fn test(part: Option<&str>) -> Result<(), String> {
    let chosen: Vec<&Part> = PARTS.iter().filter(|(name, _)| part.is_none_or(|part| part == *name)).collect();
    if chosen.is_empty() {
        let known = PARTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        return Err(format!("there is no such part; there is {known}"));
    }
    for (name, run) in chosen {
        let start = std::time::Instant::now();
        run()?;
        println!("\n{name}: fine, {} s", start.elapsed().as_secs());
    }
    Ok(())
}

fn style() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// All Rust tests, with a PostgreSQL for those that want one.
fn rust() -> Result<(), String> {
    let postgres = Postgres::start()?;
    let tests = run_with("cargo", &["test", "--workspace"], &[("BALLYHOO_TEST_POSTGRES", &postgres.url)]);
    drop(postgres);
    tests
}
