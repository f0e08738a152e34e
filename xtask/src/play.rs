//! `cargo xtask play` and `cargo xtask terminal`.

use crate::page;
use crate::shell::cargo;

/// Builds the page and the server, and serves it.
pub fn play(args: &[String]) -> Result<(), String> {
    page::build()?;
    ballyhoo("serve", args)
}

/// A game at this terminal, without server and page.
pub fn terminal(args: &[String]) -> Result<(), String> {
    ballyhoo("play", args)
}

fn ballyhoo(command: &str, args: &[String]) -> Result<(), String> {
    let mut line = vec!["run", "--quiet", "--release", "--package", "cli", "--", command];
    line.extend(args.iter().map(String::as_str));
    cargo(&line)
}
