//! Two servers on one PostgreSQL, where `BALLYHOO_TEST_POSTGRES` names one.

use crate::venue::{Player, Venue, duel, settings};
use server::Settings;
use sqlx::{Connection, Executor, PgConnection};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use wire::{FromClient, FromServer, Progress, TableNow};

/// There is no PostgreSQL to test with. A person is told, past what hides the output of tests; in CI nobody would read it.
fn skip() {
    let in_ci = ["CI", "BALLYHOO_CI"].iter().any(|name| std::env::var(name).is_ok_and(|value| value != "false"));
    assert!(!in_ci, "BALLYHOO_TEST_POSTGRES names no server");
    let _ = writeln!(std::io::stderr(), "skipped: BALLYHOO_TEST_POSTGRES names no server");
}

/// The address of a fresh database.
async fn fresh() -> Option<String> {
    let Ok(server) = std::env::var("BALLYHOO_TEST_POSTGRES") else {
        skip();
        return None;
    };
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("ballyhoo_nodes_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let mut admin = PgConnection::connect(&server).await.unwrap();
    admin.execute(sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}")))).await.unwrap();
    let (base, _) = server.rsplit_once('/').unwrap();
    Some(format!("{base}/{name}"))
}

/// Ada on one node and Bo on the other play a whole game, with a bot where the game needs a third.
async fn play_across(one: &Venue, two: &Venue, game: &str) {
    let (mut ada, mut bo) = (one.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel(game)).await;
    let _: TableNow = bo.client.post(&format!("/api/tables/{}/sit", info.id), &wire::Sit::default()).await.unwrap();
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let table = info.id.clone();
    begun(&mut ada, &table).await;
    tokio::join!(ada.play(&table, u32::MAX), bo.play(&table, u32::MAX));
    for player in [&ada, &bo] {
        assert_eq!(player.now(&table).info.phase, Progress::Over, "{game}");
        assert_no_gap(player);
    }
    assert_eq!(ada.now(&table).info.outcome, bo.now(&table).info.outcome);
    // Each line of the log was written once, whoever wrote it.
    let log = one.serving.house.store.log_after(&table, 0).await.unwrap();
    assert_eq!(log.len(), ada.now(&table).seq as usize);
}

/// Waits until the news has come from the other node that the game has begun.
async fn begun(player: &mut Player, table: &str) {
    while player.now(table).info.phase != Progress::Playing {
        player.hear().await.unwrap();
    }
}

fn assert_no_gap(player: &Player) {
    let seqs: Vec<u32> = player.steps.iter().map(|step| step.seq).collect();
    assert!(seqs.windows(2).all(|pair| pair[1] == pair[0] + 1), "{seqs:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_serve_one_table() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (Venue::at(settings(&database)).await, Venue::at(settings(&database)).await);
    play_across(&one, &two, "tycoon").await;
    play_across(&one, &two, "mardi-gras").await;
}

/// A node that is never told what happened at another.
async fn deaf(database: &str) -> Venue {
    Venue::at(Settings { notify: false, ..settings(database) }).await
}

/// Without a single hint both nodes still agree; it only takes longer to notice what the other did.
#[tokio::test(flavor = "multi_thread")]
async fn lost_hints_cost_time_and_nothing_else() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (deaf(&database).await, deaf(&database).await);
    let (mut ada, mut bo) = (one.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    let _: TableNow = bo.client.post(&format!("/api/tables/{}/sit", info.id), &wire::Sit::default()).await.unwrap();
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let table = info.id.clone();
    begun(&mut ada, &table).await;
    let play = async { tokio::join!(ada.play(&table, 40), bo.play(&table, 40)) };
    let _ = tokio::time::timeout(Duration::from_secs(20), play).await;
    assert!(ada.now(&table).seq > 5);
    let (first, second) = (ada.now(&table).seq, bo.now(&table).seq);
    let last = first.max(second);
    for player in [&mut ada, &mut bo] {
        while player.now(&table).seq < last {
            player.until(|message| matches!(message, FromServer::Table { .. })).await;
        }
        assert_no_gap(player);
    }
}

/// What one node has acknowledged every other one knows, without a word between them but the database.
#[tokio::test(flavor = "multi_thread")]
async fn over_http_every_node_knows_what_another_has_acknowledged() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (deaf(&database).await, deaf(&database).await);
    let ada = one.player("Ada").await;
    let mut other = two.client();
    other.token = ada.client.token.clone();
    let info = ada.open(&crate::venue::against_bots("grand")).await;
    let path = format!("/api/tables/{}", info.id);
    let clients = [&ada.client, &other];
    // Both nodes have the table open and an idea of it.
    for client in clients {
        client.get::<TableNow>(&path).await.unwrap();
    }
    let (mut now, mut acted) = (ada.client.get::<TableNow>(&path).await.unwrap(), 0);
    while acted < 30 && now.info.phase == Progress::Playing {
        let client = clients[acted % 2];
        let offers = &now.asked.as_ref().unwrap().offers;
        let act = wire::Act { id: format!("a{acted}"), action: offers[0].action.clone(), seen: Some(now.seq) };
        let done: wire::Done = client.post(&format!("{path}/actions"), &act).await.unwrap();
        acted += 1;
        now = clients[acted % 2].get(&path).await.unwrap();
        assert!(now.seq >= done.seq, "the other node is behind: {} after {}", now.seq, done.seq);
        while now.asked.is_none() && now.info.phase == Progress::Playing {
            now = clients[acted % 2].get(&path).await.unwrap();
        }
    }
    assert!(acted > 5);
}

/// Whoever sat down at one node has their seat at every other, and at once.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_just_sat_down_is_seated_on_every_node() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (deaf(&database).await, deaf(&database).await);
    let (mut ada, mut bo) = (two.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    // The second node has the table open, and a chair in it.
    ada.follow(&info.id).await;
    let mut elsewhere = one.client();
    elsewhere.token = bo.client.token.clone();
    let sat: TableNow = elsewhere.post(&format!("/api/tables/{}/sit", info.id), &wire::Sit::default()).await.unwrap();
    bo.follow(&info.id).await;
    assert_eq!((bo.now(&info.id).seq, bo.now(&info.id).eyes), (sat.seq, table::Eyes::Seat(table::Seat(1))));
}

/// Who is there is there on every node: nobody takes their seat, and everybody sees them.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_at_one_node_is_not_missing_at_another() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (Venue::at(settings(&database)).await, Venue::at(settings(&database)).await);
    let (mut ada, mut bo) = (one.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    bo.sit(&info.id).await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    for player in [&mut ada, &mut bo] {
        player.until(|message| matches!(message, FromServer::Presence { here, .. } if here == &[0, 1])).await;
    }
    drop(ada);
    bo.until(|message| matches!(message, FromServer::Presence { here, .. } if here == &[1])).await;
}

/// A session that is ended on one node takes its sockets on all nodes with it; what is muted is muted everywhere.
#[tokio::test(flavor = "multi_thread")]
async fn sessions_and_mutes_hold_on_every_node() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (Venue::at(settings(&database)).await, Venue::at(settings(&database)).await);
    let mut ada = one.player("Ada").await;
    let mut bo = two.player("Bo").await;
    let info = ada.open(&duel("midway")).await;
    bo.sit(&info.id).await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    // Bo mutes Ada at the first node, and hears nothing of her at the second.
    let mut elsewhere = one.client();
    elsewhere.token = bo.client.token.clone();
    let mute = format!("/api/my/muted/{}", ada.me.id);
    elsewhere.send(axum::http::Method::PUT, &mute, &[], String::new()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    ada.say(&FromClient::Chat { table: info.id.clone(), id: "c".into(), text: "you there?".into() }).await;
    ada.until(|message| matches!(message, FromServer::Chat { .. })).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    bo.hear_all().await;
    assert!(!bo.heard.iter().any(|text| text.contains("you there?")));
    elsewhere.send(axum::http::Method::DELETE, "/api/session", &[], String::new()).await.unwrap();
    bo.until(|message| matches!(message, FromServer::Bye { .. })).await;
}

/// Bans somebody as `ballyhoo admin` does, in a process of its own: nothing of it goes on when this returns.
async fn ban_from_outside(database: String, person: String) {
    let outside = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = store::Store::look_after(&database).await.unwrap();
            let (kind, what, why) = ("person".to_owned(), "ban".to_owned(), String::new());
            store.ban(&store::Ban { kind, whom: person.clone(), what, at: 1, until: None, why }).await.unwrap();
            store.tell_of_person(&person, 1).await.unwrap();
        });
    });
    tokio::task::spawn_blocking(move || outside.join().unwrap()).await.unwrap();
}

