//! A finished (or running) game as text: one JSON object a line. The format is described in `docs/record-format.md`.

use crate::words::name;
use crate::{BadNotation, BadSetup, Explain, Game, Illegal, Kit, Say, Seat, Seed, Setup, Sitting};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// The name and version of the format.
pub const FORMAT: &str = "ballyhoo-record/1";

/// A hash is written after every so many actions, and after the last.
pub const HASH_EVERY: usize = 10;

/// The first line: what is played, by whom, and the promise about the seed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format, [`FORMAT`].
    pub format: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules that was played.
    pub rules: u32,
    /// The hash of the components that were dealt.
    pub components: String,
    /// Players and options.
    pub setup: Setup,
    /// The names of the players, in the order of seats.
    pub seats: Vec<String>,
    /// What was published about the seed before the deal.
    pub commitment: String,
    /// What each seat threw into the shuffle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<String>,
}

/// One action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Counted from 0.
    pub seat: Seat,
    /// The action, as the game writes it.
    pub action: String,
    /// The hash of the state after it, on every tenth line and on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// The last line: how it ended, and the seed that was promised.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Places and score sheets.
    pub outcome: Value,
    /// The seed, now that nothing is hidden any more.
    pub seed: Seed,
}

/// A whole record. Whoever has one can read it without knowing the game; whether it is true, [`Record::verify`] finds out.
///
/// ```
/// use table::record::{Fault, Record};
///
/// let text = r#"{"format":"ballyhoo-record/1","game":"midway","rules":1,"components":"00","setup":{"players":2,"options":{}},"seats":["Ada","Bo"],"commitment":"00"}
/// {"seat":0,"action":"roll"}
/// "#;
/// let record = Record::parse(text).unwrap();
/// assert_eq!((record.header.game.as_str(), record.lines[0].action.as_str()), ("midway", "roll"));
/// assert!(record.ending.is_none());
/// let older = Record::parse(&text.replace("record/1", "record/0")).unwrap_err();
/// assert_eq!((older.line, older.fault), (1, Fault::Format("ballyhoo-record/0".to_owned())));
/// ```
///
/// Without an ending it is a game that was saved before its end: then `seed` stands in for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What is played, by whom.
    pub header: Header,
    /// Every action, in order.
    pub lines: Vec<Line>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The seed of a game that is still running, kept by whoever runs it.
    pub kept_seed: Option<Seed>,
}

/// The line of a game that was saved before its end.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    kept_seed: Seed,
}

/// What is wrong with a record, and on which line (counted from 1).
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// A line cannot be read.
    #[error("this is not a record line: {0}")]
    Syntax(String),
    /// It is in another version of the format.
    #[error("the format is {0:?}; this build reads {FORMAT:?}")]
    Format(String),
    /// It is of another game.
    #[error("the record is of {found:?}, not of {wanted:?}")]
    Game {
        /// The game of the record.
        found: String,
        /// The game that was asked for.
        wanted: &'static str,
    },
    /// It was played by other rules.
    #[error("rules version {found}; this build plays version {ours}")]
    Rules {
        /// The version in the record.
        found: u32,
        /// The version that this build plays.
        ours: u32,
    },
    /// It was dealt from other components.
    #[error("components {found}; those loaded are {ours}")]
    Components {
        /// The hash in the record.
        found: String,
        /// The hash of those that are loaded.
        ours: String,
    },
    /// There are more or fewer names than seats.
    #[error("there are {found} names for {players} seats")]
    Seats {
        /// How many names there are.
        found: usize,
        /// How many seats there are.
        players: u8,
    },
    /// No table can be set up like that.
    #[error("the setup is refused: {0}")]
    Setup(BadSetup),
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment")]
    Commitment,
    /// Something is no action of this game.
    #[error("{0}")]
    Notation(BadNotation),
    /// Somebody acts who does not sit there.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// An action is against the rules.
    #[error("seat {seat} may not do {action:?} here (rule {})", illegal.rule)]
    Illegal {
        /// Who acts.
        seat: Seat,
        /// What is done.
        action: String,
        /// Why it may not be.
        illegal: Box<Illegal>,
    },
    /// Replaying leads to another state.
    #[error("the state hash should be {wanted}, but replaying gives {found}")]
    Hash {
        /// The hash in the record.
        wanted: String,
        /// The hash of the state that replaying gives.
        found: String,
    },
    /// A line that must have a hash has none.
    #[error("a hash is missing here")]
    NoHash,
    /// It has an ending, but the game goes on.
    #[error("the record ends before the game does")]
    Unfinished,
    /// It goes on, but the game is over.
    #[error("the game is over before this line")]
    Surplus,
    /// Replaying ends otherwise.
    #[error("the outcome is not the one that replaying gives")]
    Outcome,
}

