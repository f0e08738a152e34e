//! For those who run the server.

use crate::door::Caller;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use axum::extract::State;
use std::net::IpAddr;
use std::sync::Arc;
use wire::Code;

/// Does the server serve, and can it write to its database?
#[utoipa::path(get, path = "/healthz", tag = "upkeep", responses((status = 200, body = String), (status = 503, body = wire::Fault)))]
pub async fn health(State(house): State<Arc<House>>) -> Answer<&'static str> {
    if house.is_stopping() {
        return Err(Refusal::new(Code::Busy));
    }
    house.is_well().await?;
    Ok("ok\n")
}

/// Counters for Prometheus; for this machine only, unless the host opened them.
#[utoipa::path(get, path = "/metrics", tag = "upkeep", responses((status = 200, body = String), (status = 403, body = wire::Fault)))]
pub async fn metrics(State(house): State<Arc<House>>, Caller(address): Caller) -> Answer<String> {
    let here = match address {
        IpAddr::V4(v4) => v4.is_loopback(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unspecified(),
    };
    if here || house.settings.open_metrics { Ok(house.metering.render()) } else { Err(Refusal::new(Code::NotYours)) }
}
