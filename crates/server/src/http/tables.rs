//! Opening, finding and joining tables.

use crate::door::{Body, Path, Query};
use crate::fault::{Answer, Refusal};
use crate::house::{House, check_level};
use crate::limits::Rare;
use crate::lobby::{self, SHOWN};
use crate::names;
use crate::person::Person;
use crate::room::{Ask, Deed};
use crate::sessions::{Known, Visitor};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use store::Progress;
use utoipa::IntoParams;
use wire::{Code, EndWish, Invitation, Join, Joined, NewTable, Sit, TableInfo, TableList, TableNow, WantedSeat};

/// Open tables that are not private.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = TableList)))]
pub async fn lobby(State(house): State<Arc<House>>) -> Answer<Json<TableList>> {
    let tables = lobby::lines(&house, house.store.listed(Progress::Open, SHOWN).await?, None).await;
    Ok(Json(TableList { tables }))
}

/// Running tables that anybody may watch.
#[utoipa::path(get, path = "/api/running", tag = "tables", responses((status = 200, body = TableList)))]
pub async fn running(State(house): State<Arc<House>>) -> Answer<Json<TableList>> {
    let tables = lobby::lines(&house, house.store.listed(Progress::Playing, SHOWN).await?, None).await;
    Ok(Json(TableList { tables }))
}

#[derive(Deserialize, IntoParams)]
pub struct Which {
    /// Finished ones instead of those that are still open or running.
    #[serde(default)]
    over: bool,
}

/// My tables, those that wait for me first.
#[utoipa::path(get, path = "/api/my/tables", tag = "tables", params(Which), responses((status = 200, body = TableList)))]
pub async fn mine(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Query(which): Query<Which>,
) -> Answer<Json<TableList>> {
    let tables = match which.over {
        true => {
            let over = house.store.tables_of(&person.id, true, SHOWN).await?;
            lobby::lines(&house, over, Some(&person.id)).await
        }
        false => lobby::mine(&house, &person.id).await?,
    };
    Ok(Json(TableList { tables }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses((status = 200, body = TableInfo), (status = 400, body = wire::Fault)))]
pub async fn open(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Body(new): Body<NewTable>,
) -> Answer<Json<TableInfo>> {
    house.rarely(Rare::Table, &person.id).await?;
    let info = house.open_table(&person, new).await?;
    // Bots that are to begin should not wait for somebody to look.
    house.wake(&info.id);
    Ok(Json(info))
}

/// What a join link leads to, before it is opened.
#[utoipa::path(get, path = "/api/invitations/{code}", tag = "tables", params(("code" = String, Path)), responses((status = 200, body = Invitation), (status = 404, body = wire::Fault)))]
pub async fn invitation(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(code): Path<String>,
) -> Answer<Json<Invitation>> {
    let table = house.store.table_by_code(names::id(&code)?).await?;
    let table = table.ok_or_else(|| Refusal::new(Code::NotFound))?;
    house.invitation(&table, person.as_ref()).await.map(Json)
}

/// Opens a join link.
#[utoipa::path(post, path = "/api/join", tag = "tables", request_body = Join, responses((status = 200, body = Joined), (status = 404, body = wire::Fault)))]
pub async fn join(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Body(join): Body<Join>,
) -> Answer<Json<Joined>> {
    let table = house.store.table_by_code(names::id(&join.code)?).await?;
    let table = table.ok_or_else(|| Refusal::new(Code::NotFound))?;
    house.ask(&table, |answer| Ask::Do { person, deed: Deed::Admit, answer }).await?;
    Ok(Json(Joined { table }))
}

async fn look_at(house: &Arc<House>, table: &str, person: Option<Person>) -> Answer<Json<TableNow>> {
    names::id(table)?;
    house.ask(table, |answer| Ask::Look { person, answer }).await.map(Json)
}

/// Does something and looks at the table after it.
async fn do_and_look(house: &Arc<House>, table: &str, person: Person, deed: Deed) -> Answer<Json<TableNow>> {
    names::id(table)?;
    let doer = person.clone();
    house.ask(table, |answer| Ask::Do { person: doer, deed, answer }).await?;
    look_at(house, table, Some(person)).await
}

/// A table as the asker sees it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableNow), (status = 404, body = wire::Fault)))]
pub async fn look(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Answer<Json<TableNow>> {
    look_at(&house, &id, person).await
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)), request_body = Sit, responses((status = 200, body = TableNow), (status = 409, body = wire::Fault)))]
pub async fn sit(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
    Body(sit): Body<Sit>,
) -> Answer<Json<TableNow>> {
    let deed = Deed::Sit { seat: sit.seat, nonce: names::nonce(sit.nonce)? };
    do_and_look(&house, &id, person, deed).await
}

/// Leaves the table; in a running game a bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), responses((status = 204), (status = 409, body = wire::Fault)))]
pub async fn leave(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    names::id(&id)?;
    house.ask(&id, |answer| Ask::Do { person, deed: Deed::Leave, answer }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the seat back from the bot.
#[utoipa::path(post, path = "/api/tables/{id}/back", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableNow), (status = 409, body = wire::Fault)))]
pub async fn back(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Answer<Json<TableNow>> {
    do_and_look(&house, &id, person, Deed::Back).await
}

/// Gives up for good: a bot plays on where more than two sit, else the game is over.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableNow), (status = 409, body = wire::Fault)))]
pub async fn resign(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Answer<Json<TableNow>> {
    do_and_look(&house, &id, person, Deed::Resign).await
}

/// Would like to end the game here, or no longer. It is over without a winner when everybody who plays wants it; who has
/// not been seen for a day is not asked.
#[utoipa::path(post, path = "/api/tables/{id}/end", tag = "tables", params(("id" = String, Path)), request_body = EndWish, responses((status = 200, body = TableNow), (status = 409, body = wire::Fault)))]
pub async fn end(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
    Body(wish): Body<EndWish>,
) -> Answer<Json<TableNow>> {
    do_and_look(&house, &id, person, Deed::EndWish { on: wish.on }).await
}

/// Puts a bot on a seat, or opens a seat. In a running game: lets a bot play for somebody who has not been seen for a while.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", tag = "tables", params(("id" = String, Path), ("seat" = u8, Path)), request_body = WantedSeat, responses((status = 200, body = TableNow), (status = 409, body = wire::Fault)))]
pub async fn put(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path((id, seat)): Path<(String, u8)>,
    Body(wanted): Body<WantedSeat>,
) -> Answer<Json<TableNow>> {
    if let WantedSeat::Bot { level } = &wanted {
        check_level(level)?;
    }
    do_and_look(&house, &id, person, Deed::Put { seat, wanted }).await
}

/// The same people and options once more.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = 409, body = wire::Fault)))]
pub async fn rematch(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Answer<Json<TableInfo>> {
    names::id(&id)?;
    house.rarely(Rare::Table, &person.id).await?;
    let info = house.ask(&id, |answer| Ask::Rematch { person, answer }).await?;
    house.wake(&info.id);
    Ok(Json(info))
}
