//! How a network learns: gradient descent in small batches with moments of its own (Adam), on one core in seconds to minutes.

use crate::{NARROW, Net, WIDE};
use pulp::Arch;

/// What there is to learn from.
#[derive(Clone, Default, Debug)]
pub struct Samples {
    slots: Vec<(u16, f32)>,
    samples: Vec<Sample>,
}

/// One observation, and how it ended.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    start: usize,
    length: usize,
    /// The logarithm of the odds by the readable standing.
    pub base: f32,
    /// How it ended for the seat.
    pub end: End,
    /// The game that it is from: what is learnt from one is tested in another.
    pub game: u64,
}

/// How a game ended for a seat, and how a search saw it coming.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct End {
    /// The result, from 0 to 1.
    pub result: f32,
    /// The chance that a search gave the seat when it last thought before the end or before luck spoke: less noisy than
    /// the result, and not quite true.
    pub outlook: f32,
}

impl Sample {
    /// What is learnt: the result, leaning on the outlook by so much.
    fn target(&self, lean: f32) -> f32 {
        self.end.result + lean * (self.end.outlook - self.end.result)
    }
}

impl Samples {
    /// Adds an observation.
    pub fn add(&mut self, observation: &[(u16, f32)], base: f32, end: End, game: u64) {
        let (start, length) = (self.slots.len(), observation.len());
        self.slots.extend_from_slice(observation);
        self.samples.push(Sample { start, length, base, end, game });
    }

