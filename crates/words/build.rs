//! Gathers the languages of `words/`, so that no list of them is written by hand: a language is a folder. The page has words
//! of its own and reads them itself, and guides are for the page alone.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = here.join("../../words");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut languages: Vec<PathBuf> = listed(&folder).into_iter().filter(|path| path.is_dir()).collect();
    // English first: what others lack is said in it.
    languages.sort_by_key(|path| (!path.ends_with("en"), path.clone()));
    let all: String = languages.iter().map(|path| language(path)).collect();
    let text = format!("static FOLDERS: &[Folder] = &[\n{all}];\n");
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("languages.rs");
    fs::write(&out, text).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

fn language(folder: &Path) -> String {
    let tag = folder.file_name().unwrap_or_default();
    let words = included(folder, "ftl", |path| path.file_name());
    let rules = included(&folder.join("rules"), "md", |path| path.file_stem());
    format!("    Folder {{ tag: {tag:?}, words: &[\n{words}    ], rules: &[\n{rules}    ] }},\n")
}

/// The files of a folder with this ending, each with its name; none where there is no such folder.
fn included(folder: &Path, ending: &str, name: fn(&Path) -> Option<&std::ffi::OsStr>) -> String {
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files = if folder.is_dir() { listed(folder) } else { Vec::new() };
    files.retain(|path| path.extension().is_some_and(|own| own == ending) && !path.ends_with("page.ftl"));
    let line = |path: &PathBuf| {
        println!("cargo:rerun-if-changed={}", path.display());
        format!("        ({:?}, include_str!({path:?})),\n", name(path).unwrap_or_default())
    };
    files.iter().map(line).collect()
}

fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
