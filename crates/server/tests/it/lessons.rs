//! Lessons over HTTP: everything follows from the moves that are sent.

use crate::venue::{Venue, against_bots};
use axum::http::Method;
use serde_json::Value;
use wire::{Code, LessonMove, LessonMoves, LessonNow, Lessons};

const FIRST: &str = "/api/lessons/midway/first-turn";

fn act(action: &str) -> LessonMove {
    LessonMove::Act(action.into())
}

fn moves(moves: Vec<LessonMove>) -> LessonMoves {
    LessonMoves { moves, words: false }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_follows_from_the_moves_alone() {
    let venue = Venue::open().await;
    let client = venue.client();
    let all: Lessons = client.get("/api/lessons").await.unwrap();
    assert!(all.lessons.iter().filter(|lesson| lesson.game == "midway").count() >= 8);

    let begun: LessonNow = client.post(FIRST, &moves(vec![])).await.unwrap();
    let note = begun.note.unwrap();
    assert_eq!((note.number, note.read), (1, false));
    assert_eq!(note.model.unwrap().action, "roll");

    // Another choice is answered and taken back: the table is as it was.
    let slipped: LessonNow = client.post(FIRST, &moves(vec![act("lay wild")])).await.unwrap();
    let answer = slipped.answer.unwrap();
    assert!(!answer.right && answer.say.is_some() && !answer.brought.is_empty());
    assert_eq!(slipped.view, begun.view);
    assert!(slipped.steps.is_empty());

    let right: LessonNow = client.post(FIRST, &moves(vec![act("lay wild"), act("roll")])).await.unwrap();
    assert!(right.answer.is_some_and(|answer| answer.right));
    assert_eq!(right.note.unwrap().number, 2);
    assert_eq!(right.steps.len(), 1);

    let done: LessonNow = client.post(FIRST, &moves(vec![LessonMove::Skip; 9])).await.unwrap();
    assert!(done.note.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_done_in_a_lesson_is_refused() {
    let venue = Venue::open().await;
    let client = venue.client();
    let refused = async |path: &str, sent: LessonMoves| {
        let no = client.post::<LessonNow>(path, &sent).await.unwrap_err();
        no.fault().unwrap().code
    };
    assert_eq!(refused("/api/lessons/midway/no-such", moves(vec![])).await, Code::NotFound);
    assert_eq!(refused(FIRST, moves(vec![act("done")])).await, Code::Illegal);
    assert_eq!(refused(FIRST, moves(vec![act("fly")])).await, Code::NotAnAction);
    assert_eq!(refused(FIRST, moves(vec![LessonMove::Next])).await, Code::WrongMoment);
    assert_eq!(refused(FIRST, moves(vec![act("lay wild"); 401])).await, Code::TooLarge);
}

#[tokio::test(flavor = "multi_thread")]
async fn things_explain_themselves_in_a_lesson() {
    let venue = Venue::open().await;
    let client = venue.client();
    let ask = |thing: &str| format!(r#"{{"moves":[],"things":["{thing}"]}}"#);
    let send = async |path: String, body: String| client.send(Method::POST, &path, &[], body).await.unwrap();
    assert_eq!(send(format!("{FIRST}/what"), ask("pile")).await.status, 200);
    assert_eq!(send(format!("{FIRST}/what"), ask("nothing")).await.status, 404);
    assert!(send(format!("{FIRST}/why"), ask("do:roll")).await.body.contains("\"roll\""));
    assert!(send(format!("{FIRST}/why"), ask("do:done")).await.body.contains("illegal"));
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_that_were_done_are_kept_with_their_person() {
    let venue = Venue::open().await;
    let (ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let put = async |path: &str| ada.client.send(Method::PUT, path, &[], String::new()).await.unwrap();
    assert_eq!(put("/api/my/lessons/midway/first-turn").await.status, 200);
    assert_eq!(put("/api/my/lessons/midway/no-such").await.status, 404);
    let learnt: wire::Learnt = ada.client.get("/api/my/lessons").await.unwrap();
    assert_eq!(learnt.lessons, ["midway/first-turn"]);
    let export: wire::Export = ada.client.get("/api/my/export").await.unwrap();
    assert_eq!(export.lessons, ["midway/first-turn"]);
    assert!(bo.client.get::<wire::Learnt>("/api/my/lessons").await.unwrap().lessons.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_for_the_page_are_kept_with_their_person() {
    let venue = Venue::open().await;
    let (ada, bo) = (venue.player("Ada").await, venue.player("Bo").await);
    let put = async |body: String| ada.client.send(Method::PUT, "/api/my/choices", &[], body).await.unwrap().status;
    assert_eq!(ada.client.get::<wire::Choices>("/api/my/choices").await.unwrap().choices, Value::Null);
    assert_eq!(put(r#"{"choices":{"language":"de"}}"#.to_owned()).await, 204);
    assert_eq!(put(r#"{"choices":"de"}"#.to_owned()).await, 400);
    assert_eq!(put(format!(r#"{{"choices":{{"language":"{}"}}}}"#, "d".repeat(9000))).await, 413);
    let chosen: wire::Choices = ada.client.get("/api/my/choices").await.unwrap();
    assert_eq!(chosen.choices, serde_json::json!({ "language": "de" }));
    let export: wire::Export = ada.client.get("/api/my/export").await.unwrap();
    assert_eq!(export.choices, chosen.choices);
    assert_eq!(bo.client.get::<wire::Choices>("/api/my/choices").await.unwrap().choices, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_taken_as_a_lesson_of_one_question() {
    let venue = Venue::open().await;
    let ada = venue.player("Ada").await;
    let all: wire::Puzzles = ada.client.get("/api/puzzles").await.unwrap();
    let one = all.puzzles.iter().find(|puzzle| puzzle.game == "midway").unwrap();
    let known = lessons::puzzles("midway").iter().find(|puzzle| one.name.ends_with(&puzzle.name)).unwrap();
    let path = format!("/api/lessons/midway/{}", one.name);
    let begun: LessonNow = ada.client.post(&path, &moves(vec![])).await.unwrap();
    assert_eq!((begun.seat, begun.info.steps), (known.seat.0, 1));
    assert!(begun.asked.is_some_and(|asked| asked.offers.len() > 2));

    let missed: LessonNow = ada.client.post(&path, &moves(vec![act(&known.next)])).await.unwrap();
    assert!(missed.answer.is_some_and(|answer| !answer.right) && missed.note.is_some());
    assert_eq!(missed.view, begun.view);
    let solved: LessonNow = ada.client.post(&path, &moves(vec![act(&known.next), act(&known.best)])).await.unwrap();
    assert!(solved.answer.is_some_and(|answer| answer.right) && solved.note.is_none());
    assert!(!solved.why.is_empty());

    // What was missed and what was solved is kept as lessons are.
    let put = async |name: String| ada.client.send(Method::PUT, &name, &[], String::new()).await.unwrap().status;
    assert_eq!(put(format!("/api/my/lessons/midway/missed-{}", known.name)).await, 200);
    assert_eq!(put(format!("/api/my/lessons/midway/{}", one.name)).await, 200);
    assert_eq!(put("/api/my/lessons/midway/missed-first-turn".to_owned()).await, 404);
    let learnt: wire::Learnt = ada.client.get("/api/my/lessons").await.unwrap();
    assert_eq!(learnt.lessons.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_costly_choice_is_asked_again_where_it_was_made() {
    let venue = Venue::open().await;
    let mut ada = venue.player("Ada").await;
    let info = ada.open(&against_bots("midway")).await;
    let early = ada.client.post::<LessonNow>(&moment("midway", &info.id, 1), &moves(vec![])).await.unwrap_err();
    assert_eq!(early.fault().unwrap().code, Code::WrongMoment);
    ada.follow(&info.id).await;
    ada.play(&info.id, u32::MAX).await;
    let analysis: wire::Analysis = ada.client.get(&format!("/api/tables/{}/analysis", info.id)).await.unwrap();
    // Somebody who plays at random has something to be asked again.
    let costly = analysis.costly.iter().find(|costly| costly.seat == 0).unwrap();
    let path = moment("midway", &info.id, costly.frame);
    let asked: LessonNow = ada.client.post(&path, &moves(vec![])).await.unwrap();
    let frame = format!("/api/tables/{}/replay?eyes=0&from={}&count=1", info.id, costly.frame - 1);
    let then: wire::Replay = ada.client.get(&frame).await.unwrap();
    assert_eq!((asked.seat, &asked.view), (0, &then.frames[0].view));

    let right: LessonNow = ada.client.post(&path, &moves(vec![act(&costly.good[0])])).await.unwrap();
    assert!(right.answer.is_some_and(|answer| answer.right) && right.note.is_none());
    assert!(right.why.iter().any(|why| why.key == "moment-played"));
    // The same choice as then is no better now.
    let made: Vec<String> = asked
        .asked
        .unwrap()
        .offers
        .into_iter()
        .filter(|offer| offer.label == costly.made)
        .map(|offer| offer.action)
        .collect();
    assert!(!made.is_empty() && made.iter().all(|action| !costly.good.contains(action)));

    let no_such = ada.client.post::<LessonNow>(&moment("midway", &info.id, 0), &moves(vec![])).await.unwrap_err();
    assert_eq!(no_such.fault().unwrap().code, Code::NotFound);
}

fn moment(game: &str, table: &str, frame: u32) -> String {
    format!("/api/lessons/{game}/moment-{table}-{frame}")
}
