//! Sifts positions, the cheap questions first: most positions fall through at once, and only what is nearly sure to be a
//! puzzle is thought about for long.

use super::game::stage;
use bots::{Bot, Cost, Glance, Level, Reason, Trial, compare, explain, glance, holds};
use catalog::AnySitting;
use lessons::{Puzzle, Sure, Why};
use serde::Serialize;
use table::{Seat, Seed, Setup};

/// There must be something to choose, and not too much to look at.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=300;
/// The seat is neither lost nor has it won.
const OPEN: std::ops::RangeInclusive<f32> = 0.1..=0.9;
/// The first look, the second, and the one at ten times the thought of the first.
const FIRST: u32 = 80;
const SECOND: u32 = 240;
const TENFOLD: u32 = 800;
/// How much better the best must be, as a share of winning: at first, and in the end, beyond so many standard errors.
const PROMISING: f32 = 0.04;
const GAP: f32 = 0.05;
const ERRORS: f32 = 3.0;
/// How long each of two is thought about in one look of a comparison, after how many looks it is asked whether more would
/// tell anything, how many there are at most, and with how many rivals it is compared.
const COMPARED: u32 = 80;
const ROUND: usize = 4;
const LOOKS: usize = 16;
const RIVALS: usize = 2;
/// It must be best in nine of ten worlds.
const TRIAL: Trial = Trial { worlds: 40, failures: 4, times: 50 };
/// How often bots are asked for it, and how often `easy` may find it.
const EASY: u64 = 20;
const EASY_FINDS: usize = 4;
const OTHERS: u64 = 8;
const MEDIUM: u32 = 24;
const HARD: u32 = 120;

/// How many positions fell through at which question.
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
pub struct Dropped {
    pub looked_at: u64,
    pub few_or_many: u64,
    pub stage: u64,
    pub decided: u64,
    pub close: u64,
    pub easy: u64,
    pub second_look: u64,
    pub compared: u64,
    pub tenfold: u64,
    pub worlds: u64,
    pub kept: u64,
}

/// A position that may be a puzzle.
pub(super) struct Sieve<'a> {
    pub sitting: &'a dyn AnySitting,
    pub seat: Seat,
    pub seed: u64,
}

/// What was kept of it.
pub(crate) struct Kept {
    best: String,
    next: String,
    pub(super) themes: Vec<String>,
    why: Vec<Reason>,
    sure: Sure,
}

impl Kept {
    pub(super) fn puzzle(self, name: String, setup: &Setup, seed: Seed, seat: Seat, start: String) -> Puzzle {
        let round = |number: f32| (number * 1000.0).round() / 1000.0;
        let why = self.why.into_iter().map(|reason| Why { term: reason.term, gain: round(reason.gain) });
        Puzzle {
            name,
            setup: setup.clone(),
            seed,
            seat,
            start,
            best: self.best,
            next: self.next,
            themes: self.themes,
            why: why.collect(),
            line: Vec::new(),
            sure: Sure { gap: round(self.sure.gap), error: round(self.sure.error), ..self.sure },
        }
    }
}

/// The best action of a look, the next best by worth, and how far they are apart.
fn lead(look: &Glance) -> Option<(&str, Vec<&str>, f32)> {
    let (best, value, _) = look.tried.first()?;
    let mut others: Vec<&(String, f32, f32)> = look.tried[1..].iter().collect();
    others.sort_by(|one, two| two.1.total_cmp(&one.1));
    let gap = value - others.first()?.1;
    Some((best, others.into_iter().map(|(action, ..)| action.as_str()).collect(), gap))
}

