//! Gathers the files of words/en, so that no list of them is written by hand. The page has its own words and reads them itself.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = here.join("../../words/en");
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl") && !path.ends_with("page.ftl"));
    files.sort();
    let line = |path: &PathBuf| {
        println!("cargo:rerun-if-changed={}", path.display());
        let name = path.file_name().unwrap_or_default();
        format!("    ({name:?}, include_str!({path:?})),\n")
    };
    let list: String = files.iter().map(line).collect();
    let text = format!(
        "/// The files of the English catalogue, for whoever puts keys into words elsewhere.\n\
         pub const ENGLISH: &[(&str, &str)] = &[\n{list}];\n"
    );
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("english.rs");
    fs::write(&out, text).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}
