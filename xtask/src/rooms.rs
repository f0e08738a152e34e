//! What every crate promises in the first lines of its root, and the one shape that all games have.

use crate::shell::root;
use std::collections::BTreeMap;
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

/// What `impl Game` of one game may have that others leave as it is in the trait.
const OPTIONAL: [&str; 3] = ["side", "strange_actions", "digest"];

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
    // What new games are made from comes first: it is the measure.
    games.insert(0, root().join("xtask/template/crate"));
    faults.extend(games.iter().flat_map(|game| strays(game)));
    faults.extend(differences(&games)?);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Files that a game lacks, and tests that lie where nobody looks for them.
fn strays(game: &Path) -> Vec<String> {
    let lacks = FILES.iter().filter(|file| !game.join(file).is_file());
    let mut faults: Vec<String> = lacks.map(|file| format!("{} lacks {file}", game.display())).collect();
    let tests = folders(&game.join("tests")).unwrap_or_default();
    let loose = tests.iter().filter(|test| !test.ends_with("laws.rs") && !test.ends_with("rules"));
    faults.extend(loose.map(|test| format!("{} belongs into tests/rules", test.display())));
    faults
}

/// Methods of `impl Game` that read otherwise than those of the first game.
fn differences(games: &[PathBuf]) -> Result<Vec<String>, String> {
    let all = games.iter().map(|game| read(&game.join("src/lib.rs")).map(|text| (game, methods(&text))));
    let all = all.collect::<Result<Vec<_>, String>>()?;
    let (_, measure) = &all[0];
    let mut faults = Vec::new();
    for (game, own) in &all {
        let names = measure.keys().chain(own.keys().filter(|name| !OPTIONAL.contains(&name.as_str())));
        let other = names.filter(|name| own.get(*name) != measure.get(*name));
        faults.extend(other.map(|name| format!("{}: `impl Game` has another `{name}`", game.display())));
    }
    Ok(faults)
}

/// The methods of `impl Game` by name, with the name of the game left open.
fn methods(text: &str) -> BTreeMap<String, String> {
    let Some((name, rest)) = text.split_once("impl Game for ").and_then(|(_, rest)| rest.split_once(" {\n")) else {
        return BTreeMap::new();
    };
    let body = rest.split_once("\n}\n").map_or(rest, |(body, _)| body).replace(name, "Self");
    let method = |text: &str| Some((text.split_once("fn ")?.1.split_once('(')?.0.to_owned(), text.to_owned()));
    body.split("\n\n").filter_map(method).collect()
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
    fn methods_are_compared_without_the_name_of_the_game() {
        let text = |name: &str, call: &str| {
            format!(
                "impl Game for {name} {{\n    type View = View;\n\n    fn deal() -> {name} {{\n        {call}()\n    }}\n}}\n"
            )
        };
        let of = |name: &str, call: &str| methods(&text(name, call));
        assert_eq!(of("Midway", "deal")["deal"], "    fn deal() -> Self {\n        deal()\n    }");
        assert_eq!(of("Midway", "deal"), of("Grand", "deal"));
        assert_ne!(of("Midway", "deal"), of("Grand", "hand_out"));
    }

    #[test]
    fn all_games_have_one_shape() {
        assert_eq!(check(), Ok(()));
    }
}