/// A host bans somebody from outside, and the process that did it is gone before its word got out.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_host_does_from_outside_counts_within_seconds() {
    let Some(database) = fresh().await else { return };
    let venue = Venue::at(settings(&database)).await;
    let mut ada = venue.player("Ada").await;
    // Past the first look, which everybody takes.
    tokio::time::sleep(Duration::from_millis(500)).await;
    ban_from_outside(database, ada.me.id.clone()).await;
    let bye = ada.until(|message| matches!(message, FromServer::Bye { .. }));
    tokio::time::timeout(Duration::from_secs(7), bye).await.expect("five seconds are promised");
}

/// A table that is opened at one node stands in the list at the other, although nobody has sat down there yet.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_opened_is_seen_in_every_lobby() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (Venue::at(settings(&database)).await, Venue::at(settings(&database)).await);
    let (ada, mut bo) = (one.player("Ada").await, two.player("Bo").await);
    bo.say(&FromClient::Lobby { on: true }).await;
    bo.until(|message| matches!(message, FromServer::Lobby { .. })).await;
    let info: wire::TableInfo = ada.client.post("/api/tables", &duel("midway")).await.unwrap();
    let listed = |message: &FromServer| match message {
        FromServer::Lobby { tables } => tables.iter().any(|table| table.id == info.id),
        _ => false,
    };
    tokio::time::timeout(Duration::from_secs(3), bo.until(listed)).await.expect("it is told at once");
}

