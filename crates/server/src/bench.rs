//! Measuring a server: many tables, real sockets, a steady number of actions a second.

mod idle;
mod watchers;

pub use idle::come;
pub use watchers::{FannedOut, fan_out};

use crate::client::{Client, Failed, Socket};
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::Dice;
use tokio::sync::mpsc;
use wire::{FromClient, NewTable, Pace, Progress, Sit, TableInfo, TableNow, WantedSeat};

/// What is driven.
#[derive(Clone, Debug)]
pub struct Drive {
    pub game: String,
    pub tables: u32,
    /// How many tables each pair of people sits at.
    pub tables_a_pair: u32,
    pub actions_a_second: u32,
    pub time: Duration,
}

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    pub tables: u32,
    pub sockets: u32,
    pub actions: usize,
    pub seconds: f64,
    /// From sending an action until both seats have been told, in milliseconds.
    pub p50: f64,
    pub p99: f64,
    pub worst: f64,
    /// Actions that could not be sent in time because a table was not ready.
    pub skipped: usize,
}

/// A table that two people play.
struct Desk {
    id: String,
    /// The line that each of the two has been told of.
    told: [u32; 2],
    /// Who could act, and how.
    ready: Option<(usize, String)>,
    /// The action under way: when it was sent, and the line before it.
    sent: Option<(Instant, u32)>,
}

/// What a driver needs of a message; everything else is skipped.
#[derive(Deserialize)]
struct Light {
    t: String,
    #[serde(default)]
    table: String,
    now: Option<LightNow>,
}

#[derive(Deserialize)]
struct LightNow {
    seq: u32,
    asked: Option<LightAsked>,
    info: LightInfo,
}

#[derive(Deserialize)]
struct LightAsked {
    offers: Vec<LightOffer>,
}

#[derive(Deserialize)]
struct LightOffer {
    action: String,
}

#[derive(Deserialize)]
struct LightInfo {
    phase: Progress,
}

/// Two people, one socket each, and the tables between them.
struct Pair {
    clients: [Client; 2],
    game: String,
    desks: Mutex<Vec<Desk>>,
    taken: Mutex<Vec<f64>>,
    mouths: [mpsc::UnboundedSender<FromClient>; 2],
}

/// People and tables that are ready to be driven.
pub struct Crowd {
    pairs: Vec<Arc<Pair>>,
    drive: Drive,
}

impl Crowd {
    /// Seats everybody. Where there are several nodes, the two of a pair come to different ones.
    pub async fn set(nodes: &[SocketAddr], drive: Drive) -> Result<Crowd, Failed> {
        let mut pairs = Vec::new();
        let mut left = drive.tables;
        let node = |number: usize| nodes.get(number % nodes.len().max(1)).copied();
        while let Some((one, two)) = node(pairs.len()).zip(node(pairs.len() + 1)).filter(|_| left > 0) {
            let count = left.min(drive.tables_a_pair);
            pairs.push(Pair::sit_down([one, two], &drive.game, count, pairs.len() as u64).await?);
            left -= count;
        }
        Ok(Crowd { pairs, drive })
    }

    /// Plays for a while and measures.
    pub async fn run(&self) -> Measured {
        let begun = Instant::now();
        let pause = Duration::from_secs_f64(1.0 / f64::from(self.drive.actions_a_second.max(1)));
        let mut ticks = tokio::time::interval(pause);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
        let order: Vec<(usize, usize)> = self.order();
        let mut skipped = 0;
        for (pair, desk) in order.iter().cycle() {
            ticks.tick().await;
            if begun.elapsed() >= self.drive.time {
                break;
            }
            skipped += usize::from(self.pairs[*pair].act(*desk).is_none());
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        self.measured(begun.elapsed().as_secs_f64() - 0.5, skipped)
    }

    fn order(&self) -> Vec<(usize, usize)> {
        let desks = |(number, pair): (usize, &Arc<Pair>)| (0..pair.desks().len()).map(move |desk| (number, desk));
        self.pairs.iter().enumerate().flat_map(desks).collect()
    }

    fn measured(&self, seconds: f64, skipped: usize) -> Measured {
        let taken = |pair: &Arc<Pair>| pair.taken.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let all = Sorted::of(self.pairs.iter().flat_map(taken).collect());
        Measured {
            tables: self.drive.tables,
            sockets: 2 * self.pairs.len() as u32,
            actions: all.0.len(),
            seconds,
            p50: all.at(0.5),
            p99: all.at(0.99),
            worst: all.at(1.0),
            skipped,
        }
    }
}

/// Times in milliseconds, the shortest first.
struct Sorted(Vec<f64>);

impl Sorted {
    fn of(mut times: Vec<f64>) -> Sorted {
        times.sort_by(f64::total_cmp);
        Sorted(times)
    }

