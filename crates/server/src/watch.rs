//! What goes on without being asked: hints from other nodes, tables that are due, counters, old sessions.

use crate::clock;
use crate::house::House;
use crate::room::Ask;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::Hint;
use tokio::sync::broadcast::error::RecvError;

/// How often due tables are looked for.
const DUE: Duration = Duration::from_millis(1000);

/// How many due tables are woken at once.
const AT_ONCE: u32 = 500;

/// A due table that does not move is looked at again after this time.
const AGAIN: i64 = 15_000;

/// How often sessions that have expired are forgotten.
const SWEEP: Duration = Duration::from_secs(3600);

/// Passes hints on to rooms and lobby.
pub async fn hints(house: Arc<House>) {
    let mut hints = house.store.hints();
    loop {
        match hints.recv().await {
            Ok(Hint::Table { table, seq, ours }) => {
                if !ours {
                    house.rooms.hand_if_open(&table, Ask::Read { seq });
                }
                house.lobby.nudge();
            }
            Ok(Hint::Chat { table, ours: false }) => house.rooms.hand_if_open(&table, Ask::ReadChat),
            Ok(Hint::Chat { ours: true, .. }) => {}
            Ok(Hint::Lost) | Err(RecvError::Lagged(_)) => {
                house.rooms.hand_to_all(|| Ask::Read { seq: u32::MAX });
                house.lobby.nudge();
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Wakes tables whose time has come: deadlines, and bots that were lost with a process.
pub async fn due(house: Arc<House>) {
    let mut ticks = tokio::time::interval(DUE);
    loop {
        ticks.tick().await;
        let now = clock::now();
        let due = match house.store.due(now, AT_ONCE).await {
            Ok(due) => due,
            Err(trouble) => {
                tracing::warn!(%trouble, "due tables cannot be looked for");
                continue;
            }
        };
        for table in due {
            // Put off first: a table that cannot be served must not be woken every second.
            if let Err(trouble) = house.store.postpone(&table, Some(now + AGAIN)).await {
                tracing::warn!(%trouble, %table, "a due table cannot be put off");
            }
            house.wake(&table);
        }
    }
}

/// Keeps the gauges, and forgets old sessions.
pub async fn upkeep(house: Arc<House>) {
    let mut ticks = tokio::time::interval(Duration::from_secs(5));
    let mut swept = tokio::time::Instant::now();
    loop {
        ticks.tick().await;
        metrics::gauge!("ballyhoo_rooms").set(house.rooms.count() as f64);
        metrics::gauge!("ballyhoo_people").set(house.people.count() as f64);
        metrics::gauge!("ballyhoo_sockets").set(house.open_sockets.load(Ordering::Relaxed) as f64);
        if swept.elapsed() >= SWEEP {
            swept = tokio::time::Instant::now();
            if let Err(trouble) = house.store.sweep_sessions(clock::now()).await {
                tracing::warn!(%trouble, "old sessions cannot be forgotten");
            }
        }
    }
}
