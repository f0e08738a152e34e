//! `cargo xtask words`: what a language lacks, and what is said in whole games.

use crate::shell;

/// Hands over to the proofreader, which knows the games.
pub fn words(args: &[String]) -> Result<(), String> {
    let mut all = vec!["run", "--quiet", "--package", "proof", "--"];
    all.extend(args.iter().map(String::as_str));
    shell::cargo(&all)
}
