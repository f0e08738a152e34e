//! Nothing leaks: one test for each hole through which other houses lost their secrets, on the bytes that were sent.

use crate::audit::{Audit, PAGES, imagined, keys, tables};
use crate::venue::{Venue, against_bots, duel, new_table, soon};
use axum::http::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Eyes, Seat, Seed};
use wire::{FromClient, FromServer, Progress, TableInfo, TableNow, WantedSeat};

/// The names of all parts that a message may be made of.
const PARTS: &str = include_str!("parts.txt");

/// 1: the deal is sent as each pair of eyes sees it, and nothing unfiltered lies beside it.
#[tokio::test(flavor = "multi_thread")]
async fn hole_01_the_first_message_holds_no_more_than_the_view() {
    for audit in Audit::all().await {
        for ear in &audit.ears {
            let first = &ear.tables()[0];
            let deal = audit.at(first.seq).sitting.view(first.eyes);
            assert_eq!(first.message["now"]["view"], deal, "{}", audit.game);
            let scores = table::json(&audit.at(first.seq).sitting.scores(first.eyes));
            assert_eq!(first.message["now"]["scores"], scores, "{}", audit.game);
            let parts: Vec<&str> = first.message["now"].as_object().unwrap().keys().map(String::as_str).collect();
            let known = ["asked", "eyes", "heading", "info", "no_undo", "scores", "seq", "undo", "view"];
            assert!(parts.iter().all(|part| known.contains(part)), "{parts:?}");
        }
    }
}

/// 2: taking back tells others that something was taken back, and not what.
#[tokio::test(flavor = "multi_thread")]
async fn hole_02_nothing_of_the_past_travels_with_an_undo() {
    let venue = Venue::open().await;
    let mut undone = 0;
    for game in crate::venue::duels() {
        let (mut ada, mut bo, info) = venue.duel(game).await;
        ada.follow(&info.id).await;
        bo.follow(&info.id).await;
        for turn in 0..10 {
            ada.hear_all().await;
            let Some(action) = ada.choice(&info.id) else { break };
            ada.act(&info.id, &action).await.unwrap();
            let id = format!("u{turn}");
            ada.say(&FromClient::Undo { table: info.id.clone(), id }).await;
            let answer = ada.until(|m| matches!(m, FromServer::Done { .. } | FromServer::Refused { .. })).await;
            undone += u32::from(matches!(answer, FromServer::Done { .. }));
        }
        bo.hear_all().await;
        for step in bo.steps.iter().filter(|step| step.undo) {
            assert!(step.events.is_empty() && step.action.is_none(), "{game}: {step:?}");
        }
        let back: Vec<_> = tables(&bo.heard).into_iter().filter(|heard| heard.text.contains("\"undo\":true")).collect();
        assert!(back.iter().all(|heard| heard.message["now"].get("past").is_none()));
    }
    assert!(undone > 0);
}

/// 3: side data. Every message is made of known parts, wherever they stand.
#[tokio::test(flavor = "multi_thread")]
async fn hole_03_no_message_has_parts_that_nobody_has_thought_about() {
    let allowed: BTreeSet<&str> = PARTS.lines().collect();
    for audit in Audit::all().await {
        for ear in &audit.ears {
            for text in &ear.socket {
                let message: Value = serde_json::from_str(text).unwrap();
                if message["now"]["info"]["phase"] == "over" {
                    continue;
                }
                let mut found = BTreeSet::new();
                keys(&message, &mut found);
                let strange: Vec<&String> = found.iter().filter(|key| !allowed.contains(key.as_str())).collect();
                assert!(strange.is_empty(), "{}: {strange:?} in {text}", audit.game);
            }
        }
    }
}

