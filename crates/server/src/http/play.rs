//! Playing over HTTP, and looking back.

use crate::door::{Body, Caller, Path, Query, Text};
use crate::fault::Answer;
use crate::house::House;
use crate::language;
use crate::names;
use crate::person::Person;
use crate::room::{Ask, Deed};
use crate::sessions::{Known, Visitor};
use crate::thinking::{Errand, Kind};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use catalog::Replaced;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use table::record::{BadRecord, Record};
use table::{Explain, Note, Say, Thing};
use utoipa::IntoParams;
use wire::{Act, Analysis, Done, History, PointsSoFar, Replay, Undo, Verdict};

/// Takes an action.
#[utoipa::path(post, path = "/api/tables/{id}/actions", tag = "play", params(("id" = String, Path)), request_body = Act, responses((status = 200, body = Done), (status = 422, body = wire::Fault)))]
pub async fn act(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Answer<Json<Done>> {
    names::id(&id)?;
    names::request(&act.id)?;
    let deed = Deed::Act { request: act.id.clone(), action: act.action, seen: act.seen };
    let seq = house.ask(&id, |answer| Ask::Do { person, deed, answer }).await?;
    Ok(Json(Done { id: act.id, seq }))
}

/// Takes the last action back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)), request_body = Undo, responses((status = 200, body = Done), (status = 409, body = wire::Fault)))]
pub async fn undo(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
    Body(undo): Body<Undo>,
) -> Answer<Json<Done>> {
    names::id(&id)?;
    names::request(&undo.id)?;
    let deed = Deed::Undo { request: undo.id.clone() };
    let seq = house.ask(&id, |answer| Ask::Do { person, deed, answer }).await?;
    Ok(Json(Done { id: undo.id, seq }))
}

impl House {
    pub(crate) fn looking_back(&self, person: Option<&Person>, address: IpAddr) -> Errand {
        self.errand(Kind::Replay, person.map(|person| &*person.id), Some(address))
    }

    /// Plays a game again for somebody, off the threads that serve requests and when it is their turn.
    pub(super) async fn look_back<T: Send + 'static>(
        &self,
        errand: Errand,
        work: impl FnOnce() -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        self.thinkers.think(errand, work).await?
    }
}

/// Everything so far, as the asker may see it.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "play", params(("id" = String, Path)), responses((status = 200, body = History), (status = 404, body = wire::Fault)))]
pub async fn history(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path(id): Path<String>,
) -> Answer<Json<History>> {
    let errand = house.looking_back(person.as_ref(), address);
    let past = house.past(names::id(&id)?, person.as_ref(), errand.clone()).await?;
    house.look_back(errand, move || Ok(past.history())).await.map(Json)
}

#[derive(Deserialize, IntoParams)]
pub struct Stretch {
    /// `public`, `all`, or the number of a seat; without it, one's own.
    eyes: Option<String>,
    #[serde(default)]
    from: u32,
    #[serde(default = "fifty")]
    count: u32,
    /// Tells every moment in words too.
    #[serde(default)]
    words: bool,
}

fn fifty() -> u32 {
    50
}

/// A stretch of the game, moment by moment.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "play", params(("id" = String, Path), Stretch), responses((status = 200, body = Replay), (status = 403, body = wire::Fault)))]
pub async fn replay(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path(id): Path<String>,
    Query(stretch): Query<Stretch>,
) -> Answer<Json<Replay>> {
    let errand = house.looking_back(person.as_ref(), address);
    let past = house.past(names::id(&id)?, person.as_ref(), errand.clone()).await?;
    let past = past.with_eyes(stretch.eyes.as_deref())?;
    let replay = house.replay(past, errand, (stretch.from, stretch.count), stretch.words).await?;
    Ok(Json((*replay).clone()))
}

#[derive(Deserialize, IntoParams)]
pub struct Looker {
    /// `public`, `all`, or the number of a seat; without it, one's own.
    eyes: Option<String>,
}

