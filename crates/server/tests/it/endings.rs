//! Rematches, resigning, ending by agreement, and what may be done about somebody who is not there.

use crate::venue::{Player, Venue, against_bots, duel, new_table};
use axum::http::Method;
use server::client::Failed;
use std::time::Duration;
use wire::{
    Affair, Code, EndWish, Ended, Fault, FromServer, History, Invitation, Me, Progress, Seated, TableInfo, TableList,
    TableNow, Verdict, WantedSeat,
};

async fn deed(player: &Player, table: &str, what: &str) -> Result<TableNow, Failed> {
    player.client.post(&format!("/api/tables/{table}/{what}"), &()).await
}

async fn wish(player: &Player, table: &str, on: bool) -> Result<TableNow, Failed> {
    player.client.post(&format!("/api/tables/{table}/end"), &EndWish { on }).await
}

async fn let_a_bot_play(player: &Player, table: &str, seat: u8) -> Result<TableNow, Fault> {
    let path = format!("/api/tables/{table}/seats/{seat}");
    let body = serde_json::to_string(&WantedSeat::Bot { level: "medium".into() }).unwrap();
    let reply = player.client.send(Method::PUT, &path, &[], body).await.unwrap();
    match reply.status.is_success() {
        true => Ok(serde_json::from_str(&reply.body).unwrap()),
        false => Err(serde_json::from_str(&reply.body).unwrap()),
    }
}

fn code(failed: Failed) -> Code {
    failed.fault().unwrap().code
}

async fn places(player: &Player, table: &str) -> (Option<Vec<u8>>, Option<Ended>) {
    let over: TableList = player.client.get("/api/my/tables?over=true").await.unwrap();
    let line = over.tables.into_iter().find(|line| line.id == table).unwrap();
    assert_eq!(line.points.map(|points| points.len()), Some(usize::from(line.players)));
    (line.places, line.ended)
}

