//! What a bot likes: a liking for every action of every position, always the same one for the same bot.
//!
//! A weaker level must not be a strong one that is now and then absurd. So it chooses among the best that its own search
//! found, and where they are close its taste decides: a liking that is drawn from what its seat sees and from the action,
//! as if by lot, but the same whenever it comes there again. The lots are so distributed (Gumbel's) that an action is
//! taken in proportion to the exponential of its worth, counted in temperatures.

use crate::effort::Effort;
use crate::thought::Weighed;
use std::hash::{Hash, Hasher};

/// How much an action that was looked at only once is doubted, in spreads of the values that were met.
const DOUBTED: f32 = 0.5;

/// A bot's taste in one position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taste {
    /// Whose it is.
    pub(crate) character: u64,
    /// What the seat sees.
    pub(crate) sight: u64,
}

impl Taste {
    /// How much this action is liked.
    pub(crate) fn liking<A: Hash>(&self, action: A) -> f32 {
        let mut hasher = Stable::default();
        (self.character, self.sight).hash(&mut hasher);
        action.hash(&mut hasher);
        // Strictly between 0 and 1.
        let lot = ((hasher.finish() >> 40) as f32 + 0.5) / (1u64 << 24) as f32;
        -(-lot.ln()).ln()
    }

    /// The action that is taken of those that were weighed, the best first.
    pub(crate) fn choose<A: Copy + Hash>(
        &self,
        weighed: &[Weighed<A>],
        effort: &Effort,
        temperature: f32,
        spread: f32,
    ) -> Option<A> {
        let best = weighed.first()?;
        if temperature <= 0.0 {
            return Some(best.action);
        }
        let doubted = |one: &Weighed<A>| one.value - DOUBTED * spread / (one.visits.max(1) as f32).sqrt();
        let mut open: Vec<(A, f32)> = weighed
            .iter()
            .filter(|one| one.value >= best.value - effort.slack)
            .map(|one| (one.action, doubted(one)))
            .collect();
        open.sort_by(|one, two| two.1.total_cmp(&one.1));
        open.truncate(effort.among.max(1) as usize);
        let drawn = |&(action, value): &(A, f32)| value / temperature + self.liking(action);
        open.iter().max_by(|one, two| drawn(one).total_cmp(&drawn(two))).map(|chosen| chosen.0)
    }
}

/// A hash that is the same in every build: that of Fowler, Noll and Vo, stirred at the end.
pub(crate) struct Stable(u64);

impl Default for Stable {
    fn default() -> Stable {
        Stable(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Stable {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        let stirred = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let stirred = (stirred ^ stirred >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        stirred ^ stirred >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EFFORT: Effort =
        Effort { iterations: 1, worlds: 0, sight: None, learnt: false, among: 3, taste: 0.05, slack: 0.1 };

    fn weighed(values: &[f32]) -> Vec<Weighed<usize>> {
        let one = |(action, &value)| Weighed { action, value, share: 0.1, visits: 50 };
        values.iter().enumerate().map(one).collect()
    }

    /// How often each action is taken by many characters.
    fn taken(values: &[f32], temperature: f32) -> Vec<u32> {
        let weighed = weighed(values);
        let mut taken = vec![0; values.len()];
        for character in 0..4_000 {
            let taste = Taste { character, sight: 7 };
            taken[taste.choose(&weighed, &EFFORT, temperature, 0.1).unwrap()] += 1;
        }
        taken
    }

    #[test]
    fn the_same_sight_has_the_same_taste() {
        let taste = Taste { character: 3, sight: 9 };
        assert_eq!(taste.liking("roll"), Taste { ..taste }.liking("roll"));
        assert_ne!(taste.liking("roll"), taste.liking("draw"));
        assert_ne!(taste.liking("roll"), Taste { character: 4, ..taste }.liking("roll"));
        assert_ne!(taste.liking("roll"), Taste { sight: 10, ..taste }.liking("roll"));
    }

    #[test]
    fn one_temperature_less_is_taken_as_often_as_promised() {
        let taken = taken(&[0.5, 0.45], 0.05);
        let share = f64::from(taken[1]) / 4_000.0;
        assert!((share - 0.269).abs() < 0.03, "{taken:?}");
    }

    #[test]
    fn what_is_far_below_the_best_is_never_taken_nor_what_is_not_among_the_best_few() {
        let taken = taken(&[0.5, 0.49, 0.48, 0.47, 0.39], 5.0);
        assert!(taken[..3].iter().all(|&times| times > 1_000), "{taken:?}");
        assert_eq!(taken[3..], [0, 0]);
    }

    #[test]
    fn without_taste_the_best_is_taken() {
        assert_eq!(taken(&[0.5, 0.5], 0.0), [4_000, 0]);
    }
}
