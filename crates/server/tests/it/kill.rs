//! Nothing is lost: the server is killed again and again under load, in the middle of whatever it is doing.

use crate::venue::{duel, in_folder};
use server::client::Client;
use server::{House, Serving, asked_to_stop};
use std::collections::{BTreeMap, BTreeSet};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Durability, Store};
use table::{Dice, Eyes};
use wire::{Code, FromClient, FromServer, Progress, TableInfo, TableNow};

const FOLDER: &str = "BALLYHOO_TEST_FOLDER";
const LISTEN: &str = "BALLYHOO_TEST_LISTEN";

/// A request that found no server is sent again after this time.
const AGAIN: Duration = Duration::from_millis(15);

/// How often the server is killed; `BALLYHOO_KILLS` asks for more.
fn kills() -> u32 {
    std::env::var("BALLYHOO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(30)
}

/// The server that is killed: the test below starts this one in a process of its own.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "is started by the test that kills it"]
async fn server_process() {
    let (Some(folder), Ok(listen)) = (std::env::var_os(FOLDER), std::env::var(LISTEN)) else { return };
    let mut settings = in_folder(Path::new(&folder));
    settings.listen = listen.parse().unwrap();
    settings.durability = Durability::Full;
    let house = House::open(settings).await.unwrap();
    Serving::begin(house).await.unwrap().until(asked_to_stop()).await.unwrap();
}

pub fn start(folder: &Path, listen: SocketAddr) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::server_process", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .env(LISTEN, listen.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// What a client was promised.
#[derive(Clone, Debug)]
struct Promise {
    table: String,
    seq: u32,
    action: String,
}

/// Somebody who never gives up: connects again, asks again, plays on.
struct Stubborn {
    client: Client,
    dice: Dice,
    promises: Arc<Mutex<Vec<Promise>>>,
    sent: u32,
}

impl Stubborn {
    /// Comes in as a guest, however long it takes.
    async fn come(server: SocketAddr, seed: u64, promises: Arc<Mutex<Vec<Promise>>>) -> Stubborn {
        let client = loop {
            match Client::guest(server, &format!("P{seed}")).await {
                Ok((client, _)) => break client,
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        };
        Stubborn { client, dice: Dice::quick(seed), promises, sent: 0 }
    }

    async fn open(&self, game: &str) -> TableInfo {
        loop {
            match self.client.post::<TableInfo>("/api/tables", &duel(game)).await {
                Ok(info) => {
                    self.sit(&info.id).await;
                    return info;
                }
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    async fn sit(&self, table: &str) {
        let path = format!("/api/tables/{table}/sit");
        while let Err(failed) = self.client.post::<TableNow>(&path, &wire::Sit::default()).await {
            // Refused because it was done already: the answer to an earlier attempt was lost.
            if failed.fault().is_some_and(|fault| fault.code != Code::Busy) {
                return;
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Plays one table to its end and returns the last that was seen of it.
    async fn finish(&mut self, table: &str) -> TableNow {
        let mut seen: Option<TableNow> = None;
        let mut waiting: Option<(String, FromClient)> = None;
        loop {
            let Ok(mut socket) = self.client.socket().await else {
                tokio::time::sleep(AGAIN).await;
                continue;
            };
            let mut greeting =
                vec![FromClient::Follow { table: table.into(), seen: seen.as_ref().map(|now| now.seq), words: false }];
            greeting.extend(waiting.iter().map(|(_, act)| act.clone()));
            for message in &greeting {
                let _ = socket.say(message).await;
            }
            while let Ok(Ok(message)) = tokio::time::timeout(Duration::from_secs(20), socket.next()).await {
                match message {
                    FromServer::Table { now, .. } => {
                        assert!(seen.as_ref().is_none_or(|before| before.seq <= now.seq), "the table went backwards");
                        seen = Some(*now);
                    }
                    FromServer::Done { id, seq, .. } if waiting.as_ref().is_some_and(|(sent, _)| *sent == id) => {
                        if let Some((_, FromClient::Act { action, .. })) = waiting.take() {
                            let promise = Promise { table: table.into(), seq, action };
                            self.promises.lock().unwrap().push(promise);
                        }
                    }
                    FromServer::Refused { id, fault, .. } if waiting.as_ref().is_some_and(|(sent, _)| *sent == id) => {
                        assert!(matches!(fault.code, Code::Illegal | Code::Stale | Code::Busy), "{fault:?}");
                        waiting = None;
                        let follow = FromClient::Follow {
                            table: table.into(),
                            seen: seen.as_ref().map(|now| now.seq),
                            words: false,
                        };
                        let _ = socket.say(&follow).await;
                        continue;
                    }
                    FromServer::Bye { .. } | FromServer::Gone { .. } => break,
                    _ => continue,
                }
                let Some(now) = &seen else { continue };
                if now.info.phase == Progress::Over && waiting.is_none() {
                    return seen.unwrap();
                }
                if let (None, Some(asked)) = (&waiting, &now.asked) {
                    self.sent += 1;
                    let id = format!("r{}", self.sent);
                    let action = asked.offers[self.dice.index(asked.offers.len())].action.clone();
                    let act = FromClient::Act { table: table.into(), id: id.clone(), action, seen: Some(now.seq) };
                    let _ = socket.say(&act).await;
                    waiting = Some((id, act));
                }
            }
        }
    }
}

/// Two people who play game after game until they are told to stop, and finish the last one.
async fn pair(
    server: SocketAddr,
    number: u64,
    stop: Arc<AtomicBool>,
    promises: Arc<Mutex<Vec<Promise>>>,
) -> BTreeMap<String, [TableNow; 2]> {
    let mut ada = Stubborn::come(server, 2 * number, promises.clone()).await;
    let mut bo = Stubborn::come(server, 2 * number + 1, promises).await;
    let mut ends = BTreeMap::new();
    let games: Vec<&str> = crate::venue::duels().collect();
    while !stop.load(Ordering::Relaxed) {
        let game = games[(number as usize + ends.len()) % games.len()];
        let info = ada.open(game).await;
        bo.sit(&info.id).await;
        let (one, two) = tokio::join!(ada.finish(&info.id), bo.finish(&info.id));
        ends.insert(info.id, [one, two]);
    }
    ends
}

/// A killed child is reaped, whatever the test does.
pub struct Process(pub Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub async fn is_up(server: SocketAddr) {
    while Client::new(server).get::<wire::Games>("/api/games").await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_action_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let server = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let promises = Arc::new(Mutex::new(Vec::new()));
    let mut process = Process(start(folder.path(), server));
    let pairs: Vec<_> = (0..4).map(|n| tokio::spawn(pair(server, n, stop.clone(), promises.clone()))).collect();
    let mut dice = Dice::quick(2026);
    for _ in 0..kills() {
        is_up(server).await;
        tokio::time::sleep(Duration::from_millis(20 + u64::from(dice.below(300)))).await;
        process = {
            drop(process);
            Process(start(folder.path(), server))
        };
    }
    stop.store(true, Ordering::Relaxed);
    let mut ends = BTreeMap::new();
    for pair in pairs {
        ends.extend(tokio::time::timeout(Duration::from_secs(240), pair).await.expect("a game never ended").unwrap());
    }
    drop(process);
    let promises = promises.lock().unwrap().clone();
    check(folder.path(), &ends, &promises).await;
}

/// Compares what clients were promised and saw with what the log holds.
async fn check(folder: &Path, ends: &BTreeMap<String, [TableNow; 2]>, promises: &[Promise]) {
    let store = Store::open(&Store::file_in(folder), Durability::Full, true).await.unwrap();
    assert!(promises.len() > 100, "only {} actions were acknowledged: the test sees nothing", promises.len());
    let mut kept = BTreeSet::new();
    for promise in promises {
        let line = store.log_after(&promise.table, promise.seq - 1).await.unwrap().into_iter().next().unwrap();
        let entry: serde_json::Value = serde_json::from_str(&line.entry).unwrap();
        assert_eq!((line.seq, entry["action"].as_str()), (promise.seq, Some(promise.action.as_str())), "{promise:?}");
        assert!(kept.insert((&promise.table, promise.seq)), "two actions share {promise:?}");
    }
    for (table, [one, two]) in ends {
        let log = store.log_after(table, 0).await.unwrap();
        let lines: Vec<u32> = log.iter().map(|line| line.seq).collect();
        assert_eq!(lines, (1..=one.seq).collect::<Vec<_>>(), "the log of {table} has gaps or a fork");
        assert_eq!((one.seq, &one.info.outcome), (two.seq, &two.info.outcome), "the players of {table} disagree");
        assert!(one.info.outcome.is_some() && one.eyes != Eyes::Public && one.eyes != two.eyes);
    }
    println!("{} actions acknowledged at {} tables, none lost", promises.len(), ends.len());
}
