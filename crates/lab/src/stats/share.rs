//! How many of so many, where cases come in bunches.

use super::Estimate;
use super::estimate::Z;
use crate::interval::Interval;

/// How many cases of so many are of a kind. They come in bunches (those of one deal), and within a bunch they go together: the
/// error is taken from whole bunches.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Share {
    pub cases: u64,
    pub of: u64,
    bunches: u64,
    /// Sums over bunches: cases squared, cases times all, all squared.
    squares: [f64; 3],
}

impl Share {
    /// A bunch.
    pub fn add(&mut self, cases: u64, of: u64) {
        self.cases += cases;
        self.of += of;
        self.bunches += u64::from(of > 0);
        let (own, all) = (cases as f64, of as f64);
        self.squares = [self.squares[0] + own * own, self.squares[1] + own * all, self.squares[2] + all * all];
    }

    pub fn merge(&mut self, other: &Share) {
        self.cases += other.cases;
        self.of += other.of;
        self.bunches += other.bunches;
        (0..3).for_each(|at| self.squares[at] += other.squares[at]);
    }

    pub fn value(&self) -> f64 {
        self.cases as f64 / self.of.max(1) as f64
    }

    /// Where all or none are so, the bunches do not differ, and yet it is not certain: Wilson's interval says how far.
    pub fn estimate(&self) -> Estimate {
        let (value, bunches) = (self.value(), self.bunches as f64);
        if self.bunches < 2 || self.cases == 0 || self.cases == self.of {
            let interval = Interval::wilson(value * bunches, self.bunches);
            return Estimate::new(value, (interval.high - interval.low) / (2.0 * Z));
        }
        let [own, both, all] = self.squares;
        let spread = (own - 2.0 * value * both + value * value * all).max(0.0) * bunches / (bunches - 1.0);
        Estimate::new(value, spread.sqrt() / self.of as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::near;

    /// Bunches of one case are plain coins: the error is the root of p (1 - p) / (n - 1). Bunches of several equal cases tell
    /// no more than one case each.
    #[test]
    fn cases_of_one_bunch_are_one_witness() {
        let (mut single, mut fivefold, mut certain) = (Share::default(), Share::default(), Share::default());
        for bunch in 0..100u64 {
            let case = u64::from(bunch % 4 == 0);
            single.add(case, 1);
            fivefold.add(5 * case, 5);
            certain.add(3, 3);
        }
        let (one, five) = (single.estimate(), fivefold.estimate());
        assert!(near(one.value, 0.25) && near(one.error, (0.25f64 * 0.75 / 99.0).sqrt()), "{one:?}");
        assert!(near(five.value, one.value) && near(five.error, one.error), "{five:?}");
        assert!(certain.estimate().value == 1.0 && certain.estimate().error > 0.005);
    }
}
