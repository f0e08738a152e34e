//! Many who watch one table: how long it takes until the last of them knows.

use super::{Pair, Sorted, table_told};
use crate::client::{Client, Failed, Socket};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use wire::FromClient;

/// The two at the table act at this pace at most.
const PAUSE: Duration = Duration::from_millis(200);

/// A watcher who has not been told after this time is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// What was measured, in milliseconds from sending an action.
#[derive(Clone, Copy, Debug)]
pub struct FannedOut {
    pub watchers: u32,
    pub actions: usize,
    /// Until half of the watchers have been told, for the action in the middle.
    pub half: f64,
    /// Until the last watcher has been told: half of the actions, 99 of 100, all.
    pub p50: f64,
    pub p99: f64,
    pub worst: f64,
    /// News that did not come in time.
    pub missed: usize,
}

/// Which watcher has been told, of which line, and when.
type Told = (u32, u32, Instant);

/// Lets so many people watch one table, spread over the nodes, while two play there.
pub async fn fan_out(nodes: &[SocketAddr], game: &str, watchers: u32, time: Duration) -> Result<FannedOut, Failed> {
    let [first, ..] = nodes else { return Err(Failed::Answer("there is no server".to_owned())) };
    let pair = Pair::sit_down([*first, *nodes.last().unwrap_or(first)], game, 1, u64::from(u32::MAX)).await?;
    let (tell, mut told) = mpsc::unbounded_channel();
    for (node, number) in nodes.iter().cycle().zip(0..watchers) {
        let table = pair.desks().first().map(|desk| desk.id.clone()).unwrap_or_default();
        let mut socket = Client::new(*node).socket().await?;
        socket.say(&FromClient::Follow { table, seen: None, words: false }).await?;
        tokio::spawn(watch(socket, number, tell.clone()));
    }
    let (mut halves, mut lasts, mut missed) = (Vec::new(), Vec::new(), 0);
    let begun = Instant::now();
    while begun.elapsed() < time {
        tokio::time::sleep(PAUSE).await;
        while told.try_recv().is_ok() {}
        let sent = Instant::now();
        let Some(before) = pair.act(0) else { continue };
        let (mut times, mut know) = (Vec::new(), HashSet::new());
        while times.len() < watchers as usize {
            let left = PATIENCE.saturating_sub(sent.elapsed());
            let Ok(Some((watcher, seq, at))) = tokio::time::timeout(left, told.recv()).await else { break };
            if seq > before && know.insert(watcher) {
                times.push(at.duration_since(sent).as_secs_f64() * 1000.0);
            }
        }
        missed += watchers as usize - times.len();
        let times = Sorted::of(times);
        halves.push(times.at(0.5));
        lasts.push(times.at(1.0));
    }
    let (halves, lasts) = (Sorted::of(halves), Sorted::of(lasts));
    let (actions, half) = (lasts.0.len(), halves.at(0.5));
    Ok(FannedOut { watchers, actions, half, p50: lasts.at(0.5), p99: lasts.at(0.99), worst: lasts.at(1.0), missed })
}

async fn watch(mut socket: Socket, watcher: u32, tell: mpsc::UnboundedSender<Told>) {
    while let Ok(text) = socket.next_text().await {
        let at = Instant::now();
        if let Some((_, now)) = table_told(&text)
            && tell.send((watcher, now.seq, at)).is_err()
        {
            return;
        }
    }
}
