//! The open tables, for all who want to watch them.

use crate::fault::Answer;
use crate::house::House;
use crate::room::{self, Outgoing};
use crate::summary::{Summary, bare};
use std::sync::Arc;
use std::time::Duration;
use store::{Progress, Stored};
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
            match house.store.listed(Progress::Open, SHOWN).await {
                Ok(tables) => {
                    let message = Outgoing::message(&FromServer::Lobby { tables: lines(&house, tables, None).await });
                    house.lobby.list.send_replace(Some(message));
                }
                Err(trouble) => tracing::warn!(%trouble, "the lobby cannot be read"),
            }
        }
    }
}

/// Stored tables as lines of a list, with the seat of whoever asks. No table is left out: what was written by a version
/// that said too little, or cannot be read for another reason, is summed up again.
pub async fn lines(house: &House, tables: Vec<Stored>, person: Option<&str>) -> Vec<TableLine> {
    let mut lines = Vec::with_capacity(tables.len());
    for row in tables {
        lines.push(match Summary::read(&row.summary) {
            Ok(summary) => summary.line(&row, person),
            Err(unreadable) => {
                tracing::warn!(table = %row.id, %unreadable, "a summary is made again from the log");
                summed_up_again(house, &row, person).await
            }
        });
    }
    lines
}

async fn summed_up_again(house: &House, row: &Stored, person: Option<&str>) -> TableLine {
    let ledger = match room::load(house, &row.id).await {
        Ok(ledger) => ledger,
        Err(refusal) => {
            tracing::error!(table = %row.id, sentence = %refusal.0.sentence, "the log cannot be summed up");
            return bare(row);
        }
    };
    if let Ok(standing) = room::standing(&ledger)
        && let Err(trouble) = house.store.restate(&row.id, ledger.seq, &standing.summary).await
    {
        tracing::warn!(%trouble, table = %row.id, "a summary cannot be written");
    }
    Summary::of(&ledger).line(row, person)
}

/// The unfinished tables of a person, those that wait for them first.
pub async fn mine(house: &House, person: &str) -> Answer<Vec<TableLine>> {
    let mut tables = lines(house, house.store.tables_of(person, false, SHOWN).await?, Some(person)).await;
    tables.sort_by_key(|line| !line.you.is_some_and(|seat| line.to_act.contains(&seat)));
    Ok(tables)
}
