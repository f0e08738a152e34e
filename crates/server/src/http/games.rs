//! What can be played: games, rules, printed parts, words.

use crate::door::{Path, Query};
use crate::fault::{Answer, Refusal};
use crate::language;
use axum::Json;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, VARY};
use axum::response::IntoResponse;
use bots::Level;
use catalog::{Entry, Rulebook};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Explain, Say};
use utoipa::IntoParams;
use wire::{Code, GameInfo, Games, OptionInfo, PROTOCOL};
use words::Catalogue;

#[derive(Deserialize, IntoParams)]
pub struct InLanguage {
    /// The tag of a language; without it, the first of `Accept-Language` that there is.
    lang: Option<String>,
}

/// These answers change with the build only, but a new build must be noticed soon.
const A_MINUTE: [(axum::http::HeaderName, &str); 1] = [(CACHE_CONTROL, "public, max-age=60")];

fn find(game: &str) -> Answer<&'static Entry> {
    catalog::find(game).map_err(|no| Refusal::saying(Code::NotFound, no.explain()))
}

/// All games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Games)))]
pub async fn games() -> impl IntoResponse {
    let games = Games {
        protocol: PROTOCOL,
        build: env!("CARGO_PKG_VERSION").to_owned(),
        games: catalog::all().iter().map(info).collect(),
        levels: Level::ALL.iter().map(|level| level.name().to_owned()).collect(),
    };
    (A_MINUTE, Json(games))
}

fn info(entry: &Entry) -> GameInfo {
    let about = entry.about;
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    let option = |choice: &table::Choice| OptionInfo {
        key: choice.key.to_owned(),
        values: texts(choice.values),
        players: choice.players.to_vec(),
    };
    GameInfo {
        id: about.id.to_owned(),
        title: Say::new(format!("{}-title", about.id)),
        line: Say::new(format!("{}-line", about.id)),
        rules_version: about.rules_version,
        rule_prefix: about.rule_prefix.to_owned(),
        players: about.players.to_vec(),
        minutes: entry.minutes,
        options: about.options.iter().map(option).collect(),
    }
}

/// The rules of a game, in the language that is asked for as far as they are translated.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path), InLanguage), responses((status = 200, body = wire::Rulebook), (status = 404, body = wire::Fault)))]
pub async fn rules(
    Path(game): Path<String>,
    Query(asked): Query<InLanguage>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let language = asked.lang.as_deref().map_or_else(|| language::of(&headers), Catalogue::negotiate);
    let book: Rulebook = language.rulebook(&game, find(&game)?.rulebook());
    Ok((A_MINUTE, [(VARY, "accept-language")], Json(book)))
}

/// The printed parts of a game, by file.
#[utoipa::path(get, path = "/api/games/{game}/components", tag = "games", params(("game" = String, Path)), responses((status = 200, body = Value), (status = 404, body = wire::Fault)))]
pub async fn components(Path(game): Path<String>) -> Answer<impl IntoResponse> {
    let mut files = Map::new();
    for (name, text) in find(&game)?.files {
        let parts: Value = toml::from_str(text).map_err(|_| Refusal::new(Code::Internal))?;
        files.insert(name.trim_end_matches(".toml").to_owned(), parts);
    }
    Ok((A_MINUTE, Json(files)))
}

/// The words of a language, by file.
#[utoipa::path(get, path = "/api/words/{lang}", tag = "games", params(("lang" = String, Path)), responses((status = 200, body = Value), (status = 404, body = wire::Fault)))]
pub async fn words(Path(lang): Path<String>) -> Answer<impl IntoResponse> {
    let known = Catalogue::all().iter().find(|own| own.tag() == lang).ok_or(Refusal::new(Code::NotFound))?;
    let files: Map<String, Value> =
        known.files().iter().map(|(name, text)| ((*name).to_owned(), Value::from(*text))).collect();
    Ok((A_MINUTE, Json(files)))
}
