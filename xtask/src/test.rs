//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use crate::postgres::Postgres;
use crate::shell::{cargo, run_with};
use crate::{page, rules};

/// A part of the tests and what runs it.
type Part = (&'static str, fn() -> Result<(), String>);

/// What every run does. The page is built before the server, which embeds it.
const PARTS: &[Part] = &[("rules", rules::check), ("web", page::web), ("style", style), ("rust", rust)];

/// What is run only when it is asked for by name.
const ON_REQUEST: &[Part] = &[("page", page::in_a_browser)];

pub fn test(part: Option<&str>) -> Result<(), String> {
    let all = || PARTS.iter().chain(ON_REQUEST);
    let known = || all().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let chosen: Vec<&Part> = match part {
        None => PARTS.iter().collect(),
        Some(part) => all().filter(|(name, _)| *name == part).collect(),
    };
    if chosen.is_empty() {
        return Err(format!("there is no such part; there is {}", known()));
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
