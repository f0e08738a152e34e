//! Finding a table: the lobby, join links, seats, leaving, rematch.

use crate::venue::{Player, Venue, against_bots, duel, new_table};
use axum::http::Method;
use wire::{
    Code, FromClient, FromServer, Join, Joined, Progress, Seated, Sit, TableInfo, TableList, TableNow, WantedSeat,
};

async fn put(player: &Player, table: &str, seat: u8, wanted: &WantedSeat) -> server::client::Reply {
    let body = serde_json::to_string(wanted).unwrap();
    player.client.send(Method::PUT, &format!("/api/tables/{table}/seats/{seat}"), &[], body).await.unwrap()
}

async fn sit(player: &Player, table: &str) -> Result<TableNow, server::client::Failed> {
    player.client.post(&format!("/api/tables/{table}/sit"), &Sit::default()).await
}

async fn leave(player: &Player, table: &str) {
    player.client.post::<()>(&format!("/api/tables/{table}/leave"), &()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_what_is_open_as_it_changes() {
    let venue = Venue::open().await;
    let (ada, mut bo) = (venue.player("Ada").await, venue.player("Bo").await);
    bo.say(&FromClient::Lobby { on: true }).await;
    let info = ada.open(&duel("midway")).await;
    let lists = |id: &str, open: bool| {
        let id = id.to_owned();
        move |message: &FromServer| match message {
            FromServer::Lobby { tables } => tables.iter().any(|table| table.id == id) == open,
            _ => false,
        }
    };
    bo.until(lists(&info.id, true)).await;
    sit(&bo, &info.id).await.unwrap();
    bo.until(lists(&info.id, false)).await;
    let running: TableList = bo.client.get("/api/running").await.unwrap();
    assert_eq!(running.tables[0].id, info.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_for_those_with_the_link() {
    let venue = Venue::open().await;
    let (ada, mut bo, eve) = (venue.player("Ada").await, venue.player("Bo").await, venue.player("Eve").await);
    let info = ada.open(&wire::NewTable { private: true, ..duel("midway") }).await;
    let lobby: TableList = eve.client.get("/api/lobby").await.unwrap();
    assert!(lobby.tables.is_empty());
    assert_eq!(sit(&eve, &info.id).await.unwrap_err().fault().unwrap().code, Code::NotFound);
    let joined: Joined = bo.client.post("/api/join", &Join { code: info.code.unwrap() }).await.unwrap();
    assert_eq!(joined.table, info.id);
    assert_eq!(sit(&bo, &info.id).await.unwrap().info.phase, Progress::Playing);
    bo.follow(&info.id).await;
    let running: TableList = eve.client.get("/api/running").await.unwrap();
    assert!(running.tables.is_empty());
    for path in ["", "/history", "/record", "/replay"] {
        let path = format!("/api/tables/{}{path}", info.id);
        let reply = eve.client.send(Method::GET, &path, &[], String::new()).await.unwrap();
        assert_eq!(reply.status, 404, "{path}");
    }
}

/// Whoever has a place at a table may invite: the same over HTTP and over the socket, with a chair or without.
#[tokio::test(flavor = "multi_thread")]
async fn who_may_invite_sees_the_link_on_every_way() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, mut eve) = (venue.player("Ada").await, venue.player("Bo").await, venue.player("Eve").await);
    let bot = WantedSeat::Bot { level: "random".into() };
    let info = ada.open(&new_table("midway", vec![WantedSeat::Open, WantedSeat::Open, bot])).await;
    sit(&bo, &info.id).await.unwrap();
    for (player, invites) in [(&mut ada, true), (&mut bo, true), (&mut eve, false)] {
        let looked: TableNow = player.client.get(&format!("/api/tables/{}", info.id)).await.unwrap();
        player.follow(&info.id).await;
        let codes = [looked.info.code, player.now(&info.id).info.code.clone()];
        assert_eq!(codes.map(|code| code.is_some()), [invites; 2], "{}", player.me.name);
    }
    sit(&eve, &info.id).await.unwrap();
    for player in [&mut ada, &mut bo, &mut eve] {
        player
            .until(|message| matches!(message, FromServer::Table { now, .. } if now.info.phase == Progress::Playing))
            .await;
        assert!(player.now(&info.id).info.code.is_some(), "{}", player.me.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_once_and_bots_fill_the_rest() {
    let venue = Venue::open().await;
    let (ada, bo, cy) = (venue.player("Ada").await, venue.player("Bo").await, venue.player("Cy").await);
    let info = ada.open(&new_table("midway", vec![WantedSeat::Me, WantedSeat::Open, WantedSeat::Open])).await;
    assert_eq!(info.phase, Progress::Open);
    let (one, two) = tokio::join!(sit(&bo, &info.id), sit(&bo, &info.id));
    assert!(one.is_ok() != two.is_ok(), "one person took two seats, or none");
    let bot = WantedSeat::Bot { level: "easy".into() };
    assert_eq!(put(&bo, &info.id, 2, &bot).await.status, 403);
    assert_eq!(put(&ada, &info.id, 1, &bot).await.status, 409);
    assert_eq!(put(&ada, &info.id, 9, &bot).await.status, 404);
    leave(&bo, &info.id).await;
    sit(&cy, &info.id).await.unwrap();
    let begun: TableNow = serde_json::from_str(&put(&ada, &info.id, 2, &bot).await.body).unwrap();
    assert_eq!(begun.info.phase, Progress::Playing);
    assert_eq!(begun.info.chairs[2].who, Seated::Bot { level: "easy".into() });
    assert_eq!(begun.info.chairs[1].name.as_deref(), Some("Cy"));
    assert_eq!(sit(&bo, &info.id).await.unwrap_err().fault().unwrap().code, Code::WrongMoment);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_closes_the_table() {
    let venue = Venue::open().await;
    let (ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let info = ada.open(&duel("midway")).await;
    leave(&ada, &info.id).await;
    assert_eq!(sit(&bo, &info.id).await.unwrap_err().fault().unwrap().code, Code::WrongMoment);
    let lobby: TableList = bo.client.get("/api/lobby").await.unwrap();
    assert!(lobby.tables.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_leaves_and_hands_the_seat_back() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("mardi-gras").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    leave(&ada, &info.id).await;
    // The game goes on without her: whenever it is not for Bo to act, the bot does.
    bo.play(&info.id, 10).await;
    assert!(bo.now(&info.id).info.chairs[0].away);
    let back: TableNow = ada.client.post(&format!("/api/tables/{}/back", info.id), &()).await.unwrap();
    assert!(!back.info.chairs[0].away);
    ada.follow(&info.id).await;
    let (one, two) = tokio::join!(ada.play(&info.id, u32::MAX), bo.play(&info.id, u32::MAX));
    assert!(one > 0 && two > 0);
    assert_eq!(ada.now(&info.id).info.phase, Progress::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_is_back() {
    let venue = Venue::with(|settings| settings.bot_pause = std::time::Duration::from_secs(30)).await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    ada.follow(&info.id).await;
    leave(&ada, &info.id).await;
    while !ada.now(&info.id).info.chairs[0].away {
        ada.hear().await.unwrap();
    }
    let action = ada.choice(&info.id).unwrap();
    ada.act(&info.id, &action).await.unwrap();
    ada.hear_all().await;
    assert!(!ada.now(&info.id).info.chairs[0].away);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_however_often_it_is_asked_for() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("tycoon").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let early = ada.client.post::<TableInfo>(&format!("/api/tables/{}/rematch", info.id), &()).await.unwrap_err();
    assert_eq!(early.fault().unwrap().code, Code::WrongMoment);
    let table = info.id.clone();
    tokio::join!(ada.play(&table, u32::MAX), bo.play(&table, u32::MAX));
    let path = format!("/api/tables/{table}/rematch");
    let one: TableInfo = ada.client.post(&path, &()).await.unwrap();
    let two: TableInfo = bo.client.post(&path, &()).await.unwrap();
    assert_eq!((one.id.as_str(), one.phase), (two.id.as_str(), Progress::Open));
    while bo.now(&table).info.rematch.is_none() {
        bo.hear().await.unwrap();
    }
    assert_eq!(sit(&bo, &two.id).await.unwrap().info.phase, Progress::Open);
    assert_eq!(sit(&ada, &two.id).await.unwrap().info.phase, Progress::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn my_tables_show_first_what_waits_for_me() {
    let venue = Venue::open().await;
    let (mut ada, bo, info) = venue.duel("midway").await;
    ada.say(&FromClient::Mine { on: true }).await;
    let waiting = ada.open(&against_bots("tycoon")).await;
    let mine: TableList = ada.client.get("/api/my/tables").await.unwrap();
    assert_eq!(mine.tables.len(), 2);
    let first = &mine.tables[0];
    assert!(first.you.is_some_and(|seat| first.to_act.contains(&seat)));
    let theirs: TableList = bo.client.get("/api/my/tables").await.unwrap();
    assert_eq!(theirs.tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), [info.id.as_str()]);
    ada.follow(&waiting.id).await;
    ada.play(&waiting.id, u32::MAX).await;
    ada.until(|message| matches!(message, FromServer::Mine { tables } if tables.len() == 1)).await;
    let over: TableList = ada.client.get("/api/my/tables?over=true").await.unwrap();
    assert_eq!(
        (over.tables[0].id.as_str(), over.tables[0].places.as_deref().map(<[u8]>::len)),
        (waiting.id.as_str(), Some(1))
    );
}

/// Whoever opens a table throws into the shuffle like everybody else: after the seed is fixed, and once.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_throws_before_the_seed_is_fixed() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let opened: TableInfo = ada.client.post("/api/tables", &against_bots("midway")).await.unwrap();
    assert_eq!((opened.phase, &opened.chairs[0].nonce), (Progress::Open, &None));
    let begun = ada.sit(&opened.id).await;
    assert_eq!((begun.phase, begun.commitment), (Progress::Playing, opened.commitment));
    assert_eq!(begun.chairs[0].nonce.as_deref(), Some("dice of Ada"));

    let waiting = ada.open(&duel("midway")).await;
    assert_eq!(sit(&ada, &waiting.id).await.unwrap_err().fault().unwrap().code, Code::SeatTaken);
}
