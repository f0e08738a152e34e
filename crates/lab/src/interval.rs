//! How sure a share is.

use serde::{Deserialize, Serialize};

/// The quantile of the normal distribution for an interval that holds the truth 95 times in 100.
const Z: f64 = 1.959_963_985;

/// A share, and the bounds between which the true one lies 95 times in 100.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Interval {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// Wilson's interval, which also holds for few games and for shares near 0 and 1. `wins` need not be whole: a first
    /// place that is shared counts in part.
    pub fn wilson(wins: f64, games: u64) -> Interval {
        if games == 0 {
            return Interval { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = games as f64;
        let share = (wins / n).clamp(0.0, 1.0);
        let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        Interval { share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against figures from the literature: 10 of 20 gives 0.299 to 0.701, 20 of 20 gives 0.839 to 1.
    #[test]
    fn wilson_is_wilson() {
        let near = |interval: Interval, low: f64, high: f64| {
            (interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4
        };
        assert!(near(Interval::wilson(10.0, 20), 0.2993, 0.7007));
        assert!(near(Interval::wilson(20.0, 20), 0.8389, 1.0));
        assert!(near(Interval::wilson(0.0, 0), 0.0, 1.0));
    }
}
