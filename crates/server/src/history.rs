//! What happened at a table so far, read from its log.

use crate::entry::Entry;
use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::ledger::Ledger;
use crate::person::Person;
use crate::thinking::Errand;
use serde_json::{Value, json};
use store::{Logged, Progress};
use table::record::Record;
use table::{Eyes, Note, Say, Seat, Thing};
use wire::limits::FRAMES_MOST;
use wire::{Code, Frame, History, Replay, Step};

/// A table with its whole log, and the eyes with which somebody may look at it.
pub struct Past {
    ledger: Ledger,
    lines: Vec<Logged>,
    eyes: Eyes,
}

impl House {
    /// The past of a table, for somebody who may look at it.
    pub async fn past(&self, table: &str, person: Option<&Person>, errand: Errand) -> Answer<Past> {
        let opened = self.store.opened(table).await?.ok_or_else(|| Refusal::new(Code::NotFound))?;
        let lines = self.store.log_after(table, 0).await?;
        let read = move || -> Answer<_> {
            let mut ledger = Ledger::open(opened)?;
            ledger.read(&lines)?;
            Ok((ledger, lines))
        };
        let (ledger, lines) = self.thinkers.think(errand, read).await??;
        let person = person.map(|person| &*person.id);
        if !ledger.may_look(person) {
            return Err(Refusal::new(Code::NotFound));
        }
        let eyes = ledger.eyes_of(person);
        Ok(Past { ledger, lines, eyes })
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
            && seat.at() >= self.ledger.chairs.len()
        {
            return Err(Refusal::new(Code::NotFound));
        }
        if self.ledger.phase != Progress::Over && eyes != Eyes::Public && eyes != self.eyes {
            return Err(Refusal::saying(Code::NotYours, Say::new("server-still-running")));
        }
        self.eyes = eyes;
        Ok(self)
    }

    /// Every step, as the eyes see it.
    pub fn history(&self) -> Answer<History> {
        let mut ledger = Ledger::open(self.ledger.opened.clone())?;
        let mut steps = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            ledger.read(std::slice::from_ref(line))?;
            steps.extend(self.last_step(&ledger));
        }
        let outcome = self.ledger.info(None).outcome;
        Ok(History { table: ledger.opened.id.clone(), eyes: self.eyes, steps, outcome })
    }

    /// The last step of a ledger. What may be shown of it is decided by how the table stands today.
    fn last_step(&self, ledger: &Ledger) -> Option<Step> {
        ledger.steps.back().map(|happened| self.ledger.step(happened, self.eyes))
    }

    /// A stretch of the game, without what was taken back.
    pub fn replay(&self, from: u32, count: u32, words: bool) -> Answer<Replay> {
        let kept = self.kept()?;
        let (first, count) = (from as usize, count.min(FRAMES_MOST) as usize);
        let mut ledger = Ledger::open(self.ledger.opened.clone())?;
        let mut frames = Vec::new();
        let mut number = 0;
        if first == 0 && ledger.game.is_some() && count > 0 {
            frames.push(self.frame(&ledger, None, words)?);
        }
        for (line, acts) in kept {
            let begun = ledger.game.is_some();
            ledger.read(std::slice::from_ref(line))?;
            let dealt = !begun && ledger.game.is_some();
            if !acts && !dealt {
                continue;
            }
            number += usize::from(acts);
            if number >= first && frames.len() < count {
                let step = self.last_step(&ledger).filter(|_| acts);
                frames.push(self.frame(&ledger, step, words)?);
            }
        }
        let total = if ledger.game.is_some() { number + 1 } else { 0 };
        let total = u32::try_from(total).unwrap_or(u32::MAX);
        Ok(Replay { table: ledger.opened.id.clone(), eyes: self.eyes, total, from, frames })
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
    pub fn explain(&self, frame: u32, thing: &Thing) -> Answer<Note> {
        let mut ledger = Ledger::open(self.ledger.opened.clone())?;
        let mut acted = 0;
        for (line, acts) in self.kept()? {
            if acts && acted == frame {
                break;
            }
            ledger.read(std::slice::from_ref(line))?;
            acted += u32::from(acts);
        }
        let note = ledger.sitting().and_then(|sitting| sitting.explain(self.eyes, thing));
        note.ok_or_else(|| Refusal::saying(Code::NotFound, Say::new("server-no-such-thing")))
    }

    /// The lines without actions that were taken back; each with whether it is an action.
    fn kept(&self) -> Answer<Vec<(&Logged, bool)>> {
        let mut kept: Vec<(&Logged, Option<Seat>)> = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            let entry: Entry = serde_json::from_str(&line.entry).map_err(|_| Refusal::new(Code::Internal))?;
            match entry {
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
        Ok(kept.into_iter().map(|(line, by)| (line, by.is_some())).collect())
    }

    pub fn table(&self) -> &str {
        &self.ledger.opened.id
    }

    /// The record of a game that is over.
    pub fn finished(&self) -> Answer<&Record> {
        let over = self.ledger.game.as_ref().filter(|_| self.ledger.phase == Progress::Over);
        over.map(catalog::Table::record)
            .ok_or_else(|| Refusal::saying(Code::WrongMoment, Say::new("server-still-running")))
    }

    /// The record: whole when the game is over, before that as the eyes see it.
    pub fn record(&self) -> Answer<String> {
        let game = self.ledger.game.as_ref().ok_or_else(|| Refusal::new(Code::WrongMoment))?;
        if self.ledger.phase == Progress::Over {
            return Ok(game.record().to_string());
        }
        let mut header = serde_json::to_value(&game.record().header).unwrap_or_default();
        header["format"] = json!("ballyhoo-seen/1");
        header["eyes"] = json!(self.eyes);
        let mut text = format!("{header}\n");
        for step in self.history()?.steps {
            text.push_str(&serde_json::to_string(&step).unwrap_or_default());
            text.push('\n');
        }
        Ok(text)
    }
}