    /// The time within which this part of them lies.
    fn at(&self, part: f64) -> f64 {
        let place = ((self.0.len() as f64 * part) as usize).min(self.0.len().saturating_sub(1));
        self.0.get(place).copied().unwrap_or(f64::NAN)
    }
}

impl Pair {
    async fn sit_down(nodes: [SocketAddr; 2], game: &str, tables: u32, number: u64) -> Result<Arc<Pair>, Failed> {
        let (one, _) = Client::guest(nodes[0], &format!("One {number}")).await?;
        let (two, _) = Client::guest(nodes[1], &format!("Two {number}")).await?;
        let (mouth_one, heard_one) = mpsc::unbounded_channel();
        let (mouth_two, heard_two) = mpsc::unbounded_channel();
        let pair = Arc::new(Pair {
            clients: [one, two],
            game: game.to_owned(),
            desks: Mutex::default(),
            taken: Mutex::default(),
            mouths: [mouth_one, mouth_two],
        });
        for _ in 0..tables {
            let desk = pair.open().await?;
            pair.desks().push(desk);
        }
        for (person, say) in [(0, heard_one), (1, heard_two)] {
            let socket = pair.clients[person].socket().await?;
            tokio::spawn(talk(socket, say, pair.clone(), person, Dice::quick(2 * number + person as u64)));
        }
        Ok(pair)
    }

    fn desks(&self) -> MutexGuard<'_, Vec<Desk>> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a table at which both sit and which both follow.
    async fn open(&self) -> Result<Desk, Failed> {
        let info: TableInfo = self.clients[0].post("/api/tables", &two_seats(&self.game)).await?;
        for client in &self.clients {
            let _: TableNow = client.post(&format!("/api/tables/{}/sit", info.id), &Sit::default()).await?;
        }
        for mouth in &self.mouths {
            let _ = mouth.send(FromClient::Follow { table: info.id.clone(), seen: None, words: false });
        }
        Ok(Desk { id: info.id, told: [0; 2], ready: None, sent: None })
    }

    /// A game is over: the two go on at another table.
    async fn go_on(self: Arc<Self>, over: String) {
        let Ok(next) = self.open().await else { return };
        for mouth in &self.mouths {
            let _ = mouth.send(FromClient::Unfollow { table: over.clone() });
        }
        if let Some(desk) = self.desks().iter_mut().find(|desk| desk.id == over) {
            *desk = next;
        }
    }

    /// Sends the action that is ready at a table, if there is one; the line before it.
    fn act(&self, desk: usize) -> Option<u32> {
        let mut desks = self.desks();
        let desk = desks.get_mut(desk).filter(|desk| desk.sent.is_none())?;
        let (person, action) = desk.ready.take()?;
        let seen = desk.told[person];
        desk.sent = Some((Instant::now(), seen));
        let id = format!("b{seen}");
        let act = FromClient::Act { table: desk.id.clone(), id, action, seen: Some(seen) };
        self.mouths[person].send(act).ok().map(|()| seen)
    }

    /// One of the two has been told something.
    fn heard(self: &Arc<Self>, person: usize, text: &str, dice: &mut Dice) {
        let Some((table, now)) = table_told(text) else { return };
        let mut desks = self.desks();
        let Some(desk) = desks.iter_mut().find(|desk| desk.id == table) else { return };
        let both_told = |desk: &Desk, line: u32| desk.told.iter().all(|told| *told > line);
        desk.told[person] = now.seq;
        if let Some((at, before)) = desk.sent
            && both_told(desk, before)
        {
            desk.sent = None;
            let taken = at.elapsed().as_secs_f64() * 1000.0;
            self.taken.lock().unwrap_or_else(PoisonError::into_inner).push(taken);
        }
        if let Some(asked) = now.asked.filter(|_| now.info.phase == Progress::Playing) {
            let chosen = dice.index(asked.offers.len());
            desk.ready = asked.offers.into_iter().nth(chosen).map(|offer| (person, offer.action));
        } else if desk.ready.as_ref().is_some_and(|(who, _)| *who == person) {
            desk.ready = None;
        }
        // One of the two sees to it, when both have seen the end.
        if now.info.phase == Progress::Over && desk.told[0] == desk.told[1] {
            tokio::spawn(self.clone().go_on(table));
        }
    }
}

/// The table that a message is about, if it tells one.
fn table_told(text: &str) -> Option<(String, LightNow)> {
    let light = serde_json::from_str::<Light>(text).ok()?;
    let now = light.now.filter(|_| light.t == "table")?;
    Some((light.table, now))
}

fn two_seats(game: &str) -> NewTable {
    let players = catalog::find(game).ok().and_then(|entry| entry.about.players.iter().copied().find(|n| *n >= 2));
    let mut seats = vec![WantedSeat::Me, WantedSeat::Open];
    seats.resize(usize::from(players.unwrap_or(2)), WantedSeat::Bot { level: "random".to_owned() });
    let (game, options) = (game.to_owned(), Default::default());
    NewTable { game, options, seats, private: false, pace: Pace::Free, hints: false }
}

/// One socket: says what is to be said, and passes on what is heard.
async fn talk(
    mut socket: Socket,
    mut say: mpsc::UnboundedReceiver<FromClient>,
    pair: Arc<Pair>,
    person: usize,
    mut dice: Dice,
) {
    loop {
        tokio::select! {
            message = say.recv() => match message {
                Some(message) => drop(socket.say(&message).await),
                None => return,
            },
            text = socket.next_text() => match text {
                Ok(text) => pair.heard(person, &text, &mut dice),
                Err(_) => return,
            },
        }
    }
}

/// The memory that a process holds, in bytes; nothing where the system does not tell.
pub fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| 1024 * kilobytes)
}
