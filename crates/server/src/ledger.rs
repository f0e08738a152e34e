//! What the log of a table amounts to.
//!
//! A ledger is built by reading entries in order, and nothing else changes it: two processes that have read the same
//! lines agree about everything.

use crate::entry::{Chair, Entry, FORM, Opening, Pace, Who, Why};
use crate::fault::{Answer, Refusal};
use catalog::{AnyEvent, AnySitting, Replaced};
use std::collections::VecDeque;
use store::{Logged, Opened, Progress, Trouble};
use table::{MAX_SEATS, Say, Seat, Seats, Seed};
use wire::{Affair, Code, Ended, Millis};

/// How many steps are kept for clients that were gone for a moment.
const KEPT_STEPS: usize = 64;

/// An open table that nobody comes to is closed after this time.
const OPEN_FOR: Millis = 24 * 3600 * 1000;

/// So many lines of a log may be about something else than actions that count: undo, coming and going, wishes. Nobody needs
/// as many; without an end to it a log could be made longer for ever.
const MOST_ASIDE: u32 = 1000;

/// A bot that has not acted after this time is started again, on whichever node notices.
const BOT_DUE: Millis = 5000;

/// One table.
pub struct Ledger {
    pub opened: Opened,
    pub opening: Opening,
    /// The last line read.
    pub seq: u32,
    pub changed: Millis,
    /// The clock was wrong when some line was written: it bore a moment that had not come when it was read.
    pub ahead: bool,
    pub phase: Progress,
    pub chairs: Vec<Chair>,
    pub admitted: Vec<String>,
    /// Those whom the host has sent away.
    pub sent_away: Vec<String>,
    /// How many lines are about something else than actions that count.
    aside: u32,
    /// The game, from the moment it is dealt.
    pub game: Option<catalog::Table>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// How it ended, if it was not played to its end.
    pub ended: Option<Ended>,
    pub(crate) resigned: [bool; MAX_SEATS],
    /// Who would like to end the game here.
    pub(crate) wishes: [bool; MAX_SEATS],
    /// What happened last.
    pub steps: VecDeque<Happened>,
    /// The line of each seat's last action.
    acted: [u32; MAX_SEATS],
    /// Since when each seat has been asked.
    asked: [Millis; MAX_SEATS],
    /// Since when a bot has played for each seat.
    gone: [Millis; MAX_SEATS],
}

/// One line of the log and what it did, before it is shown to anybody.
pub struct Happened {
    pub seq: u32,
    pub at: Millis,
    pub seat: Option<Seat>,
    /// The action as it is written in records.
    pub action: Option<String>,
    pub undo: bool,
    /// What it was, if it was about the people and not about the game.
    pub affair: Option<Affair>,
    /// The heading of the game from here on, where it has changed.
    pub heading: Option<Say>,
    pub events: Vec<Box<dyn AnyEvent>>,
}

impl Ledger {
    /// A table with an empty log. It has begun already if no chair is open.
    pub fn open(opened: Opened) -> Answer<Ledger> {
        let opening: Opening = serde_json::from_str(&opened.opening).map_err(|error| garbled(&opened.id, &error))?;
        if opening.v > FORM {
            tracing::error!(table = %opened.id, form = opening.v, "a table was written by a newer version");
            return Err(Refusal::new(Code::OtherRules));
        }
        let mut ledger = Ledger {
            seq: 0,
            changed: opened.created,
            ahead: false,
            phase: Progress::Open,
            chairs: opening.chairs.clone(),
            admitted: opening.admitted.clone(),
            sent_away: Vec::new(),
            aside: 0,
            game: None,
            rematch: None,
            ended: None,
            resigned: [false; MAX_SEATS],
            wishes: [false; MAX_SEATS],
            steps: VecDeque::new(),
            acted: [0; MAX_SEATS],
            asked: [0; MAX_SEATS],
            gone: [0; MAX_SEATS],
            opened,
            opening,
        };
        ledger.begin_if_full(ledger.changed)?;
        Ok(ledger)
    }

    /// Reads lines from the store. A line that cannot be read was written by another version of the rules.
    pub fn read(&mut self, lines: &[Logged]) -> Answer<()> {
        lines.iter().try_for_each(|line| self.reread(line).map(drop))
    }

