//! Hints: "table x is at 42". They only make things quick; whoever misses one reads the log a little later.
//!
//! On one node they go through a channel. Between nodes on one PostgreSQL they travel by NOTIFY, gathered for a moment
//! and outside of the transactions that write the log: a commit with NOTIFY takes a lock on the whole database.

use crate::Trouble;
use crate::open::Kind;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};

const CHANNEL: &str = "ballyhoo";
/// How long hints are gathered before they are sent.
const GATHER: Duration = Duration::from_millis(15);
/// NOTIFY carries less than 8000 bytes.
const MOST_BYTES: usize = 7000;

/// Something has changed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Hint {
    /// The log of a table has reached this line; `ours` if it was written by this process.
    Table { table: String, seq: u32, ours: bool },
    /// Something was said at a table.
    Chat { table: String, ours: bool },
    /// Somebody came to a table or went, on another node.
    Presence { table: String, ours: bool },
    /// What is stored of a table was written anew: a name was taken out of it.
    Again { table: String },
    /// A line of chat was taken back.
    Unsaid { table: String, number: u32 },
    /// Something about a person has changed: whom they mute, their sessions, a ban.
    Person { person: String, ours: bool },
    /// Hints were lost: look everywhere.
    Lost,
}

#[derive(Clone)]
pub(crate) struct Hints {
    node: Arc<str>,
    here: broadcast::Sender<Hint>,
    elsewhere: Option<mpsc::UnboundedSender<Outgoing>>,
}

/// What the task that sends is handed.
enum Outgoing {
    Hint(Hint),
    /// Somebody waits until everything before this has been sent.
    Sent(oneshot::Sender<()>),
}

impl Hints {
    pub(crate) async fn start(kind: Kind, address: &str, notify: bool) -> Result<Hints, Trouble> {
        let here = broadcast::Sender::new(4096);
        let node: Arc<str> = name().into();
        let elsewhere = match kind {
            Kind::Postgres if notify => Some(between_nodes(address, node.clone(), here.clone()).await?),
            Kind::Sqlite | Kind::Postgres => None,
        };
        Ok(Hints { node, here, elsewhere })
    }

    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Hint> {
        self.here.subscribe()
    }

    pub(crate) fn table(&self, table: &str, seq: u32) {
        self.send(Hint::Table { table: table.to_owned(), seq, ours: true });
    }

    pub(crate) fn chat(&self, table: &str) {
        self.send(Hint::Chat { table: table.to_owned(), ours: true });
    }

    pub(crate) fn presence(&self, table: &str) {
        self.send(Hint::Presence { table: table.to_owned(), ours: true });
    }

    pub(crate) fn again(&self, table: &str) {
        self.send(Hint::Again { table: table.to_owned() });
    }

    pub(crate) fn unsaid(&self, table: &str, number: i64) {
        let Ok(number) = u32::try_from(number) else { return };
        self.send(Hint::Unsaid { table: table.to_owned(), number });
    }

    pub(crate) fn person(&self, person: &str) {
        self.send(Hint::Person { person: person.to_owned(), ours: true });
    }

    fn send(&self, hint: Hint) {
        if let Some(elsewhere) = &self.elsewhere {
            let _ = elsewhere.send(Outgoing::Hint(hint.clone()));
        }
        let _ = self.here.send(hint);
    }

    /// Waits until other nodes have been told: a process that ends takes with it what it has only gathered.
    pub(crate) async fn flush(&self) {
        let (sent, all_sent) = oneshot::channel();
        if let Some(elsewhere) = &self.elsewhere
            && elsewhere.send(Outgoing::Sent(sent)).is_ok()
        {
            let _ = all_sent.await;
        }
    }
}

/// Starts the two tasks that carry hints to and from other nodes.
async fn between_nodes(
    address: &str,
    node: Arc<str>,
    here: broadcast::Sender<Hint>,
) -> Result<mpsc::UnboundedSender<Outgoing>, Trouble> {
    let pool = PgPoolOptions::new().max_connections(2).connect(address).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    let (sender, outgoing) = mpsc::unbounded_channel();
    tokio::spawn(receive(listener, node.clone(), here));
    tokio::spawn(send(pool, node, outgoing));
    Ok(sender)
}

