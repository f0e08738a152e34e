//! What stands in the log of a table, line by line. Nothing here may change its meaning: old logs must be read.

//!
//! None of these is a message: clients may be told something else with every version, and logs stay as they are.

use serde::{Deserialize, Serialize};
use table::{Seat, Setup};

/// The form in which openings and lines are written. Raised when a line of a kind that exists is to mean something else.
pub const FORM: u8 = 1;

/// How a table was set up: fixed when it is opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// The form of this and of the lines below it; 0 was written before forms were numbered, and is the same as 1.
    #[serde(default)]
    pub v: u8,
    pub setup: Setup,
    pub chairs: Vec<Chair>,
    /// The person who opened it.
    pub host: String,
    pub private: bool,
    pub pace: Pace,
    pub hints: bool,
    /// Those who may come to a private table without its link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub admitted: Vec<String>,
}

/// How long a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Pace {
    Free,
    Within { seconds: u32 },
}

impl From<wire::Pace> for Pace {
    fn from(pace: wire::Pace) -> Pace {
        match pace {
            wire::Pace::Free => Pace::Free,
            wire::Pace::Within { seconds } => Pace::Within { seconds },
        }
    }
}

impl From<Pace> for wire::Pace {
    fn from(pace: Pace) -> wire::Pace {
        match pace {
            Pace::Free => wire::Pace::Free,
            Pace::Within { seconds } => wire::Pace::Within { seconds },
        }
    }
}

/// A chair and who is on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chair {
    pub who: Who,
    /// What this seat threw into the shuffle. A person who opens a table has not thrown yet: the seed must be fixed first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
    /// A bot plays for this person at the moment.
    #[serde(default)]
    pub away: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Who {
    Nobody,
    Person { id: String, name: String },
    Bot { level: String },
}

impl Chair {
    pub fn new(who: Who, nonce: Option<String>) -> Chair {
        Chair { who, nonce, away: false }
    }

    /// Is there somebody here who still has to throw something into the shuffle?
    pub fn is_yet_to_throw(&self) -> bool {
        self.nonce.is_none() && matches!(self.who, Who::Person { .. })
    }

    pub fn is_person(&self, person: &str) -> bool {
        matches!(&self.who, Who::Person { id, .. } if id == person)
    }

    /// May this one sit here: on an open chair, or on the own, under whatever name?
    pub fn is_for(&self, who: &Who) -> bool {
        match (&self.who, who) {
            (Who::Nobody, _) => true,
            (Who::Person { id: kept, .. }, Who::Person { id, .. }) => kept == id,
            (kept, who) => kept == who,
        }
    }

    /// The name of the person on it, if there is one.
    pub fn person_name(&self) -> Option<&str> {
        match &self.who {
            Who::Person { name, .. } => Some(name),
            Who::Nobody | Who::Bot { .. } => None,
        }
    }

    /// Does a bot decide here at the moment?
    pub fn is_played_by_bot(&self) -> bool {
        self.away || matches!(self.who, Who::Bot { .. })
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// They left.
    Left,
    /// They ran out of time.
    Late,
    /// They were not there, and others asked for it.
    Absent,
}

/// One line of the log. The game begins with the line after which no chair is open and everybody has thrown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Entry {
    /// Somebody takes an open chair, or the one kept for them, and throws something into the shuffle.
    Sit {
        seat: Seat,
        person: String,
        name: String,
        nonce: String,
    },
    /// Somebody leaves a chair before the game begins, or was sent away from it.
    Stand {
        seat: Seat,
        /// By the host; then they do not come back to this table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        sent: bool,
    },
    /// A bot is put on an open chair.
    Bot {
        seat: Seat,
        level: String,
    },
    /// A bot is taken off again.
    Free {
        seat: Seat,
    },
    /// Somebody came by the join link of a private table.
    Admit {
        person: String,
    },
    Act {
        seat: Seat,
        action: String,
    },
    /// The last action is taken back.
    Undo {
        seat: Seat,
    },
    /// From here on a bot plays for the person on this seat.
    Away {
        seat: Seat,
        /// Not told in logs from before it was asked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Why>,
    },
    /// The person plays again.
    Back {
        seat: Seat,
    },
    /// The person gives up for good. A bot plays on, or the game is over if too few are left for it.
    Resign {
        seat: Seat,
    },
    /// Somebody would like to end the game here, or no longer.
    Wish {
        seat: Seat,
        on: bool,
    },
    /// Somebody wants to end the game too, and now all do who are still there: it is over without a winner.
    End {
        seat: Seat,
        /// Those who had not been seen for so long that they were not asked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        without: Vec<Seat>,
    },
    /// The same people go on at another table, the last that is named.
    Rematch {
        table: String,
    },
    /// Closed before the game began.
    Close,
    /// Closed by those who look after the house, whatever went on there.
    Shut,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What older versions have written means what it meant, and is written as it was.
    #[test]
    fn lines_from_before_are_read() {
        for line in [
            r#"{"t":"away","seat":1}"#,
            r#"{"t":"back","seat":1}"#,
            r#"{"t":"stand","seat":1}"#,
            r#"{"t":"rematch","table":"x"}"#,
            r#"{"t":"close"}"#,
        ] {
            let entry: Entry = serde_json::from_str(line).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), line);
        }
        let away: Entry = serde_json::from_str(r#"{"t":"away","seat":1}"#).unwrap();
        assert_eq!(away, Entry::Away { seat: Seat(1), why: None });
    }

    #[test]
    fn a_kept_chair_is_for_its_person_under_any_name() {
        let person = |id: &str, name: &str| Who::Person { id: id.into(), name: name.into() };
        let kept = Chair::new(person("1", "Bo"), None);
        assert!(kept.is_for(&person("1", "Bob")) && !kept.is_for(&person("2", "Bo")));
        assert!(!kept.is_for(&Who::Bot { level: "easy".into() }));
        assert!(Chair::new(Who::Nobody, None).is_for(&person("2", "Eve")));
    }
}
