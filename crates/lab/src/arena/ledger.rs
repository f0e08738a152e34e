//! The games of a contest on disk, so that it can be left and taken up again: one JSON object a line.

use super::{Contest, Played};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use table::words::name;
use table::{Explain, Say, Seed, Setup};

/// The first line: which contest this is. The number of games is no part of it.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    arena: String,
    setup: Setup,
    bots: Vec<String>,
    seed: Seed,
}

impl Heading {
    fn of(contest: &Contest) -> Heading {
        Heading {
            arena: contest.game.clone(),
            setup: contest.setup.clone(),
            bots: contest.bots.iter().map(ToString::to_string).collect(),
            seed: contest.seed,
        }
    }
}

/// A file of games.
pub struct Ledger {
    path: PathBuf,
    known: Vec<Played>,
    file: Mutex<File>,
}

/// Why a file of games cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadLedger {
    #[error("{path}: {error}")]
    File { path: String, error: io::Error },
    #[error("{path}, line {line}: {why}")]
    Line { path: String, line: usize, why: String },
    #[error("{path} holds the games of another contest; name another file, or delete it")]
    AnotherContest { path: String },
}

impl Explain for BadLedger {
    fn explain(&self) -> Say {
        match self {
            BadLedger::File { path, error } => {
                Say::new("arena-ledger-file").with("path", name(path)).with("why", name(error))
            }
            BadLedger::Line { path, line, why } => {
                Say::new("arena-ledger-line").with("path", name(path)).with("line", *line).with("why", name(why))
            }
            BadLedger::AnotherContest { path } => Say::new("arena-ledger-another").with("path", name(path)),
        }
    }
}

impl Ledger {
    /// Opens the file of a contest, or begins it.
    pub fn open(path: &Path, contest: &Contest) -> Result<Ledger, BadLedger> {
        let shown = path.display().to_string();
        let fault = |error| BadLedger::File { path: shown.clone(), error };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fault(error)),
        };
        let heading = Heading::of(contest);
        let known = read(&text, &heading, &shown)?;
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        if text.is_empty() {
            writeln!(file, "{}", json(&heading)).map_err(fault)?;
        } else if !text.ends_with('\n') {
            // The last line was cut off when the contest was stopped.
            writeln!(file).map_err(fault)?;
        }
        Ok(Ledger { path: path.to_owned(), known, file: Mutex::new(file) })
    }

    /// The games that were in the file when it was opened.
    pub fn known(&self) -> Vec<Played> {
        self.known.clone()
    }

    pub(super) fn write(&self, played: &Played) -> Result<(), BadLedger> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let fault = |error| BadLedger::File { path: self.path.display().to_string(), error };
        writeln!(file, "{}", json(played)).map_err(fault)
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn read(text: &str, heading: &Heading, path: &str) -> Result<Vec<Played>, BadLedger> {
    let fault =
        |line: usize, why: serde_json::Error| BadLedger::Line { path: path.to_owned(), line, why: why.to_string() };
    let mut lines =
        text.lines().enumerate().map(|(index, line)| (index + 1, line)).filter(|(_, line)| !line.is_empty());
    let Some((number, first)) = lines.next() else { return Ok(Vec::new()) };
    let found: Heading = serde_json::from_str(first).map_err(|error| fault(number, error))?;
    if found != *heading {
        return Err(BadLedger::AnotherContest { path: path.to_owned() });
    }
    let mut known: Vec<Played> = Vec::new();
    for (number, line) in lines {
        match serde_json::from_str::<Played>(line) {
            Ok(played) if known.iter().all(|other| other.index != played.index) => known.push(played),
            Ok(_) => {}
            // Cut off when the contest was stopped: that game is played again.
            Err(error) if error.is_eof() => {}
            Err(error) => return Err(fault(number, error)),
        }
    }
    Ok(known)
}
