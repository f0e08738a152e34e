//! The front door: takes connections in, no more than there is room for, and none that only stand about.

use crate::house::House;
use crate::limits::subscriber;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Uri;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;

/// A request must have told what it wants within this time.
const HEADERS: Duration = Duration::from_secs(10);

/// How many connections, and how many sockets, one address may have open.
const MOST_EACH: usize = 200;

/// When no connection can be taken in (too many files are open, say), it is tried again after this time.
const BREATH: Duration = Duration::from_millis(50);

/// What is open, by address.
#[derive(Default)]
pub struct Open {
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

/// Counted for as long as it lives.
pub struct Counted {
    open: Arc<Open>,
    address: IpAddr,
}

impl Open {
    fn all(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more of this address, unless it has enough already.
    pub fn enter(self: &Arc<Self>, address: IpAddr, most: usize) -> Option<Counted> {
        let mut all = self.all();
        let count = all.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { open: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut all = self.open.all();
        match all.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(all.remove(&self.address)),
        }
    }
}

impl House {
    /// How many connections or sockets one address may have.
    pub fn most_each(&self) -> usize {
        if self.settings.limits { MOST_EACH } else { usize::MAX }
    }
}

/// Takes connections in until the house stops, then waits for those that are being served.
pub async fn run(listener: TcpListener, house: Arc<House>, router: Router) {
    let mut stopping = house.stopping.subscribe();
    let (serving, mut served) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Behind a proxy all come from one address, and it is the proxy's to count them.
                let most = if house.settings.behind_proxy { usize::MAX } else { house.most_each() };
                let Some(counted) = house.connections.enter(subscriber(peer.ip()), most) else {
                    metrics::counter!("ballyhoo_connections_refused_total").increment(1);
                    continue;
                };
                let serve = serve(stream, peer, house.clone(), router.clone());
                let serving = serving.clone();
                tokio::spawn(async move {
                    serve.await;
                    drop((counted, serving));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "no connection can be taken in");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop((listener, serving));
    let _ = served.recv().await;
}

/// The address behind the prefix. What comes without it is served too: some proxies take it away themselves.
fn within(prefix: &str, uri: &Uri) -> Option<Uri> {
    let rest = uri.path().strip_prefix(prefix).filter(|rest| rest.is_empty() || rest.starts_with('/'))?;
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let path = if rest.is_empty() { "/" } else { rest };
    format!("{path}{query}").parse().ok().filter(|_| !prefix.is_empty())
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn serve(stream: TcpStream, peer: SocketAddr, house: Arc<House>, router: Router) {
    let mut stopping = house.stopping.subscribe();
    // News are small and wanted at once: waiting to fill a packet would cost 40 ms whenever two come in a row.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        if let Some(inner) = within(&house.settings.prefix, request.uri()) {
            *request.uri_mut() = inner;
        }
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prefix_is_taken_away() {
        let path = |uri: &str| within("/games", &uri.parse().unwrap()).map(|uri| uri.to_string());
        assert_eq!(path("/games/api/me?a=1").as_deref(), Some("/api/me?a=1"));
        assert_eq!(path("/games").as_deref(), Some("/"));
        assert_eq!(path("/games/").as_deref(), Some("/"));
        assert_eq!(path("/gamesters/api"), None);
        assert_eq!(path("/api/me"), None);
        assert_eq!(within("", &"/api/me".parse().unwrap()), None);
    }
}