impl Fault {
    fn at(self, line: usize) -> BadRecord {
        BadRecord { line, fault: self }
    }
}

impl Explain for BadRecord {
    fn explain(&self) -> Say {
        Say::new("record-line").with("line", self.line).with("fault", self.fault.explain())
    }
}

impl Explain for Fault {
    fn explain(&self) -> Say {
        match self {
            Fault::Empty => Say::new("record-empty"),
            Fault::Syntax(error) => Say::new("record-syntax").with("error", name(error)),
            Fault::Format(found) => Say::new("record-format").with("found", name(found)).with("ours", name(FORMAT)),
            Fault::Game { found, wanted } => {
                Say::new("record-game").with("found", name(found)).with("wanted", name(wanted))
            }
            Fault::Rules { found, ours } => Say::new("record-rules").with("found", *found).with("ours", *ours),
            Fault::Components { found, ours } => {
                Say::new("record-components").with("found", name(found)).with("ours", name(ours))
            }
            Fault::Seats { found, players } => Say::new("record-seats").with("found", *found).with("players", *players),
            Fault::Setup(bad) => bad.explain(),
            Fault::Commitment => Say::new("record-commitment"),
            Fault::Notation(bad) => bad.explain(),
            Fault::NoSeat(seat) => Say::new("record-no-seat").with("seat", name(seat)),
            Fault::Illegal { seat, action, illegal } => Say::new("record-illegal")
                .with("seat", name(seat))
                .with("action", name(action))
                .with("why", illegal.why.clone())
                .with("rule", name(illegal.rule)),
            Fault::Hash { wanted, found } => {
                Say::new("record-hash").with("wanted", name(wanted)).with("found", name(found))
            }
            Fault::NoHash => Say::new("record-no-hash"),
            Fault::Unfinished => Say::new("record-unfinished"),
            Fault::Surplus => Say::new("record-surplus"),
            Fault::Outcome => Say::new("record-outcome"),
        }
    }
}

impl Record {
    /// Opens the record of a new game.
    pub fn open<G: Game>(
        setup: &Setup,
        kit: Kit<G::Parts>,
        seats: Vec<String>,
        seed: Seed,
        nonces: Vec<String>,
    ) -> Record {
        let about = G::about();
        let header = Header {
            format: FORMAT.to_owned(),
            game: about.id.to_owned(),
            rules: about.rules_version,
            components: kit.hash(),
            setup: setup.clone().canonical(about.options),
            seats,
            commitment: seed.commitment(),
            nonces,
        };
        Record { header, lines: Vec::new(), ending: None, kept_seed: Some(seed) }
    }

    /// Takes down an action that has just been done; `game` is the state after it.
    pub fn push<G: Game>(&mut self, seat: Seat, action: String, game: &G) {
        let outcome = game.outcome();
        let due = (self.lines.len() + 1).is_multiple_of(HASH_EVERY) || outcome.is_some();
        self.lines.push(Line { seat, action, hash: due.then(|| game.digest()) });
        if let (Some(outcome), Some(seed)) = (outcome, self.kept_seed) {
            let outcome = crate::json(&outcome);
            self.ending = Some(Ending { outcome, seed });
            self.kept_seed = None;
        }
    }

    /// Strikes the last action out again.
    pub fn pop(&mut self) {
        self.lines.pop();
        if let Some(ending) = self.ending.take() {
            self.kept_seed = Some(ending.seed);
        }
    }

