//! What a client is told.

use super::{WAITING, Wishes};
use crate::chance;
use crate::clock;
use crate::fault::Refusal;
use crate::house::House;
use crate::lobby;
use crate::people::News;
use crate::person::Person;
use crate::room::{Outgoing, Packet};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use futures_util::stream::SplitSink;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use table::Say;
use tokio::sync::{mpsc, watch};
use wire::{Code, FromServer, PROTOCOL};

/// A client that cannot take a message within this time is dropped.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the client is asked whether it is there.
const KNOCK: Duration = Duration::from_secs(25);

/// News about own tables are gathered for this long.
const GATHER: Duration = Duration::from_millis(300);

/// The half that writes.
pub(super) struct Talking {
    pub(super) house: Arc<House>,
    pub(super) person: Option<Person>,
    pub(super) unpacks: bool,
    /// The session that this socket belongs to, and ends with.
    pub(super) session: Option<String>,
    /// Where it comes from.
    pub(super) address: IpAddr,
    pub(super) writer: SplitSink<WebSocket, Message>,
    pub(super) outgoing: mpsc::Receiver<Outgoing>,
    pub(super) wished: watch::Receiver<Wishes>,
    pub(super) news: Option<watch::Receiver<News>>,
    pub(super) muted: HashSet<String>,
}

/// Why the talk is over.
struct Over;

impl Talking {
    pub(super) async fn run(mut self) {
        // The socket is gone, or its client does not keep up: there is nobody left to tell.
        let _ = self.talk().await;
        let _ = tokio::time::timeout(Duration::from_secs(1), self.writer.close()).await;
    }

    async fn talk(&mut self) -> Result<(), Over> {
        let me = self.person.as_ref().map(Person::me);
        let build = env!("CARGO_PKG_VERSION").to_owned();
        self.say(&FromServer::Welcome { protocol: PROTOCOL, build, now: clock::now(), me }).await?;
        self.read_muted().await;
        let mut stopping = self.house.stopping.subscribe();
        let mut bans = self.house.bans.listen();
        let mut lobby = None;
        let mut knock = tokio::time::interval(KNOCK);
        let mut known = News::default();
        let mut mine_at = None;
        loop {
            tokio::select! {
                outgoing = self.outgoing.recv() => match outgoing {
                    Some(outgoing) => self.pass(outgoing).await?,
                    None => return Ok(()),
                },
                changed = self.wished.changed() => {
                    changed.map_err(|_| Over)?;
                    let wishes = *self.wished.borrow_and_update();
                    lobby = wishes.lobby.then(|| self.house.lobby.listen());
                    self.tell_mine().await?;
                }
                list = next_list(&mut lobby) => self.pass(list).await?,
                news = next_news(&mut self.news) => {
                    if news.person != known.person {
                        if !self.is_signed_in().await {
                            return self.bye("server-signed-out", 0).await;
                        }
                        self.read_muted().await;
                    }
                    if news.tables != known.tables {
                        mine_at = mine_at.or_else(|| Some(tokio::time::Instant::now() + GATHER));
                    }
                    known = news;
                }
                Ok(()) = bans.changed() => {
                    // Whoever merely watches is known by nothing else.
                    if self.house.admit_address(self.address).is_err() {
                        return self.bye("server-banned", 0).await;
                    }
                }
                () = at(mine_at) => {
                    mine_at = None;
                    self.tell_mine().await?;
                }
                _ = knock.tick() => self.send(Message::Ping(Default::default())).await?,
                () = stopped(&mut stopping) => return self.bye("server-stopping", 500 + spread(3000)).await,
            }
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Over> {
        match tokio::time::timeout(PATIENCE, self.writer.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Over),
            Err(_) => {
                metrics::counter!("ballyhoo_sockets_dropped_total").increment(1);
                Err(Over)
            }
        }
    }

    async fn say(&mut self, message: &FromServer) -> Result<(), Over> {
        self.pass(Outgoing::message(message)).await
    }

    async fn pass(&mut self, outgoing: Outgoing) -> Result<(), Over> {
        if self.outgoing.len() + 1 >= WAITING {
            // Messages have been left out: what the client has is not whole any more. It connects again and catches up.
            metrics::counter!("ballyhoo_sockets_dropped_total").increment(1);
            return self.bye("server-slow", 500 + spread(1000)).await.and(Err(Over));
        }
        match outgoing {
            Outgoing::Message(packet) => self.send(packet.message(self.unpacks)).await,
            Outgoing::TooLarge => {
                let close = CloseFrame { code: close_code::SIZE, reason: "this message is too long".into() };
                self.send(Message::Close(Some(close))).await.and(Err(Over))
            }
            Outgoing::Chat { table, lines } => {
                let lines: Vec<_> = lines.iter().filter(|line| !self.muted.contains(&line.person)).cloned().collect();
                if lines.is_empty() {
                    return Ok(());
                }
                self.send(Packet::new(&FromServer::Chat { table, lines }).message(self.unpacks)).await
            }
        }
    }

    async fn bye(&mut self, key: &'static str, retry: u32) -> Result<(), Over> {
        let fault = *Refusal::saying(Code::Busy, Say::new(key)).0;
        self.send(Packet::new(&FromServer::Bye { retry, fault }).message(self.unpacks)).await?;
        let close = CloseFrame { code: close_code::AGAIN, reason: "connect again".into() };
        self.send(Message::Close(Some(close))).await
    }

    /// Whether the person may stay: not banned, and not signed out elsewhere. When the database cannot say, they stay.
    async fn is_signed_in(&self) -> bool {
        let Some((session, person)) = self.session.as_ref().zip(self.person.as_ref()) else { return true };
        if self.house.admit_person(&person.id).is_err() {
            return false;
        }
        !matches!(self.house.store.person_of_session(session, clock::now()).await, Ok(None))
    }

    async fn read_muted(&mut self) {
        if let Some(person) = &self.person {
            self.muted = self.house.store.muted_by(&person.id).await.unwrap_or_default().into_iter().collect();
        }
    }

    /// The client's own tables, if it wants to see them.
    async fn tell_mine(&mut self) -> Result<(), Over> {
        let wanted = self.wished.borrow().mine;
        let Some(person) = self.person.clone().filter(|_| wanted) else { return Ok(()) };
        match lobby::mine(&self.house, &person.id).await {
            Ok(tables) => self.say(&FromServer::Mine { tables }).await,
            Err(_) => Ok(()),
        }
    }
}

/// A moment; without one, never.
async fn at(moment: Option<tokio::time::Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

/// The moment when the server is to stop.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The next list of open tables; never comes if nobody wants it.
async fn next_list(lobby: &mut Option<watch::Receiver<Option<Outgoing>>>) -> Outgoing {
    loop {
        let Some(list) = lobby.as_mut() else { return std::future::pending().await };
        if list.changed().await.is_err() {
            *lobby = None;
            continue;
        }
        if let Some(list) = list.borrow_and_update().clone() {
            return list;
        }
    }
}

/// The next news for this person; never comes for somebody unknown.
async fn next_news(news: &mut Option<watch::Receiver<News>>) -> News {
    let Some(receiver) = news.as_mut() else { return std::future::pending().await };
    match receiver.changed().await {
        Ok(()) => *receiver.borrow_and_update(),
        Err(_) => std::future::pending().await,
    }
}

/// Up to so many milliseconds, by chance: clients that are sent away together do not come back together.
fn spread(most: u32) -> u32 {
    u32::try_from(chance::number() % u64::from(most)).unwrap_or(0)
}
