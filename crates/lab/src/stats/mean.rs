//! Means, and how much more one group has than another.

use super::Estimate;

/// Numbers of which the mean is wanted.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    pub count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, number: f64) {
        self.add_part(number, 1.0);
    }

    /// A number that counts in part: one of several from the same witness, which together count as one.
    pub fn add_part(&mut self, number: f64, part: f64) {
        self.count += part;
        self.sum += part * number;
        self.squares += part * number * number;
    }

    pub fn merge(&mut self, other: &Mean) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn value(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The mean square of the distance from the mean, as it is estimated for all numbers of the kind.
    pub fn variance(&self) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        ((self.squares - self.sum * self.sum / self.count) / (self.count - 1.0)).max(0.0)
    }

    pub fn estimate(&self) -> Estimate {
        Estimate::new(self.value(), (self.variance() / self.count.max(1.0)).sqrt())
    }

    /// These numbers without those.
    #[must_use]
    pub fn without(&self, part: &Mean) -> Mean {
        Mean { count: self.count - part.count, sum: self.sum - part.sum, squares: self.squares - part.squares }
    }
}

/// How much more one group has than another, compared within strata (seats) and put together so that strata where both
/// groups are large count most. Nothing where no stratum has both.
pub fn stratified(strata: impl IntoIterator<Item = (Mean, Mean)>) -> Option<Estimate> {
    let (mut weights, mut sum, mut variance) = (0.0, 0.0, 0.0);
    for (with, without) in strata {
        if with.count < 2.0 || without.count < 2.0 {
            continue;
        }
        let weight = with.count * without.count / (with.count + without.count);
        weights += weight;
        sum += weight * (with.value() - without.value());
        variance += weight * weight * (with.variance() / with.count + without.variance() / without.count);
    }
    (weights > 0.0).then(|| Estimate::new(sum / weights, variance.sqrt() / weights))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::near;

    /// One die: mean 3.5, variance 35/12, and the estimate's own correction for few throws.
    #[test]
    fn the_mean_of_a_die() {
        let mut mean = Mean::default();
        (1..=6).for_each(|pips| mean.add(f64::from(pips)));
        assert!(
            near(mean.value(), 3.5) && near(mean.variance(), 3.5) && near(mean.estimate().error, (3.5f64 / 6.0).sqrt())
        );
    }

    /// Two numbers of one witness that say the same count as one.
    #[test]
    fn halves_of_a_witness_make_one() {
        let (mut whole, mut halves) = (Mean::default(), Mean::default());
        for number in [1.0, 4.0, 2.0, 8.0] {
            whole.add(number);
            halves.add_part(number, 0.5);
            halves.add_part(number, 0.5);
        }
        assert_eq!(whole.estimate(), halves.estimate());
    }

    /// Simpson's paradox: the item helps at neither seat, but those who sit well have it more often.
    #[test]
    fn strata_are_compared_within_themselves() {
        let mean = |wins: u32, of: u32| {
            let mut mean = Mean::default();
            (0..of).for_each(|number| mean.add(f64::from(u8::from(number < wins))));
            mean
        };
        let strata = [(mean(80, 100), mean(8, 10)), (mean(2, 10), mean(20, 100))];
        assert!(near(stratified(strata).unwrap().value, 0.0));
        assert!(stratified([(mean(1, 1), mean(5, 9))]).is_none());
    }
}
