//! Why one action and not another, in the very numbers that the bot plays by.
//!
//! Both are followed to the end of the own turn in the same imagined worlds, and the named parts of the standing are
//! compared there. A reason is given only where it is the true one: the parts that are named must make up most of the
//! difference, and the difference must be larger than its own noise. Otherwise the bot is silent.

use crate::knowhow::Knowhow;
use crate::thought::Thought;
use crate::{Seen, Tuning};
use catalog::{AnySitting, games};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Dice, Say, Seat, Sitting};

/// In how many worlds the two are compared.
const WORLDS: u64 = 48;
/// How far an own turn is followed.
const TURN: usize = 12;
/// At most so many parts are named.
const NAMED: usize = 2;
/// So much of the difference the named parts must make up, together and each.
const MOST_OF_IT: f32 = 0.6;
const WORTH_NAMING: f32 = 0.25;
/// The difference must be so many standard errors away from nothing.
const SURE: f32 = 2.0;
/// What the strongest rival loses by it.
const RIVALS: &str = "rivals";

/// Something that speaks for an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// Which part of the standing.
    pub term: String,
    /// How much more of it there is than with the other action, in the coin of the game's terms.
    pub gain: f32,
    /// The same in words.
    pub say: Say,
}

/// What speaks for `best` against `other`, the weightiest first; nothing where no honest reason can be given.
pub(crate) fn reasons<G: Knowhow>(
    thought: &Thought<G>,
    seen: Seen<'_, G>,
    best: G::Action,
    other: G::Action,
    dice: &mut Dice,
) -> Vec<Reason> {
    let first = u64::from(dice.bits());
    let differences: Vec<BTreeMap<&'static str, f32>> = (first..first + WORLDS)
        .filter_map(|world| {
            let mut best = parts_after(thought, seen, best, world)?;
            for (name, amount) in parts_after(thought, seen, other, world)? {
                *best.entry(name).or_default() -= amount;
            }
            Some(best)
        })
        .collect();
    let named = named(&differences);
    let game = G::about().id;
    let say = |(term, gain): (&'static str, f32)| Reason {
        term: term.to_owned(),
        gain,
        say: Say::new(format!("{game}-why-{term}")).with("gain", gain.round().max(1.0) as u32),
    };
    named.into_iter().map(say).collect()
}

/// The names of all parts of the standings of a game, as they may be told: those of its [`Knowhow::terms`], and what rivals lose.
pub fn reason_names(sitting: &dyn AnySitting) -> Vec<&'static str> {
    macro_rules! names {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let terms = sitting.game.terms(Seat(0), &<$game as Knowhow>::tuning().weights);
                return terms.iter().map(|term| term.name).chain([RIVALS]).collect();
            }
        )*};
    }
    games!(names);
    Vec::new()
}

/// The parts of the standing after the own turn that begins with `first`, in the world that these dice imagine.
fn parts_after<G: Knowhow>(
    thought: &Thought<G>,
    seen: Seen<'_, G>,
    first: G::Action,
    world: u64,
) -> Option<BTreeMap<&'static str, f32>> {
    let seat = seen.seat();
    let mut dice = Dice::quick(world);
    let line = thought.line(seen, first, TURN, &mut dice);
    let (mut after, _, action) = line.into_iter().take_while(|(_, acting, _)| *acting == seat).last()?;
    after.step(seat, action, &mut dice);
    let tuning: &Tuning = G::tuning();
    let mut parts: BTreeMap<&'static str, f32> =
        after.terms(seat, &tuning.weights).into_iter().map(|term| (term.name, term.amount)).collect();
    let strength = |rival: Seat| after.terms(rival, &tuning.weights).iter().map(|term| term.amount).sum::<f32>();
    let strongest = seat
        .others(after.players())
        .filter(|&rival| after.side(rival) != after.side(seat))
        .map(strength)
        .fold(f32::NEG_INFINITY, f32::max);
    if strongest.is_finite() {
        parts.insert(RIVALS, -strongest);
    }
    (!parts.is_empty()).then_some(parts)
}

/// The parts that make up most of the difference, if it is beyond doubt.
fn named(differences: &[BTreeMap<&'static str, f32>]) -> Vec<(&'static str, f32)> {
    let count = differences.len() as f32;
    if count < 2.0 {
        return Vec::new();
    }
    let mut means: BTreeMap<&'static str, f32> = BTreeMap::new();
    for (name, amount) in differences.iter().flatten() {
        *means.entry(name).or_default() += amount / count;
    }
    let gap: f32 = means.values().sum();
    let squares: f32 = differences.iter().map(|one| (one.values().sum::<f32>() - gap).powi(2)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    if gap <= f32::EPSILON || gap < SURE * error {
        return Vec::new();
    }
    let mut named: Vec<(&'static str, f32)> =
        means.into_iter().filter(|&(_, gain)| gain >= WORTH_NAMING * gap).collect();
    named.sort_by(|one, two| two.1.total_cmp(&one.1));
    named.truncate(NAMED);
    let told: f32 = named.iter().map(|&(_, gain)| gain).sum();
    if told >= MOST_OF_IT * gap { named } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(parts: &[(&'static str, f32)]) -> BTreeMap<&'static str, f32> {
        parts.iter().copied().collect()
    }

    #[test]
    fn what_makes_up_most_of_the_difference_is_named() {
        let worlds = [difference(&[("tickets", 3.0), ("land", 0.5)]), difference(&[("tickets", 2.8), ("land", 0.4)])];
        let named = named(&worlds);
        assert_eq!(named.len(), 1);
        assert_eq!(named[0].0, "tickets");
        assert!((named[0].1 - 2.9).abs() < 1e-5);
    }

    #[test]
    fn a_difference_within_its_noise_has_no_reason() {
        let worlds =
            [difference(&[("tickets", 3.0)]), difference(&[("tickets", -2.8)]), difference(&[("tickets", 0.9)])];
        assert_eq!(named(&worlds), []);
    }

    #[test]
    fn many_small_parts_are_no_reason() {
        let spread: Vec<(&'static str, f32)> = ["a", "b", "c", "d", "e", "f"].iter().map(|name| (*name, 1.0)).collect();
        assert_eq!(named(&[difference(&spread), difference(&spread)]), []);
    }

    #[test]
    fn a_worse_action_has_no_reason() {
        let worlds = [difference(&[("tickets", -1.0)]), difference(&[("tickets", -1.1)])];
        assert_eq!(named(&worlds), []);
    }
}
