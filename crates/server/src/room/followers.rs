//! Those who follow a table.

use super::Outgoing;
use crate::fault::Refusal;
use crate::ledger::Ledger;
use crate::person::Person;
use std::sync::Arc;
use std::time::Duration;
use store::Present;
use table::{Eyes, Seat};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{ChatLine, FromServer};

/// A socket that follows a table.
#[derive(Clone)]
pub struct Follower {
    pub socket: u64,
    pub person: Option<Person>,
    /// Wants the table in words too.
    pub words: bool,
    pub out: mpsc::Sender<Outgoing>,
}

impl Follower {
    /// Hands something to the socket. One that does not keep up loses its place, and closes itself when it notices.
    pub fn send(&self, outgoing: Outgoing) -> bool {
        self.out.try_send(outgoing).is_ok()
    }

    /// Tells that there is nothing to follow here.
    pub fn turn_away(&self, table: &str, refusal: Refusal) {
        self.send(Outgoing::message(&FromServer::Gone { table: table.to_owned(), fault: *refusal.0 }));
    }

    fn person(&self) -> Option<&str> {
        self.person.as_ref().map(|person| &*person.id)
    }
}

/// All followers of one table, with the line that they have been told of.
#[derive(Default)]
pub struct Followers {
    all: Vec<Follower>,
    told: u32,
    /// Who is at this table on other nodes.
    elsewhere: Present,
    /// The seats that were last said to be here, and the number of watchers.
    present: (Vec<u8>, u32),
    /// When that was said, and whether something has changed since that is not said yet.
    said: Option<Instant>,
    unsaid: bool,
}

/// Who comes and goes is gathered for this long: a crowd at the door is told of once.
const GATHER: Duration = Duration::from_millis(400);

impl Followers {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Is this person connected, here or on another node?
    pub fn has(&self, person: &str) -> bool {
        let elsewhere = self.elsewhere.people.iter().any(|other| other == person);
        elsewhere || self.all.iter().any(|follower| follower.person() == Some(person))
    }

    /// Who is here on this node.
    pub fn present(&self, ledger: &Ledger) -> Present {
        let mut present = Present::default();
        for follower in &self.all {
            match follower.person().filter(|person| ledger.seat_of(person).is_some()) {
                Some(person) if present.people.iter().any(|known| known == person) => {}
                Some(person) => present.people.push(person.to_owned()),
                None => present.watchers += 1,
            }
        }
        present
    }

    pub fn set_elsewhere(&mut self, elsewhere: Present, ledger: &Ledger) {
        self.elsewhere = elsewhere;
        self.tell_presence(ledger);
    }

    pub fn add(&mut self, follower: Follower, seen: Option<u32>, ledger: &Ledger) {
        self.all.retain(|other| other.socket != follower.socket);
        if follower.send(Outgoing::message(&message(ledger, follower.person(), follower.words, seen))) {
            self.told = ledger.seq;
            self.all.push(follower.clone());
            if !self.tell_presence(ledger) {
                follower.send(self.presence(ledger));
            }
        }
    }

    /// Lets a follower go, and says who it was.
    pub fn remove(&mut self, socket: u64, ledger: &Ledger) -> Option<Person> {
        let at = self.all.iter().position(|follower| follower.socket == socket)?;
        let gone = self.all.remove(at);
        self.tell_presence(ledger);
        gone.person
    }

    /// Tells everybody how the table stands. Those with the same eyes get the very same text.
    pub fn tell(&mut self, ledger: &Ledger) {
        // Who may invite is told the link as well, so these are two kinds of bystanders; and some want words too.
        let mut texts: Vec<((Eyes, bool, bool), Outgoing)> = Vec::new();
        let told = self.told;
        self.all.retain(|follower| {
            if !ledger.may_look(follower.person()) {
                return false;
            }
            let person = follower.person();
            let belongs = person.is_some_and(|person| ledger.belongs(person));
            let kind = (ledger.eyes_of(person), belongs, follower.words);
            let text = match texts.iter().find(|(of, _)| *of == kind) {
                Some((_, text)) => text.clone(),
                None => {
                    let text = Outgoing::message(&message(ledger, person, follower.words, Some(told)));
                    texts.push((kind, text.clone()));
                    text
                }
            };
            follower.send(text)
        });
        self.told = ledger.seq;
    }

    pub fn tell_chat(&mut self, table: &str, lines: Vec<ChatLine>) {
        let lines = Arc::new(lines);
        self.all.retain(|follower| follower.send(Outgoing::Chat { table: table.to_owned(), lines: lines.clone() }));
    }

    pub fn tell_unsaid(&mut self, table: &str, numbers: Vec<i64>) {
        let unsaid = Outgoing::message(&FromServer::Unsaid { table: table.to_owned(), numbers });
        self.all.retain(|follower| follower.send(unsaid.clone()));
    }

    /// Tells everybody who is here, if that has changed: who comes in by the same door again and again is no news. What
    /// changes soon after that is told together, a little later.
    fn tell_presence(&mut self, ledger: &Ledger) -> bool {
        let present = self.who_is_here(ledger);
        self.unsaid = self.present != present;
        if !self.unsaid || self.said.is_some_and(|said| said.elapsed() < GATHER) {
            return false;
        }
        self.present = present;
        (self.said, self.unsaid) = (Some(Instant::now()), false);
        let presence = self.presence(ledger);
        self.all.retain(|follower| follower.send(presence.clone()));
        true
    }

    /// When there is something to be told of who came and went.
    pub fn news_at(&self) -> Option<Instant> {
        self.said.filter(|_| self.unsaid).map(|said| said + GATHER)
    }

    /// Tells what was gathered.
    pub fn tell_news(&mut self, ledger: &Ledger) {
        self.said = None;
        self.tell_presence(ledger);
    }

    fn who_is_here(&self, ledger: &Ledger) -> (Vec<u8>, u32) {
        let eyes: Vec<Eyes> = self.all.iter().map(|follower| ledger.eyes_of(follower.person())).collect();
        let elsewhere: Vec<Seat> = self.elsewhere.people.iter().filter_map(|person| ledger.seat_of(person)).collect();
        let seats =
            Seat::all(ledger.chairs.len()).filter(|seat| eyes.contains(&Eyes::Seat(*seat)) || elsewhere.contains(seat));
        let watchers = eyes.iter().filter(|eyes| **eyes == Eyes::Public).count();
        let watchers = u32::try_from(watchers).unwrap_or(u32::MAX).saturating_add(self.elsewhere.watchers);
        (seats.map(|seat| seat.0).collect(), watchers)
    }

    fn presence(&self, ledger: &Ledger) -> Outgoing {
        let (here, watchers) = self.who_is_here(ledger);
        Outgoing::message(&FromServer::Presence { table: ledger.opened.id.clone(), here, watchers })
    }
}

/// How the table stands, and the steps that led there since line `seen`.
fn message(ledger: &Ledger, person: Option<&str>, words: bool, seen: Option<u32>) -> FromServer {
    let eyes = ledger.eyes_of(person);
    let steps = seen.and_then(|seen| ledger.steps_since(seen, eyes));
    FromServer::Table {
        table: ledger.opened.id.clone(),
        from: seen.filter(|_| steps.is_some()),
        steps: steps.unwrap_or_default(),
        now: Box::new(ledger.now(person, words)),
    }
}
