//! `cargo xtask build`, `cargo xtask play` and `cargo xtask terminal`.

use crate::page;
use crate::shell::{cargo, run, target};

/// Builds the page and the program that serves it, and says where the program is.
pub fn build() -> Result<(), String> {
    page::build()?;
    let program = release()?;
    println!("\nbuilt: {program}");
    Ok(())
}

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
    let program = release()?;
    let line: Vec<&str> = std::iter::once(command).chain(args.iter().map(String::as_str)).collect();
    run(&program, &line)
}

/// Builds the program as people should run it. Cargo shows how far it is: the first time takes minutes.
pub fn release() -> Result<String, String> {
    cargo(&["build", "--locked", "--release", "--package", "cli"])?;
    Ok(target().join("release/ballyhoo").display().to_string())
}
