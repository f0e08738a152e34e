//! Finds the know-how of each game in `src/knowhow/<game>/mod.rs`. A game without such a file is played by the rules alone.

#[path = "../games/manifest.rs"]
#[allow(dead_code, reason = "how long a game takes is for the catalogue")]
mod manifest;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = here.join("src/knowhow");
    println!("cargo:rerun-if-changed={}", folder.display());
    let line = |game: &manifest::Manifest| {
        let (module, name) = (game.module(), &game.name);
        let file = folder.join(&module).join("mod.rs");
        if file.exists() {
            format!("#[path = {file:?}]\nmod {module};\n")
        } else {
            format!("impl crate::Knowhow for catalog::games::{name} {{}}\n")
        }
    };
    let text: String = manifest::read(&here.join("../games")).iter().map(line).collect();
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("knowhow.rs");
    fs::write(&out, text).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}
