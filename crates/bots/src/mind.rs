//! What a search goes by.

use crate::effort::Effort;
use crate::{Knowhow, Standing, Style, Tuning};
use net::Net;
use std::cell::RefCell;
use std::sync::Arc;
use table::Seat;
use tensors::Sparse;

/// What first glances add to every action.
const LEAST_APPEAL: f32 = 0.01;

thread_local! {
    /// What a seat sees, for the network: one list a thread, for it is asked at the end of every line of thought.
    static OBSERVATION: RefCell<Vec<(u16, f32)>> = RefCell::default();
}

/// By which rule a search chooses where to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Know-how guides it: appeal where it has not looked yet, standing where it stops.
    Guided,
    /// The textbook: upper confidence bounds, and playouts by chance to the end of the game.
    Plain,
}

/// A rule, and the numbers that go with it.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    pub(crate) rule: Rule,
    pub(crate) style: Style,
    pub(crate) weights: Arc<[f32]>,
    /// What corrects the standing, where there is a network for it.
    pub(crate) net: Option<Arc<Net>>,
    /// In how many worlds it thinks; nothing stands for another one in every iteration.
    pub(crate) worlds: u32,
    /// Does it search as the first release did?
    pub(crate) first: bool,
}

impl Mind {
    pub(crate) fn new(rule: Rule, tuning: &Tuning) -> Mind {
        Mind {
            rule,
            style: tuning.style,
            weights: Arc::from(tuning.weights.as_slice()),
            net: tuning.net.clone(),
            worlds: 0,
            first: false,
        }
    }

    /// The same with the eyes of a level.
    pub(crate) fn with_eyes_of(mut self, effort: &Effort) -> Mind {
        self.worlds = effort.worlds;
        self.net = self.net.filter(|_| effort.learnt);
        self.style.horizon = effort.sight.map_or(self.style.horizon, |sight| sight.min(self.style.horizon));
        self
    }

    /// The network, if it counts at a table of so many.
    fn net_for(&self, players: usize) -> Option<&Net> {
        let counts = self.style.learnt_seats.is_none_or(|most| players <= most as usize);
        self.net.as_deref().filter(|_| counts)
    }

    /// After how many actions a playout is cut off at a table of so many.
    pub(crate) fn horizon(&self, players: usize) -> u32 {
        match (self.rule, self.net_for(players), self.style.learnt_horizon) {
            (Rule::Plain, ..) => u32::MAX,
            (Rule::Guided, Some(_), Some(learnt)) => learnt.min(self.style.horizon),
            (Rule::Guided, ..) => self.style.horizon,
        }
    }

    /// How everybody stands in this world: by the readable terms, and corrected by the network where there is one. Every
    /// seat is corrected by what it sees itself.
    pub(crate) fn standing<G: Knowhow>(&self, world: &G) -> Standing {
        let mut standing = world.standing(&self.weights);
        let players = world.players();
        let Some(net) = self.net_for(players) else { return standing };
        let before: f32 = standing[..players].iter().sum();
        OBSERVATION.with_borrow_mut(|observation| {
            for seat in Seat::all(players) {
                world.observe(seat, &mut Sparse::new(observation));
                standing[seat.at()] = net.correct(standing[seat.at()], observation);
            }
        });
        // Somebody wins: what one gains by it another loses.
        let after: f32 = standing[..players].iter().sum();
        if players > 1 && after > 0.0 {
            standing[..players].iter_mut().for_each(|chance| *chance *= before / after);
        }
        standing
    }

    /// Leaves out what is pointless, if it is left out at all and if something remains. The textbook knows of nothing that is.
    pub(crate) fn tidy_up<G: Knowhow>(&self, world: &G, seat: Seat, legal: &mut Vec<G::Action>) {
        let tidies = self.style.tidy && self.rule == Rule::Guided;
        if tidies && legal.iter().any(|&action| !world.idle(seat, action)) {
            legal.retain(|&action| !world.idle(seat, action));
        }
    }

    /// How promising an action looks at first glance; never nothing, so that no action is never looked at.
    #[inline]
    pub(crate) fn appeal<G: Knowhow>(&self, world: &G, seat: Seat, action: G::Action) -> f32 {
        match self.rule {
            Rule::Plain => 1.0,
            Rule::Guided => LEAST_APPEAL + world.appeal(seat, action, &self.weights).max(0.0).powf(self.style.trust),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::games::Monsters;

    /// With numbers of our own, for those of the game may change: a network for up to three.
    #[test]
    fn who_goes_by_a_network_looks_less_far_where_it_counts() {
        let own = Monsters::tuning();
        let style = Style { horizon: 90, learnt_horizon: Some(30), learnt_seats: Some(3), ..own.style };
        let tuning = Tuning { style, ..own.clone() };
        assert!(tuning.net.is_some());
        let mind = |rule| Mind::new(rule, &tuning);
        assert_eq!([2, 3, 4].map(|players| mind(Rule::Guided).horizon(players)), [30, 30, 90]);
        assert_eq!(mind(Rule::Plain).horizon(2), u32::MAX);
        let plain = Effort { learnt: false, ..own.levels.expert };
        assert_eq!(mind(Rule::Guided).with_eyes_of(&plain).horizon(2), 90);
        assert_eq!(mind(Rule::Guided).with_eyes_of(&own.levels.expert).horizon(2), 30);
    }
}
