//! The rooms that are open on this node.

use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::room::{Ask, Room};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use wire::Code;

/// How much can be waiting at the door of one room. No socket can have more than a few asks under way, so it takes a
/// crowd to fill it.
const WAITING: usize = 1024;

#[derive(Default)]
pub struct Rooms {
    open: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
}

impl Rooms {
    fn open(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// Hands something to the room of a table, which is opened if need be.
    pub fn hand(&self, house: &Arc<House>, table: &str, ask: Ask) -> Answer<()> {
        let mut open = self.open();
        // It is put into the box while nobody can close the room: nothing is lost between the two.
        let room = match open.get(table) {
            Some(room) => room,
            None => {
                let (room, asks) = mpsc::channel(WAITING);
                tokio::spawn(Room::run(house.clone(), table.to_owned(), asks, room.downgrade()));
                open.entry(table.to_owned()).or_insert(room)
            }
        };
        room.try_send(ask).map_err(|_| Refusal::new(Code::Busy))
    }

    /// Hands something to a room if it is open.
    pub fn hand_if_open(&self, table: &str, ask: Ask) {
        if let Some(room) = self.open().get(table) {
            let _ = room.try_send(ask);
        }
    }

    /// Hands something to every open room.
    pub fn hand_to_all(&self, ask: impl Fn() -> Ask) {
        for room in self.open().values() {
            let _ = room.try_send(ask());
        }
    }

    /// Closes the door of a room, unless something is waiting there.
    pub fn close_if_unasked(&self, table: &str, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut open = self.open();
        let unasked = asks.is_empty();
        if unasked {
            open.remove(table);
        }
        unasked
    }
}

impl House {
    /// Asks the room of a table and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        ask: impl FnOnce(oneshot::Sender<Answer<T>>) -> Ask,
    ) -> Answer<T> {
        let (answer, answered) = oneshot::channel();
        self.rooms.hand(self, table, ask(answer))?;
        answered.await.map_err(|_| Refusal::new(Code::Busy))?
    }
}
