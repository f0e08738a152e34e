//! What a bot says about a position: the best few actions, what each is worth, and how it expects the game to go on.

use crate::mind::Mind;
use crate::reason::{Reason, reasons};
use crate::search::Search;
use crate::thought::{Thought, Weighed};
use crate::{Budget, Knowhow, NoChoice, Rule, Seen, Tuning};
use catalog::{AnySitting, games};
use serde::Serialize;
use table::{Dice, Say, Seat, Sitting, Thing};

/// For how many actions it is told how the game may go on, and how far.
const FOLLOWED: usize = 5;
const LINE: usize = 6;

/// Of the thinking about a position, the share that an action gets that is to be judged in any case.
const JUDGED: f32 = 0.1;

/// How long is thought before two actions are explained.
const EXPLAINED: u32 = 300;

/// What a bot says about a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// Who is advised.
    pub seat: Seat,
    /// The result that each seat can expect, from 0 (lost) to 1 (won).
    pub outlook: Vec<f32>,
    /// Every action that was thought about, the best first.
    pub suggestions: Vec<Suggestion>,
    /// What speaks for the first suggestion against the second: nothing where it is close, or where it has no plain reason.
    pub reasons: Vec<Reason>,
    /// How much thought it rests on.
    pub iterations: u32,
}

/// One action, and what is to be said for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Suggestion {
    /// The action, as the game writes it.
    pub action: String,
    /// The action in words.
    pub label: Say,
    /// The result that it leads to.
    pub value: f32,
    /// The share of the thinking that went into it: the surer the bot, the greater.
    pub share: f32,
    /// How the game is expected to go on, this action first. What is hidden from the seat is imagined. Only the best
    /// few are followed.
    pub line: Vec<Ply>,
}

/// One action of a line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ply {
    /// Who acts.
    pub seat: Seat,
    /// The action, as the game writes it.
    pub action: String,
    /// The action in words.
    pub label: Say,
    /// What is touched for it.
    pub things: Vec<Thing>,
    /// Nothing that comes after it can be known now: dice are thrown for it, or something hidden may be seen.
    pub for_good: bool,
}

/// Thinks about what `seat` should do, from what that seat knows. The same seed and iterations say the same again.
///
/// ```
/// use bots::{Budget, advise};
/// use catalog::{Replaced, find};
/// use table::{Seat, Seed, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let key = Seed::from_text("an example").key(&[]);
/// let sitting = find("midway")?.deal(&Setup::new(2), &Replaced::new(), key)?;
/// let seat = sitting.to_act().first().unwrap_or(Seat(0));
/// let advice = advise(&*sitting, seat, Budget::iterations(20), 7)?;
/// assert_eq!(advice.outlook.len(), 2);
/// assert!(sitting.legal(seat).iter().any(|offer| offer.action == advice.suggestions[0].action));
/// # Ok(())
/// # }
/// ```
pub fn advise(sitting: &dyn AnySitting, seat: Seat, think: Budget, seed: u64) -> Result<Advice, NoChoice> {
    ask(sitting, seat, None, think, seed)
}

/// As [`advise`], and sure to say something about `action` too, if it is legal.
pub fn advise_about(
    sitting: &dyn AnySitting,
    seat: Seat,
    action: &str,
    think: Budget,
    seed: u64,
) -> Result<Advice, NoChoice> {
    ask(sitting, seat, Some(action), think, seed)
}

fn ask(
    sitting: &dyn AnySitting,
    seat: Seat,
    action: Option<&str>,
    think: Budget,
    seed: u64,
) -> Result<Advice, NoChoice> {
    macro_rules! ask {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let about = action.and_then(|text| table::Game::parse(&sitting.game, text).ok());
                return advise_in(Seen::new(&sitting.game, seat), about, think, seed).ok_or(NoChoice(seat));
            }
        )*};
    }
    games!(ask);
    Err(NoChoice(seat))
}

/// What each of two actions is worth to a seat, from what that seat knows. Each gets the same number of iterations for
/// itself, so that neither looks better merely because it was looked at longer.
pub fn compare(sitting: &dyn AnySitting, seat: Seat, actions: [&str; 2], times: u32, seed: u64) -> Option<[f32; 2]> {
    macro_rules! compare {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let [one, two] = actions.map(|text| table::Game::parse(&sitting.game, text).ok());
                return compare_in(Seen::new(&sitting.game, seat), [one?, two?], times, seed);
            }
        )*};
    }
    games!(compare);
    None
}

