//! Deadlines.

use crate::venue::{Player, Venue, against_bots, in_folder, soon};
use server::Settings;
use sqlx::{Connection, Row};
use std::time::Duration;
use wire::{Pace, Progress, TableNow};

/// A table whose player has ten seconds for each decision.
async fn late_table(venue: &Venue) -> (Player, String) {
    let ada = venue.player("Ada").await;
    let info = ada.open(&wire::NewTable { pace: Pace::Within { seconds: 10 }, ..against_bots("tycoon") }).await;
    assert!(info.deadline.is_some());
    (ada, info.id)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_thrown_out_right_after_a_start() {
    // Nobody waits for long in this test: the clock of the table runs out in ten seconds, the grace in sixty.
    let venue = Venue::open().await;
    let (mut ada, table) = late_table(&venue).await;
    ada.follow(&table).await;
    let info = ada.now(&table).info.clone();
    assert!((10_000..15_000).contains(&(info.deadline.unwrap() - info.created)));
    tokio::time::sleep(Duration::from_secs(12)).await;
    let now: TableNow = ada.client.get(&format!("/api/tables/{table}")).await.unwrap();
    assert!(!now.info.chairs[0].away);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_strikes_without_anybody_looking() {
    let venue = Venue::with(|settings| settings.grace = Duration::ZERO).await;
    let (ada, table) = late_table(&venue).await;
    let look = async || ada.client.get::<TableNow>(&format!("/api/tables/{table}")).await.unwrap();
    let struck = soon(async {
        loop {
            let now = look().await;
            if now.info.chairs[0].away || now.info.phase == Progress::Over {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    });
    // The bot goes on at once, and the player takes the seat back by a word.
    let struck = struck.await;
    if struck.info.phase == Progress::Playing {
        let back = ada.client.post::<TableNow>(&format!("/api/tables/{table}/back"), &()).await;
        assert!(back.is_ok_and(|now| !now.info.chairs[0].away) || look().await.info.phase == Progress::Over);
    }
}

const A_YEAR: i64 = 365 * 24 * 3600 * 1000;

/// The clock was a year ahead while a game was begun, and was put right while the server was down. Whoever is asked has
/// the ten seconds that the table gives them, and not a year; and nobody looks at the table all the time meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_wrong_gives_nobody_a_year() {
    let folder = tempfile::tempdir().unwrap();
    let house = async || {
        let settings = Settings { grace: Duration::ZERO, ..in_folder(folder.path()) };
        Venue::at(settings).await
    };
    let venue = house().await;
    let (ada, table) = late_table(&venue).await;
    venue.serving.until(async {}).await.unwrap();
    let file = folder.path().join("ballyhoo.sqlite").display().to_string();
    let mut database = sqlx::SqliteConnection::connect(&format!("sqlite:{file}")).await.unwrap();
    for ahead in [
        "UPDATE log SET at = at + $1",
        "UPDATE tables SET created = created + $1, changed = changed + $1, due = due + $1",
    ] {
        sqlx::query(ahead).bind(A_YEAR).execute(&mut database).await.unwrap();
    }
    let venue = house().await;
    let mut client = venue.client();
    client.token = ada.client.token.clone();
    let begun = std::time::Instant::now();
    let now: TableNow = client.get(&format!("/api/tables/{table}")).await.unwrap();
    let wall = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    assert!((1..=10_000).contains(&(now.info.deadline.unwrap() - wall)), "{:?} {wall}", now.info.deadline);
    let due: i64 = sqlx::query("SELECT due FROM tables").fetch_one(&mut database).await.unwrap().get("due");
    assert!(due <= now.info.deadline.unwrap() + 100, "{due} {:?}", now.info.deadline);
    // Nobody looks: it strikes all the same, at its time.
    let away =
        async || venue.serving.house.store.log_after(&table, 0).await.unwrap().iter().any(|l| l.entry.contains("late"));
    while !soon(away()).await {
        assert!(begun.elapsed() < Duration::from_secs(14), "it does not strike");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(begun.elapsed() > Duration::from_secs(8), "it struck too early");
}
