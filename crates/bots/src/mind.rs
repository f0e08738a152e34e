//! What a search goes by.

use crate::{Knowhow, Style, Tuning};
use std::sync::Arc;
use table::Seat;

/// What first glances add to every action.
const LEAST_APPEAL: f32 = 0.01;

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
}

impl Mind {
    pub(crate) fn new(rule: Rule, tuning: &Tuning) -> Mind {
        Mind { rule, style: tuning.style, weights: Arc::from(tuning.weights.as_slice()) }
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
