//! Lessons, puzzles, and the costliest choices of finished games. Nothing of them is kept here: whoever takes one sends
//! all moves so far.

use crate::door::{Body, Caller, Path};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::person::Person;
use crate::sessions::{Known, Visitor};
use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use lessons::{Course, Lesson, Move, NoMove, PUZZLE};
use serde_json::Value;
use std::borrow::Cow;
use std::net::IpAddr;
use std::sync::Arc;
use table::{Eyes, Note, Offer, Say, Thing};
use wire::limits::LESSON_MOVES_MOST;
use wire::{Asked, CoachAnswer, CoachNote, Code, Learnt, PuzzleInfo, Puzzles, Step};
use wire::{LessonInfo, LessonMove, LessonMoves, LessonNow, LessonThings, Lessons};

/// What a puzzle is taken down as that was missed before it was solved.
const MISSED: &str = "missed-";

/// A lesson or a puzzle.
fn find(game: &str, name: &str) -> Option<Cow<'static, Lesson>> {
    let lesson = lessons::find(game, name).map(Cow::Borrowed);
    lesson.or_else(|| lessons::find_puzzle(game, name).map(Cow::Owned))
}

/// What is asked for: a lesson, a puzzle, or a choice of a finished game that those may look at who may look at its table.
async fn sought(
    house: &House,
    person: Option<&Person>,
    address: IpAddr,
    game: &str,
    name: &str,
) -> Answer<Cow<'static, Lesson>> {
    if let Some(known) = find(game, name) {
        return Ok(known);
    }
    house.moment(name, person, address).await.map(Cow::Owned)
}

/// All lessons.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = 200, body = Lessons)))]
pub async fn lessons() -> impl IntoResponse {
    let order = catalog::all().iter().flat_map(|entry| lessons::of(entry.about.id));
    ([(CACHE_CONTROL, "public, max-age=60")], Json(Lessons { lessons: order.map(info).collect() }))
}

fn info(lesson: &Lesson) -> LessonInfo {
    LessonInfo {
        game: lesson.game.clone(),
        name: lesson.name.clone(),
        title: lesson.title(),
        learnt: lesson.learnt(),
        seconds: lesson.seconds,
        steps: lesson.steps.len() as u32,
    }
}

/// All puzzles. Each is taken as a lesson.
#[utoipa::path(get, path = "/api/puzzles", tag = "lessons", responses((status = 200, body = Puzzles)))]
pub async fn puzzles() -> impl IntoResponse {
    let of = |game: &'static str| lessons::puzzles(game).iter().map(move |puzzle| (game, puzzle));
    let puzzle = |(game, puzzle): (&str, &lessons::Puzzle)| PuzzleInfo {
        game: game.to_owned(),
        name: format!("{PUZZLE}{}", puzzle.name),
        level: puzzle.sure.level(),
        players: puzzle.setup.players,
        themes: puzzle.topics(),
    };
    let all = catalog::all().iter().flat_map(|entry| of(entry.about.id)).map(puzzle);
    ([(CACHE_CONTROL, "public, max-age=60")], Json(Puzzles { puzzles: all.collect() }))
}

/// The lessons that I have done.
#[utoipa::path(get, path = "/api/my/lessons", tag = "lessons", responses((status = 200, body = Learnt)))]
pub async fn learnt(State(house): State<Arc<House>>, Known(person): Known) -> Answer<Json<Learnt>> {
    Ok(Json(Learnt { lessons: house.store.learnt_by(&person.id).await? }))
}

/// I have done a lesson.
#[utoipa::path(put, path = "/api/my/lessons/{game}/{lesson}", tag = "lessons", params(("game" = String, Path), ("lesson" = String, Path)), responses((status = 200, body = Learnt), (status = 404, body = wire::Fault)))]
pub async fn learn(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path((game, lesson)): Path<(String, String)>,
) -> Answer<Json<Learnt>> {
    let known = match lesson.strip_prefix(MISSED) {
        Some(missed) => find(&game, &format!("{PUZZLE}{missed}")),
        None => find(&game, &lesson),
    };
    known.ok_or_else(|| Refusal::new(Code::NotFound))?;
    house.store.learn(&person.id, &format!("{game}/{lesson}")).await?;
    learnt(State(house), Known(person)).await
}

/// A lesson after these moves.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}", tag = "lessons", params(("game" = String, Path), ("lesson" = String, Path)), request_body = LessonMoves, responses((status = 200, body = LessonNow), (status = 404, body = wire::Fault), (status = 422, body = wire::Fault)))]
pub async fn take(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path((game, lesson)): Path<(String, String)>,
    Body(asked): Body<LessonMoves>,
) -> Answer<Json<LessonNow>> {
    let lesson = sought(&house, person.as_ref(), address, &game, &lesson).await?;
    let errand = house.looking_back(person.as_ref(), address);
    house.look_back(errand, move || Ok(now(&course(&lesson, &asked.moves)?, asked.words))).await.map(Json)
}

