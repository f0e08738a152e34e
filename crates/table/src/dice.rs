//! All chance in every game: a frozen stream of numbers and frozen ways to shuffle, roll and draw.
//!
//! Records made years ago must replay to the same game, so nothing here may ever change its output; golden vectors in the
//! tests below hold it in place. Real tables and records draw from ChaCha20, keyed by a [`Key`] and by the number of the
//! step: what happens at step n depends on the key and n alone, so a table is resumed without stored generator state.
//! Search draws from PCG, which is smaller and faster and need not be unpredictable.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

const SEED_FROM_TEXT: &str = "ballyhoo 2026 seed from text v1";
const SEED_FROM_SERIES: &str = "ballyhoo 2026 seed in a series v1";
const COMMITMENT: &str = "ballyhoo 2026 commitment to a seed v1";
const KEY: &str = "ballyhoo 2026 dice key v1";

/// The secret of a table, fixed before the first card is dealt and shown in its finished record.
///
/// ```
/// use table::Seed;
///
/// let seed = Seed::from_text("friday night");
/// let sealed = seed.commitment();
/// // The dice follow from the seed, from what the seats threw in, and from the number of the step: from nothing else.
/// let key = seed.key(&["mine".to_owned(), "yours".to_owned()]);
/// assert_eq!(key.dice(7).below(1_000), key.dice(7).below(1_000));
/// // Whoever is shown the seed in the end can check that it is the one that was sealed.
/// assert_eq!(Seed::from_text("friday night").commitment(), sealed);
/// assert_ne!(Seed::from_text("saturday").commitment(), sealed);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from bytes that nobody else knows, such as the system's random numbers.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed that a person chose, such as `42` or `friday night`. Whoever can guess the text knows the game.
    pub fn from_text(text: &str) -> Seed {
        Seed(blake3::derive_key(SEED_FROM_TEXT, text.as_bytes()))
    }

    /// Seed number `index` of a long series of games.
    pub fn in_series(self, index: u64) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key(SEED_FROM_SERIES);
        hasher.update(&self.0).update(&index.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// What is published when the table opens: it fixes the seed without telling anything about it.
    pub fn commitment(self) -> String {
        blake3::Hash::from(blake3::derive_key(COMMITMENT, &self.0)).to_hex().to_string()
    }

    /// The key of all dice at the table: the seed mixed with what each seat threw in. It never passes through the
    /// commitment, so that publishing the commitment gives nothing away.
    pub fn key(self, nonces: &[String]) -> Key {
        let mut hasher = blake3::Hasher::new_derive_key(KEY);
        hasher.update(&self.0);
        for nonce in nonces {
            hasher.update(&(nonce.len() as u64).to_le_bytes()).update(nonce.as_bytes());
        }
        Key(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from(self.0).to_hex())
    }
}

/// Not 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;
    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        blake3::Hash::from_hex(text).map(|hash| Seed(*hash.as_bytes())).map_err(|_| BadSeed)
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The key of a table's dice; see [`Seed::key`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// The dice of step `step`: 0 deals, n belongs to the n-th action.
    pub fn dice(&self, step: u32) -> Dice {
        Dice { source: Source::Sealed(self.0, step), used: 0 }
    }
}

impl fmt::Debug for Key {
    /// A key must not slip into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(hidden)")
    }
}

/// A source of chance.
///
/// ```
/// use table::Dice;
///
/// let mut cards = ["tent", "wheel", "swing", "maze"];
/// Dice::quick(1).shuffle(&mut cards);
/// let mut again = ["tent", "wheel", "swing", "maze"];
/// Dice::quick(1).shuffle(&mut again);
/// assert_eq!(cards, again);
/// assert!((1..=6).contains(&Dice::quick(2).die(6)));
/// ```
pub struct Dice {
    source: Source,
    used: u32,
}

enum Source {
    Pcg(u64),
    /// Key and step: most actions throw no dice, so the generator is made at the first throw.
    Sealed([u8; 32], u32),
    /// Boxed, so that the dice of a search stay small.
    Chacha(Box<ChaCha20Rng>),
}

impl Source {
    /// The next bits of dice that are proved: apart, so that those of a search fit in wherever they are thrown.
    #[cold]
    fn next(&mut self) -> u32 {
        match self {
            Source::Pcg(state) => pcg(state),
            Source::Chacha(rng) => rng.next_u32(),
            Source::Sealed(key, step) => {
                let (key, step) = (*key, *step);
                self.unseal(key, step)
            }
        }
    }

    fn unseal(&mut self, key: [u8; 32], step: u32) -> u32 {
        let mut rng = ChaCha20Rng::from_seed(key);
        rng.set_stream(u64::from(step));
        let first = rng.next_u32();
        *self = Source::Chacha(Box::new(rng));
        first
    }
}

impl Dice {
    /// Dice for search and simulation: quick, reproducible, not secret.
    pub fn quick(seed: u64) -> Dice {
        let mut dice = Dice { source: Source::Pcg(seed.wrapping_add(PCG_STEP)), used: 0 };
        dice.bits();
        dice.used = 0;
        dice
    }