    /// Adds all of another.
    pub fn extend(&mut self, other: &Samples) {
        for sample in &other.samples {
            self.add(other.slots_of(sample), sample.base, sample.end, sample.game);
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// Is there nothing to learn from?
    pub fn is_empty(&self) -> bool {
        self.samples.is_empty()
    }

    fn slots_of(&self, sample: &Sample) -> &[(u16, f32)] {
        &self.slots[sample.start..sample.start + sample.length]
    }

    /// The mean surprise (cross-entropy) at how these ended.
    fn surprise(&self, which: &[u32], said: impl Fn(&[(u16, f32)]) -> f32) -> f64 {
        let one = |&at: &u32| {
            let sample = &self.samples[at as usize];
            f64::from(surprise(sample.base + said(self.slots_of(sample)), sample.end.result))
        };
        which.iter().map(one).sum::<f64>() / which.len().max(1) as f64
    }
}

fn surprise(log_odds: f32, result: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    let softplus = log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p();
    softplus - result * log_odds
}

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many slots an observation has.
    pub inputs: usize,
    /// How often everything is gone through at most.
    pub rounds: u32,
    /// How large the first steps are.
    pub pace: f32,
    /// How much numbers that do nothing shrink.
    pub decay: f32,
    /// How much is learnt from what a search expected, and not from how it ended: from 0 to 1.
    pub lean: f32,
    /// The same seed learns the same.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// The network, as its file will hold it.
    pub net: Net,
    /// The mean surprise in games that were not learnt from: by the readable standing alone, and with the network.
    pub before: f64,
    /// The same with the network.
    pub after: f64,
    /// After how many rounds it was best.
    pub rounds: u32,
}

const BATCH: usize = 256;
/// One game in so many is not learnt from.
const TESTED: u64 = 8;

/// Learns from samples. The network that surprises least in games that it did not learn from is kept.
pub fn train(samples: &Samples, plan: &Plan) -> Learnt {
    let mut chance = Chance(plan.seed | 1);
    let (test, mut learn): (Vec<u32>, Vec<u32>) =
        (0..samples.len() as u32).partition(|&at| samples.samples[at as usize].game % TESTED == TESTED - 1);
    let before = samples.surprise(&test, |_| 0.0);
    let mut numbers = first_numbers(plan.inputs, &mut chance);
    let mut adam = Adam::new(numbers.len());
    let mut best = Learnt { net: net_of(plan.inputs, &vec![0.0; numbers.len()]), before, after: before, rounds: 0 };
    let steps = (learn.len().div_ceil(BATCH) as u32 * plan.rounds).max(1);
    let mut step = 0;
    for round in 1..=plan.rounds {
        chance.shuffle(&mut learn);
        for batch in learn.chunks(BATCH) {
            let gradient = gradient(samples, batch, plan, &numbers);
            // The pace falls to nothing along a half wave.
            let part = step as f32 / steps as f32;
            let pace = plan.pace * 0.5 * (1.0 + (std::f32::consts::PI * part).cos());
            adam.step(&mut numbers, &gradient, pace, plan.decay);
            step += 1;
        }
        let net = net_of(plan.inputs, &numbers).rounded();
        let after = samples.surprise(&test, |slots| net.say(slots));
        if after < best.after {
            best = Learnt { net, after, rounds: round, before };
        }
    }
    best
}

fn net_of(inputs: usize, numbers: &[f32]) -> Net {
    Net::of(inputs, numbers).unwrap_or_else(|| unreachable!("a network of {inputs} inputs has as many numbers"))
}

/// Small numbers by chance; the last layer begins with nothing, so that at first the network says nothing.
fn first_numbers(inputs: usize, chance: &mut Chance) -> Vec<f32> {
    let mut numbers = vec![0.0; Net::size(inputs)];
    let second = inputs * WIDE + WIDE;
    let third = second + WIDE * NARROW + NARROW;
    numbers[..inputs * WIDE].iter_mut().for_each(|number| *number = 0.12 * chance.even());
    numbers[second..second + WIDE * NARROW].iter_mut().for_each(|number| *number = 0.2 * chance.even());
    numbers[third..third + NARROW].iter_mut().for_each(|number| *number = 0.05 * chance.even());
    numbers
}

/// The mean gradient of the surprise over a batch.
fn gradient(samples: &Samples, batch: &[u32], plan: &Plan, numbers: &[f32]) -> Vec<f32> {
    Arch::new().dispatch(|| gradient_here(samples, batch, plan, numbers))
}

/// With the instructions that whoever calls it was compiled for.
#[inline(always)]
fn gradient_here(samples: &Samples, batch: &[u32], plan: &Plan, numbers: &[f32]) -> Vec<f32> {
    let mut sums = vec![0.0; numbers.len()];
    let [bias1, at2, bias2, at3, bias3] = places(plan.inputs);
    for &at in batch {
        let sample = &samples.samples[at as usize];
        let slots = samples.slots_of(sample);
        let mut wide = [0.0f32; WIDE];
        wide.copy_from_slice(&numbers[bias1..bias1 + WIDE]);
        for &(slot, amount) in slots {
            let row = &numbers[usize::from(slot) * WIDE..][..WIDE];
            wide.iter_mut().zip(row).for_each(|(sum, weight)| *sum += amount * weight);
        }
        let mut narrow = [0.0f32; NARROW];
        narrow.copy_from_slice(&numbers[bias2..bias2 + NARROW]);
        for (place, above) in wide.iter().enumerate().filter(|(_, above)| **above > 0.0) {
            let row = &numbers[at2 + place * NARROW..][..NARROW];
            narrow.iter_mut().zip(row).for_each(|(sum, weight)| *sum += above * weight);
        }
        let last = &numbers[at3..at3 + NARROW];
        let said: f32 = numbers[bias3] + narrow.iter().zip(last).map(|(above, w)| above.max(0.0) * w).sum::<f32>();
        let expected = 1.0 / (1.0 + (-(sample.base + said)).exp());
        let error = (expected - sample.target(plan.lean)) / batch.len() as f32;
        sums[bias3] += error;
        let mut back2 = [0.0f32; NARROW];
        for place in (0..NARROW).filter(|&place| narrow[place] > 0.0) {
            sums[at3 + place] += error * narrow[place];
            back2[place] = error * last[place];
        }
        sums[bias2..bias2 + NARROW].iter_mut().zip(&back2).for_each(|(sum, back)| *sum += back);
        let mut back1 = [0.0f32; WIDE];
        for place in (0..WIDE).filter(|&place| wide[place] > 0.0) {
            let row = at2 + place * NARROW;
            let weights = &numbers[row..row + NARROW];
            back1[place] = back2.iter().zip(weights).map(|(back, weight)| back * weight).sum();
            let into = &mut sums[row..row + NARROW];
            into.iter_mut().zip(&back2).for_each(|(sum, back)| *sum += wide[place] * back);
        }
        sums[bias1..bias1 + WIDE].iter_mut().zip(&back1).for_each(|(sum, back)| *sum += back);
        for &(slot, amount) in slots {
            let row = &mut sums[usize::from(slot) * WIDE..][..WIDE];
            row.iter_mut().zip(&back1).for_each(|(sum, back)| *sum += amount * back);
        }
    }
    sums
}

/// Where the parts of a network begin in its numbers.
fn places(inputs: usize) -> [usize; 5] {
    let bias1 = inputs * WIDE;
    let at2 = bias1 + WIDE;
    let bias2 = at2 + WIDE * NARROW;
    let at3 = bias2 + NARROW;
    [bias1, at2, bias2, at3, at3 + NARROW]
}

/// Steps that are large where the gradient is steady and small where it is not.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    const KEPT: f32 = 0.9;
    const KEPT_SQUARE: f32 = 0.999;

