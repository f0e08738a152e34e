//! One WebSocket: one half reads what the client says, the other writes what concerns it.

mod listening;
mod talking;

use self::listening::Listening;
use self::talking::Talking;
use crate::door::{Caller, Query, is_ours};
use crate::fault::Refusal;
use crate::house::House;
use crate::person::Person;
use crate::sessions::{Visitor, token};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::Deserialize;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::{Semaphore, mpsc, watch};
use wire::Code;

/// The most bytes that a client may say at once.
const FRAME: usize = 16 * 1024;

/// The most that are read at all. Who says a little too much is told so before the line is closed; who says this much may
/// find it cut.
const READ: usize = 4 * FRAME;

/// How much is read at a time. The library's own measure is eight times the longest message, and every socket would hold
/// it for as long as it is open.
const AT_A_TIME: usize = 4 * 1024;

/// How many messages may wait for a slow client.
const WAITING: usize = 64;

/// How many asks of one socket may be under way. It is not read further until one is answered: who asks faster than a
/// room answers keeps nobody waiting but itself.
const UNDER_WAY: usize = 8;

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
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else { return Refusal::new(Code::Malformed).into_response() };
    if !is_ours(&house, &headers) {
        return Refusal::new(Code::NotYours).into_response();
    }
    if let Err(refusal) = house.limits.sockets.take(address) {
        return refusal.into_response();
    }
    let Some(counted) = house.sockets.enter(address, house.most_each()) else {
        return Refusal::new(Code::TooFast).into_response();
    };
    let upgrade = upgrade.max_message_size(READ).max_frame_size(READ).read_buffer_size(AT_A_TIME);
    let session = token(&headers);
    upgrade.on_upgrade(move |socket| async move {
        let client = Client { person, session, address, unpacks: manner.packed };
        serve(house, socket, client).await;
        drop(counted);
    })
}

/// Who is at the other end.
struct Client {
    person: Option<Person>,
    session: Option<String>,
    address: IpAddr,
    unpacks: bool,
}

async fn serve(house: Arc<House>, socket: WebSocket, client: Client) {
    let Client { person, session, address, unpacks } = client;
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
        address,
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
