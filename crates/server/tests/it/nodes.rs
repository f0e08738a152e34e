//! Two servers on one PostgreSQL, where `BALLYHOO_TEST_POSTGRES` names one.

use crate::venue::{Player, Venue, duel, settings};
use sqlx::{Connection, Executor, PgConnection};
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use wire::{FromServer, Phase, TableNow};

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
        assert_eq!(player.now(&table).info.phase, Phase::Over, "{game}");
        assert_no_gap(player);
    }
    assert_eq!(ada.now(&table).info.outcome, bo.now(&table).info.outcome);
    // Each line of the log was written once, whoever wrote it.
    let log = one.serving.house.store.log_after(&table, 0).await.unwrap();
    assert_eq!(log.len(), ada.now(&table).seq as usize);
}

/// Waits until the news has come from the other node that the game has begun.
async fn begun(player: &mut Player, table: &str) {
    while player.now(table).info.phase != Phase::Playing {
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

/// Without a single hint both nodes still agree; it only takes longer to notice what the other did.
#[tokio::test(flavor = "multi_thread")]
async fn lost_hints_cost_time_and_nothing_else() {
    let Some(database) = fresh().await else { return };
    let deaf = || {
        let mut settings = settings(&database);
        settings.notify = false;
        settings
    };
    let (one, two) = (Venue::at(deaf()).await, Venue::at(deaf()).await);
    let (mut ada, mut bo) = (one.player("Ada").await, two.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    let _: TableNow = bo.client.post(&format!("/api/tables/{}/sit", info.id), &wire::Sit::default()).await.unwrap();
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let table = info.id.clone();
    begun(&mut ada, &table).await;
    let play = async { tokio::join!(ada.play(&table, 40), bo.play(&table, 40)) };
    let _ = tokio::time::timeout(std::time::Duration::from_secs(20), play).await;
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
