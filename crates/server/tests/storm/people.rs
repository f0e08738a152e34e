//! Those who play through the storm: they ask again until they are answered, at whichever door is open, and write down
//! everything that they send and see.

use crate::history::{Fate, History, Request, Sight, Wish};
use server::client::{Client, Failed, Socket};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::Dice;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use wire::{Act, Code, Done, FromClient, FromServer, Me, NewTable, Progress, TableInfo, TableNow, Undo, WantedSeat};

/// Nobody waits longer for an answer before they try another door.
const PATIENCE: Duration = Duration::from_millis(2500);
const AGAIN: Duration = Duration::from_millis(25);

/// How long a table may stand still when the storm is over.
const STUCK: Duration = Duration::from_secs(45);

/// Somebody at a table.
pub struct Player {
    me: Me,
    token: Option<String>,
    doors: Vec<SocketAddr>,
    dice: Dice,
    history: Arc<Mutex<History>>,
    sent: u32,
    done: HashMap<String, u32>,
    /// When the storm was over.
    calm: watch::Receiver<Option<Instant>>,
}

/// What is under way.
struct Waiting {
    request: Request,
    sent: u32,
    seen: u32,
}

impl Player {
    pub async fn come(
        name: String,
        doors: Vec<SocketAddr>,
        seed: u64,
        history: Arc<Mutex<History>>,
        calm: watch::Receiver<Option<Instant>>,
    ) -> Player {
        let mut dice = Dice::quick(seed);
        loop {
            let door = doors[dice.index(doors.len())];
            if let Ok(Ok((client, me))) = timeout(PATIENCE, Client::guest(door, &name)).await {
                let done = HashMap::new();
                return Player { me, token: client.token, doors, dice, history, sent: 0, done, calm };
            }
            sleep(AGAIN).await;
        }
    }

    /// A client at any door.
    fn client(&mut self) -> Client {
        let mut client = Client::new(self.doors[self.dice.index(self.doors.len())]);
        client.token = self.token.clone();
        client
    }

    fn note(&self, write: impl FnOnce(&mut History)) {
        write(&mut self.history.lock().unwrap());
    }

    pub fn is_calm(&self) -> bool {
        self.calm.borrow().is_some()
    }

    pub async fn open(&mut self, new: &NewTable) -> String {
        loop {
            let client = self.client();
            if let Ok(Ok(info)) = timeout(PATIENCE, client.post::<TableInfo>("/api/tables", new)).await {
                if new.seats.contains(&WantedSeat::Me) {
                    self.sit(&info.id).await;
                }
                return info.id;
            }
            sleep(AGAIN).await;
        }
    }

    /// Takes a seat. Refused for good means that it was done already, and that the answer was lost.
    pub async fn sit(&mut self, table: &str) {
        let path = format!("/api/tables/{table}/sit");
        loop {
            let client = self.client();
            match timeout(PATIENCE, client.post::<TableNow>(&path, &wire::Sit::default())).await {
                Ok(Ok(_)) => return,
                Ok(Err(failed)) if failed.fault().is_some_and(|fault| fault.code != Code::Busy) => return,
                _ => sleep(AGAIN).await,
            }
        }
    }

    /// Plays on until the game is over or, when the storm is, until it has gone on after it: whoever sees that first lets
    /// the others go too. Says whether it did.
    pub async fn play(&mut self, table: &str, went_on: &AtomicBool) -> bool {
        let mut seen: Option<TableNow> = None;
        let mut waiting: Option<Waiting> = None;
        let mut calm_at: Option<u32> = None;
        loop {
            if let Some(now) = &seen {
                if now.info.phase == Progress::Over && waiting.is_none() {
                    return true;
                }
                let since = *self.calm.borrow();
                if let Some(since) = since {
                    let first = *calm_at.get_or_insert(now.seq);
                    if now.seq > first + 3 {
                        went_on.store(true, Ordering::Relaxed);
                    }
                    let fine = went_on.load(Ordering::Relaxed);
                    if fine || since.elapsed() > STUCK {
                        let left = waiting.take().map(|waiting| waiting.request);
                        self.note(|history| history.requests.extend(left));
                        return fine;
                    }
                }
            }
            let client = self.client();
            match timeout(PATIENCE, client.socket()).await {
                Ok(Ok(mut socket)) => self.talk(&mut socket, table, &mut seen, &mut waiting).await,
                _ => sleep(AGAIN).await,
            }
        }
    }

