//! What strangers may do to each other and to the house, and what is done about it.

use crate::venue::{Venue, against_bots, duel, soon};
use axum::http::Method;
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use wire::{Affair, Code, EndWish, FromClient, FromServer, TableNow, WantedSeat};

/// However many come and go, those who sit there are told of it a few times a second.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_at_the_door_is_told_of_now_and_then() {
    let venue = Venue::open().await;
    let (mut ada, _bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    let begun = std::time::Instant::now();
    let mut stay = Vec::new();
    for number in 0..40 {
        let mut socket = soon(venue.client().socket()).await.unwrap();
        socket.say(&FromClient::Follow { table: info.id.clone(), seen: None, words: false }).await.unwrap();
        soon(socket.next()).await.unwrap();
        stay.extend((number >= 35).then_some(socket));
    }
    let of_five = |message: &FromServer| matches!(message, FromServer::Presence { watchers: 5, .. });
    // The last thing that is told is true: all but five have gone.
    tokio::time::sleep(Duration::from_millis(900)).await;
    ada.hear_all().await;
    let told: Vec<FromServer> = ada.heard.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
    let told: Vec<&FromServer> = told.iter().filter(|one| matches!(one, FromServer::Presence { .. })).collect();
    assert!(told.last().is_some_and(|last| of_five(last)), "{told:?}");
    let fair = 3 + begun.elapsed().as_millis() / 400;
    assert!(told.len() as u128 <= fair && told.len() > 1, "{} in {:?}", told.len(), begun.elapsed());
}

/// A private table and one that is not there are refused in the same words, whatever is asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_as_if_it_were_not_there() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let mut eve = venue.player("Eve").await;
    let info = ada.open(&wire::NewTable { private: true, hints: true, ..against_bots("midway") }).await;
    let asks = [
        (Method::GET, "", ""),
        (Method::GET, "/history", ""),
        (Method::GET, "/replay", ""),
        (Method::GET, "/record", ""),
        (Method::GET, "/analysis", ""),
        (Method::GET, "/what?thing=die:1", ""),
        (Method::POST, "/sit", "{}"),
        (Method::POST, "/leave", ""),
        (Method::POST, "/back", ""),
        (Method::POST, "/resign", ""),
        (Method::POST, "/rematch", ""),
        (Method::POST, "/end", r#"{"on":true}"#),
        (Method::POST, "/actions", r#"{"id":"x","action":"end"}"#),
        (Method::POST, "/undo", r#"{"id":"y"}"#),
        (Method::PUT, "/seats/1", r#"{"kind":"open"}"#),
    ];
    for (method, path, body) in asks {
        let mut answers = Vec::new();
        for table in [info.id.as_str(), "nosuchtable1"] {
            let path = format!("/api/tables/{table}{path}");
            let reply = eve.client.send(method.clone(), &path, &[], body.to_owned()).await.unwrap();
            answers.push((reply.status.as_u16(), reply.body));
        }
        assert_eq!((&answers[0], answers[0].0), (&answers[1], 404), "{method} {path}");
    }
    let table = || info.id.clone();
    let messages = [
        FromClient::Hint { table: table(), id: "h".into() },
        FromClient::Why { table: table(), id: "w".into(), things: Vec::new() },
        FromClient::Chat { table: table(), id: "c".into(), text: "hello".into() },
        FromClient::Act { table: table(), id: "a".into(), action: "end".into(), seen: None },
    ];
    for message in messages {
        eve.say(&message).await;
        let answer = eve.until(|message| matches!(message, FromServer::Refused { .. })).await;
        assert!(matches!(&answer, FromServer::Refused { fault, .. } if fault.code == Code::NotFound), "{answer:?}");
    }
}

/// A host may send a guest away before the game: they are told, and do not sit down again.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_is_told_and_stays_away() {
    let venue = Venue::open().await;
    let (ada, mut bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let three = wire::NewTable { seats: vec![WantedSeat::Me, WantedSeat::Open, WantedSeat::Open], ..duel("midway") };
    let info = ada.open(&three).await;
    bo.sit(&info.id).await;
    bo.follow(&info.id).await;
    let path = format!("/api/tables/{}", info.id);
    let open = serde_json::to_string(&WantedSeat::Open).unwrap();
    ada.client.send(Method::PUT, &format!("{path}/seats/1"), &[], open).await.unwrap();
    bo.until(|message| matches!(message, FromServer::Table { .. })).await;
    let last = bo.steps.last().unwrap();
    assert_eq!((last.affair, last.seat), (Some(Affair::SentAway), Some(1)));
    let again = bo.client.post::<TableNow>(&format!("{path}/sit"), &wire::Sit::default()).await.unwrap_err();
    assert_eq!(again.fault().unwrap().say.key, "server-sent-away");
    // Whoever leaves on their own comes back as they like.
    let cleo = venue.player("Cleo").await;
    cleo.sit(&info.id).await;
    cleo.client.post::<()>(&format!("{path}/leave"), &()).await.unwrap();
    cleo.sit(&info.id).await;
}

/// What can be done and undone for ever comes to an end; the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_not_made_longer_for_ever() {
    let venue = Venue::open().await;
    let (mut ada, _bo, info) = venue.duel("midway").await;
    let path = format!("/api/tables/{}/end", info.id);
    let mut refused = None;
    for turn in 0..1100 {
        if let Err(failed) = ada.client.post::<TableNow>(&path, &EndWish { on: turn % 2 == 0 }).await {
            refused = failed.fault().cloned().map(|fault| (turn, fault));
            break;
        }
    }
    let (turn, fault) = refused.expect("nobody stopped it");
    assert!(turn > 900 && fault.say.key == "server-long-log", "{turn}: {fault:?}");
    ada.follow(&info.id).await;
    if let Some(action) = ada.choice(&info.id) {
        ada.act(&info.id, &action).await.unwrap();
    }
    ada.client.post::<TableNow>(&format!("/api/tables/{}/resign", info.id), &()).await.unwrap();
}

/// One address may have two hundred connections; the next is not taken in until one has gone.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_no_more() {
    let venue = Venue::with(|settings| settings.limits = true).await;
    let mut held = Vec::new();
    for _ in 0..200 {
        held.push(TcpStream::connect(venue.serving.address).await.unwrap());
    }
    let closed = |mut stream: TcpStream| async move {
        let read = tokio::time::timeout(Duration::from_secs(2), stream.read(&mut [0; 1])).await;
        matches!(read, Ok(Ok(0) | Err(_)))
    };
    assert!(closed(TcpStream::connect(venue.serving.address).await.unwrap()).await, "one too many was taken in");
    held.truncate(100);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(venue.client().get::<wire::Games>("/api/games").await.is_ok());
}

/// Games are replayed where thoughts are thought, and not where requests are served.
#[tokio::test(flavor = "multi_thread")]
async fn looking_back_waits_its_turn() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    for path in ["replay", "history", "record"] {
        let path = format!("/api/tables/{}/{path}", info.id);
        assert!(ada.client.send(Method::GET, &path, &[], String::new()).await.unwrap().status.is_success());
    }
    let metrics = ada.client.send(Method::GET, "/metrics", &[], String::new()).await.unwrap().body;
    let counted = |line: &&str| line.starts_with("ballyhoo_thinking_wait_seconds_count") && line.contains("replay");
    let count: u32 = metrics.lines().find(counted).unwrap().rsplit(' ').next().unwrap().parse().unwrap();
    assert!(count >= 3, "{metrics}");
}

