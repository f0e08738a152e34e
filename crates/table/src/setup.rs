//! How a game is set up: how many play, and with which options.

use crate::words::{name, names};
use crate::{Explain, Say};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One thing that can be chosen before the game, such as `quick`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its name, as it is written in commands and records.
    pub key: &'static str,
    /// The values it can take; the first is the default. Switches are `["off", "on"]`.
    pub values: &'static [&'static str],
    /// The player counts for which it means anything.
    pub players: &'static [u8],
}

impl Choice {
    /// An option that is off unless somebody switches it on.
    pub const fn switch(key: &'static str, players: &'static [u8]) -> Choice {
        Choice { key, values: &["off", "on"], players }
    }
}

/// The number of players and the options that differ from the default.
///
/// ```
/// use table::{Choice, Setup};
///
/// let options = [Choice::switch("quick", &[2, 3, 4])];
/// assert!(Setup::new(3).with("quick", "on").check(&[2, 3, 4], &options).is_ok());
/// assert!(Setup::new(5).check(&[2, 3, 4], &options).is_err());
/// // Options that are left at their default need not be written.
/// assert_eq!(Setup::new(3).with("quick", "off").canonical(&options), Setup::new(3));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The values of options that are not left at their default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// So many players, every option at its default.
    pub fn new(players: u8) -> Setup {
        Setup { players, options: BTreeMap::new() }
    }

    /// The same with this option chosen.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Setup {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The value chosen for `key`, if it is not left at its default.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.options.get(key).map(String::as_str)
    }

    /// Is the switch `key` on?
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key) == Some("on")
    }

    /// The same setup written in one way only: options left at their default are dropped.
    pub fn canonical(mut self, choices: &[Choice]) -> Setup {
        self.options.retain(|key, value| {
            choices.iter().find(|choice| choice.key == key).is_none_or(|choice| choice.values[0] != value)
        });
        self
    }

    /// Refuses player counts, options and values that the game does not know.
    pub fn check(&self, players: &[u8], choices: &[Choice]) -> Result<(), BadSetup> {
        if !players.contains(&self.players) {
            return Err(BadSetup::Players { given: self.players, allowed: players.to_vec() });
        }
        for (key, value) in &self.options {
            let Some(choice) = choices.iter().find(|choice| choice.key == key) else {
                let known = choices.iter().map(|choice| choice.key).collect();
                return Err(BadSetup::UnknownOption { key: key.clone(), known });
            };
            if !choice.values.contains(&value.as_str()) {
                return Err(BadSetup::UnknownValue {
                    key: choice.key,
                    value: value.clone(),
                    known: choice.values.to_vec(),
                });
            }
            if *value != choice.values[0] && !choice.players.contains(&self.players) {
                return Err(BadSetup::WrongPlayers { key: choice.key, players: self.players });
            }
        }
        Ok(())
    }

    /// Every setup that a test should try: each player count with all combinations of options where these are few,
    /// otherwise with each value of each option on its own and everything switched on together.
    pub fn variants(players: &[u8], choices: &[Choice]) -> Vec<Setup> {
        const MANY: usize = 64;
        let mut all = Vec::new();
        for &count in players {
            let live: Vec<&Choice> = choices.iter().filter(|choice| choice.players.contains(&count)).collect();
            let combinations: usize = live.iter().map(|choice| choice.values.len()).product();
            if combinations <= MANY {
                all.extend((0..combinations).map(|number| combination(count, &live, number)));
            } else {
                all.push(Setup::new(count));
                for choice in &live {
                    all.extend(choice.values[1..].iter().map(|value| Setup::new(count).with(choice.key, value)));
                }
                let last = |choice: &Choice| choice.values[choice.values.len() - 1];
                all.push(live.iter().fold(Setup::new(count), |setup, choice| setup.with(choice.key, last(choice))));
            }
        }
        all
    }
}

/// Combination `number` of the options, read as digits, without those left at their default.
fn combination(players: u8, choices: &[&Choice], mut number: usize) -> Setup {
    let mut setup = Setup::new(players);
    for choice in choices {
        let digit = number % choice.values.len();
        number /= choice.values.len();
        if digit > 0 {
            setup = setup.with(choice.key, choice.values[digit]);
        }
    }
    setup
}

/// Why a game cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// The game is not for so many.
    #[error("{given} cannot play; the game is for {}", list(allowed))]
    Players {
        /// How many were asked for.
        given: u8,
        /// How many it is for.
        allowed: Vec<u8>,
    },
    /// The game has no such option.
    #[error("there is no option {key:?}; there {}", known_options(known))]
    UnknownOption {
        /// What was asked for.
        key: String,
        /// The options that there are.
        known: Vec<&'static str>,
    },
    /// The option cannot take this value.
    #[error("option {key} cannot be {value:?}; it can be {}", list(known))]
    UnknownValue {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// The values that there are.
        known: Vec<&'static str>,
    },
    /// The option means nothing with so many players.
    #[error("option {key} is not for {players} players")]
    WrongPlayers {
        /// The option.
        key: &'static str,
        /// How many play.
        players: u8,
    },
    /// Two options contradict each other.
    #[error("option {key} does not go together with {other}")]
    Conflict {
        /// One option.
        key: &'static str,
        /// The other.
        other: &'static str,
    },
}

