//! A room: the task that serves one table on this node.
//!
//! It reads what is asked of it one by one, so no two actions are judged at once here; and since other nodes may have a
//! room for the same table, an action counts only when the store has accepted its line. It owns nothing that cannot be
//! read again from the log, and goes away when nobody needs it.

mod absence;
mod ask;
mod bot;
mod deeds;
mod followers;
mod outgoing;
mod pointing;
mod presence;

pub use ask::{Ask, Deed};
pub use followers::Follower;
pub use outgoing::{Outgoing, Packet};

use crate::clock;
use crate::entry::{Entry, Who};
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::ledger::Ledger;
use crate::summary::Summary;
use followers::Followers;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::{Appended, Draft, Logged, Opened, Present, Progress, Upshot};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Code, Millis};

/// A room that nobody has needed for this long goes away.
const IDLE: Duration = Duration::from_secs(20);

/// How often a room with followers reads the log, in case hints from other nodes were lost.
const READ_AGAIN: Duration = Duration::from_secs(5);

/// By how much the clocks of nodes may differ.
const NODES_DIFFER: Millis = 5000;

/// An action that keeps losing its place to others is given up after so many attempts.
const ATTEMPTS: u32 = 20;

/// The task of one table.
pub struct Room {
    house: Arc<House>,
    id: String,
    asks: mpsc::Receiver<Ask>,
    own: mpsc::WeakSender<Ask>,
    ledger: Ledger,
    /// The line that the ledger stands at, for bots that want to know whether their thought is still wanted.
    line: Arc<AtomicU32>,
    followers: Followers,
    /// The last change came from another node, whose bot is at work already.
    from_elsewhere: bool,
    /// The line for which a bot is thinking.
    thinking: Option<u32>,
    /// The ledger may hold a line that is not in the log: read everything again.
    in_doubt: bool,
    needed: Instant,
    said: i64,
    /// When those who are not connected any more were last heard of at this table.
    heard: HashMap<Arc<str>, Millis>,
    /// When somebody last looked over HTTP.
    looked: Option<Instant>,
    /// Who was last said to be here to other nodes, and when that must be said again.
    shared: (Present, Millis),
}

impl Room {
    /// Serves the table until nobody needs it.
    pub async fn run(house: Arc<House>, id: String, mut asks: mpsc::Receiver<Ask>, own: mpsc::WeakSender<Ask>) {
        let ledger = match load(&house, &id).await {
            Ok(ledger) => ledger,
            Err(refusal) => return refuse_all(&house, &id, &mut asks, &refusal),
        };
        let line = Arc::new(AtomicU32::new(ledger.seq));
        let followers = Followers::default();
        let needed = Instant::now();
        let mut room = Room {
            house,
            id,
            asks,
            own,
            ledger,
            line,
            followers,
            from_elsewhere: false,
            thinking: None,
            in_doubt: false,
            needed,
            said: 0,
            heard: HashMap::new(),
            looked: None,
            shared: (Present::default(), 0),
        };
        if room.ledger.ahead {
            room.set_due().await;
        }
        room.drive_bots();
        while let Some(ask) = room.next().await {
            room.answer(ask).await;
        }
    }

    /// The next thing to do; nothing when the room is not needed any more.
    async fn next(&mut self) -> Option<Ask> {
        loop {
            let alarm = self.alarm();
            tokio::select! {
                ask = self.asks.recv() => {
                    self.needed = Instant::now();
                    return ask;
                }
                () = tokio::time::sleep_until(alarm) => {}
            }
            if self.followers.news_at().is_some_and(|at| at <= Instant::now()) {
                self.followers.tell_news(&self.ledger);
                continue;
            }
            if self.late_at().is_some_and(|at| at <= clock::now()) {
                return Some(Ask::Wake);
            }
            if !self.followers.is_empty() && self.house.store.is_shared() {
                return Some(Ask::ReadAll);
            }
            if self.may_go() && self.house.rooms.close_if_unasked(&self.id, &self.asks) {
                return None;
            }
        }
    }

    /// When to look around although nothing was asked.
    fn alarm(&self) -> Instant {
        let rest = if self.followers.is_empty() { IDLE } else { READ_AGAIN };
        let deadline = self.late_at().map(|at| at - clock::now());
        let deadline = deadline.map(|left| Duration::from_millis(u64::try_from(left).unwrap_or(0).max(5)));
        let alarm = Instant::now() + deadline.map_or(rest, |left| left.min(rest));
        self.followers.news_at().map_or(alarm, |news| news.min(alarm))
    }

    /// When somebody here runs out of time: not before this server has been up for a moment, nor when the clock was set
    /// just now.
    fn late_at(&self) -> Option<Millis> {
        self.ledger.deadline().map(|(at, _)| at.max(self.house.grace_ends()))
    }

    fn may_go(&self) -> bool {
        let thinking = self.thinking == Some(self.ledger.seq);
        // What has been waited for since it was read would be waited for from the beginning when it is read again.
        let counting = self.ledger.ahead && self.ledger.due().is_some();
        self.followers.is_empty() && !thinking && !counting && self.needed.elapsed() >= IDLE
    }

    /// Says in the store when this table is to be looked at unasked.
    async fn set_due(&self) {
        if let Err(trouble) = self.house.store.set_due(&self.id, self.ledger.seq, self.ledger.due()).await {
            tracing::warn!(%trouble, table = %self.id, "when a table is due cannot be written");
        }
    }