fn compare_in<G: Knowhow>(seen: Seen<'_, G>, actions: [G::Action; 2], times: u32, seed: u64) -> Option<[f32; 2]> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    let value = |action: G::Action| {
        // The same dice for both: what chance does to one it does, as far as it can, to the other.
        let mut search = Search::<G>::new(Mind::new(Rule::Guided, G::tuning()), seen.seat());
        search.try_only(seen, action, times, &mut Dice::quick(seed)).filter(|_| legal.contains(&action))
    };
    let [one, two] = actions.map(value);
    Some([one?, two?])
}

/// What speaks for `best` against `other`; nothing where no honest reason can be given.
pub fn explain(sitting: &dyn AnySitting, seat: Seat, best: &str, other: &str, seed: u64) -> Vec<Reason> {
    macro_rules! explain {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                let [best, other] = [best, other].map(|text| table::Game::parse(&sitting.game, text).ok());
                let Some((best, other)) = best.zip(other) else { return Vec::new() };
                return explain_in(Seen::new(&sitting.game, seat), best, other, seed);
            }
        )*};
    }
    games!(explain);
    Vec::new()
}

fn explain_in<G: Knowhow>(seen: Seen<'_, G>, best: G::Action, other: G::Action, seed: u64) -> Vec<Reason> {
    let mut dice = Dice::quick(seed);
    let mut thought = Thought::<G>::new(&Mind::new(Rule::Guided, G::tuning()), seen.seat(), 1);
    thought.run(seen, Budget::iterations(EXPLAINED), &mut dice);
    for action in [best, other] {
        thought.judge(seen, action, JUDGED, &mut dice);
    }
    reasons(&thought, seen, best, other, &mut dice)
}

/// Thinks as a budget of iterations allows and says how many there were: for measuring speed.
pub fn exercise<G: Knowhow>(seen: Seen<'_, G>, rule: Rule, think: Budget, seed: u64) -> u32 {
    let mut thought = Thought::<G>::new(&Mind::new(rule, G::tuning()), seen.seat(), 1);
    thought.run(seen, think, &mut Dice::quick(seed));
    thought.iterations()
}

/// The share of thinking that each action gets, for tuning: what first glances should have told.
pub fn shares<G: Knowhow>(seen: Seen<'_, G>, tuning: &Tuning, think: Budget, seed: u64) -> Vec<(G::Action, f32)> {
    let mut thought = Thought::<G>::new(&Mind::new(Rule::Guided, tuning), seen.seat(), 1);
    thought.run(seen, think, &mut Dice::quick(seed));
    thought.weighed().iter().map(|weighed| (weighed.action, weighed.share)).collect()
}

/// As [`advise_about`], for whoever knows the game.
pub fn advise_in<G: Knowhow>(seen: Seen<'_, G>, about: Option<G::Action>, think: Budget, seed: u64) -> Option<Advice> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if legal.is_empty() {
        return None;
    }
    let mut dice = Dice::quick(seed);
    let mut thought = Thought::<G>::new(&Mind::new(Rule::Guided, G::tuning()), seen.seat(), 1);
    thought.run(seen, think, &mut dice);
    let outlook = thought.outlook();
    let iterations = thought.iterations();
    if let Some(action) = about.filter(|action| legal.contains(action)) {
        thought.judge(seen, action, JUDGED, &mut dice);
    }
    let world = seen.imagine(&mut dice);
    let weighed = thought.weighed();
    let mut suggest = |(place, best): (usize, &Weighed<G::Action>)| Suggestion {
        action: world.notation(best.action),
        label: world.label(seen.seat(), best.action),
        value: best.value,
        share: best.share,
        line: if place < FOLLOWED { line(&thought, seen, best.action, &mut dice) } else { Vec::new() },
    };
    let suggestions = weighed.iter().enumerate().map(&mut suggest).collect();
    let reasons = match weighed.as_slice() {
        [best, other, ..] if best.value > other.value => reasons(&thought, seen, best.action, other.action, &mut dice),
        _ => Vec::new(),
    };
    Some(Advice { seat: seen.seat(), outlook: outlook[..world.players()].to_vec(), suggestions, reasons, iterations })
}

fn line<G: Knowhow>(thought: &Thought<G>, seen: Seen<'_, G>, first: G::Action, dice: &mut Dice) -> Vec<Ply> {
    let ply = |(world, seat, action): (G, Seat, G::Action)| Ply {
        seat,
        action: world.notation(action),
        label: world.label(seat, action),
        things: world.touches(seat, action).into_iter().next().unwrap_or_default(),
        for_good: world.price(seat, action).for_good,
    };
    thought.line(seen, first, LINE, dice).into_iter().map(ply).collect()
}