    /// How often these dice were thrown: an action that threw none can be taken back.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// The next 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.used = self.used.wrapping_add(1);
        match &mut self.source {
            Source::Pcg(state) => pcg(state),
            sealed => sealed.next(),
        }
    }

    /// A number below `n`, all equally likely (Lemire's method; rejection keeps it exact). `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below 0");
        let wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n { self.below_for_sure(n, wide) } else { (wide >> 32) as u32 }
    }

    /// The rare case in which a throw might favour a number: it is thrown again if it does.
    #[cold]
    fn below_for_sure(&mut self, n: u32, mut wide: u64) -> u32 {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(self.bits()) * u64::from(n);
        }
        (wide >> 32) as u32
    }

    /// An index into something of length `len`.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// A die with faces 1 to `faces`.
    #[inline]
    pub fn die(&mut self, faces: u8) -> u8 {
        self.below(u32::from(faces)) as u8 + 1
    }

    /// Puts the items into a random order (Fisher and Yates, from the last place down).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// One of the items.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.index(items.len())]
    }

    /// Draws one kind from a pool that holds `counts[kind]` of each, and takes it out. The pool must not be empty.
    #[inline]
    pub fn draw(&mut self, counts: &mut [u8]) -> usize {
        let total: u32 = counts.iter().map(|&n| u32::from(n)).sum();
        self.draw_of(counts, total)
    }

    /// As [`Dice::draw`], for a caller who knows the total.
    #[inline]
    pub fn draw_of(&mut self, counts: &mut [u8], total: u32) -> usize {
        let mut place = self.below(total);
        for (kind, count) in counts.iter_mut().enumerate() {
            if place < u32::from(*count) {
                *count -= 1;
                return kind;
            }
            place -= u32::from(*count);
        }
        unreachable!("the pool holds fewer than {total}");
    }
}

const PCG_STEP: u64 = 1442695040888963407;

/// PCG-XSH-RR 64/32.
#[inline]
fn pcg(state: &mut u64) -> u32 {
    let old = *state;
    *state = old.wrapping_mul(6364136223846793005).wrapping_add(PCG_STEP);
    let mixed = (((old >> 18) ^ old) >> 27) as u32;
    mixed.rotate_right((old >> 59) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key() -> Key {
        Seed::from_text("golden").key(&["ada".into(), "bo".into()])
    }

    /// These vectors are frozen: every record ever written rests on them.
    #[test]
    fn golden_vectors() {
        let seed = Seed::from_text("golden");
        let mut deck: Vec<u8> = (0..10).collect();
        let mut dice = key().dice(7);
        dice.shuffle(&mut deck);
        let rolls: Vec<u8> = (0..8).map(|_| dice.die(6)).collect();
        let mut pool = [3, 0, 2, 5];
        let drawn: Vec<usize> = (0..5).map(|_| dice.draw(&mut pool)).collect();
        let mut quick = Dice::quick(1);
        let quick: Vec<u32> = (0..3).map(|_| quick.bits()).collect();
        let frozen =
            format!("{seed}\n{}\n{}\n{deck:?} {rolls:?} {drawn:?} {quick:?}", seed.commitment(), seed.in_series(3));
        assert_eq!(frozen, include_str!("golden-dice.txt").trim_end());
    }

    #[test]
    fn a_step_needs_only_key_and_number() {
        let throw = |step| {
            let mut dice = key().dice(step);
            [dice.bits(), dice.bits(), dice.bits()]
        };
        assert_eq!(throw(9), throw(9));
        assert_ne!(throw(9), throw(10));
    }

    #[test]
    fn every_nonce_counts_and_none_can_be_moved() {
        let seed = Seed::from_text("x");
        let one = seed.key(&["ab".into(), "c".into()]);
        let two = seed.key(&["a".into(), "bc".into()]);
        assert!(one != two && one != seed.key(&[]));
    }

    #[test]
    fn below_is_even() {
        for mut dice in [Dice::quick(5), key().dice(1)] {
            let mut seen = [0u32; 6];
            for _ in 0..60_000 {
                seen[dice.below(6) as usize] += 1;
            }
            assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        }
    }

    /// Of 2^32 throws, those that are left over after every number has had the same many are thrown again, and no others.
    /// With large numbers that happens often.
    #[test]
    fn what_would_favour_a_number_is_thrown_again() {
        for n in [1, 6, 52, 3 << 30, (1 << 31) + 1, u32::MAX] {
            let (mut dice, mut bare) = (Dice::quick(8), Dice::quick(8));
            let left_over = (1u64 << 32) % u64::from(n);
            for _ in 0..200 {
                let even = loop {
                    let wide = u64::from(bare.bits()) * u64::from(n);
                    if wide % (1 << 32) >= left_over {
                        break wide >> 32;
                    }
                };
                assert_eq!((u64::from(dice.below(n)), dice.used()), (even, bare.used()), "below {n}");
            }
        }
    }

    /// Of 2^32 throws, a number below three quarters of that would come up once or twice: the rejected throws make it even.
    #[test]
    fn every_number_below_another_is_as_likely() {
        let (mut dice, below) = (Dice::quick(1), 3 << 30);
        let mut rests = [0; 3];
        (0..6000).for_each(|_| rests[dice.below(below) as usize % 3] += 1);
        assert!(rests.iter().all(|count| (1800..2200).contains(count)), "{rests:?}");
    }

    #[test]
    fn a_key_does_not_show_itself() {
        assert_eq!(format!("{:?}", key()), "Key(hidden)");
    }

    #[test]
    fn draw_empties_the_pool() {
        let mut pool = [2, 1, 0, 4];
        let mut dice = Dice::quick(3);
        let mut seen = [0u8; 4];
        for _ in 0..7 {
            seen[dice.draw(&mut pool)] += 1;
        }
        assert_eq!((pool, seen), ([0; 4], [2, 1, 0, 4]));
    }

    #[test]
    fn a_seed_travels_as_text() {
        let seed = Seed::from_text("42");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("zz".parse::<Seed>(), Err(BadSeed));
    }

    #[test]
    fn used_counts_throws() {
        let mut dice = Dice::quick(0);
        assert_eq!(dice.used(), 0);
        dice.die(6);
        assert!(dice.used() > 0);
    }
}
