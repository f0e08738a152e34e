//! Messages to a real server, in this process, over a real socket.

use server::client::{Client, Failed, Socket};
use server::{Given, House, Serving, Settings};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;
use store::{Durability, Store};
use tokio::runtime::Runtime;
use tokio::time::timeout;
use wire::{FromClient, FromServer, NewTable, Pace, Sit, TableInfo, TableNow, WantedSeat};

/// In a message, this stands for a table that there is.
const TABLE: &str = "TABLE";

/// Nothing takes longer to be answered.
const SOON: Duration = Duration::from_secs(20);

/// A server with a table, and somebody who sits there.
struct Scene {
    runtime: Runtime,
    client: Client,
    table: String,
    talk: Mutex<Option<(Socket, u32)>>,
    _serving: Serving,
    _folder: tempfile::TempDir,
}

static SCENE: LazyLock<Option<Scene>> = LazyLock::new(|| Scene::open().ok());

impl Scene {
    fn open() -> Result<Scene, String> {
        let said = |error: &dyn std::fmt::Display| error.to_string();
        let folder = tempfile::tempdir().map_err(|error| said(&error))?;
        let runtime = Runtime::new().map_err(|error| said(&error))?;
        let database = Store::file_in(folder.path());
        let given = Given { listen: Some(([127, 0, 0, 1], 0).into()), database: Some(database), ..Given::default() };
        let settings = given.settle().map_err(|error| said(&error))?;
        let settings =
            Settings { limits: false, bot_pause: Duration::ZERO, durability: Durability::Process, ..settings };
        let (serving, client, table) = runtime.block_on(async {
            let house = House::open(settings).await.map_err(|error| said(&error))?;
            let serving = Serving::begin(house).await.map_err(|error| said(&error))?;
            let (client, _) = Client::guest(serving.address, "Ada").await.map_err(|error| said(&error))?;
            let seats = vec![WantedSeat::Me, WantedSeat::Bot { level: "random".into() }];
            let (game, options) = ("midway".to_owned(), Default::default());
            let new = NewTable { game, options, seats, private: false, pace: Pace::Free, hints: false };
            let info: TableInfo = client.post("/api/tables", &new).await.map_err(|error| said(&error))?;
            let path = format!("/api/tables/{}/sit", info.id);
            client.post::<TableNow>(&path, &Sit::default()).await.map_err(|error| said(&error))?;
            Ok::<_, String>((serving, client, info.id))
        })?;
        Ok(Scene { runtime, client, table, talk: Mutex::new(None), _serving: serving, _folder: folder })
    }

    /// Says something, and then asks whether the server is there: over the same socket, or, if it did not like what it
    /// heard and hung up, over the next.
    async fn say(&self, talk: &mut Option<(Socket, u32)>, text: String) -> Result<(), Failed> {
        let (mut socket, n) = match talk.take() {
            Some(open) => open,
            None => (self.client.socket().await?, 0),
        };
        socket.say_text(text).await?;
        socket.say(&FromClient::Ping { n: n + 1 }).await?;
        loop {
            if matches!(socket.next().await?, FromServer::Pong { n: heard } if heard == n + 1) {
                *talk = Some((socket, n + 1));
                return Ok(());
            }
        }
    }
}

/// Whatever is said, the server goes on, and what can be read is written as it was read. Each line is a message.
pub fn socket(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Some(scene) = &*SCENE else { panic!("there is no server to talk to") };
    let mut talk = scene.talk.lock().unwrap_or_else(PoisonError::into_inner);
    for line in text.lines().take(8) {
        let line = line.replace(TABLE, &scene.table);
        if let Ok(message) = serde_json::from_str::<FromClient>(&line) {
            let again = serde_json::to_string(&message).map(|text| serde_json::from_str::<FromClient>(&text));
            assert!(again.is_ok_and(|again| again.is_ok_and(|again| again == message)), "{line} is read as another");
        }
        scene.runtime.block_on(async {
            let said = timeout(SOON, scene.say(&mut talk, line.clone())).await;
            assert!(said.is_ok(), "nobody answers after {line}");
            let there = timeout(SOON, scene.client.socket()).await;
            if talk.is_none() {
                assert!(there.is_ok_and(|socket| socket.is_ok()), "nobody is there after {line}");
            }
        });
    }
}
