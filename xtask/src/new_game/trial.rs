//! `cargo xtask test new-game`: a game is made in a scratch copy of this checkout, built, played by its laws and thrown
//! away. With `--long` bots play it too, it is put to the house's own tests, and played over the socket and on the page.

use crate::debian::ensure;
use crate::page::CHROMIUM;
use crate::shell::{output, root, run_in, target};
use crate::test::Length;
use std::fs;
use std::path::{Path, PathBuf};

const GAME: &str = "coconut-shy";

/// What the house asks of every game, by crate and test. The tests of the page's server come after the page, which is built
/// into it; those of `cli` are there for the program.
const ASKED: [&[&str]; 2] = [
    &[
        "test", "-p", "proof", "-p", "catalog", "-p", "words", "-p", "lab", "--lib", "--test", "words", "--test",
        "records",
    ],
    &["test", "-p", "server", "-p", "cli", "--test", "it", "--test", "commands"],
];
/// Which of them: tests that go through the list of games have it in their names.
const ALL_GAMES: [&str; 5] = ["every", "whole_games", "nobody_says", "check::", "games_rules_parts_and_words"];

/// Makes a game, plays it, and throws it away. To ask of it what is asked of every game takes a build of the whole house:
/// that is for the long run.
pub fn check(length: Length) -> Result<(), String> {
    let scratch = target().join("new-game");
    let checkout = scratch.join("checkout");
    let _ = fs::remove_dir_all(&scratch);
    copy_sources(&checkout)?;
    lend(&target().join("debug"), &scratch.join("target/debug"))?;
    let target = scratch.join("target").display().to_string();
    let mut env = vec![("CARGO_TARGET_DIR", target.as_str())];
    if length == Length::Usual {
        // A few games of a small game: to build the house well would take longer than they do.
        env.push(("CARGO_PROFILE_DEV_OPT_LEVEL", "0"));
    }
    let cargo = |args: &[&str]| run_in(&checkout, "cargo", args, &env);
    cargo(&["xtask", "new-game", GAME, "The Coconut Shy"])?;
    check_tutorial(&checkout)?;
    cargo(&["test", "-p", GAME])?;
    if length == Length::Long {
        ask_as_of_every_game(&checkout, &scratch, &cargo)?;
    }
    touched(&checkout)?;
    fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))
}

fn ask_as_of_every_game(
    checkout: &Path,
    scratch: &Path,
    cargo: &dyn Fn(&[&str]) -> Result<(), String>,
) -> Result<(), String> {
    let ballyhoo = ["run", "-q", "-p", "cli", "--no-default-features", "--"];
    for command in [
        &["simulate", GAME, "--players", "3", "--games", "20"][..],
        &["arena", GAME, "--players", "2", "--bots", "medium,random", "--games", "10"],
    ] {
        cargo(&[&ballyhoo[..], command].concat())?;
    }
    // The command line stands here without a server, so here it is asked what it says of that.
    cargo(&["test", "-p", "cli", "--no-default-features", "--test", "commands", "without_a_server"])?;
    build_page(&checkout.join("web"))?;
    ASKED.iter().try_for_each(|tests| cargo(&[*tests, &["--"][..], &ALL_GAMES[..]].concat()))?;
    play_on_the_page(&checkout.join("web"), &scratch.join("target/debug/ballyhoo"))
}

fn copy_sources(checkout: &Path) -> Result<(), String> {
    let listed = output("git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"])?;
    let names = listed.split('\0').filter(|name| !name.is_empty() && !name.starts_with("docs/pictures"));
    names
        .map(|name| (root().join(name), checkout.join(name)))
        .try_for_each(|(from, to)| if from.is_file() { copy(&from, &to) } else { Ok(()) })
}

/// A copy as old as what it was copied from: cargo goes by that.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let copied = || {
        to.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::copy(from, to)?;
        fs::File::options().write(true).open(to)?.set_modified(from.metadata()?.modified()?)
    };
    copied().map_err(|error: std::io::Error| format!("{}: {error}", from.display()))
}

