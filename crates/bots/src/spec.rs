//! A bot as it is written in commands: `hard`, `hard@200ms`, `expert@2000`.

use crate::budget::BadBudget;
use crate::{Budget, Efforts, Level, NoSuchLevel};
use std::fmt;
use std::str::FromStr;
use table::words::name;
use table::{Explain, Say};

/// A level, and how long it thinks where that is not left to the level.
///
/// ```
/// use bots::{Level, Spec};
///
/// let spec: Spec = "hard@200ms".parse().unwrap();
/// assert_eq!(spec.level, Level::Hard);
/// assert_eq!(spec.to_string(), "hard@200ms");
/// // A bot that does not search takes no thinking time.
/// assert!("random@200ms".parse::<Spec>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// How strong it is.
    pub level: Level,
    /// How long it thinks about an action; nothing leaves that to the level.
    pub think: Option<Budget>,
}

impl Spec {
    /// How long it thinks about a game with these efforts; nothing if it does not search.
    pub(crate) fn budget(&self, efforts: &Efforts) -> Option<Budget> {
        let usual = Budget::iterations(efforts.of(self.level).iterations).within(self.level.limit()?);
        Some(self.think.unwrap_or(usual))
    }
}

impl From<Level> for Spec {
    fn from(level: Level) -> Spec {
        Spec { level, think: None }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.think {
            Some(budget) => write!(f, "{}@{budget}", self.level),
            None => write!(f, "{}", self.level),
        }
    }
}

/// Not a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSpec {
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] NoSuchLevel),
    /// The thinking time cannot be read.
    #[error(transparent)]
    Budget(#[from] BadBudget),
    /// A level that does not search was given thinking time.
    #[error("{0} does not search, so it takes no thinking time")]
    NoThought(Level),
}

impl Explain for BadSpec {
    fn explain(&self) -> Say {
        match self {
            BadSpec::Level(bad) => bad.explain(),
            BadSpec::Budget(bad) => bad.explain(),
            BadSpec::NoThought(level) => Say::new("bots-no-thought").with("level", name(level)),
        }
    }
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let Some((level, budget)) = text.split_once('@') else { return Ok(Spec::from(text.parse::<Level>()?)) };
        let level: Level = level.parse()?;
        let think = Some(budget.parse()?);
        if level.limit().is_none() {
            return Err(BadSpec::NoThought(level));
        }
        Ok(Spec { level, think })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_written_and_read_alike() {
        for text in ["random", "hard", "hard@200ms", "baseline@2000", "expert-1@2000"] {
            assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_is_no_bot_is_refused_in_words() {
        let refused = |text: &str| text.parse::<Spec>().map_err(|bad| bad.to_string());
        assert!(
            refused("grandmaster").is_err_and(|why| why.contains("there is no bot \"grandmaster\"; there is random"))
        );
        assert!(refused("hard@soon").is_err_and(|why| why.contains("write 800ms")));
        assert!(refused("random@2s").is_err_and(|why| why.contains("does not search")));
    }
}
