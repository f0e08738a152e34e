//! Talking at the table.

use crate::venue::{Player, Venue, against_bots};
use axum::http::Method;
use wire::{Code, FromClient, FromServer, Muted};

async fn say(player: &mut Player, table: &str, text: &str) {
    player.sent += 1;
    let id = format!("c-{}", player.sent);
    player.say(&FromClient::Chat { table: table.into(), id, text: text.into() }).await;
}

async fn hear_chat(player: &mut Player) -> Vec<wire::ChatLine> {
    match player.until(|message| matches!(message, FromServer::Chat { .. } | FromServer::Refused { .. })).await {
        FromServer::Chat { lines, .. } => lines,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_the_table_and_those_who_come_later() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    say(&mut ada, &info.id, "  good \u{202e} luck\n").await;
    let heard = hear_chat(&mut bo).await;
    assert_eq!((heard[0].text.as_str(), heard[0].seat, heard[0].name.as_str()), ("good luck", Some(0), "Ada"));
    let mut late = venue.player("Wim").await;
    late.follow(&info.id).await;
    assert_eq!(hear_chat(&mut late).await, heard);
    say(&mut late, &info.id, "hello").await;
    assert_eq!(hear_chat(&mut bo).await[0].seat, None);
}

/// The answer to a line of chat or an undo may be lost with the connection: sent again, it is done once.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_is_done_once() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("grand")).await;
    ada.follow(&info.id).await;
    let answered = |id: &'static str| {
        move |message: &FromServer| match message {
            FromServer::Done { id: done, .. } | FromServer::Refused { id: done, .. } => done == id,
            _ => false,
        }
    };
    let chat = FromClient::Chat { table: info.id.clone(), id: "c".into(), text: "step right up".into() };
    for _ in 0..3 {
        ada.say(&chat).await;
        assert!(matches!(ada.until(answered("c")).await, FromServer::Done { .. }));
    }
    let said = venue.serving.house.store.said_after(&info.id, 0, 10).await.unwrap();
    assert_eq!(said.len(), 1);

    while !ada.now(&info.id).undo {
        ada.play(&info.id, 1).await;
    }
    let undo = FromClient::Undo { table: info.id.clone(), id: "u".into() };
    let mut lines = Vec::new();
    for _ in 0..3 {
        ada.say(&undo).await;
        match ada.until(answered("u")).await {
            FromServer::Done { seq, .. } => lines.push(seq),
            other => panic!("{other:?}"),
        }
    }
    assert!(lines.iter().all(|line| *line == lines[0]), "{lines:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn long_and_empty_lines_are_refused() {
    let venue = Venue::open().await;
    let (mut ada, _, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    for text in [String::new(), " \n".into(), "x".repeat(wire::limits::CHAT_MOST as usize + 1)] {
        say(&mut ada, &info.id, &text).await;
        let refused = ada.until(|message| matches!(message, FromServer::Refused { .. })).await;
        assert!(matches!(refused, FromServer::Refused { fault, .. } if fault.code == Code::Malformed));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_not_heard() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let path = format!("/api/my/muted/{}", ada.me.id);
    let muted = bo.client.send(Method::PUT, &path, &[], String::new()).await.unwrap();
    assert_eq!(serde_json::from_str::<Muted>(&muted.body).unwrap().people, [ada.me.id.clone()]);
    bo.hear_all().await;
    say(&mut ada, &info.id, "you there?").await;
    hear_chat(&mut ada).await;
    bo.hear_all().await;
    assert!(!bo.heard.iter().any(|text| text.contains("you there?")));
    bo.client.send(Method::DELETE, &path, &[], String::new()).await.unwrap();
    bo.hear_all().await;
    say(&mut ada, &info.id, "and now?").await;
    assert_eq!(hear_chat(&mut bo).await[0].text, "and now?");
}
