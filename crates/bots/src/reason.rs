//! Why one action and not another, in the very numbers that the bot plays by.
//!
//! Both are followed to the end of the own turn in the same imagined worlds, and the named parts of the standing are
//! compared there. A reason is given only where it is the true one: the parts that are named must make up most of the
//! difference, and the difference must be larger than its own noise. Otherwise the bot is silent.

use crate::knowhow::Knowhow;
use crate::mind::Mind;
use crate::thought::Thought;
use crate::{Rule, Seen, Tuning};
use catalog::{AnySitting, games};
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Dice, MAX_SEATS, Say, Seat, Sitting};

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
/// In so many of the worlds it must be the same rival who is the strongest, to be named.
const SAME_RIVAL: f32 = 0.9;
/// What the strongest rival loses by it.
const RIVALS: &str = "rivals";

/// Something that speaks for an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// Which part of the standing.
    pub term: String,
    /// How much more of it there is than with the other action, in the coin of the game's terms.
    pub gain: f32,
    /// Who loses by it, where it is about a rival and clear which one.
    pub rival: Option<Seat>,
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
    let differences = differences(thought, seen, [best, other], first..first + WORLDS);
    // Where the game mostly ends with the turn, the worlds in which it goes on are no fair sample.
    if (differences.len() as u64) < WORLDS / 2 {
        return Vec::new();
    }
    let strongest = rival(&differences);
    let say = |(term, gain): (&'static str, f32)| {
        let rival = strongest.filter(|_| term == RIVALS);
        Reason { term: term.to_owned(), gain, rival, say: Reason::told(G::about().id, term, gain, rival) }
    };
    named(&differences).into_iter().map(say).collect()
}

impl Reason {
    /// The words for so much more of a part of the standing, or so much less of a rival's.
    pub fn told(game: &str, term: &str, gain: f32, rival: Option<Seat>) -> Say {
        let gain = gain.round().max(1.0) as u32;
        match rival {
            Some(rival) => Say::new(format!("{game}-why-rival")).with("rival", rival).with("gain", gain),
            None => Say::new(format!("{game}-why-{term}")).with("gain", gain),
        }
    }
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

/// What two actions differ by in one world.
#[derive(Default)]
struct Difference {
    /// Part by part, in the coin of the game's terms.
    parts: BTreeMap<&'static str, f32>,
    /// The strongest rival after the one and after the other.
    strongest: [Option<Seat>; 2],
    /// In chances to win: by the parts alone, and what a network adds to that.
    chance: f32,
    correction: f32,
}

/// How it stands after an own turn.
struct After {
    parts: BTreeMap<&'static str, f32>,
    strongest: Option<Seat>,
    chance: f32,
    correction: f32,
}

/// What the first action is ahead of the second, in each of these worlds in which both turns leave the game open.
fn differences<G: Knowhow>(
    thought: &Thought<G>,
    seen: Seen<'_, G>,
    [best, other]: [G::Action; 2],
    worlds: std::ops::Range<u64>,
) -> Vec<Difference> {
    let difference = |world| {
        let (best, other) = (after(thought, seen, best, world)?, after(thought, seen, other, world)?);
        let mut parts = best.parts;
        for (name, amount) in other.parts {
            *parts.entry(name).or_default() -= amount;
        }
        Some(Difference {
            parts,
            strongest: [best.strongest, other.strongest],
            chance: best.chance - other.chance,
            correction: best.correction - other.correction,
        })
    };
    worlds.filter_map(difference).collect()
}

/// How it stands after the own turn that begins with `first`, in the world that these dice imagine.
fn after<G: Knowhow>(thought: &Thought<G>, seen: Seen<'_, G>, first: G::Action, world: u64) -> Option<After> {
    let seat = seen.seat();
    let mut dice = Dice::quick(world);
    let line = thought.line(seen, first, TURN, &mut dice);
    let (mut after, _, action) = line.into_iter().take_while(|(_, acting, _)| *acting == seat).last()?;
    after.step(seat, action, &mut dice);
    // Standings speak of what is still to come.
    if after.is_over() {
        return None;
    }
    let tuning: &Tuning = G::tuning();
    let mut parts: BTreeMap<&'static str, f32> =
        after.terms(seat, &tuning.weights).into_iter().map(|term| (term.name, term.amount)).collect();
    let strength = |rival: Seat| after.terms(rival, &tuning.weights).iter().map(|term| term.amount).sum::<f32>();
    let strongest = seat
        .others(after.players())
        .filter(|&rival| after.side(rival) != after.side(seat))
        .map(|rival| (rival, strength(rival)))
        .max_by(|one, two| one.1.total_cmp(&two.1));
    if let Some((_, strength)) = strongest {
        parts.insert(RIVALS, -strength);
    }
    let strongest = strongest.map(|(rival, _)| rival);
    let (chance, correction) = match &tuning.net {
        None => (0.0, 0.0),
        Some(_) => {
            let chance = after.standing(&tuning.weights)[seat.at()];
            (chance, Mind::new(Rule::Guided, tuning).standing(&after)[seat.at()] - chance)
        }
    };
    (!parts.is_empty()).then_some(After { parts, strongest, chance, correction })
}

/// The rival who is meant by the strongest one, if it is nearly always the same.
fn rival(differences: &[Difference]) -> Option<Seat> {
    let met: Vec<Seat> = differences.iter().flat_map(|one| one.strongest).flatten().collect();
    let share = |seat: Seat| met.iter().filter(|&&one| one == seat).count() as f32 / met.len() as f32;
    met.first().map(|_| Seat::all(MAX_SEATS)).into_iter().flatten().find(|&seat| share(seat) >= SAME_RIVAL)
}

/// The parts that make up most of the difference, if it is beyond doubt.
fn named(differences: &[Difference]) -> Vec<(&'static str, f32)> {
    let count = differences.len() as f32;
    if count < 2.0 {
        return Vec::new();
    }
    let mut means: BTreeMap<&'static str, f32> = BTreeMap::new();
    for (name, amount) in differences.iter().flat_map(|one| &one.parts) {
        *means.entry(name).or_default() += amount / count;
    }
    let gap: f32 = means.values().sum();
    let squares: f32 = differences.iter().map(|one| (one.parts.values().sum::<f32>() - gap).powi(2)).sum();
    let error = (squares / (count - 1.0) / count).sqrt();
    let Some(whole) = with_correction(differences, gap) else { return Vec::new() };
    if gap <= f32::EPSILON || gap < SURE * error {
        return Vec::new();
    }
    let mut named: Vec<(&'static str, f32)> =
        means.into_iter().filter(|&(_, gain)| gain >= WORTH_NAMING * whole).collect();
    named.sort_by(|one, two| two.1.total_cmp(&one.1));
    named.truncate(NAMED);
    let told: f32 = named.iter().map(|&(_, gain)| gain).sum();
    if told >= MOST_OF_IT * whole { named } else { Vec::new() }
}

/// The whole gap in the coin of the terms. What a network adds to the standing has no name, so it counts as a part that is
/// never told; where it takes away most of what the terms say, they are not the reason, and there is nothing to tell.
fn with_correction(differences: &[Difference], gap: f32) -> Option<f32> {
    let plain: f32 = differences.iter().map(|one| one.chance).sum();
    let added: f32 = differences.iter().map(|one| one.correction).sum();
    if added == 0.0 {
        return Some(gap);
    }
    let share = added / plain;
    (plain > 0.0 && share >= MOST_OF_IT - 1.0).then_some(gap * (1.0 + share.max(0.0)))
}

#[cfg(test)]
mod tests;