/// Whoever was seated at one node may point at things at the other, which has not heard that the game began.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_pointed_at_is_refused_by_a_node_that_is_behind() {
    let Some(database) = fresh().await else { return };
    let (one, two) = (deaf(&database).await, deaf(&database).await);
    let (mut ada, bo) = (two.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    ada.follow(&info.id).await;
    let there = |player: &Player| {
        let mut client = one.client();
        client.token = player.client.token.clone();
        client
    };
    let (ada_there, bo_there) = (there(&ada), there(&bo));
    let path = format!("/api/tables/{}", info.id);
    let bo_sees: TableNow = bo_there.post(&format!("{path}/sit"), &wire::Sit::default()).await.unwrap();
    let ada_sees: TableNow = ada_there.get(&path).await.unwrap();
    let (mut asked, sees) = if ada_sees.asked.is_some() { (ada, ada_sees) } else { (bo, bo_sees) };
    let thing = sees.asked.expect("somebody is asked").offers[0].things[0].clone();
    asked.say(&FromClient::What { table: info.id.clone(), id: "what".into(), thing }).await;
    let answers = |message: &FromServer| match message {
        FromServer::Refused { id, .. } | FromServer::What { id, .. } => id == "what",
        _ => false,
    };
    let answer = asked.until(answers).await;
    assert!(matches!(answer, FromServer::What { .. }), "{answer:?}");
}

/// Nobody is put off their seat by somebody at another node while they are there.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_seat_of_somebody_who_is_at_another_node() {
    let Some(database) = fresh().await else { return };
    let impatient = || Settings { absent_bot: Duration::ZERO, ..settings(&database) };
    let (one, two) = (Venue::at(impatient()).await, Venue::at(impatient()).await);
    let (mut ada, mut bo) = (one.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    bo.sit(&info.id).await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    begun(&mut ada, &info.id).await;
    let (there, mut rival, seat) = if ada.choice(&info.id).is_some() { (ada, bo, 0) } else { (bo, ada, 1) };
    rival.until(|message| matches!(message, FromServer::Presence { here, .. } if here == &[0, 1])).await;
    let path = format!("/api/tables/{}/seats/{seat}", info.id);
    let put = serde_json::to_string(&wire::WantedSeat::Bot { level: "easy".into() }).unwrap();
    let put = async || rival.client.send(axum::http::Method::PUT, &path, &[], put.clone()).await.unwrap();
    let refused = put().await;
    assert!(refused.body.contains("wrong_moment"), "{} {}", refused.status, refused.body);
    drop(there);
    let taken = async {
        while !put().await.status.is_success() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    crate::venue::soon(taken).await;
}
