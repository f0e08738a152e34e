//! Who is at the table, on all nodes together.

use super::Room;
use crate::clock;
use wire::Millis;

/// What a node says about who is there holds for so long, and is said again when half of it is over.
const HOLDS: Millis = 30_000;

impl Room {
    /// Tells other nodes who is here, if that has changed or is soon forgotten.
    pub(super) async fn share_presence(&mut self) {
        if !self.house.store.is_shared() {
            return;
        }
        let (here, now) = (self.followers.present(&self.ledger), clock::now());
        let changed = here != self.shared.0;
        let stale = !self.followers.is_empty() && now + HOLDS / 2 >= self.shared.1;
        if !changed && !stale {
            return;
        }
        if let Err(trouble) = self.house.store.be_present(&self.id, &here, now + HOLDS).await {
            tracing::warn!(%trouble, table = %self.id, "other nodes cannot be told who is here");
            return;
        }
        if changed {
            self.house.store.tell_presence(&self.id);
        }
        self.shared = (here, now + HOLDS);
    }

    /// Reads who is at this table on other nodes, and tells everybody if that has changed.
    pub(super) async fn read_presence(&mut self) {
        if !self.house.store.is_shared() {
            return;
        }
        match self.house.store.present_elsewhere(&self.id, clock::now()).await {
            Ok(elsewhere) => self.followers.set_elsewhere(elsewhere, &self.ledger),
            Err(trouble) => tracing::warn!(%trouble, table = %self.id, "who is on other nodes cannot be read"),
        }
    }
}