/// 4: the log in words says no more than the event as these eyes see it.
#[tokio::test(flavor = "multi_thread")]
async fn hole_04_the_log_names_nothing_hidden() {
    let mut hidden = 0;
    for audit in Audit::all().await {
        for ear in &audit.ears {
            for heard in ear.tables() {
                for step in heard.message["steps"].as_array().unwrap() {
                    let moment = audit.at(seq(step));
                    let told = |eyes| moment.events.iter().filter_map(|event| event.told(eyes)).collect::<Vec<_>>();
                    assert_eq!(step["events"], json!(told(heard.eyes)), "{}", audit.game);
                    hidden += u32::from(json!(told(Eyes::All)) != json!(told(heard.eyes)));
                }
            }
        }
    }
    assert!(hidden > 10, "only {hidden} events hid anything: the test sees nothing");
}

/// 5: no side door tells what was drawn lately: history and record say what the events said.
#[tokio::test(flavor = "multi_thread")]
async fn hole_05_history_and_running_record_are_as_the_eyes_saw_it() {
    for audit in Audit::all().await {
        for ear in &audit.ears {
            let eyes = ear.tables()[0].eyes;
            for (page, body) in PAGES.iter().zip(&ear.pages).filter(|(page, _)| ["/history", "/record"].contains(page))
            {
                let steps: Vec<Value> = match *page {
                    "/history" => serde_json::from_str::<Value>(body).unwrap()["steps"].as_array().unwrap().clone(),
                    _ => body.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect(),
                };
                assert!(steps.len() > 10, "{}", audit.game);
                for step in &steps {
                    let moment = audit.at(seq(step));
                    let told: Vec<_> = moment.events.iter().filter_map(|event| event.told(eyes)).collect();
                    assert_eq!(step["events"], json!(told), "{}", audit.game);
                    let own = matches!(eyes, Eyes::Seat(seat) if json!(seat) == step["seat"]);
                    assert_eq!(step.get("action").is_some(), own, "{}: {step}", audit.game);
                }
            }
        }
    }
}

fn seq(step: &Value) -> u32 {
    u32::try_from(step["seq"].as_u64().unwrap()).unwrap()
}

/// 6: what lies face down is not sent at all: the view in every message is the engine's, byte by byte.
#[tokio::test(flavor = "multi_thread")]
async fn hole_06_nothing_face_down_is_sent() {
    let mut hiding = 0;
    for audit in Audit::all().await {
        for ear in &audit.ears {
            for heard in ear.tables() {
                let sitting = &audit.at(heard.seq).sitting;
                assert_eq!(heard.message["now"]["view"].to_string(), sitting.view(heard.eyes).to_string());
                hiding += u32::from(sitting.view(heard.eyes) != sitting.view(Eyes::All));
            }
        }
    }
    assert!(hiding > 10, "only {hiding} views hid anything: the test sees nothing");
}

/// 7: a second account that watches sees what lies open and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn hole_07_a_watcher_sees_only_what_lies_open() {
    for audit in Audit::all().await {
        let heard = audit.ears[2].tables();
        assert!(heard.len() > 10);
        for heard in heard {
            assert_eq!(heard.eyes, Eyes::Public);
            assert_eq!(heard.message["now"]["view"], audit.at(heard.seq).sitting.view(Eyes::Public), "{}", audit.game);
            assert!(heard.message["now"].get("asked").is_none() && heard.message["now"]["info"].get("code").is_none());
        }
    }
}

/// 8: a visitor without a session is never taken for a player.
#[tokio::test(flavor = "multi_thread")]
async fn hole_08_a_stranger_is_the_public() {
    let venue = Venue::open().await;
    let (ada, _, info) = venue.duel("midway").await;
    let nobody = venue.client();
    let person = ada.me.id.clone();
    let headers = [("x-person", person.as_str()), ("cookie", "ballyhoo=; person=0"), ("authorization", "Bearer ")];
    for path in ["", "?seat=0", "?eyes=0", "?person=0"] {
        let path = format!("/api/tables/{}{path}", info.id);
        let body = nobody.send(Method::GET, &path, &headers, String::new()).await.unwrap().body;
        let now: TableNow = serde_json::from_str(&body).unwrap();
        assert_eq!((now.eyes, now.asked.is_none(), now.info.code), (Eyes::Public, true, None));
    }
    let path = format!("/api/tables/{}/replay?eyes=0", info.id);
    assert_eq!(nobody.send(Method::GET, &path, &[], String::new()).await.unwrap().status, 403);
    let mut socket = soon(nobody.socket()).await.unwrap();
    socket.say(&FromClient::Follow { table: info.id.clone(), seen: None, words: false }).await.unwrap();
    let FromServer::Table { now, .. } = soon(socket.next()).await.unwrap() else { panic!("no table") };
    assert_eq!(now.eyes, Eyes::Public);
}

