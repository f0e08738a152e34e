//! Which action a seat takes at a node of the tree.

use super::Search;
use super::tree::{EdgeId, NodeId, Tree};
use crate::knowhow::Knowhow;
use table::{Dice, Seat};

/// How curious the textbook is: the constant of UCB1 for values between 0 and 1.
const PLAIN_CURIOSITY: f32 = 0.7;

/// Who chooses at the same time as others goes by habit once in so many times.
const UNSTEADY: u32 = 2;

impl<G: Knowhow> Search<G> {
    /// Chooses for a seat among the actions open in this world; nothing if the tree has no room for them.
    pub(super) fn choose(
        &mut self,
        node: NodeId,
        seat: Seat,
        alone: bool,
        world: &G,
        dice: &mut Dice,
    ) -> Option<EdgeId> {
        self.scratch.legal.clear();
        world.legal(seat, &mut self.scratch.legal);
        if self.forced.is_none() || node != Tree::<G::Action>::ROOT {
            self.mind.tidy_up(world, seat, &mut self.scratch.legal);
        }
        let (plain, mind) = (self.plain(), &self.mind);
        let appeal = |action| mind.appeal(world, seat, action);
        let room = self.tree.offer(node, seat, &self.scratch.legal, appeal, &mut self.scratch.offers);
        if !room || self.scratch.offers.is_empty() {
            return None;
        }
        if let Some(forced) = self.forced_at(node, seat) {
            return Some(forced);
        }
        if !alone && dice.below(UNSTEADY) == 0 {
            return Some(self.by_habit(dice));
        }
        // Equals must not always fall to the one that is listed first.
        let start = dice.index(self.scratch.offers.len());
        Some(if plain { self.by_bounds(start) } else { self.by_promise(node, seat, start) })
    }

    /// The action that is being judged, where it is to be taken.
    fn forced_at(&self, node: NodeId, seat: Seat) -> Option<EdgeId> {
        let action = self.forced.filter(|_| node == Tree::<G::Action>::ROOT && seat == self.seat)?;
        self.scratch.offers.iter().copied().find(|&id| self.tree.edge(id).action == action)
    }

    /// As often as it was done before. Those who choose at the same time and always do what looks best chase each other
    /// in step; a habit now and then breaks the step.
    fn by_habit(&self, dice: &mut Dice) -> EdgeId {
        let offers = &self.scratch.offers;
        let visits = |id: &EdgeId| self.tree.edge(*id).visits + 1;
        let mut place = dice.below(offers.iter().map(visits).sum());
        let habit = offers.iter().find(|id| {
            let here = place < visits(id);
            place = place.saturating_sub(visits(id));
            here
        });
        *habit.unwrap_or(&offers[0])
    }

    fn offers_from(&self, start: usize) -> impl Iterator<Item = EdgeId> {
        let (before, after) = self.scratch.offers.split_at(start);
        after.iter().chain(before).copied()
    }

    /// UCB1 with availability counts in place of the parent's visits, untried actions first: the textbook.
    fn by_bounds(&self, start: usize) -> EdgeId {
        let score = |id| {
            let edge = self.tree.edge(id);
            let explore = ((edge.offered as f32).ln() / edge.visits as f32).sqrt();
            edge.mean().map_or(f32::INFINITY, |mean| mean + PLAIN_CURIOSITY * explore)
        };
        self.greatest(start, score)
    }

    /// Value, and curiosity in proportion to appeal (PUCT), in spreads of the values met so far.
    fn by_promise(&self, node: NodeId, seat: Seat, start: usize) -> EdgeId {
        let (mut visits, mut total, mut appeals) = (0u32, 0.0f64, 0.0f32);
        for &id in &self.scratch.offers {
            let edge = self.tree.edge(id);
            visits += edge.visits;
            total += edge.total;
            appeals += edge.appeal;
        }
        let spread = self.spread.spread(seat.at());
        let mean = if visits == 0 { self.spread.mean(seat.at()) } else { (total / f64::from(visits)) as f32 };
        let style = &self.mind.style;
        let untried = mean - style.doubt * spread;
        let own = node == Tree::<G::Action>::ROOT && seat == self.seat;
        let fairness = if own { style.fairness } else { 0.0 };
        let even = fairness / self.scratch.offers.len() as f32;
        let by_appeal = (1.0 - fairness) / appeals;
        let curiosity = style.curiosity * spread;
        let score = |id| {
            let edge = self.tree.edge(id);
            let explore = (edge.appeal * by_appeal + even) * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
            edge.mean().unwrap_or(untried) + curiosity * explore
        };
        self.greatest(start, score)
    }

    /// The offer with the greatest score, the first of equals counted from `start`.
    fn greatest(&self, start: usize, score: impl Fn(EdgeId) -> f32) -> EdgeId {
        let mut best = (self.scratch.offers[start], f32::NEG_INFINITY);
        for id in self.offers_from(start) {
            let score = score(id);
            if score > best.1 {
                best = (id, score);
            }
        }
        best.0
    }
}
