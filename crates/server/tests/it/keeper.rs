//! Those who look after the house: what they may do, that nobody else may, and that all of it is written down.

use crate::venue::{Player, Venue, soon};
use axum::http::Method;
use server::client::Client;
use server::keeping::{HOST, Keeper};
use wire::{Audit, Code, FromClient, FromServer, Judgement, KeepersReports, Me, NewAccount, Sentences, What};

/// Somebody with an account who is let look after the house.
async fn keeper(venue: &Venue) -> Client {
    let account = NewAccount { login: "warden".into(), password: "correct horse".into(), name: Some("Warden".into()) };
    let mut client = venue.client();
    let body = serde_json::to_string(&account).unwrap();
    let reply = client.send(Method::POST, "/api/accounts", &[], body).await.unwrap();
    client.token = Some(reply.headers["x-session-token"].to_str().unwrap().to_owned());
    let host = Keeper { store: &venue.serving.house.store, name: HOST };
    assert!(host.appoint("warden", true).await.unwrap());
    assert!(!host.appoint("nobody", true).await.unwrap());
    client
}

async fn status(client: &Client, method: Method, path: &str, body: &str) -> u16 {
    client.send(method, path, &[], body.into()).await.unwrap().status.as_u16()
}

fn sentence(whom: &str, what: What) -> String {
    let sentence = Judgement { whom: whom.into(), what, days: Some(2), why: "insults".into() };
    serde_json::to_string(&sentence).unwrap()
}

