//! What happened at a table so far, read from its log.

use crate::entry::Entry;
use crate::fault::{Answer, Refusal};
use crate::flights::{Flights, Waited};
use crate::house::House;
use crate::ledger::{Happened, Ledger};
use crate::person::Person;
use crate::thinking::Errand;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Logged, Opened, Progress};
use table::record::Record;
use table::{Eyes, Note, Say, ScoreSheet, Seat, Thing};
use wire::limits::FRAMES_MOST;
use wire::{Code, Frame, History, Millis, PointsSoFar, Replay, Step};

/// A table with its whole log, as it stands after some line.
pub struct Read {
    ledger: Ledger,
    lines: Vec<Line>,
}

/// A line of the log: what it says, and what it did when it was read.
struct Line {
    at: Millis,
    entry: Entry,
    happened: Happened,
}

/// The past of a table, and the eyes with which somebody may look at it.
pub struct Past {
    read: Arc<Read>,
    eyes: Eyes,
}

/// A stretch of a game: of which table at which line, for which eyes, from where, how much of it, and in words too?
type Stretch = (String, u32, Eyes, u32, u32, bool);

/// What is being played again at this moment: once, however many ask for it.
#[derive(Default)]
pub struct LookingBack {
    read: Arc<Flights<(String, u32), Arc<Read>>>,
    replays: Arc<Flights<Stretch, Arc<Replay>>>,
}

impl House {
    /// The past of a table, for somebody who may look at it.
    pub async fn past(&self, table: &str, person: Option<&Person>, errand: Errand) -> Answer<Past> {
        let opened = self.store.opened(table).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
        let logged = self.store.log_after(table, 0).await?;
        let key = (table.to_owned(), logged.last().map_or(0, |line| line.seq));
        let thinkers = self.thinkers.clone();
        let work = async move |waited: Waited<Arc<Read>>| {
            let read = move || still(&waited).and_then(|()| Read::log(opened, &logged).map(Arc::new));
            thinkers.think(errand, read).await?
        };
        let read = self.looking_back.read.ask(key, work).await?;
        let person = person.map(|person| &*person.id);
        if !read.ledger.may_look(person) {
            return Err(Refusal::new(Code::NotFound));
        }
        let eyes = read.ledger.eyes_of(person);
        Ok(Past { read, eyes })
    }

    /// A stretch of a game, moment by moment.
    pub async fn replay(
        &self,
        past: Past,
        errand: Errand,
        (from, count): (u32, u32),
        words: bool,
    ) -> Answer<Arc<Replay>> {
        let key = (past.table().to_owned(), past.read.ledger.seq, past.eyes, from, count, words);
        let thinkers = self.thinkers.clone();
        let work = async move |waited: Waited<Arc<Replay>>| {
            let replay = move || still(&waited).and_then(|()| past.replay(from, count, words).map(Arc::new));
            thinkers.think(errand, replay).await?
        };
        self.looking_back.replays.ask(key, work).await
    }
}

/// Nothing is played again for somebody who has gone.
fn still<V>(waited: &Waited<V>) -> Answer<()> {
    if waited.by_somebody() { Ok(()) } else { Err(Refusal::new(Code::Busy)) }
}

impl Read {
    /// Reads a log once, and keeps of each line what it says and what it did.
    fn log(opened: Opened, logged: &[Logged]) -> Answer<Read> {
        let mut ledger = Ledger::open(opened)?;
        let mut lines = Vec::with_capacity(logged.len());
        for line in logged {
            let entry = ledger.reread(line)?;
            lines.extend(ledger.steps.pop_back().map(|happened| Line { at: line.at, entry, happened }));
        }
        Ok(Read { ledger, lines })
    }
}

impl Past {
    /// Looks with other eyes: nothing but one's own and the public's before the game is over.
    pub fn with_eyes(mut self, wanted: Option<&str>) -> Answer<Past> {
        let Some(wanted) = wanted else { return Ok(self) };
        let eyes = match wanted {
            "public" => Eyes::Public,
            "all" => Eyes::All,
            seat => Eyes::Seat(Seat(seat.parse().map_err(|_| Refusal::new(Code::Malformed))?)),
        };
        if let Eyes::Seat(seat) = eyes
            && seat.at() >= self.read.ledger.chairs.len()
        {
            return Err(Refusal::new(Code::NotFound));
        }
        if self.read.ledger.phase != Progress::Over && eyes != Eyes::Public && eyes != self.eyes {
            return Err(Refusal::saying(Code::NotYours, Say::new("server-still-running")));
        }
        self.eyes = eyes;
        Ok(self)
    }

    /// Every step, as the eyes see it. What may be shown of it is decided by how the table stands today.
    pub fn history(&self) -> History {
        let steps = self.read.lines.iter().map(|line| self.read.ledger.step(&line.happened, self.eyes)).collect();
        let outcome = self.read.ledger.info(None).outcome;
        History { table: self.table().to_owned(), eyes: self.eyes, steps, outcome }
    }

