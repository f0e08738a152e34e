//! For those who run the server, and for programs that talk to it.

use crate::kill::{Process, is_up, start};
use crate::venue::{Venue, against_bots, duel, games, in_folder, soon};
use axum::http::Method;
use serde_json::Value;
use sqlx::{Connection, Executor};
use std::net::TcpListener;
use std::path::Path;
use store::{Draft, Progress, Upshot};
use wire::{FromClient, FromServer};

#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_api_is_the_one_on_file() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let fresh = serde_json::to_string_pretty(&server::openapi()).unwrap() + "\n";
    if std::env::var_os("BALLYHOO_WRITE").is_some() {
        std::fs::write(&file, &fresh).unwrap();
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(known == fresh, "the API has changed: look at it, then run BALLYHOO_WRITE=1 cargo test -p server");
    let venue = Venue::open().await;
    let served: Value = venue.client().get("/api/openapi.json").await.unwrap();
    assert_eq!(served, serde_json::from_str::<Value>(&fresh).unwrap());
}

/// A database that can be read but not written to is of no use, and says so soon.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_cannot_write_is_not_well() {
    let folder = tempfile::tempdir().unwrap();
    let venue = Venue::at(in_folder(folder.path())).await;
    let health =
        async || venue.client().send(Method::GET, "/healthz", &[], String::new()).await.unwrap().status.as_u16();
    assert_eq!(health().await, 200);
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("ballyhoo.sqlite"));
    let mut other = sqlx::SqliteConnection::connect_with(&file).await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let begun = std::time::Instant::now();
    assert_eq!(health().await, 503);
    assert!(begun.elapsed() < std::time::Duration::from_secs(4));
    other.execute("ROLLBACK").await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(health().await, 200);
}

/// Two servers on one folder would not hear of each other.
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let first = Venue::at(in_folder(folder.path())).await;
    let second = server::House::open(in_folder(folder.path())).await;
    assert!(second.err().unwrap().to_string().starts_with("another server is using"));
    first.serving.until(async {}).await.unwrap();
    assert!(server::House::open(in_folder(folder.path())).await.is_ok());
}

/// Ten thousand people who are merely there fit into a small machine.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_merely_there_takes_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let process = Process(start(folder.path(), address));
    soon(is_up(address)).await;
    let memory = || server::bench::memory(process.0.id()).unwrap();
    // What the first few wake up is there for all.
    soon(server::bench::come(&[address], 50)).await.unwrap();
    let (before, people) = (memory(), 400);
    soon(server::bench::come(&[address], people)).await.unwrap();
    let each = memory().saturating_sub(before) / u64::from(people);
    println!("{each} bytes for each");
    assert!((1..64 * 1024).contains(&each), "{each} bytes for each");
}

const A_DAY: i64 = 24 * 3600 * 1000;

