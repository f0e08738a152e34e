//! A small network of our own: what it says of a position, the file that it is kept in, and how it learns.
//!
//! It reads an observation as a list of the slots that are not zero (most are), and says by how much the readable standing
//! errs: a number that is added to the logarithm of the odds. Two layers are enough for that, and both fit the nearest
//! cache. There is no `unsafe` in it: the loops run over arrays of fixed length, compiled once for every machine and once for
//! those with wide registers, and the one that this machine can run is chosen while it runs.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
#![warn(missing_docs)]

mod file;
mod train;

pub use file::BadNet;
use pulp::Arch;
pub use train::{End, Learnt, Plan, Sample, Samples, train};

/// The width of the first layer, and of the second.
pub const WIDE: usize = 64;
/// The width of the second layer.
pub const NARROW: usize = 16;

/// It never says more than that: games that were learnt from may have been odd ones.
const MOST: f32 = 3.0;

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// How many slots an observation has.
    inputs: usize,
    /// A row of [`WIDE`] for every input.
    first: Vec<f32>,
    first_bias: [f32; WIDE],
    /// A row of [`NARROW`] for every number of the first layer.
    second: Vec<f32>,
    second_bias: [f32; NARROW],
    last: [f32; NARROW],
    last_bias: f32,
}

impl Net {
    /// How many slots the observations have that it reads.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// What it says of an observation: pairs of a slot and what is in it. Slots that it does not know say nothing.
    pub fn say(&self, observation: &[(u16, f32)]) -> f32 {
        Arch::new().dispatch(|| self.say_here(observation))
    }

    /// With the instructions that whoever calls it was compiled for.
    #[inline(always)]
    fn say_here(&self, observation: &[(u16, f32)]) -> f32 {
        let mut wide = self.first_bias;
        for &(slot, amount) in observation {
            let at = usize::from(slot) * WIDE;
            if let Some(row) = self.first.get(at..at + WIDE) {
                for (sum, weight) in wide.iter_mut().zip(row) {
                    *sum += amount * weight;
                }
            }
        }
        let mut narrow = self.second_bias;
        for (&above, row) in wide.iter().zip(self.second.chunks_exact(NARROW)) {
            if above > 0.0 {
                for (sum, weight) in narrow.iter_mut().zip(row) {
                    *sum += above * weight;
                }
            }
        }
        let said: f32 = narrow.iter().zip(&self.last).map(|(above, weight)| above.max(0.0) * weight).sum();
        (said + self.last_bias).clamp(-MOST, MOST)
    }

    /// A chance to win, corrected by what it says of an observation.
    pub fn correct(&self, chance: f32, observation: &[(u16, f32)]) -> f32 {
        let chance = chance.clamp(LEAST, 1.0 - LEAST);
        let odds = chance / (1.0 - chance) * self.say(observation).exp();
        odds / (1.0 + odds)
    }

    /// All its numbers, in the order in which they are kept.
    fn numbers(&self) -> impl Iterator<Item = f32> + '_ {
        let layers = self.first.iter().chain(&self.first_bias).chain(&self.second).chain(&self.second_bias);
        layers.chain(&self.last).copied().chain([self.last_bias])
    }

    fn of(inputs: usize, numbers: &[f32]) -> Option<Net> {
        let mut rest = numbers;
        let mut take = |count: usize| rest.split_off(..count);
        Some(Net {
            inputs,
            first: take(inputs * WIDE)?.to_vec(),
            first_bias: take(WIDE)?.try_into().ok()?,
            second: take(WIDE * NARROW)?.to_vec(),
            second_bias: take(NARROW)?.try_into().ok()?,
            last: take(NARROW)?.try_into().ok()?,
            last_bias: *take(1)?.first()?,
        })
        .filter(|_| rest.is_empty())
    }

    /// How many numbers a network for so many inputs has.
    fn size(inputs: usize) -> usize {
        inputs * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW + 1
    }

    /// What it says of an observation that stands in no game: kept in its file, so that whoever reads it can tell whether
    /// it is read aright.
    pub fn golden(&self) -> f32 {
        let observation: Vec<(u16, f32)> =
            (0..self.inputs).step_by(3).map(|slot| (slot as u16, 0.25 + (slot % 7) as f32 / 8.0)).collect();
        self.say(&observation)
    }
}

/// A chance is never taken to be nearer to nothing or to certainty.
const LEAST: f32 = 0.002;

/// The logarithm of the odds of a chance.
pub fn log_odds(chance: f32) -> f32 {
    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    (chance / (1.0 - chance)).ln()
}
