//! A server for one test, and players who talk to it.

use server::client::{Client, Failed, Socket};
use server::{Given, House, Serving, Settings};
use std::collections::BTreeMap;
use std::future::Future;
use std::path::Path;
use std::time::Duration;
use store::Durability;
use table::Dice;
use wire::{Code, FromClient, FromServer, Me, NewTable, Pace, Progress, Step, TableInfo, TableNow, WantedSeat};

/// Nothing in these tests should take longer.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub async fn soon<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, future).await.expect("this should not take so long")
}

/// A server on a port of its own.
pub struct Venue {
    pub serving: Serving,
    _folder: Option<tempfile::TempDir>,
}

pub fn settings(database: &str) -> Settings {
    let given = Given { listen: Some(([127, 0, 0, 1], 0).into()), database: Some(database.into()), ..Given::default() };
    let durability = Durability::Process;
    Settings { limits: false, bot_pause: Duration::ZERO, durability, ..given.settle().unwrap() }
}

pub fn in_folder(folder: &Path) -> Settings {
    settings(&store::Store::file_in(folder))
}

impl Venue {
    pub async fn open() -> Venue {
        Venue::with(|_| ()).await
    }

    pub async fn with(change: impl FnOnce(&mut Settings)) -> Venue {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = in_folder(folder.path());
        change(&mut settings);
        Venue { _folder: Some(folder), ..Venue::at(settings).await }
    }

    pub async fn at(settings: Settings) -> Venue {
        let house = House::open(settings).await.unwrap();
        Venue { serving: Serving::begin(house).await.unwrap(), _folder: None }
    }

    pub fn client(&self) -> Client {
        Client::new(self.serving.address)
    }

    pub async fn player(&self, name: &str) -> Player {
        Player::new(self.serving.address, name).await
    }

    /// Two people at a table of this game, with bots on the other seats where it needs more.
    pub async fn duel(&self, game: &str) -> (Player, Player, TableInfo) {
        let (ada, bo) = (self.player("Ada").await, self.player("Bo").await);
        let info = ada.open(&duel(game)).await;
        let info = bo.sit(&info.id).await;
        (ada, bo, info)
    }
}

/// A table for two people, filled up with bots.
pub fn duel(game: &str) -> NewTable {
    let players = usize::from(catalog::find(game).unwrap().about.players.iter().copied().find(|n| *n >= 2).unwrap());
    let mut seats = vec![WantedSeat::Me, WantedSeat::Open];
    seats.resize(players, WantedSeat::Bot { level: "random".into() });
    new_table(game, seats)
}

pub fn new_table(game: &str, seats: Vec<WantedSeat>) -> NewTable {
    // Random play would take thousands of actions where a long game is wanted.
    let quick = catalog::find(game).unwrap().about.options.iter().find(|option| option.key == "quick");
    NewTable {
        game: game.into(),
        options: quick.map(|option| (option.key.to_owned(), "on".to_owned())).into_iter().collect(),
        seats,
        private: false,
        pace: Pace::Free,
        hints: false,
    }
}

/// A table for one person and bots.
pub fn against_bots(game: &str) -> NewTable {
    let players = usize::from(catalog::find(game).unwrap().about.players[0]);
    let mut seats = vec![WantedSeat::Me];
    seats.resize(players, WantedSeat::Bot { level: "random".into() });
    new_table(game, seats)
}

pub fn games() -> impl Iterator<Item = &'static str> {
    catalog::all().iter().map(|entry| entry.about.id)
}

/// The games in which something is hidden and two can sit.
pub fn duels() -> impl Iterator<Item = &'static str> {
    catalog::all().iter().filter(|entry| entry.about.players.iter().any(|n| *n >= 2)).map(|entry| entry.about.id)
}

/// A person with a socket.
pub struct Player {
    pub me: Me,
    pub client: Client,
    pub socket: Socket,
    /// Everything that came over the socket.
    pub heard: Vec<String>,
    /// The tables as last told.
    pub tables: BTreeMap<String, TableNow>,
    pub steps: Vec<Step>,
    pub dice: Dice,
    pub sent: u32,
}

impl Player {
    pub async fn new(server: std::net::SocketAddr, name: &str) -> Player {
        let (client, me) = soon(Client::guest(server, name)).await.unwrap();
        let socket = soon(client.socket()).await.unwrap();
        let dice = Dice::quick(name.bytes().map(u64::from).sum());
        Player { me, client, socket, heard: Vec::new(), tables: BTreeMap::new(), steps: Vec::new(), dice, sent: 0 }
    }

