//! What a fuzzer begins with, and tests replay: real things, and what was found and is kept in `corpus/`.

use std::fs;
use std::path::{Path, PathBuf};

/// So much of a record is enough: its beginning is where everything about it is told.
const LINES: usize = 40;

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where inputs of this target are kept.
pub fn kept(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target)
}

/// All files below a folder whose name ends like this, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Everything that this target is tried with: name and bytes.
pub fn of(target: &str) -> Vec<(String, Vec<u8>)> {
    let read = |path: &PathBuf| (path.display().to_string(), fs::read(path).unwrap_or_default());
    let mut all: Vec<_> = files(&kept(target), "").iter().map(read).collect();
    all.extend(match target {
        "record" => records(),
        "words" => files(&house().join("words"), ".ftl").iter().map(read).collect(),
        "notation" => actions(),
        "parts" => components(),
        _ => Vec::new(),
    });
    all
}

fn records() -> Vec<(String, Vec<u8>)> {
    let short = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap_or_default();
        let lines: Vec<&str> = text.lines().take(LINES).collect();
        (path.display().to_string(), lines.join("\n").into_bytes())
    };
    files(&house().join("records"), ".jsonl").iter().map(short).collect()
}

/// Every word of notation that the records use, each once.
fn actions() -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for (name, bytes) in records() {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Ok(record) = table::record::Record::parse(&text) else { continue };
        let game = &record.header.game;
        all.extend(record.lines.iter().map(|line| (name.clone(), format!("{game}\n{}", line.action).into_bytes())));
    }
    all.sort_by(|one, two| one.1.cmp(&two.1));
    all.dedup_by(|one, two| one.1 == two.1);
    all
}

fn components() -> Vec<(String, Vec<u8>)> {
    let of = |entry: &'static catalog::Entry| {
        entry.files.iter().map(move |(name, text)| {
            let place = format!("{}/{name}", entry.about.id);
            (place.clone(), format!("{place}\n{text}").into_bytes())
        })
    };
    catalog::all().iter().flat_map(of).collect()
}