    /// Talks over one socket until it fails, the game is over, or it is time to look for another.
    async fn talk(
        &mut self,
        socket: &mut Socket,
        table: &str,
        seen: &mut Option<TableNow>,
        waiting: &mut Option<Waiting>,
    ) {
        let follow = |seen: &Option<TableNow>| FromClient::Follow {
            table: table.into(),
            seen: seen.as_ref().map(|now| now.seq),
            words: false,
        };
        if socket.say(&follow(seen)).await.is_err() {
            return;
        }
        if let Some(waiting) = waiting.as_mut() {
            waiting.sent += 1;
            let _ = socket.say(&message(waiting)).await;
        }
        let most = 20 + self.dice.below(200);
        for _ in 0..most {
            let Ok(Ok(heard)) = timeout(PATIENCE, socket.next()).await else { return };
            if let Some(sight) = Sight::of(&heard).filter(|sight| sight.table == table) {
                self.note(|history| history.sights.push(sight));
            }
            match heard {
                FromServer::Table { now, .. } => *seen = Some(*now),
                FromServer::Done { id, seq, .. } => self.is_done(waiting, &id, seq),
                FromServer::Refused { id, fault, .. } => {
                    self.is_refused(waiting, &id, fault.code);
                    sleep(AGAIN).await;
                    // Who is put off looks for another door; who is refused looks at the table again.
                    if waiting.is_some() || socket.say(&follow(seen)).await.is_err() {
                        return;
                    }
                    continue;
                }
                FromServer::Bye { .. } => return,
                FromServer::Gone { fault, .. } => {
                    if fault.code != Code::Busy {
                        self.note(|history| history.strange.push(format!("{table} is gone: {fault:?}")));
                    }
                    return sleep(AGAIN).await;
                }
                _ => {}
            }
            let Some(now) = &seen else { continue };
            if now.info.phase == Progress::Over && waiting.is_none() {
                return;
            }
            if waiting.is_none() {
                *waiting = self.choose(table, now);
                if let Some(next) = waiting.as_mut() {
                    next.sent = 1;
                    if self.dice.below(5) == 0 {
                        self.ask(waiting).await;
                        if waiting.is_some() {
                            return;
                        }
                    } else if socket.say(&message(next)).await.is_err() {
                        return;
                    }
                }
            }
            if self.is_calm() && self.dice.below(20) == 0 {
                return;
            }
        }
    }

    /// What to ask for next, if there is anything.
    fn choose(&mut self, table: &str, now: &TableNow) -> Option<Waiting> {
        let asked = now.asked.as_ref();
        let wish = match asked {
            _ if now.undo && self.dice.below(25) == 0 => Wish::Undo,
            Some(asked) => Wish::Act(asked.offers[self.dice.index(asked.offers.len())].action.clone()),
            None => return None,
        };
        let table::Eyes::Seat(seat) = now.eyes else { return None };
        self.sent += 1;
        let id = format!("{}-{}", self.me.id, self.sent);
        let request = Request {
            table: table.to_owned(),
            seat: seat.0,
            id,
            wish,
            first_sent: Instant::now(),
            fate: Fate::Unknown,
        };
        Some(Waiting { request, sent: 0, seen: now.seq })
    }

    /// Asks over HTTP, at any door.
    async fn ask(&mut self, waiting: &mut Option<Waiting>) {
        let Some(Waiting { request, seen, .. }) = waiting.as_ref() else { return };
        let (client, id, table) = (self.client(), request.id.clone(), &request.table);
        let asked = async {
            match &request.wish {
                Wish::Act(action) => {
                    let act = Act { id: id.clone(), action: action.clone(), seen: Some(*seen) };
                    client.post::<Done>(&format!("/api/tables/{table}/actions"), &act).await
                }
                Wish::Undo => client.post(&format!("/api/tables/{table}/undo"), &Undo { id: id.clone() }).await,
            }
        };
        match timeout(PATIENCE, asked).await {
            Ok(Ok(done)) => self.is_done(waiting, &id, done.seq),
            Ok(Err(Failed::Refused(fault))) => self.is_refused(waiting, &id, fault.code),
            _ => {}
        }
    }

    fn is_done(&mut self, waiting: &mut Option<Waiting>, id: &str, seq: u32) {
        // An answer may come twice, but never with another line.
        if let Some(before) = self.done.insert(id.to_owned(), seq).filter(|before| *before != seq) {
            self.note(|history| history.strange.push(format!("{id} was done in line {before} and in line {seq}")));
        }
        self.settle(waiting, id, Fate::Done { seq, heard: Instant::now() });
    }

    fn is_refused(&mut self, waiting: &mut Option<Waiting>, id: &str, code: Code) {
        match code {
            // Ask again, by the same name.
            Code::Busy => {}
            Code::Illegal | Code::Stale | Code::NoUndo | Code::WrongMoment => {
                let sent = waiting.as_ref().map_or(0, |waiting| waiting.sent);
                self.settle(waiting, id, Fate::Refused { code, sent });
            }
            _ => {
                self.note(|history| history.strange.push(format!("{id} was refused: {code:?}")));
                self.settle(waiting, id, Fate::Unknown);
            }
        }
    }

    fn settle(&mut self, waiting: &mut Option<Waiting>, id: &str, fate: Fate) {
        if let Some(done) = waiting.take_if(|waiting| waiting.request.id == id) {
            self.note(|history| history.requests.push(Request { fate, ..done.request }));
        }
    }
}

fn message(waiting: &Waiting) -> FromClient {
    let Request { table, id, wish, .. } = &waiting.request;
    let (table, id) = (table.clone(), id.clone());
    match wish {
        Wish::Act(action) => FromClient::Act { table, id, action: action.clone(), seen: Some(waiting.seen) },
        Wish::Undo => FromClient::Undo { table, id },
    }
}
