//! A line between two machines that is not to be trusted: it delays, stalls, is cut, or carries one way only.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the line is at the moment.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Sky {
    /// Everything takes so much longer.
    pub delay: Duration,
    /// Nothing passes, and nobody is told.
    pub stalled: bool,
    /// Nobody gets through any more.
    pub shut: bool,
    /// Raised to cut all connections.
    cuts: u32,
    /// Raised to end what comes back on all connections, while the way there stays open.
    halves: u32,
}

/// A port of its own that leads to another one.
pub struct Proxy {
    pub address: SocketAddr,
    sky: Arc<watch::Sender<Sky>>,
}

impl Proxy {
    pub async fn to(target: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let sky = Arc::new(watch::Sender::new(Sky::default()));
        tokio::spawn(serve(listener, target, sky.clone()));
        Proxy { address, sky }
    }

    pub fn change(&self, change: impl FnOnce(&mut Sky)) {
        self.sky.send_modify(change);
    }

    pub fn cut(&self) {
        self.change(|sky| sky.cuts += 1);
    }

    pub fn halve(&self) {
        self.change(|sky| sky.halves += 1);
    }
}

async fn serve(listener: TcpListener, target: SocketAddr, sky: Arc<watch::Sender<Sky>>) {
    while let Ok((stream, _)) = listener.accept().await {
        let sky = sky.subscribe();
        if !sky.borrow().shut {
            tokio::spawn(carry(stream, target, sky));
        }
    }
}

async fn carry(stream: TcpStream, target: SocketAddr, sky: watch::Receiver<Sky>) {
    let Ok(other) = TcpStream::connect(target).await else { return };
    let _ = (stream.set_nodelay(true), other.set_nodelay(true));
    let begun = *sky.borrow();
    let (from, to) = (stream.into_split(), other.into_split());
    let (mut cut, mut halved) = (sky.clone(), sky.clone());
    let there = pump(from.0, to.1, sky.clone());
    let back = async {
        // Whoever is cut off on the way back may still be heard.
        tokio::select! {
            () = pump(to.0, from.1, sky.clone()) => {}
            _ = halved.wait_for(|sky| sky.halves != begun.halves) => {}
        }
    };
    tokio::select! {
        _ = cut.wait_for(|sky| sky.cuts != begun.cuts || sky.shut) => {}
        _ = async { tokio::join!(there, back) } => {}
    }
}

/// Carries one way until the end, as slowly as the line wants.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut sky: watch::Receiver<Sky>) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = match from.read(&mut bytes).await {
            Ok(count) if count > 0 => count,
            _ => break,
        };
        let Ok(sky) = sky.wait_for(|sky| !sky.stalled).await.map(|sky| *sky) else { break };
        tokio::time::sleep(sky.delay).await;
        if to.write_all(&bytes[..count]).await.is_err() {
            break;
        }
    }
    let _ = to.shutdown().await;
}
