//! Running a server from its first request to its last.

use crate::house::House;
use crate::lobby::Lobby;
use crate::{http, listen, watch};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Requests that have begun get this long to finish when the server stops.
const DRAIN: Duration = Duration::from_secs(8);

/// A server that runs.
pub struct Serving {
    pub house: Arc<House>,
    pub address: SocketAddr,
    task: JoinHandle<()>,
    helpers: Vec<JoinHandle<()>>,
}

impl Serving {
    /// Begins to serve.
    pub async fn begin(house: Arc<House>) -> std::io::Result<Serving> {
        let wanted = house.settings.listen;
        let in_words = |error: std::io::Error| std::io::Error::new(error.kind(), format!("{wanted}: {error}"));
        let listener = TcpListener::bind(wanted).await.map_err(in_words)?;
        let address = listener.local_addr()?;
        let helpers = vec![
            tokio::spawn(watch::hints(house.clone())),
            tokio::spawn(watch::due(house.clone())),
            tokio::spawn(watch::upkeep(house.clone())),
            tokio::spawn(Lobby::run(house.clone())),
        ];
        let task = tokio::spawn(listen::run(listener, house.clone(), http::router(house.clone())));
        Ok(Serving { house, address, task, helpers })
    }

    /// Serves until `stop` comes, then lets go gently: no new requests, those begun are finished, sockets are told to
    /// connect again, and the store is closed when all is written.
    pub async fn until(self, stop: impl Future<Output = ()>) -> std::io::Result<()> {
        stop.await;
        tracing::info!("stopping");
        self.house.stopping.send_replace(true);
        self.house.thinkers.close();
        let served = tokio::time::timeout(DRAIN, self.task).await;
        for helper in &self.helpers {
            helper.abort();
        }
        self.house.close().await;
        match served {
            Ok(Ok(())) => Ok(()),
            Ok(Err(panic)) => Err(std::io::Error::other(panic)),
            Err(_) => {
                tracing::warn!("some requests were not finished in time");
                Ok(())
            }
        }
    }
}

/// The moment when somebody asks the process to stop.
pub async fn asked_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        _ = interrupted => {}
        () = terminated => {}
    }
}
