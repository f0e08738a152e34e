//! A storm: servers are killed, frozen and stopped, their lines are cut, stalled and delayed, while twenty people play all
//! games with each other and with bots; then a checker compares what they were promised and shown with what is left.
//!
//! `cargo xtask storm --minutes 60 --seed 7` asks for more; plain tests take a few seconds of it.

mod check;
mod history;
mod nodes;
mod people;
mod planted;
mod proxy;
mod replay;
mod weather;

use axum::http::Method;
use check::{Found, check};
use history::{Histories, Sight};
use nodes::Node;
use people::Player;
use replay::{Logged, Stored, Truth};
use server::client::Client;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{Connection, Executor, PgConnection, Row};
use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use weather::{Made, Trouble};
use wire::{NewTable, Pace, TableNow, WantedSeat};

/// How many people play.
const PEOPLE: u64 = 20;

/// The server that the storm rages at.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "is started by the storm"]
async fn node_process() {
    nodes::serve().await;
}

fn asked(name: &str, else_: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(else_)
}

/// A table of this game: two people or one, and perhaps a bot or more.
fn new_table(number: u64, alone: bool) -> NewTable {
    let all = catalog::all();
    let about = all[usize::try_from(number).unwrap() % all.len()].about;
    let people = if alone { 1 } else { 2 };
    let bots = alone || number.is_multiple_of(3);
    let fits = |players: &&u8| usize::from(**players) >= people + usize::from(bots);
    let players = usize::from(*about.players.iter().find(fits).unwrap_or(&about.players[0]));
    let mut seats = vec![WantedSeat::Me];
    seats.resize(people, WantedSeat::Open);
    seats.resize(players, WantedSeat::Bot { level: if number.is_multiple_of(2) { "easy" } else { "random" }.into() });
    let quick = about.options.iter().find(|option| option.key == "quick");
    let options = quick.map(|option| (option.key.to_owned(), "on".to_owned())).into_iter().collect();
    NewTable {
        game: about.id.into(),
        options,
        seats,
        private: number % 4 == 1 && alone,
        pace: Pace::Free,
        hints: false,
    }
}

/// How many games came to their end, and which tables did not go on.
#[derive(Default)]
struct Played {
    finished: u32,
    stuck: Vec<String>,
}

/// Two people who play game after game, with each other or each with bots, until the storm is over.
async fn party(number: u64, mut ada: Player, mut bo: Player) -> Played {
    let mut played = Played::default();
    let mut round = number;
    while !ada.is_calm() {
        let alone = number % 5 == 4;
        let (mut tables, mut fine) = (vec![ada.open(&new_table(round, alone)).await], Vec::new());
        if alone {
            tables.push(bo.open(&new_table(round + 1, alone)).await);
            let (here, there) = (AtomicBool::new(false), AtomicBool::new(false));
            let (one, two) = tokio::join!(ada.play(&tables[0], &here), bo.play(&tables[1], &there));
            fine.extend([one, two]);
        } else {
            bo.sit(&tables[0]).await;
            let went_on = AtomicBool::new(false);
            let (one, two) = tokio::join!(ada.play(&tables[0], &went_on), bo.play(&tables[0], &went_on));
            fine.push(one && two);
        }
        played.finished += u32::try_from(fine.iter().filter(|fine| **fine).count()).unwrap();
        played.stuck.extend(tables.into_iter().zip(fine).filter(|(_, fine)| !fine).map(|(table, _)| table));
        round += 1;
    }
    played
}

/// Lets the storm rage over these nodes, and checks everything.
async fn storm(name: &str, database: &str, nodes: u32, folder: &std::path::Path) {
    let (seconds, seed) = (asked("BALLYHOO_TEST_STORM_SECONDS", 10), asked("BALLYHOO_TEST_STORM_SEED", 2026));
    let mut all = Vec::new();
    for number in 0..nodes {
        let node = Node::new(&format!("{name}-{number}"), database, folder).await;
        node.start();
        tokio::spawn(node.clone().look_after());
        all.push(node);
    }
    let doors: Vec<SocketAddr> = all.iter().map(|node| node.door.address).collect();
    let (calm, is_calm) = watch::channel(None);
    let histories: Histories = (0..PEOPLE).map(|_| Arc::default()).collect();
    let mut people = Vec::new();
    for (number, history) in (0..PEOPLE).zip(&histories) {
        let name = format!("Player {}", char::from(b'A' + u8::try_from(number).unwrap()));
        people.push(Player::come(name, doors.clone(), seed + number, history.clone(), is_calm.clone()).await);
    }
    let mut parties = Vec::new();
    for number in 0..PEOPLE / 2 {
        let (bo, ada) = (people.pop().unwrap(), people.pop().unwrap());
        parties.push(tokio::spawn(party(number, ada, bo)));
    }
    let (made, end) = (Made::default(), tokio::time::Instant::now() + Duration::from_secs(seconds));
    let rages = all.iter().zip(0..).map(|(node, number)| {
        let seed = seed.wrapping_mul(1_000_003) + number;
        tokio::spawn(weather::rage(node.clone(), seed, end, made.clone()))
    });
    for rage in rages.collect::<Vec<_>>() {
        rage.await.unwrap();
    }
    calm.send_replace(Some(Instant::now()));
    let mut played = Played::default();
    for party in parties {
        let one = tokio::time::timeout(Duration::from_secs(120), party).await.expect("a party never ended").unwrap();
        played.finished += one.finished;
        played.stuck.extend(one.stuck);
    }
    let tables = read(database).await;
    let (mut found, truths) = check(&histories, &tables);
    servers_agree(&doors, &tables, &truths, &mut found).await;
    tell(name, seed, seconds, &made, &played, &found);
    if !found.is_fine() || !played.stuck.is_empty() {
        let words: Vec<String> = all.iter().map(|node| node.last_words()).collect();
        panic!("seed {seed}: {found:#?}\nstuck: {:?}\n{}", played.stuck, words.join("\n--\n"));
    }
    // Who sees nothing cannot say that all is well.
    assert!(found.acknowledged > 100 && found.sights > 100 && made.of(Trouble::Kill) > 0, "too little happened");
}