    /// A stretch of the game, without what was taken back.
    fn replay(&self, from: u32, count: u32, words: bool) -> Answer<Replay> {
        let end = from.saturating_add(count.min(FRAMES_MOST));
        let mut frames = Vec::new();
        if from < end {
            self.again(end - 1, |moment, ledger, acted| {
                if moment >= from {
                    let step = ledger.steps.back().filter(|_| acted).map(|last| self.read.ledger.step(last, self.eyes));
                    frames.push(self.frame(ledger, step, words)?);
                }
                Ok(())
            })?;
        }
        Ok(Replay { table: self.table().to_owned(), eyes: self.eyes, total: self.moments(), from, frames })
    }

    /// The points that the eyes may know at every moment of the game, and nothing else of it.
    pub fn points(&self) -> Answer<PointsSoFar> {
        let mut points = Vec::new();
        self.again(u32::MAX, |_, ledger, _| {
            let scores = ledger.sitting().map(|sitting| sitting.scores(self.eyes)).unwrap_or_default();
            points.push(scores.iter().map(|sheet| sheet.as_ref().map(ScoreSheet::total)).collect());
            Ok(())
        })?;
        Ok(PointsSoFar { table: self.table().to_owned(), eyes: self.eyes, points })
    }

    fn frame(&self, ledger: &Ledger, step: Option<Step>, words: bool) -> Answer<Frame> {
        let sitting = ledger.sitting().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        Ok(Frame {
            step,
            view: sitting.view(self.eyes),
            heading: sitting.heading(),
            scores: table::json(&sitting.scores(self.eyes)),
            words: if words { table::json(&sitting.describe(self.eyes)) } else { Value::Null },
            to_act: ledger.to_act().iter().map(|seat| seat.0).collect(),
        })
    }

    /// What a thing was after the n-th action that was not taken back.
    pub fn explain(&self, moment: u32, thing: &Thing) -> Answer<Note> {
        let ledger = self.again(moment, |_, _, _| Ok(()))?;
        let note = ledger.sitting().and_then(|sitting| sitting.explain(self.eyes, thing));
        note.ok_or_else(|| Refusal::saying(Code::NotFound, Say::new("server-no-such-thing")))
    }

    /// Plays the game again without what was taken back, as far as a moment, and shows each on the way: the deal is the
    /// moment 0, and every action leads to the next.
    fn again(&self, last: u32, mut each: impl FnMut(u32, &Ledger, bool) -> Answer<()>) -> Answer<Ledger> {
        let mut ledger = Ledger::open(self.read.ledger.opened.clone())?;
        let mut moment = 0;
        if ledger.game.is_some() {
            each(moment, &ledger, false)?;
        }
        for (line, acts) in self.kept() {
            let begun = ledger.game.is_some();
            if begun && acts && moment == last {
                break;
            }
            ledger.enter(line.at, &line.entry)?;
            moment += u32::from(acts);
            if acts || !begun && ledger.game.is_some() {
                each(moment, &ledger, acts)?;
            }
        }
        Ok(ledger)
    }

    /// How many moments there are, from the deal on.
    fn moments(&self) -> u32 {
        let acts = self.kept().iter().filter(|(_, acts)| *acts).count();
        if self.read.ledger.game.is_some() { u32::try_from(acts + 1).unwrap_or(u32::MAX) } else { 0 }
    }

    /// The lines without actions that were taken back; each with whether it is an action.
    fn kept(&self) -> Vec<(&Line, bool)> {
        let mut kept: Vec<(&Line, Option<Seat>)> = Vec::with_capacity(self.read.lines.len());
        for line in &self.read.lines {
            match line.entry {
                Entry::Act { seat, .. } => kept.push((line, Some(seat))),
                Entry::Undo { seat } => {
                    // What others answered goes with it.
                    let undone = kept.iter().rposition(|(_, by)| *by == Some(seat)).unwrap_or(kept.len());
                    let after = kept.split_off(undone);
                    kept.extend(after.into_iter().filter(|(_, by)| by.is_none()));
                }
                _ => kept.push((line, None)),
            }
        }
        kept.into_iter().map(|(line, by)| (line, by.is_some())).collect()
    }

    pub fn table(&self) -> &str {
        &self.read.ledger.opened.id
    }

    /// The record of a game that is over.
    pub fn finished(&self) -> Answer<&Record> {
        let over = self.read.ledger.game.as_ref().filter(|_| self.read.ledger.phase == Progress::Over);
        over.map(catalog::Table::record)
            .ok_or_else(|| Refusal::saying(Code::WrongMoment, Say::new("server-still-running")))
    }

    /// The record: whole when the game is over, before that as the eyes see it.
    pub fn record(&self) -> Answer<String> {
        let game = self.read.ledger.game.as_ref().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        if self.read.ledger.phase == Progress::Over {
            return Ok(game.record().to_string());
        }
        let mut header = table::json(&game.record().header);
        header["format"] = json!("ballyhoo-seen/1");
        header["eyes"] = json!(self.eyes);
        let mut text = format!("{header}\n");
        for step in self.history().steps {
            text.push_str(&serde_json::to_string(&step).map_err(|_| Refusal::new(Code::Internal))?);
            text.push('\n');
        }
        Ok(text)
    }
}
