//! How strong a bot is.

use std::fmt;
use std::str::FromStr;
use table::words::{name, names};
use table::{Explain, Say};

/// The levels, from the weakest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// Looks one action ahead.
    Easy,
}

impl Level {
    pub const ALL: &'static [Level] = &[Level::Random, Level::Easy];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
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
#[error("there is no bot {0:?}; there is {}", Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>().join(", "))]
pub struct NoSuchLevel(pub String);

impl FromStr for Level {
    type Err = NoSuchLevel;
    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        let found = Level::ALL.iter().find(|level| level.name() == text);
        found.copied().ok_or_else(|| NoSuchLevel(text.to_owned()))
    }
}

impl Explain for NoSuchLevel {
    fn explain(&self) -> Say {
        let known = Level::ALL.iter().map(|level| level.name());
        Say::new("bots-no-such-level").with("asked", name(&self.0)).with("known", names(known))
    }
}
