//! Server processes that are killed, frozen and started again, and the lines that lead to and from them.

use crate::proxy::Proxy;
use server::{Given, House, Serving, Settings, asked_to_stop};
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::Durability;

const DATABASE: &str = "BALLYHOO_TEST_DATABASE";
const LISTEN: &str = "BALLYHOO_TEST_LISTEN";

/// A server that has ended, for whatever reason, is started again after this time.
const AGAIN: Duration = Duration::from_millis(60);

/// The server itself: the storm starts it in processes of their own.
pub async fn serve() {
    let (Ok(database), Ok(listen)) = (std::env::var(DATABASE), std::env::var(LISTEN)) else { return };
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).init();
    let given = Given { listen: listen.parse().ok(), database: Some(database), ..Given::default() };
    let bot_pause = Duration::from_millis(20);
    let settings = Settings { limits: false, bot_pause, durability: Durability::Full, ..given.settle().unwrap() };
    let house = House::open(settings).await.unwrap();
    Serving::begin(house).await.unwrap().until(asked_to_stop()).await.unwrap();
}

/// One server with the line to it, and its own line to the database.
pub struct Node {
    pub door: Proxy,
    /// None where the database is a file.
    pub database: Option<Proxy>,
    process: Mutex<Option<Child>>,
    address: String,
    listen: SocketAddr,
    log: PathBuf,
}

impl Node {
    /// A node with this name on a file or, through a line of its own, on a PostgreSQL.
    pub async fn new(name: &str, database: &str, folder: &Path) -> Arc<Node> {
        let listen = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let (line, address) = line_to(database).await;
        Arc::new(Node {
            door: Proxy::to(listen).await,
            database: line,
            process: Mutex::new(None),
            address,
            listen,
            log: folder.join(format!("{name}.log")),
        })
    }

    pub fn start(&self) {
        let log = File::options().create(true).append(true).open(&self.log).unwrap();
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "node_process", "--ignored", "--nocapture"])
            .env(DATABASE, &self.address)
            .env(LISTEN, self.listen.to_string())
            .env("TOKIO_WORKER_THREADS", "2")
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        *self.process.lock().unwrap() = Some(child.unwrap());
    }

    /// Whoever is dead is raised: what a host's own supervisor does.
    pub async fn look_after(self: Arc<Node>) {
        loop {
            tokio::time::sleep(AGAIN).await;
            let ended = self.process.lock().unwrap().as_mut().is_some_and(|child| child.try_wait().unwrap().is_some());
            if ended {
                self.start();
            }
        }
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        if let Some(child) = &*self.process.lock().unwrap() {
            let sent = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status();
            // It may have ended a moment ago.
            let _ = sent.unwrap();
        }
    }

    /// The last lines that it wrote, for whoever looks for the reason of a fault.
    pub fn last_words(&self) -> String {
        let text = std::fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(12)..].join("\n")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut child) = self.process.lock().unwrap().take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A line to a PostgreSQL and its address through it; a file is reached without.
async fn line_to(database: &str) -> (Option<Proxy>, String) {
    let Some(rest) = database.strip_prefix("postgres://") else { return (None, database.to_owned()) };
    let (person, place) = rest.split_once('@').unwrap();
    let (host, name) = place.split_once('/').unwrap();
    let proxy = Proxy::to(host.parse().unwrap()).await;
    let address = format!("postgres://{person}@{}/{name}", proxy.address);
    (Some(proxy), address)
}
