//! `ballyhoo records`: writes the finished games that every test run replays.

use crate::fail::Fail;
use crate::say::print;
use lab::records::{shortest, wanted};
use std::path::PathBuf;

/// Writes a finished game for every player count and every value of every option, where there is none yet
#[derive(clap::Args)]
pub struct Records {
    /// The game
    game: String,
    /// The folder to write into [default: records/GAME]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl Records {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let folder = self.folder.unwrap_or_else(|| PathBuf::from("records").join(&self.game));
        let cannot = |error| Fail::file("cli-cannot-write", &folder, &error);
        std::fs::create_dir_all(&folder).map_err(cannot)?;
        for (name, setup) in wanted(entry.about) {
            let path = folder.join(format!("{name}.jsonl"));
            if path.exists() {
                continue;
            }
            let kept = shortest(entry, name, &setup)?;
            std::fs::write(&path, kept.record.to_string()).map_err(cannot)?;
            print(&format!("{}: {}\n", path.display(), kept.record.lines.len()))?;
        }
        Ok(())
    }
}
