//! Reads `crates/games/*/game.toml`: for the build scripts of `catalog`, `bots` and `tensors`.

use serde::Deserialize;
use std::fs;
use std::path::{Path, PathBuf};

/// What `game.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    pub id: String,
    #[serde(rename = "type")]
    pub name: String,
    pub place: u32,
    pub minutes: u32,
}

impl Manifest {
    /// The name of its crate in Rust.
    pub fn module(&self) -> String {
        self.id.replace('-', "_")
    }
}

/// All games, in the order in which a person should meet them.
pub fn read(games: &Path) -> Vec<Manifest> {
    println!("cargo:rerun-if-changed={}", games.display());
    let folders = fs::read_dir(games).unwrap_or_else(|error| panic!("{}: {error}", games.display()));
    let paths = folders.filter_map(Result::ok).map(|folder| folder.path().join("game.toml"));
    let manifest = |path: PathBuf| {
        println!("cargo:rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let mut all: Vec<Manifest> = paths.filter(|path| path.exists()).map(manifest).collect();
    all.sort_by_key(|manifest| manifest.place);
    all
}
