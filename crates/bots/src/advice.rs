//! What a bot says about a position: the best few actions, what each is worth, and how it expects the game to go on.

use crate::mind::Mind;
use crate::thought::{Thought, Weighed};
use crate::{Budget, Knowhow, NoChoice, Rule, Seen};
use catalog::{AnySitting, games};
use serde::Serialize;
use table::{Dice, Say, Seat, Sitting};

/// How many actions are suggested, and how far each is followed.
const SUGGESTIONS: usize = 5;
const LINE: usize = 6;

/// What a bot says about a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    pub seat: Seat,
    /// The result that each seat can expect, from 0 (lost) to 1 (won).
    pub outlook: Vec<f32>,
    /// The best actions first.
    pub suggestions: Vec<Suggestion>,
    pub iterations: u32,
}

/// One action, and what is to be said for it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Suggestion {
    pub action: String,
    pub label: Say,
    /// The result that it leads to.
    pub value: f32,
    /// The share of the thinking that went into it: the surer the bot, the greater.
    pub share: f32,
    /// How the game is expected to go on, this action first. What is hidden from the seat is imagined.
    pub line: Vec<Ply>,
}

/// One action of a line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ply {
    pub seat: Seat,
    pub action: String,
    pub label: Say,
}

/// Thinks about what `seat` should do, from what that seat knows. The same seed and iterations say the same again.
pub fn advise(sitting: &dyn AnySitting, seat: Seat, think: Budget, seed: u64) -> Result<Advice, NoChoice> {
    macro_rules! ask {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(sitting) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                return advise_in(Seen::new(&sitting.game, seat), think, seed).ok_or(NoChoice(seat));
            }
        )*};
    }
    games!(ask);
    Err(NoChoice(seat))
}

/// As [`advise`], for whoever knows the game.
pub fn advise_in<G: Knowhow>(seen: Seen<'_, G>, think: Budget, seed: u64) -> Option<Advice> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    if legal.is_empty() {
        return None;
    }
    let mut dice = Dice::quick(seed);
    let mut thought = Thought::<G>::new(&Mind::new(Rule::Guided, G::tuning()), seen.seat(), 1);
    thought.run(seen, think, &mut dice);
    let world = seen.imagine(&mut dice);
    let weighed = thought.weighed();
    let mut suggest = |best: &Weighed<G::Action>| Suggestion {
        action: world.notation(best.action),
        label: world.label(seen.seat(), best.action),
        value: best.value,
        share: best.share,
        line: line(&thought, seen, best.action, &mut dice),
    };
    let suggestions = weighed.iter().take(SUGGESTIONS).map(&mut suggest).collect();
    let outlook = thought.outlook()[..world.players()].to_vec();
    Some(Advice { seat: seen.seat(), outlook, suggestions, iterations: thought.iterations() })
}

fn line<G: Knowhow>(thought: &Thought<G>, seen: Seen<'_, G>, first: G::Action, dice: &mut Dice) -> Vec<Ply> {
    let ply = |(world, seat, action): (G, Seat, G::Action)| Ply {
        seat,
        action: world.notation(action),
        label: world.label(seat, action),
    };
    thought.line(seen, first, LINE, dice).into_iter().map(ply).collect()
}
