//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use crate::rules;
use crate::shell::cargo;

/// A part of the tests and what runs it.
type Part = (&'static str, fn() -> Result<(), String>);

const PARTS: &[Part] = &[("style", style), ("rules", rules::check), ("rust", rust)];

pub fn test(part: Option<&str>) -> Result<(), String> {
    let known = || PARTS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let chosen: Vec<&Part> = PARTS.iter().filter(|(name, _)| part.is_none_or(|part| part == *name)).collect();
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

fn rust() -> Result<(), String> {
    cargo(&["test", "--workspace"])
}
