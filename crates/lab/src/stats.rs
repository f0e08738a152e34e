//! Small statistics: means with their errors, differences, trials, and what is beyond noise when many are compared.

use crate::interval::Interval;
use serde::Serialize;

/// The quantile of the normal distribution for an interval that holds the truth 95 times in 100.
const Z: f64 = 1.959_963_985;

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

/// Results of choices that chance made: of those who got something, and of those who could have got it.
///
/// Where an item was chosen with the chance p, those with it count 1 - p and those without it p, so that both groups chose
/// from the same (overlap weights). Several choices in one game share its result: errors are taken from whole games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Trial {
    /// Choices with the item, and without it.
    pub with: u64,
    pub without: u64,
    /// Sums over games: weighted result and weight of each arm.
    sums: [f64; 4],
    /// Sums over games of the products of these four.
    products: [[f64; 4]; 4],
}

/// Of fewer choices than these nothing is said: their bounds would be guesses themselves.
const FEW: u64 = 30;

/// What one game adds to a [`Trial`].
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Part {
    with: u64,
    without: u64,
    sums: [f64; 4],
}

impl Part {
    /// A choice of the item, or of something else, that led to this result; the item was chosen with this chance.
    pub fn add(&mut self, chosen: bool, chance: f64, result: f64) {
        let weight = if chosen { 1.0 - chance } else { chance };
        let arm = if chosen { 0 } else { 2 };
        self.sums[arm] += weight * result;
        self.sums[arm + 1] += weight;
        self.with += u64::from(chosen);
        self.without += u64::from(!chosen);
    }
}

impl Trial {
    pub fn add(&mut self, part: &Part) {
        self.with += part.with;
        self.without += part.without;
        for (row, one) in part.sums.iter().enumerate() {
            self.sums[row] += one;
            for (column, two) in part.sums.iter().enumerate() {
                self.products[row][column] += one * two;
            }
        }
    }

    pub fn merge(&mut self, other: &Trial) {
        self.with += other.with;
        self.without += other.without;
        for (row, sum) in other.sums.iter().enumerate() {
            self.sums[row] += sum;
            for (column, product) in other.products[row].iter().enumerate() {
                self.products[row][column] += product;
            }
        }
    }

    /// What the item adds to the result; nothing where one of the groups is too small to say.
    pub fn effect(&self) -> Option<Estimate> {
        let [result, weight, other_result, other_weight] = self.sums;
        if self.with < FEW || self.without < FEW || weight <= 0.0 || other_weight <= 0.0 {
            return None;
        }
        let (own, other) = (result / weight, other_result / other_weight);
        // How much the difference moves when one game is weighed a little more: the error is the root of its squares.
        let slopes = [1.0 / weight, -own / weight, -1.0 / other_weight, other / other_weight];
        let squares = |row: usize| (0..4).map(move |column| slopes[row] * slopes[column] * self.products[row][column]);
        let variance: f64 = (0..4).flat_map(squares).sum();
        Some(Estimate::new(own - other, variance.max(0.0).sqrt()))
    }
}

/// Pairs of results of which it is asked how much they go together.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Pairs {
    pub count: f64,
    x: f64,
    y: f64,
    xx: f64,
    yy: f64,
    xy: f64,
}

impl Pairs {
    pub fn add(&mut self, x: f64, y: f64) {
        self.count += 1.0;
        self.x += x;
        self.y += y;
        self.xx += x * x;
        self.yy += y * y;
        self.xy += x * y;
    }

    pub fn merge(&mut self, other: &Pairs) {
        self.count += other.count;
        self.x += other.x;
        self.y += other.y;
        self.xx += other.xx;
        self.yy += other.yy;
        self.xy += other.xy;
    }

    /// Squares and products around the means.
    fn around(&self) -> [f64; 3] {
        let n = self.count.max(1.0);
        [self.xx - self.x * self.x / n, self.yy - self.y * self.y / n, self.xy - self.x * self.y / n]
    }
}

