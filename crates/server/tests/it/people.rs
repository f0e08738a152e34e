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
    assert!(refused(r#"{"login":"a b","password":"long enough"}"#, "/api/accounts").await.1.contains("login"));
    assert_eq!(refused(r#"{"nam":1}"#, "/api/guests").await.0, 400);
    let ada = venue.player("Ada").await;
    let body = serde_json::to_string(&Rename { name: "Countess".into() }).unwrap();
    let renamed = ada.client.send(Method::PATCH, "/api/me", &[], body).await.unwrap();
    assert!(renamed.body.contains("Countess") && ada.client.get::<Me>("/api/me").await.unwrap().name == "Countess");
}