fn tell(name: &str, seed: u64, seconds: u64, made: &Made, played: &Played, found: &Found) {
    let of = |trouble| made.of(trouble);
    let lines = of(Trouble::Cut) + of(Trouble::Shut) + of(Trouble::Stall) + of(Trouble::Delay) + of(Trouble::Halve);
    // Past what hides the output of tests.
    let _ = writeln!(
        std::io::stderr(),
        "storm on {name}, seed {seed}, {seconds} s: {} kills, {} stops, {} freezes, {lines} faults of lines; {} games, {} lines \
         written, {} acknowledgements, {} unanswered, {} sights; {} losses, {} doubles, {} other faults, {} stuck tables",
        of(Trouble::Kill),
        of(Trouble::Stop),
        of(Trouble::Freeze),
        played.finished,
        found.lines,
        found.acknowledged,
        found.unanswered,
        found.sights,
        found.lost.len(),
        found.doubled.len(),
        found.wrong.len(),
        played.stuck.len(),
    );
}

/// Everything that is left.
async fn read(database: &str) -> BTreeMap<String, Stored> {
    install_default_drivers();
    let pool = AnyPoolOptions::new().max_connections(1).connect(database).await.unwrap();
    let mut tables = BTreeMap::new();
    for row in pool.fetch_all("SELECT id, game, opening, seed FROM tables").await.unwrap() {
        let opening: String = row.get("opening");
        let opening = serde_json::from_str(&opening).unwrap();
        let stored = Stored { game: row.get("game"), opening, seed: row.get("seed"), lines: Vec::new() };
        tables.insert(row.get::<String, _>("id"), stored);
    }
    for row in pool.fetch_all("SELECT table_id, seq, request, entry FROM log ORDER BY table_id, seq").await.unwrap() {
        let entry: String = row.get("entry");
        let line = Logged {
            seq: u32::try_from(row.get::<i64, _>("seq")).unwrap(),
            request: row.get("request"),
            entry: serde_json::from_str(&entry).unwrap(),
        };
        tables.get_mut(&row.get::<String, _>("table_id")).unwrap().lines.push(line);
    }
    tables
}

/// A finished game is told alike by every server: as many lines, and the state that our own replay comes to.
async fn servers_agree(
    doors: &[SocketAddr],
    tables: &BTreeMap<String, Stored>,
    truths: &BTreeMap<String, Truth>,
    found: &mut Found,
) {
    for (id, stored) in tables.iter().filter(|(id, stored)| is_public(stored) && is_over(truths, id)) {
        for door in doors {
            let client = Client::new(*door);
            let now: TableNow = client.get(&format!("/api/tables/{id}")).await.unwrap();
            if Sight::at_once(id, &now).seq as usize != stored.lines.len() {
                found.wrong.push(format!("(7) {id} stands at line {} on {door}", now.seq));
            }
            let path = format!("/api/tables/{id}/record");
            let record = client.send(Method::GET, &path, &[], String::new()).await.unwrap().body;
            let last = truths[id].digest.clone().unwrap_or_default();
            if !record.contains(&last) {
                found.wrong.push(format!("(7) {id} comes to another state on {door}"));
            }
        }
    }
}

fn is_public(stored: &Stored) -> bool {
    stored.opening["private"] != true
}

fn is_over(truths: &BTreeMap<String, Truth>, id: &str) -> bool {
    truths.get(id).is_some_and(|truth| truth.over)
}

/// A fresh database on the PostgreSQL of the tests, if there is one.
async fn fresh() -> Option<String> {
    let Ok(server) = std::env::var("BALLYHOO_TEST_POSTGRES") else {
        let in_ci = ["CI", "BALLYHOO_CI"].iter().any(|name| std::env::var(name).is_ok_and(|value| value != "false"));
        assert!(!in_ci, "BALLYHOO_TEST_POSTGRES names no server");
        let _ = writeln!(std::io::stderr(), "skipped: BALLYHOO_TEST_POSTGRES names no server");
        return None;
    };
    let name = format!("ballyhoo_storm_{}", std::process::id());
    let mut admin = PgConnection::connect(&server).await.unwrap();
    admin.execute(sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}")))).await.unwrap();
    let (base, _) = server.rsplit_once('/').unwrap();
    Some(format!("{base}/{name}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_on_one_postgresql_keep_every_promise() {
    let Some(database) = fresh().await else { return };
    let folder = tempfile::tempdir().unwrap();
    storm("postgresql", &database, 3, folder.path()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_on_a_file_keeps_every_promise() {
    let folder = tempfile::tempdir().unwrap();
    storm("sqlite", &store::Store::file_in(folder.path()), 1, folder.path()).await;
}
