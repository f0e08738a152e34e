//! A second look at a choice that seemed to cost something: longer, with other dice, and with an account of how sure it is.
//!
//! One search is not fair to a choice that it did not like: it looks at it less, and what is looked at less looks worse.
//! So the choice and the better one are each thought about for itself, equally long, and that again and again with other
//! dice. The differences of these looks tell what the choice cost, and how far they lie apart tells how sure that is.

use crate::compare;
use catalog::AnySitting;
use serde::Serialize;
use table::Seat;

/// A choice is blamed only if its cost is so many standard errors away from nothing.
const SURE: f32 = 2.0;

/// Where the cost is within so many standard errors it is nothing, and beyond so many it is clear: no more looks are taken.
const NOTHING: f32 = 0.5;
const CLEAR: f32 = 4.0;

/// Looks are taken by so many, and no more than so many in all.
const ROUND: usize = 6;
const MOST: usize = 18;

/// What a choice cost against a better one, and how sure that is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Cost {
    /// How much worse the result is that the seat can expect of it.
    pub mean: f32,
    /// The standard error of that.
    pub error: f32,
    /// On how many looks it rests.
    pub looks: usize,
}

impl Cost {
    /// Is it beyond doubt that it cost something?
    pub fn is_sure(&self) -> bool {
        self.mean > SURE * self.error
    }

    /// The mean of several looks, at least two.
    pub fn of(costs: &[f32]) -> Cost {
        let count = costs.len() as f32;
        let mean = costs.iter().sum::<f32>() / count;
        let squares: f32 = costs.iter().map(|cost| (cost - mean).powi(2)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        Cost { mean, error, looks: costs.len() }
    }

    /// Would more looks tell nothing that matters?
    fn is_settled(&self) -> bool {
        self.mean <= NOTHING * self.error || self.mean > CLEAR * self.error
    }
}

/// Looks at a choice again, beside a better one: each for `times` iterations, until it is clear what it cost or until it
/// has been looked at often. `on` is asked before each look whether to go on; nothing comes of it if not.
pub fn look_again(
    sitting: &dyn AnySitting,
    seat: Seat,
    taken: &str,
    better: &str,
    times: u32,
    seed: u64,
    on: &mut dyn FnMut() -> bool,
) -> Option<Cost> {
    let mut costs = Vec::with_capacity(MOST);
    loop {
        for _ in 0..ROUND {
            if !on() {
                return None;
            }
            // Far apart, so that the looks at one choice share no dice with those at another.
            let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(costs.len() as u64);
            let [taken, better] = compare(sitting, seat, [taken, better], times, seed)?;
            costs.push(better - taken);
        }
        let cost = Cost::of(&costs);
        if cost.is_settled() || costs.len() >= MOST {
            return Some(cost);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_mean() {
        let cost = Cost::of(&[0.1, 0.3, 0.1, 0.3]);
        assert!((cost.mean - 0.2).abs() < 1e-6 && (cost.error - 0.057_735).abs() < 1e-5, "{cost:?}");
        assert!(cost.is_sure() && !Cost { mean: 0.1, ..cost }.is_sure());
    }

    #[test]
    fn what_is_far_from_nothing_or_next_to_it_needs_no_more_looks() {
        let cost = |mean| Cost { mean, error: 0.02, looks: ROUND };
        assert_eq!([-0.3, 0.0, 0.03, 0.07, 0.2].map(|mean| cost(mean).is_settled()), [true, true, false, false, true]);
    }
}
