//! Opening the database.

use crate::hints::Hints;
use crate::writer::{Writer, Writing};
use crate::{Hint, Trouble};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, AnyPool, Executor};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::broadcast;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// What an acknowledged action survives.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Durability {
    /// The power going out.
    #[default]
    Full,
    /// The server being killed; when the power goes out, the last moments may be lost. Faster on slow disks.
    Process,
}

/// The database.
#[derive(Clone)]
pub struct Store {
    pub(crate) pool: AnyPool,
    pub(crate) writer: Writer,
    pub(crate) hints: Hints,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens `sqlite:FILE` or `postgres://…` and brings it to the schema of this version. With `notify`, nodes on one
    /// PostgreSQL tell each other at once what has changed; not every connection pooler lets that through.
    pub async fn open(address: &str, durability: Durability, notify: bool) -> Result<Store, Trouble> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(address)?;
        if let Some(folder) = address.strip_prefix("sqlite:").and_then(|file| Path::new(file).parent()) {
            std::fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        }
        let reading = pool(kind, address, durability, kind.readers()).await?;
        MIGRATIONS.run(&reading).await?;
        // Lines of the log are written over a connection of their own, so that nothing stands in their way.
        let writing = pool(kind, address, durability, 1).await?;
        let hints = Hints::start(kind, address, notify).await?;
        Ok(Store { pool: reading, writer: Writing::start(writing), hints, kind })
    }

    /// The file of the embedded database in a data folder.
    pub fn file_in(folder: &Path) -> String {
        format!("sqlite:{}", folder.join("ballyhoo.sqlite").display())
    }

    /// What changes from now on, on this node and on others.
    pub fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.listen()
    }

    /// Do other nodes write to the same database?
    pub fn is_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Can the database be reached?
    pub async fn ping(&self) -> Result<(), Trouble> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Finishes what was begun and lets go of the database.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

impl Kind {
    fn of(address: &str) -> Result<Kind, Trouble> {
        match address.split_once(':') {
            Some(("sqlite", _)) => Ok(Kind::Sqlite),
            Some(("postgres" | "postgresql", _)) => Ok(Kind::Postgres),
            _ => Err(Trouble::Address(address.to_owned())),
        }
    }

    fn readers(self) -> u32 {
        match self {
            Kind::Sqlite => 4,
            Kind::Postgres => 8,
        }
    }
}

async fn pool(kind: Kind, address: &str, durability: Durability, size: u32) -> Result<AnyPool, Trouble> {
    let address = match kind {
        Kind::Sqlite => format!("{address}?mode=rwc"),
        Kind::Postgres => address.to_owned(),
    };
    let options = AnyConnectOptions::from_str(&address)?;
    let pool = AnyPoolOptions::new()
        .max_connections(size)
        .acquire_timeout(Duration::from_secs(10))
        .after_connect(move |connection, _| Box::pin(prepare(connection, settings(kind, durability))));
    Ok(pool.connect_with(options).await?)
}

async fn prepare(connection: &mut AnyConnection, settings: &'static str) -> Result<(), sqlx::Error> {
    connection.execute(settings).await.map(|_| ())
}

/// What a fresh connection is told.
fn settings(kind: Kind, durability: Durability) -> &'static str {
    match (kind, durability) {
        (Kind::Sqlite, Durability::Full) => {
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON"
        }
        (Kind::Sqlite, Durability::Process) => {
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON"
        }
        (Kind::Postgres, Durability::Full) => "SET synchronous_commit = on",
        (Kind::Postgres, Durability::Process) => "SET synchronous_commit = off",
    }
}