/// Closed tables, guests and chat go when their time has come, and nothing before; games that were played stay for ever,
/// unless the host wants it otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_forgets_what_its_settings_say_and_when() {
    let folder = tempfile::tempdir().unwrap();
    let venue = Venue::at(in_folder(folder.path())).await;
    let (mut ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let closed = ada.open(&duel("midway")).await;
    ada.client.send(Method::POST, &format!("/api/tables/{}/leave", closed.id), &[], String::new()).await.unwrap();
    let played = ada.open(&against_bots("midway")).await;
    ada.follow(&played.id).await;
    ada.say(&FromClient::Chat { table: played.id.clone(), id: "c".into(), text: "well played".into() }).await;
    ada.play(&played.id, u32::MAX).await;
    assert_eq!(bo.client.send(Method::DELETE, "/api/session", &[], String::new()).await.unwrap().status, 204);
    venue.serving.until(async {}).await.unwrap();

    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("ballyhoo.sqlite"));
    let mut database = sqlx::SqliteConnection::connect_with(&file).await.unwrap();
    let mut left = Vec::new();
    for (days, finished_days) in [(6, 0), (2, 0), (23, 0), (60, 0), (1, 90)] {
        for later in ["UPDATE tables SET changed = changed - $1", "UPDATE people SET created = created - $1"] {
            sqlx::query(later).bind(days * A_DAY).execute(&mut database).await.unwrap();
        }
        // Guests are the last to go: when this one is gone, all have been looked at.
        database.execute("INSERT INTO people (id, name, created) VALUES ('last', 'Last', 0)").await.unwrap();
        let mut settings = in_folder(folder.path());
        settings.keep.finished_days = finished_days;
        let venue = Venue::at(settings).await;
        soon(async { while count(&mut database, "SELECT COUNT(*) FROM people WHERE id = 'last'").await > 0 {} }).await;
        venue.serving.until(async {}).await.unwrap();
        let mut counted = Vec::new();
        for counting in [
            "SELECT COUNT(*) FROM tables WHERE phase = 'closed'",
            "SELECT COUNT(*) FROM people WHERE name = 'Bo'",
            "SELECT COUNT(*) FROM chat",
            "SELECT COUNT(*) FROM tables WHERE phase = 'over'",
        ] {
            counted.push(count(&mut database, counting).await);
        }
        left.push(counted);
    }
    assert_eq!(left, [[1, 1, 1, 1], [0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1], [0, 0, 0, 0]]);
    assert_eq!(count(&mut database, "SELECT COUNT(*) FROM people WHERE name = 'Ada'").await, 1, "she has a session");
}

