//! What people (and bots) do at a table.

use super::{Ask, Deed, Room};
use crate::clock;
use crate::entry::{Entry, Who, Why};
use crate::fault::{Answer, Refusal};
use crate::ledger::Ledger;
use crate::names;
use crate::person::Person;
use std::time::Instant;
use store::{Progress, Said};
use table::{Say, Seat};
use wire::{ChatLine, Code, TableInfo, WantedSeat};

/// How much chat a newcomer is shown.
const CHAT_SHOWN: u32 = 100;

impl Room {
    pub(super) async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Follow { follower, seen, permit } => {
                self.follow(follower, seen).await;
                drop(permit);
            }
            Ask::Unfollow { socket } => {
                let gone = self.followers.remove(socket, &self.ledger);
                self.hear_of(gone.as_ref());
                self.share_presence().await;
            }
            Ask::Look { person, answer } => {
                self.hear_of(person.as_ref());
                drop(answer.send(self.look(person.as_ref()).await));
            }
            Ask::Do { person, deed, answer } => {
                let begun = Instant::now();
                self.hear_of(Some(&person));
                let done = self.do_deed(&person, deed).await;
                metrics::histogram!("ballyhoo_deed_seconds").record(begun.elapsed());
                let _ = answer.send(done);
            }
            Ask::Rematch { person, answer } => drop(answer.send(self.rematch(&person).await)),
            Ask::Hint { person, answer } => match self.be_fresh().await.and_then(|()| self.may_know(&person.id)) {
                Ok(()) => self.hint(&person.id, answer),
                Err(refusal) => drop(answer.send(Err(refusal))),
            },
            Ask::What { person, thing, answer } => drop(answer.send(self.what(person.as_ref(), &thing).await)),
            Ask::Why { person, things, answer } => drop(answer.send(self.why(&person, &things).await)),
            Ask::Chat { person, request, text, answer } => drop(answer.send(self.chat(&person, request, text).await)),
            Ask::Chose { seq, seat, action } => self.chose(seq, seat, action).await,
            Ask::GaveUp { seq } => self.thinking = self.thinking.filter(|thinking| *thinking != seq),
            Ask::Read { seq } => {
                if seq > self.ledger.seq {
                    let _ = self.catch_up().await;
                }
            }
            Ask::ReadAll => {
                let _ = self.catch_up().await;
                let _ = self.read_chat().await;
                self.read_presence().await;
                self.share_presence().await;
            }
            Ask::Reload => {
                self.in_doubt = true;
                let _ = self.be_sure().await;
            }
            Ask::ReadPresence => self.read_presence().await,
            Ask::ReadChat => drop(self.read_chat().await),
            Ask::Unsaid { numbers } => self.followers.tell_unsaid(&self.id, numbers),
            Ask::Wake => self.wake().await,
        }
    }

    async fn follow(&mut self, follower: super::Follower, seen: Option<u32>) {
        let person = follower.person.as_ref().map(|person| person.id.to_string());
        // They may come from another node, where they have seen more or have just sat down.
        if let Err(refusal) = self.be_fresh().await {
            return follower.turn_away(&self.id, refusal);
        }
        if !self.ledger.may_look(person.as_deref()) {
            return follower.turn_away(&self.id, Refusal::new(Code::NotFound));
        }
        let chat = self.house.store.said_after(&self.id, 0, CHAT_SHOWN).await.unwrap_or_default();
        self.said = chat.last().map_or(self.said, |said| said.number.max(self.said));
        self.followers.add(follower.clone(), seen, &self.ledger);
        if !chat.is_empty() {
            let lines = std::sync::Arc::new(chat.into_iter().map(line).collect());
            follower.send(super::Outgoing::Chat { table: self.id.clone(), lines });
        }
        // Whoever was away for a while may still have it on the screen.
        let unsaid = self.house.store.unsaid_at(&self.id).await.unwrap_or_default();
        if !unsaid.is_empty() {
            let (table, numbers) = (self.id.clone(), unsaid);
            follower.send(super::Outgoing::message(&wire::FromServer::Unsaid { table, numbers }));
        }
        self.read_presence().await;
        self.share_presence().await;
        self.drive_bots();
    }

    /// May this person know that there is such a table? To others it is as if there were none.
    pub(super) fn may_know(&self, person: &str) -> Answer<()> {
        if self.ledger.may_look(Some(person)) { Ok(()) } else { Err(Refusal::new(Code::NotFound)) }
    }

    async fn look(&mut self, person: Option<&Person>) -> Answer<wire::TableNow> {
        self.be_fresh().await?;
        let person = person.map(|person| &*person.id);
        if !self.ledger.may_look(person) {
            return Err(Refusal::new(Code::NotFound));
        }
        self.looked = Some(tokio::time::Instant::now());
        self.drive_bots();
        Ok(self.ledger.now(person, false))
    }

    /// Does something. What is refused by what this node knows is judged again by what all nodes know.
    async fn do_deed(&mut self, person: &Person, deed: Deed) -> Answer<u32> {
        self.be_sure().await?;
        let known = self.ledger.seq;
        match self.try_deed(person, deed.clone()).await {
            Err(refusal) if self.house.store.is_shared() => {
                self.catch_up().await?;
                if self.ledger.seq == known { Err(refusal) } else { self.try_deed(person, deed).await }
            }
            done => done,
        }
    }

    async fn try_deed(&mut self, person: &Person, deed: Deed) -> Answer<u32> {
        if deed.seen().is_some_and(|seen| seen > self.ledger.seq) {
            self.catch_up().await?;
        }
        let id = person.id.as_ref();
        if !matches!(deed, Deed::Admit) {
            self.may_know(id)?;
        }
        if self.ledger.is_long() && deed.lengthens(self.ledger.phase) {
            return Err(Refusal::saying(Code::TooFast, Say::new("server-long-log")));
        }
        match deed {
            Deed::Act { request, action, seen } => self.act(id, &request, &action, seen).await,
            Deed::Undo { request } => self.undo(id, &request).await,
            Deed::Sit { seat, nonce } => self.sit(person, seat, &nonce).await,
            Deed::Leave => self.leave(id).await,
            Deed::Back => self.commit(None, |ledger| back(ledger, id)).await,
            Deed::Resign => self.commit(None, |ledger| Ok(Entry::Resign { seat: own_seat(ledger, id)? })).await,
            Deed::EndWish { on } => self.wish_end(id, on).await,
            Deed::Put { seat, wanted } => self.put(id, Seat(seat), &wanted).await,
            Deed::Admit => self.admit(id).await,
        }
    }

    async fn act(&mut self, person: &str, request: &str, action: &str, seen: Option<u32>) -> Answer<u32> {
        let seat = own_seat(&self.ledger, person)?;
        if self.ledger.chairs[seat.at()].away && self.ledger.phase == Progress::Playing {
            self.commit(None, |ledger| back(ledger, person)).await?;
        }
        let request = format!("{seat}:{request}");
        let done = self
            .commit(Some(&request), |ledger| {
                if seen.is_some_and(|seen| ledger.acted_since(seat, seen)) {
                    return Err(Refusal::new(Code::Stale));
                }
                Ok(Entry::Act { seat, action: action.to_owned() })
            })
            .await;
        self.done_before(&request, done).await
    }

    async fn undo(&mut self, person: &str, request: &str) -> Answer<u32> {
        let seat = own_seat(&self.ledger, person)?;
        let request = format!("{seat}:{request}");
        let done = self
            .commit(Some(&request), |ledger| {
                ledger.may_undo(seat)?;
                Ok(Entry::Undo { seat })
            })
            .await;
        self.done_before(&request, done).await
    }

    /// A request that is refused now may have been done already, and its answer lost on the way.
    async fn done_before(&mut self, request: &str, done: Answer<u32>) -> Answer<u32> {
        let refused = match done {
            Ok(seq) => {
                metrics::counter!("ballyhoo_actions_total").increment(1);
                return Ok(seq);
            }
            Err(refused) => refused,
        };
        match self.house.store.request(&self.id, request).await? {
            Some(seq) => Ok(seq),
            None => Err(refused),
        }
    }

    async fn sit(&mut self, person: &Person, seat: Option<u8>, nonce: &str) -> Answer<u32> {
        self.commit(None, |ledger| {
            if ledger.phase != Progress::Open {
                return Err(Refusal::new(Code::WrongMoment));
            }
            let seat =
                seat.map(Seat).or_else(|| ledger.seat_for(&person.id)).ok_or_else(|| Refusal::new(Code::SeatTaken))?;
            let others = ledger.chairs.iter().filter(|chair| !chair.is_person(&person.id));
            if others.filter_map(|chair| chair.person_name()).any(|name| names::look_alike(name, &person.name)) {
                return Err(Refusal::saying(Code::SeatTaken, Say::new("server-same-name")));
            }
            Ok(Entry::Sit {
                seat,
                person: person.id.to_string(),
                name: person.name.to_string(),
                nonce: nonce.to_owned(),
            })
        })
        .await
    }

    /// Before the game: gives the chair up, or closes the table if it is the host's. During the game: lets a bot play.
    async fn leave(&mut self, person: &str) -> Answer<u32> {
        self.commit(None, |ledger| match ledger.phase {
            Progress::Open if ledger.opening.host == person => Ok(Entry::Close),
            Progress::Open => Ok(Entry::Stand { seat: own_seat(ledger, person)?, sent: false }),
            Progress::Playing => {
                let seat = own_seat(ledger, person)?;
                Ok(Entry::Away { seat, why: Some(Why::Left) })
            }
            Progress::Over | Progress::Closed => Err(Refusal::new(Code::WrongMoment)),
        })
        .await
    }

    async fn put(&mut self, person: &str, seat: Seat, wanted: &WantedSeat) -> Answer<u32> {
        self.read_presence().await;
        let missing = self.is_missing(seat, self.house.settings.absent_bot);
        self.commit(None, |ledger| {
            let chair = ledger.chairs.get(seat.at()).ok_or_else(|| Refusal::new(Code::NotFound))?;
            let host = ledger.opening.host == person;
            match (ledger.phase, wanted, &chair.who) {
                (Progress::Open, WantedSeat::Bot { level }, Who::Nobody) if host => {
                    Ok(Entry::Bot { seat, level: level.clone() })
                }
                (Progress::Open, WantedSeat::Open, Who::Bot { .. }) if host => Ok(Entry::Free { seat }),
                (Progress::Open, WantedSeat::Open, Who::Person { .. }) if host => Ok(Entry::Stand { seat, sent: true }),
                (Progress::Playing, WantedSeat::Bot { .. }, Who::Person { .. }) if !chair.away => {
                    own_seat(ledger, person)?;
                    let still = || Refusal::saying(Code::WrongMoment, Say::new("server-still-there"));
                    if missing { Ok(Entry::Away { seat, why: Some(Why::Absent) }) } else { Err(still()) }
                }
                (Progress::Open, ..) if !host => Err(Refusal::new(Code::NotYours)),
                _ => Err(Refusal::new(Code::WrongMoment)),
            }
        })
        .await
    }

    async fn admit(&mut self, person: &str) -> Answer<u32> {
        if self.ledger.belongs(person) {
            return Ok(self.ledger.seq);
        }
        self.commit(None, |_| Ok(Entry::Admit { person: person.to_owned() })).await
    }

    /// The table of the next game: opened by whoever asks first.
    async fn rematch(&mut self, person: &Person) -> Answer<TableInfo> {
        self.be_fresh().await?;
        self.may_know(&person.id)?;
        own_seat(&self.ledger, &person.id)?;
        if self.ledger.phase != Progress::Over {
            return Err(Refusal::new(Code::WrongMoment));
        }
        // One that was closed again is as good as none.
        let known = self.ledger.rematch.clone();
        if let Some(next) = &known {
            let info = self.house.info(next, Some(person)).await?;
            if info.phase != wire::Progress::Closed {
                return Ok(info);
            }
        }
        let next = self.house.open_rematch(&self.ledger, person).await?;
        let table = next.id.clone();
        let entry = |ledger: &Ledger| match ledger.rematch == known {
            true => Ok(Entry::Rematch { table: table.clone() }),
            false => Err(Refusal::new(Code::Stale)),
        };
        match self.commit(None, entry).await {
            Ok(_) => Ok(next),
            // Somebody was quicker on another node: theirs counts.
            Err(refusal) => {
                let other = self.ledger.rematch.clone().ok_or(refusal)?;
                self.house.info(&other, Some(person)).await
            }
        }
    }

    async fn chat(&mut self, person: &Person, request: String, text: String) -> Answer<u32> {
        self.be_sure().await?;
        if !self.ledger.may_look(Some(&person.id)) {
            self.be_fresh().await?;
        }
        if !self.ledger.may_look(Some(&person.id)) {
            return Err(Refusal::new(Code::NotFound));
        }
        let seat = self.ledger.seat_of(&person.id).map(|seat| i64::from(seat.0));
        let (id, name) = (person.id.to_string(), person.name.to_string());
        let said = Said { request: Some(request), number: 0, at: clock::now(), person: id, name, seat, text };
        self.house.store.say(&self.id, said).await?;
        self.read_chat().await?;
        Ok(self.ledger.seq)
    }

    /// Tells everybody what was said since they were last told.
    async fn read_chat(&mut self) -> Answer<()> {
        let lines = self.house.store.said_after(&self.id, self.said, CHAT_SHOWN).await?;
        if let Some(last) = lines.last() {
            self.said = last.number;
            self.followers.tell_chat(&self.id, lines.into_iter().map(line).collect());
        }
        Ok(())
    }

    async fn chose(&mut self, seq: u32, seat: Seat, action: String) {
        self.thinking = self.thinking.filter(|thinking| *thinking != seq);
        // What was thought about an older state of the table is not wanted any more; neither is it for somebody who is back.
        let wanted = |ledger: &Ledger| ledger.seq == seq && ledger.bots_to_act().any(|bot| bot == seat);
        let entry = |ledger: &Ledger| match wanted(ledger) {
            true => Ok(Entry::Act { seat, action: action.clone() }),
            false => Err(Refusal::new(Code::Stale)),
        };
        match self.commit(None, entry).await {
            Ok(_) => metrics::counter!("ballyhoo_bot_actions_total").increment(1),
            Err(refusal) if refusal.code() == Code::Stale => self.drive_bots(),
            Err(refusal) => {
                tracing::error!(table = %self.id, sentence = %refusal.0.sentence, "a bot's action was refused")
            }
        }
    }

    /// Looks after what is due: people out of time, bots that are not at work, tables that nobody came to.
    async fn wake(&mut self) {
        if self.catch_up().await.is_err() {
            return;
        }
        let now = clock::now();
        if let Some((_, seat)) = self.ledger.deadline()
            && self.late_at().is_some_and(|at| at <= now)
        {
            let late = |ledger: &Ledger| match ledger.deadline() {
                Some((at, late)) if late == seat && at <= now => Ok(Entry::Away { seat, why: Some(Why::Late) }),
                _ => Err(Refusal::new(Code::Stale)),
            };
            let _ = self.commit(None, late).await;
        }
        if self.ledger.phase == Progress::Open && self.ledger.due().is_some_and(|due| due <= now) {
            let _ = self.commit(None, |_| Ok(Entry::Close)).await;
        }
        // Whoever woke this table has put it off for a few seconds; it may have been for nothing.
        if self.ledger.due().is_none_or(|due| due > now) {
            self.set_due().await;
        }
        self.drive_bots();
    }
}

pub(super) fn own_seat(ledger: &Ledger, person: &str) -> Answer<Seat> {
    ledger.seat_of(person).ok_or_else(|| Refusal::new(Code::NotYours))
}

fn back(ledger: &Ledger, person: &str) -> Answer<Entry> {
    let seat = own_seat(ledger, person)?;
    if ledger.chairs[seat.at()].away { Ok(Entry::Back { seat }) } else { Err(Refusal::new(Code::WrongMoment)) }
}

/// A line of chat as it is sent.
pub fn line(said: Said) -> ChatLine {
    ChatLine {
        number: said.number,
        at: said.at,
        person: said.person,
        name: said.name,
        seat: said.seat.and_then(|seat| u8::try_from(seat).ok()),
        text: said.text,
    }
}
