//! Sessions: an opaque token that the client keeps, of which the store knows only the hash.

use crate::chance;
use crate::clock;
use crate::door::address;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::subscriber;
use crate::person::Person;
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::sync::Arc;
use store::Session;
use wire::{Code, Millis};

const COOKIE_NAME: &str = "ballyhoo";

/// A session lasts half a year.
const LASTS: Millis = 180 * 24 * 3600 * 1000;

/// How much of what a client calls itself is kept.
const DEVICE: usize = 160;

/// Whoever makes a request, if they are known.
pub struct Visitor(pub Option<Person>);

/// Whoever makes a request; nobody unknown gets through.
pub struct Known(pub Person);

/// The token of a request, as the store knows it.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookie = || cookies.flat_map(|all| all.split(';')).find_map(own_cookie);
    bearer.or_else(cookie).map(hashed)
}

fn own_cookie(cookie: &str) -> Option<&str> {
    let (name, value) = cookie.trim().split_once('=')?;
    (name == COOKIE_NAME).then_some(value)
}

fn hashed(token: &str) -> String {
    blake3::hash(token.as_bytes()).to_hex().to_string()
}

impl House {
    /// Opens a session and returns the headers that give it to the client: a cookie, and for programs the token itself.
    /// A page never gets to read it.
    pub async fn open_session(&self, person: &str, asking: &HeaderMap) -> Answer<HeaderMap> {
        let token = blake3::Hash::from_bytes(chance::bytes()).to_hex().to_string();
        let now = clock::now();
        let device = asking.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
        let session = Session {
            token: hashed(&token),
            person: person.to_owned(),
            created: now,
            expires: now + LASTS,
            seen: now,
            device: device.map(|device| device.chars().filter(|c| !c.is_control()).take(DEVICE).collect()),
        };
        self.store.open_session(&session).await?;
        let mut headers = HeaderMap::new();
        headers.insert("set-cookie", self.cookie(&token, LASTS / 1000)?);
        if !["origin", "sec-fetch-site", "sec-fetch-mode"].iter().any(|name| asking.contains_key(*name)) {
            headers.insert("x-session-token", value(&token)?);
        }
        Ok(headers)
    }

    /// The header that makes the client forget its session.
    pub fn forget_session(&self) -> Answer<HeaderMap> {
        let mut headers = HeaderMap::new();
        headers.insert("set-cookie", self.cookie("", 0)?);
        Ok(headers)
    }

    fn cookie(&self, token: &str, seconds: Millis) -> Answer<HeaderValue> {
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let path = if self.settings.prefix.is_empty() { "/" } else { &self.settings.prefix };
        value(&format!("{COOKIE_NAME}={token}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"))
    }

    /// Do people reach this server over TLS?
    pub fn is_secure(&self) -> bool {
        self.settings.origins.iter().any(|origin| origin.starts_with("https://"))
    }

    /// Whose session the request belongs to.
    pub async fn visitor(&self, headers: &HeaderMap) -> Answer<Option<Person>> {
        let Some(token) = token(headers) else { return Ok(None) };
        let person = self.store.person_of_session(&token, clock::now()).await?.map(Person::from);
        // Nobody is turned away because this cannot be written down.
        if person.is_some()
            && self.sightings.is_news(&token)
            && self.store.see_session(&token, clock::now()).await.is_err()
        {
            tracing::warn!("it cannot be written down when a session was used");
        }
        Ok(person)
    }
}

fn value(text: &str) -> Answer<HeaderValue> {
    HeaderValue::from_str(text).map_err(|_| Refusal::new(Code::Internal))
}

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Visitor> {
        let person = house.visitor(&parts.headers).await?;
        if let Some(person) = &person {
            house.whereabouts.heard(&person.id, subscriber(address(house, parts)));
            house.admit_person(&person.id)?;
        }
        Ok(Visitor(person))
    }
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Answer<Known> {
        let Visitor(person) = Visitor::from_request_parts(parts, house).await?;
        person.map(Known).ok_or_else(|| Refusal::new(Code::NobodyYet))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("a=1; ballyhoo=secret; ballyhoox=no"));
        assert_eq!(token(&headers), Some(hashed("secret")));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer other"));
        assert_eq!(token(&headers), Some(hashed("other")));
        assert_eq!(token(&HeaderMap::new()), None);
    }
}
