//! A fresh database for each test, and what is put into it.

use sqlx::{Connection, Executor, PgConnection};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Draft, Durability, Hint, Opened, Person, Progress, Session, Store, Upshot};
use tokio::sync::broadcast::Receiver;

/// A fresh database for one test.
pub struct Fresh {
    pub store: Store,
    pub address: String,
    pub folder: Option<tempfile::TempDir>,
}

impl Fresh {
    pub async fn sqlite() -> Option<Fresh> {
        let folder = tempfile::tempdir().unwrap();
        let address = Store::file_in(folder.path());
        let store = Store::open(&address, Durability::Full, true).await.unwrap();
        Some(Fresh { store, address, folder: Some(folder) })
    }

    pub async fn postgres() -> Option<Fresh> {
        let Ok(server) = std::env::var("BALLYHOO_TEST_POSTGRES") else {
            skip();
            return None;
        };
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("ballyhoo_store_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::connect(&server).await.unwrap();
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        admin.execute(sqlx::query(create)).await.unwrap();
        let address = in_database(&server, &name);
        let store = Store::open(&address, Durability::Full, true).await.unwrap();
        Some(Fresh { store, address, folder: None })
    }

    /// A second process on the same database, as far as the database can tell.
    pub async fn second(&self) -> Store {
        Store::open(&self.address, Durability::Full, true).await.unwrap()
    }

    /// How often connections to this database have waited for each other without end, as PostgreSQL counts it. A file
    /// has one writer at a time.
    pub async fn deadlocks(&self) -> i64 {
        if !self.store.is_shared() {
            return 0;
        }
        let mut database = PgConnection::connect(&self.address).await.unwrap();
        let counted = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
        sqlx::query_scalar(counted).fetch_one(&mut database).await.unwrap()
    }
}

/// There is no PostgreSQL to test with. A person is told, past what hides the output of tests; in CI nobody would read it.
pub fn skip() {
    let in_ci = ["CI", "BALLYHOO_CI"].iter().any(|name| std::env::var(name).is_ok_and(|value| value != "false"));
    assert!(!in_ci, "BALLYHOO_TEST_POSTGRES names no server");
    let _ = writeln!(std::io::stderr(), "skipped: BALLYHOO_TEST_POSTGRES names no server");
}

/// The address of another database on the same server.
pub fn in_database(server: &str, name: &str) -> String {
    let (base, query) = server.split_once('?').map_or((server, String::new()), |(base, q)| (base, format!("?{q}")));
    let authority = base.find("://").map_or(0, |at| at + 3);
    let base = base[authority..].find('/').map_or(base, |slash| &base[..authority + slash]);
    format!("{base}/{name}{query}")
}

pub fn opened(id: &str) -> Opened {
    Opened {
        id: id.into(),
        code: format!("code-{id}"),
        game: "fair".into(),
        rules: 3,
        opening: "{}".into(),
        seed: "secret".into(),
        created: 1000,
    }
}

pub fn standing(phase: Progress) -> Upshot {
    Upshot { phase, listed: true, summary: "{}".into(), due: None }
}

pub fn line(table: &str, seq: u32) -> Draft {
    Draft {
        table: table.into(),
        seq,
        at: 2000 + i64::from(seq),
        request: None,
        entry: format!("entry {seq}"),
        standing: standing(Progress::Playing),
        seated: None,
    }
}

pub async fn with_table(store: &Store, id: &str) {
    store.open_table(&opened(id), &standing(Progress::Open), Some("host"), &[]).await.unwrap();
}

pub fn person(id: &str) -> Person {
    Person { id: id.into(), name: "Ada".into(), login: None, password: None, created: 5, keeper: false }
}

pub fn session(token: &str) -> Session {
    Session {
        token: token.into(),
        person: "p".into(),
        created: 10,
        expires: 100,
        seen: 10,
        device: Some("Test".into()),
    }
}

pub async fn next(hints: &mut Receiver<Hint>) -> Hint {
    tokio::time::timeout(std::time::Duration::from_secs(10), hints.recv()).await.unwrap().unwrap()
}
