//! Listening in: a game played over real sockets, everything that was said to anybody, and the truth to compare it with.

use crate::venue::{Player, Venue, duels};
use axum::http::Method;
use catalog::{AnyEvent, AnySitting, Replaced, games};
use serde_json::Value;
use std::time::Duration;
use table::{Dice, Eyes, Game, Seat, Seed, Setup, Sitting};
use tokio::sync::OnceCell;
use wire::{FromServer, TableInfo};

/// How many actions each person takes at most, and in how much time.
const ACTIONS: u32 = 30;
const TIME: Duration = Duration::from_millis(2500);

/// What can be asked about a table over HTTP.
pub const PAGES: [&str; 4] = ["", "/history", "/record", "/replay"];

/// A game and all that was heard of it.
pub struct Audit {
    pub game: &'static str,
    pub info: TableInfo,
    pub seed: Seed,
    /// The state after each line of the log, with the events of that line.
    pub truth: Vec<Snapshot>,
    /// Ada on the first seat, Bo on the second, and somebody who watches.
    pub ears: [Ear; 3],
}

/// Everything that one person was told.
pub struct Ear {
    pub socket: Vec<String>,
    /// The answers to [`PAGES`].
    pub pages: Vec<String>,
    /// The answers to other requests.
    pub others: Vec<String>,
}

pub struct Snapshot {
    pub seq: u32,
    pub sitting: Box<dyn AnySitting>,
    pub events: Vec<Box<dyn AnyEvent>>,
}

/// A message about the table that somebody heard.
pub struct Heard {
    pub text: String,
    pub message: Value,
    pub seq: u32,
    pub eyes: Eyes,
}

impl Audit {
    /// Every game at which two people can sit, listened to once for all tests.
    pub async fn all() -> &'static [Audit] {
        static ALL: OnceCell<Vec<Audit>> = OnceCell::const_new();
        let listen = async || {
            let mut audits = Vec::new();
            for game in duels() {
                audits.push(Audit::of(game).await);
            }
            audits
        };
        ALL.get_or_init(listen).await
    }

    async fn of(game: &'static str) -> Audit {
        let venue = Venue::open().await;
        let (mut ada, mut bo, info) = venue.duel(game).await;
        let mut watcher = venue.player("Wim").await;
        for player in [&mut ada, &mut bo, &mut watcher] {
            player.follow(&info.id).await;
        }
        // Whoever is done first leaves the other waiting: the time puts an end to it.
        let play = async { tokio::join!(ada.play(&info.id, ACTIONS), bo.play(&info.id, ACTIONS)) };
        let _ = tokio::time::timeout(TIME, play).await;
        let ears = [listen(ada, &info.id).await, listen(bo, &info.id).await, listen(watcher, &info.id).await];
        let store = &venue.serving.house.store;
        let seed: Seed = store.opened(&info.id).await.unwrap().unwrap().seed.parse().unwrap();
        let lines = store.log_after(&info.id, 0).await.unwrap();
        let truth = truth(game, seed, &info, &lines);
        Audit { game, info, seed, truth, ears }
    }

    /// The truth at a line of the log; the game begins with the first.
    pub fn at(&self, seq: u32) -> &Snapshot {
        self.truth.iter().find(|moment| moment.seq == seq).unwrap()
    }
}

/// Hears what is on its way, and asks for everything that can be asked for.
async fn listen(mut player: Player, table: &str) -> Ear {
    player.hear_all().await;
    let get = async |path: String| player.client.send(Method::GET, &path, &[], String::new()).await.unwrap().body;
    let mut pages = Vec::new();
    for page in PAGES {
        pages.push(get(format!("/api/tables/{table}{page}")).await);
    }
    let mut others = Vec::new();
    for path in ["/api/running", "/api/lobby", "/api/my/tables", "/metrics"] {
        others.push(get(path.to_owned()).await);
    }
    Ear { socket: player.heard, pages, others }
}

impl Ear {
    /// What was heard about the table.
    pub fn tables(&self) -> Vec<Heard> {
        tables(&self.socket)
    }
}

/// The messages about tables among all that was heard.
pub fn tables(heard: &[String]) -> Vec<Heard> {
    let table = |text: &String| {
        let message: Value = serde_json::from_str(text).unwrap();
        let FromServer::Table { now, .. } = serde_json::from_str(text).unwrap() else { return None };
        Some(Heard { text: text.clone(), message, seq: now.seq, eyes: now.eyes })
    };
    heard.iter().filter_map(table).collect()
}

/// Deals and plays the game again from what the store holds.
fn truth(game: &str, seed: Seed, info: &TableInfo, lines: &[store::Logged]) -> Vec<Snapshot> {
    let entry = catalog::find(game).unwrap();
    let setup = Setup { players: info.players, options: info.options.clone() };
    let nonces: Vec<_> = info.chairs.iter().map(|chair| chair.nonce.clone().unwrap_or_default()).collect();
    let mut sitting = entry.deal(&setup, &Replaced::new(), seed.key(&nonces)).unwrap();
    let mut truth = Vec::new();
    for line in lines {
        let entry: Value = serde_json::from_str(&line.entry).unwrap();
        let mut events = Vec::new();
        if entry["t"] == "act" {
            let seat = Seat(u8::try_from(entry["seat"].as_u64().unwrap()).unwrap());
            events = sitting.act(seat, entry["action"].as_str().unwrap()).unwrap().events;
        }
        truth.push(Snapshot { seq: line.seq, sitting: sitting.clone_box(), events });
    }
    truth
}

/// A world that this seat cannot tell from the real one, without its type.
pub fn imagined(sitting: &dyn AnySitting, seat: Seat, seed: u64) -> Box<dyn AnySitting> {
    macro_rules! imagine {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(real) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let world = real.game.imagine(seat, &mut Dice::quick(seed));
                return Box::new(Sitting::resume(world, Seed::from_text("elsewhere").key(&[]), real.step()));
            }
        )*};
    }
    games!(imagine);
    unreachable!("a game that the catalogue does not know")
}

/// All keys of a JSON value, except below those that belong to the game.
pub fn keys(value: &Value, found: &mut std::collections::BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                found.insert(key.clone());
                if !matches!(key.as_str(), "view" | "event" | "args" | "options") {
                    keys(value, found);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
        _ => {}
    }
}
