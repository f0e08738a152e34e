//! Running other programs.

use std::path::PathBuf;
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    own.parent().map_or(own.clone(), PathBuf::from)
}

/// Runs a command in the repository and shows what it prints.
pub fn run(program: &str, args: &[&str]) -> Result<(), String> {
    println!("\n$ {program} {}", args.join(" "));
    let status = Command::new(program).args(args).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{program} {}` failed ({status})", args.join(" "))),
        Err(error) => Err(format!("cannot run `{program}`: {error}")),
    }
}

pub fn cargo(args: &[&str]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(&cargo, args)
}
