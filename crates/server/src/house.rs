//! The house: everything that the parts of one server share.

use crate::analysis::Analyses;
use crate::bans::Bans;
use crate::chance;
use crate::clock;
use crate::entry::{Chair, FORM, Opening, Who};
use crate::fault::{Answer, Refusal};
use crate::flights::Flights;
use crate::health::Health;
use crate::history::LookingBack;
use crate::ledger::Ledger;
use crate::limits::Limits;
use crate::listen::Open;
use crate::lobby::Lobby;
use crate::metering;
use crate::people::People;
use crate::person::Person;
use crate::post::{NoPost, Post};
use crate::room::{self, Ask};
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::sightings::Sightings;
use crate::thinking::{Errand, Kind, Thinkers};
use crate::whereabouts::Whereabouts;
use bots::Level;
use catalog::Replaced;
use std::net::IpAddr;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Held, Opened, Store, Trouble};
use table::{Explain, MAX_SEATS, Say, Seat, Seed, Setup};
use tokio::sync::watch;
use wire::limits::{PACE_LEAST, PACE_MOST};
use wire::{Code, Hinted, Invitation, Millis, NewTable, Pace, TableInfo, WantedSeat};

/// The most unfinished tables that one person may have.
const MOST_TABLES: u32 = 60;

/// The most tables of bots alone.
const MOST_SHOWS: u32 = 3;

pub struct House {
    pub settings: Settings,
    pub store: Store,
    pub rooms: Rooms,
    pub people: People,
    pub lobby: Lobby,
    pub limits: Limits,
    pub analyses: Analyses,
    /// Everything that takes long to think about waits here for its turn.
    pub thinkers: Arc<Thinkers>,
    /// Hints that are being thought about, by table, line and seat.
    pub hints: Arc<Flights<(String, u32, Seat), Hinted>>,
    pub looking_back: LookingBack,
    pub whereabouts: Whereabouts,
    pub sightings: Sightings,
    /// Connections and sockets, by address.
    pub connections: Arc<Open>,
    pub sockets: Arc<Open>,
    pub health: Health,
    /// Letters to people, where a host lets them be sent.
    pub post: Option<Post>,
    pub bans: Bans,
    /// No deadline strikes before this moment, since the server has just been started.
    grace: Millis,
    /// Turns to true when the server is to stop.
    pub stopping: watch::Sender<bool>,
    pub metering: metering::Metering,
    /// The number of the next socket.
    pub next_socket: AtomicU64,
    pub open_sockets: AtomicU64,
    /// No other process serves the same folder, until it is let go.
    held: Mutex<Option<Held>>,
}

