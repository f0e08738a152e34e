//! What lists show of a table, as it is stored beside its log.
//!
//! Nothing here is a message: what is told to clients may change with every version, and what is stored must be read by all
//! of them. A summary that cannot be read is made again from the log.

use crate::entry::{Pace, Who};
use crate::ledger::Ledger;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Progress, Stored};
use table::{ScoreSheet, Seat};
use wire::{Ended, Millis, TableLine};

/// Raised when a summary says something that an older version would misread. Additions do not count.
const VERSION: u8 = 1;

/// A table in a list. The fields are never renamed, and new ones have a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// 0 was written before there were versions, and says the same as 1.
    #[serde(default)]
    v: u8,
    id: String,
    game: String,
    players: u8,
    options: BTreeMap<String, String>,
    pace: Pace,
    private: bool,
    phase: String,
    chairs: Vec<Place>,
    changed: Millis,
    to_act: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deadline: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    places: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<Vec<i32>>,
    /// How it ended, if it was not played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
}

/// A chair in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Place {
    seat: u8,
    who: Sitter,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    away: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Sitter {
    Nobody,
    Person { person: String },
    Bot { level: String },
}

/// Why a summary cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    #[error(transparent)]
    Form(#[from] serde_json::Error),
    #[error("it is of version {0}, and this server reads up to {VERSION}")]
    Newer(u8),
}

impl Summary {
    pub fn of(ledger: &Ledger) -> Summary {
        let seats = || Seat::all(ledger.chairs.len());
        let outcome = ledger.outcome();
        Summary {
            v: VERSION,
            id: ledger.opened.id.clone(),
            game: ledger.opened.game.clone(),
            players: ledger.opening.setup.players,
            options: ledger.opening.setup.options.clone(),
            pace: ledger.opening.pace,
            private: ledger.opening.private,
            phase: ledger.phase.name().to_owned(),
            chairs: seats().map(|seat| place(ledger, seat)).collect(),
            changed: ledger.changed,
            to_act: ledger.to_act().iter().map(|seat| seat.0).collect(),
            deadline: ledger.deadline().map(|(at, _)| at),
            points: outcome.as_ref().map(|outcome| outcome.sheets.iter().map(ScoreSheet::total).collect()),
            places: outcome.map(|outcome| seats().map(|seat| outcome.places.of(seat)).collect()),
            ended: ledger.ended.map(|ended| word(ended).to_owned()),
        }
    }

    pub fn read(text: &str) -> Result<Summary, Unreadable> {
        let summary: Summary = serde_json::from_str(text)?;
        if summary.v > VERSION { Err(Unreadable::Newer(summary.v)) } else { Ok(summary) }
    }

    /// The line that `person` is shown of the table in this row.
    pub fn line(self, row: &Stored, person: Option<&str>) -> TableLine {
        let own = |place: &&Place| matches!(&place.who, Sitter::Person { person: id } if Some(id.as_str()) == person);
        TableLine {
            you: self.chairs.iter().find(own).map(|place| place.seat),
            id: row.id.clone(),
            game: self.game,
            players: self.players,
            options: self.options,
            pace: self.pace.into(),
            private: self.private,
            phase: told(row.phase),
            chairs: self.chairs.into_iter().map(Place::told).collect(),
            changed: row.changed,
            to_act: self.to_act,
            deadline: self.deadline,
            places: self.places,
            points: self.points,
            ended: self.ended.as_deref().and_then(read_word),
        }
    }
}

impl Place {
    fn told(self) -> wire::Chair {
        let who = match self.who {
            Sitter::Nobody => wire::Seated::Nobody,
            Sitter::Person { person } => wire::Seated::Person { person },
            Sitter::Bot { level } => wire::Seated::Bot { level },
        };
        wire::Chair {
            seat: self.seat,
            who,
            name: self.name,
            away: self.away,
            resigned: false,
            asked: None,
            nonce: None,
        }
    }
}

fn place(ledger: &Ledger, seat: Seat) -> Place {
    let chair = &ledger.chairs[seat.at()];
    let who = match &chair.who {
        Who::Nobody => Sitter::Nobody,
        Who::Person { id, .. } => Sitter::Person { person: id.clone() },
        Who::Bot { level } => Sitter::Bot { level: level.clone() },
    };
    Place { seat: seat.0, who, name: ledger.name(seat), away: chair.away }
}

/// What is left to show of a table of which neither summary nor log can be read.
pub fn bare(row: &Stored) -> TableLine {
    TableLine {
        id: row.id.clone(),
        game: row.game.clone(),
        players: 0,
        options: BTreeMap::new(),
        pace: wire::Pace::Free,
        private: false,
        phase: told(row.phase),
        chairs: Vec::new(),
        changed: row.changed,
        to_act: Vec::new(),
        deadline: None,
        you: None,
        places: None,
        points: None,
        ended: None,
    }
}

/// How endings are written down.
const ENDINGS: [(Ended, &str); 2] = [(Ended::Resigned, "resigned"), (Ended::Agreed, "agreed")];

fn word(ended: Ended) -> &'static str {
    ENDINGS.iter().find(|(known, _)| *known == ended).map_or("", |(_, word)| word)
}

fn read_word(text: &str) -> Option<Ended> {
    ENDINGS.iter().find(|(_, word)| *word == text).map(|(ended, _)| *ended)
}

/// The phase as clients are told it.
pub fn told(phase: Progress) -> wire::Progress {
    match phase {
        Progress::Open => wire::Progress::Open,
        Progress::Playing => wire::Progress::Playing,
        Progress::Over => wire::Progress::Over,
        Progress::Closed => wire::Progress::Closed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = r#"{"id":"t","game":"midway","players":1,"options":{},"pace":{"kind":"within","seconds":60},
        "private":false,"phase":"open","chairs":[{"seat":0,"who":{"kind":"person","person":"ada"},"name":"Ada","away":false}],
        "changed":7,"to_act":[],"something":"new"}"#;

    fn row() -> Stored {
        let (id, game, summary) = ("t".to_owned(), "midway".to_owned(), OLD.to_owned());
        Stored { id, game, seq: 1, phase: Progress::Playing, summary, changed: 9 }
    }

    #[test]
    fn summaries_without_a_version_and_with_additions_are_read() {
        let line = Summary::read(OLD).unwrap().line(&row(), Some("ada"));
        assert_eq!((line.you, line.pace), (Some(0), wire::Pace::Within { seconds: 60 }));
        // What the row says of itself is newer than what was summed up.
        assert_eq!((line.phase, line.changed), (wire::Progress::Playing, 9));
    }

    #[test]
    fn what_is_too_new_or_broken_is_not_guessed_at() {
        assert!(matches!(Summary::read(&OLD.replacen('{', r#"{"v":9,"#, 1)), Err(Unreadable::Newer(9))));
        assert!(matches!(Summary::read("{}"), Err(Unreadable::Form(_))));
    }
}
