//! A finished game looked at again: how everybody stood after each action, and what each choice cost.
//!
//! Every action gets a first look. What seems to have cost much then gets a second, longer one (see [`look_again`]), and
//! only what stands that is blamed on anybody.

mod turns;

use crate::{Advice, Budget, Cost, Knowhow, Reason, Suggestion, advise, advise_about, explain, look_again};
use catalog::{AnySitting, Entry, NoReplay, Replaced, games};
use serde::Serialize;
use std::ops::ControlFlow;
use table::record::Record;
use table::{Game, Say, Seat, Sitting};
use turns::Turns;

/// A choice that cost less is not worth mentioning.
const WORTH_MENTIONING: f32 = 0.02;

/// How many of the choices that seem costliest are looked at again.
const SUSPECTS: usize = 12;

/// Of the first look at an action, how much longer each second look at it is; and how long it is where the first has no
/// number of iterations but a time.
const LONGER: u32 = 2;
const USUAL: u32 = 500;

/// Every so many actions are thought about twice, to see how far two looks at one position lie apart.
const TWICE: usize = 8;

/// How a game went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// The id of the game.
    pub game: String,
    /// The standard error of the outlooks: how far one look lies from what many would find.
    pub noise: f32,
    /// Every action, in order.
    pub moments: Vec<Moment>,
}

/// One action, as the bot sees it from what the player knew.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Moment {
    /// Counted from 1.
    pub number: usize,
    /// The turn that it belongs to, counted from 1: what one player does in one go is one turn.
    pub turn: u32,
    /// Where the game stood before it.
    pub heading: Say,
    /// Who acted.
    pub seat: Seat,
    /// What was done, as the game writes it.
    pub action: String,
    /// The same in words, if there was anything to think about.
    pub made: Option<Say>,
    /// How much better the best action was.
    pub cost: f32,
    /// How sure that is, where it was looked at again.
    pub looked_again: Option<Cost>,
    /// The best action, if there was anything to think about.
    pub better: Option<Suggestion>,
    /// All actions that are as good as the best, as far as one can tell; the best first.
    pub good: Vec<String>,
    /// What speaks for the best action against the one that was taken, where it was looked at again.
    pub why: Vec<Reason>,
    /// The result that each seat can expect after it.
    pub outlook: Vec<f32>,
}

impl Moment {
    /// Did it cost something worth mentioning, beyond doubt?
    pub fn is_blamed(&self) -> bool {
        self.cost >= WORTH_MENTIONING && self.looked_again.is_some_and(|cost| cost.is_sure())
    }
}

impl Analysis {
    /// The costliest choices that are beyond doubt, worst first.
    pub fn costliest(&self, most: usize) -> Vec<&Moment> {
        let mut costly: Vec<&Moment> = self.moments.iter().filter(|moment| moment.is_blamed()).collect();
        costly.sort_by(|one, two| two.cost.total_cmp(&one.cost));
        costly.truncate(most);
        costly
    }
}

/// Thinks about every action of a record. `each` is called after each of them.
///
/// ```no_run
/// use bots::{Budget, analyse};
/// use catalog::{Replaced, Table, find};
/// use table::{Seat, Seed, Setup};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let (tycoon, seed) = (find("tycoon")?, Seed::from_text("an example"));
/// let mut table = Table::open(tycoon, &Setup::new(1), &Replaced::new(), vec!["Ada".into()], seed, Vec::new())?;
/// for _ in 0..3 {
///     let action = table.sitting().legal(Seat(0)).remove(0).action;
///     table.act(Seat(0), &action)?;
/// }
/// let analysis = analyse(tycoon, table.record(), &Replaced::new(), Budget::iterations(5), &|| ())?;
/// println!("{} choices cost something", analysis.costliest(12).len());
/// # Ok(())
/// # }
/// ```
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
    let mut analysis = first_look(entry, record, replaced, think, &on)?;
    second_looks(entry, record, replaced, think, &mut analysis.moments, &|| ControlFlow::Continue(()))?;
    Ok(analysis)
}

/// As [`analyse`], for as long as `each` wants to go on; nothing comes of it otherwise. It is asked at every look.
pub fn analyse_while(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    think: Budget,
    each: &dyn Fn() -> ControlFlow<()>,
) -> Result<Option<Analysis>, NoReplay> {
    let mut analysis = first_look(entry, record, replaced, think, each)?;
    if analysis.moments.len() < record.lines.len() {
        return Ok(None);
    }
    let whole = second_looks(entry, record, replaced, think, &mut analysis.moments, each)?;
    Ok(whole.then_some(analysis))
}