impl Sieve<'_> {
    /// Asks one question after the other.
    pub(super) fn sift(&self, dropped: &mut Dropped, wants_stage: &dyn Fn(&str) -> bool) -> Option<Kept> {
        dropped.looked_at += 1;
        let choices = self.sitting.legal(self.seat).len();
        through(CHOICES.contains(&choices), &mut dropped.few_or_many)?;
        let stage = stage(self.sitting, self.seat)?;
        through(wants_stage(&stage), &mut dropped.stage)?;
        let look = self.look(FIRST, 1)?;
        through(OPEN.contains(&look.outlook), &mut dropped.decided)?;
        let (best, _, gap) = lead(&look)?;
        through(gap >= PROMISING, &mut dropped.close)?;
        let easy = self.found(EASY, |seed| Bot::new(Level::Easy, seed).choose(self.sitting, self.seat).ok(), best);
        through(easy <= EASY_FINDS, &mut dropped.easy)?;
        let again = self.look(SECOND, 2)?;
        let (same, rivals, gap) = lead(&again)?;
        through(same == best && gap >= PROMISING, &mut dropped.second_look)?;
        let cost = through(self.compared(best, &rivals), &mut dropped.compared)?;
        through((3..5).all(|seed| self.again(best, seed)), &mut dropped.tenfold)?;
        let held = holds(self.sitting, self.seat, best, &rivals[..rivals.len().min(RIVALS)], TRIAL, self.seed)?;
        through(held + TRIAL.failures >= TRIAL.worlds, &mut dropped.worlds)?;
        dropped.kept += 1;
        let found = [self.percent(easy, EASY), self.by_search(MEDIUM, best), self.by_search(HARD, best)];
        let next = *rivals.first()?;
        let why = explain(self.sitting, self.seat, best, next, self.seed);
        let terms = why.iter().map(|reason| reason.term.clone());
        Some(Kept {
            best: best.to_owned(),
            next: next.to_owned(),
            themes: std::iter::once(stage).chain(terms).collect(),
            why,
            sure: Sure { gap: cost.mean, error: cost.error, worlds: [held, TRIAL.worlds], found },
        })
    }

    fn look(&self, times: u32, seed: u64) -> Option<Glance> {
        glance(self.sitting, self.seat, times, self.seed ^ seed << 48)
    }

    /// Does ten times the thought say the same?
    fn again(&self, best: &str, seed: u64) -> bool {
        let look = self.look(TENFOLD, seed);
        look.as_ref().and_then(lead).is_some_and(|(same, _, gap)| same == best && gap >= PROMISING)
    }

    /// How much better it is than the closest of its rivals, beyond doubt.
    fn compared(&self, best: &str, rivals: &[&str]) -> Option<Cost> {
        let mut closest: Option<Cost> = None;
        for rival in rivals.iter().take(RIVALS) {
            let cost = self.against(best, rival)?;
            if closest.is_none_or(|least| cost.mean < least.mean) {
                closest = Some(cost);
            }
        }
        closest
    }

    /// Looks at both until it is clear that the best is far enough ahead, or that it is not.
    fn against(&self, best: &str, rival: &str) -> Option<Cost> {
        let mut leads = Vec::with_capacity(LOOKS);
        while leads.len() < LOOKS {
            for _ in 0..ROUND {
                let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(leads.len() as u64);
                let [best, rival] = compare(self.sitting, self.seat, [best, rival], COMPARED, seed)?;
                leads.push(best - rival);
            }
            let cost = Cost::of(&leads);
            if cost.mean + cost.error < GAP {
                return None;
            }
            if cost.mean - cost.error >= GAP && cost.mean >= ERRORS * cost.error {
                return Some(cost);
            }
        }
        let cost = Cost::of(&leads);
        (cost.mean >= GAP && cost.mean >= ERRORS * cost.error).then_some(cost)
    }

    fn found(&self, times: u64, choose: impl Fn(u64) -> Option<String>, best: &str) -> usize {
        (0..times).filter(|time| choose(self.seed ^ time << 40).as_deref() == Some(best)).count()
    }

    fn by_search(&self, times: u32, best: &str) -> u32 {
        let first = |seed| glance(self.sitting, self.seat, times, seed)?.tried.into_iter().next().map(|one| one.0);
        self.percent(self.found(OTHERS, first, best), OTHERS)
    }

    fn percent(&self, count: usize, of: u64) -> u32 {
        (100 * count as u64 / of) as u32
    }
}

/// The answer, if there is one; it is counted if there is none.
fn through<T: Answer>(answer: T, count: &mut u64) -> Option<T::Told> {
    let told = answer.told();
    *count += u64::from(told.is_none());
    told
}

/// Yes or no, or yes with something.
trait Answer {
    type Told;
    fn told(self) -> Option<Self::Told>;
}

impl Answer for bool {
    type Told = ();
    fn told(self) -> Option<()> {
        self.then_some(())
    }
}

impl<T> Answer for Option<T> {
    type Told = T;
    fn told(self) -> Option<T> {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_best_is_by_worth_and_not_by_how_long_it_was_looked_at() {
        let tried = [("a", 0.6, 0.7), ("b", 0.3, 0.2), ("c", 0.5, 0.1)];
        let tried = tried.map(|(action, value, share)| (action.to_owned(), value, share)).to_vec();
        let look = Glance { outlook: 0.5, tried };
        let (best, others, gap) = lead(&look).unwrap();
        assert_eq!((best, others), ("a", vec!["c", "b"]));
        assert!((gap - 0.1).abs() < 1e-6);
    }
}
