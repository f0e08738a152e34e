//! Who may not come in, or not speak. Read from the store, and read again when something changes.

use crate::clock;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::limits::subscriber;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{Ban, Trouble};
use table::Say;
use wire::Code;

#[derive(Default)]
pub struct Bans {
    all: Mutex<Vec<Ban>>,
}

impl Bans {
    fn all(&self) -> MutexGuard<'_, Vec<Ban>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
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
    pub async fn read_bans(&self) -> Result<(), Trouble> {
        let bans = self.store.bans(clock::now()).await?;
        *self.bans.all() = bans;
        Ok(())
    }

    /// May somebody from this address come in?
    pub fn admit_address(&self, address: IpAddr) -> Answer<()> {
        let is = |whom: &str| whom.parse().is_ok_and(|whom| subscriber(whom) == address);
        if self.bans.holds("address", "ban", is) { refuse("server-banned") } else { Ok(()) }
    }

    pub fn admit_person(&self, person: &str) -> Answer<()> {
        if self.bans.holds("person", "ban", |whom| whom == person) { refuse("server-banned") } else { Ok(()) }
    }

    pub fn may_speak(&self, person: &str) -> Answer<()> {
        if self.bans.holds("person", "mute", |whom| whom == person) { refuse("server-silenced") } else { Ok(()) }
    }
}
