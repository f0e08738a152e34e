//! One suite for both databases. PostgreSQL is tested where `BALLYHOO_TEST_POSTGRES` names one, such as
//! `postgres://localhost/`; the suite makes a database of its own there.

use sqlx::{Connection, Executor, PgConnection};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Appended, Draft, Durability, Hint, Keep, Opened, Person, Present, Progress, Said, Session, Store, Upshot};
use tokio::sync::broadcast::Receiver;

/// A fresh database for one test.
struct Fresh {
    store: Store,
    address: String,
    folder: Option<tempfile::TempDir>,
}

impl Fresh {
    async fn sqlite() -> Option<Fresh> {
        let folder = tempfile::tempdir().unwrap();
        let address = Store::file_in(folder.path());
        let store = Store::open(&address, Durability::Full, true).await.unwrap();
        Some(Fresh { store, address, folder: Some(folder) })
    }

    async fn postgres() -> Option<Fresh> {
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
    async fn second(&self) -> Store {
        Store::open(&self.address, Durability::Full, true).await.unwrap()
    }
}

/// There is no PostgreSQL to test with. A person is told, past what hides the output of tests; in CI nobody would read it.
fn skip() {
    let in_ci = ["CI", "BALLYHOO_CI"].iter().any(|name| std::env::var(name).is_ok_and(|value| value != "false"));
    assert!(!in_ci, "BALLYHOO_TEST_POSTGRES names no server");
    let _ = writeln!(std::io::stderr(), "skipped: BALLYHOO_TEST_POSTGRES names no server");
}

/// The address of another database on the same server.
fn in_database(server: &str, name: &str) -> String {
    let (base, query) = server.split_once('?').map_or((server, String::new()), |(base, q)| (base, format!("?{q}")));
    let authority = base.find("://").map_or(0, |at| at + 3);
    let base = base[authority..].find('/').map_or(base, |slash| &base[..authority + slash]);
    format!("{base}/{name}{query}")
}

macro_rules! suite {
    ($($(#[$note:meta])* $name:ident($fresh:ident) $body:block)*) => {
        mod sqlite {
            use super::*;
            $($(#[$note])* #[tokio::test] async fn $name() {
                if let Some(fresh) = Fresh::sqlite().await { super::body::$name(fresh).await }
            })*
        }
        mod postgres {
            use super::*;
            $($(#[$note])* #[tokio::test] async fn $name() {
                if let Some(fresh) = Fresh::postgres().await { super::body::$name(fresh).await }
            })*
        }
        mod body {
            use super::*;
            $(pub async fn $name($fresh: Fresh) $body)*
        }
    };
}

fn opened(id: &str) -> Opened {
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

fn standing(phase: Progress) -> Upshot {
    Upshot { phase, listed: true, summary: "{}".into(), due: None }
}

fn line(table: &str, seq: u32) -> Draft {
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

async fn with_table(store: &Store, id: &str) {
    store.open_table(&opened(id), &standing(Progress::Open), Some("host"), &[]).await.unwrap();
}

fn person(id: &str) -> Person {
    Person { id: id.into(), name: "Ada".into(), login: None, password: None, created: 5 }
}

fn session(token: &str) -> Session {
    Session {
        token: token.into(),
        person: "p".into(),
        created: 10,
        expires: 100,
        seen: 10,
        device: Some("Test".into()),
    }
}

async fn next(hints: &mut Receiver<Hint>) -> Hint {
    tokio::time::timeout(std::time::Duration::from_secs(10), hints.recv()).await.unwrap().unwrap()
}

suite! {
    a_log_is_read_as_it_was_written(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        for seq in 1..=3 {
            assert_eq!(store.append(line("t", seq)).await.unwrap(), Appended::Done);
        }
        let log = store.log_after("t", 1).await.unwrap();
        assert_eq!(log.iter().map(|line| (line.seq, line.at, line.entry.as_str())).collect::<Vec<_>>(),
            [(2, 2002, "entry 2"), (3, 2003, "entry 3")]);
        assert_eq!(store.opened("t").await.unwrap(), Some(opened("t")));
        assert_eq!(store.opened("u").await.unwrap(), None);
    }

    a_line_is_written_once_and_without_gaps(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        assert_eq!(store.append(line("t", 2)).await.unwrap(), Appended::Taken);
        assert_eq!(store.append(line("t", 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(line("t", 1)).await.unwrap(), Appended::Taken);
        assert_eq!(store.append(line("nowhere", 1)).await.unwrap(), Appended::Taken);
        assert_eq!(store.log_after("t", 0).await.unwrap().len(), 1);
    }

    /// Twenty writers in two processes race for every line; each line is won by exactly one.
    of_many_who_race_for_a_line_one_wins(fresh) {
        let (one, two) = (fresh.store.clone(), fresh.second().await);
        with_table(&one, "t").await;
        for seq in 1..=10 {
            let racers = (0..20).map(|n| {
                let store = if n % 2 == 0 { one.clone() } else { two.clone() };
                tokio::spawn(async move { store.append(line("t", seq)).await.unwrap() })
            });
            let mut won = 0;
            for racer in racers.collect::<Vec<_>>() {
                won += u32::from(racer.await.unwrap() == Appended::Done);
            }
            assert_eq!(won, 1, "line {seq}");
        }
        assert_eq!(two.log_after("t", 0).await.unwrap().len(), 10);
    }

    a_repeated_request_is_found_where_it_was_done(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        with_table(store, "u").await;
        let named = |table: &str, seq| Draft { request: Some("0:abc".into()), ..line(table, seq) };
        assert_eq!(store.append(named("t", 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(line("t", 2)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(named("t", 3)).await.unwrap(), Appended::Repeated(1));
        assert_eq!(store.append(named("u", 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.request("t", "0:abc").await.unwrap(), Some(1));
        assert_eq!(store.request("t", "1:abc").await.unwrap(), None);
    }

    /// One bad line must not take its neighbours in the same transaction down.
    a_refused_line_leaves_the_others_alone(fresh) {
        let store = &fresh.store;
        for n in 0..50 {
            with_table(store, &format!("t{n}")).await;
        }
        let lines = (0..50).map(|n| {
            let (store, seq) = (store.clone(), 1 + n % 2);
            tokio::spawn(async move { store.append(line(&format!("t{n}"), seq)).await.unwrap() })
        });
        for (n, line) in lines.collect::<Vec<_>>().into_iter().enumerate() {
            let wanted = if n % 2 == 0 { Appended::Done } else { Appended::Taken };
            assert_eq!(line.await.unwrap(), wanted, "table {n}");
        }
    }

    what_was_acknowledged_is_there_after_opening_again(fresh) {
        with_table(&fresh.store, "t").await;
        fresh.store.append(line("t", 1)).await.unwrap();
        fresh.store.close().await;
        assert!(fresh.store.append(line("t", 2)).await.is_err());
        assert_eq!(fresh.second().await.log_after("t", 0).await.unwrap().len(), 1);
    }

    lists_follow_the_log(fresh) {
        let store = &fresh.store;
        for id in ["a", "b", "c"] {
            with_table(store, id).await;
        }
        let ids = |tables: Vec<store::Stored>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
        assert_eq!(store.listed(Progress::Open, 2).await.unwrap().len(), 2);
        let ada = || Some(vec!["ada".to_owned()]);
        store.append(Draft { seated: ada(), ..line("a", 1) }).await.unwrap();
        store.append(Draft { seated: ada(), at: 9000, ..line("b", 1) }).await.unwrap();
        assert_eq!(ids(store.listed(Progress::Open, 9).await.unwrap()), ["c"]);
        assert_eq!(ids(store.tables_of("ada", false, 9).await.unwrap()), ["b", "a"]);
        let over = Draft { standing: standing(Progress::Over), ..line("a", 2) };
        store.append(over).await.unwrap();
        store.append(Draft { seated: Some(vec![]), ..line("b", 2) }).await.unwrap();
        assert_eq!(ids(store.tables_of("ada", false, 9).await.unwrap()), Vec::<String>::new());
        assert_eq!(ids(store.tables_of("ada", true, 9).await.unwrap()), ["a"]);
        let hidden = Upshot { listed: false, ..standing(Progress::Open) };
        store.append(Draft { standing: hidden, ..line("c", 1) }).await.unwrap();
        assert_eq!(store.listed(Progress::Open, 9).await.unwrap(), []);
        assert_eq!(store.count(Progress::Open).await.unwrap(), 1);
        assert_eq!(store.table_by_code("code-c").await.unwrap().as_deref(), Some("c"));
        assert_eq!(store.table_by_code("guess").await.unwrap(), None);
    }

    what_is_due_is_found(fresh) {
        let store = &fresh.store;
        for (id, due) in [("a", Some(50)), ("b", Some(40)), ("c", Some(99)), ("d", None)] {
            with_table(store, id).await;
            let standing = Upshot { due, ..standing(Progress::Playing) };
            store.append(Draft { standing, ..line(id, 1) }).await.unwrap();
        }
        assert_eq!(store.due(50, 9).await.unwrap(), ["b", "a"]);
        store.postpone("b", None).await.unwrap();
        assert_eq!(store.due(50, 9).await.unwrap(), ["a"]);
    }

    all_tables_can_be_paged_through(fresh) {
        let store = &fresh.store;
        for id in ["a", "b", "c", "d", "e"] {
            with_table(store, id).await;
        }
        let mut seen = Vec::new();
        let mut last = None;
        loop {
            let page = store.page(Progress::Open, last.as_ref(), 2).await.unwrap();
            let Some(newest) = page.last().cloned() else { break };
            seen.extend(page.into_iter().map(|table| table.id));
            last = Some(newest);
        }
        assert_eq!(seen, ["a", "b", "c", "d", "e"]);
    }

    guests_become_members_and_logins_are_unique(fresh) {
        let store = &fresh.store;
        store.welcome(&person("p1")).await.unwrap();
        store.welcome(&person("p2")).await.unwrap();
        assert_eq!(store.register("p1", "ada", "hash").await.unwrap(), Ok(()));
        assert_eq!(store.register("p2", "ada", "hash").await.unwrap(), Err(store::LoginTaken));
        assert_eq!(store.register("p1", "else", "hash").await.unwrap(), Err(store::LoginTaken));
        store.rename("p1", "Countess").await.unwrap();
        let found = store.person_by_login("ada").await.unwrap().unwrap();
        assert_eq!((found.id.as_str(), found.name.as_str(), found.password.as_deref()), ("p1", "Countess", Some("hash")));
    }

    sessions_end(fresh) {
        let store = &fresh.store;
        store.welcome(&person("p")).await.unwrap();
        for token in ["one", "two", "three"] {
            store.open_session(&session(token)).await.unwrap();
        }
        assert_eq!(store.person_of_session("one", 99).await.unwrap().unwrap().id, "p");
        assert_eq!(store.person_of_session("one", 100).await.unwrap(), None);
        store.close_session("one").await.unwrap();
        assert_eq!(store.person_of_session("one", 50).await.unwrap(), None);
        assert_eq!(store.sweep_sessions(100).await.unwrap(), 2);
        store.open_session(&session("four")).await.unwrap();
        store.close_sessions("p").await.unwrap();
        assert_eq!(store.person_of_session("four", 50).await.unwrap(), None);
    }

    chat_is_numbered_even_when_all_speak_at_once(fresh) {
        let store = &fresh.store;
        with_table(store, "t").await;
        let said = |text: String| Said { request: None, number: 0, at: 1, person: "p".into(), name: "Ada".into(), seat: Some(1), text };
        let lines = (0..20).map(|n| {
            let (store, said) = (store.clone(), said(format!("line {n}")));
            tokio::spawn(async move { store.say("t", said).await.unwrap().number })
        });
        let mut numbers = Vec::new();
        for line in lines.collect::<Vec<_>>() {
            numbers.push(line.await.unwrap());
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
        let last: Vec<i64> = store.said_after("t", 5, 3).await.unwrap().iter().map(|line| line.number).collect();
        assert_eq!(last, [18, 19, 20]);
        store.mute("p", "q").await.unwrap();
        store.mute("p", "q").await.unwrap();
        assert_eq!(store.muted_by("p").await.unwrap(), ["q"]);
        store.unmute("p", "q").await.unwrap();
        assert_eq!(store.muted_by("p").await.unwrap(), Vec::<String>::new());
        store.learn("p", "midway/twice").await.unwrap();
        store.learn("p", "midway/twice").await.unwrap();
        assert_eq!(store.learnt_by("p").await.unwrap(), ["midway/twice"]);
        assert_eq!(store.learnt_by("q").await.unwrap(), Vec::<String>::new());
    }

    /// Sent again after a lost line, from two nodes at once: it was said once.
    chat_that_is_sent_again_is_said_once(fresh) {
        let (one, two) = (fresh.store.clone(), fresh.second().await);
        with_table(&one, "t").await;
        let said = |person: &str| Said {
            request: Some("r".into()), number: 0, at: 1, person: person.into(), name: "Ada".into(), seat: None,
            text: "hello".into(),
        };
        let again = (0..10).map(|n| {
            let (store, said) = (if n % 2 == 0 { one.clone() } else { two.clone() }, said("p"));
            tokio::spawn(async move { store.say("t", said).await.unwrap().number })
        });
        for line in again.collect::<Vec<_>>() {
            assert_eq!(line.await.unwrap(), 1);
        }
        // Somebody else may call a request the same.
        assert_eq!(one.say("t", said("q")).await.unwrap().number, 2);
        assert_eq!(one.said_after("t", 0, 9).await.unwrap().len(), 2);
    }

    /// Two nodes that write to the same tables in opposite orders do not wait for each other for ever.
    many_who_write_to_many_tables_get_through(fresh) {
        let nodes = [fresh.store.clone(), fresh.second().await];
        for n in 0..40 {
            with_table(&fresh.store, &format!("t{n:02}")).await;
        }
        for seq in 1..=10 {
            let lines = (0..80).map(|n| {
                let store = nodes[n % 2].clone();
                let table = format!("t{:02}", if n % 2 == 0 { n / 2 } else { 39 - n / 2 });
                tokio::spawn(async move { store.append(line(&table, seq)).await.unwrap() })
            });
            let mut done = 0;
            for line in lines.collect::<Vec<_>>() {
                done += usize::from(line.await.unwrap() == Appended::Done);
            }
            assert_eq!(done, 40);
        }
    }

    buckets_outlive_a_restart_and_are_shared(fresh) {
        let other = fresh.second().await;
        let take = async |store: &Store, now| store.take_one("guests 10.0.0.1", 2, 60, now).await.unwrap();
        assert!(take(&fresh.store, 0).await && take(&other, 0).await && !take(&fresh.store, 0).await);
        assert!(!take(&other, 900).await && take(&other, 1100).await && !take(&fresh.store, 1200).await);
        // The clock goes back, then on; nothing is gained by it.
        assert!(!take(&fresh.store, 500).await && !take(&fresh.store, 600).await);
        assert!(take(&fresh.store, 60_000).await && take(&fresh.store, 60_000).await && !take(&fresh.store, 60_000).await);
        assert_eq!(other.sweep_buckets(60_001).await.unwrap(), 1);
    }

    nodes_know_who_is_where(fresh) {
        let other = fresh.second().await;
        let present = Present { people: vec!["ada".into(), "bo".into()], watchers: 3 };
        fresh.store.be_present("t", &present, 100).await.unwrap();
        assert_eq!(fresh.store.present_elsewhere("t", 50).await.unwrap(), Present::default());
        assert_eq!(other.present_elsewhere("t", 50).await.unwrap(), present);
        assert_eq!(other.present_elsewhere("t", 100).await.unwrap(), Present::default());
        fresh.store.be_present("t", &Present::default(), 200).await.unwrap();
        assert_eq!(other.present_elsewhere("t", 50).await.unwrap(), Present::default());
    }

    what_is_too_old_goes_and_nothing_else(fresh) {
        let store = &fresh.store;
        for (id, phase) in [("a", Progress::Open), ("b", Progress::Playing), ("c", Progress::Over), ("d", Progress::Closed)] {
            with_table(store, id).await;
            store.append(Draft { standing: standing(phase), seated: Some(vec!["p1".into()]), ..line(id, 1) }).await.unwrap();
            let said = Said { request: None, number: 0, at: 1, person: "p".into(), name: "Ada".into(), seat: None, text: "x".into() };
            store.say(id, said).await.unwrap();
        }
        for id in ["p", "p1", "p2"] {
            store.welcome(&person(id)).await.unwrap();
        }
        store.open_session(&session("one")).await.unwrap();
        assert_eq!(store.sweep(Keep::default()).await.unwrap(), store::Swept::default());
        let old = Some(2001);
        let kept = store.sweep(Keep { closed: old, finished: old, chat: old, guests: Some(5) }).await.unwrap();
        assert_eq!(kept, store::Swept::default(), "nothing is older than that");
        let soon = Some(9000);
        let swept = store.sweep(Keep { closed: soon, finished: None, chat: soon, guests: soon }).await.unwrap();
        assert_eq!((swept.tables, swept.chat, swept.guests), (1, 1, 1));
        assert!(store.opened("d").await.unwrap().is_none() && store.opened("c").await.unwrap().is_some());
        assert_eq!(store.said_after("b", 0, 9).await.unwrap().len(), 1);
        // Who has a session or a table stays.
        assert!(store.person("p").await.unwrap().is_some() && store.person("p1").await.unwrap().is_some());
        assert!(store.person("p2").await.unwrap().is_none());
    }

    who_has_opened_how_much_is_known(fresh) {
        let store = &fresh.store;
        for id in ["a", "b", "c"] {
            with_table(store, id).await;
        }
        store.append(Draft { seated: Some(vec!["ada".into()]), ..line("a", 1) }).await.unwrap();
        store.append(Draft { standing: standing(Progress::Over), ..line("b", 1) }).await.unwrap();
        let hosted = store.hosted("host").await.unwrap();
        assert_eq!((hosted.tables, hosted.of_bots), (2, 1));
        assert_eq!(store.hosted("ada").await.unwrap(), store::Hosted::default());
    }

    codes_work_once(fresh) {
        let store = &fresh.store;
        store.welcome(&person("p")).await.unwrap();
        store.set_recovery("p", &["one".into(), "two".into()]).await.unwrap();
        assert!(store.use_recovery("p", "one").await.unwrap() && !store.use_recovery("p", "one").await.unwrap());
        store.set_recovery("p", &["three".into()]).await.unwrap();
        assert!(!store.use_recovery("p", "two").await.unwrap() && store.use_recovery("p", "three").await.unwrap());
    }

    who_listens_here_is_told(fresh) {
        let mut hints = fresh.store.hints();
        with_table(&fresh.store, "t").await;
        fresh.store.append(line("t", 1)).await.unwrap();
        assert_eq!(next(&mut hints).await, Hint::Table { table: "t".into(), seq: 1, ours: true });
    }
}

#[tokio::test]
async fn nodes_on_one_postgres_tell_each_other() {
    let Some(fresh) = Fresh::postgres().await else { return };
    let other = fresh.second().await;
    let mut hints = other.hints();
    with_table(&fresh.store, "t").await;
    fresh.store.append(line("t", 1)).await.unwrap();
    assert_eq!(next(&mut hints).await, Hint::Table { table: "t".into(), seq: 1, ours: false });
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
    first.execute(include_str!("../migrations/0001_house.sql")).await.unwrap();
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
