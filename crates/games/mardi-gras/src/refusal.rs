//! Why an action that is not listed is refused, and by which rule.

use table::{Illegal, Rule, Seat};

use crate::actions::{Action, Throw};
use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::routes::Slot;
use crate::setup::Pair;
use crate::state::{Campaign, MardiGras, Phase, Why};

fn illegal(key: &'static str, rule: &'static str) -> Illegal {
    Illegal::new(key, Rule(rule))
}

impl MardiGras {
    pub(crate) fn explain(&self, seat: Seat, action: Action) -> Illegal {
        if self.actor() != Some(seat) {
            return self.not_your_turn();
        }
        match (action, self.phase) {
            (Action::Place { card, slot }, Phase::Place { .. }) => self.explain_place(seat, card, slot),
            (Action::Discard(_), Phase::Discard { .. }) => illegal("mardi-gras-no-discard", "MG-5.7"),
            (Action::Name(_), Phase::Name { .. }) => illegal("mardi-gras-no-goal", "MG-7.6"),
            (Action::Take { from, kind }, Phase::Take(campaign)) => self.explain_take(&campaign, from, kind),
            (Action::Put(to), Phase::Put { from, .. }) => explain_put(from, to),
            (Action::Entertain { at, kind, throw }, Phase::Parade { stop, .. }) => {
                self.explain_throw(seat, stop, at, kind, throw)
            }
            (Action::Pass, Phase::Place { .. }) => illegal("mardi-gras-no-pass", "MG-3.3"),
            _ => self.not_now(),
        }
    }

    fn not_your_turn(&self) -> Illegal {
        match self.phase {
            Phase::Over => illegal("mardi-gras-no-over", "MG-6.5"),
            Phase::Parade { .. } => illegal("mardi-gras-no-turn", "MG-8.2"),
            Phase::Name { .. } | Phase::Take(_) | Phase::Put { .. } => illegal("mardi-gras-no-turn", "MG-7.1"),
            Phase::Place { .. } | Phase::Gamble { .. } | Phase::Discard { .. } => {
                illegal("mardi-gras-no-turn", "MG-3.2")
            }
        }
    }

    /// The action belongs to another moment of the round.
    fn not_now(&self) -> Illegal {
        let rule = match self.phase {
            Phase::Place { .. } => "MG-3.2",
            Phase::Gamble { .. } => "MG-4.3",
            Phase::Discard { why: Why::Price, .. } => "MG-5.3",
            Phase::Discard { why: Why::Limit, .. } => "MG-3.7",
            Phase::Name { .. } => "MG-7.6",
            Phase::Take(_) | Phase::Put { .. } => "MG-7.5",
            Phase::Parade { .. } => "MG-8.3",
            Phase::Over => "MG-6.5",
        };
        illegal("mardi-gras-no-now", rule)
    }

    fn explain_place(&self, seat: Seat, card: u8, slot: u8) -> Illegal {
        let (card, slot) = (usize::from(card), usize::from(slot));
        if card < usize::from(self.round) {
            return illegal("mardi-gras-no-card", "MG-6.4");
        }
        let route = self.route(card);
        let held = self.cards[card].slots;
        if held[slot].is_some() {
            return illegal("mardi-gras-no-slot", "MG-5.4");
        }
        match route.slots[slot] {
            Slot::Parade if !self.is_open(seat, card, slot) => illegal("mardi-gras-no-second-float", "MG-5.5"),
            Slot::Recruitment if !self.is_open(seat, card, slot) => illegal("mardi-gras-no-later-slot", "MG-5.6"),
            _ => illegal("mardi-gras-no-price", "MG-5.3"),
        }
    }

    fn explain_take(&self, campaign: &Campaign, from: Neighborhood, kind: Kind) -> Illegal {
        if campaign.goal == Some(from) {
            return illegal("mardi-gras-no-goal-source", "MG-7.6");
        }
        if self.crowd(from).of(kind) == 0 {
            return illegal("mardi-gras-no-reveler", "MG-7.2");
        }
        if self.crowd(from).of(kind) == campaign.arrived(from, kind) {
            return illegal("mardi-gras-no-twice", "MG-7.4");
        }
        match campaign.last() {
            Some(last) if (from, kind) < (last.from, last.kind) => illegal("mardi-gras-no-order", "MG-7.5"),
            _ => illegal("mardi-gras-no-fewer", "MG-7.3"),
        }
    }

    fn explain_throw(&self, seat: Seat, stop: u8, at: Neighborhood, kind: Kind, throw: Throw) -> Illegal {
        if !self.halt(stop).between.contains(&at) {
            return illegal("mardi-gras-no-stop", "MG-8.3");
        }
        if self.crowd(at).of(kind) == 0 {
            return illegal("mardi-gras-no-reveler", "MG-8.3");
        }
        match throw {
            Throw::One(card) if card != kind => illegal("mardi-gras-no-match", "MG-8.4"),
            Throw::Two(one, other) if one == kind || other == kind => illegal("mardi-gras-no-pair-match", "MG-8.5"),
            Throw::Two(one, other) if one != other && self.settings.pair == Pair::Same => {
                illegal("mardi-gras-no-pair", "MG-8.5")
            }
            _ if !self.krewe(seat).hand.covers(throw.cards()) => illegal("mardi-gras-no-cards-held", "MG-8.9"),
            _ => self.not_now(),
        }
    }
}

fn explain_put(from: Neighborhood, to: Neighborhood) -> Illegal {
    if from == to { illegal("mardi-gras-no-same-place", "MG-7.1") } else { illegal("mardi-gras-no-order", "MG-7.5") }
}
