//! What people have chosen for their page: language, pace, which notes they have seen. It goes with them from one device
//! to the next, and only the page looks into it.

use crate::door::Body;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::sessions::Known;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde_json::Value;
use std::sync::Arc;
use wire::limits::CHOICES_MOST;
use wire::{Choices, Code};

/// What somebody has chosen; null if nothing was kept, or nothing that can be read.
pub async fn of(house: &House, person: &str) -> Answer<Value> {
    let kept = house.store.chosen_by(person).await?;
    Ok(kept.map_or(Value::Null, |text| {
        serde_json::from_str(&text).unwrap_or_else(|error| {
            tracing::error!(person, %error, "what somebody has chosen cannot be read");
            Value::Null
        })
    }))
}

/// What I have chosen for the page.
#[utoipa::path(get, path = "/api/my/choices", tag = "people", responses((status = 200, body = Choices)))]
pub async fn mine(State(house): State<Arc<House>>, Known(person): Known) -> Answer<Json<Choices>> {
    Ok(Json(Choices { choices: of(&house, &person.id).await? }))
}

/// Keeps what I have chosen, in place of what was kept before.
#[utoipa::path(put, path = "/api/my/choices", tag = "people", request_body = Choices, responses((status = 204), (status = 413, body = wire::Fault), (status = 400, body = wire::Fault)))]
pub async fn choose(
    State(house): State<Arc<House>>,
    Known(person): Known,
    Body(Choices { choices }): Body<Choices>,
) -> Answer<StatusCode> {
    if !choices.is_object() {
        return Err(Refusal::new(Code::Malformed));
    }
    let text = choices.to_string();
    if text.len() > CHOICES_MOST as usize {
        return Err(Refusal::new(Code::TooLarge));
    }
    house.store.choose(&person.id, &text).await?;
    Ok(StatusCode::NO_CONTENT)
}
