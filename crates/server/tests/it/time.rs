//! Deadlines.

use crate::venue::{Venue, against_bots, in_folder, soon};
use wire::{Pace, Phase, TableNow};

/// A table whose player has run out of time already: the clock is set back in the log.
async fn late_table(venue: &Venue) -> (crate::venue::Player, String) {
    let ada = venue.player("Ada").await;
    let info = ada.open(&wire::NewTable { pace: Pace::Within { seconds: 10 }, ..against_bots("tycoon") }).await;
    assert!(info.deadline.is_some());
    (ada, info.id)
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_time_a_bot_takes_over_and_the_player_can_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let venue = Venue::at(in_folder(folder.path())).await;
    let (mut ada, table) = late_table(&venue).await;
    ada.follow(&table).await;
    let info = ada.now(&table).info.clone();
    let deadline = info.deadline.unwrap();
    assert!((9_000..=10_000).contains(&(deadline - info.created)));
    // Nobody is thrown out in the first minute after a start: they may have been waiting for the server.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
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
            if now.info.chairs[0].away || now.info.phase == Phase::Over {
                return now;
            }
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        }
    });
    // The bot goes on at once, and the player takes the seat back by a word.
    let struck = struck.await;
    if struck.info.phase == Phase::Playing {
        let back = ada.client.post::<TableNow>(&format!("/api/tables/{table}/back"), &()).await;
        assert!(back.is_ok_and(|now| !now.info.chairs[0].away) || look().await.info.phase == Phase::Over);
    }
}
