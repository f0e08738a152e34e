//! What goes on without being asked: hints from other nodes, tables that are due, counters, forgetting what is old.

use crate::clock;
use crate::house::House;
use crate::room::Ask;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Hint, Keep, Swept, Trouble};
use tokio::sync::broadcast::error::RecvError;
use wire::Millis;

/// How often due tables are looked for.
const DUE: Duration = Duration::from_millis(1000);

/// How many due tables are woken at once.
const AT_ONCE: u32 = 500;

/// A due table that does not move is looked at again after this time.
const AGAIN: i64 = 15_000;

/// How often the gauges are read, and what was not told is noticed.
const LOOK: Duration = Duration::from_secs(5);

/// How often what is old is forgotten.
const SWEEP: Duration = Duration::from_secs(3600);

/// How far the clocks of two nodes may differ.
const CLOCKS: Millis = 60_000;

const A_DAY: Millis = 24 * 3600 * 1000;

/// No moment that a table waits for is further away.
const FARTHEST: Millis = 31 * A_DAY;

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
            Ok(Hint::Presence { table, ours: false }) => house.rooms.hand_if_open(&table, Ask::ReadPresence),
            Ok(Hint::Chat { ours: true, .. } | Hint::Presence { ours: true, .. }) => {}
            Ok(Hint::Unsaid { table, number }) => {
                house.rooms.hand_if_open(&table, Ask::Unsaid { numbers: vec![number.into()] });
            }
            Ok(Hint::Again { table }) => house.rooms.hand_if_open(&table, Ask::Reload),
            Ok(Hint::Person { person, .. }) => {
                // A ban counts before the sockets look.
                read_bans(&house).await;
                changed(&house, &person);
                house.people.heard_of(person);
            }
            Ok(Hint::Lost) | Err(RecvError::Lagged(_)) => {
                house.rooms.hand_to_all(|| Ask::ReadAll);
                house.people.all_changed();
                house.lobby.nudge();
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Something about a person, or an address, has changed: their sockets look at it.
fn changed(house: &House, whom: &str) {
    // Whoever is at an address is known by what they are called.
    match whom.parse::<IpAddr>() {
        Ok(_) => house.people.all_changed(),
        Err(_) => house.people.changed(whom),
    }
}

/// Reads the bans again, and lets those look at it whom it concerns.
async fn read_bans(house: &House) {
    match house.read_bans().await {
        Ok(about) => about.iter().for_each(|whom| changed(house, whom)),
        Err(trouble) => tracing::warn!(%trouble, "bans cannot be read"),
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
            // Put off first: a table that cannot be served must not be woken every second, nor by every node.
            match house.store.take_due(&table, now, now + AGAIN).await {
                Ok(true) => house.wake(&table),
                Ok(false) => {}
                Err(trouble) => tracing::warn!(%trouble, %table, "a due table cannot be put off"),
            }
        }
    }
}

/// Keeps the gauges, notices what nobody told, and forgets what is old.
pub async fn upkeep(house: Arc<House>) {
    let mut ticks = tokio::time::interval(LOOK);
    let mut swept: Option<tokio::time::Instant> = None;
    let mut known = Known { people: String::new(), unsaid: clock::now() };
    loop {
        ticks.tick().await;
        measure(&house).await;
        notice(&house, &mut known).await;
        if swept.is_none_or(|at| at.elapsed() >= SWEEP) {
            swept = Some(tokio::time::Instant::now());
            if let Err(trouble) = sweep(&house).await {
                tracing::warn!(%trouble, "what is old cannot be forgotten");
            }
        }
    }
}

async fn measure(house: &House) {
    metrics::gauge!("ballyhoo_rooms").set(house.rooms.count() as f64);
    metrics::gauge!("ballyhoo_people").set(house.people.count() as f64);
    metrics::gauge!("ballyhoo_sockets").set(house.open_sockets.load(Ordering::Relaxed) as f64);
    house.thinkers.measure();
    house.metering.add_up();
    if let Ok(size) = house.store.size().await {
        metrics::gauge!("ballyhoo_database_bytes").set(size as f64);
    }
    if let Some(free) = house.store.free_disk() {
        metrics::gauge!("ballyhoo_disk_free_bytes").set(free as f64);
    }
}

/// What was last noticed without being told.
struct Known {
    people: String,
    unsaid: Millis,
}

/// Other nodes may not be heard, a hint may be lost with the process that gave it, and a host may have changed something
/// from outside: sockets look at their sessions, and the lobby at its tables.
async fn notice(house: &House, known: &mut Known) {
    // Bans are few, and must hold whoever wrote them and whatever became of it: they are read each time.
    read_bans(house).await;
    let Ok(now) = house.store.people_changed().await else { return };
    let heard = house.people.was_heard_of(now.rsplit(' ').next().unwrap_or_default());
    if now != known.people && !now.starts_with(house.store.node()) && !heard {
        house.people.all_changed();
        // A table may have been closed.
        house.rooms.hand_to_all(|| Ask::ReadAll);
        notice_unsaid(house, &mut known.unsaid).await;
    }
    if house.store.is_shared() && !house.settings.notify {
        house.lobby.nudge();
    }
    known.people = now;
}

/// Something that was said may have been taken back. Clocks of nodes differ a little: what was told already is told again,
/// and does no harm.
async fn notice_unsaid(house: &House, known: &mut Millis) {
    let Ok(all) = house.store.unsaid_since(*known - CLOCKS).await else { return };
    for unsaid in all {
        *known = unsaid.at.max(*known);
        house.rooms.hand_if_open(&unsaid.table, Ask::Unsaid { numbers: vec![unsaid.number] });
    }
}

async fn sweep(house: &House) -> Result<(), Trouble> {
    let now = clock::now();
    house.store.sweep_sessions(now).await?;
    house.store.sweep_buckets(now - A_DAY).await?;
    house.store.sweep_letters(now).await?;
    house.store.sweep_presence(now).await?;
    // No table waits longer than its pace or its lobby allows, whatever the clock said when it was written.
    house.store.pull_in(now + FARTHEST, now).await?;
    let before = |days: u32| (days > 0).then(|| now - Millis::from(days) * A_DAY);
    let keep = &house.settings.keep;
    let swept = house
        .store
        .sweep(Keep {
            closed: before(keep.closed_days),
            finished: before(keep.finished_days),
            chat: before(keep.chat_days),
            guests: before(keep.guest_days),
        })
        .await?;
    if swept != Swept::default() {
        tracing::info!(tables = swept.tables, chat = swept.chat, guests = swept.guests, "what was old is forgotten");
    }
    Ok(())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::Given;
    use store::Store;

    /// Most houses are never asked for their figures: those must not pile up.
    #[tokio::test]
    async fn what_is_measured_takes_no_room_though_nobody_asks() {
        let folder = tempfile::tempdir().unwrap();
        let given = Given { database: Some(Store::file_in(folder.path())), ..Given::default() };
        let house = House::open(given.settle().unwrap()).await.unwrap();
        let a_round = async || {
            for _ in 0..400_000 {
                metrics::histogram!("ballyhoo_deed_seconds").record(0.001);
            }
            measure(&house).await;
        };
        let memory = || crate::bench::memory(std::process::id()).unwrap();
        a_round().await;
        let before = memory();
        for _ in 0..10 {
            a_round().await;
        }
        let grown = memory().saturating_sub(before);
        assert!(grown < 24 << 20, "{grown} bytes more after four million measurements");
    }
}