    /// Opens a table and takes the own seat, if there is one.
    pub async fn open(&self, table: &NewTable) -> TableInfo {
        let info: TableInfo = soon(self.client.post("/api/tables", table)).await.unwrap();
        if table.seats.contains(&WantedSeat::Me) { self.sit(&info.id).await } else { info }
    }

    /// Takes the own seat or an open one.
    pub async fn sit(&self, table: &str) -> TableInfo {
        let sit = wire::Sit { seat: None, nonce: Some(format!("dice of {}", self.me.name)) };
        soon(self.client.post::<TableNow>(&format!("/api/tables/{table}/sit"), &sit)).await.unwrap().info
    }

    pub async fn say(&mut self, message: &FromClient) {
        soon(self.socket.say(message)).await.unwrap();
    }

    pub async fn follow(&mut self, table: &str) {
        let seen = self.tables.get(table).map(|now| now.seq);
        self.say(&FromClient::Follow { table: table.into(), seen, words: false }).await;
        // Not just any table's news: another table that is followed may speak first.
        let answers = |message: &FromServer| match message {
            FromServer::Table { table: told, .. } | FromServer::Gone { table: told, .. } => told == table,
            _ => false,
        };
        self.until(answers).await;
    }

    /// Hears messages until one is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&FromServer) -> bool) -> FromServer {
        loop {
            let message = self.hear().await.unwrap();
            if wanted(&message) {
                return message;
            }
        }
    }

    pub async fn hear(&mut self) -> Result<FromServer, Failed> {
        let text = soon(self.socket.next_text()).await?;
        let message: FromServer = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.heard.push(text);
        if let FromServer::Table { table, steps, now, .. } = &message {
            self.steps.extend(steps.iter().cloned());
            self.tables.insert(table.clone(), (**now).clone());
        }
        Ok(message)
    }

    /// Hears whatever is already on its way.
    pub async fn hear_all(&mut self) {
        while tokio::time::timeout(Duration::from_millis(60), self.hear()).await.is_ok_and(|heard| heard.is_ok()) {}
    }

    pub fn now(&self, table: &str) -> &TableNow {
        &self.tables[table]
    }

    /// Some action that is offered, if any is.
    pub fn choice(&mut self, table: &str) -> Option<String> {
        let offers = &self.tables.get(table)?.asked.as_ref()?.offers;
        let place = self.dice.index(offers.len());
        Some(offers[place].action.clone())
    }

    /// Sends an action and waits for the answer.
    pub async fn act(&mut self, table: &str, action: &str) -> Result<u32, wire::Fault> {
        self.sent += 1;
        let id = format!("{}-{}", self.me.id, self.sent);
        let seen = self.tables.get(table).map(|now| now.seq);
        self.act_as(table, &id, action, seen).await
    }

    pub async fn act_as(&mut self, table: &str, id: &str, action: &str, seen: Option<u32>) -> Result<u32, wire::Fault> {
        let act = FromClient::Act { table: table.into(), id: id.into(), action: action.into(), seen };
        self.say(&act).await;
        let of = |message: &FromServer| match message {
            FromServer::Done { id: done, .. } | FromServer::Refused { id: done, .. } => done == id,
            _ => false,
        };
        match self.until(of).await {
            FromServer::Done { seq, .. } => Ok(seq),
            FromServer::Refused { fault, .. } => Err(fault),
            _ => unreachable!(),
        }
    }

    /// Plays at random until the game is over or `most` actions were taken.
    pub async fn play(&mut self, table: &str, most: u32) -> u32 {
        let mut acted = 0;
        while acted < most && self.now(table).info.phase == Progress::Playing {
            match self.choice(table) {
                Some(action) => {
                    let seq = self.now(table).seq;
                    match self.act(table, &action).await {
                        Ok(_) => acted += 1,
                        // Somebody may have been quicker; then there is a newer table to hear of.
                        Err(fault) => assert!(matches!(fault.code, Code::Illegal | Code::Stale), "{fault:?}"),
                    }
                    while self.now(table).seq <= seq {
                        self.hear().await.unwrap();
                    }
                }
                None => drop(self.hear().await.unwrap()),
            }
        }
        acted
    }
}