/// How much the pairs of all strata (seats) go together within their stratum: the correlation and its 95 % bounds by
/// Fisher's way. Seats of one deal share its result, so the bounds count deals and not seats.
pub fn correlation(strata: &[Pairs]) -> Option<(f64, f64, f64)> {
    let deals = strata.iter().map(|pairs| pairs.count).fold(0.0, f64::max);
    let [xx, yy, xy] =
        strata.iter().map(Pairs::around).fold([0.0; 3], |sum, own| [0, 1, 2].map(|at| sum[at] + own[at]));
    if deals < 10.0 || xx <= 1e-9 || yy <= 1e-9 {
        return None;
    }
    let r = (xy / (xx * yy).sqrt()).clamp(-1.0, 1.0);
    let (middle, reach) = (r.clamp(-0.999_999, 0.999_999).atanh(), Z / (deals - 3.0).sqrt());
    Some((r, (middle - reach).tanh(), (middle + reach).tanh()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, two: f64) -> bool {
        (one - two).abs() < 2e-6
    }

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

    /// One die: mean 3.5, variance 35/12, and the estimate's own correction for few throws.
    #[test]
    fn the_mean_of_a_die() {
        let mut mean = Mean::default();
        (1..=6).for_each(|pips| mean.add(f64::from(pips)));
        assert!(
            near(mean.value(), 3.5) && near(mean.variance(), 3.5) && near(mean.estimate().error, (3.5f64 / 6.0).sqrt())
        );
    }

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

    /// With an even chance a trial is the plain difference of two means, and its error that of Welch, as the plain variance
    /// has it.
    #[test]
    fn a_trial_with_even_chances_is_the_difference_of_means() {
        let mut trial = Trial::default();
        let (mut with, mut without) = (Mean::default(), Mean::default());
        for game in 0..200 {
            let (chosen, result) = (game % 2 == 0, f64::from(u8::from(game % 5 < if game % 2 == 0 { 3 } else { 1 })));
            if chosen {
                with.add(result)
            } else {
                without.add(result)
            }
            let mut part = Part::default();
            part.add(chosen, 0.5, result);
            trial.add(&part);
        }
        let effect = trial.effect().unwrap();
        let plain = |mean: Mean| mean.variance() * (mean.count - 1.0) / mean.count / mean.count;
        assert!(near(effect.value, with.value() - without.value()) && effect.value > 0.3);
        assert!(near(effect.error, (plain(with) + plain(without)).sqrt()), "{effect:?}");
    }

    /// Who is offered much is offered the item seldom: without weights that would look as if the item did something.
    #[test]
    fn a_trial_is_not_deceived_by_who_is_offered_what() {
        let mut trial = Trial::default();
        for game in 0..4000u32 {
            let rich = game % 2 == 0;
            // The rich win always, the poor never; the item does nothing.
            let chance = if rich { 0.1 } else { 0.5 };
            let chosen = f64::from(game / 2 % 10) < 10.0 * chance;
            let mut part = Part::default();
            part.add(chosen, chance, f64::from(u8::from(rich)));
            trial.add(&part);
        }
        assert!(trial.effect().unwrap().value.abs() < 1e-9);
    }

    /// A game that is told twice adds nothing: the error stays that of the games.
    #[test]
    fn choices_of_one_game_count_as_one_witness() {
        let run = |times: usize| {
            let mut trial = Trial::default();
            for game in 0..100 {
                let mut part = Part::default();
                (0..times).for_each(|_| part.add(game % 2 == 0, 0.5, f64::from(u8::from(game % 3 == 0))));
                trial.add(&part);
            }
            trial.effect().unwrap()
        };
        assert!(near(run(1).error, run(5).error) && near(run(1).value, run(5).value));
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

    #[test]
    fn what_goes_together_and_what_does_not() {
        let mut pairs = [Pairs::default(); 2];
        for number in 0..100 {
            let x = f64::from(number % 10);
            pairs[0].add(x, 2.0 * x + 1.0);
            pairs[1].add(x + 50.0, 2.0 * x - 70.0);
        }
        assert!(near(correlation(&pairs).unwrap().0, 1.0));
        let mut cross = Pairs::default();
        [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)].iter().cycle().take(100).for_each(|&(x, y)| cross.add(x, y));
        let (r, low, high) = correlation(&[cross]).unwrap();
        // Fisher's bounds for no correlation in 100 pairs.
        assert!(near(r, 0.0) && (high - 0.1964).abs() < 5e-4 && near(low, -high));
        assert!(correlation(&[Pairs::default()]).is_none());
    }
}
