//! What something adds to the result, where chance chose it.

use super::Estimate;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Mean;
    use crate::stats::near;

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
}
