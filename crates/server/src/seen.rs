//! A table as somebody sees it. Everything that leaves the house about a game in play is made here.

use crate::entry::Who;
use crate::fault::why_not;
use crate::ledger::{Happened, Ledger};
use crate::summary::told;
use catalog::NoUndo;
use serde_json::Value;
use store::Progress;
use table::{Eyes, Seat};
use wire::{Asked, Seated, Step, TableInfo, TableNow};

impl Ledger {
    /// The eyes with which a person looks at a running game: their seat's, or the public's.
    pub fn eyes_of(&self, person: Option<&str>) -> Eyes {
        person.and_then(|person| self.seat_of(person)).map_or(Eyes::Public, Eyes::Seat)
    }

    /// The table as this person (or somebody unknown) sees it, told in words too if they want it.
    pub fn now(&self, person: Option<&str>, words: bool) -> TableNow {
        let eyes = self.eyes_of(person);
        let seat = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        };
        let undo = seat.filter(|_| self.phase == Progress::Playing).zip(self.game.as_ref());
        let undo = undo.map(|(seat, game)| game.may_undo(seat));
        TableNow {
            info: self.info(person),
            seq: self.seq,
            eyes,
            view: self.sitting().map(|sitting| sitting.view(eyes)),
            heading: self.sitting().map(catalog::AnySitting::heading),
            scores: self.sitting().map_or(Value::Null, |sitting| table::json(&sitting.scores(eyes))),
            words: self.sitting().filter(|_| words).map_or(Value::Null, |sitting| table::json(&sitting.describe(eyes))),
            asked: seat.and_then(|seat| self.asked(seat)),
            undo: undo == Some(Ok(())),
            no_undo: undo.and_then(Result::err).filter(|no| *no != NoUndo::Nothing).map(why_not),
        }
    }

    /// What a seat is asked. Only ever shown to that seat: how many choices somebody has is theirs to know.
    fn asked(&self, seat: Seat) -> Option<Asked> {
        let sitting = self.sitting()?;
        let prompt = sitting.prompt(seat).filter(|_| self.phase == Progress::Playing)?;
        let shut = sitting.shut(seat);
        let shut = if shut.is_empty() { Value::Null } else { table::json(&shut) };
        Some(Asked { seat: seat.0, prompt, offers: sitting.legal(seat), shut })
    }

    /// What all who may look at the table may know; the join link only for those who may invite.
    pub fn info(&self, person: Option<&str>) -> TableInfo {
        TableInfo {
            id: self.opened.id.clone(),
            game: self.opened.game.clone(),
            rules_version: self.opened.rules,
            players: self.opening.setup.players,
            options: self.opening.setup.options.clone(),
            private: self.opening.private,
            pace: self.opening.pace.into(),
            hints: self.opening.hints,
            phase: told(self.phase),
            chairs: self.chairs(),
            host: self.opening.host.clone(),
            commitment: self.commitment(),
            created: self.opened.created,
            to_act: self.to_act().iter().map(|seat| seat.0).collect(),
            deadline: self.deadline().map(|(at, _)| at),
            outcome: self.outcome().map(|outcome| table::json(&outcome)),
            ended: self.ended,
            wishes: self.wishes().map(|seat| seat.0).collect(),
            rematch: self.rematch.clone(),
            code: person.filter(|person| self.belongs(person)).map(|_| self.opened.code.clone()),
        }
    }

    fn chairs(&self) -> Vec<wire::Chair> {
        let chair = |seat: Seat| {
            let chair = &self.chairs[seat.at()];
            let who = match &chair.who {
                Who::Nobody => Seated::Nobody,
                Who::Person { id, .. } => Seated::Person { person: id.clone() },
                Who::Bot { level } => Seated::Bot { level: level.clone() },
            };
            let asked = self.to_act().contains(seat) && !chair.is_played_by_bot();
            wire::Chair {
                seat: seat.0,
                who,
                name: self.name(seat),
                away: chair.away,
                resigned: self.has_resigned(seat),
                asked: asked.then(|| self.asked_since(seat)),
                nonce: chair.nonce.clone(),
            }
        };
        Seat::all(self.chairs.len()).map(chair).collect()
    }

    /// What fixes the seed without telling anything about it.
    fn commitment(&self) -> String {
        self.opened.seed.parse().map(table::Seed::commitment).unwrap_or_default()
    }

    /// The steps after line `seen`, or nothing if they are not kept any more.
    pub fn steps_since(&self, seen: u32, eyes: Eyes) -> Option<Vec<Step>> {
        let first = self.steps.front().map_or(self.seq + 1, |step| step.seq);
        let known = seen <= self.seq && seen + 1 >= first;
        let later = || self.steps.iter().filter(|step| step.seq > seen).map(|step| self.step(step, eyes)).collect();
        known.then(later)
    }

    /// One thing that happened, as these eyes see it.
    pub fn step(&self, happened: &Happened, eyes: Eyes) -> Step {
        let own = happened.seat.is_some_and(|seat| eyes == Eyes::Seat(seat));
        let shown = own || self.phase == Progress::Over || eyes == Eyes::All;
        Step {
            seq: happened.seq,
            at: happened.at,
            seat: happened.seat.map(|seat| seat.0),
            action: happened.action.clone().filter(|_| shown),
            undo: happened.undo,
            affair: happened.affair,
            heading: happened.heading.clone(),
            events: happened.events.iter().filter_map(|event| event.told(eyes)).collect(),
        }
    }
}