/// Thinks about every action once.
fn first_look(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    think: Budget,
    each: &dyn Fn() -> ControlFlow<()>,
) -> Result<Analysis, NoReplay> {
    let start = entry.replay(record, replaced, 0, &mut |_, _, _, _| ())?;
    // The advice given before an action tells how everybody stood after the one before it.
    let ask = |sitting: &dyn AnySitting, index: usize| {
        let line = record.lines.get(index)?;
        advise_about(sitting, line.seat, &line.action, think, index as u64).ok()
    };
    let mut before = ask(&*start, 0);
    let mut turns = Turns::new(&*start);
    let mut apart = Apart::default();
    let mut moments: Vec<Moment> = Vec::new();
    let mut on = true;
    entry.replay(record, replaced, usize::MAX, &mut |seat, action, _, sitting| {
        if !on {
            return;
        }
        let number = moments.len() + 1;
        let after = ask(sitting, number);
        if let (Some(advice), true) = (&after, number.is_multiple_of(TWICE)) {
            apart.add(advice, advise(sitting, advice.seat, think, !(number as u64)).ok());
        }
        let outlook = match (&after, results(sitting)) {
            (Some(advice), _) => advice.outlook.clone(),
            (None, Some(results)) => results,
            (None, None) => moments.last().map(|moment| moment.outlook.clone()).unwrap_or_default(),
        };
        let Weighed { cost, made, better, good } =
            before.take().map(|advice| weigh(advice, action)).unwrap_or_default();
        let (turn, heading) = turns.next(seat, sitting);
        let action = action.to_owned();
        let (looked_again, why) = (None, Vec::new());
        moments.push(Moment {
            number,
            turn,
            heading,
            seat,
            action,
            made,
            cost,
            looked_again,
            better,
            good,
            why,
            outlook,
        });
        before = after;
        on = each().is_continue();
    })?;
    // The last answer comes after the last action, when there is nothing left to stop.
    Ok(Analysis { game: record.header.game.clone(), noise: apart.error(), moments })
}

/// Looks again at what seems to have cost most, and puts what was found in place of what seemed; `false` if there was no
/// time to finish.
fn second_looks(
    entry: &Entry,
    record: &Record,
    replaced: &Replaced,
    think: Budget,
    moments: &mut [Moment],
    each: &dyn Fn() -> ControlFlow<()>,
) -> Result<bool, NoReplay> {
    let times = if think.time.is_some() { USUAL } else { think.iterations }.saturating_mul(LONGER);
    let mut suspects: Vec<&mut Moment> = moments.iter_mut().filter(|moment| moment.cost >= WORTH_MENTIONING).collect();
    suspects.sort_by(|one, two| two.cost.total_cmp(&one.cost));
    for suspect in suspects.into_iter().take(SUSPECTS) {
        let Some(better) = &suspect.better else { continue };
        let sitting = entry.replay(record, replaced, suspect.number - 1, &mut |_, _, _, _| ())?;
        let mut stopped = false;
        let mut on = || {
            stopped = each().is_break();
            !stopped
        };
        let (taken, better, seed) = (suspect.action.as_str(), better.action.as_str(), suspect.number as u64);
        let found = look_again(&*sitting, suspect.seat, taken, better, times, seed, &mut on);
        if stopped {
            return Ok(false);
        }
        suspect.cost = found.map_or(0.0, |cost| cost.mean.max(0.0));
        suspect.looked_again = found;
        if suspect.is_blamed() {
            suspect.why = explain(&*sitting, suspect.seat, better, taken, seed);
        }
    }
    Ok(true)
}

/// How far two looks at the same positions lie apart.
#[derive(Default)]
struct Apart {
    squares: f32,
    count: f32,
}

impl Apart {
    fn add(&mut self, one: &Advice, two: Option<Advice>) {
        for (one, two) in one.outlook.iter().zip(two.iter().flat_map(|advice| &advice.outlook)) {
            self.squares += (one - two).powi(2);
            self.count += 1.0;
        }
    }

    /// The error of one look: two that err alike lie further apart than each from the truth.
    fn error(&self) -> f32 {
        (self.squares / self.count.max(1.0) / 2.0).sqrt()
    }
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

/// An action beside the best one.
#[derive(Default)]
struct Weighed {
    cost: f32,
    made: Option<Say>,
    better: Option<Suggestion>,
    good: Vec<String>,
}

/// What an action cost against the best one, and which that was.
fn weigh(mut advice: Advice, action: &str) -> Weighed {
    let taken = advice.suggestions.iter().find(|suggestion| suggestion.action == action);
    let (made, value) = (taken.map(|taken| taken.label.clone()), taken.map(|taken| taken.value));
    let best = advice.suggestions.first().map_or(0.0, |best| best.value);
    let as_good = |other: &&Suggestion| best - other.value < WORTH_MENTIONING && other.action != action;
    let good = advice.suggestions.iter().filter(as_good).map(|other| other.action.clone()).collect();
    let better = (!advice.suggestions.is_empty()).then(|| advice.suggestions.swap_remove(0));
    let cost = better.as_ref().zip(value).map_or(0.0, |(best, taken)| (best.value - taken).max(0.0));
    Weighed { cost, made, better, good }
}
