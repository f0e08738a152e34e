//! Lessons over HTTP: everything follows from the moves that are sent.

use crate::venue::Venue;
use axum::http::Method;
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
