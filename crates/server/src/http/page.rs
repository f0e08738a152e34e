//! The page, built into the program; without one, a plain list of what the server offers.

use crate::fault::Refusal;
use crate::house::House;
use crate::language;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::sync::Arc;
use table::Words;
use wire::Code;
use words::{Catalogue, Speaker};

/// What `npm run build` made. The folder may be missing or empty when the program is built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Addresses of the page's own views all get `index.html`; the page finds out what to show.
pub async fn serve(State(house): State<Arc<House>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || path.starts_with("api/") {
        return Refusal::new(Code::NotFound).into_response();
    }
    if let Some(file) = Page::get(path).filter(|_| !path.is_empty()) {
        // Vite names what is in `assets` by content: such a file never changes.
        let lasting = path.starts_with("assets/");
        let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        return send(&file, file.data.clone(), &headers, caching);
    }
    // The address of a rule ends in a number: `rules/midway/MC-4.2` is no file.
    let letters = |ending: &str| !ending.is_empty() && ending.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_file = path.rsplit_once('.').is_some_and(|(_, ending)| letters(ending));
    match Page::get("index.html") {
        _ if is_file => Refusal::new(Code::NotFound).into_response(),
        Some(index) => send(&index, at_home(&index.data, &house.settings.prefix), &headers, "no-cache"),
        None => Html(plain(language::of(&headers), &house.settings.prefix)).into_response(),
    }
}

/// The page at its place: it names its files from where it lies, but is served at every address of its own views.
fn at_home(index: &[u8], prefix: &str) -> Cow<'static, [u8]> {
    let text = String::from_utf8_lossy(index).replace("=\"./", &format!("=\"{prefix}/"));
    let named = format!("name=\"prefix\" content=\"{prefix}\"");
    text.replace("name=\"prefix\" content=\"\"", &named).into_bytes().into()
}

fn send(file: &EmbeddedFile, data: Cow<'static, [u8]>, headers: &HeaderMap, caching: &'static str) -> Response {
    let etag = format!("\"{}\"", blake3::hash(&data).to_hex());
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == etag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind };
    let head = [(CONTENT_TYPE, kind), (CACHE_CONTROL, caching.to_owned()), (ETAG, etag)];
    (head, data).into_response()
}

fn plain(catalogue: &'static Catalogue, prefix: &str) -> String {
    let words = Speaker { catalogue, names: Vec::new(), reader: None };
    let links = ["/api/games", "/api/lobby", "/api/running", "/api/openapi.json", "/healthz"];
    let links: String = links.iter().map(|link| format!("<li><a href=\"{prefix}{link}\">{link}</a></li>")).collect();
    let (title, intro) = (words.word("server-page-title"), words.word("server-page-intro"));
    format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><main><h1>{title}</h1><p>{intro}</p><ul>{links}</ul></main></html>",
        catalogue.tag()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_finds_its_files_from_every_address() {
        let index = br#"<meta name="prefix" content="" /><script src="./assets/x.js"></script><a href="https://x">"#;
        let page = |prefix| String::from_utf8(at_home(index, prefix).into_owned()).unwrap();
        assert!(page("").contains(r#"src="/assets/x.js""#) && page("").contains(r#"content="""#));
        assert!(page("/games").contains(r#"src="/games/assets/x.js""#));
        assert!(page("/games").contains(r#"name="prefix" content="/games""#) && page("/games").contains("https://x"));
    }
}
