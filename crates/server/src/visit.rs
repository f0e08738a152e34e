//! The access log: one line a request, where a host wants it. It tells which address of the API was called and not with
//! what: join links and tables are nobody else's to read.

use crate::door::address;
use crate::house::House;
use axum::extract::MatchedPath;
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::net::IpAddr;
use std::time::Instant;

/// Who may filter the log by it.
const TARGET: &str = "access";

/// A request on its way through the house; nothing where nobody wants to know.
pub struct Visit(Option<Told>);

struct Told {
    begun: Instant,
    address: IpAddr,
    method: String,
    path: String,
}

impl Visit {
    pub fn begin(house: &House, parts: &Parts) -> Visit {
        Visit(house.settings.access_log.then(|| Told {
            begun: Instant::now(),
            address: address(house, parts),
            method: parts.method.to_string(),
            path: told(parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str), parts.uri.path()),
        }))
    }

    pub fn end(self, status: StatusCode) {
        if let Visit(Some(Told { begun, address, method, path })) = self {
            let (status, ms) = (status.as_u16(), begun.elapsed().as_millis());
            tracing::info!(target: TARGET, "{address} {method} {path} {status} {ms} ms");
        }
    }
}

/// The address as it is listed, with the names of its gaps; of the page no more than which part of it.
fn told(listed: Option<&str>, path: &str) -> String {
    let part = || {
        let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
        let plain =
            first.len() <= 24 && first.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_".contains(&byte));
        format!("/{}", if plain { first } else { "?" })
    };
    listed.map_or_else(part, str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_secret_is_told() {
        assert_eq!(told(Some("/api/tables/{id}"), "/api/tables/abc"), "/api/tables/{id}");
        assert_eq!(told(None, "/join/very-secret"), "/join");
        assert_eq!(told(None, "/"), "/");
        assert_eq!(told(None, "/a\u{7f}b%0a/x"), "/?");
    }
}
