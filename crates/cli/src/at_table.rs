//! Arguments that several commands share: the game, its options, its components, a record file.

use crate::fail::Fail;
use catalog::{Entry, Replaced};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use table::record::Record;
use table::words::name;
use table::{Say, Seed, Setup};

/// How the game is set up.
#[derive(clap::Args)]
pub struct TableArgs {
    /// Number of players [default: as many as there are seats, or two]
    #[arg(long, short = 'n')]
    pub players: Option<u8>,
    /// An option of the game, such as quick=on; may be given several times
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// A seed: the same seed deals the same game [default: a fresh one]
    #[arg(long)]
    pub seed: Option<String>,
    /// A folder with component files that replace the game's own
    #[arg(long, value_name = "DIR")]
    pub components: Option<PathBuf>,
}

impl TableArgs {
    /// The setup, for as many players as asked for, seated, or usual.
    pub fn setup(&self, entry: &Entry, seats: Option<usize>) -> Result<Setup, Fail> {
        let usual = || if entry.about.players.contains(&2) { 2 } else { entry.about.players[0] };
        let seated = seats.and_then(|seats| u8::try_from(seats).ok());
        let players = self.players.or(seated).unwrap_or_else(usual);
        let mut options = BTreeMap::new();
        for option in &self.options {
            let Some((key, value)) = option.split_once('=') else {
                return Err(Fail::asked(Say::new("cli-bad-option").with("option", name(option))));
            };
            options.insert(key.trim().to_owned(), value.trim().to_owned());
        }
        let setup = Setup { players, options };
        setup.check(entry.about.players, entry.about.options)?;
        Ok(setup)
    }

    /// The seed asked for, or a fresh one from the system.
    pub fn seed(&self) -> Result<Seed, Fail> {
        if let Some(text) = &self.seed {
            return Ok(text.parse().unwrap_or_else(|_| Seed::from_text(text)));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| Fail::asked(Say::new("cli-no-chance").with("why", name(error))))?;
        Ok(Seed::new(bytes))
    }

    pub fn replaced(&self, entry: &Entry) -> Result<Replaced, Fail> {
        replaced(self.components.as_deref(), entry)
    }
}

/// Reads the component files of a folder: those that bear the name of one of the game's own.
pub fn replaced(folder: Option<&Path>, entry: &Entry) -> Result<Replaced, Fail> {
    let mut texts = Replaced::new();
    let Some(folder) = folder else { return Ok(texts) };
    for (file, _) in entry.files {
        let path = folder.join(file);
        if path.exists() {
            let text = std::fs::read_to_string(&path).map_err(|error| Fail::file("cli-cannot-read", &path, &error))?;
            texts.insert((*file).to_owned(), text);
        }
    }
    if texts.is_empty() {
        let known = table::words::names(entry.files.iter().map(|(file, _)| file));
        return Err(Fail::asked(
            Say::new("cli-no-components").with("path", name(folder.display())).with("known", known),
        ));
    }
    Ok(texts)
}

/// Reads a record and finds its game.
pub fn read_record(path: &Path) -> Result<(Record, &'static Entry), Fail> {
    let text = std::fs::read_to_string(path).map_err(|error| Fail::file("cli-cannot-read", path, &error))?;
    let record = Record::parse(&text)?;
    let entry = catalog::find(&record.header.game)?;
    Ok((record, entry))
}