impl Explain for BadSetup {
    fn explain(&self) -> Say {
        match self {
            BadSetup::Players { given, allowed } => {
                Say::new("setup-players").with("given", *given).with("allowed", names(allowed))
            }
            BadSetup::UnknownOption { key, known } if known.is_empty() => {
                Say::new("setup-no-options").with("option", name(key))
            }
            BadSetup::UnknownOption { key, known } => {
                Say::new("setup-unknown-option").with("option", name(key)).with("known", names(known))
            }
            BadSetup::UnknownValue { key, value, known } => Say::new("setup-unknown-value")
                .with("option", name(key))
                .with("value", name(value))
                .with("known", names(known)),
            BadSetup::WrongPlayers { key, players } => {
                Say::new("setup-wrong-players").with("option", name(key)).with("players", *players)
            }
            BadSetup::Conflict { key, other } => {
                Say::new("setup-conflict").with("option", name(key)).with("other", name(other))
            }
        }
    }
}

fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

fn known_options(known: &[&str]) -> String {
    if known.is_empty() { "are none".to_owned() } else { format!("is {}", list(known)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: &[Choice] =
        &[Choice::switch("teams", &[4]), Choice { key: "pace", values: &["slow", "fast", "wild"], players: &[2, 4] }];

    #[test]
    fn bad_setups_are_refused_in_words() {
        let check = |setup: Setup| setup.check(&[2, 4], CHOICES).map_err(|bad| bad.to_string());
        assert_eq!(check(Setup::new(4).with("teams", "on")), Ok(()));
        assert_eq!(check(Setup::new(7)), Err("7 cannot play; the game is for 2, 4".into()));
        assert_eq!(check(Setup::new(2).with("teams", "on")), Err("option teams is not for 2 players".into()));
        assert_eq!(
            check(Setup::new(2).with("zip", "on")),
            Err("there is no option \"zip\"; there is teams, pace".into())
        );
        let refused = check(Setup::new(2).with("pace", "x"));
        assert_eq!(refused, Err("option pace cannot be \"x\"; it can be slow, fast, wild".into()));
    }

    #[test]
    fn variants_cover_every_combination_once() {
        let all = Setup::variants(&[2, 4], CHOICES);
        assert_eq!(all.len(), 3 + 6);
        assert!(all.iter().all(|setup| setup.check(&[2, 4], CHOICES).is_ok()));
        assert!(all.contains(&Setup::new(4).with("teams", "on").with("pace", "wild")));
        let once: std::collections::BTreeSet<String> = all.iter().map(|setup| format!("{setup:?}")).collect();
        assert_eq!(once.len(), all.len());
        assert!(all.iter().all(|setup| setup.clone().canonical(CHOICES) == *setup), "no default is spelled out");
    }

    #[test]
    fn of_many_combinations_each_value_is_tried_and_all_together() {
        let three = |key| Choice { key, values: &["one", "two", "three"], players: &[2] };
        // Three to the third are few, three to the fourth are many.
        assert_eq!(Setup::variants(&[2], &["a", "b", "c"].map(three)).len(), 27);
        let all = Setup::variants(&[2], &["a", "b", "c", "d"].map(three));
        assert_eq!(all.len(), 1 + 4 * 2 + 1);
        assert_eq!(all[0], Setup::new(2));
        assert_eq!(all[1], Setup::new(2).with("a", "two"));
        let together = ["a", "b", "c", "d"].into_iter().fold(Setup::new(2), |setup, key| setup.with(key, "three"));
        assert_eq!(all[9], together);
        let switches = ["a", "b", "c", "d", "e", "f"].map(|key| Choice::switch(key, &[2]));
        assert_eq!(Setup::variants(&[2], &switches).len(), 64, "so many are still few");
    }

    #[test]
    fn a_choice_can_be_read_again() {
        let setup = Setup::new(4).with("teams", "on").with("pace", "fast");
        assert_eq!((setup.get("pace"), setup.get("zip")), (Some("fast"), None));
        assert!(setup.is_on("teams") && !setup.is_on("pace") && !setup.is_on("zip"));
    }

    #[test]
    fn whoever_has_no_options_is_not_told_of_any() {
        let told = |known| BadSetup::UnknownOption { key: "zip".into(), known }.explain().key;
        assert_eq!(told(Vec::new()), "setup-no-options");
        assert_eq!(told(vec!["pace"]), "setup-unknown-option");
    }

    #[test]
    fn a_default_that_is_spelled_out_is_no_option() {
        assert_eq!(Setup::new(4).with("teams", "off").canonical(CHOICES), Setup::new(4));
    }
}
