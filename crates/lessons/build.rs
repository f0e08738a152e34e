//! Gathers the files of `lessons/<game>/` and `puzzles/`, so that no list of them is written by hand, and writes one test for each game.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = here.join("../../lessons");
    let games = inside(&folder, |path| path.is_dir());
    let files = games.iter().flat_map(|game| inside(game, |path| path.extension().is_some_and(|end| end == "toml")));
    let list: String = files.map(|path| entry(&path)).collect();
    write("files.rs", &format!("const FILES: &[(&str, &str, &str)] = &[\n{list}];\n"));
    let found = inside(&here.join("../../puzzles"), |path| path.extension().is_some_and(|end| end == "jsonl"));
    let puzzles: String = found.iter().map(|path| shelf(path)).collect();
    write("puzzles.rs", &format!("const PUZZLES: &[(&str, &str)] = &[\n{puzzles}];\n"));
    write("puzzle-tests.rs", &found.iter().map(|path| test(&stem(path))).collect::<String>());
    write("tests.rs", &games.iter().map(|game| test(&name(game))).collect::<String>());
}

/// What lies in a folder, in the order of names. The build looks again when something is added or taken away.
fn inside(folder: &Path, fits: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> =
        entries.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| fits(path)).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn entry(path: &Path) -> String {
    println!("cargo:rerun-if-changed={}", path.display());
    let game = path.parent().map(name).unwrap_or_default();
    format!("    ({game:?}, {:?}, include_str!({path:?})),\n", name(path))
}

/// The puzzles of a game: its name and the text of its file.
fn shelf(path: &Path) -> String {
    println!("cargo:rerun-if-changed={}", path.display());
    format!("    ({:?}, include_str!({path:?})),\n", stem(path))
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn test(game: &str) -> String {
    format!("#[test]\nfn {}() {{\n    check({game:?});\n}}\n", game.replace('-', "_"))
}

fn write(file: &str, text: &str) {
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join(file);
    fs::write(&out, text).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}
