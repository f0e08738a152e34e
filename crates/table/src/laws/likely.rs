//! Whether every world is imagined as often as its seat must think it likely: the part of law 4 that takes a small position
//! and arithmetic. The battery cannot know how likely a world is; the tests of the games say it, and are held to it here.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// How often each world would be imagined if all of them were equally likely.
const TIMES: usize = 500;

/// All ways in which chance can deal `count` of these cards, copies told apart, with how likely each hand is.
///
/// ```
/// let hands = table::laws::hands(&['a', 'a', 'b'], 2);
/// assert_eq!(hands[&vec!['a', 'a']], 1.0 / 3.0);
/// assert_eq!(hands[&vec!['a', 'b']], 2.0 / 3.0);
/// ```
pub fn hands<T: Ord + Clone>(cards: &[T], count: usize) -> BTreeMap<Vec<T>, f64> {
    let mut ways: BTreeMap<Vec<T>, u32> = BTreeMap::new();
    deal(cards, count, &mut Vec::new(), &mut |hand| {
        let mut hand = hand.to_vec();
        hand.sort_unstable();
        *ways.entry(hand).or_default() += 1;
    });
    let all: u32 = ways.values().sum();
    ways.into_iter().map(|(hand, ways)| (hand, f64::from(ways) / f64::from(all))).collect()
}

fn deal<T: Clone>(cards: &[T], count: usize, hand: &mut Vec<T>, each: &mut impl FnMut(&[T])) {
    if count == 0 {
        return each(hand);
    }
    for (at, card) in cards.iter().enumerate() {
        hand.push(card.clone());
        deal(&cards[at + 1..], count - 1, hand, each);
        hand.pop();
    }
}

/// Law 4: `imagine`, asked with one seed after the other, brings every world about as often as `exact` says it is likely.
///
/// # Panics
/// When a world is imagined that cannot be, or when chance would bring such differences less than once in ten thousand times.
pub fn imagined_as_likely<T: Ord + Debug>(exact: &BTreeMap<T, f64>, imagine: impl FnMut(u64) -> T) {
    let rounds = TIMES * exact.len().max(2);
    let mut seen: BTreeMap<T, u32> = BTreeMap::new();
    (0..rounds as u64).map(imagine).for_each(|world| *seen.entry(world).or_default() += 1);
    let strange: Vec<&T> = seen.keys().filter(|world| !exact.contains_key(world)).collect();
    assert!(strange.is_empty(), "law 4 is broken: worlds were imagined that cannot be: {strange:?}");
    let off = |(world, likely): (&T, &f64)| {
        let expected = likely * rounds as f64;
        (f64::from(seen.get(world).copied().unwrap_or_default()) - expected).powi(2) / expected
    };
    let distance: f64 = exact.iter().map(off).sum();
    let bound = bound(exact.len());
    assert!(
        distance <= bound,
        "law 4 is broken: worlds are not imagined as often as they are likely ({distance:.0} is above {bound:.0}): \
         {rounds} times {exact:?}, but seen {seen:?}"
    );
}

/// What the sum of squared differences stays below in all but one of ten thousand honest tries (Wilson and Hilferty).
fn bound(worlds: usize) -> f64 {
    const DEVIATIONS: f64 = 3.72;
    let free = worlds.saturating_sub(1).max(1) as f64;
    let spread = 2.0 / (9.0 * free);
    free * (1.0 - spread + DEVIATIONS * spread.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    fn draw(cards: &[char], seed: u64) -> Vec<char> {
        let mut dice = Dice::quick(seed);
        let mut rest = cards.to_vec();
        let mut hand: Vec<char> = (0..2).map(|_| rest.swap_remove(dice.index(rest.len()))).collect();
        hand.sort_unstable();
        hand
    }

    #[test]
    fn hands_dealt_by_chance_pass() {
        let cards = ['a', 'a', 'a', 'b', 'c'];
        imagined_as_likely(&hands(&cards, 2), |seed| draw(&cards, seed));
    }

    #[test]
    #[should_panic(expected = "not imagined as often")]
    fn whoever_forgets_how_many_there_are_is_found_out() {
        imagined_as_likely(&hands(&['a', 'a', 'a', 'b', 'c'], 2), |seed| draw(&['a', 'a', 'b', 'c'], seed));
    }

    #[test]
    #[should_panic(expected = "that cannot be")]
    fn an_impossible_world_is_found_out() {
        imagined_as_likely(&hands(&['a', 'b'], 2), |seed| draw(&['a', 'b', 'c'], seed));
    }
}