/// Why a house could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum NoHouse {
    #[error(transparent)]
    Trouble(#[from] Trouble),
    #[error(transparent)]
    Post(#[from] NoPost),
}

impl House {
    pub async fn open(settings: Settings) -> Result<Arc<House>, NoHouse> {
        let post = settings.mail.as_ref().map(Post::open).transpose()?;
        let held = Held::take(&settings.database)?;
        let store = Store::open(&settings.database, settings.durability, settings.notify).await?;
        let house = Arc::new(House {
            store,
            rooms: Rooms::default(),
            people: People::default(),
            lobby: Lobby::default(),
            limits: Limits::new(settings.limits),
            analyses: Analyses::default(),
            thinkers: Thinkers::new(settings.thinkers),
            hints: Arc::default(),
            looking_back: LookingBack::default(),
            whereabouts: Whereabouts::default(),
            sightings: Sightings::default(),
            connections: Arc::default(),
            sockets: Arc::default(),
            health: Health::default(),
            post,
            bans: Bans::default(),
            grace: clock::now() + Millis::try_from(settings.grace.as_millis()).unwrap_or(0),
            stopping: watch::Sender::new(false),
            metering: metering::Metering::install(),
            next_socket: AtomicU64::new(1),
            open_sockets: AtomicU64::new(0),
            settings,
            held: Mutex::new(Some(held)),
        });
        house.read_bans().await?;
        Ok(house)
    }

    /// Opens a table. Whoever opens it sits down like everybody else, after seeing what fixes the seed: only then it begins.
    pub async fn open_table(&self, person: &Person, new: NewTable) -> Answer<TableInfo> {
        if new.seats.len() > MAX_SEATS {
            return Err(Refusal::new(Code::BadSetup));
        }
        self.has_room_for(person, &new).await?;
        check_pace(new.pace)?;
        let setup = Setup { players: u8::try_from(new.seats.len()).unwrap_or(0), options: new.options };
        let chairs = chairs(person, &new.seats)?;
        let opening = Opening {
            v: FORM,
            setup,
            chairs,
            host: person.id.to_string(),
            private: new.private,
            pace: new.pace.into(),
            hints: new.hints,
            admitted: Vec::new(),
        };
        self.open_with(&new.game, opening).await
    }

    /// Nobody fills the house alone, with tables where they sit or with tables that they opened for others or for bots.
    async fn has_room_for(&self, person: &Person, new: &NewTable) -> Answer<()> {
        let many = |key| Err(Refusal::saying(Code::TooFast, Say::new(key)));
        let seated = self.store.tables_of(&person.id, false, MOST_TABLES).await?.len();
        let hosted = self.store.hosted(&person.id).await?;
        if seated.max(hosted.tables as usize) >= MOST_TABLES as usize {
            return many("server-many-tables");
        }
        let of_bots = new.seats.iter().all(|seat| matches!(seat, WantedSeat::Bot { .. }));
        if of_bots && hosted.of_bots >= MOST_SHOWS {
            return many("server-many-shows");
        }
        Ok(())
    }

    /// The same people, seats and options once more. Every chair is kept for whoever sat on it, and the game begins when
    /// all of them have sat down again.
    pub async fn open_rematch(&self, before: &Ledger, person: &Person) -> Answer<TableInfo> {
        let opening = Opening {
            v: FORM,
            chairs: before.chairs.iter().map(|chair| Chair::new(chair.who.clone(), None)).collect(),
            host: person.id.to_string(),
            admitted: room::people(before),
            ..before.opening.clone()
        };
        self.open_with(&before.opened.game, opening).await
    }

    async fn open_with(&self, game: &str, mut opening: Opening) -> Answer<TableInfo> {
        let entry = catalog::find(game).map_err(|no| Refusal::saying(Code::BadSetup, no.explain()))?;
        let seed = Seed::new(chance::bytes());
        // Dealt once for trial, so that a setup which cannot be played is refused now and not when the last one sits down.
        entry.deal(&opening.setup, &Replaced::new(), seed.key(&[]))?;
        opening.setup = opening.setup.canonical(entry.about.options);
        let opened = Opened {
            id: chance::id(12),
            code: chance::id(26),
            game: game.to_owned(),
            rules: entry.about.rules_version,
            opening: serde_json::to_string(&opening).map_err(|_| Refusal::new(Code::Internal))?,
            seed: seed.to_string(),
            created: clock::now(),
        };
        let ledger = Ledger::open(opened.clone())?;
        let host = ledger.opening.host.clone();
        self.store.open_table(&opened, &room::standing(&ledger)?, Some(&host), &room::people(&ledger)).await?;
        self.lobby.nudge();
        metrics::counter!("ballyhoo_tables_opened_total").increment(1);
        Ok(ledger.info(Some(&host)))
    }

    /// What somebody may know about a table.
    pub async fn info(&self, table: &str, person: Option<&Person>) -> Answer<TableInfo> {
        let ledger = room::load(self, table).await?;
        let person = person.map(|person| &*person.id);
        if !ledger.may_look(person) {
            return Err(Refusal::new(Code::NotFound));
        }
        Ok(ledger.info(person))
    }

    /// What a join link leads to: as much as whoever opens it will see.
    pub async fn invitation(&self, table: &str, person: Option<&Person>) -> Answer<Invitation> {
        let ledger = room::load(self, table).await?;
        let host = self.store.person(&ledger.opening.host).await?.map(|host| host.name);
        let seated = ledger.seat_of(&ledger.opening.host).and_then(|seat| ledger.name(seat));
        let heading = ledger.sitting().map(catalog::AnySitting::heading);
        let info = ledger.info(person.map(|person| &*person.id));
        Ok(Invitation { host: seated.or(host).unwrap_or_default(), info, heading })
    }

    /// Something about a person has changed: every node is told, and their sockets look at it.
    pub async fn tell_of_person(&self, person: &str) -> Answer<()> {
        self.people.changed(person);
        Ok(self.store.tell_of_person(person, clock::now()).await?)
    }

    /// A thought for a person, counted at their address: this one, or where they were last heard.
    pub fn errand(&self, kind: Kind, person: Option<&str>, address: Option<IpAddr>) -> Errand {
        let address = address.or_else(|| self.whereabouts.of(person?));
        let address: Option<Arc<str>> = address.map(|address| address.to_string().into());
        let person = person.map(Arc::from).or_else(|| address.clone()).unwrap_or_else(|| "nobody".into());
        Errand { kind, place: address.unwrap_or_else(|| person.clone()), person }
    }

    /// No deadline strikes before this moment: people need a while to come back after a start, and after a night in which
    /// this machine slept or its clock was wrong.
    pub fn grace_ends(&self) -> Millis {
        let grace = Millis::try_from(self.settings.grace.as_millis()).unwrap_or(0);
        clock::was_set().map_or(self.grace, |set| self.grace.max(set + grace))
    }

    /// Wakes the room of a table that has something due.
    pub fn wake(self: &Arc<Self>, table: &str) {
        let _ = self.rooms.hand(self, table, Ask::Wake);
    }

    /// Writes what is left, and lets go of the database: another process may take over.
    pub async fn close(&self) {
        self.store.close().await;
        self.held.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Are we about to stop?
    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

fn check_pace(pace: Pace) -> Answer<()> {
    match pace {
        Pace::Free => Ok(()),
        Pace::Within { seconds } if (PACE_LEAST..=PACE_MOST).contains(&seconds) => Ok(()),
        Pace::Within { .. } => Err(Refusal::saying(Code::BadSetup, Say::new("server-bad-pace"))),
    }
}

/// A level that people may play against.
pub fn check_level(level: &str) -> Answer<()> {
    let known = Level::ALL.iter().any(|known| known.name() == level);
    if known { Ok(()) } else { Err(Refusal::saying(Code::BadSetup, Say::new("server-bad-level"))) }
}

fn chairs(person: &Person, seats: &[WantedSeat]) -> Answer<Vec<Chair>> {
    let mut seated = false;
    let mut chairs = Vec::new();
    for seat in seats {
        chairs.push(match seat {
            WantedSeat::Open => Chair::new(Who::Nobody, None),
            WantedSeat::Bot { level } => {
                check_level(level)?;
                Chair::new(Who::Bot { level: level.clone() }, None)
            }
            WantedSeat::Me if seated => return Err(Refusal::saying(Code::BadSetup, Say::new("server-one-chair-each"))),
            WantedSeat::Me => {
                seated = true;
                let who = Who::Person { id: person.id.to_string(), name: person.name.to_string() };
                Chair::new(who, None)
            }
        });
    }
    Ok(chairs)
}