/// 9: what is shown in passing: the text of somebody else's action never comes with its events.
#[tokio::test(flavor = "multi_thread")]
async fn hole_09_no_step_carries_the_action_of_another() {
    for audit in Audit::all().await {
        for ear in &audit.ears {
            for heard in ear.tables().iter().filter(|heard| heard.message["now"]["info"]["phase"] == "playing") {
                for step in heard.message["steps"].as_array().unwrap() {
                    let own = matches!(heard.eyes, Eyes::Seat(seat) if json!(seat) == step["seat"]);
                    assert!(own || step.get("action").is_none(), "{}: {step}", audit.game);
                }
            }
        }
    }
}

/// What would have been sent from another world that the seat cannot tell from the real one.
fn same_from_elsewhere(audit: &Audit, part: impl Fn(&dyn catalog::AnySitting, Seat) -> Value) -> usize {
    let mut compared = 0;
    for ear in &audit.ears[..2] {
        for heard in ear.tables() {
            let Eyes::Seat(seat) = heard.eyes else { continue };
            let real = &audit.at(heard.seq).sitting;
            let other = imagined(&**real, seat, u64::from(heard.seq) + 1);
            assert_eq!(part(&**real, seat), part(&*other, seat), "{} at {}", audit.game, heard.seq);
            compared += 1;
        }
    }
    compared
}

/// 10: nothing in a view follows a hidden card about: from any world the seat may believe in, the same bytes are sent.
#[tokio::test(flavor = "multi_thread")]
async fn hole_10_no_name_sticks_to_a_hidden_card() {
    for audit in Audit::all().await {
        let same = same_from_elsewhere(audit, |sitting, seat| json!(sitting.view(Eyes::Seat(seat)).to_string()));
        assert!(same > 10, "{}", audit.game);
    }
}

/// 11: ids, codes and commitments come in no order and have nothing in common.
#[tokio::test(flavor = "multi_thread")]
async fn hole_11_ids_tell_nothing_of_their_order() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let mut tables: Vec<TableInfo> = Vec::new();
    for _ in 0..24 {
        tables.push(ada.open(&duel("midway")).await);
    }
    for name in
        [|t: &TableInfo| t.id.clone(), |t: &TableInfo| t.code.clone().unwrap(), |t: &TableInfo| t.commitment.clone()]
    {
        let names: Vec<String> = tables.iter().map(name).collect();
        let mut sorted = names.clone();
        sorted.sort();
        assert_ne!(names, sorted);
        sorted.dedup();
        assert_eq!(sorted.len(), tables.len());
        let starts: BTreeSet<&str> = names.iter().map(|name| &name[..4]).collect();
        assert!(starts.len() > 20, "{starts:?}");
    }
}

/// 12: how many choices somebody has is theirs to know.
#[tokio::test(flavor = "multi_thread")]
async fn hole_12_nobody_learns_how_many_choices_another_has() {
    for audit in Audit::all().await {
        for ear in &audit.ears {
            for heard in ear.tables() {
                let asked = &heard.message["now"]["asked"];
                let own = matches!(heard.eyes, Eyes::Seat(seat) if json!(seat) == asked["seat"]);
                assert!(asked.is_null() || own, "{}", audit.game);
                assert_eq!(heard.text.matches("\"offers\"").count(), usize::from(own), "{}", audit.game);
            }
        }
    }
}

/// 13: what a seat may do follows from what it sees: the offers are the same from every world it may believe in.
#[tokio::test(flavor = "multi_thread")]
async fn hole_13_offers_depend_on_nothing_hidden() {
    for audit in Audit::all().await {
        let same = same_from_elsewhere(audit, |sitting, seat| json!([sitting.prompt(seat), sitting.legal(seat)]));
        assert!(same > 10, "{}", audit.game);
    }
}

