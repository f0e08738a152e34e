//! Opening the database.

use crate::hints::Hints;
use crate::writer::{Writer, Writing};
use crate::{Hint, Millis, Trouble};
use crate::{migrations, place};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::broadcast;

/// The level of the schema that this version knows: the number of its last migration.
pub const LEVEL: i64 = migrations::last();

/// A database that cannot be reached is not waited for longer than this when it is opened.
const REACH: Duration = Duration::from_secs(5);

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
    level: i64,
    /// The file of the embedded database.
    file: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens `sqlite:FILE` or `postgres://…`, makes it if need be, and brings it to the schema of this version. With
    /// `notify`, nodes on one PostgreSQL tell each other at once what has changed; not every connection pooler lets that
    /// through.
    pub async fn open(address: &str, durability: Durability, notify: bool) -> Result<Store, Trouble> {
        let kind = Kind::of(address)?;
        place::prepare(address)?;
        level(kind, address).await?;
        let pools = pools(kind, address, durability).await?;
        migrations::migrator().run(&pools.0).await?;
        Store::with(kind, pools, Hints::start(kind, address, notify).await?, LEVEL, address)
    }

    /// Opens what is there, as it is: nothing is made and nothing is migrated. For looking after a house that another
    /// version may be serving at this moment.
    pub async fn look_after(address: &str) -> Result<Store, Trouble> {
        let kind = Kind::of(address)?;
        place::must_exist(address)?;
        let level = level(kind, address).await?.ok_or_else(|| Trouble::NoHouse(address.to_owned()))?;
        let pools = pools(kind, address, Durability::Full).await?;
        Store::with(kind, pools, Hints::start(kind, address, true).await?, level, address)
    }

    fn with(
        kind: Kind,
        (reading, writing): (AnyPool, AnyPool),
        hints: Hints,
        level: i64,
        address: &str,
    ) -> Result<Store, Trouble> {
        let file = address.strip_prefix("sqlite:").map(PathBuf::from);
        Ok(Store { pool: reading, writer: Writing::start(writing), hints, kind, level, file })
    }

    /// For what only this version's schema can hold.
    pub fn must_be_current(&self) -> Result<(), Trouble> {
        if self.level >= LEVEL { Ok(()) } else { Err(Trouble::Older) }
    }

    /// The file of the embedded database in a data folder.
    pub fn file_in(folder: &Path) -> String {
        format!("sqlite:{}", folder.join("ballyhoo.sqlite").display())
    }

    /// What changes from now on, on this node and on others.
    pub fn hints(&self) -> broadcast::Receiver<Hint> {
        self.hints.listen()
    }

    /// What tells this node from all others.
    pub fn node(&self) -> &str {
        self.hints.node()
    }

    /// Do other nodes write to the same database?
    pub fn is_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Can something be written? A database that only answers questions is of no use to anybody.
    pub async fn pulse(&self, now: Millis) -> Result<(), Trouble> {
        self.note("pulse", &now.to_string()).await
    }

    /// Takes down something about the database itself.
    pub(crate) async fn note(&self, name: &str, value: &str) -> Result<(), Trouble> {
        let upsert = sqlx::query(
            "INSERT INTO about (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        );
        upsert.bind(name).bind(value).execute(&self.pool).await?;
        Ok(())
    }

    /// How many bytes the database takes.
    pub async fn size(&self) -> Result<i64, Trouble> {
        let size = match self.kind {
            Kind::Sqlite => "SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()",
            Kind::Postgres => "SELECT pg_database_size(current_database()) AS n",
        };
        Ok(sqlx::query(size).fetch_one(&self.pool).await?.try_get("n")?)
    }

    /// How many bytes are left on the disk of the embedded database, where the system says so.
    pub fn free_disk(&self) -> Option<u64> {
        place::free_disk(self.file.as_deref()?)
    }

    /// Finishes what was begun, tells other nodes what they have not been told yet, and lets go of the database.
    pub async fn close(&self) {
        self.writer.close().await;
        let _ = tokio::time::timeout(REACH, self.hints.flush()).await;
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

/// The level of what is there; nothing if there is nothing. Whatever is wrong with the database is found out here, by one
/// connection that says why, and not by a pool that tries again and again.
async fn level(kind: Kind, address: &str) -> Result<Option<i64>, Trouble> {
    let options = options(kind, address)?;
    let connecting = tokio::time::timeout(REACH, AnyConnection::connect_with(&options));
    let mut connection = connecting.await.map_err(|_| Trouble::Unreachable)??;
    let known = if has(kind, &mut connection, "about").await? {
        let compat = sqlx::query("SELECT CAST(value AS BIGINT) AS n FROM about WHERE name = 'compat'");
        let compat: i64 = compat.fetch_one(&mut connection).await?.try_get("n")?;
        if compat > LEVEL {
            return Err(Trouble::Newer);
        }
        let last = sqlx::query("SELECT MAX(version) AS n FROM _sqlx_migrations");
        Some(last.fetch_one(&mut connection).await?.try_get("n")?)
    } else {
        has(kind, &mut connection, "log").await?.then_some(1)
    };
    connection.close().await?;
    Ok(known)
}

async fn has(kind: Kind, connection: &mut AnyConnection, table: &str) -> Result<bool, Trouble> {
    let count = match kind {
        Kind::Sqlite => "SELECT COUNT(*) AS n FROM sqlite_master WHERE type = 'table' AND name = $1",
        Kind::Postgres => {
            "SELECT COUNT(*) AS n FROM information_schema.tables
             WHERE table_schema = current_schema() AND table_name = $1"
        }
    };
    let count: i64 = sqlx::query(count).bind(table).fetch_one(connection).await?.try_get("n")?;
    Ok(count > 0)
}

fn options(kind: Kind, address: &str) -> Result<AnyConnectOptions, Trouble> {
    sqlx::any::install_default_drivers();
    let address = match kind {
        // The file is there by now, or must not be made.
        Kind::Sqlite => format!("{address}?mode=rw"),
        Kind::Postgres => address.to_owned(),
    };
    Ok(AnyConnectOptions::from_str(&address)?)
}

/// A pool for reading, and one connection for the lines of the log, so that nothing stands in their way.
async fn pools(kind: Kind, address: &str, durability: Durability) -> Result<(AnyPool, AnyPool), Trouble> {
    Ok((pool(kind, address, durability, kind.readers()).await?, pool(kind, address, durability, 1).await?))
}

async fn pool(kind: Kind, address: &str, durability: Durability, size: u32) -> Result<AnyPool, Trouble> {
    let pool = AnyPoolOptions::new()
        .max_connections(size)
        .acquire_timeout(Duration::from_secs(10))
        .after_connect(move |connection, _| Box::pin(prepare(connection, settings(kind, durability))));
    Ok(pool.connect_with(options(kind, address)?).await?)
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