async fn affairs(player: &Player, table: &str) -> Vec<(Option<u8>, Affair)> {
    let history: History = player.client.get(&format!("/api/tables/{table}/history")).await.unwrap();
    history.steps.into_iter().filter_map(|step| Some((step.seat, step.affair?))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rematch_every_seat_is_kept_until_all_have_agreed() {
    let venue = Venue::open().await;
    let (ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let bot = || WantedSeat::Bot { level: "easy".into() };
    let info = ada.open(&new_table("midway", vec![WantedSeat::Open, bot(), WantedSeat::Me])).await;
    bo.sit(&info.id).await;
    deed(&bo, &info.id, "resign").await.unwrap();
    let over = deed(&ada, &info.id, "resign").await.unwrap();
    assert_eq!(over.info.phase, Progress::Over);
    let next: TableInfo = ada.client.post(&format!("/api/tables/{}/rematch", info.id), &()).await.unwrap();
    let sitting = |who: &Seated| who.clone();
    let chairs = |info: &TableInfo| info.chairs.iter().map(|chair| sitting(&chair.who)).collect::<Vec<_>>();
    assert_eq!(chairs(&next), chairs(&over.info));
    assert_eq!((next.options.clone(), next.phase), (info.options, Progress::Open));
    // Nobody else can take a seat that is kept, and nobody is made to play.
    let eve = venue.player("Eve").await;
    let taken = eve.client.post::<TableNow>(&format!("/api/tables/{}/sit", next.id), &wire::Sit::default()).await;
    assert_eq!(code(taken.unwrap_err()), Code::SeatTaken);
    assert_eq!(ada.sit(&next.id).await.phase, Progress::Open);
    // A new name does not cost the seat.
    let renamed = bo.client.send(Method::PATCH, "/api/me", &[], r#"{"name":"Bob"}"#.to_owned()).await.unwrap();
    assert!(renamed.status.is_success());
    let begun = bo.sit(&next.id).await;
    assert_eq!((begun.phase, begun.chairs[0].name.as_deref()), (Progress::Playing, Some("Bob")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_was_closed_can_be_asked_for_again() {
    let venue = Venue::open().await;
    let (ada, bo, info) = venue.duel("midway").await;
    deed(&bo, &info.id, "resign").await.unwrap();
    let path = format!("/api/tables/{}/rematch", info.id);
    let one: TableInfo = ada.client.post(&path, &()).await.unwrap();
    // Bo does not want to: the chair is free. Ada closes the table, and asks once more.
    bo.client.post::<()>(&format!("/api/tables/{}/leave", one.id), &()).await.unwrap();
    let now: TableNow = ada.client.get(&format!("/api/tables/{}", one.id)).await.unwrap();
    assert_eq!(now.info.chairs[1].who, Seated::Nobody);
    ada.client.post::<()>(&format!("/api/tables/{}/leave", one.id), &()).await.unwrap();
    let two: TableInfo = bo.client.post(&path, &()).await.unwrap();
    assert_ne!(one.id, two.id);
    assert_eq!(ada.client.post::<TableInfo>(&path, &()).await.unwrap().id, two.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_a_duel_has_lost_it() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let asked = if ada.now(&info.id).info.to_act[0] == 0 { &mut ada } else { &mut bo };
    asked.play(&info.id, 1).await;
    let eve = venue.player("Eve").await;
    assert_eq!(code(deed(&eve, &info.id, "resign").await.unwrap_err()), Code::NotYours);
    let over = deed(&ada, &info.id, "resign").await.unwrap();
    assert_eq!((over.info.phase, over.info.ended), (Progress::Over, Some(Ended::Resigned)));
    assert!(over.info.to_act.is_empty() && over.asked.is_none() && !over.undo);
    assert_eq!(places(&ada, &info.id).await, (Some(vec![2, 1]), Some(Ended::Resigned)));
    assert_eq!(affairs(&bo, &info.id).await.last(), Some(&(Some(0), Affair::Resigned)));
    assert_eq!(code(deed(&bo, &info.id, "resign").await.unwrap_err()), Code::WrongMoment);
    // What was played is proved, and can be looked at again with all eyes.
    let record = ada.client.send(Method::GET, &format!("/api/tables/{}/record", info.id), &[], String::new()).await;
    let verdict = bo.client.send(Method::POST, "/api/verify", &[], record.unwrap().body).await.unwrap().body;
    let verdict: Verdict = serde_json::from_str(&verdict).unwrap();
    assert!(verdict.proved && verdict.unfinished, "{verdict:?}");
    assert!(bo.client.get::<wire::Replay>(&format!("/api/tables/{}/replay?eyes=all", info.id)).await.is_ok());
    assert!(bo.client.get::<wire::Analysis>(&format!("/api/tables/{}/analysis", info.id)).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_larger_table_a_bot_plays_on_for_who_resigned() {
    let venue = Venue::with(|settings| settings.bot_pause = Duration::from_secs(30)).await;
    let (ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let bot = WantedSeat::Bot { level: "random".into() };
    let info = ada.open(&new_table("midway", vec![WantedSeat::Me, WantedSeat::Open, bot])).await;
    bo.sit(&info.id).await;
    let on = deed(&ada, &info.id, "resign").await.unwrap();
    assert_eq!((on.info.phase, on.info.ended), (Progress::Playing, None));
    assert!(on.info.chairs[0].away && on.info.chairs[0].resigned);
    // For good: neither a word nor an action brings the seat back.
    assert_eq!(code(deed(&ada, &info.id, "back").await.unwrap_err()), Code::NotYours);
    let act = wire::Act { id: "a".into(), action: "roll".into(), seen: None };
    let act = ada.client.post::<wire::Done>(&format!("/api/tables/{}/actions", info.id), &act).await;
    assert_eq!(code(act.unwrap_err()), Code::NotYours);
    // With the last of the people the game ends, and who is left has won.
    let over = deed(&bo, &info.id, "resign").await.unwrap();
    assert_eq!(over.info.phase, Progress::Over);
    assert_eq!(places(&bo, &info.id).await, (Some(vec![2, 2, 1]), Some(Ended::Resigned)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_alone_has_lost() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    deed(&ada, &info.id, "resign").await.unwrap();
    assert_eq!(places(&ada, &info.id).await, (Some(vec![2]), Some(Ended::Resigned)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_all_want_it_and_nobody_wins() {
    let venue = Venue::open().await;
    let (ada, mut bo, info) = venue.duel("midway").await;
    bo.follow(&info.id).await;
    assert_eq!(wish(&ada, &info.id, true).await.unwrap().info.wishes, [0]);
    bo.until(|message| matches!(message, FromServer::Table { now, .. } if now.info.wishes == [0])).await;
    assert_eq!(wish(&ada, &info.id, false).await.unwrap().info.phase, Progress::Playing);
    assert_eq!(wish(&bo, &info.id, true).await.unwrap().info.wishes, [1]);
    let over = wish(&ada, &info.id, true).await.unwrap();
    assert_eq!((over.info.phase, over.info.ended), (Progress::Over, Some(Ended::Agreed)));
    assert!(over.info.wishes.is_empty());
    assert_eq!(places(&ada, &info.id).await, (Some(vec![2, 2]), Some(Ended::Agreed)));
    let told = [Affair::WantsEnd, Affair::PlaysOn, Affair::WantsEnd, Affair::Ended];
    assert_eq!(affairs(&ada, &info.id).await.into_iter().map(|(_, affair)| affair).collect::<Vec<_>>(), told);
}

/// Who would have ended a game as it stood cannot be held to it after it has changed.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_to_end_lapses_with_the_next_action() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let first = ada.now(&info.id).info.to_act[0];
    let (asked, other) = if first == 0 { (&mut ada, &mut bo) } else { (&mut bo, &mut ada) };
    wish(other, &info.id, true).await.unwrap();
    asked.play(&info.id, 1).await;
    let late = wish(asked, &info.id, true).await.unwrap();
    assert_eq!((late.info.phase, late.info.wishes), (Progress::Playing, vec![first]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_let_in_only_for_somebody_who_is_not_there() {
    let venue = Venue::with(|settings| settings.absent_bot = Duration::ZERO).await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let first = ada.now(&info.id).info.to_act[0];
    let (asked, other) = if first == 0 { (ada, bo) } else { (bo, ada) };
    // Here, and asked: not even an impatient house lets a bot in.
    assert_eq!(let_a_bot_play(&other, &info.id, first).await.unwrap_err().code, Code::WrongMoment);
    let Player { socket, .. } = asked;
    drop(socket);
    let now = crate::venue::soon(async {
        loop {
            if let Ok(now) = let_a_bot_play(&other, &info.id, first).await {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(now.await.info.chairs[usize::from(first)].away);
    assert_eq!(affairs(&other, &info.id).await.first(), Some(&(Some(first), Affair::Absent)));
    let eve = venue.player("Eve").await;
    assert!(let_a_bot_play(&eve, &info.id, 1 - first).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_before_the_stated_time() {
    let venue = Venue::open().await;
    let (mut ada, bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    let first = ada.now(&info.id).info.to_act[0];
    let (asked, other) = if first == 0 { (ada, bo) } else { (bo, ada) };
    drop(asked);
    assert_eq!(let_a_bot_play(&other, &info.id, first).await.unwrap_err().code, Code::WrongMoment);
    // Nor is the game ended without asking: the wish waits.
    assert_eq!(wish(&other, &info.id, true).await.unwrap().info.phase, Progress::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_long_gone_is_not_asked_whether_to_end_it() {
    let venue = Venue::with(|settings| settings.absent_end = Duration::from_millis(1)).await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let first = ada.now(&info.id).info.to_act[0];
    let (asked, other) = if first == 0 { (ada, bo) } else { (bo, ada) };
    tokio::time::sleep(Duration::from_millis(20)).await;
    // Still connected: asked like everybody, however short the patience of the house.
    assert_eq!(wish(&other, &info.id, true).await.unwrap().info.phase, Progress::Playing);
    let Player { socket, .. } = asked;
    drop(socket);
    let over = crate::venue::soon(async {
        loop {
            let now = wish(&other, &info.id, true).await.unwrap();
            if now.info.phase == Progress::Over {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    assert_eq!(over.await.info.ended, Some(Ended::Agreed));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_what_it_is_for() {
    let venue = Venue::open().await;
    let (ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let info = ada.open(&wire::NewTable { private: true, ..duel("midway") }).await;
    let path = format!("/api/invitations/{}", info.code.unwrap());
    // Somebody without a name may read it.
    let stranger = venue.client();
    let invitation: Invitation = stranger.get(&path).await.unwrap();
    assert_eq!((invitation.host.as_str(), invitation.info.game.as_str()), ("Ada", "midway"));
    assert_eq!((invitation.info.phase, invitation.heading), (Progress::Open, None));
    assert!(invitation.info.code.is_none());
    let nothing = stranger.get::<Invitation>("/api/invitations/nosuchcode").await.unwrap_err();
    assert_eq!(code(nothing), Code::NotFound);
    let joined: wire::Joined = bo.client.post("/api/join", &wire::Join { code: path[17..].into() }).await.unwrap();
    bo.sit(&joined.table).await;
    let used: Invitation = stranger.get(&path).await.unwrap();
    assert!(used.info.phase == Progress::Playing && used.heading.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_can_ask_who_they_are() {
    let venue = Venue::open().await;
    assert_eq!(venue.client().get::<Option<Me>>("/api/session").await.unwrap(), None);
    let ada = venue.player("Ada").await;
    assert_eq!(ada.client.get::<Option<Me>>("/api/session").await.unwrap(), Some(ada.me.clone()));
}

/// What the others are told when somebody goes and comes back.
#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_coming_back_stand_in_the_log() {
    let venue = Venue::with(|settings| settings.bot_pause = Duration::from_secs(30)).await;
    let (ada, bo, info) = venue.duel("midway").await;
    ada.client.post::<()>(&format!("/api/tables/{}/leave", info.id), &()).await.unwrap();
    deed(&ada, &info.id, "back").await.unwrap();
    assert_eq!(affairs(&bo, &info.id).await, [(Some(0), Affair::Left), (Some(0), Affair::Back)]);
}
