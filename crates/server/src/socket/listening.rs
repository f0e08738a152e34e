//! What a client says.

use super::{FRAME, Wishes};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::Bucket;
use crate::names;
use crate::person::Person;
use crate::room::{Ask, Deed, Follower, Outgoing};
use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Note, Say, Thing};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_tungstenite::tungstenite;
use wire::{Code, FromClient, FromServer};

/// A client that says nothing (not even that it is there) for this long is dropped.
const SILENCE: Duration = Duration::from_secs(75);

/// How long somebody who talks too fast is not heard.
const BREATH: Duration = Duration::from_millis(50);

/// How long somebody who is sent away may take to go.
const GOODBYE: Duration = Duration::from_secs(2);

/// How many tables one socket may follow.
const MOST_TABLES: usize = 50;

/// The half that reads.
pub(super) struct Listening {
    pub(super) house: Arc<House>,
    pub(super) number: u64,
    pub(super) person: Option<Person>,
    pub(super) out: mpsc::Sender<Outgoing>,
    pub(super) following: HashSet<String>,
    pub(super) under_way: Arc<Semaphore>,
}

impl Listening {
    pub(super) async fn run(mut self, mut reader: SplitStream<WebSocket>, wishes: watch::Sender<Wishes>) {
        let rate = self.house.limits.messages;
        let mut bucket = rate.map(|rate| Bucket::full(rate, Instant::now()));
        while let Ok(Some(message)) = tokio::time::timeout(SILENCE, reader.next()).await {
            let text = match message {
                Ok(Message::Text(text)) if text.len() <= FRAME => text,
                Ok(Message::Text(_)) => {
                    self.hang_up(&mut reader).await;
                    break;
                }
                Ok(Message::Ping(_) | Message::Pong(_)) => continue,
                Ok(Message::Binary(_) | Message::Close(_)) => break,
                Err(error) => {
                    if is_too_large(error) {
                        self.hang_up(&mut reader).await;
                    }
                    break;
                }
            };
            if let Some((rate, bucket)) = rate.zip(bucket.as_mut()) {
                // Who talks too fast is heard more slowly. Nothing is refused: a client would not know what to say again.
                while !bucket.take(rate, Instant::now()) {
                    tokio::time::sleep(BREATH).await;
                }
            }
            let heard = serde_json::from_str(&text).map_err(|_| Refusal::new(Code::Malformed));
            let Ok(permit) = self.under_way.clone().acquire_owned().await else { break };
            match heard {
                Ok(message) => self.hear(message, &wishes, permit),
                Err(refusal) => self.say(&FromServer::Fault { fault: *refusal.0 }),
            }
        }
    }

    /// The client says too much at once: the half that writes tells it so, and it may say goodbye.
    async fn hang_up(&self, reader: &mut SplitStream<WebSocket>) {
        if self.out.send(Outgoing::TooLarge).await.is_err() {
            return;
        }
        let goodbye = async { while let Some(Ok(_)) = reader.next().await {} };
        let _ = tokio::time::timeout(GOODBYE, goodbye).await;
    }

    fn say(&self, message: &FromServer) {
        // A client that does not read what it is told will be noticed by the half that writes.
        let _ = self.out.try_send(Outgoing::message(message));
    }

    fn hear(&mut self, message: FromClient, wishes: &watch::Sender<Wishes>, permit: OwnedSemaphorePermit) {
        match message {
            FromClient::Follow { table, seen, words } => {
                if let Err(refusal) = self.follow(&table, seen, words, permit) {
                    self.say(&FromServer::Gone { table, fault: *refusal.0 });
                }
            }
            FromClient::Unfollow { table } => {
                if self.following.remove(&table) {
                    self.house.rooms.hand_if_open(&table, Ask::Unfollow { socket: self.number });
                }
            }
            FromClient::Act { table, id, action, seen } => {
                let deed = Deed::Act { request: id.clone(), action, seen };
                self.do_deed(table, id, deed, permit);
            }
            FromClient::Undo { table, id } => {
                let deed = Deed::Undo { request: id.clone() };
                self.do_deed(table, id, deed, permit);
            }
            FromClient::Hint { table, id } => self.hint(table, id, permit),
            FromClient::What { table, id, thing } => self.what(table, id, thing, permit),
            FromClient::Why { table, id, things } => {
                let ask = |person, answer| Ok(Ask::Why { person, things, answer });
                self.ask(table, id, permit, ask, |id, table, offer| FromServer::Why { id, table, offer });
            }
            FromClient::Chat { table, id, text } => self.chat(table, id, text, permit),
            FromClient::Lobby { on } => wishes.send_modify(|wishes| wishes.lobby = on),
            FromClient::Mine { on } => wishes.send_modify(|wishes| wishes.mine = on),
            FromClient::Ping { n } => self.say(&FromServer::Pong { n }),
        }
    }

