//! The HTTP part: every address, and the description of them all.

mod account;
mod choices;
mod games;
mod keeper;
mod lessons;
mod mail;
mod page;
mod people;
mod play;
mod reports;
mod tables;
mod upkeep;

use crate::door;
use crate::house::House;
use crate::socket;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;
use axum::{Json, Router, middleware};
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ballyhoo",
        description = "Carnival board games. How the socket is used is told in docs/protocol.md."
    ),
    components(schemas(wire::Fault, table::Eyes, wire::Say, table::Arg))
)]
struct Api;

fn api() -> OpenApiRouter<Arc<House>> {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(people::me, people::rename, account::farewell))
        .routes(routes!(people::guest))
        .routes(routes!(people::account))
        .routes(routes!(people::session, people::sign_in, people::sign_out))
        .routes(routes!(people::sign_out_everywhere))
        .routes(routes!(account::password))
        .routes(routes!(account::recover))
        .routes(routes!(account::codes))
        .routes(routes!(account::sessions))
        .routes(routes!(account::end_session))
        .routes(routes!(account::export))
        .routes(routes!(mail::offered))
        .routes(routes!(mail::mine, mail::wish, mail::forget))
        .routes(routes!(mail::confirm))
        .routes(routes!(mail::ask))
        .routes(routes!(mail::recover))
        .routes(routes!(choices::mine, choices::choose))
        .routes(routes!(reports::report))
        .routes(routes!(keeper::reports))
        .routes(routes!(keeper::settle))
        .routes(routes!(keeper::sentences, keeper::pass))
        .routes(routes!(keeper::pardon))
        .routes(routes!(keeper::close))
        .routes(routes!(keeper::unsay))
        .routes(routes!(keeper::audit))
        .routes(routes!(people::muted))
        .routes(routes!(people::mute, people::unmute))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::components))
        .routes(routes!(games::words))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::puzzles))
        .routes(routes!(lessons::learnt))
        .routes(routes!(lessons::learn))
        .routes(routes!(lessons::take))
        .routes(routes!(lessons::what))
        .routes(routes!(lessons::why))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::running))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::open))
        .routes(routes!(tables::join))
        .routes(routes!(tables::invitation))
        .routes(routes!(tables::look))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::back))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::end))
        .routes(routes!(tables::put))
        .routes(routes!(tables::rematch))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::history))
        .routes(routes!(play::replay))
        .routes(routes!(play::points))
        .routes(routes!(play::what))
        .routes(routes!(play::analysis))
        .routes(routes!(play::record))
        .merge(OpenApiRouter::new().routes(routes!(play::verify)).layer(DefaultBodyLimit::max(door::RECORD)))
        .routes(routes!(upkeep::health))
        .routes(routes!(upkeep::metrics))
}

/// The description of the HTTP part.
pub fn openapi() -> utoipa::openapi::OpenApi {
    api().split_for_parts().1
}

/// Everything that the server answers.
pub fn router(house: Arc<House>) -> Router {
    let (router, description) = api().split_for_parts();
    router
        .route("/api/openapi.json", get(async move || Json(description)))
        .route("/api/socket", get(socket::open))
        .fallback(page::serve)
        .method_not_allowed_fallback(door::no_such_method)
        .layer(DefaultBodyLimit::max(door::BODY))
        .layer(middleware::from_fn(door::speak))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(house.clone(), door::guard))
        .with_state(house)
}
