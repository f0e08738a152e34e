//! A number with its error, and which of many are beyond noise.

use serde::Serialize;

/// The quantile of the normal distribution for an interval that holds the truth 95 times in 100.
pub(super) const Z: f64 = 1.959_963_985;

/// A number that was measured, and how far off it is by chance: one standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub error: f64,
}

impl Estimate {
    pub fn new(value: f64, error: f64) -> Estimate {
        Estimate { value, error }
    }

    /// The bounds between which the true number lies 95 times in 100.
    pub fn low(self) -> f64 {
        self.value - Z * self.error
    }

    pub fn high(self) -> f64 {
        self.value + Z * self.error
    }

    /// How much more the other is.
    #[must_use]
    pub fn to(self, other: Estimate) -> Estimate {
        Estimate { value: other.value - self.value, error: self.error.hypot(other.error) }
    }

    /// The chance to see a number at least so far from `truth` if that is the true one. Of what has no error, nothing is
    /// known but whether it is equal.
    pub fn p(self, truth: f64) -> f64 {
        let distance = (self.value - truth).abs();
        match self.error > 0.0 {
            true => beyond(distance / self.error),
            false => f64::from(u8::from(distance < 1e-12)),
        }
    }
}

/// The chance that a normal number is at least so many standard deviations from its mean, on either side.
fn beyond(deviations: f64) -> f64 {
    // Abramowitz and Stegun 7.1.26 for the error function; off by 1.5e-7 at most.
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    (sum * (-x * x).exp()).clamp(0.0, 1.0)
}

/// Which of these chances are beyond noise, so that among all that are called so one in twenty is not (Benjamini and
/// Hochberg).
pub fn beyond_noise(chances: &[f64]) -> Vec<bool> {
    let mut order: Vec<f64> = chances.to_vec();
    order.sort_by(f64::total_cmp);
    let all = order.len() as f64;
    let passes = |&(rank, chance): &(usize, &f64)| *chance <= 0.05 * (rank + 1) as f64 / all;
    let limit = order.iter().enumerate().rfind(passes).map_or(-1.0, |(_, chance)| *chance);
    chances.iter().map(|&chance| chance <= limit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::near;

    /// Against tables of the normal distribution.
    #[test]
    fn the_tails_of_the_normal_distribution() {
        assert!(near(beyond(1.959_963_985), 0.05) && near(beyond(2.575_829_304), 0.01) && near(beyond(0.0), 1.0));
        assert!(near(Estimate::new(3.0, 1.0).p(3.0 - 1.644_853_627), 0.1));
    }

    /// The example of Benjamini and Hochberg's own paper: the first four of fifteen.
    #[test]
    fn what_is_beyond_noise_among_many() {
        let chances = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
            0.759, 1.0,
        ];
        let beyond = beyond_noise(&chances);
        assert_eq!(beyond.iter().filter(|&&own| own).count(), 4);
        assert!(beyond[..4].iter().all(|&own| own));
        assert!(beyond_noise(&[]).is_empty());
    }
}
