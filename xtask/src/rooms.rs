//! What every crate promises in the first lines of its root.

use crate::shell::root;
use std::path::{Path, PathBuf};

/// A program that stops in mid-game because something was not there is worse than a refusal: outside tests nothing is
/// unwrapped. Clippy could be told so once for all, but then also in the helpers of tests, which may.
const NO_UNWRAP: &str = "#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]";

/// Names the crates whose root does not forbid to unwrap.
pub fn check() -> Result<(), String> {
    let mut faults = Vec::new();
    let mut crates = folders(&root().join("crates"))?;
    crates.extend(folders(&root().join("crates/games"))?);
    crates.push(root().join("xtask"));
    for own in crates.iter().filter_map(|folder| root_of(folder)) {
        let text = std::fs::read_to_string(&own).map_err(|error| format!("cannot read {}: {error}", own.display()))?;
        if !text.lines().any(|line| line == NO_UNWRAP) {
            faults.push(format!("{} lacks the line {NO_UNWRAP}", own.display()));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

fn folders(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

fn root_of(folder: &Path) -> Option<PathBuf> {
    ["src/lib.rs", "src/main.rs"].map(|own| folder.join(own)).into_iter().find(|own| own.exists())
}