/// 14: nobody looks into the deck by taking back, not even across a restart.
#[tokio::test(flavor = "multi_thread")]
async fn hole_14_what_was_seen_cannot_be_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let venue = Venue::at(crate::venue::in_folder(folder.path())).await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    ada.follow(&info.id).await;
    // Each round of this game begins with a throw of dice: play until one has been thrown by an action of ours.
    for _ in 0..200 {
        let action = ada.choice(&info.id).unwrap();
        let before = ada.now(&info.id).seq;
        ada.act(&info.id, &action).await.unwrap();
        while ada.now(&info.id).seq <= before {
            ada.hear().await.unwrap();
        }
        if !ada.now(&info.id).undo {
            break;
        }
    }
    assert!(!ada.now(&info.id).undo);
    let path = format!("/api/tables/{}/undo", info.id);
    let refused = ada.client.post::<wire::Done>(&path, &wire::Undo { id: "u1".into() }).await.unwrap_err();
    assert_eq!(refused.fault().unwrap().code, wire::Code::NoUndo);
    soon(venue.serving.until(async {})).await.unwrap();
    let venue = Venue::at(crate::venue::in_folder(folder.path())).await;
    let mut back = venue.client();
    back.token = ada.client.token.clone();
    let refused = back.post::<wire::Done>(&path, &wire::Undo { id: "u2".into() }).await.unwrap_err();
    assert_eq!(refused.fault().unwrap().code, wire::Code::NoUndo);
}

/// 15: the seed is nowhere to be found before the game is over.
#[tokio::test(flavor = "multi_thread")]
async fn hole_15_the_seed_stays_in_the_house() {
    for audit in Audit::all().await {
        let seed = audit.seed.to_string();
        let said: Vec<&String> =
            audit.ears.iter().flat_map(|ear| ear.socket.iter().chain(&ear.pages).chain(&ear.others)).collect();
        for text in &said {
            assert!(!text.contains(&seed[..16]) && !text.contains("kept_seed"), "{}", audit.game);
        }
        let digests: Vec<String> = audit.truth.iter().map(|moment| moment.sitting.digest()).collect();
        assert!(said.iter().all(|text| !digests.iter().any(|digest| text.contains(digest))), "{}", audit.game);
    }
}

/// 16: the commitment is good for nothing but checking: dice made from it are other dice.
#[tokio::test(flavor = "multi_thread")]
async fn hole_16_the_commitment_does_not_tell_the_dice() {
    let audit = Audit::all().await.iter().find(|audit| audit.game == "midway").unwrap();
    assert_eq!(audit.info.commitment, audit.seed.commitment());
    let guess: Seed = audit.info.commitment.parse().unwrap();
    let nonces = ["dice of Ada".to_owned(), "dice of Bo".to_owned()];
    let throw = |seed: Seed| [seed.key(&nonces).dice(1).bits(), seed.key(&[]).dice(1).bits()];
    assert_ne!(throw(guess), throw(audit.seed));
    let setup = table::Setup::new(audit.info.players);
    let entry = catalog::find("midway").unwrap();
    let dealt = entry.deal(&setup, &catalog::Replaced::new(), guess.key(&nonces)).unwrap();
    assert_ne!(dealt.digest(), audit.truth[0].sitting.digest());
}