/// Unlike every other node's: the process id, its start and a count tell this one's hints from all others.
fn name() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let start = since.map_or(0, |since| since.as_nanos());
    format!("{}-{start}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

async fn receive(mut listener: PgListener, node: Arc<str>, here: broadcast::Sender<Hint>) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notice)) => {
                for hint in read(notice.payload(), &node) {
                    let _ = here.send(hint);
                }
            }
            // The connection was lost and is made again; what was said meanwhile is gone.
            Ok(None) => {
                let _ = here.send(Hint::Lost);
            }
            Err(error) => {
                tracing::warn!(%error, "hints from other nodes cannot be received");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn send(pool: PgPool, node: Arc<str>, mut outgoing: mpsc::UnboundedReceiver<Outgoing>) {
    while let Some(first) = outgoing.recv().await {
        tokio::time::sleep(GATHER).await;
        let (mut gathered, mut waiting) = (Gathered::default(), Vec::new());
        let mut next = Some(first);
        while let Some(one) = next {
            match one {
                Outgoing::Hint(hint) => gather(&mut gathered, hint),
                Outgoing::Sent(sent) => waiting.push(sent),
            }
            next = outgoing.try_recv().ok();
        }
        for payload in write(&gathered, &node) {
            let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload);
            if let Err(error) = notify.execute(&pool).await {
                tracing::warn!(%error, "hints to other nodes cannot be sent");
            }
        }
        for sent in waiting {
            let _ = sent.send(());
        }
    }
}

/// What a hint is about besides the log.
const CHAT: &str = "chat";
const PRESENCE: &str = "here";
const PERSON: &str = "person";
const AGAIN: &str = "again";
const UNSAID: &str = "unsaid-";

/// By table or person, and what about it; for logs, the newest line.
type Gathered = BTreeMap<(String, Cow<'static, str>), u32>;

fn gather(gathered: &mut Gathered, hint: Hint) {
    let (key, seq) = match hint {
        Hint::Table { table, seq, .. } => ((table, "".into()), seq),
        Hint::Chat { table, .. } => ((table, CHAT.into()), 0),
        Hint::Presence { table, .. } => ((table, PRESENCE.into()), 0),
        Hint::Person { person, .. } => ((person, PERSON.into()), 0),
        Hint::Again { table } => ((table, AGAIN.into()), 0),
        Hint::Unsaid { table, number } => ((table, format!("{UNSAID}{number}").into()), 0),
        Hint::Lost => return,
    };
    let newest = gathered.entry(key).or_default();
    *newest = seq.max(*newest);
}

/// `node table:42 table:chat …`, in pieces that fit.
fn write(gathered: &Gathered, node: &str) -> Vec<String> {
    let mut payloads = Vec::new();
    let mut payload = node.to_owned();
    for ((table, about), seq) in gathered {
        if payload.len() > MOST_BYTES {
            payloads.push(std::mem::replace(&mut payload, node.to_owned()));
        }
        let what = if about.is_empty() { seq.to_string() } else { about.to_string() };
        payload.push_str(&format!(" {table}:{what}"));
    }
    payloads.push(payload);
    payloads
}

/// Reads what [`write`] wrote on another node. What cannot be read is skipped: it is only a hint.
fn read(payload: &str, node: &str) -> Vec<Hint> {
    let mut words = payload.split(' ');
    if words.next() == Some(node) {
        return Vec::new();
    }
    let hint = |word: &str| {
        let (table, what) = word.split_once(':')?;
        let table = table.to_owned();
        match what {
            CHAT => Some(Hint::Chat { table, ours: false }),
            PRESENCE => Some(Hint::Presence { table, ours: false }),
            AGAIN => Some(Hint::Again { table }),
            PERSON => Some(Hint::Person { person: table, ours: false }),
            what if what.starts_with(UNSAID) => {
                Some(Hint::Unsaid { table, number: what.strip_prefix(UNSAID)?.parse().ok()? })
            }
            seq => Some(Hint::Table { table, seq: seq.parse().ok()?, ours: false }),
        }
    };
    words.filter_map(hint).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_gathered_and_come_back_on_another_node_only() {
        let mut gathered = Gathered::new();
        for seq in [3, 5, 4] {
            gather(&mut gathered, Hint::Table { table: "abc".into(), seq, ours: true });
        }
        gather(&mut gathered, Hint::Chat { table: "abc".into(), ours: true });
        gather(&mut gathered, Hint::Person { person: "ada".into(), ours: true });
        gather(&mut gathered, Hint::Unsaid { table: "abc".into(), number: 7 });
        let payloads = write(&gathered, "1-2");
        assert_eq!(payloads, ["1-2 abc:5 abc:chat abc:unsaid-7 ada:person"]);
        assert!(read(&payloads[0], "1-2").is_empty());
        let table = "abc".to_owned();
        let wanted = [
            Hint::Table { table: table.clone(), seq: 5, ours: false },
            Hint::Chat { table: table.clone(), ours: false },
            Hint::Unsaid { table, number: 7 },
            Hint::Person { person: "ada".into(), ours: false },
        ];
        assert_eq!(read(&payloads[0], "9-9"), wanted);
    }

    #[test]
    fn many_hints_are_sent_in_pieces() {
        let gathered: BTreeMap<_, _> = (0..2000).map(|n| ((format!("table-{n}"), "".into()), 7)).collect();
        let payloads = write(&gathered, "1-2");
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() < 8000));
        let hints: usize = payloads.iter().map(|payload| read(payload, "x").len()).sum();
        assert_eq!(hints, 2000);
    }
}
