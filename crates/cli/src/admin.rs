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
    /// The folder of the embedded database [default: BALLYHOO_DATA, or where `serve` keeps it]
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
        let done = self.task.run(&store).await;
        // Servers hear of it before this process ends.
        store.close().await;
        done
    }
}

impl Task {
    async fn run(self, store: &Store) -> Result<(), Fail> {
        match self {
            Task::Keep(keeping) => keeping.run(store).await,
            Task::CheckTables => check_tables(store).await,
            Task::Backup { file } => {
                store.backup(&file).await.map_err(failed)?;
                tell(Say::new("server-cli-backed-up").with("file", name(file.display())))
            }
            Task::Export { folder } => {
                let exported = admin::export(store, &folder).await.map_err(failed)?;
                exported.broken.iter().try_for_each(|broken| tell(told(broken)))?;
                let say = Say::new("server-cli-exported").with("count", exported.written);
                tell(say.with("folder", name(folder.display())))
            }
        }
    }
}

/// A table that this build cannot replay.
fn told(broken: &admin::Broken) -> Say {
    Say::new("server-cli-broken")
        .with("table", name(&broken.table))
        .with("game", name(&broken.game))
        .with("line", broken.line)
        .with("why", name(&broken.why))
}

async fn check_tables(store: &Store) -> Result<(), Fail> {
    let checked = admin::check_tables(store).await.map_err(failed)?;
    checked.broken.iter().try_for_each(|broken| tell(told(broken)))?;
    let summary = Say::new("server-cli-checked").with("tables", checked.tables).with("broken", checked.broken.len());
    if checked.broken.is_empty() { tell(summary) } else { Err(Fail::refuted(summary)) }
}

fn tell(message: Say) -> Result<(), Fail> {
    print(&format!("{}\n", say(&message)))
}
