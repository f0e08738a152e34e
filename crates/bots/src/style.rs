//! How a search goes about a game: numbers that are tuned, game by game.

use serde::{Deserialize, Serialize};

/// How a search goes about a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Style {
    /// How much is tried out next to what has done best so far.
    pub curiosity: f32,
    /// How far first glances are trusted: the power to which appeal is raised. At 0 all actions look the same.
    pub trust: f32,
    /// How much worse than its tried neighbours an untried action is taken to be, in spreads of the values seen.
    pub doubt: f32,
    /// After how many actions a playout is cut off and its standing is taken.
    pub horizon: u32,
    /// The same where a network corrects the standing: it judges positions that playouts had better not play out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub learnt_horizon: Option<u32>,
    /// At tables of more seats the network is left alone, where it was seen to do harm there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub learnt_seats: Option<u32>,
    /// How many random actions compete by appeal for each step of a playout. With 1 it is plain chance.
    pub contest: u32,
    /// The share of its curiosity that a search spreads evenly over the actions it must choose among now, whatever their
    /// appeal: none of them starves.
    pub fairness: f32,
    /// Are actions left out that are pointless by [`Knowhow::idle`](crate::Knowhow::idle)?
    pub tidy: bool,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            curiosity: 1.0,
            trust: 1.0,
            doubt: 0.3,
            horizon: 12,
            learnt_horizon: None,
            learnt_seats: None,
            contest: 3,
            fairness: 0.0,
            tidy: false,
        }
    }
}

impl Style {
    /// The names of the numbers.
    pub(crate) const NUMBERS: &'static [&'static str] =
        &["curiosity", "trust", "doubt", "horizon", "learnt_horizon", "learnt_seats", "contest", "fairness", "tidy"];

    /// Sets the number of this name; says whether there is one.
    pub(crate) fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "curiosity" => self.curiosity = value,
            "trust" => self.trust = value,
            "doubt" => self.doubt = value,
            "horizon" => self.horizon = value as u32,
            "learnt_horizon" => self.learnt_horizon = Some(value as u32),
            "learnt_seats" => self.learnt_seats = Some(value as u32),
            "contest" => self.contest = value as u32,
            "fairness" => self.fairness = value,
            "tidy" => self.tidy = value > 0.0,
            _ => return false,
        }
        true
    }
}