    /// The seed, if this record tells it.
    pub fn seed(&self) -> Option<Seed> {
        self.ending.as_ref().map(|ending| ending.seed).or(self.kept_seed)
    }

    /// Reads a record; says which line is wrong.
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        let syntax = |line: usize, error: &dyn fmt::Display| Fault::Syntax(error.to_string()).at(line);
        let mut rows = text.lines().enumerate().map(|(n, row)| (n + 1, row)).filter(|(_, row)| !row.trim().is_empty());
        let (first, row) = rows.next().ok_or(Fault::Empty.at(1))?;
        let value: Value = serde_json::from_str(row).map_err(|e| syntax(first, &e))?;
        let format = value.get("format").and_then(Value::as_str).unwrap_or("none");
        if format != FORMAT {
            return Err(Fault::Format(format.to_owned()).at(first));
        }
        let header: Header = serde_json::from_value(value).map_err(|e| syntax(first, &e))?;
        let mut record = Record { header, lines: Vec::new(), ending: None, kept_seed: None };
        for (number, row) in rows {
            if record.seed().is_some() {
                return Err(Fault::Surplus.at(number));
            }
            let value: Value = serde_json::from_str(row).map_err(|e| syntax(number, &e))?;
            if value.get("outcome").is_some() {
                record.ending = Some(serde_json::from_value(value).map_err(|e| syntax(number, &e))?);
            } else if value.get("kept_seed").is_some() {
                let kept: Kept = serde_json::from_value(value).map_err(|e| syntax(number, &e))?;
                record.kept_seed = Some(kept.kept_seed);
            } else {
                record.lines.push(serde_json::from_value(value).map_err(|e| syntax(number, &e))?);
            }
        }
        Ok(record)
    }

    /// The header and the shuffle: everything that can be checked before the first action.
    fn start<G: Game>(&self, kit: Kit<G::Parts>) -> Result<Sitting<G>, BadRecord> {
        let about = G::about();
        let header = &self.header;
        if header.game != about.id {
            return Err(Fault::Game { found: header.game.clone(), wanted: about.id }.at(1));
        }
        if header.rules != about.rules_version {
            return Err(Fault::Rules { found: header.rules, ours: about.rules_version }.at(1));
        }
        if header.components != kit.hash() {
            return Err(Fault::Components { found: header.components.clone(), ours: kit.hash() }.at(1));
        }
        if header.seats.len() != usize::from(header.setup.players) {
            return Err(Fault::Seats { found: header.seats.len(), players: header.setup.players }.at(1));
        }
        let seed = self.seed().ok_or(Fault::Unfinished.at(self.last_line()))?;
        if seed.commitment() != header.commitment {
            return Err(Fault::Commitment.at(self.last_line()));
        }
        let key = seed.key(&header.nonces);
        Sitting::deal(&header.setup, kit, key).map_err(|bad| Fault::Setup(bad).at(1))
    }

    /// The line on which the ending stands or should stand.
    fn last_line(&self) -> usize {
        self.lines.len() + 2
    }

    /// Replays the first `steps` actions (all, if there are fewer), checking every hash on the way; `each` is shown
    /// the events of every action.
    pub fn replay<G: Game>(
        &self,
        kit: Kit<G::Parts>,
        steps: usize,
        mut each: impl FnMut(&Line, &[G::Event], &Sitting<G>),
    ) -> Result<Sitting<G>, BadRecord> {
        let mut sitting = self.start::<G>(kit)?;
        for (index, line) in self.lines.iter().take(steps).enumerate() {
            let number = index + 2;
            if sitting.game.is_over() {
                return Err(Fault::Surplus.at(number));
            }
            let action = sitting.game.parse(&line.action).map_err(|bad| Fault::Notation(bad).at(number))?;
            if line.seat.at() >= sitting.game.players() {
                return Err(Fault::NoSeat(line.seat).at(number));
            }
            let acted = sitting.act(line.seat, action).map_err(|illegal| {
                let illegal = Box::new(illegal);
                Fault::Illegal { seat: line.seat, action: line.action.clone(), illegal }.at(number)
            })?;
            if let Some(wanted) = &line.hash {
                let found = sitting.game.digest();
                if *wanted != found {
                    return Err(Fault::Hash { wanted: wanted.clone(), found }.at(number));
                }
            } else if (index + 1).is_multiple_of(HASH_EVERY) || sitting.game.is_over() {
                return Err(Fault::NoHash.at(number));
            }
            each(line, &acted.events, &sitting);
        }
        Ok(sitting)
    }

    /// Proves a finished record: every action legal, every hash right, the outcome as replayed, the seed as promised.
    pub fn verify<G: Game>(&self, kit: Kit<G::Parts>) -> Result<Sitting<G>, BadRecord> {
        let sitting = self.replay::<G>(kit, usize::MAX, |_, _, _| ())?;
        let ending = self.ending.as_ref().ok_or(Fault::Unfinished.at(self.last_line()))?;
        let outcome = sitting.game.outcome().ok_or(Fault::Unfinished.at(self.last_line()))?;
        if !is_outcome(&ending.outcome, &crate::json(&outcome)) {
            return Err(Fault::Outcome.at(self.last_line()));
        }
        Ok(sitting)
    }
}

