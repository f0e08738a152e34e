//! How strong a bot is.

use crate::Rule;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use table::words::{name, names};
use table::{Explain, Say};

/// The levels, from the weakest to the strongest, and the baseline.
///
/// ```
/// use bots::Level;
///
/// assert!(Level::Easy < Level::Expert && Level::Easy.limit() < Level::Expert.limit());
/// assert_eq!(Level::ALL.len(), 5, "the baseline is a measure and nobody to play against");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// Looks hardly further than its own action, and goes by its taste a good deal.
    Easy,
    /// Searches a little, and goes by its taste.
    Medium,
    /// Searches, goes by its taste where two actions are close, and answers within a second.
    Hard,
    /// Searches until more thought hardly tells more, takes what it holds to be best, and answers within five seconds.
    Expert,
    /// The textbook, without know-how: what the others are measured against.
    Baseline,
    /// The `expert` of the first release, with the numbers that it had: what later ones are measured against.
    #[serde(rename = "expert-1")]
    Expert1,
}

impl Level {
    /// The levels to play against, from the weakest to the strongest.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The name used in commands and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Baseline => "baseline",
            Level::Expert1 => "expert-1",
        }
    }

    /// Those that nobody plays against: they are measures.
    const MEASURES: &'static [Level] = &[Level::Baseline, Level::Expert1];

    /// The names of all, the measures included.
    fn known() -> impl Iterator<Item = &'static str> {
        Level::ALL.iter().chain(Level::MEASURES).map(|level| level.name())
    }

    /// The longest that it thinks about an action, well within the promised 1 and 5 seconds even on a busy machine; nothing
    /// for those that do not search.
    pub const fn limit(self) -> Option<Duration> {
        match self {
            Level::Random => None,
            Level::Easy => Some(Duration::from_millis(200)),
            Level::Medium => Some(Duration::from_millis(400)),
            Level::Hard | Level::Baseline => Some(Duration::from_millis(800)),
            Level::Expert | Level::Expert1 => Some(Duration::from_millis(4_000)),
        }
    }

    /// How it searches.
    pub const fn rule(self) -> Rule {
        match self {
            Level::Baseline => Rule::Plain,
            _ => Rule::Guided,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {asked:?}; there is {}", Level::known().collect::<Vec<_>>().join(", "))]
pub struct NoSuchLevel {
    /// What was asked for.
    pub asked: String,
}

impl FromStr for Level {
    type Err = NoSuchLevel;
    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        let found = Level::ALL.iter().chain(Level::MEASURES).find(|level| level.name() == text);
        found.copied().ok_or_else(|| NoSuchLevel { asked: text.to_owned() })
    }
}

impl Explain for NoSuchLevel {
    fn explain(&self) -> Say {
        Say::new("bots-no-such-level").with("asked", name(&self.asked)).with("known", names(Level::known()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_promised_times_are_kept_with_room_to_spare() {
        assert!(Level::Hard.limit().is_some_and(|time| time < Duration::from_secs(1)));
        assert!(Level::Expert.limit().is_some_and(|time| time < Duration::from_secs(5)));
    }
}
