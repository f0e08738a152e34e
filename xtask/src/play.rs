//! `cargo xtask play`.

use crate::shell::cargo;

pub fn play(args: &[String]) -> Result<(), String> {
    let mut command = vec!["run", "--quiet", "--release", "--package", "cli", "--", "play"];
    command.extend(args.iter().map(String::as_str));
    cargo(&command)
}