impl fmt::Display for Record {
    /// The text of the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let write = |f: &mut fmt::Formatter<'_>, value: Result<String, serde_json::Error>| {
            writeln!(f, "{}", value.map_err(|_| fmt::Error)?)
        };
        write(f, serde_json::to_string(&self.header))?;
        for line in &self.lines {
            write(f, serde_json::to_string(line))?;
        }
        if let Some(ending) = &self.ending {
            write(f, serde_json::to_string(ending))?;
        } else if let Some(kept_seed) = self.kept_seed {
            write(f, serde_json::to_string(&Kept { kept_seed }))?;
        }
        Ok(())
    }
}

/// Plays a whole game with actions chosen by `choose` and returns its record: for fixtures, simulations and tests.
pub fn play_out<G: Game>(
    setup: &Setup,
    kit: Kit<G::Parts>,
    seats: Vec<String>,
    seed: Seed,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> usize,
) -> Result<Record, crate::BadSetup> {
    let mut record = Record::open::<G>(setup, kit, seats, seed, Vec::new());
    let mut sitting = Sitting::<G>::deal(setup, kit, seed.key(&[]))?;
    let mut legal = Vec::new();
    while let Some(seat) = sitting.game.to_act().first() {
        legal.clear();
        sitting.game.legal(seat, &mut legal);
        let chosen = choose(&sitting.game, seat, &legal);
        let Some(&action) = legal.get(chosen) else { break };
        let text = sitting.game.notation(action);
        if sitting.act(seat, action).is_err() {
            break;
        }
        record.push(seat, text, &sitting.game);
    }
    Ok(record)
}
/// Is what was written the outcome that replaying gives? Until a game alone could be lost, every such game was written down
/// as won: that alone is no lie.
fn is_outcome(written: &Value, replayed: &Value) -> bool {
    let mut told = replayed.clone();
    if told["places"] == serde_json::json!([2]) {
        told["places"] = serde_json::json!([1]);
    }
    written == replayed || *written == told
}

#[cfg(test)]
mod tests {
    use super::is_outcome;
    use serde_json::json;

    /// Until a game alone could be lost, every such game was written down as won.
    #[test]
    fn an_old_win_of_a_game_alone_is_no_lie() {
        let ending = |places: &[u8]| json!({ "places": places, "points": 7 });
        assert!(is_outcome(&ending(&[1]), &ending(&[1])) && is_outcome(&ending(&[2]), &ending(&[2])));
        assert!(is_outcome(&ending(&[1]), &ending(&[2])), "as it was written then");
        assert!(!is_outcome(&ending(&[2]), &ending(&[1])), "a loss was never written for a win");
        assert!(!is_outcome(&ending(&[1, 2]), &ending(&[2, 1])));
        assert!(!is_outcome(&json!({ "places": [1], "points": 8 }), &ending(&[2])));
    }
}