async fn chat(player: &mut Player, table: &str, id: &str, text: &str) {
    player.say(&FromClient::Chat { table: table.into(), id: id.into(), text: text.into() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_gets_in() {
    let venue = Venue::open().await;
    let (warden, ada) = (keeper(&venue).await, venue.player("Ada").await);
    assert!(
        warden.get::<Me>("/api/me").await.unwrap().keeper && !ada.client.get::<Me>("/api/me").await.unwrap().keeper
    );
    let mute = sentence("warden", What::Mute);
    let doors = [
        (Method::GET, "/api/keeper/reports", ""),
        (Method::POST, "/api/keeper/reports/abc/settle", ""),
        (Method::GET, "/api/keeper/sentences", ""),
        (Method::POST, "/api/keeper/sentences", mute.as_str()),
        (Method::DELETE, "/api/keeper/sentences/warden", ""),
        (Method::POST, "/api/keeper/tables/abc/close", ""),
        (Method::DELETE, "/api/keeper/tables/abc/chat/1", ""),
        (Method::GET, "/api/keeper/audit", ""),
    ];
    for (method, path, body) in doors {
        assert_eq!(status(&ada.client, method.clone(), path, body).await, 403, "{path}");
        assert_eq!(status(&venue.client(), method, path, body).await, 401, "{path}");
    }
    let host = Keeper { store: &venue.serving.house.store, name: HOST };
    host.appoint("warden", false).await.unwrap();
    assert_eq!(status(&warden, Method::GET, "/api/keeper/audit", "").await, 403, "no longer");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_keeper_settles_silences_bans_and_pardons() {
    let venue = Venue::open().await;
    let warden = keeper(&venue).await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    chat(&mut ada, &info.id, "c1", "you fool").await;
    bo.until(|message| matches!(message, FromServer::Chat { .. })).await;
    let (table, person) = (info.id.clone(), ada.me.id.clone());
    let report = wire::Report { table, person, number: Some(1), reason: wire::Reason::Abuse };
    bo.client.post::<()>("/api/reports", &report).await.unwrap();

    let reports = warden.get::<KeepersReports>("/api/keeper/reports").await.unwrap().reports;
    let told = &reports[0];
    assert_eq!((told.person.name.as_deref(), told.text.as_deref()), (Some("Ada"), Some("you fool")));
    assert_eq!((told.reporter.id.as_str(), told.table.as_deref()), (bo.me.id.as_str(), Some(info.id.as_str())));

    // The line goes, from open screens too, and its number is not given again.
    let line = format!("/api/keeper/tables/{}/chat/1", info.id);
    assert_eq!(status(&warden, Method::DELETE, &line, "").await, 204);
    assert_eq!(status(&warden, Method::DELETE, &line, "").await, 404);
    bo.until(|message| matches!(message, FromServer::Unsaid { numbers, .. } if numbers == &[1])).await;
    chat(&mut ada, &info.id, "c2", "sorry").await;
    let heard = bo.until(|message| matches!(message, FromServer::Chat { .. })).await;
    assert!(matches!(&heard, FromServer::Chat { lines, .. } if lines[0].number == 2), "{heard:?}");
    let mut late = venue.player("Wim").await;
    late.follow(&info.id).await;
    late.until(|message| matches!(message, FromServer::Unsaid { numbers, .. } if numbers == &[1])).await;

    let settle = format!("/api/keeper/reports/{}/settle", told.id);
    assert_eq!(status(&warden, Method::POST, &settle, "").await, 204);
    assert_eq!(status(&warden, Method::POST, &settle, "").await, 404);
    assert!(warden.get::<KeepersReports>("/api/keeper/reports").await.unwrap().reports.is_empty());

    assert_eq!(status(&warden, Method::POST, "/api/keeper/sentences", &sentence("nobody", What::Ban)).await, 404);
    assert_eq!(status(&warden, Method::POST, "/api/keeper/sentences", &sentence("warden", What::Ban)).await, 403);
    let mute = sentence(&ada.me.id, What::Mute);
    assert_eq!(status(&warden, Method::POST, "/api/keeper/sentences", &mute).await, 204);
    // The house hears of it in a moment.
    soon(async {
        for n in 0.. {
            chat(&mut ada, &info.id, &format!("m{n}"), "still here").await;
            let answers =
                |message: &FromServer| matches!(message, FromServer::Refused { .. } | FromServer::Done { .. });
            if matches!(ada.until(answers).await, FromServer::Refused { .. }) {
                return;
            }
        }
    })
    .await;
    let held = warden.get::<Sentences>("/api/keeper/sentences").await.unwrap().sentences;
    assert_eq!(
        (held[0].whom.name.as_deref(), held[0].what, held[0].why.as_str()),
        (Some("Ada"), What::Mute, "insults")
    );
    assert!(held[0].until.is_some_and(|until| until - held[0].at == 2 * 24 * 3600 * 1000));
    let pardon = format!("/api/keeper/sentences/{}", ada.me.id);
    assert_eq!(status(&warden, Method::DELETE, &pardon, "").await, 204);
    assert_eq!(status(&warden, Method::DELETE, &pardon, "").await, 404);
    let ban = sentence(&ada.me.id, What::Ban);
    assert_eq!(status(&warden, Method::POST, "/api/keeper/sentences", &ban).await, 204);
    ada.until(|message| matches!(message, FromServer::Bye { .. })).await;

    let close = format!("/api/keeper/tables/{}/close", info.id);
    assert_eq!(status(&warden, Method::POST, &close, "").await, 204);
    assert_eq!(status(&warden, Method::POST, &close, "").await, 404);
    let shut = |message: &FromServer| matches!(message, FromServer::Table { now, .. } if now.info.phase != wire::Progress::Playing);
    bo.until(shut).await;

    // The latest first, each with who did it; what was refused is not among it.
    let deeds = warden.get::<Audit>("/api/keeper/audit").await.unwrap().deeds;
    let mut told: Vec<_> = deeds.iter().map(|kept| (kept.keeper.as_str(), kept.deed.as_str())).collect();
    told.sort_unstable();
    let by = |deed| ("warden", deed);
    let wanted = [("host", "keeper"), by("ban"), by("close"), by("mute"), by("pardon"), by("settle"), by("unsay")];
    assert_eq!(told, wanted);
    assert!(deeds.iter().any(|kept| kept.about == ada.me.id && kept.why == "insults"));
}

/// Whoever watches without a name is known by the address alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_by_address_reaches_those_who_merely_watch() {
    let venue = Venue::with(|settings| settings.behind_proxy = true).await;
    let mut watching = venue.client().socket_with(&[("x-forwarded-for", "10.9.8.7")]).await.unwrap();
    let mut elsewhere = venue.client().socket_with(&[("x-forwarded-for", "10.9.8.6")]).await.unwrap();
    for socket in [&mut watching, &mut elsewhere] {
        assert!(matches!(soon(socket.next()).await.unwrap(), FromServer::Welcome { .. }));
    }
    let host = Keeper { store: &venue.serving.house.store, name: HOST };
    let whom = host.find("10.9.8.7").await.unwrap().unwrap();
    host.pass(&whom, "10.9.8.7", What::Ban, None, "").await.unwrap();
    assert!(matches!(soon(watching.next()).await.unwrap(), FromServer::Bye { fault, .. } if fault.code == Code::Busy));
    elsewhere.say(&FromClient::Ping { n: 1 }).await.unwrap();
    assert_eq!(soon(elsewhere.next()).await.unwrap(), FromServer::Pong { n: 1 });
}
