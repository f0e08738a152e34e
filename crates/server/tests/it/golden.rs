//! A house as the first version left it: every row must be read by all versions to come.

use crate::venue::{Venue, in_folder};
use axum::http::Method;
use server::client::Client;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};
use std::path::Path;
use store::{Durability, Store};
use wire::{Progress, TableList, TableNow, Verdict};

const FIRST: &str = include_str!("../golden/house-1.sql");

/// The tables of that house, by what they are.
const OPEN: &str = "udw6u6sb3j8j";
const OPEN_PRIVATE: &str = "96aa933jnpua";
const PLAYING: &str = "4zrjkah35njy";
const PLAYING_BOTS: &str = "befvp8g8nba9";
const AWAY: &str = "c5wnrycsy4s5";
const OVER: &str = "uv69wyx2gntw";
const REMATCH: &str = "7xigur5jdwex";
const CLOSED: &str = "337c8aidcrbw";
const BOTS: &str = "mhgtqp9axbq4";

async fn file(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("ballyhoo.sqlite"));
    // The rows come in the order of the alphabet, not of who refers to whom.
    let options = options.create_if_missing(true).foreign_keys(false);
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// A folder with the house of the first version in it.
async fn first() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut house = file(folder.path()).await;
    house.execute(AssertSqlSafe(as_if_left_just_now(FIRST))).await.unwrap();
    house.close().await.unwrap();
    folder
}

/// When that house was left.
const LEFT: i64 = 1_794_804_500_000;

/// The same rows, with every time as long before now as it was before that house was left: a table to which nobody comes
/// for a day is closed.
fn as_if_left_just_now(rows: &str) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let is_time = |word: &str| word.len() == 13 && word.bytes().all(|byte| byte.is_ascii_digit());
    let moved = |word: &str| word.parse::<i64>().unwrap() - LEFT + now;
    let words = rows.split_inclusive(|letter: char| !letter.is_alphanumeric());
    words
        .map(|word| match word.trim_end_matches(|letter: char| !letter.is_alphanumeric()) {
            time if is_time(time) => format!("{}{}", moved(time), &word[time.len()..]),
            _ => word.to_owned(),
        })
        .collect()
}

async fn ada(venue: &Venue) -> Client {
    let body = r#"{"login":"ada","password":"correct horse"}"#.to_owned();
    let mut client = venue.client();
    let reply = client.send(Method::POST, "/api/session", &[], body).await.unwrap();
    client.token = Some(reply.headers["x-session-token"].to_str().unwrap().to_owned());
    client
}

async fn ids(client: &Client, path: &str) -> Vec<String> {
    let list: TableList = client.get(path).await.unwrap();
    let mut ids: Vec<String> = list.tables.into_iter().map(|table| table.id).collect();
    ids.sort();
    ids
}

fn sorted<const N: usize>(mut ids: [&str; N]) -> [&str; N] {
    ids.sort_unstable();
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_of_the_first_version_is_listed() {
    let folder = first().await;
    let venue = Venue::at(in_folder(folder.path())).await;
    let ada = ada(&venue).await;
    assert_eq!(ids(&ada, "/api/lobby").await, sorted([OPEN, REMATCH]));
    assert_eq!(ids(&ada, "/api/running").await, sorted([PLAYING_BOTS, AWAY]));
    assert_eq!(ids(&ada, "/api/my/tables").await, sorted([OPEN, REMATCH, PLAYING, PLAYING_BOTS, AWAY]));
    assert_eq!(ids(&ada, "/api/my/tables?over=true").await, [OVER]);
    let mine: TableList = ada.get("/api/my/tables").await.unwrap();
    let open = mine.tables.into_iter().find(|line| line.id == OPEN).unwrap();
    assert_eq!((open.you, open.pace), (Some(0), wire::Pace::Within { seconds: 86_400 }));
    assert_eq!(open.chairs[2].who, wire::Seated::Bot { level: "easy".into() });
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_of_the_first_version_goes_on() {
    let folder = first().await;
    let store = Store::open(&Store::file_in(folder.path()), Durability::Full, false).await.unwrap();
    let checked = server::admin::check_tables(&store).await.unwrap();
    assert_eq!((checked.tables, checked.broken), (6, Vec::new()));
    store.close().await;
    let venue = Venue::at(in_folder(folder.path())).await;
    let ada = ada(&venue).await;
    for (table, phase) in
        [(PLAYING, Progress::Playing), (OVER, Progress::Over), (CLOSED, Progress::Closed), (BOTS, Progress::Over)]
    {
        let now: TableNow = ada.get(&format!("/api/tables/{table}")).await.unwrap();
        assert_eq!(now.info.phase, phase, "{table}");
    }
    let away: TableNow = ada.get(&format!("/api/tables/{AWAY}")).await.unwrap();
    assert!(away.info.chairs[0].away);
    assert!(ada.get::<TableNow>(&format!("/api/tables/{OPEN_PRIVATE}")).await.is_err());
    let record = ada.send(Method::GET, &format!("/api/tables/{OVER}/record"), &[], String::new()).await.unwrap().body;
    let verdict = ada.send(Method::POST, "/api/verify", &[], record).await.unwrap().body;
    assert!(serde_json::from_str::<Verdict>(&verdict).unwrap().proved, "{verdict}");
}

/// A summary that this version cannot read is a summary to be made again, not a table to be lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_summary_that_cannot_be_read_is_made_again() {
    let folder = first().await;
    let mut house = file(folder.path()).await;
    let spoil = format!(
        "UPDATE tables SET summary = '{{}}' WHERE id = '{OPEN}';
        UPDATE tables SET summary = '{{}}', opening = 'nonsense' WHERE id = '{REMATCH}'"
    );
    house.execute(AssertSqlSafe(spoil)).await.unwrap();
    house.close().await.unwrap();
    let venue = Venue::at(in_folder(folder.path())).await;
    let ada = ada(&venue).await;
    let list: TableList = ada.get("/api/lobby").await.unwrap();
    let of = |id: &str| list.tables.iter().find(|line| line.id == id).unwrap();
    assert_eq!(of(OPEN).chairs[0].name.as_deref(), Some("Ada"));
    // Of a table that cannot be read at all, what the row itself says is shown.
    assert_eq!((of(REMATCH).game.as_str(), of(REMATCH).phase), ("grand", Progress::Open));
    drop(venue);
    let mut house = file(folder.path()).await;
    let row = sqlx::query_scalar("SELECT summary FROM tables WHERE id = $1").bind(OPEN);
    let summary: String = row.fetch_one(&mut house).await.unwrap();
    assert!(summary.contains(r#""name":"Ada""#), "{summary}");
}
