//! `cargo xtask fuzz`: a fuzzer looks for something that the readers of the house do not like. It runs on the stable
//! compiler: our own crates, and no others, are built with the counters that guide it.

use crate::shell::{cargo_with, root, run_with, target};
use std::process::{Command, ExitCode};

/// What is fuzzed by its name, and how long its input may be.
type Target = (&'static str, u32);

/// What can be fuzzed: the names in `crates/fuzz`, and how long an input may be.
const TARGETS: [Target; 6] =
    [("record", 8192), ("notation", 96), ("play", 256), ("socket", 1024), ("words", 2048), ("parts", 16384)];

/// Tells this program that it stands in for the compiler.
const STANDS_IN: &str = "BALLYHOO_TEST_COUNTERS";

/// What makes the compiler count, by name of the pass that LLVM has for it.
const COUNTERS: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

pub fn fuzz(args: &[String]) -> Result<(), String> {
    let (seconds, targets) = asked(args)?;
    let own = std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    let own = own.display().to_string();
    // The server takes longest to build, and is there for one target.
    let features = if targets.iter().any(|(name, _)| *name == "socket") { "engine,socket" } else { "engine" };
    let mut build = vec!["build", "--locked", "--package", "fuzz", "--bin", "fuzz"];
    build.extend(["--no-default-features", "--features", features]);
    cargo_with(&build, &[("RUSTC_WORKSPACE_WRAPPER", &own), (STANDS_IN, "1")])?;
    for (name, longest) in targets {
        look(name, longest, seconds)?;
    }
    Ok(())
}

/// Fuzzes one target. What it finds is left where it says.
fn look(name: &str, longest: u32, seconds: u64) -> Result<(), String> {
    let place = target().join("fuzz").join(name);
    let (seeds, found) = (place.join("seeds"), place.join("found"));
    for folder in [&seeds, &found] {
        std::fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    }
    let program = target().join("debug/fuzz").display().to_string();
    let (seeds, found) = (seeds.display().to_string(), found.display().to_string());
    let own = [
        format!("-max_total_time={seconds}"),
        format!("-max_len={longest}"),
        format!("-artifact_prefix={}/", place.display()),
        "-use_value_profile=1".to_owned(),
        "-rss_limit_mb=4096".to_owned(),
        "-timeout=30".to_owned(),
        "-print_final_stats=1".to_owned(),
        "-verbosity=1".to_owned(),
    ];
    let mut args = vec![found.as_str(), seeds.as_str()];
    args.extend(own.iter().map(String::as_str));
    run_with(&program, &args, &[("BALLYHOO_TEST_TARGET", name), ("BALLYHOO_TEST_SEEDS", &seeds)]).map_err(|why| {
        let kept = root().join("crates/fuzz/corpus").join(name);
        format!("{why}\nkeep what was found: copy the crash-… of {} to {}", place.display(), kept.display())
    })
}

fn asked(args: &[String]) -> Result<(u64, Vec<Target>), String> {
    let (mut seconds, mut chosen, mut args) = (60, Vec::new(), args.iter());
    while let Some(arg) = args.next() {
        if arg == "--seconds" {
            let number = args.next().and_then(|text| text.parse().ok());
            seconds = number.ok_or("--seconds needs a number")?;
            continue;
        }
        let known = TARGETS.iter().find(|(name, _)| name == arg);
        chosen.push(*known.ok_or_else(|| {
            let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
            format!("there is no {arg}; there is {}, and --seconds", names.join(", "))
        })?);
    }
    Ok((seconds, if chosen.is_empty() { TARGETS.to_vec() } else { chosen }))
}

/// Is this program called in place of the compiler?
pub fn stands_in() -> bool {
    std::env::var_os(STANDS_IN).is_some()
}

/// Calls the compiler, with counters where they are wanted: in what is fuzzed, not in what runs while it is built.
pub fn compile(args: &[String]) -> ExitCode {
    let Some((compiler, rest)) = args.split_first() else { return ExitCode::FAILURE };
    let counters: &[&str] = if is_counted(rest) { &COUNTERS } else { &[] };
    let done = Command::new(compiler).args(rest).args(counters).status();
    let code = done.ok().and_then(|status| status.code()).and_then(|code| u8::try_from(code).ok());
    ExitCode::from(code.unwrap_or(1))
}

fn is_counted(args: &[String]) -> bool {
    let after = |flag: &str| args.iter().position(|arg| arg == flag).and_then(|place| args.get(place + 1));
    let name = after("--crate-name").map_or("___", String::as_str);
    name != "___" && !name.starts_with("build_script") && after("--crate-type").is_none_or(|kind| kind != "proc-macro")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn targets_and_time_can_be_chosen() {
        assert_eq!(asked(&[]).unwrap().1.len(), TARGETS.len());
        assert_eq!(asked(&words("words --seconds 5")), Ok((5, vec![("words", 2048)])));
        assert!(asked(&words("chess")).is_err() && asked(&words("--seconds")).is_err());
    }

    #[test]
    fn only_what_is_fuzzed_is_counted() {
        assert!(is_counted(&words("--crate-name table --crate-type lib")));
        assert!(!is_counted(&words("--crate-name build_script_build --crate-type bin")));
        assert!(!is_counted(&words("--crate-name x --crate-type proc-macro")));
        assert!(!is_counted(&words("- --crate-name ___ --print=file-names")));
    }
}
