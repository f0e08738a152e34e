//! The program as a host has it, from outside: it serves its page, a game against bots is played over the socket, the
//! program is killed in the middle, started again, and the game goes on.
//!
//! Without a word this is the program that was just built. `BALLYHOO_TEST_PROGRAM` names another (a command, its words
//! separated by blanks), and `cargo xtask test dist --long` does so for every package, in a root of its own.

#![cfg(feature = "server")]

use server::client::{Client, Socket};
use std::io::Read;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use wire::{FromClient, FromServer, NewTable, Pace, Progress, Sit, TableInfo, TableNow, WantedSeat};

/// Nothing here should take longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// After so many actions the program is killed.
const BEFORE: u32 = 6;

/// A program and where it keeps its tables, as it sees that itself.
struct Program {
    command: Vec<String>,
    folder: PathBuf,
    listen: SocketAddr,
    _own: Option<tempfile::TempDir>,
}

impl Program {
    fn here() -> Program {
        let listen = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        if let Ok(command) = std::env::var("BALLYHOO_TEST_PROGRAM") {
            let folder = std::env::var_os("BALLYHOO_TEST_FOLDER").expect("where the program keeps its tables").into();
            let command = command.split(' ').map(str::to_owned).collect();
            return Program { command, folder, listen, _own: None };
        }
        let own = tempfile::tempdir().unwrap();
        let command = vec![env!("CARGO_BIN_EXE_ballyhoo").to_owned()];
        Program { command, folder: own.path().join("tables"), listen, _own: Some(own) }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.command[0]);
        command.args(&self.command[1..]).env("BALLYHOO_LANG", "en").env("BALLYHOO_LISTEN", self.listen.to_string());
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        command
    }

    /// Starts it and waits until it says itself that it is well.
    fn start(&self) -> Running {
        let mut command = self.command();
        command.args(["serve", "--bot-pause-ms", "0", "--data"]).arg(&self.folder);
        let mut running = Running(command.stderr(Stdio::inherit()).spawn().unwrap());
        let begun = Instant::now();
        while !self.is_well() {
            assert!(running.0.try_wait().unwrap().is_none(), "the program ended");
            assert!(begun.elapsed() < PATIENCE, "the program does not come up");
            std::thread::sleep(Duration::from_millis(50));
        }
        running
    }

    fn is_well(&self) -> bool {
        self.command().arg("healthy").output().unwrap().status.success()
    }
}

/// Killed, as if the machine had lost its head, when it goes away.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Somebody at one table.
struct Player {
    client: Client,
    socket: Socket,
    table: String,
    now: TableNow,
    /// How many actions were acknowledged, and the last of them.
    acted: u32,
    last: u32,
}

impl Player {
    async fn sit_down(listen: SocketAddr) -> Player {
        let (client, _) = Client::guest(listen, "Ada").await.unwrap();
        let seats = vec![WantedSeat::Me, WantedSeat::Bot { level: "easy".into() }];
        let options = [("quick".to_owned(), "on".to_owned())].into();
        let new = NewTable { game: "midway".into(), options, seats, private: true, pace: Pace::Free, hints: false };
        let info: TableInfo = client.post("/api/tables", &new).await.unwrap();
        let now: TableNow = client.post(&format!("/api/tables/{}/sit", info.id), &Sit::default()).await.unwrap();
        let socket = client.socket().await.unwrap();
        Player { client, socket, table: info.id, now, acted: 0, last: 0 }
    }

    async fn follow(&mut self) {
        let follow = FromClient::Follow { table: self.table.clone(), seen: None, words: false };
        self.socket.say(&follow).await.unwrap();
    }

    /// Acts until the game is over, or so many actions were acknowledged.
    async fn play(&mut self, most: u32) {
        self.follow().await;
        let mut waits = false;
        while self.acted < most {
            match self.socket.next().await.unwrap() {
                FromServer::Table { now, .. } => self.now = *now,
                FromServer::Done { seq, .. } => {
                    (self.acted, self.last, waits) = (self.acted + 1, seq, false);
                }
                FromServer::Refused { fault, .. } => panic!("{fault:?}"),
                _ => continue,
            }
            if self.now.info.phase == Progress::Over {
                return;
            }
            let asked = self.now.asked.as_ref().filter(|_| !waits && self.now.seq >= self.last);
            if let Some(asked) = asked {
                let offer = &asked.offers[self.now.seq as usize % asked.offers.len()];
                let id = format!("{}", self.now.seq);
                let (table, action) = (self.table.clone(), offer.action.clone());
                self.socket.say(&FromClient::Act { table, id, action, seen: Some(self.now.seq) }).await.unwrap();
                waits = true;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_against_a_bot_through_a_kill() {
    let program = Program::here();
    assert!(!program.is_well(), "nobody serves yet");
    let running = program.start();
    if std::env::var_os("BALLYHOO_TEST_PROGRAM").is_some() {
        has_its_page(program.listen).await;
    }
    let mut ada = tokio::time::timeout(PATIENCE, Player::sit_down(program.listen)).await.unwrap();
    tokio::time::timeout(PATIENCE, ada.play(BEFORE)).await.unwrap();
    assert_eq!((ada.acted, ada.now.info.phase), (BEFORE, Progress::Playing));
    drop(running);
    assert!(!program.is_well(), "it was killed");
    let _running = program.start();
    ada.socket = ada.client.socket().await.expect("the session outlives the program");
    let promised = ada.last;
    tokio::time::timeout(PATIENCE, ada.play(u32::MAX)).await.unwrap();
    assert!(ada.acted > BEFORE && ada.now.seq > promised);
    assert_eq!(ada.now.info.phase, Progress::Over);
    println!("{} actions, the last line is {}", ada.acted, ada.now.seq);
}

/// Where a host wants it, every request is one line in the log: who asked for what kind of thing, and how it went, and
/// nothing that is a secret.
#[tokio::test(flavor = "multi_thread")]
async fn requests_are_written_down_without_what_they_were_about() {
    for wanted in [true, false] {
        let program = Program::here();
        let mut command = program.command();
        command.args(["serve", &format!("--access-log={wanted}"), "--data"]).arg(program.folder.join("logged"));
        let mut running = Running(command.spawn().unwrap());
        let begun = Instant::now();
        while !program.is_well() {
            assert!(begun.elapsed() < PATIENCE, "the program does not come up");
            std::thread::sleep(Duration::from_millis(50));
        }
        let client = Client::new(program.listen);
        for path in ["/api/tables/secrettable1", "/join/very-secret-link"] {
            client.send(axum::http::Method::GET, path, &[], String::new()).await.unwrap();
        }
        let _ = running.0.kill();
        let mut log = String::new();
        running.0.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(!log.contains("secret"), "{log}");
        for line in ["127.0.0.1 GET /api/tables/{id} 404", "127.0.0.1 GET /join 200"] {
            assert_eq!(log.contains(line), wanted, "{line} in {log}");
        }
    }
}

/// The page is in the program, with its scripts.
async fn has_its_page(listen: SocketAddr) {
    let client = Client::new(listen);
    let get = async |path: &str| client.send(axum::http::Method::GET, path, &[], String::new()).await.unwrap();
    let index = get("/").await;
    let mut scripts = index.body.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let script = scripts.find(|path| path.contains("assets/")).expect("the page has a script");
    assert!(get(script).await.status.is_success(), "{script}");
}
