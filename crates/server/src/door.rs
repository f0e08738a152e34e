//! The door: what every request passes on its way in and every answer on its way out.

use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::subscriber;
use axum::Json;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
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
    let mut response = match admit(&house, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(refusal) => refusal.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if house.is_secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(HeaderName::from_static("strict-transport-security"), value);
    }
    response
}

fn admit(house: &House, parts: &Parts) -> Answer<()> {
    let from = subscriber(address(house, parts));
    house.limits.requests.take(from)?;
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
            Err(error) if error.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Refusal::new(Code::TooLarge))
            }
            Err(_) => Err(Refusal::new(Code::Malformed)),
        }
    }
}
