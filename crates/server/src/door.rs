//! The door: what every request passes on its way in and every answer on its way out.

use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::language;
use crate::limits::subscriber;
use crate::visit::Visit;
use axum::Json;
use axum::extract::{self, ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use wire::Code;

/// The most bytes of a request, where a handler does not allow more.
pub const BODY: usize = 32 * 1024;

/// The most bytes of a record that is handed in to be proved: several times the longest game.
pub const RECORD: usize = 2 * 1024 * 1024;

/// Headers on every answer. Join links are secrets in addresses, so no address is told to other sites.
const HEADERS: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    (
        "content-security-policy",
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
];

/// Limits, the check of the origin, and security headers.
pub async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let visit = Visit::begin(&house, &parts);
    let language = language::of(&parts.headers);
    let mut response = match admit(&house, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refusal) => language::say_again(refusal.into_response(), language),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if house.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(HeaderName::from_static("strict-transport-security"), value);
    }
    // What people do is nobody's to keep; what may be kept says so itself.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    visit.end(response.status());
    response
}

/// Faults are said in the language of whoever asked.
pub async fn speak(request: Request, next: Next) -> Response {
    let language = language::of(request.headers());
    language::say_again(next.run(request).await, language)
}

fn admit(house: &House, parts: &Parts) -> Answer<()> {
    let from = subscriber(address(house, parts));
    let asks = parts.uri.path().starts_with("/api/");
    if asks { &house.limits.requests } else { &house.limits.files }.take(from)?;
    house.admit_address(from)?;
    let changes = !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && !is_ours(house, &parts.headers) {
        return Err(Refusal::new(Code::NotYours));
    }
    Ok(())
}

/// Does the request come from our own page (or from no page at all)?
pub fn is_ours(house: &House, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if !house.settings.origins.is_empty() {
        return house.settings.origins.iter().any(|known| known == origin);
    }
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some() && named == text(HOST)
}

/// The address of the client. A proxy in front adds the address it was called from at the end of the list.
pub fn address(house: &House, parts: &Parts) -> IpAddr {
    let told = || {
        let all = parts.headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        all.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    if house.settings.behind_proxy { told().unwrap_or(peer) } else { peer }
}

/// The address of the client, as far as limits tell addresses apart.
pub struct Caller(pub IpAddr);

impl FromRequestParts<Arc<House>> for Caller {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Caller> {
        Ok(Caller(subscriber(address(house, parts))))
    }
}

/// A body in JSON; what cannot be read is refused in our own words.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, house: &Arc<House>) -> Answer<Body<T>> {
        match Json::<T>::from_request(request, house).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(error) => Err(unread(error.status())),
        }
    }
}

/// Why a body is not read.
fn unread(status: StatusCode) -> Refusal {
    let large = status == StatusCode::PAYLOAD_TOO_LARGE;
    Refusal::new(if large { Code::TooLarge } else { Code::Malformed })
}

/// A body as text.
pub struct Text(pub String);

impl FromRequest<Arc<House>> for Text {
    type Rejection = Refusal;
    async fn from_request(request: Request, house: &Arc<House>) -> Answer<Text> {
        String::from_request(request, house).await.map(Text).map_err(|error| unread(error.status()))
    }
}

/// The gaps of a path; where something else stands in them there is nothing.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<House>> for Path<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Path<T>> {
        let path = extract::Path::from_request_parts(parts, house).await;
        path.map(|path| Path(path.0)).map_err(|_| Refusal::new(Code::NotFound))
    }
}

/// What stands behind the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<House>> for Query<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Query<T>> {
        let query = extract::Query::from_request_parts(parts, house).await;
        query.map(|query| Query(query.0)).map_err(|_| Refusal::new(Code::Malformed))
    }
}

/// There is something at this address, but not that.
pub async fn no_such_method() -> Response {
    let mut response = Refusal::new(Code::NotFound).into_response();
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response
}