/// An address that is banned is out, with its sockets; one that is silenced plays and does not speak.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_silenced_and_kept_out() {
    let venue = Venue::open().await;
    let (mut ada, _bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    let store = &venue.serving.house.store;
    let ban = |what: &str| store::Ban {
        kind: "address".into(),
        whom: "127.0.0.1".into(),
        what: what.into(),
        at: 1,
        until: None,
        why: String::new(),
    };
    store.ban(&ban("mute")).await.unwrap();
    store.tell_of_person("127.0.0.1", 1).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    ada.say(&FromClient::Chat { table: info.id.clone(), id: "c".into(), text: "hello".into() }).await;
    let answer = ada.until(|one| matches!(one, FromServer::Refused { .. } | FromServer::Done { .. })).await;
    assert!(matches!(answer, FromServer::Refused { .. }), "{answer:?}");
    store.ban(&ban("ban")).await.unwrap();
    store.tell_of_person("127.0.0.1", 2).await.unwrap();
    ada.until(|message| matches!(message, FromServer::Bye { .. })).await;
    assert_eq!(ada.client.get::<wire::Games>("/api/games").await.unwrap_err().fault().unwrap().code, Code::NotYours);
    assert!(store.lift_bans("127.0.0.1").await.unwrap());
    store.tell_of_person("127.0.0.1", 3).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(ada.client.get::<wire::Games>("/api/games").await.is_ok());
}

/// Those who look after the house close a table in the middle of a game: nothing more happens there.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_closed_by_those_who_look_after_the_house() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let store = &venue.serving.house.store;
    assert!(server::admin::close_table(store, &info.id).await.unwrap());
    assert!(!server::admin::close_table(store, &info.id).await.unwrap());
    assert!(!server::admin::close_table(store, "nosuchtable1").await.unwrap());
    let mut asked = if ada.choice(&info.id).is_some() { ada } else { bo };
    let action = asked.choice(&info.id).unwrap();
    assert_eq!(asked.act(&info.id, &action).await.unwrap_err().code, Code::WrongMoment);
    assert_eq!(asked.now(&info.id).info.phase, wire::Progress::Closed);
}

/// What people do is kept by no cache; what never changes is kept for ever.
#[tokio::test(flavor = "multi_thread")]
async fn answers_say_who_may_keep_them() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    let table = format!("/api/tables/{}", info.id);
    for (path, keeping) in
        [("/api/me", "no-store"), (&table, "no-store"), ("/healthz", "no-store"), ("/api/nothing", "no-store")]
    {
        let reply = ada.client.send(Method::GET, path, &[], String::new()).await.unwrap();
        assert_eq!(reply.headers["cache-control"], keeping, "{path}");
    }
    let games = ada.client.send(Method::GET, "/api/games", &[], String::new()).await.unwrap();
    assert_eq!(games.headers["cache-control"], "public, max-age=60");
}