    /// Reads a line from the store and hands back what it says.
    pub fn reread(&mut self, line: &Logged) -> Answer<Entry> {
        self.read_line(line).map_err(|refusal| {
            let (table, seq) = (&self.opened.id, line.seq);
            tracing::error!(%table, seq, sentence = %refusal.0.sentence, "a line of the log cannot be replayed");
            Refusal::new(Code::OtherRules)
        })
    }

    pub fn read_line(&mut self, line: &Logged) -> Answer<Entry> {
        let entry = serde_json::from_str(&line.entry).map_err(|error| garbled(&self.opened.id, &error))?;
        self.enter(line.at, &entry)?;
        Ok(entry)
    }

    /// Adds a line, or says why not and changes nothing.
    pub fn enter(&mut self, at: Millis, entry: &Entry) -> Answer<()> {
        let before = self.heading();
        let happened = self.apply(at, entry)?;
        let heading = self.heading().filter(|heading| before.as_ref() != Some(heading));
        self.changed = at;
        self.seq += 1;
        self.aside += match entry {
            Entry::Act { .. } => 0,
            // What it takes back does not count any more.
            Entry::Undo { .. } => 2,
            _ => 1,
        };
        if self.steps.len() == KEPT_STEPS {
            self.steps.pop_front();
        }
        self.steps.push_back(Happened { seq: self.seq, at, heading, ..happened });
        Ok(())
    }

    fn apply(&mut self, at: Millis, entry: &Entry) -> Answer<Happened> {
        let mut happened = Happened::by(None);
        match entry {
            Entry::Sit { seat, person, name, nonce } => {
                self.must_be(Progress::Open)?;
                if self.sent_away.contains(person) {
                    return Err(Refusal::saying(Code::NotYours, Say::new("server-sent-away")));
                }
                if self.seat_of(person).is_some_and(|own| own != *seat || !self.chairs[own.at()].is_yet_to_throw()) {
                    return Err(Refusal::saying(Code::SeatTaken, Say::new("server-one-chair-each")));
                }
                let who = Who::Person { id: person.clone(), name: name.clone() };
                self.fill(at, *seat, Chair::new(who, Some(nonce.clone())))?;
            }
            Entry::Bot { seat, level } => {
                self.must_be(Progress::Open)?;
                self.fill(at, *seat, Chair::new(Who::Bot { level: level.clone() }, None))?;
            }
            Entry::Stand { seat, sent } => {
                self.must_be(Progress::Open)?;
                let before = std::mem::replace(self.chair(*seat)?, Chair::new(Who::Nobody, None));
                if let Who::Person { id, .. } = before.who
                    && *sent
                {
                    self.sent_away.push(id);
                    happened = Happened::about(*seat, Affair::SentAway);
                }
            }
            Entry::Free { seat } => {
                self.must_be(Progress::Open)?;
                *self.chair(*seat)? = Chair::new(Who::Nobody, None);
            }
            Entry::Admit { person } => self.admitted.push(person.clone()),
            Entry::Act { seat, action } => happened = self.act(at, *seat, action)?,
            Entry::Undo { seat } => {
                happened = Happened::by(Some(*seat));
                happened.undo = true;
                self.playing()?.take_back(*seat)?;
                self.wishes = Default::default();
                self.acted[seat.at()] = self.seq + 1;
            }
            Entry::Away { seat, why } => {
                self.must_be(Progress::Playing)?;
                self.chair(*seat)?.away = true;
                self.gone[seat.at()] = at;
                happened = Happened::about(*seat, away(*why));
            }
            Entry::Back { seat } => {
                self.must_be(Progress::Playing)?;
                if self.has_resigned(*seat) {
                    return Err(Refusal::saying(Code::NotYours, Say::new("server-resigned")));
                }
                self.chair(*seat)?.away = false;
                self.asked[seat.at()] = at;
                happened = Happened::about(*seat, Affair::Back);
            }
            Entry::Resign { seat } => {
                self.resign(*seat)?;
                happened = Happened::about(*seat, Affair::Resigned);
            }
            Entry::Wish { seat, on } => {
                self.wish(*seat, *on)?;
                happened = Happened::about(*seat, if *on { Affair::WantsEnd } else { Affair::PlaysOn });
            }
            Entry::End { seat, without } => {
                self.end_by_all(*seat, without)?;
                happened = Happened::about(*seat, Affair::Ended);
            }
            Entry::Rematch { table } => {
                self.must_be(Progress::Over)?;
                self.rematch = Some(table.clone());
            }
            Entry::Close => {
                self.must_be(Progress::Open)?;
                self.phase = Progress::Closed;
            }
            Entry::Shut => {
                if matches!(self.phase, Progress::Over | Progress::Closed) {
                    return Err(Refusal::new(Code::WrongMoment));
                }
                self.phase = Progress::Closed;
            }
        }
        Ok(happened)
    }

