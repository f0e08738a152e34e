//! Nobody gets in: origins, sizes, rates, headers, slow clients.

use crate::venue::{Venue, against_bots, duel, in_folder, soon};
use axum::http::Method;
use server::client::Client;
use std::time::Duration;
use wire::{Code, FromClient, FromServer, TableInfo};

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_turned_away() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let here = format!("http://{}", venue.serving.address);
    let guest = |origin: &str| {
        let (client, origin) = (venue.client(), origin.to_owned());
        async move {
            let body = r#"{"name":"Ada"}"#.to_owned();
            client.send(Method::POST, "/api/guests", &[("origin", &origin)], body).await.unwrap().status.as_u16()
        }
    };
    assert_eq!([guest(&here).await, guest("https://evil.example").await, guest("null").await], [200, 403, 403]);
    assert!(ada.client.socket_with(&[("origin", "https://evil.example")]).await.is_err());
    assert!(ada.client.socket_with(&[("origin", &here)]).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers_that_protect() {
    let venue = Venue::open().await;
    for path in ["/", "/api/games", "/api/me", "/nothing.js"] {
        let headers = venue.client().send(Method::GET, path, &[], String::new()).await.unwrap().headers;
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert!(headers["content-security-policy"].to_str().unwrap().contains("frame-ancestors 'none'"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn huge_requests_are_refused() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let huge = format!(r#"{{"name":"{}"}}"#, "x".repeat(100_000));
    let reply = venue.client().send(Method::POST, "/api/guests", &[], huge.clone()).await.unwrap();
    assert_eq!(reply.status, 413);
    let _ = ada.socket.say_text(huge).await;
    // The socket is closed; whoever waits longer than is decent has lost.
    soon(async { while ada.hear().await.is_ok() {} }).await;
    assert!(venue.client().get::<wire::Games>("/api/games").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_must_wait() {
    let venue = Venue::with(|settings| settings.limits = true).await;
    let mut ada = venue.player("Ada").await;
    let mut refused = None;
    for _ in 0..40 {
        if let Err(failed) = Client::guest(venue.serving.address, "Eve").await {
            refused = failed.fault().map(|fault| fault.code);
            break;
        }
    }
    assert_eq!(refused, Some(Code::TooFast));
    let guess = wire::SignIn { login: "ada".into(), password: "correct horse".into() };
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(venue.client().post::<wire::Me>("/api/session", &guess).await.unwrap_err().fault().unwrap().code);
    }
    assert!(codes[0] == Code::WrongPassword && codes[11] == Code::TooFast, "{codes:?}");
    // On a socket nothing is refused, but it takes its time: 200 at once, then 20 a second.
    let begun = std::time::Instant::now();
    for n in 0..230 {
        ada.say(&FromClient::Ping { n }).await;
        assert_eq!(ada.hear().await.unwrap(), FromServer::Pong { n });
    }
    assert!(begun.elapsed() >= Duration::from_secs(1));
}

/// A class that opens the page at once, from one address: dozens of files each.
#[tokio::test(flavor = "multi_thread")]
async fn files_of_the_page_are_not_counted_as_questions() {
    let venue = Venue::with(|settings| settings.limits = true).await;
    let client = venue.client();
    let status = async |path: &str| client.send(Method::GET, path, &[], String::new()).await.unwrap().status.as_u16();
    for _ in 0..1000 {
        assert_ne!(status("/favicon.svg").await, 429);
    }
    let mut last = 0;
    for _ in 0..1000 {
        last = status("/api/games").await;
    }
    assert_eq!(last, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_cannot_fill_the_house() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let mut opened = 0;
    let refused = loop {
        match ada.client.post::<TableInfo>("/api/tables", &duel("midway")).await {
            Ok(_) => opened += 1,
            Err(failed) => break failed.fault().unwrap().clone(),
        }
        assert!(opened <= 100);
    };
    assert_eq!(refused.sentence, "You already have many unfinished tables. Finish or leave one first.");
}

/// Whoever tries passwords keeps themselves out, and not the one whose password it is.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_locked_out_by_somebody_else() {
    let venue = Venue::with(|settings| (settings.limits, settings.behind_proxy) = (true, true)).await;
    let ask = async |path: &str, from: &str, password: &str| {
        let body = format!(r#"{{"login":"ada","password":"{password}"}}"#);
        let reply = venue.client().send(Method::POST, path, &[("x-forwarded-for", from)], body).await.unwrap();
        reply.status.as_u16()
    };
    assert_eq!(ask("/api/accounts", "10.0.0.1", "correct horse").await, 200);
    let mut last = 0;
    for n in 0..60 {
        last = ask("/api/session", &format!("10.6.6.{}", n % 6), "wrong horses").await;
    }
    assert_eq!(last, 429);
    assert_eq!(ask("/api/session", "10.0.0.2", "correct horse").await, 200);
}

/// What one address did before a restart still counts after it.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_forgives_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let open = async || {
        let mut settings = in_folder(folder.path());
        settings.limits = true;
        Venue::at(settings).await
    };
    let venue = open().await;
    let mut guests = 0;
    while Client::guest(venue.serving.address, "Eve").await.is_ok() {
        guests += 1;
    }
    assert!((20..40).contains(&guests), "{guests}");
    venue.serving.until(async {}).await.unwrap();
    let venue = open().await;
    let mut more = 0;
    while Client::guest(venue.serving.address, "Eve").await.is_ok() {
        more += 1;
    }
    assert!(more < 5, "{more}");
}

/// Connections that only stand about are sent away.
#[tokio::test(flavor = "multi_thread")]
async fn half_a_request_is_not_waited_for_long() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let venue = Venue::open().await;
    let mut slow = tokio::net::TcpStream::connect(venue.serving.address).await.unwrap();
    slow.write_all(b"GET /api/games HTTP/1.1\r\nhost: here\r\nx-slow: ").await.unwrap();
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(15), slow.read_to_end(&mut answer)).await;
    assert!(closed.is_ok(), "still open after fifteen seconds");
}

/// A client that never reads fills its own queue and nobody else's.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("grand")).await;
    ada.follow(&info.id).await;
    let mut lazy = venue.client().socket().await.unwrap();
    let ask = FromClient::Follow { table: info.id.clone(), seen: None, words: false };
    for _ in 0..2000 {
        lazy.say(&ask).await.unwrap();
    }
    ada.play(&info.id, 5).await;
    // It asks on and on and takes nothing in, until there is nobody left to ask.
    let dropped = async {
        while lazy.say(&ask).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    soon(dropped).await;
}