    fn new(size: usize) -> Adam {
        Adam { mean: vec![0.0; size], square: vec![0.0; size], steps: 0 }
    }

    fn step(&mut self, numbers: &mut [f32], gradient: &[f32], pace: f32, decay: f32) {
        self.steps += 1;
        let unbias = 1.0 / (1.0 - Self::KEPT.powi(self.steps));
        let unbias_square = 1.0 / (1.0 - Self::KEPT_SQUARE.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, &slope), (mean, square)) in numbers.iter_mut().zip(gradient).zip(moments) {
            *mean = Self::KEPT * *mean + (1.0 - Self::KEPT) * slope;
            *square = Self::KEPT_SQUARE * *square + (1.0 - Self::KEPT_SQUARE) * slope * slope;
            let stride = *mean * unbias / ((*square * unbias_square).sqrt() + 1e-8);
            *number -= pace * (stride + decay * *number);
        }
    }
}

/// A little chance (xorshift): learning needs no more.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Evenly between -1 and 1.
    fn even(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }

    fn shuffle(&mut self, list: &mut [u32]) {
        for at in (1..list.len()).rev() {
            list.swap(at, (self.next() % (at as u64 + 1)) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two slots of six decide, together and not alone: the readable standing knows nothing of it.
    fn samples(count: u64) -> Samples {
        let mut chance = Chance(77);
        let mut samples = Samples::default();
        for game in 0..count {
            let on: Vec<bool> = (0..6).map(|_| chance.next() >> 63 == 1).collect();
            let slots: Vec<(u16, f32)> = (0..6).filter(|&slot| on[usize::from(slot)]).map(|slot| (slot, 1.0)).collect();
            let result = if on[1] != on[4] { 0.9 } else { 0.1 };
            samples.add(&slots, 0.0, End { result, outlook: 1.0 - result }, game);
        }
        samples
    }

    const PLAN: Plan = Plan { inputs: 6, rounds: 30, pace: 0.01, decay: 1e-4, lean: 0.0, seed: 3 };

    #[test]
    fn it_learns_what_no_sum_could_tell() {
        let learnt = train(&samples(4_000), &PLAN);
        assert!((learnt.before - 0.693).abs() < 0.01, "{}", learnt.before);
        assert!(learnt.after < 0.36, "{} after {} rounds", learnt.after, learnt.rounds);
        assert!(learnt.net.correct(0.5, &[(1, 1.0)]) > 0.8 && learnt.net.correct(0.5, &[(1, 1.0), (4, 1.0)]) < 0.2);
    }

    /// What the search expected here is the opposite of what came.
    #[test]
    fn who_leans_on_what_is_false_is_surprised() {
        let samples = samples(4_000);
        let (honest, misled) = (train(&samples, &PLAN), train(&samples, &Plan { lean: 1.0, ..PLAN }));
        assert!(honest.after < honest.before - 0.1, "{} {}", honest.before, honest.after);
        assert!(misled.rounds == 0 && misled.after == misled.before, "{} {}", misled.after, misled.rounds);
    }

    #[test]
    fn the_same_seed_learns_the_same() {
        let plan = Plan { rounds: 3, ..PLAN };
        assert_eq!(train(&samples(600), &plan).net, train(&samples(600), &plan).net);
    }

    #[test]
    fn gradients_are_those_of_differences() {
        let samples = samples(8);
        let mut numbers = first_numbers(6, &mut Chance(5));
        numbers.iter_mut().enumerate().for_each(|(at, number)| *number += 0.01 * (at % 3) as f32);
        let batch: Vec<u32> = (0..8).collect();
        let slope = gradient(&samples, &batch, &PLAN, &numbers);
        let [bias1, at2, bias2, at3, bias3] = places(6);
        for at in [WIDE + 5, bias1 + 5, at2 + 20, bias2 + 4, at3 + 2, bias3] {
            let loss = |by: f32| {
                let mut moved = numbers.clone();
                moved[at] += by;
                samples.surprise(&batch, |slots| net_of(6, &moved).say(slots))
            };
            let difference = (loss(0.01) - loss(-0.01)) / 0.02;
            assert!((difference - f64::from(slope[at])).abs() < 1e-3, "{at}: {difference} {}", slope[at]);
        }
    }
}
