//! The open tables, for all who want to watch them.

use crate::house::House;
use crate::room::Outgoing;
use std::sync::Arc;
use std::time::Duration;
use store::{Phase, Stored};
use tokio::sync::{Notify, watch};
use wire::{FromServer, TableLine};

/// Changes are gathered for this long.
const GATHER: Duration = Duration::from_millis(250);

/// How many tables a list shows.
pub const SHOWN: u32 = 100;

pub struct Lobby {
    changed: Notify,
    list: watch::Sender<Option<Outgoing>>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby { changed: Notify::new(), list: watch::Sender::new(None) }
    }
}

impl Lobby {
    /// Something may have changed.
    pub fn nudge(&self) {
        self.changed.notify_one();
    }

    /// The list as a message, now and whenever it changes.
    pub fn listen(&self) -> watch::Receiver<Option<Outgoing>> {
        let list = self.list.subscribe();
        self.nudge();
        list
    }

    /// Keeps the list fresh for as long as anybody watches.
    pub async fn run(house: Arc<House>) {
        loop {
            house.lobby.changed.notified().await;
            tokio::time::sleep(GATHER).await;
            if house.lobby.list.receiver_count() == 0 {
                continue;
            }
            match house.store.listed(Phase::Open, SHOWN).await {
                Ok(tables) => {
                    let message = Outgoing::message(&FromServer::Lobby { tables: lines(tables, None) });
                    house.lobby.list.send_replace(Some(message));
                }
                Err(trouble) => tracing::warn!(%trouble, "the lobby cannot be read"),
            }
        }
    }
}

/// Stored tables as lines of a list, with the seat of whoever asks.
pub fn lines(tables: Vec<Stored>, person: Option<&str>) -> Vec<TableLine> {
    let line = |stored: Stored| {
        let mut line: TableLine = serde_json::from_str(&stored.summary).ok()?;
        let own = |chair: &&wire::Chair| matches!(&chair.who, wire::Seated::Person { person: id } if Some(id.as_str()) == person);
        line.you = line.chairs.iter().find(own).map(|chair| chair.seat);
        Some(line)
    };
    tables.into_iter().filter_map(line).collect()
}

/// The unfinished tables of a person, those that wait for them first.
pub async fn mine(house: &House, person: &str) -> crate::fault::Answer<Vec<TableLine>> {
    let mut tables = lines(house.store.tables_of(person, false, SHOWN).await?, Some(person));
    tables.sort_by_key(|line| !line.you.is_some_and(|seat| line.to_act.contains(&seat)));
    Ok(tables)
}
