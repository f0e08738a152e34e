//! The costliest choices of a finished game, asked again: each is a lesson of one question, `moment-<table>-<frame>`.

use crate::fault::{Answer, Refusal};
use crate::house::House;
use crate::names;
use crate::person::Person;
use crate::thinking::Kind;
use bots::Level;
use lessons::{Lesson, Scripted, question};
use std::net::IpAddr;
use table::record::Record;
use table::{Say, Seat};
use wire::{Code, Costly};

const MOMENT: &str = "moment-";

impl House {
    /// A choice of a finished game as a question, for somebody who may look at its table.
    pub async fn moment(&self, name: &str, person: Option<&Person>, address: IpAddr) -> Answer<Lesson> {
        let no_such = || Refusal::new(Code::NotFound);
        let (table, frame) = name.strip_prefix(MOMENT).and_then(|rest| rest.split_once('-')).ok_or_else(no_such)?;
        let frame: u32 = frame.parse().map_err(|_| no_such())?;
        let past = self.past(names::id(table)?, person, self.looking_back(person, address)).await?;
        let record = past.finished()?.clone();
        if !self.is_analysed(table) {
            self.limits.analyses.take(address.to_string())?;
        }
        let errand = self.errand(Kind::Analysis, person.map(|person| &*person.id), Some(address));
        let analysis = self.analyse(past, errand).await?;
        let costly = analysis.costly.iter().find(|costly| costly.frame == frame).ok_or_else(no_such)?;
        lesson(name, &record, costly).ok_or_else(no_such)
    }
}

fn lesson(name: &str, record: &Record, costly: &Costly) -> Option<Lesson> {
    let before = usize::try_from(costly.frame).ok()?.checked_sub(1)?;
    let line = |line: &table::record::Line| Scripted { seat: Some(line.seat), action: line.action.clone() };
    let played = Say::new("moment-played").with("action", costly.made.clone());
    let key = if record.header.setup.players > 1 { "moment-worth" } else { "moment-worth-alone" };
    let worth = Say::new(key).with("gap", (100.0 * costly.cost).round() as u32);
    Some(Lesson {
        game: record.header.game.clone(),
        name: name.to_owned(),
        keys: "moment".to_owned(),
        file: String::new(),
        seconds: 60,
        setup: record.header.setup.clone(),
        seed: record.seed()?,
        nonces: record.header.nonces.clone(),
        seat: Seat(costly.seat),
        bot: Level::Easy,
        hint_after: u32::MAX,
        start: record.lines.get(..before)?.iter().map(line).collect(),
        steps: vec![question(costly.good.clone())],
        people: record.header.seats.clone(),
        why: costly.why.iter().cloned().chain([played, worth]).collect(),
    })
}