    /// Makes a line durable and tells everybody, or says why it is not done. The entry is made anew whenever somebody
    /// else was quicker: it must fit the table as it is then.
    async fn commit(&mut self, request: Option<&str>, entry: impl Fn(&Ledger) -> Answer<Entry>) -> Answer<u32> {
        for _ in 0..ATTEMPTS {
            self.be_sure().await?;
            let at = clock::now().max(self.ledger.changed);
            let begun = self.ledger.phase;
            let entry = entry(&self.ledger)?;
            self.ledger.enter(at, &entry)?;
            // From here to the answer of the store the ledger is ahead of the log.
            self.in_doubt = true;
            let line = self.next_line(at, request, &entry, begun)?;
            match self.house.store.append(line).await? {
                Appended::Done => {
                    self.in_doubt = false;
                    self.from_elsewhere = false;
                    self.changed();
                    return Ok(self.ledger.seq);
                }
                Appended::Repeated(seq) => return Ok(seq),
                Appended::Taken => {}
            }
        }
        Err(Refusal::new(Code::Busy))
    }

    fn next_line(&self, at: Millis, request: Option<&str>, entry: &Entry, before: Progress) -> Answer<Draft> {
        let seated = before == Progress::Open;
        Ok(Draft {
            table: self.id.clone(),
            seq: self.ledger.seq,
            at,
            request: request.map(str::to_owned),
            entry: serde_json::to_string(entry).map_err(|_| Refusal::new(Code::Internal))?,
            standing: standing(&self.ledger)?,
            seated: seated.then(|| people(&self.ledger)),
        })
    }

    /// Reads the log again if the ledger might hold something that is not in it.
    async fn be_sure(&mut self) -> Answer<()> {
        if self.in_doubt {
            let seen = self.line.load(Ordering::Relaxed);
            self.ledger = load(&self.house, &self.id).await?;
            self.in_doubt = false;
            if self.ledger.seq != seen {
                self.from_elsewhere = true;
                self.changed();
            }
        }
        Ok(())
    }

    /// Reads what other nodes have written since, where there are any. Nobody is refused, and nothing shown over HTTP,
    /// by what this node happens to know: the client may have been told more by another one.
    async fn be_fresh(&mut self) -> Answer<()> {
        if self.house.store.is_shared() { self.catch_up().await } else { self.be_sure().await }
    }

    /// Reads what other nodes have written since.
    async fn catch_up(&mut self) -> Answer<()> {
        self.be_sure().await?;
        let mut lines = self.house.store.log_after(&self.id, self.ledger.seq).await?;
        if !lines.is_empty() {
            self.in_doubt = true;
            self.ledger.ahead |= bring_in(lines.iter_mut().map(|line| &mut line.at), clock::now());
            self.ledger.read(&lines)?;
            self.in_doubt = false;
            self.from_elsewhere = true;
            self.changed();
        }
        Ok(())
    }

    /// The ledger has moved on: tell everybody, and let bots think.
    fn changed(&mut self) {
        self.line.store(self.ledger.seq, Ordering::Relaxed);
        self.followers.tell(&self.ledger);
        for chair in &self.ledger.chairs {
            if let Who::Person { id, .. } = &chair.who {
                self.house.people.nudge(id);
            }
        }
        self.drive_bots();
    }
}

/// Reads a table from the store.
pub async fn load(house: &House, id: &str) -> Answer<Ledger> {
    let opened = house.store.opened(id).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
    let lines = house.store.log_after(id, 0).await?;
    replay(opened, lines, clock::now())
}

/// What a log amounts to at this moment.
pub fn replay(mut opened: Opened, mut lines: Vec<Logged>, now: Millis) -> Answer<Ledger> {
    let moments = std::iter::once(&mut opened.created).chain(lines.iter_mut().map(|line| &mut line.at));
    let ahead = bring_in(moments, now);
    let mut ledger = Ledger::open(opened)?;
    ledger.read(&lines)?;
    ledger.ahead = ahead;
    Ok(ledger)
}

/// A clock that was wrong may have left moments that have not come yet. They are taken for this one: whoever is waited for
/// at such a table would otherwise have a year. Says whether there were any; nodes differ by a little without harm.
fn bring_in<'a>(moments: impl Iterator<Item = &'a mut Millis>, now: Millis) -> bool {
    let mut ahead = false;
    for moment in moments {
        ahead |= *moment > now + NODES_DIFFER;
        *moment = now.min(*moment);
    }
    ahead
}

/// What the lists are told.
pub fn standing(ledger: &Ledger) -> Answer<Upshot> {
    let summary = serde_json::to_string(&Summary::of(ledger)).map_err(|_| Refusal::new(Code::Internal))?;
    Ok(Upshot { phase: ledger.phase, listed: !ledger.opening.private, summary, due: ledger.due() })
}

/// The people on the chairs.
pub fn people(ledger: &Ledger) -> Vec<String> {
    let person = |chair: &crate::entry::Chair| match &chair.who {
        Who::Person { id, .. } => Some(id.clone()),
        Who::Nobody | Who::Bot { .. } => None,
    };
    ledger.chairs.iter().filter_map(person).collect()
}

/// The table cannot be served: whoever asks is told why.
fn refuse_all(house: &House, id: &str, asks: &mut mpsc::Receiver<Ask>, refusal: &Refusal) {
    loop {
        while let Ok(ask) = asks.try_recv() {
            ask.refuse(id, refusal.clone());
        }
        if house.rooms.close_if_unasked(id, asks) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_moment_lies_ahead() {
        let mut moments = [3, 100, 100 + NODES_DIFFER];
        assert!(!bring_in(moments.iter_mut(), 100));
        assert_eq!(moments, [3, 100, 100]);
        let mut moments = [3, 101 + NODES_DIFFER];
        assert!(bring_in(moments.iter_mut(), 100));
        assert_eq!(moments, [3, 100]);
    }
}
