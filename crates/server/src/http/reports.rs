//! Complaints about somebody.

use crate::door::Body;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::Rare;
use crate::room;
use crate::sessions::Known;
use crate::{chance, clock, names};
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use wire::{Code, Report};

/// Reports a player, or something that was said, to those who look after the house.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = Report, responses((status = 204), (status = 404, body = wire::Fault)))]
pub async fn report(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Body(report): Body<Report>,
) -> Answer<StatusCode> {
    house.rarely(Rare::Report, &person.id).await?;
    let (table, about) = (names::id(&report.table)?, names::id(&report.person)?);
    let ledger = room::load(&house, table).await?;
    if !ledger.may_look(Some(&person.id)) {
        return Err(Refusal::new(Code::NotFound));
    }
    let said = match report.number {
        Some(number) => house.store.said_after(table, number.saturating_sub(1), u32::MAX).await?.into_iter().next(),
        None => None,
    };
    let said = said.filter(|said| Some(said.number) == report.number && said.person == about);
    // Only what was really said can be reported, and only somebody who was there.
    if said.is_none() && (report.number.is_some() || ledger.seat_of(about).is_none()) {
        return Err(Refusal::new(Code::NotFound));
    }
    let report = store::Report {
        id: chance::id(12),
        at: clock::now(),
        reporter: person.id.to_string(),
        person: about.to_owned(),
        table: Some(table.to_owned()),
        number: report.number,
        text: said.map(|said| said.text),
        reason: report.reason.name().to_owned(),
    };
    house.store.report(&report).await?;
    metrics::counter!("ballyhoo_reports_total").increment(1);
    Ok(StatusCode::NO_CONTENT)
}
