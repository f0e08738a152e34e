//! For those who run a server: checking tables before an upgrade, and taking finished games out.

use crate::entry::Entry;
use crate::fault::{Answer, Refusal};
use crate::ledger::Ledger;
use crate::{clock, room};
use std::path::Path;
use store::{Appended, Draft, Opened, Progress, Store, Trouble};
use wire::Code;

/// How often a table that is played at is tried to be closed.
const ATTEMPTS: u32 = 20;

/// Closes a table, whatever goes on there; `false` if there is none, or it is over. Servers notice it by the log.
pub async fn close_table(store: &Store, table: &str) -> Result<bool, Trouble> {
    for _ in 0..ATTEMPTS {
        let Some(opened) = store.opened(table).await? else { return Ok(false) };
        let lines = store.log_after(table, 0).await?;
        let Ok(line) = shut(opened, lines) else { return Ok(false) };
        if store.append(line).await? == Appended::Done {
            store.tell_of_person("host", clock::now()).await?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// The line that closes a table.
fn shut(opened: Opened, lines: Vec<store::Logged>) -> Answer<Draft> {
    let at = clock::now();
    let mut ledger = room::replay(opened, lines, at)?;
    ledger.enter(at, &Entry::Shut)?;
    Ok(Draft {
        table: ledger.opened.id.clone(),
        seq: ledger.seq,
        at,
        request: None,
        entry: serde_json::to_string(&Entry::Shut).map_err(|_| Refusal::new(Code::Internal))?,
        standing: room::standing(&ledger)?,
        seated: None,
    })
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
    /// Somebody wrote to its log between the check and the copy.
    #[error("a table changed while it was read: {0}")]
    Replay(String),
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

/// What became of the finished games: how many were written, and what this build cannot replay.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Exported {
    pub written: u32,
    pub broken: Vec<Broken>,
}

/// Writes the records of all finished games to `folder/<game>/<table>.jsonl`.
pub async fn export(store: &Store, folder: &Path) -> Result<Exported, NoExport> {
    let mut exported = Exported::default();
    let mut last = None;
    while let Some(page) = next_page(store, Progress::Over, last.as_ref()).await? {
        for opened in &page {
            if let Some(broken) = check(store, opened).await? {
                exported.broken.push(broken);
                continue;
            }
            let lines = store.log_after(&opened.id, 0).await?;
            let text = record(opened, &lines).map_err(|refusal| NoExport::Replay(refusal.0.sentence.clone()))?;
            write(&folder.join(&opened.game), &format!("{}.jsonl", opened.id), &text)?;
            exported.written += 1;
        }
        last = page.last().cloned();
    }
    Ok(exported)
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
