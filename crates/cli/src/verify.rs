//! `ballyhoo verify`: proves a record.

use crate::at_table::{read_record, replaced};
use crate::fail::Fail;
use crate::say::{print, print_json, say};
use catalog::NoReplay;
use std::path::PathBuf;
use table::words::name;
use table::{Explain, Say};

/// Proves a record: every action legal, every hash right, and the shuffle the one that was promised
///
/// Exit code 0: proved. 1: it is a record, but it does not prove what it claims. 2: it cannot be read as a record.
#[derive(clap::Args)]
pub struct Verify {
    /// The record
    file: PathBuf,
    /// A folder with component files that replace the game's own
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// As JSON, for machines
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub fn run(self) -> Result<(), Fail> {
        let (record, entry) = read_record(&self.file)?;
        let replaced = replaced(self.components.as_deref(), entry)?;
        let proof = entry.verify(&record, &replaced);
        if self.json {
            let (line, why) = match &proof {
                Err(NoReplay::Record(bad)) => (Some(bad.line), Some(say(&bad.fault.explain()))),
                Err(NoReplay::Parts(bad)) => (None, Some(say(&bad.explain()))),
                Ok(_) => (None, None),
            };
            print_json(&serde_json::json!({
                "proved": proof.is_ok(),
                "game": record.header.game,
                "actions": record.lines.len(),
                "line": line,
                "why": why,
            }))?;
        }
        match proof {
            Err(bad) => Err(Fail::refuted(bad.explain())),
            Ok(_) if self.json => Ok(()),
            Ok(_) => {
                let proved = Say::new("cli-proved")
                    .with("actions", name(record.lines.len()))
                    .with("commitment", name(&record.header.commitment));
                print(&format!("{}\n", say(&proved)))
            }
        }
    }
}
