//! Thinking: a search on every thread, and what they found together.

use crate::Seen;
use crate::budget::Budget;
use crate::knowhow::{Knowhow, Standing};
use crate::mind::Mind;
use crate::search::{Search, Tried};
use table::{Dice, Seat};

/// What a bot thought about a position. Kept for the next one, where it may still help.
pub(crate) struct Thought<G: Knowhow> {
    searches: Vec<Search<G>>,
}

/// How an action looks after thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Weighed<A> {
    pub(crate) action: A,
    /// The result that the seat can expect of it.
    pub(crate) value: f32,
    /// The share of the thinking that went into it.
    pub(crate) share: f32,
    /// How often it was looked at.
    pub(crate) visits: u32,
}

impl<G: Knowhow> Thought<G> {
    /// A fresh start, on so many threads.
    pub(crate) fn new(mind: &Mind, seat: Seat, threads: usize) -> Thought<G> {
        Thought { searches: (0..threads.max(1)).map(|_| Search::new(mind.clone(), seat)).collect() }
    }

    /// Goes on from the position after `action`.
    pub(crate) fn advance(&mut self, action: G::Action, scene: u64) {
        for search in &mut self.searches {
            search.advance(action, scene);
        }
    }

    /// Spends the budget. Each thread grows a tree of its own from dice of its own, so that a budget of iterations gives
    /// the same thought again, however the threads are scheduled.
    pub(crate) fn run(&mut self, seen: Seen<'_, G>, budget: Budget, dice: &mut Dice) {
        let share = budget.share(self.searches.len());
        let mut throws: Vec<Dice> = self.searches.iter().map(|_| Dice::quick(u64::from(dice.bits()))).collect();
        if let ([search], [own]) = (self.searches.as_mut_slice(), throws.as_mut_slice()) {
            return search.run(seen, share, own);
        }
        std::thread::scope(|scope| {
            for (search, own) in self.searches.iter_mut().zip(&mut throws) {
                scope.spawn(move || search.run(seen, share, own));
            }
        });
    }

    /// Makes sure that `action` was given at least this share of the thinking.
    pub(crate) fn judge(&mut self, seen: Seen<'_, G>, action: G::Action, share: f32, dice: &mut Dice) {
        if let Some(search) = self.searches.first_mut() {
            search.judge(seen, action, share, dice);
        }
    }

    /// The actions that were tried, the best first.
    pub(crate) fn weighed(&self) -> Vec<Weighed<G::Action>> {
        let mut all: Vec<Tried<G::Action>> = Vec::new();
        for tried in self.searches.iter().flat_map(Search::tried) {
            match all.iter_mut().find(|known| known.action == tried.action) {
                Some(known) => (known.visits, known.total) = (known.visits + tried.visits, known.total + tried.total),
                None => all.push(tried),
            }
        }
        all.retain(|tried| tried.visits > 0);
        let mean = |tried: &Tried<G::Action>| tried.total / f64::from(tried.visits);
        all.sort_by(|one, two| two.visits.cmp(&one.visits).then(mean(two).total_cmp(&mean(one))));
        let visits: u32 = all.iter().map(|tried| tried.visits).sum();
        let share = |tried: &Tried<G::Action>| tried.visits as f32 / visits as f32;
        all.iter()
            .map(|tried| Weighed {
                action: tried.action,
                value: mean(tried) as f32,
                share: share(tried),
                visits: tried.visits,
            })
            .collect()
    }

    /// How everybody can expect to fare from here.
    pub(crate) fn outlook(&self) -> Standing {
        let lines: u32 = self.searches.iter().map(|search| search.total().1).sum();
        std::array::from_fn(|seat| {
            let total: f64 = self.searches.iter().map(|search| search.total().0[seat]).sum();
            (total / f64::from(lines.max(1))) as f32
        })
    }

    /// How far the values that were met spread, for a seat.
    pub(crate) fn spread(&self, seat: Seat) -> f32 {
        self.searches.first().map_or(0.0, |search| search.spread(seat))
    }

    pub(crate) fn iterations(&self) -> u32 {
        self.searches.iter().map(Search::iterations).sum()
    }

    /// How the game is expected to go on after `first`.
    pub(crate) fn line(
        &self,
        seen: Seen<'_, G>,
        first: G::Action,
        steps: usize,
        dice: &mut Dice,
    ) -> Vec<(G, Seat, G::Action)> {
        self.searches.first().map(|search| search.line(seen, first, steps, dice)).unwrap_or_default()
    }
}
