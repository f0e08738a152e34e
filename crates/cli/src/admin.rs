//! `ballyhoo admin`: looking after a server's tables.

use crate::fail::Fail;
use crate::keeper::Keeping;
use crate::say::{print, say};
use crate::serve::failed;
use clap::Subcommand;
use server::{Given, admin};
use std::path::PathBuf;
use store::Store;
use table::Say;
use table::words::name;

/// Looks after the tables of a server
#[derive(clap::Args)]
pub struct Admin {
    /// The folder of the embedded database [default: BALLYHOO_DATA, or ballyhoo-data]
    #[arg(long, global = true, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// A database instead, such as postgres://user@host/name
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Replays all unfinished tables on this build; run it before an upgrade
    ///
    /// Exit code 0: all can go on. 1: some cannot, and are listed.
    CheckTables,
    /// Copies the embedded database into a new file while it is in use
    Backup { file: PathBuf },
    /// Writes the records of all finished games to DIR/<game>/<table>.jsonl
    Export { folder: PathBuf },
    #[command(flatten)]
    Keep(Keeping),
}

impl Admin {
    pub fn run(self) -> Result<(), Fail> {
        tokio::runtime::Runtime::new().map_err(failed)?.block_on(self.task())
    }

    async fn task(self) -> Result<(), Fail> {
        let given = Given { data: self.data, database: self.database, ..Given::default() };
        let environment = Given::environment(|name| std::env::var(name).ok()).map_err(failed)?;
        let settings = given.or(environment).settle().map_err(failed)?;
        let store = Store::look_after(&settings.database).await.map_err(failed)?;
        match self.task {
            Task::Keep(keeping) => keeping.run(&store).await,
            Task::CheckTables => check_tables(&store).await,
            Task::Backup { file } => {
                store.backup(&file).await.map_err(failed)?;
                tell(Say::new("server-cli-backed-up").with("file", name(file.display())))
            }
            Task::Export { folder } => {
                let count = admin::export(&store, &folder).await.map_err(failed)?;
                tell(Say::new("server-cli-exported").with("count", count).with("folder", name(folder.display())))
            }
        }
    }
}

async fn check_tables(store: &Store) -> Result<(), Fail> {
    let checked = admin::check_tables(store).await.map_err(failed)?;
    for broken in &checked.broken {
        let line = Say::new("server-cli-broken")
            .with("table", name(&broken.table))
            .with("game", name(&broken.game))
            .with("line", broken.line)
            .with("why", name(&broken.why));
        tell(line)?;
    }
    let summary = Say::new("server-cli-checked").with("tables", checked.tables).with("broken", checked.broken.len());
    if checked.broken.is_empty() { tell(summary) } else { Err(Fail::refuted(summary)) }
}

fn tell(message: Say) -> Result<(), Fail> {
    print(&format!("{}\n", say(&message)))
}
