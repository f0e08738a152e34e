//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub fn root() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    own.parent().map_or(own.clone(), PathBuf::from)
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Runs a command in the repository and shows what it prints.
pub fn run(program: &str, args: &[&str]) -> Result<(), String> {
    run_with(program, args, &[])
}

/// Runs a command with these variables set.
pub fn run_with(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run_in(&root(), program, args, variables)
}

/// Runs a command of the page, in `web/`.
pub fn npm(args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run_in(&root().join("web"), "npm", args, variables)
}

/// Runs a command in this folder.
pub fn run_in(folder: &Path, program: &str, args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    println!("\n$ {program} {}", args.join(" "));
    let mut command = Command::new(program);
    match command.args(args).envs(variables.iter().copied()).current_dir(folder).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{program} {}` failed ({status})", args.join(" "))),
        Err(error) => Err(format!("cannot run `{program}`: {error}")),
    }
}

/// Runs a command and shows what it prints only if it fails.
pub fn quiet(program: &str, args: &[&str]) -> Result<(), String> {
    let done = Command::new(program).args(args).current_dir("/").output();
    let done = done.map_err(|error| format!("cannot run `{program}`: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    let said = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Err(format!("`{program} {}` failed:\n{said}", args.join(" ")))
}

/// What a command prints, run in the repository.
pub fn output(program: &str, args: &[&str]) -> Result<String, String> {
    let done = Command::new(program).args(args).current_dir(root()).output();
    let done = done.map_err(|error| format!("cannot run `{program}`: {error}"))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        return Err(format!("`{program} {}` failed:\n{said}", args.join(" ")));
    }
    String::from_utf8(done.stdout).map_err(|error| format!("`{program} {}`: {error}", args.join(" ")))
}

/// Is there such a program?
pub fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|done| done.status.success())
}

pub fn cargo(args: &[&str]) -> Result<(), String> {
    cargo_with(args, &[])
}

/// Runs cargo with these variables set.
pub fn cargo_with(args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run_with(&cargo, args, variables)
}
