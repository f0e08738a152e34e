//! A finished game looked at again: how everybody stood after each action, and what each choice cost.

use crate::{Advice, Budget, Knowhow, Suggestion, advise_about};
use catalog::{AnySitting, Entry, NoReplay, Replaced, games};
use serde::Serialize;
use std::ops::ControlFlow;
use table::record::Record;
use table::{Game, Seat, Sitting};

/// A choice that cost less is not worth mentioning: a search is not that sure.
const WORTH_MENTIONING: f32 = 0.02;

/// How a game went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The id of the game.
    pub game: String,
    /// Every action, in order.
    pub moments: Vec<Moment>,
}

/// One action, as the bot sees it from what the player knew.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// Counted from 1.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// What was done, as the game writes it.
    pub action: String,
    /// How much better the best action was.
    pub cost: f32,
    /// The best action, if there was anything to think about.
    pub better: Option<Suggestion>,
    /// The result that each seat can expect after it.
    pub outlook: Vec<f32>,
}

impl Analysis {
    /// The costliest choices, worst first.
    pub fn costliest(&self, most: usize) -> Vec<&Moment> {
        let mut costly: Vec<&Moment> = self.moments.iter().filter(|moment| moment.cost >= WORTH_MENTIONING).collect();
        costly.sort_by(|one, two| two.cost.total_cmp(&one.cost));
        costly.truncate(most);
        costly
    }
}

/// Thinks about every action of a record. `each` is called after each of them.
pub fn analyse(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    think: Budget,
    each: &dyn Fn(),
) -> Result<Analysis, NoReplay> {
    let on = || {
        each();
        ControlFlow::Continue(())
    };
    let moments = moments(entry, record, replaced, think, &on)?;
    Ok(Analysis { game: record.header.game.clone(), moments })
}

/// As [`analyse`], for as long as `each` wants to go on; nothing comes of it otherwise.
pub fn analyse_while(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    think: Budget,
    each: &dyn Fn() -> ControlFlow<()>,
) -> Result<Option<Analysis>, NoReplay> {
    let moments = moments(entry, record, replaced, think, each)?;
    let whole = moments.len() == record.lines.len();
    Ok(whole.then(|| Analysis { game: record.header.game.clone(), moments }))
}

fn moments(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    think: Budget,
    each: &dyn Fn() -> ControlFlow<()>,
) -> Result<Vec<Moment>, NoReplay> {
    let start = entry.replay(record, replaced, 0, &mut |_, _, _, _| ())?;
    // The advice given before an action tells how everybody stood after the one before it.
    let ask = |sitting: &dyn AnySitting, index: usize| {
        let line = record.lines.get(index)?;
        advise_about(sitting, line.seat, &line.action, think, index as u64).ok()
    };
    let mut before = ask(&*start, 0);
    let mut moments: Vec<Moment> = Vec::new();
    let mut on = true;
    entry.replay(record, replaced, usize::MAX, &mut |seat, action, _, sitting| {
        if !on {
            return;
        }
        let number = moments.len() + 1;
        let after = ask(sitting, number);
        let outlook = match (&after, results(sitting)) {
            (Some(advice), _) => advice.outlook.clone(),
            (None, Some(results)) => results,
            (None, None) => moments.last().map(|moment| moment.outlook.clone()).unwrap_or_default(),
        };
        let (cost, better) = before.take().map_or((0.0, None), |advice| weigh(advice, action));
        moments.push(Moment { number, seat, action: action.to_owned(), cost, better, outlook });
        before = after;
        on = each().is_continue();
    })?;
    // The last answer comes after the last action, when there is nothing left to stop.
    Ok(moments)
}

/// What everybody has come to at the end, by the measure of the outlooks before it: alone, points and not the only place.
fn results(sitting: &dyn AnySitting) -> Option<Vec<f32>> {
    macro_rules! end {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(
            if let Some(Sitting { game, .. }) = sitting.as_any().downcast_ref::<Sitting<$game>>() {
                return game.is_over().then(|| game.result()[..game.players()].to_vec());
            }
        )*};
    }
    games!(end);
    None
}

/// What an action cost against the best one, and which that was.
fn weigh(mut advice: Advice, action: &str) -> (f32, Option<Suggestion>) {
    let taken = advice.suggestions.iter().find(|suggestion| suggestion.action == action).map(|taken| taken.value);
    let best = (!advice.suggestions.is_empty()).then(|| advice.suggestions.swap_remove(0));
    let cost = best.as_ref().zip(taken).map_or(0.0, |(best, taken)| (best.value - taken).max(0.0));
    (cost, best)
}
