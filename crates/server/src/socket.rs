//! One WebSocket: reads what the client says, writes what concerns it.

use crate::chance;
use crate::clock;
use crate::door::{Caller, is_ours};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::Bucket;
use crate::lobby;
use crate::names;
use crate::people::News;
use crate::person::Person;
use crate::room::{Ask, Deed, Follower, Outgoing, Packet};
use crate::sessions::{Visitor, token};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::{Note, Say, Thing};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use wire::{Code, FromClient, FromServer, PROTOCOL};

/// The most bytes that a client may say at once.
const FRAME: usize = 16 * 1024;

/// How many messages may wait for a slow client.
const WAITING: usize = 64;

/// A client that cannot take a message within this time is dropped.
const PATIENCE: Duration = Duration::from_secs(10);

/// A client that says nothing (not even that it is there) for this long is dropped.
const SILENCE: Duration = Duration::from_secs(75);

/// How often the client is asked whether it is there.
const KNOCK: Duration = Duration::from_secs(25);

/// How long somebody who talks too fast is not heard.
const BREATH: Duration = Duration::from_millis(50);

/// How many tables one socket may follow.
const MOST_TABLES: usize = 50;

/// How many asks of one socket may be under way. It is not read further until one is answered: who asks faster than a
/// room answers keeps nobody waiting but itself.
const UNDER_WAY: usize = 8;

/// News about own tables are gathered for this long.
const GATHER: Duration = Duration::from_millis(300);

/// How a client wants to be talked to.
#[derive(Deserialize)]
pub struct Manner {
    /// Long messages may come packed: raw deflate in a binary frame.
    #[serde(default)]
    packed: bool,
}

/// Opens the socket. Pages of other sites are turned away: a browser would lend them its cookie.
pub async fn open(
    State(house): State<Arc<House>>,
    Caller(address): Caller,
    Visitor(person): Visitor,
    Query(manner): Query<Manner>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_ours(&house, &headers) {
        return Refusal::new(Code::NotYours).into_response();
    }
    if let Err(refusal) = house.limits.sockets.take(address) {
        return refusal.into_response();
    }
    let Some(counted) = house.sockets.enter(address, house.most_each()) else {
        return Refusal::new(Code::TooFast).into_response();
    };
    let upgrade = upgrade.max_message_size(FRAME).max_frame_size(FRAME);
    let session = token(&headers);
    upgrade.on_upgrade(move |socket| async move {
        serve(house, socket, person, session, manner.packed).await;
        drop(counted);
    })
}

async fn serve(house: Arc<House>, socket: WebSocket, person: Option<Person>, session: Option<String>, unpacks: bool) {
    house.open_sockets.fetch_add(1, Ordering::Relaxed);
    let number = house.next_socket.fetch_add(1, Ordering::Relaxed);
    let (writer, reader) = socket.split();
    let (out, outgoing) = mpsc::channel(WAITING);
    let news = person.as_ref().map(|person| house.people.listen(&person.id));
    let listening = Listening {
        house: house.clone(),
        number,
        person: person.clone(),
        out,
        following: HashSet::new(),
        under_way: Arc::new(Semaphore::new(UNDER_WAY)),
    };
    let (wishes, wished) = watch::channel(Wishes::default());
    let talking = Talking {
        house: house.clone(),
        person: person.clone(),
        unpacks,
        session,
        writer,
        outgoing,
        wished,
        news,
        muted: HashSet::new(),
    };
    // Whichever side ends first takes the other with it.
    tokio::select! {
        () = listening.run(reader, wishes) => {}
        () = talking.run() => {}
    }
    house.open_sockets.fetch_sub(1, Ordering::Relaxed);
    if let Some(person) = person {
        house.people.forget(&person.id);
    }
}

/// Which lists the client wants to see.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Wishes {
    lobby: bool,
    mine: bool,
}

/// The half that reads.
struct Listening {
    house: Arc<House>,
    number: u64,
    person: Option<Person>,
    out: mpsc::Sender<Outgoing>,
    following: HashSet<String>,
    under_way: Arc<Semaphore>,
}

impl Listening {
    async fn run(mut self, mut reader: SplitStream<WebSocket>, wishes: watch::Sender<Wishes>) {
        let rate = self.house.limits.messages;
        let mut bucket = rate.map(|rate| Bucket::full(rate, Instant::now()));
        while let Ok(Some(Ok(message))) = tokio::time::timeout(SILENCE, reader.next()).await {
            let text = match message {
                Message::Text(text) => text,
                Message::Ping(_) | Message::Pong(_) => continue,
                Message::Binary(_) | Message::Close(_) => break,
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
            house.limits.hints.take(person.id.to_string())?;
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

impl Drop for Listening {
    /// However the talk ended, nobody is left behind at a table.
    fn drop(&mut self) {
        for table in &self.following {
            self.house.rooms.hand_if_open(table, Ask::Unfollow { socket: self.number });
        }
    }
}

/// The half that writes.
struct Talking {
    house: Arc<House>,
    person: Option<Person>,
    unpacks: bool,
    /// The session that this socket belongs to, and ends with.
    session: Option<String>,
    writer: SplitSink<WebSocket, Message>,
    outgoing: mpsc::Receiver<Outgoing>,
    wished: watch::Receiver<Wishes>,
    news: Option<watch::Receiver<News>>,
    muted: HashSet<String>,
}

/// Why the talk is over.
struct Over;

impl Talking {
    async fn run(mut self) {
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

    /// Does the session of this socket still hold? If that cannot be found out, it is left alone: nobody is thrown out
    /// because the database is slow.
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