/// Lends the copy what is built here of other people's crates, so that only the house's own are built anew. These are left
/// out: what they found beside their sources is built into them.
fn lend(from: &Path, to: &Path) -> Result<(), String> {
    let own: Vec<String> = members()?.iter().map(|name| name.replace('-', "_")).collect();
    let is_own = |name: &str| {
        let name = name.rsplit_once('-').map_or(name, |(name, _)| name).replace('-', "_");
        own.contains(&name) || name.strip_prefix("lib").is_some_and(|name| own.iter().any(|own| own == name))
    };
    for folder in [".fingerprint", "build", "deps"] {
        for name in names(&from.join(folder)).into_iter().filter(|name| !is_own(name)) {
            copy_all(&from.join(folder).join(&name), &to.join(folder).join(&name))?;
        }
    }
    Ok(())
}

/// The names of the house's own crates.
fn members() -> Result<Vec<String>, String> {
    let text = output("cargo", &["metadata", "--format-version", "1", "--no-deps", "--locked"])?;
    let metadata: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let targets = packages.flat_map(|package| package["targets"].as_array().into_iter().flatten().chain([package]));
    Ok(targets.filter_map(|one| one["name"].as_str()).map(str::to_owned).collect())
}

/// What lies in a folder; nothing where there is none.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn copy_all(from: &Path, to: &Path) -> Result<(), String> {
    if from.is_dir() {
        return names(from).iter().try_for_each(|name| copy_all(&from.join(name), &to.join(name)));
    }
    copy(from, to)
}

/// Builds the page with the new game, out of the packages that are installed here.
fn build_page(web: &Path) -> Result<(), String> {
    crate::page::ensure_installed()?;
    let (installed, link) = (root().join("web/node_modules"), web.join("node_modules"));
    std::os::unix::fs::symlink(&installed, &link).map_err(|error| format!("{}: {error}", link.display()))?;
    run_in(web, "npm", &["run", "test", "--", "src/kit", "src/games/generic"], &[])?;
    run_in(web, "npm", &["run", "build"], &[])
}

/// Plays the new game in a browser, on the board that must do for every game.
fn play_on_the_page(web: &Path, program: &Path) -> Result<(), String> {
    ensure(|| Path::new(CHROMIUM).exists(), &["chromium"])?;
    let program = program.display().to_string();
    let set = [("CHROMIUM", CHROMIUM), ("BALLYHOO", program.as_str())];
    run_in(web, "npm", &["run", "e2e", "--", "tests/games.spec.ts", "-g", &format!("of {GAME} ")], &set)
}

/// Every piece of code in the tutorial stands in the game that was made, which has just been compiled.
fn check_tutorial(checkout: &Path) -> Result<(), String> {
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let tutorial = read(&root().join("docs/your-first-game.md"))?;
    let game = checkout.join("crates/games").join(GAME);
    let mut code = String::new();
    for folder in ["src", "tests", "tests/rules"] {
        let files: Vec<PathBuf> = names(&game.join(folder)).iter().map(|name| game.join(folder).join(name)).collect();
        for file in files.iter().filter(|file| file.is_file()) {
            code.push_str(&read(file)?);
        }
    }
    let shown = tutorial.split("```rust\n").skip(1).filter_map(|block| block.split("```").next());
    match shown.into_iter().find(|block| !code.contains(block)) {
        Some(block) => Err(format!("docs/your-first-game.md shows what the game does not have:\n{block}")),
        None => Ok(()),
    }
}

/// A new game touches its own folders and one line of what was there before.
fn touched(checkout: &Path) -> Result<(), String> {
    let mut changed = Vec::new();
    for name in output("git", &["ls-files"])?.lines().filter(|name| !name.starts_with("docs/pictures")) {
        let (before, after) = (fs::read(root().join(name)), fs::read(checkout.join(name)));
        if before.ok() != after.ok() {
            changed.push(name.to_owned());
        }
    }
    changed.retain(|name| name != "Cargo.lock");
    if changed == ["crates/catalog/Cargo.toml"] {
        Ok(())
    } else {
        Err(format!("a new game changed {}", changed.join(", ")))
    }
}