async fn count(database: &mut sqlx::SqliteConnection, counting: &'static str) -> i64 {
    sqlx::query_scalar(counting).fetch_one(database).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_rules_parts_and_words_can_be_had() {
    let venue = Venue::open().await;
    let client = venue.client();
    let all: wire::Games = client.get("/api/games").await.unwrap();
    assert_eq!(all.games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), games().collect::<Vec<_>>());
    assert_eq!(all.levels, wire::limits::LEVELS);
    let words: Value = client.get("/api/words/en").await.unwrap();
    assert!(words["server.ftl"].as_str().unwrap().contains("server-busy"));
    for game in games() {
        let rules: wire::Rulebook = client.get(&format!("/api/games/{game}/rules")).await.unwrap();
        let book = catalog::find(game).unwrap().rulebook();
        let counts = rules.chapters.iter().map(|chapter| chapter.rules.len());
        assert!(counts.eq(book.chapters.iter().map(|chapter| chapter.rules.len())) && !book.chapters.is_empty());
        let parts: Value = client.get(&format!("/api/games/{game}/components")).await.unwrap();
        assert!(!parts.as_object().unwrap().is_empty());
        assert!(words[format!("{game}.ftl")].is_string());
    }
    for path in ["/api/games/poker/rules", "/api/words/xx", "/api/nothing", "/api/tables/nothing", "/api/tables/%2e%2e"]
    {
        let reply = client.send(Method::GET, path, &[], String::new()).await.unwrap();
        assert_eq!((reply.status.as_u16(), reply.body.contains("not_found")), (404, true), "{path}: {}", reply.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_tells_how_it_is() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    ada.follow(&info.id).await;
    ada.play(&info.id, 5).await;
    let client = venue.client();
    let health = client.send(Method::GET, "/healthz", &[], String::new()).await.unwrap();
    assert_eq!((health.status.as_u16(), health.body.as_str()), (200, "ok\n"));
    let metrics = client.send(Method::GET, "/metrics", &[], String::new()).await.unwrap().body;
    for name in ["ballyhoo_actions_total", "ballyhoo_tables_opened_total", "ballyhoo_deed_seconds_bucket"] {
        assert!(metrics.contains(name), "{name} in {metrics}");
    }
    let page = client.send(Method::GET, "/table/abc", &[], String::new()).await.unwrap();
    assert!(page.status == 200 && page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    let missing = client.send(Method::GET, "/assets/none.js", &[], String::new()).await.unwrap();
    assert_eq!(missing.status, 404);
    soon(venue.serving.until(async {})).await.unwrap();
    assert!(client.send(Method::GET, "/healthz", &[], String::new()).await.is_err());
}

/// Every counter that hosts are told of is there, with a word about it.
#[tokio::test(flavor = "multi_thread")]
async fn what_hosts_are_told_to_watch_is_there() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    ada.follow(&info.id).await;
    ada.play(&info.id, 5).await;
    let guide = include_str!("../../../../docs/hosting.md");
    let named: std::collections::BTreeSet<&str> =
        guide.split('`').filter(|word| word.starts_with("ballyhoo_") && !word.contains(['*', '.'])).collect();
    assert!(named.len() > 15, "{named:?}");
    // These are there when something has gone wrong, or a letter was sent.
    let seldom = [
        "ballyhoo_reports_total",
        "ballyhoo_limited_total",
        "ballyhoo_sockets_dropped_total",
        "ballyhoo_connections_refused_total",
        "ballyhoo_letters_total",
        "ballyhoo_letters_failed_total",
    ];
    let read = async || {
        let metrics = venue.client().send(Method::GET, "/metrics", &[], String::new()).await.unwrap().body;
        let missing = |name: &&&str| !seldom.contains(*name) && !metrics.contains(&format!("# HELP {name} "));
        named.iter().filter(missing).copied().collect::<Vec<&str>>()
    };
    let all = async {
        while !read().await.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    };
    let found = tokio::time::timeout(std::time::Duration::from_secs(10), all).await;
    assert!(found.is_ok(), "missing: {:?}", read().await);
}

/// Those who are sent away together come back one after the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_spreads_those_who_come_back() {
    let venue = Venue::open().await;
    let mut people = Vec::new();
    for n in 0..12 {
        people.push(venue.player(&format!("Ada {n}")).await);
    }
    let stopping = tokio::spawn(venue.serving.until(async {}));
    let mut waits = std::collections::BTreeSet::new();
    for one in &mut people {
        let FromServer::Bye { retry, .. } = one.until(|message| matches!(message, FromServer::Bye { .. })).await else {
            unreachable!()
        };
        assert!((500..3500).contains(&retry), "{retry}");
        waits.insert(retry);
    }
    drop(people);
    soon(stopping).await.unwrap().unwrap();
    let (least, most) = (waits.first().unwrap(), waits.last().unwrap());
    assert!(waits.len() >= 8 && most - least > 500, "{waits:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_cannot_go_on_are_found_before_an_upgrade() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let (whole, broken) = (ada.open(&against_bots("tycoon")).await, ada.open(&against_bots("tycoon")).await);
    ada.follow(&whole.id).await;
    ada.play(&whole.id, 5).await;
    let store = &venue.serving.house.store;
    assert_eq!(server::admin::check_tables(store).await.unwrap().broken, []);
    // As if a former version had known an action that this one does not.
    let standing = Upshot { phase: Progress::Playing, listed: true, summary: "{}".into(), due: None };
    let entry = r#"{"t":"act","seat":0,"action":"fly to the moon"}"#.to_owned();
    let (table, seated) = (broken.id.clone(), None);
    store.append(Draft { table, seq: 2, at: 0, request: None, entry, standing, seated }).await.unwrap();
    let checked = server::admin::check_tables(store).await.unwrap();
    assert_eq!((checked.tables, checked.broken.len()), (2, 1));
    assert_eq!((checked.broken[0].table.as_str(), checked.broken[0].line), (broken.id.as_str(), 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_taken_out_as_records() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    ada.follow(&info.id).await;
    ada.play(&info.id, u32::MAX).await;
    let folder = tempfile::tempdir().unwrap();
    let exported = server::admin::export(&venue.serving.house.store, folder.path()).await.unwrap();
    assert_eq!((exported.written, exported.broken), (1, Vec::new()));
    let record = std::fs::read_to_string(folder.path().join(format!("tycoon/{}.jsonl", info.id))).unwrap();
    let record = table::record::Record::parse(&record).unwrap();
    assert!(catalog::find("tycoon").unwrap().verify(&record, &catalog::Replaced::new()).is_ok());
}
