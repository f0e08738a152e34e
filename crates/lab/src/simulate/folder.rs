//! A simulation on disk, in parts: each part is a range of games, written under another name and renamed when it is whole.
//! What was stopped goes on with the first part that is missing.

use super::rows::{Decided, Decisions, Games};
use super::tally::Tally;
use super::{NoSimulation, Plan, Played};
use crate::sheet::Format;
use bots::Level;
use catalog::NoDeal;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use table::words::name;
use table::{Explain, Say, Seed, Setup};

/// Which simulation a folder holds. The number of games is no part of it.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Heading {
    game: String,
    rules_version: u32,
    /// The hash of the component files.
    components: String,
    setup: Setup,
    bots: Vec<String>,
    seed: Seed,
    format: Format,
    decisions: bool,
    games_in_a_part: u64,
}

/// A folder of parts.
pub struct Folder {
    path: PathBuf,
    heading: Heading,
    known: Vec<(u64, Tally)>,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadFolder {
    #[error("{path}: {error}")]
    File { path: String, error: io::Error },
    #[error("{path} holds another simulation; name another folder, or delete it")]
    Another { path: String },
    #[error("{path} holds more games than are asked for")]
    More { path: String },
}

impl Explain for BadFolder {
    fn explain(&self) -> Say {
        match self {
            BadFolder::File { path, error } => {
                Say::new("arena-ledger-file").with("path", name(path)).with("why", name(error))
            }
            BadFolder::Another { path } => Say::new("simulate-another").with("path", name(path)),
            BadFolder::More { path } => Say::new("simulate-more").with("path", name(path)),
        }
    }
}

fn fault(path: &Path) -> impl FnOnce(io::Error) -> BadFolder + '_ {
    |error| BadFolder::File { path: path.display().to_string(), error }
}

/// Small where games take long, so that little is lost; large where they are many.
fn games_in_a_part(plan: &Plan) -> u64 {
    if plan.seats.iter().all(|bot| matches!(bot.level, Level::Random | Level::Easy)) { 10_000 } else { 100 }
}

impl Folder {
    /// Opens the folder of a simulation, or begins it.
    ///
    /// # Errors
    /// It cannot be read or written, or it holds something else.
    pub fn open(path: &Path, plan: &Plan, format: Format, decisions: bool) -> Result<Folder, NoSimulation> {
        let entry = catalog::find(&plan.game)?;
        let record =
            entry.open(&plan.setup, &plan.replaced, Vec::new(), plan.seed, Vec::new()).map_err(NoDeal::from)?;
        let heading = Heading {
            game: plan.game.clone(),
            rules_version: entry.about.rules_version,
            components: record.header.components,
            setup: plan.setup.clone(),
            bots: plan.seats.iter().map(ToString::to_string).collect(),
            seed: plan.seed,
            format,
            decisions,
            games_in_a_part: games_in_a_part(plan),
        };
        let mut folder = Folder { path: path.to_owned(), heading, known: Vec::new() };
        folder.claim()?;
        folder.known = folder.read_known(plan.games)?;
        Ok(folder)
    }

    /// The seed of the simulation that a folder holds already.
    pub fn seed(path: &Path) -> Option<Seed> {
        let text = std::fs::read_to_string(path.join("simulation.json")).ok()?;
        serde_json::from_str::<Heading>(&text).ok().map(|heading| heading.seed)
    }

    fn claim(&self) -> Result<(), BadFolder> {
        let kinds: &[&str] =
            if self.heading.decisions { &["games", "decisions", "tallies"] } else { &["games", "tallies"] };
        for kind in kinds {
            let folder = self.path.join(kind);
            std::fs::create_dir_all(&folder).map_err(fault(&folder))?;
        }
        let file = self.path.join("simulation.json");
        match std::fs::read_to_string(&file) {
            Ok(text) if serde_json::from_str::<Heading>(&text).is_ok_and(|found| found == self.heading) => Ok(()),
            Ok(_) => Err(BadFolder::Another { path: self.path.display().to_string() }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let text = serde_json::to_string_pretty(&self.heading).unwrap_or_default();
                std::fs::write(&file, text + "\n").map_err(fault(&file))
            }
            Err(error) => Err(fault(&file)(error)),
        }
    }

