//! What many games have in common, in memory that does not grow with their number.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often each number came.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    pub fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Adds a number if there is one.
    pub fn extend(&mut self, number: Option<i64>) {
        number.into_iter().for_each(|number| self.add(number));
    }

    pub fn merge(&mut self, other: &Histogram) {
        for (&number, count) in &other.0 {
            *self.0.entry(number).or_default() += count;
        }
    }

    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Each number that came, ascending, and how often.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, u64)> + '_ {
        self.0.iter().map(|(&number, &count)| (number, count))
    }

    pub fn mean(&self) -> f64 {
        self.iter().map(|(number, count)| number as f64 * count as f64).sum::<f64>() / self.count().max(1) as f64
    }

    /// The mean square of the distance from the mean.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let squares = self.iter().map(|(number, count)| (number as f64 - mean).powi(2) * count as f64);
        squares.sum::<f64>() / self.count().max(1) as f64
    }

    /// The smallest number that at least this share of all does not exceed; nothing where there are none.
    pub fn quantile(&self, share: f64) -> Option<i64> {
        let wanted = (share * self.count() as f64).floor() as u64;
        let mut passed = 0;
        let within = |(number, count): (i64, u64)| {
            passed += count;
            (passed > wanted).then_some(number)
        };
        self.iter().find_map(within).or_else(|| self.0.keys().next_back().copied())
    }

    pub fn spread(&self) -> Spread {
        Spread {
            mean: self.mean(),
            deviation: self.variance().sqrt(),
            min: self.0.keys().next().copied().unwrap_or(0),
            median: self.quantile(0.5).unwrap_or(0),
            max: self.0.keys().next_back().copied().unwrap_or(0),
        }
    }
}

impl FromIterator<i64> for Histogram {
    fn from_iter<T: IntoIterator<Item = i64>>(numbers: T) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.into_iter().for_each(|number| histogram.add(number));
        histogram
    }
}

/// A set of numbers in brief.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    pub mean: f64,
    pub deviation: f64,
    pub min: i64,
    pub median: i64,
    pub max: i64,
}

/// One seat over many games.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct SeatTally {
    /// First places, shared ones included.
    pub wins: u64,
    pub scores: Histogram,
}

/// Many games.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Tally {
    pub games: u64,
    pub length: Histogram,
    pub seats: Vec<SeatTally>,
}

impl Tally {
    pub(super) fn add(&mut self, played: &super::Played) {
        self.games += 1;
        self.length.add(played.actions.into());
        self.seats.resize_with(played.scores.len().max(self.seats.len()), SeatTally::default);
        for ((seat, &score), &place) in self.seats.iter_mut().zip(&played.scores).zip(&played.places) {
            seat.wins += u64::from(place == 1);
            seat.scores.add(score.into());
        }
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.length.merge(&other.length);
        self.seats.resize_with(other.seats.len().max(self.seats.len()), SeatTally::default);
        for (own, seat) in self.seats.iter_mut().zip(&other.seats) {
            own.wins += seat.wins;
            own.scores.merge(&seat.scores);
        }
    }

    pub(super) fn decisions(&self) -> u64 {
        self.length.iter().map(|(actions, games)| actions as u64 * games).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_what_it_says() {
        let spread = Histogram::from_iter([4, 2, 6]).spread();
        assert_eq!((spread.mean, spread.min, spread.median, spread.max), (4.0, 2, 4, 6));
        assert!((spread.deviation - 1.632_993).abs() < 1e-5);
        assert_eq!(Histogram::default().spread().median, 0);
    }

    #[test]
    fn quantiles_are_those_of_the_sorted_list() {
        let histogram = Histogram::from_iter([9, 1, 1, 3, 5, 7, 7, 7]);
        let at = |share| histogram.quantile(share);
        assert_eq!((at(0.0), at(0.25), at(0.5), at(1.0)), (Some(1), Some(3), Some(7), Some(9)));
    }
}