/// How the points went, moment by moment.
#[utoipa::path(get, path = "/api/tables/{id}/points", tag = "play", params(("id" = String, Path), Looker), responses((status = 200, body = PointsSoFar), (status = 403, body = wire::Fault)))]
pub async fn points(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path(id): Path<String>,
    Query(looker): Query<Looker>,
) -> Answer<Json<PointsSoFar>> {
    let errand = house.looking_back(person.as_ref(), address);
    let past = house.past(names::id(&id)?, person.as_ref(), errand.clone()).await?;
    let past = past.with_eyes(looker.eyes.as_deref())?;
    house.look_back(errand, move || past.points()).await.map(Json)
}

#[derive(Deserialize, IntoParams)]
pub struct Pointed {
    /// The id of the thing.
    #[param(value_type = String)]
    thing: Thing,
    /// `public`, `all`, or the number of a seat; without it, one's own.
    eyes: Option<String>,
    /// After how many actions; without it, now.
    frame: Option<u32>,
}

/// What a thing is, what it does or is worth at a moment of the game.
#[utoipa::path(get, path = "/api/tables/{id}/what", tag = "play", params(("id" = String, Path), Pointed), responses((status = 200, body = Note), (status = 404, body = wire::Fault)))]
pub async fn what(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path(id): Path<String>,
    Query(pointed): Query<Pointed>,
) -> Answer<Json<Note>> {
    let errand = house.looking_back(person.as_ref(), address);
    let past = house.past(names::id(&id)?, person.as_ref(), errand.clone()).await?;
    let past = past.with_eyes(pointed.eyes.as_deref())?;
    house.look_back(errand, move || past.explain(pointed.frame.unwrap_or(u32::MAX), &pointed.thing)).await.map(Json)
}

/// The record of a finished game, one JSON object a line; of a running one, what the asker has seen.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "play", params(("id" = String, Path)), responses((status = 200, body = String, content_type = "application/jsonl"), (status = 409, body = wire::Fault)))]
pub async fn record(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path(id): Path<String>,
) -> Answer<impl IntoResponse> {
    let errand = house.looking_back(person.as_ref(), address);
    let past = house.past(names::id(&id)?, person.as_ref(), errand.clone()).await?;
    let text = house.look_back(errand, move || past.record()).await?;
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], text))
}

/// A finished game looked at again: how everybody stood after each action, and the costliest choices.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "play", params(("id" = String, Path)), responses((status = 200, body = Analysis), (status = 409, body = wire::Fault)))]
pub async fn analysis(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    Path(id): Path<String>,
) -> Answer<Json<Analysis>> {
    let errand = house.looking_back(person.as_ref(), address);
    let past = house.past(names::id(&id)?, person.as_ref(), errand).await?;
    house.limits.analyses.take(address.to_string())?;
    let errand = house.errand(Kind::Analysis, person.as_ref().map(|person| &*person.id), Some(address));
    house.analyse(past, errand).await.map(|analysis| Json((*analysis).clone()))
}

/// Replays a record and checks every hash and the shuffle.
#[utoipa::path(post, path = "/api/verify", tag = "play", request_body(content = String, content_type = "application/jsonl"), responses((status = 200, body = Verdict)))]
pub async fn verify(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Caller(address): Caller,
    headers: HeaderMap,
    Text(text): Text,
) -> Answer<Json<Verdict>> {
    let checked = house.look_back(house.looking_back(person.as_ref(), address), move || Ok(check(&text))).await?;
    let unfinished = checked.as_ref().is_ok_and(|finished| !finished);
    let fault = checked.err().map(|say| language::of(&headers).render(&say, &[]).unwrap_or_else(|(text, _)| text));
    Ok(Json(Verdict { proved: fault.is_none(), unfinished, fault }))
}

/// Replays a record, and says whether it is of a game that was played to its end. One that was resigned was not; all of
/// it that was played is proved all the same.
fn check(text: &str) -> Result<bool, Say> {
    let record = Record::parse(text).map_err(|bad: BadRecord| bad.explain())?;
    let entry = catalog::find(&record.header.game).map_err(|no| no.explain())?;
    let finished = record.ending.is_some();
    let replaced = Replaced::new();
    let checked = match finished {
        true => entry.verify(&record, &replaced),
        false => entry.replay(&record, &replaced, usize::MAX, &mut |_, _, _, _| ()),
    };
    checked.map(|_| finished).map_err(|no| no.explain())
}
