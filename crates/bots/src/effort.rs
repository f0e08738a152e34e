//! How much effort each level makes in a game, and how its taste may lead it astray: numbers that are set, game by game, so
//! that the levels stand apart and none of them is ever absurd.

use crate::Level;
use serde::Deserialize;

/// The effort of one level. A weaker level thinks less, sees less far and goes by its taste more; it does not overlook.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Effort {
    /// How many iterations it searches.
    pub iterations: u32,
    /// In how many imagined worlds it thinks; nothing stands for another one in every iteration.
    pub worlds: u32,
    /// How many actions ahead its playouts go at most, where that is less far than the game's own horizon.
    pub sight: Option<u32>,
    /// Does it go by the network too, where the game has one? Who does not goes by the readable terms alone.
    pub learnt: bool,
    /// Among how many of the best actions it chooses.
    pub among: u32,
    /// How far its taste moves it: a temperature, in units of value. An action that is worth so much less than another is
    /// taken in place of it about one time in four.
    pub taste: f32,
    /// It takes nothing that its own search holds to be worth so much less than the best.
    pub slack: f32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { iterations: 0, worlds: 0, sight: None, learnt: false, among: 5, taste: 0.0, slack: 0.0 }
    }
}

impl Effort {
    /// The taste that is left after so many iterations: who is given longer than usual sees more.
    pub(crate) fn taste_after(&self, iterations: u32) -> f32 {
        self.taste * (self.iterations as f32 / iterations.max(1) as f32).min(1.0)
    }

    fn written(&self) -> String {
        let Effort { iterations, worlds, sight, learnt, among, taste, slack } = *self;
        let mut fields = vec![format!("iterations = {iterations}")];
        if worlds > 0 {
            fields.push(format!("worlds = {worlds}"));
        }
        fields.extend(sight.map(|sight| format!("sight = {sight}")));
        if learnt {
            fields.push("learnt = true".to_owned());
        }
        if taste > 0.0 {
            fields.push(format!("among = {among}, taste = {taste:?}, slack = {slack:?}"));
        }
        format!("{{ {} }}", fields.join(", "))
    }
}

/// The efforts of all levels that know a game.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Efforts {
    /// For [`Level::Easy`](crate::Level::Easy).
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
        let effort = |iterations, taste, slack| Effort { iterations, taste, slack, ..Effort::default() };
        Efforts {
            easy: Effort { worlds: 1, sight: Some(0), ..effort(24, 0.08, 0.2) },
            medium: effort(60, 0.04, 0.1),
            hard: Effort { learnt: true, ..effort(400, 0.015, 0.04) },
            expert: Effort { learnt: true, ..effort(6_000, 0.0, 0.0) },
        }
    }
}

impl Efforts {
    /// The effort of a level. The baseline searches as long as `hard`, and has no taste.
    pub fn of(&self, level: Level) -> Effort {
        match level {
            Level::Random => Effort::default(),
            Level::Easy => self.easy,
            Level::Medium => self.medium,
            Level::Hard => self.hard,
            Level::Expert | Level::Expert1 => self.expert,
            Level::Baseline => Effort { iterations: self.hard.iterations, ..Effort::default() },
        }
    }

    /// Does every level search longer and stray less far than the one below?
    pub(crate) fn rise(&self) -> bool {
        let levels = [self.easy, self.medium, self.hard, self.expert];
        levels.windows(2).all(|pair| {
            pair[0].iterations < pair[1].iterations && pair[0].taste > pair[1].taste && pair[0].slack > pair[1].slack
        })
    }

    /// A line for each level, as a file of weights has it.
    pub(crate) fn written(&self) -> String {
        let levels = [("easy", self.easy), ("medium", self.medium), ("hard", self.hard), ("expert", self.expert)];
        levels.map(|(level, effort)| format!("{level} = {}\n", effort.written())).concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_thinks_longer_than_usual_goes_less_by_taste() {
        let effort = Effort { iterations: 200, taste: 0.25, ..Effort::default() };
        assert_eq!(effort.taste_after(200), 0.25);
        assert_eq!(effort.taste_after(40), 0.25, "a hurried bot is not worse than its level");
        assert_eq!(effort.taste_after(1_600), 0.03125);
    }

    #[test]
    fn efforts_survive_being_written() {
        let efforts = Efforts::default();
        assert_eq!(toml::from_str(&efforts.written()), Ok(efforts));
    }
}
