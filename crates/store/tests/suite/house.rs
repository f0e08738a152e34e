//! What is particular to one kind of database, and how a house is opened.

use super::fresh::*;
use sqlx::{Connection, Executor};
use store::{Appended, Durability, Hint, Progress, Store};

#[tokio::test]
async fn nodes_on_one_postgres_tell_each_other() {
    let Some(fresh) = Fresh::postgres().await else { return };
    let other = fresh.second().await;
    let mut hints = other.hints();
    with_table(&fresh.store, "t").await;
    let told = |seq| Hint::Table { table: "t".into(), seq, ours: false };
    assert_eq!(next(&mut hints).await, told(0));
    fresh.store.append(line("t", 1)).await.unwrap();
    assert_eq!(next(&mut hints).await, told(1));
}

#[tokio::test]
async fn a_backup_is_a_whole_database() {
    let fresh = Fresh::sqlite().await.unwrap();
    with_table(&fresh.store, "t").await;
    fresh.store.append(line("t", 1)).await.unwrap();
    let copy = fresh.folder.as_ref().unwrap().path().join("copy.sqlite");
    fresh.store.backup(&copy).await.unwrap();
    assert!(fresh.store.backup(&copy).await.unwrap_err().to_string().contains("choose a new name"));
    let copy = Store::open(&format!("sqlite:{}", copy.display()), Durability::Full, true).await.unwrap();
    assert_eq!(copy.log_after("t", 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_wrong_address_is_refused_in_words() {
    let error = Store::open("mysql://x", Durability::Full, true).await.err().unwrap().to_string();
    assert_eq!(error, "\"mysql://x\" is no database address; use sqlite:FILE or postgres://…");
}

#[tokio::test]
async fn looking_after_a_house_makes_nothing_and_migrates_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no/such");
    let refused = Store::look_after(&Store::file_in(&missing)).await.err().unwrap().to_string();
    assert!(refused.starts_with("there is no database at") && !missing.exists(), "{refused}");
    let address = Store::file_in(folder.path());
    std::fs::write(folder.path().join("ballyhoo.sqlite"), "").unwrap();
    assert!(Store::look_after(&address).await.err().unwrap().to_string().contains("no tables of Ballyhoo"));
    // A house of the first version, as another program is serving it.
    let mut first = sqlx::SqliteConnection::connect(&address).await.unwrap();
    first.execute(include_str!("../../migrations/0001_house.sql")).await.unwrap();
    let store = Store::look_after(&address).await.unwrap();
    assert!(store.page(Progress::Open, None, 9).await.unwrap().is_empty() && store.must_be_current().is_err());
    store.close().await;
    let tables: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master WHERE name = 'about'")
        .fetch_one(&mut first)
        .await
        .unwrap();
    assert_eq!(tables, 0);
}

/// The version after this one may add what it likes; this one goes on, unless it is told that it cannot.
#[tokio::test]
async fn a_newer_house_is_served_unless_it_says_no() {
    let fresh = Fresh::sqlite().await.unwrap();
    with_table(&fresh.store, "t").await;
    fresh.store.close().await;
    let mut newer = sqlx::SqliteConnection::connect(&fresh.address).await.unwrap();
    newer.execute("INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (99, 'later', TRUE, x'00', 1)").await.unwrap();
    newer.execute("ALTER TABLE tables ADD COLUMN later TEXT").await.unwrap();
    let store = fresh.second().await;
    assert_eq!(store.append(line("t", 1)).await.unwrap(), Appended::Done);
    store.close().await;
    newer.execute("UPDATE about SET value = '99' WHERE name = 'compat'").await.unwrap();
    for refused in [Store::open(&fresh.address, Durability::Full, true).await, Store::look_after(&fresh.address).await]
    {
        assert!(refused.err().unwrap().to_string().contains("newer version"));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_database_or_its_copies() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let store = Store::open(&Store::file_in(&data), Durability::Full, true).await.unwrap();
    with_table(&store, "t").await;
    store.append(line("t", 1)).await.unwrap();
    let copy = data.join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    for file in ["ballyhoo.sqlite", "ballyhoo.sqlite-wal", "ballyhoo.sqlite-shm", "copy.sqlite"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
    store.close().await;
    // What an older version left open to everybody is closed.
    std::fs::set_permissions(data.join("ballyhoo.sqlite"), std::fs::Permissions::from_mode(0o644)).unwrap();
    Store::open(&Store::file_in(&data), Durability::Full, true).await.unwrap();
    assert_eq!(mode(&data.join("ballyhoo.sqlite")), 0o600);
}

#[tokio::test]
async fn a_folder_is_served_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let address = Store::file_in(folder.path());
    let held = store::Held::take(&address).unwrap();
    assert!(store::Held::take(&address).unwrap_err().to_string().starts_with("another server is using"));
    drop(held);
    assert!(store::Held::take(&address).is_ok());
}
