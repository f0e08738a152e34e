//! `ballyhoo admin`: keeping the peace. Everything that is done here is written down.

use crate::fail::Fail;
use crate::say::{print, say};
use crate::serve::failed;
use clap::Subcommand;
use server::admin::{Whom, keep};
use std::net::IpAddr;
use store::{Ban, Millis, Store};
use table::Say;
use table::words::name;

const A_DAY: Millis = 24 * 3600 * 1000;

#[derive(Subcommand)]
pub enum Keeping {
    /// Lists reports that wait, the oldest first
    Reports,
    /// Puts a report away
    Settle { report: String },
    /// Keeps an account, a guest or an address out
    Ban(Sentence),
    /// Lets an account, a guest or an address speak no more
    Mute(Sentence),
    /// Lifts every ban and mute of an account, a guest or an address
    Pardon {
        /// A login, the id of a person, or an address
        whom: String,
    },
    /// Lists the bans that hold
    Bans,
    /// Takes a line of chat away
    Unsay { table: String, number: i64 },
    /// Lists what was done here, the latest first
    Audit,
}

#[derive(clap::Args)]
pub struct Sentence {
    /// A login, the id of a person, or an address
    whom: String,
    /// For how many days; for ever, if none are given
    #[arg(long)]
    days: Option<u16>,
    /// For the record
    #[arg(long, default_value = "")]
    why: String,
}

impl Keeping {
    pub async fn run(self, store: &Store) -> Result<(), Fail> {
        store.must_be_current().map_err(failed)?;
        match self {
            Keeping::Reports => reports(store).await,
            Keeping::Settle { report } => {
                let settled = store.settle_report(&report, server::admin::now()).await.map_err(failed)?;
                done(store, "settle", &report, "", settled).await
            }
            Keeping::Ban(sentence) => sentence.pass(store, "ban").await,
            Keeping::Mute(sentence) => sentence.pass(store, "mute").await,
            Keeping::Pardon { whom } => pardon(store, &whom).await,
            Keeping::Bans => bans(store).await,
            Keeping::Unsay { table, number } => {
                let gone = store.unsay(&table, number).await.map_err(failed)?;
                done(store, "unsay", &format!("{table} {number}"), "", gone).await
            }
            Keeping::Audit => audit(store).await,
        }
    }
}

impl Sentence {
    async fn pass(self, store: &Store, what: &str) -> Result<(), Fail> {
        let now = server::admin::now();
        let whom = find(store, &self.whom).await?;
        let until = self.days.map(|days| now + Millis::from(days) * A_DAY);
        let (kind, id) = whom.parts();
        let ban = Ban { kind: kind.into(), whom: id.clone(), what: what.into(), at: now, until, why: self.why.clone() };
        store.ban(&ban).await.map_err(failed)?;
        store.tell_of_person(&id, now).await.map_err(failed)?;
        done(store, what, &self.whom, &self.why, true).await
    }
}

async fn find(store: &Store, whom: &str) -> Result<Whom, Fail> {
    if let Ok(address) = whom.parse::<IpAddr>() {
        return Ok(Whom::Address(address));
    }
    let by_login = store.person_by_login(&whom.to_lowercase()).await.map_err(failed)?;
    let person = match by_login {
        Some(person) => Some(person),
        None => store.person(whom).await.map_err(failed)?,
    };
    let nobody = || Fail::asked(Say::new("server-cli-nobody").with("whom", name(whom)));
    person.map(|person| Whom::Person(person.id)).ok_or_else(nobody)
}

async fn pardon(store: &Store, whom: &str) -> Result<(), Fail> {
    let (_, id) = find(store, whom).await?.parts();
    let lifted = store.lift_bans(&id).await.map_err(failed)?;
    store.tell_of_person(&id, server::admin::now()).await.map_err(failed)?;
    done(store, "pardon", whom, "", lifted).await
}

/// Writes down what was done and says so; or says that there was nothing to do it to.
async fn done(store: &Store, deed: &str, about: &str, why: &str, done: bool) -> Result<(), Fail> {
    if !done {
        return Err(Fail::refuted(Say::new("server-cli-no-such").with("about", name(about))));
    }
    keep(store, deed, about, why).await.map_err(failed)?;
    tell(Say::new("server-cli-done").with("deed", name(deed)).with("about", name(about)))
}

async fn reports(store: &Store) -> Result<(), Fail> {
    let reports = store.reports(200).await.map_err(failed)?;
    for report in &reports {
        let line = Say::new("server-cli-report")
            .with("report", name(&report.id))
            .with("reason", name(&report.reason))
            .with("person", name(&report.person))
            .with("reporter", name(&report.reporter))
            .with("table", name(report.table.as_deref().unwrap_or("-")))
            .with("text", name(report.text.as_deref().unwrap_or("-")));
        tell(line)?;
    }
    tell(Say::new("server-cli-reports").with("count", reports.len()))
}

async fn bans(store: &Store) -> Result<(), Fail> {
    let bans = store.bans(server::admin::now()).await.map_err(failed)?;
    for ban in &bans {
        let line = Say::new("server-cli-ban")
            .with("what", name(&ban.what))
            .with("whom", name(&ban.whom))
            .with("why", name(&ban.why));
        tell(line)?;
    }
    tell(Say::new("server-cli-bans").with("count", bans.len()))
}

async fn audit(store: &Store) -> Result<(), Fail> {
    for kept in store.account(200).await.map_err(failed)? {
        let line = Say::new("server-cli-kept")
            .with("keeper", name(&kept.keeper))
            .with("deed", name(&kept.deed))
            .with("about", name(&kept.about))
            .with("why", name(&kept.why));
        tell(line)?;
    }
    Ok(())
}

fn tell(message: Say) -> Result<(), Fail> {
    print(&format!("{}\n", say(&message)))
}
