//! For those who look after the house. Nobody else gets past the door.

use crate::door::{Body, Path};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::keeping::{Keeper, Whom};
use crate::person::Person;
use crate::room::Ask;
use crate::sessions::Known;
use crate::{clock, names};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::collections::HashMap;
use std::sync::Arc;
use store::Trouble;
use table::Say;
use wire::limits::WHY_MOST;
use wire::{Audit, Code, Held, Judgement, KeepersReport, KeepersReports, Kept, Named, Sentences, What};

/// How many lines a list shows.
const SHOWN: u32 = 200;

/// Somebody who looks after the house.
pub struct Trusted(Person);

impl FromRequestParts<Arc<House>> for Trusted {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Trusted> {
        let Known(person) = Known::from_request_parts(parts, house).await?;
        if person.keeper && person.login.is_some() { Ok(Trusted(person)) } else { Err(Refusal::new(Code::NotYours)) }
    }
}

impl Trusted {
    fn at_work<'a>(&'a self, house: &'a House) -> Keeper<'a> {
        Keeper { store: &house.store, name: self.0.login.as_deref().unwrap_or_default() }
    }
}

fn done(done: bool) -> Answer<StatusCode> {
    if done { Ok(StatusCode::NO_CONTENT) } else { Err(Refusal::new(Code::NotFound)) }
}

/// People by their ids, each looked up once.
#[derive(Default)]
struct Directory(HashMap<String, Named>);

impl Directory {
    async fn named(&mut self, house: &House, id: &str) -> Result<Named, Trouble> {
        if let Some(known) = self.0.get(id) {
            return Ok(known.clone());
        }
        let person = house.store.person(id).await?;
        let (name, login) = person.map_or((None, None), |person| (Some(person.name), person.login));
        let named = Named { id: id.to_owned(), name, login };
        self.0.insert(id.to_owned(), named.clone());
        Ok(named)
    }
}

/// The reports that wait.
#[utoipa::path(get, path = "/api/keeper/reports", tag = "keeper", responses((status = 200, body = KeepersReports), (status = 403, body = wire::Fault)))]
pub async fn reports(State(house): State<Arc<House>>, _: Trusted) -> Answer<Json<KeepersReports>> {
    let (mut directory, mut reports) = (Directory::default(), Vec::new());
    for report in house.store.reports(SHOWN).await? {
        reports.push(KeepersReport {
            id: report.id,
            at: report.at,
            reason: report.reason,
            person: directory.named(&house, &report.person).await?,
            reporter: directory.named(&house, &report.reporter).await?,
            table: report.table,
            number: report.number,
            text: report.text,
        });
    }
    Ok(Json(KeepersReports { reports }))
}

/// Puts a report away.
#[utoipa::path(post, path = "/api/keeper/reports/{id}/settle", tag = "keeper", params(("id" = String, Path)), responses((status = 204), (status = 403, body = wire::Fault), (status = 404, body = wire::Fault)))]
pub async fn settle(State(house): State<Arc<House>>, keeper: Trusted, Path(id): Path<String>) -> Answer<StatusCode> {
    done(keeper.at_work(&house).settle(names::id(&id)?).await?)
}

/// The bans and mutes that hold.
#[utoipa::path(get, path = "/api/keeper/sentences", tag = "keeper", responses((status = 200, body = Sentences), (status = 403, body = wire::Fault)))]
pub async fn sentences(State(house): State<Arc<House>>, _: Trusted) -> Answer<Json<Sentences>> {
    let (mut directory, mut sentences) = (Directory::default(), Vec::new());
    for ban in house.store.bans(clock::now()).await? {
        let what = if ban.what == What::Mute.name() { What::Mute } else { What::Ban };
        let whom = directory.named(&house, &ban.whom).await?;
        sentences.push(Held { whom, what, at: ban.at, until: ban.until, why: ban.why });
    }
    Ok(Json(Sentences { sentences }))
}

async fn find(house: &House, keeper: &Trusted, whom: &str) -> Answer<Whom> {
    keeper.at_work(house).find(whom.trim()).await?.ok_or_else(|| Refusal::new(Code::NotFound))
}

/// Keeps somebody out, or silent. Those who look after the house are the host's to judge.
#[utoipa::path(post, path = "/api/keeper/sentences", tag = "keeper", request_body = Judgement, responses((status = 204), (status = 403, body = wire::Fault), (status = 404, body = wire::Fault)))]
pub async fn pass(
    State(house): State<Arc<House>>,
    keeper: Trusted,
    Body(given): Body<Judgement>,
) -> Answer<StatusCode> {
    if given.why.chars().count() > WHY_MOST as usize {
        return Err(Refusal::new(Code::TooLarge));
    }
    let whom = find(&house, &keeper, &given.whom).await?;
    if let Whom::Person(id) = &whom
        && house.store.person(id).await?.is_some_and(|person| person.keeper)
    {
        return Err(Refusal::saying(Code::NotYours, Say::new("server-keepers-ban")));
    }
    let why = names::tidy(&given.why);
    done(keeper.at_work(&house).pass(&whom, given.whom.trim(), given.what, given.days, &why).await?)
}

/// Lifts every ban and mute of somebody.
#[utoipa::path(delete, path = "/api/keeper/sentences/{whom}", tag = "keeper", params(("whom" = String, Path)), responses((status = 204), (status = 403, body = wire::Fault), (status = 404, body = wire::Fault)))]
pub async fn pardon(State(house): State<Arc<House>>, keeper: Trusted, Path(whom): Path<String>) -> Answer<StatusCode> {
    let found = find(&house, &keeper, &whom).await?;
    done(keeper.at_work(&house).pardon(&found, whom.trim()).await?)
}

/// Closes a table, whatever goes on there.
#[utoipa::path(post, path = "/api/keeper/tables/{id}/close", tag = "keeper", params(("id" = String, Path)), responses((status = 204), (status = 403, body = wire::Fault), (status = 404, body = wire::Fault)))]
pub async fn close(State(house): State<Arc<House>>, keeper: Trusted, Path(id): Path<String>) -> Answer<StatusCode> {
    let closed = keeper.at_work(&house).close(names::id(&id)?).await?;
    house.rooms.hand_if_open(&id, Ask::ReadAll);
    done(closed)
}

/// Takes a line of chat away.
#[utoipa::path(delete, path = "/api/keeper/tables/{id}/chat/{number}", tag = "keeper", params(("id" = String, Path), ("number" = i64, Path)), responses((status = 204), (status = 403, body = wire::Fault), (status = 404, body = wire::Fault)))]
pub async fn unsay(
    State(house): State<Arc<House>>,
    keeper: Trusted,
    Path((id, number)): Path<(String, i64)>,
) -> Answer<StatusCode> {
    done(keeper.at_work(&house).unsay(names::id(&id)?, number).await?)
}

/// What was done, the latest first.
#[utoipa::path(get, path = "/api/keeper/audit", tag = "keeper", responses((status = 200, body = Audit), (status = 403, body = wire::Fault)))]
pub async fn audit(State(house): State<Arc<House>>, _: Trusted) -> Answer<Json<Audit>> {
    let kept = |kept: store::Kept| Kept {
        at: kept.at,
        keeper: kept.keeper,
        deed: kept.deed,
        about: kept.about,
        why: kept.why,
    };
    Ok(Json(Audit { deeds: house.store.account(SHOWN).await?.into_iter().map(kept).collect() }))
}
