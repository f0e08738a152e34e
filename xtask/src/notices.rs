//! `cargo xtask notices`: names and licences of everybody whose work is in the program, in `notices.json`.
//!
//! One file for all that tell them: `ballyhoo licences` and the page at /licences. A text that many share stands there once.

use crate::packages::{self, Package};
use crate::page;
use crate::shell::root;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The file, as it is read by the command line and by the page.
#[derive(Serialize)]
struct Notices {
    packages: Vec<Notice>,
    /// Licences and notices, line by line.
    texts: Vec<Vec<String>>,
}

/// One package that is in the program.
#[derive(Serialize)]
struct Notice {
    name: String,
    version: String,
    licence: String,
    home: String,
    /// Which of the texts belong to it.
    texts: Vec<usize>,
}

/// Writes the file anew.
pub fn write() -> Result<(), String> {
    page::ensure_installed()?;
    let text = text(&packages::crates()?, &packages::of_the_page()?)?;
    std::fs::write(file(), text).map_err(|error| format!("cannot write {}: {error}", file().display()))
}

/// Does the file name exactly what is shipped?
pub fn are_fresh(crates: &[Package], page: &[Package]) -> Result<(), String> {
    let committed = std::fs::read_to_string(file()).unwrap_or_default();
    if committed == text(crates, page)? {
        return Ok(());
    }
    Err("notices.json does not name what is shipped; `cargo xtask notices` writes it anew".into())
}

fn file() -> PathBuf {
    root().join("notices.json")
}

fn text(crates: &[Package], page: &[Package]) -> Result<String, String> {
    let mut notices = Notices { packages: Vec::new(), texts: Vec::new() };
    let mut shipped: Vec<&Package> = crates.iter().chain(page).filter(|package| package.shipped).collect();
    shipped.sort_by_key(|package| (&package.name, &package.version));
    for package in shipped {
        notices.add(package)?;
    }
    let text = serde_json::to_string_pretty(&notices).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

impl Notices {
    fn add(&mut self, package: &Package) -> Result<(), String> {
        let mut texts = Vec::new();
        for text in texts_of(package)? {
            texts.push(self.number(text));
        }
        self.packages.push(Notice {
            name: package.name.clone(),
            version: package.version.clone(),
            licence: package.licence.replace('/', " OR "),
            home: package.home.clone(),
            texts,
        });
        Ok(())
    }

    /// The number of a text, which many packages share up to its line breaks.
    fn number(&mut self, text: Vec<String>) -> usize {
        let words = |text: &[String]| text.iter().flat_map(|line| line.split_whitespace()).collect::<String>();
        let same = self.texts.iter().position(|known| words(known) == words(&text));
        same.unwrap_or_else(|| {
            self.texts.push(text);
            self.texts.len() - 1
        })
    }
}

/// The texts that a package asks to be given on.
fn texts_of(package: &Package) -> Result<Vec<Vec<String>>, String> {
    let mut files = Vec::new();
    let entries = std::fs::read_dir(&package.folder);
    for entry in entries.map_err(|error| format!("cannot read {}: {error}", package.folder.display()))?.flatten() {
        if entry.path().is_file() && is_notice(&name(&entry.path())) {
            files.push(entry.path());
        }
    }
    files.sort();
    if files.is_empty() {
        return Ok(vec![mit(package)]);
    }
    wanted(files, &package.licence).iter().map(|path| lines(path)).collect()
}

fn is_notice(name: &str) -> bool {
    ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|start| name.starts_with(start))
}

/// Where a package may be had under MIT alone, MIT is what we take, and other licences need not be given on.
fn wanted(files: Vec<PathBuf>, licence: &str) -> Vec<PathBuf> {
    let mit = |path: &PathBuf| name(path).contains("MIT");
    let alone = !licence.contains("AND") && licence.split([' ', '/']).any(|one| one == "MIT");
    if alone && files.iter().any(mit) {
        return files.into_iter().filter(|path| mit(path) || name(path).starts_with("NOTICE")).collect();
    }
    files
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().to_uppercase()).unwrap_or_default()
}

fn lines(path: &Path) -> Result<Vec<String>, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let text = String::from_utf8_lossy(&bytes);
    // Build tools add what they themselves bundle; that stays with them.
    let text = text.split("# Licenses of bundled dependencies").next().unwrap_or_default();
    Ok(text.trim().lines().map(|line| line.trim_end().to_owned()).collect())
}

/// The MIT licence for a package that names it and carries no text. Ours has the same words but for the holder.
fn mit(package: &Package) -> Vec<String> {
    let holders =
        if package.authors.is_empty() { format!("The {} authors", package.name) } else { package.authors.join(", ") };
    let ours = include_str!("../../LICENSE-MIT").trim().lines();
    let line =
        |line: &str| if line.starts_with("Copyright") { format!("Copyright (c) {holders}") } else { line.into() };
    ours.map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(files: &[&str], licence: &str) -> Vec<String> {
        wanted(files.iter().map(PathBuf::from).collect(), licence).iter().map(|path| name(path)).collect()
    }

    #[test]
    fn mit_is_taken_where_it_is_offered_alone() {
        let files = ["LICENSE-APACHE", "LICENSE-MIT", "NOTICE"];
        assert_eq!(chosen(&files, "MIT OR Apache-2.0"), ["LICENSE-MIT", "NOTICE"]);
        assert_eq!(chosen(&files, "MIT/Apache-2.0"), ["LICENSE-MIT", "NOTICE"]);
        assert_eq!(chosen(&files, "MIT AND Apache-2.0").len(), 3);
        assert_eq!(chosen(&files, "MIT-0").len(), 3);
        assert_eq!(chosen(&["LICENSE"], "MIT"), ["LICENSE"]);
    }

    #[test]
    fn a_text_that_two_share_stands_there_once() {
        let mut notices = Notices { packages: Vec::new(), texts: Vec::new() };
        let text = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let numbers = ["one\ntwo", "one two", "another"].map(|one| notices.number(text(one)));
        assert_eq!(numbers, [0, 0, 1]);
    }
}
