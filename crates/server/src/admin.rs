//! For those who run a server: checking tables before an upgrade, and taking finished games out.

use crate::fault::Answer;
use crate::ledger::Ledger;
use crate::{chance, clock};
use std::net::IpAddr;
use std::path::Path;
use store::{Kept, Millis, Opened, Progress, Store, Trouble};

/// Somebody to be kept out, or silent.
pub enum Whom {
    Person(String),
    Address(IpAddr),
}

impl Whom {
    /// As it is stored: the kind, and who.
    pub fn parts(self) -> (&'static str, String) {
        match self {
            Whom::Person(id) => ("person", id),
            Whom::Address(address) => ("address", address.to_string()),
        }
    }
}

/// The moment of a deed.
pub fn now() -> Millis {
    clock::now()
}

/// Writes down what a host did on this machine.
pub async fn keep(store: &Store, deed: &str, about: &str, why: &str) -> Result<(), Trouble> {
    let (id, at, keeper) = (chance::id(16), clock::now(), "host".to_owned());
    let kept = Kept { id, at, keeper, deed: deed.to_owned(), about: about.to_owned(), why: why.to_owned() };
    store.keep_account(&kept).await
}

/// How many tables are read at once.
const PAGE: u32 = 200;

/// What became of the unfinished tables on this build.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Checked {
    pub tables: u32,
    pub broken: Vec<Broken>,
}

/// A table that this build cannot play on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub table: String,
    pub game: String,
    /// The first line of its log that cannot be replayed; 0 is the deal.
    pub line: u32,
    pub why: String,
}

/// Why finished games could not be taken out.
#[derive(Debug, thiserror::Error)]
pub enum NoExport {
    #[error(transparent)]
    Trouble(#[from] Trouble),
    #[error("cannot write to {file}: {error}")]
    File { file: String, error: std::io::Error },
}

/// Replays every unfinished table on this build.
pub async fn check_tables(store: &Store) -> Result<Checked, Trouble> {
    let mut checked = Checked::default();
    for phase in [Progress::Open, Progress::Playing] {
        let mut last = None;
        while let Some(page) = next_page(store, phase, last.as_ref()).await? {
            for opened in &page {
                checked.tables += 1;
                checked.broken.extend(check(store, opened).await?);
            }
            last = page.last().cloned();
        }
    }
    Ok(checked)
}

async fn next_page(store: &Store, phase: Progress, last: Option<&Opened>) -> Result<Option<Vec<Opened>>, Trouble> {
    let page = store.page(phase, last, PAGE).await?;
    Ok((!page.is_empty()).then_some(page))
}

async fn check(store: &Store, opened: &Opened) -> Result<Option<Broken>, Trouble> {
    let lines = store.log_after(&opened.id, 0).await?;
    let broken = |line: u32, why: String| {
        let (table, game) = (opened.id.clone(), opened.game.clone());
        Some(Broken { table, game, line, why })
    };
    let mut ledger = match Ledger::open(opened.clone()) {
        Ok(ledger) => ledger,
        Err(refusal) => return Ok(broken(0, refusal.0.sentence.clone())),
    };
    for line in &lines {
        if let Err(refusal) = ledger.read_line(line) {
            return Ok(broken(line.seq, refusal.0.sentence.clone()));
        }
    }
    Ok(None)
}

/// Writes the records of all finished games to `folder/<game>/<table>.jsonl`; says how many.
pub async fn export(store: &Store, folder: &Path) -> Result<u32, NoExport> {
    let mut written = 0;
    let mut last = None;
    while let Some(page) = next_page(store, Progress::Over, last.as_ref()).await? {
        for opened in &page {
            let lines = store.log_after(&opened.id, 0).await?;
            let Ok(text) = record(opened, &lines) else { continue };
            let place = folder.join(&opened.game);
            write(&place, &format!("{}.jsonl", opened.id), &text)?;
            written += 1;
        }
        last = page.last().cloned();
    }
    Ok(written)
}

fn record(opened: &Opened, lines: &[store::Logged]) -> Answer<String> {
    let mut ledger = Ledger::open(opened.clone())?;
    ledger.read(lines)?;
    Ok(ledger.game.map(|game| game.record().to_string()).unwrap_or_default())
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), NoExport> {
    let file = folder.join(name);
    let failed = |error| NoExport::File { file: file.display().to_string(), error };
    std::fs::create_dir_all(folder).map_err(failed)?;
    std::fs::write(&file, text).map_err(failed)
}
