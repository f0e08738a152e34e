//! Whatever is sent, the server answers and goes on.

use crate::venue::{Venue, against_bots, soon};
use axum::http::Method;
use table::Dice;
use wire::FromClient;

/// Real messages, to be damaged.
fn seeds(table: &str) -> Vec<String> {
    let table = || table.to_owned();
    let messages = [
        FromClient::Follow { table: table(), seen: Some(u32::MAX), words: false },
        FromClient::Act { table: table(), id: "a".into(), action: "end".into(), seen: Some(0) },
        FromClient::Undo { table: table(), id: "b".into() },
        FromClient::Hint { table: table(), id: "c".into() },
        FromClient::Chat { table: table(), id: "d".into(), text: "hi".into() },
        FromClient::Lobby { on: true },
        FromClient::Mine { on: true },
        FromClient::Ping { n: 1 },
        FromClient::Unfollow { table: table() },
    ];
    messages.iter().map(|message| serde_json::to_string(message).unwrap()).collect()
}

fn damage(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.index(bytes.len().max(1));
        match dice.below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), (dice.bits() & 0x7f) as u8),
            2 if !bytes.is_empty() => drop(bytes.remove(at.min(bytes.len() - 1))),
            3 => bytes.splice(at.min(bytes.len())..at.min(bytes.len()), *b"99999999999").for_each(drop),
            _ => bytes.splice(at.min(bytes.len())..at.min(bytes.len()), *b"[[[{\"\\u0000").for_each(drop),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_breaks_the_server() {
    let budget: u32 = std::env::var("BALLYHOO_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    ada.follow(&info.id).await;
    let seeds = seeds(&info.id);
    let mut dice = Dice::quick(7);
    for round in 0..400 * budget {
        let text = damage(&dice.pick(&seeds.iter().collect::<Vec<_>>()).clone(), &mut dice);
        if ada.socket.say_text(text).await.is_err() {
            break;
        }
        if round % 20 == 0 {
            // Reading along, so that the socket is not dropped for being slow.
            while tokio::time::timeout(std::time::Duration::from_millis(5), ada.socket.next_text())
                .await
                .is_ok_and(|text| text.is_ok())
            {}
        }
    }
    let mut again = soon(ada.client.socket()).await.unwrap();
    again.say(&FromClient::Ping { n: 5 }).await.unwrap();
    assert!(soon(again.next_text()).await.unwrap().contains("pong"));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_breaks_the_server() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    let table = format!("/api/tables/{}", info.id);
    let bodies = [
        (
            "/api/tables".to_owned(),
            r#"{"game":"midway","seats":[{"kind":"me"},{"kind":"open"}],"options":{"quick":"on"}}"#,
        ),
        ("/api/join".to_owned(), r#"{"code":"abc"}"#),
        (format!("{table}/sit"), r#"{"seat":1,"nonce":"x"}"#),
        (format!("{table}/actions"), r#"{"id":"x","action":"end","seen":0}"#),
        (
            "/api/verify".to_owned(),
            r#"{"format":"ballyhoo-record/1","game":"midway","rules":1,"components":"x","setup":{"players":2},"seats":["a","b"],"commitment":"x"}"#,
        ),
        ("/api/accounts".to_owned(), r#"{"login":"ada","password":"x"}"#),
    ];
    let mut dice = Dice::quick(11);
    for round in 0..240 {
        let (path, body) = &bodies[round % bodies.len()];
        let reply = soon(ada.client.send(Method::POST, path, &[], damage(body, &mut dice))).await.unwrap();
        assert!(reply.status.as_u16() < 500, "{path}: {} {}", reply.status, reply.body);
    }
    for query in ["?eyes=99", "?eyes=-1", "?from=4294967295&count=4294967295", "?from=x", "?eyes=%00"] {
        let reply = ada.client.send(Method::GET, &format!("{table}/replay{query}"), &[], String::new()).await.unwrap();
        assert!(reply.status.as_u16() < 500, "{query}: {}", reply.body);
    }
}
