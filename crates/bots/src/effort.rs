//! How much effort each level makes in a game: numbers that are set, game by game, so that the levels stand apart.

use crate::Level;
use serde::Deserialize;

/// The effort of one level.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Effort {
    /// How many iterations it searches.
    pub iterations: u32,
    /// The share of its actions that it overlooks. It is what tells the levels apart where longer thought would not: in a
    /// game of chance ten times the iterations are hardly felt, and one good action overlooked in six is.
    pub overlooks: f32,
}

impl Effort {
    /// The share of its actions that it overlooks after so many iterations: who is given longer than usual sees more.
    pub(crate) fn overlooks_after(&self, iterations: u32) -> f32 {
        self.overlooks * (self.iterations as f32 / iterations.max(1) as f32).min(1.0)
    }
}

/// The efforts of all levels that know a game.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Efforts {
    /// For [`Level::Easy`](crate::Level::Easy), which does not search.
    pub easy: Effort,
    /// For [`Level::Medium`](crate::Level::Medium).
    pub medium: Effort,
    /// For [`Level::Hard`](crate::Level::Hard).
    pub hard: Effort,
    /// For [`Level::Expert`](crate::Level::Expert).
    pub expert: Effort,
}

impl Default for Efforts {
    fn default() -> Efforts {
        Efforts {
            easy: Effort { iterations: 0, overlooks: 0.6 },
            medium: Effort { iterations: 20, overlooks: 0.28 },
            hard: Effort { iterations: 200, overlooks: 0.16 },
            expert: Effort { iterations: 6_000, overlooks: 0.0 },
        }
    }
}

impl Efforts {
    /// The effort of a level. The baseline searches as long as `hard`, and overlooks nothing.
    pub fn of(&self, level: Level) -> Effort {
        match level {
            Level::Random => Effort::default(),
            Level::Easy => self.easy,
            Level::Medium => self.medium,
            Level::Hard => self.hard,
            Level::Expert => self.expert,
            Level::Baseline => Effort { overlooks: 0.0, ..self.hard },
        }
    }

    /// Does every level search longer and overlook less than the one below?
    pub(crate) fn rise(&self) -> bool {
        let levels = [self.easy, self.medium, self.hard, self.expert];
        levels.windows(2).all(|pair| pair[0].iterations < pair[1].iterations && pair[0].overlooks > pair[1].overlooks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_thinks_longer_than_usual_overlooks_less() {
        let effort = Effort { iterations: 200, overlooks: 0.25 };
        assert_eq!(effort.overlooks_after(200), 0.25);
        assert_eq!(effort.overlooks_after(40), 0.25, "a hurried bot is not worse than its level");
        assert_eq!(effort.overlooks_after(1_600), 0.03125);
    }
}