/// 17: somebody with several tables and sockets has the right eyes at each.
#[tokio::test(flavor = "multi_thread")]
async fn hole_17_eyes_are_not_mixed_up_between_tables() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, first) = venue.duel("midway").await;
    let second = bo.open(&against_bots("midway")).await;
    let third = ada.open(&against_bots("midway")).await;
    for player in [&mut ada, &mut bo] {
        for table in [&first.id, &second.id, &third.id] {
            player.follow(table).await;
        }
    }
    ada.play(&third.id, 6).await;
    bo.play(&second.id, 6).await;
    ada.hear_all().await;
    bo.hear_all().await;
    let eyes = |player: &crate::venue::Player, table: &TableInfo| {
        let heard: BTreeSet<String> = tables(&player.heard)
            .iter()
            .filter(|heard| heard.message["table"] == json!(table.id))
            .map(|heard| format!("{:?}", heard.eyes))
            .collect();
        heard.into_iter().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        [eyes(&ada, &first), eyes(&ada, &second), eyes(&ada, &third)],
        ["Seat(Seat(0))", "Public", "Seat(Seat(0))"]
    );
    assert_eq!(
        [eyes(&bo, &first), eyes(&bo, &second), eyes(&bo, &third)],
        ["Seat(Seat(1))", "Seat(Seat(0))", "Public"]
    );
}

/// 18: no address makes anybody a player; a join link admits to the table and to no seat.
#[tokio::test(flavor = "multi_thread")]
async fn hole_18_no_address_is_a_credential() {
    let venue = Venue::open().await;
    let (ada, mut eve) = (venue.player("Ada").await, venue.player("Eve").await);
    let info = ada.open(&wire::NewTable { private: true, ..against_bots("midway") }).await;
    let token = ada.client.token.clone().unwrap();
    let table = format!("/api/tables/{}", info.id);
    for query in
        [format!("?token={token}"), format!("?ballyhoo={token}"), format!("?code={}", info.code.clone().unwrap())]
    {
        let reply = venue.client().send(Method::GET, &format!("{table}{query}"), &[], String::new()).await.unwrap();
        assert_eq!(reply.status, 404, "{query}");
        assert_eq!(reply.headers["referrer-policy"], "no-referrer");
    }
    eve.follow(&info.id).await;
    assert!(eve.tables.is_empty());
    let joined: wire::Joined = eve.client.post("/api/join", &wire::Join { code: info.code.unwrap() }).await.unwrap();
    eve.follow(&joined.table).await;
    assert_eq!(eve.now(&info.id).eyes, Eyes::Public);
    let guess = eve.client.post::<wire::Joined>("/api/join", &wire::Join { code: "2".repeat(26) }).await.unwrap_err();
    assert_eq!(guess.fault().unwrap().code, wire::Code::NotFound);
}

/// 19: whoever runs the table sees no more for it.
#[tokio::test(flavor = "multi_thread")]
async fn hole_19_the_host_has_no_better_eyes() {
    let venue = Venue::open().await;
    let (mut host, mut bo) = (venue.player("Host").await, venue.player("Bo").await);
    let info = host.open(&new_table("midway", vec![WantedSeat::Open, WantedSeat::Open])).await;
    host.follow(&info.id).await;
    bo.client.post::<TableNow>(&format!("/api/tables/{}/sit", info.id), &wire::Sit::default()).await.unwrap();
    let body = serde_json::to_string(&WantedSeat::Bot { level: "random".into() }).unwrap();
    let path = format!("/api/tables/{}/seats/1", info.id);
    let reply = host.client.send(Method::PUT, &path, &[], body).await.unwrap();
    let put: TableNow = serde_json::from_str(&reply.body).unwrap();
    assert_eq!((put.eyes, put.info.phase, put.asked), (Eyes::Public, Progress::Playing, None));
    bo.follow(&info.id).await;
    bo.play(&info.id, 5).await;
    host.hear_all().await;
    assert!(tables(&host.heard).iter().all(|heard| heard.eyes == Eyes::Public));
    let replay =
        host.client.get::<wire::Replay>(&format!("/api/tables/{}/replay?eyes=all", info.id)).await.unwrap_err();
    assert_eq!(replay.fault().unwrap().code, wire::Code::NotYours);
}

/// 20: who is asked to react does not tell who holds what: in every world that a seat may believe in, the same are asked.
#[tokio::test(flavor = "multi_thread")]
async fn hole_20_who_is_asked_tells_nothing_hidden() {
    for audit in Audit::all().await {
        let same = same_from_elsewhere(audit, |sitting, _| json!(sitting.to_act()));
        assert!(same > 10, "{}", audit.game);
    }
}
