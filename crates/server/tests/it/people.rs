//! Guests, accounts and sessions.

use crate::venue::{Venue, soon};
use axum::http::Method;
use server::client::Client;
use wire::{Code, FromClient, FromServer, Me, NewAccount, Rename, SignIn};

fn account(login: &str) -> NewAccount {
    NewAccount { login: login.into(), password: "correct horse".into(), name: None }
}

fn sign_in(login: &str, password: &str) -> SignIn {
    SignIn { login: login.into(), password: password.into() }
}

async fn code(client: &Client, path: &str, body: &impl serde::Serialize) -> Code {
    client.post::<Me>(path, body).await.unwrap_err().fault().unwrap().code
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_a_member_and_keeps_everything() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let me: Me = ada.client.post("/api/accounts", &account("Ada.L")).await.unwrap();
    assert_eq!((me.id.as_str(), me.name.as_str(), me.login.as_deref()), (ada.me.id.as_str(), "Ada", Some("ada.l")));
    let other = venue.player("Other").await;
    assert_eq!(code(&other.client, "/api/accounts", &account("ADA.l")).await, Code::LoginTaken);
    assert_eq!(code(&venue.client(), "/api/session", &sign_in("ada.l", "wrong horse")).await, Code::WrongPassword);
    assert_eq!(code(&venue.client(), "/api/session", &sign_in("nobody", "correct horse")).await, Code::WrongPassword);
    let elsewhere: Me = venue.client().post("/api/session", &sign_in("Ada.L", "correct horse")).await.unwrap();
    assert_eq!(elsewhere.id, ada.me.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_sessions_and_sockets() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let _: Me = ada.client.post("/api/accounts", &account("ada")).await.unwrap();
    let mut second = venue.client();
    let body = serde_json::to_string(&sign_in("ada", "correct horse")).unwrap();
    let reply = second.send(Method::POST, "/api/session", &[], body).await.unwrap();
    second.token = Some(reply.headers["x-session-token"].to_str().unwrap().to_owned());
    second.get::<Me>("/api/me").await.unwrap();
    assert_eq!(second.send(Method::DELETE, "/api/sessions", &[], String::new()).await.unwrap().status, 204);
    ada.until(|message| matches!(message, FromServer::Bye { .. })).await;
    for client in [&ada.client, &second] {
        assert_eq!(client.get::<Me>("/api/me").await.unwrap_err().fault().unwrap().code, Code::NobodyYet);
    }
}

/// Signs up or in, and has the session that comes with it.
async fn with_session(client: &Client, path: &str, body: &impl serde::Serialize) -> Client {
    let reply = client.send(Method::POST, path, &[], serde_json::to_string(body).unwrap()).await.unwrap();
    let token = reply.headers["x-session-token"].to_str().unwrap().to_owned();
    let mut client = client.clone();
    client.token = Some(token);
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_here_leaves_other_sessions_alone() {
    let venue = Venue::open().await;
    let first = with_session(&venue.client(), "/api/accounts", &account("ada")).await;
    let second = with_session(&venue.client(), "/api/session", &sign_in("ada", "correct horse")).await;
    let mut sockets = [first.socket().await.unwrap(), second.socket().await.unwrap()];
    let out = second.send(Method::DELETE, "/api/session", &[], String::new()).await.unwrap();
    assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert!(second.get::<Me>("/api/me").await.is_err() && first.get::<Me>("/api/me").await.is_ok());
    // The socket of that session goes with it, and no other.
    assert!(matches!(soon(sockets[1].next()).await.unwrap(), FromServer::Bye { .. }));
    sockets[0].say(&FromClient::Ping { n: 1 }).await.unwrap();
    assert_eq!(soon(sockets[0].next()).await.unwrap(), FromServer::Pong { n: 1 });
}

/// Whoever had the token of a guest must not get into the account that the guest makes.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_not_entered_by_the_token_of_its_guest() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let member = with_session(&ada.client, "/api/accounts", &account("ada")).await;
    assert_eq!(member.get::<Me>("/api/me").await.unwrap().id, ada.me.id);
    assert_eq!(ada.client.get::<Me>("/api/me").await.unwrap_err().fault().unwrap().code, Code::NobodyYet);
    ada.until(|message| matches!(message, FromServer::Bye { .. })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_out_of_reach_of_scripts_and_other_sites() {
    let venue = Venue::with(|settings| settings.origins = vec!["https://play.example".into()]).await;
    let reply = venue.client().send(Method::POST, "/api/guests", &[], r#"{"name":"Ada"}"#.into()).await.unwrap();
    let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let me = venue.client().send(Method::GET, "/api/me", &[("cookie", &cookie)], String::new()).await.unwrap();
    assert!(me.body.contains("Ada"));
    // A page gets the cookie and nothing that its scripts could read.
    let page = [("origin", "https://play.example")];
    let reply = venue.client().send(Method::POST, "/api/guests", &page, r#"{"name":"Ada"}"#.into()).await.unwrap();
    assert!(reply.headers.contains_key("set-cookie") && !reply.headers.contains_key("x-session-token"));
    // The store holds no token, only its hash.
    let token = cookie.split('=').nth(1).unwrap();
    let now = i64::MAX / 2;
    assert!(venue.serving.house.store.person_of_session(token, now - 1).await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_must_make_sense() {
    let venue = Venue::open().await;
    let refused = async |body: &str, path: &str| {
        let reply = venue.client().send(Method::POST, path, &[], body.into()).await.unwrap();
        (reply.status.as_u16(), serde_json::from_str::<wire::Fault>(&reply.body).unwrap().sentence)
    };
    assert_eq!(refused(r#"{"name":"   "}"#, "/api/guests").await.0, 400);
    assert!(refused(r#"{"login":"ada","password":"short"}"#, "/api/accounts").await.1.contains("10 to 200"));
    assert!(refused(r#"{"login":"a b","password":"long enough"}"#, "/api/accounts").await.1.contains("username"));
    assert_eq!(refused(r#"{"nam":1}"#, "/api/guests").await.0, 400);
    let ada = venue.player("Ada").await;
    let body = serde_json::to_string(&Rename { name: "Countess".into() }).unwrap();
    let renamed = ada.client.send(Method::PATCH, "/api/me", &[], body).await.unwrap();
    assert!(renamed.body.contains("Countess") && ada.client.get::<Me>("/api/me").await.unwrap().name == "Countess");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_can_be_changed_and_a_forgotten_one_replaced_by_a_code() {
    let venue = Venue::open().await;
    let body = serde_json::to_string(&account("ada")).unwrap();
    let reply = venue.client().send(Method::POST, "/api/accounts", &[], body).await.unwrap();
    let registered: wire::Registered = serde_json::from_str(&reply.body).unwrap();
    assert_eq!((registered.me.login.as_deref(), registered.codes.len()), (Some("ada"), 8));
    let mut ada = venue.client();
    ada.token = Some(reply.headers["x-session-token"].to_str().unwrap().to_owned());
    let second = with_session(&venue.client(), "/api/session", &sign_in("ada", "correct horse")).await;
    let mut socket = second.socket().await.unwrap();

    let change = |old: &str, new: &str| wire::NewPassword { old: old.into(), new: new.into() };
    assert_eq!(code(&ada, "/api/my/password", &change("wrong horses", "battery staple")).await, Code::WrongPassword);
    assert_eq!(code(&ada, "/api/my/password", &change("correct horse", "password123")).await, Code::Malformed);
    ada.post::<()>("/api/my/password", &change("correct horse", "battery staple")).await.unwrap();
    // Everybody else is out at once; whoever changed it stays.
    assert!(matches!(soon(socket.next()).await.unwrap(), FromServer::Bye { .. }));
    assert!(second.get::<Me>("/api/me").await.is_err() && ada.get::<Me>("/api/me").await.is_ok());
    assert_eq!(code(&venue.client(), "/api/session", &sign_in("ada", "correct horse")).await, Code::WrongPassword);

    let typed = registered.codes[0].to_uppercase();
    let recover = wire::Recover { login: "ada".into(), code: typed, password: "mud wrestling owl".into() };
    let back = with_session(&venue.client(), "/api/recover", &recover).await;
    assert_eq!(back.get::<Me>("/api/me").await.unwrap().id, registered.me.id);
    assert_eq!(code(&venue.client(), "/api/recover", &recover).await, Code::WrongPassword, "a code works once");
    assert!(ada.get::<Me>("/api/me").await.is_err());
    let proof = wire::Proof { password: Some("mud wrestling owl".into()) };
    let fresh: wire::Codes = back.post("/api/my/codes", &proof).await.unwrap();
    let old = wire::Recover { code: registered.codes[1].clone(), ..recover };
    assert_eq!(code(&venue.client(), "/api/recover", &old).await, Code::WrongPassword);
    assert_eq!(fresh.codes.len(), 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one() {
    let venue = Venue::open().await;
    let first = with_session(&venue.client(), "/api/accounts", &account("ada")).await;
    let second = with_session(&venue.client(), "/api/session", &sign_in("ada", "correct horse")).await;
    let mut socket = second.socket().await.unwrap();
    let all: wire::Sessions = first.get("/api/my/sessions").await.unwrap();
    assert_eq!(all.sessions.iter().filter(|session| session.here).count(), 1);
    let other = all.sessions.iter().find(|session| !session.here).unwrap();
    let path = format!("/api/my/sessions/{}", other.id);
    assert_eq!(first.send(Method::DELETE, &path, &[], String::new()).await.unwrap().status, 204);
    assert_eq!(first.send(Method::DELETE, &path, &[], String::new()).await.unwrap().status, 404);
    assert!(matches!(soon(socket.next()).await.unwrap(), FromServer::Bye { .. }));
    assert!(second.get::<Me>("/api/me").await.is_err());
}

/// When a session was last used is known, without writing it down at every request.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_used_is_seen() {
    let venue = Venue::open().await;
    let first = with_session(&venue.client(), "/api/accounts", &account("ada")).await;
    let me = first.get::<Me>("/api/me").await.unwrap();
    let second = with_session(&venue.client(), "/api/session", &sign_in("ada", "correct horse")).await;
    let store = &venue.serving.house.store;
    for session in store.sessions_of(&me.id, 0).await.unwrap() {
        store.see_session(&session.token, 1).await.unwrap();
    }
    for client in [&first, &second, &second] {
        client.get::<Me>("/api/me").await.unwrap();
    }
    // The first was written about a moment ago, before we wound it back.
    let seen: Vec<bool> = store.sessions_of(&me.id, 0).await.unwrap().iter().map(|session| session.seen > 1).collect();
    assert_eq!(seen.iter().filter(|seen| **seen).count(), 1);
}

/// Games stay, names go; and what was said goes with them.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_leaves_their_games_and_nothing_else() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("tycoon").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    ada.say(&FromClient::Chat { table: info.id.clone(), id: "c".into(), text: "good luck".into() }).await;
    bo.until(|message| matches!(message, FromServer::Chat { .. })).await;
    tokio::join!(ada.play(&info.id, u32::MAX), bo.play(&info.id, u32::MAX));
    let mine: wire::Export = ada.client.get("/api/my/export").await.unwrap();
    assert_eq!((mine.tables.as_slice(), mine.chat[0].text.as_str()), (&[info.id.clone()][..], "good luck"));
    let record = mine.records[&info.id].clone();
    let verdict = ada.client.send(Method::POST, "/api/verify", &[], record).await.unwrap().body;
    assert!(verdict.contains("\"proved\":true"), "{verdict}");

    assert_eq!(ada.client.send(Method::DELETE, "/api/me", &[], "{}".into()).await.unwrap().status, 204);
    ada.until(|message| matches!(message, FromServer::Bye { .. })).await;
    assert!(ada.client.get::<Me>("/api/me").await.is_err());
    let path = format!("/api/tables/{}", info.id);
    for path in [path.clone(), format!("{path}/history"), format!("{path}/record"), "/api/my/tables?over=true".into()] {
        let body = bo.client.send(Method::GET, &path, &[], String::new()).await.unwrap().body;
        assert!(!body.contains("\"Ada\""), "{path}: {body}");
    }
    let record = bo.client.send(Method::GET, &format!("{path}/record"), &[], String::new()).await.unwrap().body;
    let verdict = bo.client.send(Method::POST, "/api/verify", &[], record).await.unwrap().body;
    assert!(verdict.contains("true"), "{verdict}");
    assert!(venue.serving.house.store.said_after(&info.id, 0, 9).await.unwrap().is_empty());
    // Whoever still has it on the screen is told.
    let unsaid = |message: &FromServer| matches!(message, FromServer::Unsaid { numbers, .. } if numbers == &[1]);
    bo.until(unsaid).await;
}

/// Somebody who rose again before the game began, and what a report quotes of them: nothing of it stays.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_of_somebody_who_only_looked_in() {
    let venue = Venue::open().await;
    let (ada, mut eve) = (venue.player("Ada").await, venue.player("Evelina").await);
    let mut table = crate::venue::duel("grand");
    table.seats.resize(4, wire::WantedSeat::Open);
    let info = ada.open(&table).await;
    eve.sit(&info.id).await;
    eve.follow(&info.id).await;
    eve.say(&FromClient::Chat { table: info.id.clone(), id: "c".into(), text: "what a dump".into() }).await;
    eve.until(|message| matches!(message, FromServer::Chat { .. })).await;
    let report = wire::Report {
        table: info.id.clone(),
        person: eve.me.id.clone(),
        number: Some(1),
        reason: wire::Reason::Abuse,
    };
    ada.client.post::<()>("/api/reports", &report).await.unwrap();
    let leave = format!("/api/tables/{}/leave", info.id);
    assert!(eve.client.send(Method::POST, &leave, &[], String::new()).await.unwrap().status.is_success());
    let store = &venue.serving.house.store;
    let log = async || {
        let lines = store.log_after(&info.id, 0).await.unwrap();
        lines.iter().map(|line| line.entry.clone()).collect::<String>()
    };
    let named = r#""name":"Evelina""#;
    assert!(log().await.contains(named));
    let mine: wire::Export = ada.client.get("/api/my/export").await.unwrap();
    assert_eq!((mine.reports.len(), mine.reports[0].reason.as_str()), (1, "abuse"));

    assert_eq!(eve.client.send(Method::DELETE, "/api/me", &[], "{}".into()).await.unwrap().status, 204);
    assert!(!log().await.contains(named));
    assert_eq!(store.reports(9).await.unwrap()[0].text, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_a_table_do_not_look_the_same() {
    let venue = Venue::open().await;
    let (ada, twin) = (venue.player("Paul").await, venue.player("PAU1").await);
    let info = ada.open(&crate::venue::duel("midway")).await;
    let path = format!("/api/tables/{}/sit", info.id);
    let refused = twin.client.post::<wire::TableNow>(&path, &wire::Sit::default()).await;
    assert_eq!(refused.unwrap_err().fault().unwrap().code, Code::SeatTaken);
}

/// Reported, silenced, kept out: at once for what is said over an open socket, and for every request.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_misbehaves_is_reported_silenced_and_kept_out() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    ada.say(&FromClient::Chat { table: info.id.clone(), id: "c".into(), text: "you fool".into() }).await;
    bo.until(|message| matches!(message, FromServer::Chat { .. })).await;
    let report = |number, person: &str| wire::Report {
        table: info.id.clone(),
        person: person.into(),
        number,
        reason: wire::Reason::Abuse,
    };
    bo.client.post::<()>("/api/reports", &report(Some(1), &ada.me.id)).await.unwrap();
    assert_eq!(code(&bo.client, "/api/reports", &report(Some(2), &ada.me.id)).await, Code::NotFound);
    assert_eq!(code(&bo.client, "/api/reports", &report(None, "nobody")).await, Code::NotFound);
    let store = &venue.serving.house.store;
    let reports = store.reports(9).await.unwrap();
    assert_eq!((reports.len(), reports[0].text.as_deref()), (1, Some("you fool")));

    let ban = |what: &str| store::Ban {
        kind: "person".into(),
        whom: ada.me.id.clone(),
        what: what.into(),
        at: 1,
        until: None,
        why: String::new(),
    };
    let (mute, out) = (ban("mute"), ban("ban"));
    store.ban(&mute).await.unwrap();
    store.tell_of_person(&ada.me.id, 1).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    ada.say(&FromClient::Chat { table: info.id.clone(), id: "d".into(), text: "still here".into() }).await;
    ada.until(|message| matches!(message, FromServer::Refused { .. })).await;
    store.ban(&out).await.unwrap();
    store.tell_of_person(&ada.me.id, 2).await.unwrap();
    ada.until(|message| matches!(message, FromServer::Bye { .. })).await;
    assert_eq!(ada.client.get::<Me>("/api/me").await.unwrap_err().fault().unwrap().code, Code::NotYours);
}