/// What a thing is at this point of a lesson: the first of those that are named.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}/what", tag = "lessons", params(("game" = String, Path), ("lesson" = String, Path)), request_body = LessonThings, responses((status = 200, body = Note), (status = 404, body = wire::Fault)))]
pub async fn what(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path((game, lesson)): Path<(String, String)>,
    Body(asked): Body<LessonThings>,
) -> Answer<Json<Note>> {
    let lesson = sought(&house, person.as_ref(), address, &game, &lesson).await?;
    let errand = house.looking_back(person.as_ref(), address);
    let work = move || {
        let course = course(&lesson, &asked.moves)?;
        let note = asked.things.first().and_then(|thing| course.sitting().explain(eyes(&course), thing));
        note.ok_or_else(|| Refusal::new(Code::NotFound))
    };
    house.look_back(errand, work).await.map(Json)
}

/// What touching these things would do, or why it cannot be done.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}/why", tag = "lessons", params(("game" = String, Path), ("lesson" = String, Path)), request_body = LessonThings, responses((status = 200, body = Offer), (status = 422, body = wire::Fault)))]
pub async fn why(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path((game, lesson)): Path<(String, String)>,
    Body(asked): Body<LessonThings>,
) -> Answer<Json<Offer>> {
    let lesson = sought(&house, person.as_ref(), address, &game, &lesson).await?;
    let errand = house.looking_back(person.as_ref(), address);
    let work = move || {
        let course = course(&lesson, &asked.moves)?;
        Ok(course.sitting().touched(course.lesson().seat, &asked.things)?)
    };
    house.look_back(errand, work).await.map(Json)
}

fn course<'a>(lesson: &'a Lesson, moves: &[LessonMove]) -> Answer<Course<'a>> {
    if moves.len() > LESSON_MOVES_MOST as usize {
        return Err(Refusal::new(Code::TooLarge));
    }
    let moves: Vec<Move> = moves.iter().map(one_move).collect();
    Course::after(lesson, &moves).map_err(|no| match no {
        NoMove::Refused(refused) => Refusal::from(*refused),
        NoMove::NotNow => Refusal::new(Code::WrongMoment),
        // The build has walked through every lesson.
        NoMove::Game(_) | NoMove::Deal(_) | NoMove::Line { .. } => Refusal::new(Code::Internal),
    })
}

fn one_move(one: &LessonMove) -> Move {
    match one {
        LessonMove::Act(action) => Move::Act(action.clone()),
        LessonMove::Next => Move::Next,
        LessonMove::Skip => Move::Skip,
        LessonMove::Back => Move::Back,
    }
}

fn eyes(course: &Course<'_>) -> Eyes {
    Eyes::Seat(course.lesson().seat)
}

fn now(course: &Course<'_>, words: bool) -> LessonNow {
    let (sitting, eyes, lesson) = (course.sitting(), eyes(course), course.lesson());
    LessonNow {
        info: info(lesson),
        seat: lesson.seat.0,
        names: lesson.names(""),
        view: sitting.view(eyes),
        heading: sitting.heading(),
        scores: table::json(&sitting.scores(eyes)),
        words: if words { table::json(&sitting.describe(eyes)) } else { Value::Null },
        to_act: sitting.to_act().iter().map(|seat| seat.0).collect(),
        asked: asked(course),
        undo: course.may_go_back(),
        steps: steps(course),
        outcome: sitting.outcome().map(|outcome| table::json(&outcome)),
        answer: course.answered().map(|answered| CoachAnswer {
            right: answered.right,
            say: answered.say.clone(),
            tried: answered.tried.clone(),
            brought: answered.brought.clone(),
        }),
        why: lesson.why.clone(),
        note: course.note().map(|note| CoachNote {
            number: note.number as u32,
            say: note.say,
            hint: note.hint,
            point: note.point,
            rule: note.rule,
            read: note.read,
            model: note.model,
            further: note.further,
        }),
    }
}

/// What the pupil may do. Where there is only something to read, that is to go on; at the end, to leave for the next.
fn asked(course: &Course<'_>) -> Option<Asked> {
    let seat = course.lesson().seat;
    let go_on = |prompt, label| Asked {
        seat: seat.0,
        prompt: Say::new(prompt),
        offers: vec![Offer {
            action: "next".to_owned(),
            label: Say::new(label),
            things: vec![Thing::button("next")],
            also: Vec::new(),
            price: table::Price::FREE,
        }],
        shut: Value::Null,
    };
    match course.current() {
        None if course.lesson().why.is_empty() => Some(go_on("lesson-done", "lesson-leave")),
        None => Some(go_on("puzzle-done", "lesson-leave")),
        Some(step) if step.is_read() => Some(go_on("lesson-read", "lesson-next")),
        Some(_) => {
            let sitting = course.sitting();
            let (prompt, shut) = (sitting.prompt(seat)?, table::json(&sitting.shut(seat)));
            Some(Asked { seat: seat.0, prompt, offers: sitting.legal(seat), shut })
        }
    }
}

/// What happened by the last move; numbered so that each is new to whoever looks.
fn steps(course: &Course<'_>) -> Vec<Step> {
    let happened = course.happened();
    let first = course.sitting().step().saturating_sub(happened.len() as u32);
    let step = |(at, one): (u32, &lessons::Happened)| Step {
        seq: first + at + 1,
        at: 0,
        seat: Some(one.seat.0),
        action: None,
        undo: false,
        heading: None,
        affair: None,
        events: one.events.clone(),
    };
    (0..).zip(happened).map(step).collect()
}
