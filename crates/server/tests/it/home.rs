//! Where the house stands, and how it answers whoever asks wrongly.

use crate::venue::{Venue, soon};
use axum::http::Method;
use wire::{Code, Fault, Me};

/// Under a prefix everything is where it should be: page, API, cookie, socket. A proxy may also take the prefix away.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_can_stand_behind_a_prefix() {
    let venue = Venue::with(|settings| settings.prefix = "/games".into()).await;
    let get = async |path: &str| venue.client().send(Method::GET, path, &[], String::new()).await.unwrap();
    for path in ["/games/api/games", "/api/games", "/games/healthz", "/healthz"] {
        assert_eq!(get(path).await.status, 200, "{path}");
    }
    assert_eq!(get("/games/api/nothing").await.status, 404);
    for path in ["/games", "/games/", "/games/lobby", "/games/table/abc"] {
        let page = get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.contains("=\"/games/") && !page.body.contains("=\"/assets/"), "{path}: {}", page.body);
    }
    let body = r#"{"name":"Ada"}"#.to_owned();
    let reply = venue.client().send(Method::POST, "/games/api/guests", &[], body).await.unwrap();
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("Path=/games;"), "{cookie}");
    let mut client = venue.client();
    client.token = Some(reply.headers["x-session-token"].to_str().unwrap().to_owned());
    client.get::<Me>("/games/api/me").await.unwrap();
    soon(client.socket_at("/games/api/socket", &[])).await.unwrap();
}

/// Whatever is wrong with a request, the answer is a fault that page and programs can read.
#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_has_the_same_form() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let (long, longer) = ("x".repeat(33 * 1024), "x".repeat(2 * 1024 * 1024 + 1));
    let asks = [
        (Method::GET, "/api/tables/abc/replay?from=soon", "", 400, Code::Malformed),
        (Method::GET, "/api/my/tables?over=perhaps", "", 400, Code::Malformed),
        (Method::GET, "/api/tables/%ff", "", 404, Code::NotFound),
        (Method::GET, "/api/games/%ff/rules", "", 404, Code::NotFound),
        (Method::DELETE, "/api/keeper/tables/abc/chat/first", "", 403, Code::NotYours),
        (Method::POST, "/api/verify", longer.as_str(), 413, Code::TooLarge),
        (Method::POST, "/api/guests", long.as_str(), 413, Code::TooLarge),
        (Method::POST, "/api/guests", "{", 400, Code::Malformed),
        (Method::GET, "/api/nothing", "", 404, Code::NotFound),
        (Method::DELETE, "/api/games", "", 405, Code::NotFound),
        (Method::GET, "/api/socket", "", 400, Code::Malformed),
    ];
    for (method, path, body, status, code) in asks {
        let german = [("accept-language", "de")];
        let reply = ada.client.send(method, path, &german, body.to_owned()).await.unwrap();
        assert_eq!(reply.status, status, "{path}: {}", reply.body);
        let fault: Fault = serde_json::from_str(&reply.body).unwrap_or_else(|_| panic!("{path}: {}", reply.body));
        assert_eq!(fault.code, code, "{path}");
        assert_eq!(reply.headers["content-language"], "de", "{path}");
    }
}

/// Who says too much at once is told so, and not simply cut off.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_long_is_refused_in_the_words_of_the_protocol() {
    let venue = Venue::open().await;
    for length in [16 * 1024 + 1, 40 * 1024, 1024 * 1024] {
        let mut socket = venue.client().socket().await.unwrap();
        // Of what is far too long, not all may be taken.
        let _ = socket.say_text("x".repeat(length)).await;
        let closed = soon(socket.closing()).await;
        // The line may be cut before such a client has read what it was told.
        assert!(closed == Some(1009) || length > 64 * 1024 && closed.is_none(), "{length}: {closed:?}");
    }
    let mut socket = venue.client().socket().await.unwrap();
    socket.say_text(format!("{:16384}", r#"{"t":"ping","n":7}"#)).await.unwrap();
    assert_eq!(soon(socket.next()).await.unwrap(), wire::FromServer::Pong { n: 7 });
}
