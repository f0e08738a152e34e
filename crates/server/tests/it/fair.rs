//! Nobody slows others down: one address that asks for much, and somebody who just plays.

use crate::venue::{Player, Venue, new_table, soon};
use axum::http::Method;
use std::time::{Duration, Instant};
use wire::{TableInfo, WantedSeat};

/// How often the honest player acts while it is measured.
const ACTIONS: u32 = 15;

fn bot(level: &str) -> WantedSeat {
    WantedSeat::Bot { level: level.into() }
}

/// How long a player waits from their action until they are asked again, over several actions.
async fn waits(player: &mut Player, table: &str) -> Duration {
    let mut waited = Duration::ZERO;
    for _ in 0..ACTIONS {
        while player.choice(table).is_none() {
            player.hear().await.unwrap();
        }
        let action = player.choice(table).unwrap();
        let begun = Instant::now();
        let seq = player.act(table, &action).await.unwrap();
        while player.now(table).seq < seq || player.now(table).asked.is_none() {
            player.hear().await.unwrap();
        }
        waited += begun.elapsed();
    }
    waited
}

async fn honest(venue: &Venue) -> Duration {
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&new_table("midway", vec![WantedSeat::Me, bot("easy")])).await;
    ada.follow(&info.id).await;
    soon(waits(&mut ada, &info.id)).await
}

/// Somebody at an address of their own who opens as many tables of strong bots as they may, and watches them all.
async fn flood(venue: &Venue, guests: u32) -> Vec<String> {
    let from = [("x-forwarded-for", "10.6.6.6")];
    let mut opened = Vec::new();
    for n in 0..guests {
        let mut client = venue.client();
        let guest = client.send(Method::POST, "/api/guests", &from, format!(r#"{{"name":"Eve {n}"}}"#)).await.unwrap();
        client.token = Some(guest.headers["x-session-token"].to_str().unwrap().to_owned());
        loop {
            let table = serde_json::to_string(&new_table("grand", vec![bot("expert"); 4])).unwrap();
            let reply = client.send(Method::POST, "/api/tables", &from, table).await.unwrap();
            let Ok(info) = serde_json::from_str::<TableInfo>(&reply.body) else { break };
            client.send(Method::GET, &format!("/api/tables/{}", info.id), &from, String::new()).await.unwrap();
            opened.push(info.id);
        }
    }
    opened
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_bots_does_not_slow_an_honest_player() {
    let venue = Venue::with(|settings| {
        settings.behind_proxy = true;
        settings.thinkers = 1;
    })
    .await;
    let alone = honest(&venue).await;
    let opened = flood(&venue, 12).await;
    assert_eq!(opened.len(), 36, "each guest may have three tables of bots alone");
    let flooded = honest(&venue).await;
    // Half a processor instead of one, and the noise of a machine that does other things as well.
    let ratio = flooded.as_secs_f64() / alone.as_secs_f64().max(0.15);
    println!("{alone:?} alone, {flooded:?} beside {} tables of experts: {ratio:.1} times as long", opened.len());
    assert!(ratio < 6.0, "{ratio:.1} times as long: {flooded:?} instead of {alone:?}");
    // They were at it all the while, and one after the other they get on.
    let gets_on = async {
        while venue.serving.house.store.log_after(&opened[0], 0).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    soon(gets_on).await;
}

/// Bots alone rest while nobody looks at them.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bots_plays_while_somebody_looks() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let info = ada.open(&new_table("midway", vec![bot("random"), bot("random")])).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(venue.serving.house.store.log_after(&info.id, 0).await.unwrap().is_empty());
    let mut bo = venue.player("Bo").await;
    bo.follow(&info.id).await;
    while bo.now(&info.id).info.phase != wire::Progress::Over {
        bo.hear().await.unwrap();
    }
}
