//! Who may not come in, or not speak. Read from the store, and read again when something changes.

use crate::clock;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::subscriber;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{Ban, Trouble};
use table::Say;
use tokio::sync::watch;
use wire::Code;

pub struct Bans {
    all: Mutex<Vec<Ban>>,
    changed: watch::Sender<()>,
}

impl Default for Bans {
    fn default() -> Bans {
        Bans { all: Mutex::default(), changed: watch::Sender::new(()) }
    }
}

impl Bans {
    fn all(&self) -> MutexGuard<'_, Vec<Ban>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes whenever they are not what they were.
    pub fn listen(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Puts these in their place; says what was there before.
    fn set(&self, bans: Vec<Ban>) -> Vec<Ban> {
        let before = std::mem::replace(&mut *self.all(), bans.clone());
        if before != bans {
            self.changed.send_replace(());
        }
        before
    }

    fn holds(&self, kind: &str, what: &str, is: impl Fn(&str) -> bool) -> bool {
        let now = clock::now();
        let holds = |ban: &Ban| ban.until.is_none_or(|until| until > now);
        self.all().iter().any(|ban| ban.kind == kind && ban.what == what && is(&ban.whom) && holds(ban))
    }
}

fn refuse(key: &'static str) -> Answer<()> {
    Err(Refusal::saying(Code::NotYours, Say::new(key)))
}

impl House {
    /// Reads the bans again; about whom there is something new.
    pub async fn read_bans(&self) -> Result<Vec<String>, Trouble> {
        let now = self.store.bans(clock::now()).await?;
        let before = self.bans.set(now.clone());
        let new = now.iter().filter(|ban| !before.contains(ban));
        let gone = before.iter().filter(|ban| !now.contains(ban));
        Ok(new.chain(gone).map(|ban| ban.whom.clone()).collect())
    }

    /// May somebody from this address come in?
    pub fn admit_address(&self, address: IpAddr) -> Answer<()> {
        let is = |whom: &str| whom.parse().is_ok_and(|whom| subscriber(whom) == address);
        if self.bans.holds("address", "ban", is) { refuse("server-banned") } else { Ok(()) }
    }

    /// May this person be here: by name, and from where they were last heard?
    pub fn admit_person(&self, person: &str) -> Answer<()> {
        if self.is_held("ban", person) { refuse("server-banned") } else { Ok(()) }
    }

    pub fn may_speak(&self, person: &str) -> Answer<()> {
        if self.is_held("mute", person) { refuse("server-silenced") } else { Ok(()) }
    }

    fn is_held(&self, what: &str, person: &str) -> bool {
        let address = self.whereabouts.of(person);
        let there = |whom: &str| whom.parse().is_ok_and(|whom| address == Some(subscriber(whom)));
        self.bans.holds("person", what, |whom| whom == person) || self.bans.holds("address", what, there)
    }
}
