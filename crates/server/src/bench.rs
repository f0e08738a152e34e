//! Measuring a server: many tables, real sockets, a steady number of actions a second.

use crate::client::{Client, Failed, Socket};
use serde::Deserialize;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
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
    desks: Mutex<HashMap<String, Desk>>,
    taken: Mutex<Vec<f64>>,
    mouths: [mpsc::UnboundedSender<FromClient>; 2],
}

/// People and tables that are ready to be driven.
pub struct Crowd {
    pairs: Vec<Arc<Pair>>,
    drive: Drive,
}

impl Crowd {
    /// Seats everybody.
    pub async fn set(server: SocketAddr, drive: Drive) -> Result<Crowd, Failed> {
        let mut pairs = Vec::new();
        let mut left = drive.tables;
        while left > 0 {
            let count = left.min(drive.tables_a_pair);
            pairs.push(Pair::sit_down(server, &drive.game, count, pairs.len() as u64).await?);
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
        let order: Vec<(usize, String)> = self.order();
        let mut skipped = 0;
        for (pair, desk) in order.iter().cycle() {
            ticks.tick().await;
            if begun.elapsed() >= self.drive.time {
                break;
            }
            skipped += usize::from(!self.pairs[*pair].act(desk));
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        self.measured(begun.elapsed().as_secs_f64() - 0.5, skipped)
    }

    fn order(&self) -> Vec<(usize, String)> {
        let ids = |(number, pair): (usize, &Arc<Pair>)| {
            let desks = pair.desks.lock().unwrap_or_else(PoisonError::into_inner);
            desks.keys().map(|id| (number, id.clone())).collect::<Vec<_>>()
        };
        self.pairs.iter().enumerate().flat_map(ids).collect()
    }

    fn measured(&self, seconds: f64, skipped: usize) -> Measured {
        let taken = |pair: &Arc<Pair>| pair.taken.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut all: Vec<f64> = self.pairs.iter().flat_map(taken).collect();
        all.sort_by(f64::total_cmp);
        let at = |part: f64| all.get(((all.len() as f64 * part) as usize).min(all.len().saturating_sub(1)));
        let at = |part| at(part).copied().unwrap_or(f64::NAN);
        Measured {
            tables: self.drive.tables,
            sockets: 2 * self.pairs.len() as u32,
            actions: all.len(),
            seconds,
            p50: at(0.5),
            p99: at(0.99),
            worst: at(1.0),
            skipped,
        }
    }
}

impl Pair {
    async fn sit_down(server: SocketAddr, game: &str, tables: u32, number: u64) -> Result<Arc<Pair>, Failed> {
        let (one, _) = Client::guest(server, &format!("One {number}")).await?;
        let (two, _) = Client::guest(server, &format!("Two {number}")).await?;
        let mut desks = HashMap::new();
        for _ in 0..tables {
            let info: TableInfo = one.post("/api/tables", &two_seats(game)).await?;
            for player in [&one, &two] {
                let _: TableNow = player.post(&format!("/api/tables/{}/sit", info.id), &Sit::default()).await?;
            }
            let desk = Desk { id: info.id.clone(), told: [0; 2], ready: None, sent: None };
            desks.insert(info.id, desk);
        }
        let (mouth_one, heard_one) = mpsc::unbounded_channel();
        let (mouth_two, heard_two) = mpsc::unbounded_channel();
        for id in desks.keys() {
            for mouth in [&mouth_one, &mouth_two] {
                let _ = mouth.send(FromClient::Follow { table: id.clone(), seen: None, words: false });
            }
        }
        let (desks, taken) = (Mutex::new(desks), Mutex::new(Vec::new()));
        let pair = Arc::new(Pair { desks, taken, mouths: [mouth_one, mouth_two] });
        for (person, client, say) in [(0, one, heard_one), (1, two, heard_two)] {
            let socket = client.socket().await?;
            tokio::spawn(talk(socket, say, pair.clone(), person, Dice::quick(2 * number + person as u64)));
        }
        Ok(pair)
    }

    /// Sends the action that is ready at a table, if there is one.
    fn act(&self, desk: &str) -> bool {
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(desk) = desks.get_mut(desk).filter(|desk| desk.sent.is_none()) else { return false };
        let Some((person, action)) = desk.ready.take() else { return false };
        let seen = desk.told[person];
        desk.sent = Some((Instant::now(), seen));
        let id = format!("b{seen}");
        let act = FromClient::Act { table: desk.id.clone(), id, action, seen: Some(seen) };
        self.mouths[person].send(act).is_ok()
    }

    /// One of the two has been told something.
    fn heard(&self, person: usize, text: &str, dice: &mut Dice) {
        let Ok(light) = serde_json::from_str::<Light>(text) else { return };
        let Some(now) = light.now.filter(|_| light.t == "table") else { return };
        let mut desks = self.desks.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(desk) = desks.get_mut(&light.table) else { return };
        desk.told[person] = now.seq;
        if let Some((at, before)) = desk.sent
            && desk.told.iter().all(|told| *told > before)
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
    }
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
