//! Keeping the peace: whatever is done here is written down, with the name of who did it.

use crate::{admin, chance, clock};
use std::net::IpAddr;
use store::{Ban, Kept, Millis, Store, Trouble};
use wire::What;

const A_DAY: Millis = 24 * 3600 * 1000;

/// Who does something at the machine of the server.
pub const HOST: &str = "host";

/// Somebody to be kept out, or silent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whom {
    Person(String),
    Address(IpAddr),
}

impl Whom {
    /// As it is stored: the kind, and who.
    fn parts(&self) -> (&'static str, String) {
        match self {
            Whom::Person(id) => ("person", id.clone()),
            Whom::Address(address) => ("address", address.to_string()),
        }
    }
}

/// Somebody at work.
#[derive(Clone, Copy)]
pub struct Keeper<'a> {
    pub store: &'a Store,
    /// Their login.
    pub name: &'a str,
}

impl Keeper<'_> {
    /// Who is meant by a login, the id of a person, or an address.
    pub async fn find(&self, whom: &str) -> Result<Option<Whom>, Trouble> {
        if let Ok(address) = whom.parse() {
            return Ok(Some(Whom::Address(address)));
        }
        let person = match self.store.person_by_login(&whom.to_lowercase()).await? {
            Some(person) => Some(person),
            None => self.store.person(whom).await?,
        };
        Ok(person.map(|person| Whom::Person(person.id)))
    }

    /// The bans that hold.
    pub async fn bans(&self) -> Result<Vec<Ban>, Trouble> {
        self.store.bans(clock::now()).await
    }

    /// Puts a report away; `false` if none waits.
    pub async fn settle(&self, report: &str) -> Result<bool, Trouble> {
        let settled = self.store.settle_report(report, clock::now()).await?;
        self.noted(settled, "settle", report, "").await
    }

    /// Keeps somebody out, or silent.
    pub async fn pass(
        &self,
        whom: &Whom,
        about: &str,
        what: What,
        days: Option<u16>,
        why: &str,
    ) -> Result<bool, Trouble> {
        let (now, (kind, id)) = (clock::now(), whom.parts());
        let ban = Ban {
            kind: kind.into(),
            whom: id.clone(),
            what: what.name().into(),
            at: now,
            until: days.map(|days| now + Millis::from(days) * A_DAY),
            why: why.into(),
        };
        self.store.ban(&ban).await?;
        self.store.tell_of_person(&id, now).await?;
        self.noted(true, what.name(), about, why).await
    }

    /// Lifts every ban and mute; `false` if there was none.
    pub async fn pardon(&self, whom: &Whom, about: &str) -> Result<bool, Trouble> {
        let (_, id) = whom.parts();
        let lifted = self.store.lift_bans(&id).await?;
        self.store.tell_of_person(&id, clock::now()).await?;
        self.noted(lifted, "pardon", about, "").await
    }

    /// Closes a table, whatever goes on there; `false` if there is none, or it is over.
    pub async fn close(&self, table: &str) -> Result<bool, Trouble> {
        let closed = admin::close_table(self.store, table).await?;
        self.noted(closed, "close", table, "").await
    }

    /// Takes a line of chat away; `false` if there is none.
    pub async fn unsay(&self, table: &str, number: i64) -> Result<bool, Trouble> {
        let now = clock::now();
        let gone = self.store.unsay(table, number, now).await?;
        if gone {
            // For servers that do not hear it: they look at this every few seconds.
            self.store.tell_of_person(self.name, now).await?;
        }
        self.noted(gone, "unsay", &format!("{table} {number}"), "").await
    }

    /// Lets somebody with an account look after the house, or no longer; `false` if there is no such account.
    pub async fn appoint(&self, login: &str, on: bool) -> Result<bool, Trouble> {
        let person = self.store.person_by_login(&login.to_lowercase()).await?;
        if let Some(person) = &person {
            self.store.set_keeper(&person.id, on).await?;
        }
        self.noted(person.is_some(), if on { "keeper" } else { "keeper --off" }, login, "").await
    }

    async fn noted(&self, done: bool, deed: &str, about: &str, why: &str) -> Result<bool, Trouble> {
        if done {
            let (id, at, keeper) = (chance::id(16), clock::now(), self.name.to_owned());
            let kept = Kept { id, at, keeper, deed: deed.into(), about: about.into(), why: why.into() };
            self.store.keep_account(&kept).await?;
        }
        Ok(done)
    }
}