    fn act(&mut self, at: Millis, seat: Seat, action: &str) -> Answer<Happened> {
        let before = self.to_act();
        let game = self.playing()?;
        let events = game.act(seat, action)?;
        let action = game.record().lines.last().map(|line| line.action.clone());
        let over = game.sitting().to_act().is_empty();
        self.acted[seat.at()] = self.seq + 1;
        // Who wanted to end the game wanted it as it stood then. Bots act on without being asked, so they do not count.
        if !self.chairs[seat.at()].is_played_by_bot() {
            self.wishes = Default::default();
        }
        if over {
            self.phase = Progress::Over;
        }
        for asked in self.to_act().iter().filter(|asked| *asked == seat || !before.contains(*asked)) {
            self.asked[asked.at()] = at;
        }
        Ok(Happened { action, events, ..Happened::by(Some(seat)) })
    }

    fn begin_if_full(&mut self, at: Millis) -> Answer<()> {
        if self.chairs.iter().any(|chair| chair.who == Who::Nobody || chair.is_yet_to_throw()) {
            return Ok(());
        }
        let entry = catalog::find(&self.opened.game).map_err(|_| Refusal::new(Code::OtherRules))?;
        if entry.about.rules_version != self.opened.rules {
            return Err(Refusal::new(Code::OtherRules));
        }
        let seed: Seed = self.opened.seed.parse().map_err(|error| garbled(&self.opened.id, &error))?;
        let names = Seat::all(self.chairs.len()).filter_map(|seat| self.name(seat)).collect();
        let nonces = self.chairs.iter().map(|chair| chair.nonce.clone().unwrap_or_default()).collect();
        let mut game = catalog::Table::open(entry, &self.opening.setup, &Replaced::new(), names, seed, nonces)?;
        if let Some(seat) = self.only_person() {
            game.sit_alone(seat);
        }
        self.game = Some(game);
        self.phase = Progress::Playing;
        self.asked = [at; MAX_SEATS];
        Ok(())
    }