    /// The parts that are whole. A last part that was short is not, when more games are asked for now.
    fn read_known(&self, games: u64) -> Result<Vec<(u64, Tally)>, BadFolder> {
        let folder = self.path.join("tallies");
        let mut known = Vec::new();
        for file in std::fs::read_dir(&folder).map_err(fault(&folder))?.flatten() {
            let path = file.path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let Some(part) = stem.strip_prefix("part-").and_then(|number| number.parse().ok()) else { continue };
            let text = std::fs::read_to_string(&path).map_err(fault(&path))?;
            let Ok(tally) = serde_json::from_str::<Tally>(&text) else { continue };
            let wanted = self.range(part, games);
            if tally.games > wanted.end.saturating_sub(wanted.start) {
                return Err(BadFolder::More { path: self.path.display().to_string() });
            }
            if tally.games == wanted.end - wanted.start {
                known.push((part, tally));
            }
        }
        Ok(known)
    }

    /// The numbers of the games of a part.
    pub(super) fn range(&self, part: u64, games: u64) -> std::ops::Range<u64> {
        let size = self.heading.games_in_a_part;
        (part * size).min(games)..((part + 1) * size).min(games)
    }

    pub(super) fn size(&self) -> u64 {
        self.heading.games_in_a_part
    }

    pub(super) fn known(&self) -> &[(u64, Tally)] {
        &self.known
    }

    fn file(&self, kind: &str, part: u64, ending: &str) -> PathBuf {
        self.path.join(kind).join(format!("part-{part:05}.{ending}"))
    }

    /// What the files say about themselves.
    fn facts(&self) -> Vec<(String, String)> {
        let heading = &self.heading;
        let options: Vec<String> = heading.setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        [
            ("game", heading.game.clone()),
            ("rules_version", heading.rules_version.to_string()),
            ("components", heading.components.clone()),
            ("players", heading.setup.players.to_string()),
            ("options", options.join(",")),
            ("bots", heading.bots.join(",")),
            ("seed", heading.seed.to_string()),
        ]
        .map(|(key, value)| (key.to_owned(), value))
        .into()
    }

    pub(super) fn begin(&self, part: u64) -> Result<Part<'_>, BadFolder> {
        let (format, facts) = (self.heading.format, self.facts());
        let open = |kind: &str| {
            let path = self.file(kind, part, "unfinished");
            File::create(&path).map(BufWriter::new).map_err(fault(&path))
        };
        let players = self.heading.bots.len();
        let begun = fault(&self.path);
        let games = Games::begin(format, open("games")?, players, &facts).map_err(begun)?;
        let decisions = match self.heading.decisions {
            true => Some(Decisions::begin(format, open("decisions")?, &facts).map_err(fault(&self.path))?),
            false => None,
        };
        Ok(Part { folder: self, part, games, decisions })
    }
}

/// A part that is being written.
pub(super) struct Part<'a> {
    folder: &'a Folder,
    part: u64,
    games: Games<BufWriter<File>>,
    decisions: Option<Decisions<BufWriter<File>>>,
}

impl Part<'_> {
    pub(super) fn wants_decisions(&self) -> bool {
        self.decisions.is_some()
    }

    pub(super) fn decided(&mut self, decided: &Decided<'_>) -> Result<(), BadFolder> {
        self.decisions.as_mut().map_or(Ok(()), |rows| rows.push(decided)).map_err(fault(&self.folder.path))
    }

    pub(super) fn played(&mut self, index: u64, played: &Played) -> Result<(), BadFolder> {
        self.games.push(index, played).map_err(fault(&self.folder.path))
    }

    /// The part is whole: its files get their names, the tally last.
    pub(super) fn finish(self, tally: &Tally) -> Result<(), BadFolder> {
        let folder = self.folder;
        let wrong = fault(&folder.path);
        let end = || -> io::Result<()> {
            self.games.finish()?;
            rename(folder, "games", self.part)?;
            if let Some(decisions) = self.decisions {
                decisions.finish()?;
                rename(folder, "decisions", self.part)?;
            }
            let text = serde_json::to_string(tally)?;
            let unfinished = folder.file("tallies", self.part, "unfinished");
            std::fs::write(&unfinished, text)?;
            std::fs::rename(unfinished, folder.file("tallies", self.part, "json"))
        };
        end().map_err(wrong)
    }
}

fn rename(folder: &Folder, kind: &str, part: u64) -> io::Result<()> {
    let ending = folder.heading.format.ending();
    std::fs::rename(folder.file(kind, part, "unfinished"), folder.file(kind, part, ending))
}
