//! Deadlines.

use crate::venue::{Player, Venue, against_bots, soon};
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
    tokio::time::sleep(std::time::Duration::from_secs(12)).await;
    let now: TableNow = ada.client.get(&format!("/api/tables/{table}")).await.unwrap();
    assert!(!now.info.chairs[0].away);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_strikes_without_anybody_looking() {
    let venue = Venue::with(|settings| settings.grace = std::time::Duration::ZERO).await;
    let (ada, table) = late_table(&venue).await;
    let look = async || ada.client.get::<TableNow>(&format!("/api/tables/{table}")).await.unwrap();
    let struck = soon(async {
        loop {
            let now = look().await;
            if now.info.chairs[0].away || now.info.phase == Progress::Over {
                return now;
            }
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
    });
    // The bot goes on at once, and the player takes the seat back by a word.
    let struck = struck.await;
    if struck.info.phase == Progress::Playing {
        let back = ada.client.post::<TableNow>(&format!("/api/tables/{table}/back"), &()).await;
        assert!(back.is_ok_and(|now| !now.info.chairs[0].away) || look().await.info.phase == Progress::Over);
    }
}
