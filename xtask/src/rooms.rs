//! What every crate promises in the first lines of its root, and the one shape that all games have.

use crate::shell::root;
use std::path::{Path, PathBuf};

/// A program that stops in mid-game because something was not there is worse than a refusal: outside tests nothing is
/// unwrapped. Clippy could be told so once for all, but then also in the helpers of tests, which may.
const NO_UNWRAP: &str = "#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]";

/// What every game has, so that who knows one knows all.
const FILES: [&str; 22] = [
    "game.toml",
    "src/lib.rs",
    "src/actions.rs",
    "src/census.rs",
    "src/components.rs",
    "src/describe.rs",
    "src/event.rs",
    "src/explain.rs",
    "src/imagine.rs",
    "src/notation.rs",
    "src/play.rs",
    "src/refusal.rs",
    "src/score.rs",
    "src/setup.rs",
    "src/speech.rs",
    "src/state.rs",
    "src/text.rs",
    "src/things.rs",
    "src/view.rs",
    "tests/laws.rs",
    "tests/rules/main.rs",
    "tests/rules/scene.rs",
];

/// What stands behind every method of `Game` is said once for all games.
const SHAPE: &str = "table::game!(";

/// Names the crates whose root does not forbid unwrapping, and the games that are not shaped as the others are.
pub fn check() -> Result<(), String> {
    let mut faults = Vec::new();
    let mut crates = folders(&root().join("crates"))?;
    crates.extend(folders(&root().join("crates/games"))?);
    crates.extend(["python", "xtask"].map(|name| root().join(name)));
    for own in crates.iter().filter_map(|folder| root_of(folder)) {
        if !read(&own)?.lines().any(|line| line == NO_UNWRAP) {
            faults.push(format!("{} lacks the line {NO_UNWRAP}", own.display()));
        }
    }
    let mut games = folders(&root().join("crates/games"))?;
    games.retain(|folder| folder.join("game.toml").exists());
    // What new games are made from is held to it as well.
    games.push(root().join("xtask/template/crate"));
    for game in &games {
        faults.extend(strays(game));
        if !read(&game.join("src/lib.rs"))?.contains(SHAPE) {
            faults.push(format!("{} is no game by {SHAPE}...)", game.display()));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Files that a game lacks, and tests that lie where nobody looks for them.
fn strays(game: &Path) -> Vec<String> {
    let lacks = FILES.iter().filter(|file| !game.join(file).is_file());
    let mut faults: Vec<String> = lacks.map(|file| format!("{} lacks {file}", game.display())).collect();
    let tests = folders(&game.join("tests")).unwrap_or_default();
    let known = ["laws.rs", "rules", "told.txt"];
    let loose = tests.iter().filter(|test| !known.iter().any(|name| test.ends_with(name)));
    faults.extend(loose.map(|test| format!("{} belongs into tests/rules", test.display())));
    faults
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.sort();
    Ok(found)
}

fn root_of(folder: &Path) -> Option<PathBuf> {
    ["src/lib.rs", "src/main.rs"].map(|own| folder.join(own)).into_iter().find(|own| own.exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_games_have_one_shape() {
        assert_eq!(check(), Ok(()));
    }
}
