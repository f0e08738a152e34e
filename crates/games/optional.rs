//! What a game may bring to another room in a folder of its own there, and may lack: for the build scripts of `bots` and
//! `tensors`.

#[path = "manifest.rs"]
#[allow(dead_code, reason = "how long a game takes is for the catalogue")]
mod manifest;

use std::path::PathBuf;
use std::{env, fs};

/// Takes in `src/<folder>/<game>/mod.rs` of every game that has one; another gets the trait as it is. Writes `<folder>.rs`.
pub fn gather(folder: &str, trait_name: &str) {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let source = here.join("src").join(folder);
    println!("cargo:rerun-if-changed={}", source.display());
    let line = |game: &manifest::Manifest| {
        let (module, name) = (game.module(), &game.name);
        let file = source.join(&module).join("mod.rs");
        if file.exists() {
            format!("#[path = {file:?}]\nmod {module};\n")
        } else {
            format!("impl crate::{trait_name} for catalog::games::{name} {{}}\n")
        }
    };
    let text: String = manifest::read(&here.join("../games")).iter().map(line).collect();
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join(format!("{folder}.rs"));
    fs::write(&out, text).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}
