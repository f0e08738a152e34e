//! `ballyhoo admin`: keeping the peace. Everything that is done here is written down.

use crate::fail::Fail;
use crate::say::{print, say};
use crate::serve::failed;
use clap::Subcommand;
use server::keeping::{HOST, Keeper, Whom};
use store::{Store, Trouble};
use table::Say;
use table::words::name;
use wire::What;

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
    /// Closes a table, whatever goes on there
    Close { table: String },
    /// Takes a line of chat away
    Unsay { table: String, number: i64 },
    /// Lets somebody with an account look after the house in the page: reports, bans, chat, tables
    Keeper {
        login: String,
        /// No longer
        #[arg(long)]
        off: bool,
    },
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
        let host = Keeper { store, name: HOST };
        match self {
            Keeping::Reports => reports(store).await,
            Keeping::Settle { report } => done("settle", &report, host.settle(&report).await),
            Keeping::Ban(sentence) => sentence.pass(host, What::Ban).await,
            Keeping::Mute(sentence) => sentence.pass(host, What::Mute).await,
            Keeping::Pardon { whom } => {
                let found = find(host, &whom).await?;
                done("pardon", &whom, host.pardon(&found, &whom).await)
            }
            Keeping::Bans => bans(host).await,
            Keeping::Close { table } => done("close", &table, host.close(&table).await),
            Keeping::Unsay { table, number } => {
                done("unsay", &format!("{table} {number}"), host.unsay(&table, number).await)
            }
            Keeping::Keeper { login, off } => done("keeper", &login, host.appoint(&login, !off).await),
            Keeping::Audit => audit(store).await,
        }
    }
}

impl Sentence {
    async fn pass(self, host: Keeper<'_>, what: What) -> Result<(), Fail> {
        let whom = find(host, &self.whom).await?;
        done(what.name(), &self.whom, host.pass(&whom, &self.whom, what, self.days, &self.why).await)
    }
}

async fn find(host: Keeper<'_>, whom: &str) -> Result<Whom, Fail> {
    let nobody = || Fail::asked(Say::new("server-cli-nobody").with("whom", name(whom)));
    host.find(whom).await.map_err(failed)?.ok_or_else(nobody)
}

/// Says that it was done, or that there was nothing to do it to.
fn done(deed: &str, about: &str, done: Result<bool, Trouble>) -> Result<(), Fail> {
    if !done.map_err(failed)? {
        return Err(Fail::refuted(Say::new("server-cli-no-such").with("about", name(about))));
    }
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

async fn bans(host: Keeper<'_>) -> Result<(), Fail> {
    let bans = host.bans().await.map_err(failed)?;
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
