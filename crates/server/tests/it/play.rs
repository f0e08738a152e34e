//! Playing: acting, refusals, repeated requests, catching up, undo, records.

use crate::venue::{Venue, against_bots, duel, games, soon};
use axum::http::Method;
use std::collections::BTreeSet;
use wire::{Analysis, Code, FromClient, FromServer, History, Progress, Replay, Step, TableNow, Verdict};

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_against_bots() {
    let venue = Venue::open().await;
    let whole = games().map(|game| {
        let venue = &venue;
        async move {
            let mut ada = venue.player("Ada").await;
            let info = ada.open(&against_bots(game)).await;
            ada.follow(&info.id).await;
            ada.play(&info.id, u32::MAX).await;
            assert_eq!(ada.now(&info.id).info.phase, Progress::Over, "{game}");
            assert!(ada.now(&info.id).info.outcome.is_some(), "{game}");
            let path = format!("/api/tables/{}/record", info.id);
            let record = ada.client.send(Method::GET, &path, &[], String::new()).await.unwrap().body;
            let verdict = ada.client.send(Method::POST, "/api/verify", &[], record.clone()).await.unwrap();
            let verdict: Verdict = serde_json::from_str(&verdict.body).unwrap();
            assert!(verdict.proved, "{game}: {:?}", verdict.fault);
            assert!(record.contains("dice of Ada") && record.contains(&info.commitment), "{game}");
        }
    });
    for one in whole {
        one.await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_see_the_same_game_and_nothing_is_skipped() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("mardi-gras").await;
    let mut watcher = venue.player("Wim").await;
    for player in [&mut ada, &mut bo, &mut watcher] {
        player.follow(&info.id).await;
    }
    let table = info.id.clone();
    let both = soon(async {
        tokio::join!(ada.play(&table, u32::MAX), bo.play(&table, u32::MAX));
        while watcher.now(&table).info.phase != Progress::Over {
            watcher.hear().await.unwrap();
        }
    });
    both.await;
    for player in [&ada, &bo, &watcher] {
        let seqs: Vec<u32> = player.steps.iter().map(|step| step.seq).collect();
        assert!(seqs.windows(2).all(|pair| pair[1] == pair[0] + 1), "{seqs:?}");
        assert_eq!(seqs.last(), Some(&ada.now(&table).seq));
    }
    assert_eq!(ada.now(&table).info.outcome, watcher.now(&table).info.outcome);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_names_its_rule() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let action = ada.choice(&info.id).or_else(|| bo.choice(&info.id)).unwrap();
    let waiting = if ada.now(&info.id).asked.is_some() { &mut bo } else { &mut ada };
    let offered = waiting.act(&info.id, &action).await.unwrap_err();
    assert_eq!(offered.code, Code::Illegal);
    assert!(offered.rule.is_some_and(|rule| rule.starts_with("MC-")) && !offered.sentence.is_empty());
    let nonsense = waiting.act(&info.id, "abracadabra!").await.unwrap_err();
    assert_eq!((nonsense.code, nonsense.rule), (Code::NotAnAction, None));
    let mut stranger = venue.player("Eve").await;
    stranger.follow(&info.id).await;
    assert_eq!(stranger.act(&info.id, &action).await.unwrap_err().code, Code::NotYours);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_action_is_done_once() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    ada.follow(&info.id).await;
    let action = ada.choice(&info.id).unwrap();
    let seen = Some(ada.now(&info.id).seq);
    let first = ada.act_as(&info.id, "same", &action, seen).await.unwrap();
    for _ in 0..3 {
        assert_eq!(ada.act_as(&info.id, "same", &action, seen).await.unwrap(), first);
    }
    let path = format!("/api/tables/{}/actions", info.id);
    let again = wire::Act { id: "same".into(), action: action.clone(), seen };
    assert_eq!(ada.client.post::<wire::Done>(&path, &again).await.unwrap().seq, first);
    let stale = ada.act_as(&info.id, "other", &action, seen).await.unwrap_err();
    assert_eq!(stale.code, Code::Stale);
    ada.hear_all().await;
    assert_eq!(ada.now(&info.id).seq, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_was_missed() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("tycoon")).await;
    ada.follow(&info.id).await;
    ada.play(&info.id, 5).await;
    let seen = ada.now(&info.id).seq;
    ada.play(&info.id, 7).await;
    let mut again = soon(ada.client.socket()).await.unwrap();
    again.say(&FromClient::Follow { table: info.id.clone(), seen: Some(seen), words: false }).await.unwrap();
    let FromServer::Table { from, steps, now, .. } = soon(again.next()).await.unwrap() else { panic!("no table") };
    assert_eq!((from, now.seq), (Some(seen), ada.now(&info.id).seq));
    assert_eq!(steps.iter().map(|step| step.seq).collect::<Vec<_>>(), (seen + 1..=now.seq).collect::<Vec<_>>());
    ada.play(&info.id, 90).await;
    again.say(&FromClient::Follow { table: info.id.clone(), seen: Some(1), words: false }).await.unwrap();
    let snapshot = loop {
        match soon(again.next()).await.unwrap() {
            FromServer::Table { from: None, steps, now, .. } => break (steps, now),
            _ => continue,
        }
    };
    assert!(snapshot.0.is_empty() && snapshot.1.view.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_can_be_taken_back_until_something_was_seen() {
    let venue = Venue::open().await;
    let (mut undone, mut kept) = (0, 0);
    for game in games() {
        let mut ada = venue.player("Ada").await;
        let info = ada.open(&against_bots(game)).await;
        ada.follow(&info.id).await;
        for turn in 0..15 {
            while ada.now(&info.id).asked.is_none() && ada.now(&info.id).info.phase == Progress::Playing {
                ada.hear().await.unwrap();
            }
            let Some(action) = ada.choice(&info.id) else { break };
            let before = ada.now(&info.id).clone();
            ada.act(&info.id, &action).await.unwrap();
            while ada.now(&info.id).seq <= before.seq {
                ada.hear().await.unwrap();
            }
            let undo = FromClient::Undo { table: info.id.clone(), id: format!("undo-{turn}") };
            let may = ada.now(&info.id).undo;
            let seq = ada.now(&info.id).seq;
            ada.say(&undo).await;
            let done = ada.until(|m| matches!(m, FromServer::Done { .. } | FromServer::Refused { .. })).await;
            if matches!(done, FromServer::Done { .. }) {
                assert!(may, "{game}: {action}");
                while ada.now(&info.id).seq <= seq {
                    ada.hear().await.unwrap();
                }
                assert_eq!(ada.now(&info.id).view, before.view, "{game}: {action}");
                assert_eq!(ada.now(&info.id).asked, before.asked, "{game}: {action}");
                ada.act(&info.id, &action).await.unwrap();
                undone += 1;
            } else {
                kept += 1;
            }
            ada.hear_all().await;
        }
    }
    assert!(undone > 5 && kept > 5, "{undone} were taken back, {kept} not");
}

/// Against bots what they have answered goes back too; and where it does not, the button is told why.
#[tokio::test(flavor = "multi_thread")]
async fn against_bots_their_answers_are_taken_back_too() {
    let venue = Venue::open().await;
    let (mut undone, mut reasons) = (0, std::collections::BTreeSet::new());
    for game in ["monsters", "midway"] {
        let mut ada = venue.player("Ada").await;
        let info = ada.open(&against_bots(game)).await;
        ada.follow(&info.id).await;
        for turn in 0..60 {
            ada.hear_all().await;
            let Some(action) = ada.choice(&info.id) else { break };
            let before = ada.now(&info.id).clone();
            ada.act(&info.id, &action).await.unwrap();
            ada.hear_all().await;
            let now = ada.now(&info.id).clone();
            if now.info.phase != Progress::Playing {
                break;
            }
            assert_eq!(now.undo, now.no_undo.is_none(), "{game}: a reason stands where nothing can be taken back");
            reasons.extend(now.no_undo.map(|why| why.key.clone()));
            // A step of the bot has come after ours.
            if !now.undo || now.seq < before.seq + 2 {
                continue;
            }
            ada.say(&FromClient::Undo { table: info.id.clone(), id: format!("undo-{turn}") }).await;
            ada.until(|m| matches!(m, FromServer::Done { .. })).await;
            let taken = ada.client.get::<History>(&format!("/api/tables/{}/history", info.id)).await.unwrap();
            assert!(taken.steps.iter().any(|step| step.undo));
            ada.hear_all().await;
            undone += 1;
        }
    }
    assert!(undone > 0, "nothing that a bot had answered was taken back");
    assert!(reasons.contains("server-no-undo-chance") || reasons.contains("server-no-undo-seen"), "{reasons:?}");
}

/// What another person has answered stays, and the button names who it was.
#[tokio::test(flavor = "multi_thread")]
async fn among_people_an_answer_stands() {
    let venue = Venue::open().await;
    let (mut ada, mut bo, info) = venue.duel("monsters").await;
    ada.follow(&info.id).await;
    bo.follow(&info.id).await;
    let mut answered = 0;
    for _ in 0..40 {
        if let Some(action) = ada.choice(&info.id) {
            ada.act(&info.id, &action).await.unwrap();
        }
        ada.hear_all().await;
        bo.hear_all().await;
        let may = ada.now(&info.id).undo;
        let Some(action) = bo.choice(&info.id) else { continue };
        bo.act(&info.id, &action).await.unwrap();
        ada.hear_all().await;
        let now = ada.now(&info.id);
        if may && !now.undo && now.no_undo.as_ref().is_some_and(|why| why.key == "server-no-undo-somebody-else") {
            answered += 1;
        }
        assert!(!now.undo || !may, "an answered action could be taken back");
    }
    assert!(answered > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn history_and_replay_tell_the_same_game() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    ada.follow(&info.id).await;
    ada.play(&info.id, u32::MAX).await;
    let history: History = ada.client.get(&format!("/api/tables/{}/history", info.id)).await.unwrap();
    let [sat, played @ ..] = &history.steps[..] else { panic!("nothing happened") };
    assert_eq!((sat.seq, &sat.action), (1, &None));
    // While the game ran, others' actions were not told.
    let told = |mut step: Step| {
        step.action.clone_from(&played.iter().find(|other| other.seq == step.seq).unwrap().action);
        step
    };
    // The bot may have begun before she looked.
    let heard: Vec<Step> = ada.steps.iter().cloned().map(told).collect();
    let missed = played.iter().take_while(|step| step.seq < heard[0].seq).count();
    assert_eq!(played[missed..], heard);
    assert!(played.iter().all(|step| step.action.is_some()));
    let mut frames = Vec::new();
    loop {
        let path = format!("/api/tables/{}/replay?eyes=0&from={}&count=60", info.id, frames.len());
        let replay: Replay = ada.client.get(&path).await.unwrap();
        frames.extend(replay.frames);
        if frames.len() >= replay.total as usize {
            break;
        }
    }
    assert_eq!(frames.len(), played.len() + 1);
    assert_eq!(Some(&frames.last().unwrap().view), ada.now(&info.id).view.as_ref());
    let all: Replay = ada.client.get(&format!("/api/tables/{}/replay?eyes=all&from=3&count=1", info.id)).await.unwrap();
    assert_eq!((all.frames.len(), all.frames[0].step.clone().unwrap().seq), (1, frames[3].step.clone().unwrap().seq));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_looked_at_again_by_a_bot() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    let path = format!("/api/tables/{}/analysis", info.id);
    let early = ada.client.get::<Analysis>(&path).await.unwrap_err();
    assert_eq!(early.fault().unwrap().code, Code::WrongMoment);
    ada.follow(&info.id).await;
    ada.play(&info.id, u32::MAX).await;
    let analysis: Analysis = ada.client.get(&path).await.unwrap();
    let replay: Replay = ada.client.get(&format!("/api/tables/{}/replay?count=1", info.id)).await.unwrap();
    assert_eq!(analysis.outlook.len() + 1, replay.total as usize);
    // In the end the winner stands as high as one can stand.
    let highest = analysis.outlook.last().unwrap().iter().copied().fold(0.0, f32::max);
    assert!((highest - 1.0).abs() < f32::EPSILON);
    // Somebody who plays at random does not choose the best every time.
    assert!(analysis.costly.iter().any(|costly| costly.cost > 0.02 && costly.frame < replay.total));
    assert_eq!(ada.client.get::<Analysis>(&path).await.unwrap(), analysis);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_knows_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let venue = Venue::at(crate::venue::in_folder(folder.path())).await;
    let (mut ada, _, info) = venue.duel("midway").await;
    ada.follow(&info.id).await;
    let mut solo = venue.player("Solo").await;
    let other = solo.open(&against_bots("tycoon")).await;
    solo.follow(&other.id).await;
    solo.play(&other.id, 9).await;
    let before = solo.now(&other.id).clone();
    soon(venue.serving.until(async {})).await.unwrap();
    let bye = loop {
        if let FromServer::Bye { retry, .. } = solo.hear().await.unwrap() {
            break retry;
        }
    };
    assert!(bye > 0);
    let venue = Venue::at(crate::venue::in_folder(folder.path())).await;
    let mut back = venue.client();
    back.token = solo.client.token.clone();
    let now: TableNow = back.get(&format!("/api/tables/{}", other.id)).await.unwrap();
    assert_eq!(now, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_come_where_the_table_allows_them() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let offered: BTreeSet<bool> = [true, false].into();
    for hints in offered {
        let info = ada.open(&wire::NewTable { hints, ..against_bots("tycoon") }).await;
        ada.follow(&info.id).await;
        ada.say(&FromClient::Hint { table: info.id.clone(), id: "h".into() }).await;
        match ada.until(|m| matches!(m, FromServer::Hint { .. } | FromServer::Refused { .. })).await {
            FromServer::Hint { hint, .. } => {
                assert!(hints);
                let asked = ada.now(&info.id).asked.clone().unwrap();
                assert!(asked.offers.contains(&hint.offer));
            }
            FromServer::Refused { fault, .. } => assert!(!hints && fault.code == Code::NoHints),
            _ => unreachable!(),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_makes_no_sense_is_refused_in_words() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let refused = async |table: wire::NewTable| {
        let failed = ada.client.post::<wire::TableInfo>("/api/tables", &table).await.unwrap_err();
        failed.fault().unwrap().clone()
    };
    let many = wire::NewTable { seats: vec![wire::WantedSeat::Open; 7], ..duel("midway") };
    assert_eq!(refused(many).await.code, Code::BadSetup);
    let none = wire::NewTable { seats: vec![], ..duel("midway") };
    assert_eq!(refused(none).await.code, Code::BadSetup);
    let twice = wire::NewTable { seats: vec![wire::WantedSeat::Me; 2], ..duel("midway") };
    assert_eq!(refused(twice).await.sentence, "You already sit at this table.");
    let level = wire::WantedSeat::Bot { level: "godlike".into() };
    assert_eq!(
        refused(wire::NewTable { seats: vec![wire::WantedSeat::Me, level], ..duel("midway") }).await.code,
        Code::BadSetup
    );
    let option = wire::NewTable { options: [("sugar".to_owned(), "on".to_owned())].into(), ..duel("midway") };
    assert!(refused(option).await.sentence.contains("sugar"));
    assert!(refused(wire::NewTable { game: "poker".into(), ..duel("midway") }).await.sentence.contains("poker"));
    let pace = wire::NewTable { pace: wire::Pace::Within { seconds: 3 }, ..duel("midway") };
    assert_eq!(refused(pace).await.code, Code::BadSetup);
}