    fn must_be(&self, phase: Progress) -> Answer<()> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::new(Code::WrongMoment)) }
    }

    /// The game while it can be played. Nothing can be done, or taken back, after the seed has been shown.
    fn playing(&mut self) -> Answer<&mut catalog::Table> {
        self.must_be(Progress::Playing)?;
        self.game.as_mut().ok_or_else(|| Refusal::new(Code::WrongMoment))
    }

    fn chair(&mut self, seat: Seat) -> Answer<&mut Chair> {
        self.chairs.get_mut(seat.at()).ok_or_else(|| Refusal::new(Code::NotFound))
    }

    /// Puts somebody on an open chair or on their own, and begins if nobody is missing.
    fn fill(&mut self, at: Millis, seat: Seat, chair: Chair) -> Answer<()> {
        let place = self.chair(seat)?;
        if !place.is_for(&chair.who) {
            return Err(Refusal::new(Code::SeatTaken));
        }
        let before = std::mem::replace(place, chair);
        let begun = self.begin_if_full(at);
        if begun.is_err() {
            *self.chair(seat)? = before;
        }
        begun
    }

    pub fn sitting(&self) -> Option<&dyn AnySitting> {
        self.game.as_ref().map(catalog::Table::sitting)
    }

    fn heading(&self) -> Option<Say> {
        self.sitting().map(AnySitting::heading)
    }

    /// Who is asked to act.
    pub fn to_act(&self) -> Seats {
        let playing = self.phase == Progress::Playing;
        self.sitting().filter(|_| playing).map_or(Seats::NONE, AnySitting::to_act)
    }

    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        Seat::all(self.chairs.len()).find(|seat| self.chairs[seat.at()].is_person(person))
    }

    /// The chair that this person can take: their own, if it is kept for them, or else any open one.
    pub fn seat_for(&self, person: &str) -> Option<Seat> {
        let free = || Seat::all(self.chairs.len()).find(|seat| self.chairs[seat.at()].who == Who::Nobody);
        self.seat_of(person).or_else(free)
    }

    /// What is shown on the name plate of a seat.
    pub fn name(&self, seat: Seat) -> Option<String> {
        match &self.chairs.get(seat.at())?.who {
            Who::Nobody => None,
            Who::Person { name, .. } => Some(name.clone()),
            Who::Bot { .. } => Some(BOT_NAMES[seat.at() % BOT_NAMES.len()].to_owned()),
        }
    }

    /// May this person (or somebody unknown) look at the table?
    pub fn may_look(&self, person: Option<&str>) -> bool {
        !self.opening.private || person.is_some_and(|person| self.belongs(person))
    }

    /// Does this person have a place here: a chair, the host's rights, or a join link? They may invite others too, so it
    /// is they who see the link.
    pub fn belongs(&self, person: &str) -> bool {
        self.opening.host == person || self.seat_of(person).is_some() || self.admitted.iter().any(|one| one == person)
    }

    /// Has this seat done anything since line `seen`?
    pub fn acted_since(&self, seat: Seat, seen: u32) -> bool {
        self.acted[seat.at()] > seen
    }

    /// Is there enough in the log that is no action?
    pub fn is_long(&self) -> bool {
        self.aside >= MOST_ASIDE
    }

    /// Since when this seat has been asked.
    pub fn asked_since(&self, seat: Seat) -> Millis {
        self.asked[seat.at()]
    }

    /// Since when others have waited for the person on this seat, or a bot has played for them; nothing while they need not
    /// be there.
    pub fn missed_since(&self, seat: Seat) -> Option<Millis> {
        let asked = || self.to_act().contains(seat).then(|| self.asked_since(seat));
        if self.chairs.get(seat.at())?.away { Some(self.gone[seat.at()]) } else { asked() }
    }

    /// The seats where a bot decides now.
    pub fn bots_to_act(&self) -> impl Iterator<Item = Seat> {
        let bots: Seats = self.to_act().iter().filter(|seat| self.chairs[seat.at()].is_played_by_bot()).collect();
        bots.iter().collect::<Vec<_>>().into_iter()
    }

    /// Does no person sit here?
    pub fn is_of_bots(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair.who, Who::Bot { .. }))
    }

    /// The seat of the only person here, if all others are bots.
    pub fn only_person(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| matches!(self.chairs[seat.at()].who, Who::Person { .. });
        let mut people = Seat::all(self.chairs.len()).filter(is_person);
        people.next().filter(|_| people.next().is_none())
    }

    /// May this seat take its last action back, and why not?
    pub fn may_undo(&self, seat: Seat) -> Answer<()> {
        self.must_be(Progress::Playing)?;
        let game = self.game.as_ref().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        Ok(game.may_undo(seat)?)
    }

    /// The person who runs out of time next, and when.
    pub fn deadline(&self) -> Option<(Millis, Seat)> {
        let Pace::Within { seconds } = self.opening.pace else { return None };
        let people = self.to_act().iter().filter(|seat| !self.chairs[seat.at()].is_played_by_bot());
        people.map(|seat| (self.asked_since(seat) + 1000 * Millis::from(seconds), seat)).min()
    }

    /// When somebody should look at this table unasked.
    pub fn due(&self) -> Option<Millis> {
        match self.phase {
            Progress::Open => Some(self.changed + OPEN_FOR),
            // Bots alone play on when somebody looks.
            Progress::Playing if self.is_of_bots() => None,
            Progress::Playing if self.bots_to_act().next().is_some() => Some(self.changed + BOT_DUE),
            Progress::Playing => self.deadline().map(|(at, _)| at),
            Progress::Over | Progress::Closed => None,
        }
    }
}

/// Bots have names too; proper names need no translation.
const BOT_NAMES: [&str; MAX_SEATS] = ["Zampano", "Colombina", "Pierrot", "Rosalba", "Fortunato", "Esmeralda"];

impl Happened {
    fn by(seat: Option<Seat>) -> Happened {
        Happened { seq: 0, at: 0, seat, action: None, undo: false, affair: None, heading: None, events: Vec::new() }
    }

    fn about(seat: Seat, affair: Affair) -> Happened {
        Happened { affair: Some(affair), ..Happened::by(Some(seat)) }
    }
}

fn away(why: Option<Why>) -> Affair {
    match why {
        None => Affair::Away,
        Some(Why::Left) => Affair::Left,
        Some(Why::Late) => Affair::Late,
        Some(Why::Absent) => Affair::Absent,
    }
}

fn garbled(table: &str, error: &dyn std::fmt::Display) -> Refusal {
    Refusal::from(Trouble::Garbled(format!("table {table}: {error}")))
}
