//! One suite for both databases. PostgreSQL is tested where `BALLYHOO_TEST_POSTGRES` names one, such as
//! `postgres://localhost/`; the suite makes a database of its own there.

use sqlx::{Connection, Executor, PgConnection};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{Appended, Durability, Hint, Line, Opened, Person, Phase, Said, Standing, Store};
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

fn standing(phase: Phase) -> Standing {
    Standing { phase, listed: true, summary: "{}".into(), due: None }
}

fn line(table: &str, seq: u32) -> Line {
    Line {
        table: table.into(),
        seq,
        at: 2000 + i64::from(seq),
        request: None,
        entry: format!("entry {seq}"),
        standing: standing(Phase::Playing),
        seated: None,
    }
}

async fn with_table(store: &Store, id: &str) {
    store.open_table(&opened(id), &standing(Phase::Open), &[]).await.unwrap();
}

fn person(id: &str) -> Person {
    Person { id: id.into(), name: "Ada".into(), login: None, password: None, created: 5 }
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
        let named = |table: &str, seq| Line { request: Some("0:abc".into()), ..line(table, seq) };
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
        assert_eq!(store.listed(Phase::Open, 2).await.unwrap().len(), 2);
        let ada = || Some(vec!["ada".to_owned()]);
        store.append(Line { seated: ada(), ..line("a", 1) }).await.unwrap();
        store.append(Line { seated: ada(), at: 9000, ..line("b", 1) }).await.unwrap();
        assert_eq!(ids(store.listed(Phase::Open, 9).await.unwrap()), ["c"]);
        assert_eq!(ids(store.tables_of("ada", false, 9).await.unwrap()), ["b", "a"]);
        let over = Line { standing: standing(Phase::Over), ..line("a", 2) };
        store.append(over).await.unwrap();
        store.append(Line { seated: Some(vec![]), ..line("b", 2) }).await.unwrap();
        assert_eq!(ids(store.tables_of("ada", false, 9).await.unwrap()), Vec::<String>::new());
        assert_eq!(ids(store.tables_of("ada", true, 9).await.unwrap()), ["a"]);
        let hidden = Standing { listed: false, ..standing(Phase::Open) };
        store.append(Line { standing: hidden, ..line("c", 1) }).await.unwrap();
        assert_eq!(store.listed(Phase::Open, 9).await.unwrap(), []);
        assert_eq!(store.count(Phase::Open).await.unwrap(), 1);
        assert_eq!(store.table_by_code("code-c").await.unwrap().as_deref(), Some("c"));
        assert_eq!(store.table_by_code("guess").await.unwrap(), None);
    }

    what_is_due_is_found(fresh) {
        let store = &fresh.store;
        for (id, due) in [("a", Some(50)), ("b", Some(40)), ("c", Some(99)), ("d", None)] {
            with_table(store, id).await;
            let standing = Standing { due, ..standing(Phase::Playing) };
            store.append(Line { standing, ..line(id, 1) }).await.unwrap();
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
            let page = store.page(Phase::Open, last.as_ref(), 2).await.unwrap();
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
            store.open_session(token, "p", 10, 100).await.unwrap();
        }
        assert_eq!(store.person_of_session("one", 99).await.unwrap().unwrap().id, "p");
        assert_eq!(store.person_of_session("one", 100).await.unwrap(), None);
        store.close_session("one").await.unwrap();
        assert_eq!(store.person_of_session("one", 50).await.unwrap(), None);
        assert_eq!(store.sweep_sessions(100).await.unwrap(), 2);
        store.open_session("four", "p", 10, 100).await.unwrap();
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