    fn follow(&mut self, table: &str, seen: Option<u32>, words: bool, permit: OwnedSemaphorePermit) -> Answer<()> {
        names::id(table)?;
        if self.following.len() >= MOST_TABLES && !self.following.contains(table) {
            return Err(Refusal::new(Code::TooFast));
        }
        let follower = Follower { socket: self.number, person: self.person.clone(), words, out: self.out.clone() };
        self.house.rooms.hand(&self.house, table, Ask::Follow { follower, seen, permit })?;
        self.following.insert(table.to_owned());
        Ok(())
    }

    /// Asks a room in the background, so that the client can go on talking meanwhile.
    fn ask<T: Send + 'static>(
        &self,
        table: String,
        id: String,
        permit: OwnedSemaphorePermit,
        ask: impl FnOnce(Person, tokio::sync::oneshot::Sender<Answer<T>>) -> Answer<Ask> + Send + 'static,
        tell: impl FnOnce(String, String, T) -> FromServer + Send + 'static,
    ) {
        let known = |person: Option<Person>, answer| ask(person.ok_or_else(|| Refusal::new(Code::NobodyYet))?, answer);
        self.ask_as_anybody(table, id, permit, known, tell);
    }

    /// As [`Listening::ask`], for what bystanders may ask too.
    fn ask_as_anybody<T: Send + 'static>(
        &self,
        table: String,
        id: String,
        permit: OwnedSemaphorePermit,
        ask: impl FnOnce(Option<Person>, tokio::sync::oneshot::Sender<Answer<T>>) -> Answer<Ask> + Send + 'static,
        tell: impl FnOnce(String, String, T) -> FromServer + Send + 'static,
    ) {
        let (house, out, person) = (self.house.clone(), self.out.clone(), self.person.clone());
        tokio::spawn(async move {
            let asked = async {
                names::request(&id)?;
                names::id(&table)?;
                let (answer, answered) = tokio::sync::oneshot::channel();
                house.rooms.hand(&house, &table, ask(person, answer)?)?;
                answered.await.map_err(|_| Refusal::new(Code::Busy))?
            };
            let message = match asked.await {
                Ok(answer) => tell(id, table, answer),
                Err(refusal) => FromServer::Refused { id, table, fault: *refusal.0 },
            };
            let _ = out.send(Outgoing::message(&message)).await;
            drop(permit);
        });
    }

    fn do_deed(&self, table: String, id: String, deed: Deed, permit: OwnedSemaphorePermit) {
        let ask = |person, answer| Ok(Ask::Do { person, deed, answer });
        self.ask(table, id, permit, ask, |id, table, seq| FromServer::Done { id, table, seq });
    }

    fn what(&self, table: String, id: String, thing: Thing, permit: OwnedSemaphorePermit) {
        let ask = |person, answer| Ok(Ask::What { person, thing, answer });
        let tell = |id, table, note: Note| FromServer::What { id, table, note: table::json(&note) };
        self.ask_as_anybody(table, id, permit, ask, tell);
    }

    fn hint(&self, table: String, id: String, permit: OwnedSemaphorePermit) {
        let house = self.house.clone();
        let ask = move |person: Person, answer| {
            let many = |_| Refusal::saying(Code::TooFast, Say::new("server-many-hints"));
            house.limits.hints.take(person.id.to_string()).map_err(many)?;
            Ok(Ask::Hint { person, answer })
        };
        self.ask(table, id, permit, ask, |id, table, hint| FromServer::Hint { id, table, hint });
    }

    fn chat(&self, table: String, id: String, text: String, permit: OwnedSemaphorePermit) {
        let (house, request) = (self.house.clone(), id.clone());
        let ask = move |person: Person, answer| {
            house.may_speak(&person.id)?;
            house.limits.chat.take(person.id.to_string())?;
            let text = names::chat(&text)?;
            Ok(Ask::Chat { person, request, text, answer })
        };
        // Everybody at the table is told what was said, the speaker too; this says that it need not be sent again.
        self.ask(table, id, permit, ask, |id, table, seq| FromServer::Done { id, table, seq });
    }
}

/// Did the client say more than is read at all?
fn is_too_large(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    error.is_ok_and(|error| matches!(*error, tungstenite::Error::Capacity(_)))
}

impl Drop for Listening {
    /// However the talk ended, nobody is left behind at a table.
    fn drop(&mut self) {
        for table in &self.following {
            self.house.rooms.hand_if_open(table, Ask::Unfollow { socket: self.number });
        }
    }
}
