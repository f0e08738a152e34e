//! Nobody slows others down: one address that asks for much, and somebody who just plays.

use crate::venue::{Player, Venue, new_table, soon};
use axum::http::Method;
use std::time::{Duration, Instant};
use wire::{FromClient, FromServer, NewTable, TableInfo, WantedSeat};

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

/// A house with one place to think, and a flood in it when `flood` is called.
async fn narrow() -> Venue {
    Venue::with(|settings| {
        settings.behind_proxy = true;
        settings.thinkers = 1;
    })
    .await
}

/// By how much longer something takes beside the flood. `least` is what the noise of a machine comes to that does other
/// things as well.
fn slowed(what: &str, alone: Duration, flooded: Duration, least: f64) -> f64 {
    let ratio = flooded.as_secs_f64() / alone.as_secs_f64().max(least);
    println!("{what}: {alone:?} alone, {flooded:?} beside the flood: {ratio:.1} times as long");
    ratio
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_bots_does_not_slow_an_honest_player() {
    let venue = narrow().await;
    let alone = honest(&venue).await;
    let opened = flood(&venue, 12).await;
    assert_eq!(opened.len(), 36, "each guest may have three tables of bots alone");
    let flooded = honest(&venue).await;
    // Half a processor instead of one, and the noise of a machine that does other things as well.
    let ratio = slowed("a bot's answers", alone, flooded, 0.15);
    assert!(ratio < 6.0, "{ratio:.1} times as long: {flooded:?} instead of {alone:?}");
    // They were at it all the while, and one after the other they get on.
    let gets_on = async {
        while venue.serving.house.store.log_after(&opened[0], 0).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    soon(gets_on).await;
}

/// How long somebody waits for a hint.
async fn hinted(player: &mut Player, table: &str, id: &str) -> Duration {
    let begun = Instant::now();
    player.say(&FromClient::Hint { table: table.into(), id: id.into() }).await;
    let answer = player
        .until(|message| match message {
            FromServer::Hint { id: of, .. } | FromServer::Refused { id: of, .. } => of == id,
            _ => false,
        })
        .await;
    assert!(matches!(answer, FromServer::Hint { .. }), "{answer:?}");
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_bots_does_not_slow_a_hint() {
    let venue = narrow().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&NewTable { hints: true, ..new_table("midway", vec![WantedSeat::Me, bot("easy")]) }).await;
    ada.follow(&info.id).await;
    while ada.choice(&info.id).is_none() {
        ada.hear().await.unwrap();
    }
    let alone = hinted(&mut ada, &info.id, "alone").await;
    flood(&venue, 4).await;
    let mut flooded = Duration::ZERO;
    for n in 0..3 {
        flooded = flooded.max(hinted(&mut ada, &info.id, &format!("flooded-{n}")).await);
    }
    let ratio = slowed("the slowest of three hints", alone, flooded, 0.5);
    assert!(ratio < 3.0, "{ratio:.1} times as long: {flooded:?} instead of {alone:?}");
}

/// How long an analysis takes, for each moment of the game.
async fn analysed(player: &mut Player) -> Duration {
    let info = player.open(&new_table("midway", vec![WantedSeat::Me, bot("random")])).await;
    player.follow(&info.id).await;
    player.play(&info.id, u32::MAX).await;
    let begun = Instant::now();
    let path = format!("/api/tables/{}/analysis", info.id);
    let analysis: wire::Analysis = player.client.get(&path).await.unwrap();
    begun.elapsed() / u32::try_from(analysis.outlook.len()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_bots_does_not_slow_an_analysis() {
    let venue = narrow().await;
    let mut ada = venue.player("Ada").await;
    let alone = analysed(&mut ada).await;
    flood(&venue, 4).await;
    let flooded = analysed(&mut ada).await;
    let ratio = slowed("a moment of an analysis", alone, flooded, 0.01);
    assert!(ratio < 6.0, "{ratio:.1} times as long: {flooded:?} instead of {alone:?}");
}

/// Whoever asked for an analysis and hangs up takes its work with them.
#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_ends_when_its_asker_hangs_up() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&new_table("tycoon", vec![bot("random"); 6])).await;
    ada.follow(&info.id).await;
    while ada.now(&info.id).info.phase != wire::Progress::Over {
        ada.hear().await.unwrap();
    }
    let path = format!("/api/tables/{}/analysis", info.id);
    let thinkers = venue.serving.house.thinkers.clone();
    {
        let asker = venue.client();
        let asking = asker.get::<wire::Analysis>(&path);
        assert!(tokio::time::timeout(Duration::from_secs(2), asking).await.is_err(), "it was too quick to be stopped");
        assert_eq!(thinkers.running(), 1);
    }
    let stopped = async {
        while thinkers.running() > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), stopped).await.expect("it goes on although nobody waits");
}

/// Many who look back at the same game at once make the house play it again once.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_game_is_played_again_once_for_all_who_ask() {
    let venue = narrow().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&new_table("midway", vec![WantedSeat::Me, bot("random")])).await;
    ada.follow(&info.id).await;
    ada.play(&info.id, u32::MAX).await;
    let path = format!("/api/tables/{}/replay?eyes=public&count=500", info.id);
    let thinkers = &venue.serving.house.thinkers;
    let before = thinkers.begun();
    let asking: Vec<_> = (0..20)
        .map(|_| {
            let (client, path) = (ada.client.clone(), path.clone());
            tokio::spawn(async move { client.get::<wire::Replay>(&path).await.unwrap() })
        })
        .collect();
    let mut replays = Vec::new();
    for one in asking {
        replays.push(one.await.unwrap());
    }
    assert!(replays.windows(2).all(|pair| pair[0] == pair[1]) && !replays[0].frames.is_empty());
    // One by one it would be two thoughts each: reading the log, and playing it again for these eyes.
    let thoughts = thinkers.begun() - before;
    assert!(thoughts <= 20, "{thoughts} thoughts for 20 who ask for the same");
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
