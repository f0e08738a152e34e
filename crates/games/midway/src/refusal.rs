//! Why an action is refused. Nothing here decides what is legal: it explains what [`Midway::list`] leaves out.

use crate::actions::Action;
use crate::booth::{Booth, Deed};
use crate::cards::{Card, Ride};
use crate::row::Row;
use crate::state::{Midway, Raid, Stage};
use table::{Illegal, Rule, Seat};

/// The key of the sentence and the number of the rule.
type Why = (&'static str, &'static str);

const NOT_IN_HAND: &str = "midway-refuse-not-in-hand";

pub(crate) fn refusal(game: &Midway, seat: Seat, action: Action) -> Illegal {
    let (key, rule) = match game.asked() {
        None => ("midway-refuse-over", "MC-9.1"),
        Some(asked) if asked != seat => game.why_not_now(),
        Some(_) => game.why_not_this(action),
    };
    Illegal::new(key, Rule(rule))
}

impl Midway {
    /// Somebody else is asked.
    fn why_not_now(&self) -> Why {
        match self.stage {
            Stage::Block { .. } => ("midway-refuse-block-window", "MC-8.3"),
            Stage::Place { .. } => ("midway-refuse-place-window", "MC-6.10"),
            _ => ("midway-refuse-not-your-turn", "MC-2.1"),
        }
    }

    fn why_not_this(&self, action: Action) -> Why {
        match self.stage {
            Stage::Trim => match action {
                Action::Discard(_) => (NOT_IN_HAND, "MC-2.4"),
                _ => ("midway-refuse-trim-first", "MC-2.4"),
            },
            Stage::Choose => self.why_not_choose(action),
            Stage::Refresh { wild, from_midway, .. } => self.why_not_lay(action, wild, from_midway),
            Stage::Assign => self.why_not_assign(action),
            Stage::Maneuver => match action {
                Action::Protect(_) => ("midway-refuse-no-such-die", "MC-11.3"),
                _ => ("midway-refuse-maneuver-first", "MC-11.3"),
            },
            Stage::Act => self.why_not_act(action),
            Stage::Block { .. } => match action {
                Action::PassAll => ("midway-refuse-last-action", "MC-8.7"),
                _ => ("midway-refuse-block-or-pass", "MC-8.1"),
            },
            Stage::HandOver { .. } => match action {
                Action::Give(_) => (NOT_IN_HAND, "MC-5.11"),
                _ => ("midway-refuse-give-first", "MC-5.11"),
            },
            Stage::Take { raid } => self.why_not_take(action, raid),
            Stage::Place { owner, .. } => self.why_not_place(action, owner),
            Stage::Give { raid } => self.why_not_give(action, raid),
            Stage::Toss => match action {
                Action::Discard(_) => (NOT_IN_HAND, "MC-5.13"),
                _ => ("midway-refuse-toss-first", "MC-5.13"),
            },
            Stage::Build { moves } => self.why_not_build(action, moves),
            Stage::Over { .. } => ("midway-refuse-over", "MC-9.1"),
        }
    }

    fn why_not_choose(&self, action: Action) -> Why {
        match action {
            Action::Lay(_) | Action::LayWild(_) if !self.can_refresh() => ("midway-refuse-no-wild", "MC-3.5"),
            Action::Lay(_) | Action::LayWild(_) => self.why_not_lay(action, false, false),
            _ => ("midway-refuse-refresh-or-roll", "MC-2.6"),
        }
    }

    fn why_not_lay(&self, action: Action, wild: bool, from_midway: bool) -> Why {
        match action {
            Action::Lay(_) => (NOT_IN_HAND, "MC-3.1"),
            Action::LayWild(_) if from_midway => ("midway-refuse-one-from-midway", "MC-3.2"),
            Action::LayWild(_) => ("midway-refuse-no-wild-there", "MC-3.2"),
            Action::Draw if !wild => ("midway-refuse-wild-missing", "MC-3.1"),
            _ => ("midway-refuse-committed", "MC-3.4"),
        }
    }

    fn why_not_assign(&self, action: Action) -> Why {
        match action {
            Action::Reroll | Action::Raise(_) | Action::Lower(_) => self.why_not_ticket(action),
            Action::Assign(..) if self.rolled_triple() => ("midway-refuse-triple", "MC-4.3"),
            Action::Assign(..) | Action::AssignAll(_) => ("midway-refuse-other-dice", "MC-4.2"),
            _ => ("midway-refuse-assign-first", "MC-4.4"),
        }
    }

    /// Are all three dice alike?
    fn rolled_triple(&self) -> bool {
        let [low, _, high] = self.dice();
        low == high
    }

    fn why_not_ticket(&self, action: Action) -> Why {
        match action {
            _ if self.turn.spent.contains(self.active()) => ("midway-refuse-ticket-used", "MC-4.7"),
            _ if self.tickets_of(self.active()) == 0 => ("midway-refuse-no-ticket", "MC-4.5"),
            Action::Raise(Booth::MidwaySteal) | Action::Lower(Booth::DeckDraw) => ("midway-refuse-no-wrap", "MC-4.6"),
            _ => ("midway-refuse-no-such-die", "MC-4.5"),
        }
    }

    fn why_not_act(&self, action: Action) -> Why {
        let (deed, protected) = match action {
            Action::Declare(deed) => (deed, false),
            Action::DeclareProtected(deed) => (deed, true),
            Action::Protect(_) => return ("midway-refuse-maneuver-over", "MC-11.3"),
            _ => return ("midway-refuse-act-first", "MC-5.3"),
        };
        let on_tableau = self.turn.slots.contains(&Some(deed.booth()));
        match deed.target() {
            _ if !on_tableau => ("midway-refuse-not-assigned", "MC-5.1"),
            Some(target) if target == self.active() || target.at() >= self.seats() => {
                ("midway-refuse-another-player", "MC-5.6")
            }
            _ if protected && self.turn.protected != Some(deed.booth()) => ("midway-refuse-not-protected", "MC-11.3"),
            _ if self.is_possible(deed) => ("midway-refuse-protected-only", "MC-11.4"),
            Some(target) => self.why_not_against(deed.booth(), target),
            None => impossible_draw(deed),
        }
    }

    /// Why the action of a booth is impossible now for the active player, if it is.
    pub(crate) fn why_shut(&self, booth: Booth) -> Option<Illegal> {
        if self.is_open(booth) {
            return None;
        }
        let others = self.active().others(self.seats());
        let mut reasons = others.map(|target| match Deed::of(booth, target) {
            deed @ (Deed::DeckDraw | Deed::DiscardDraw) => impossible_draw(deed),
            _ => self.why_not_against(booth, target),
        });
        let first = reasons.next()?;
        let (key, rule) =
            if reasons.all(|reason| reason == first) { first } else { ("midway-refuse-no-target", "MC-5.6") };
        Some(Illegal::new(key, Rule(rule)))
    }

    /// Why a Wild cannot leave this ride while building.
    pub(crate) fn why_wild_stays(&self, from: Ride) -> Illegal {
        let (key, rule) = if self.own_midway().open().without(from).is_empty() {
            ("midway-refuse-nowhere", "MC-7.8")
        } else {
            ("midway-refuse-no-moves", "MC-7.10")
        };
        Illegal::new(key, Rule(rule))
    }

    /// Why a player cannot be the target of a booth's action.
    fn why_not_against(&self, booth: Booth, target: Seat) -> Why {
        let rule = match booth {
            Booth::DeckDraw | Booth::DiscardDraw => "MC-5.6",
            Booth::HandDraw => "MC-5.10",
            Booth::HandTrade => "MC-5.11",
            Booth::MidwayTrade => "MC-5.12",
            Booth::MidwaySteal => "MC-5.13",
        };
        let theirs = &self.midways[target.at()];
        let key = match booth {
            Booth::HandDraw | Booth::HandTrade if self.hands[target.at()].is_empty() => "midway-refuse-empty-hand",
            Booth::HandTrade => "midway-refuse-own-hand-empty",
            Booth::MidwayTrade | Booth::MidwaySteal if theirs.is_bare() => "midway-refuse-bare-midway",
            Booth::MidwayTrade if self.own_midway().is_bare() => "midway-refuse-own-midway-bare",
            Booth::MidwaySteal if self.own_hand().is_empty() => "midway-refuse-own-hand-empty-steal",
            _ => "midway-refuse-nothing-to-take",
        };
        (key, rule)
    }

    fn why_not_take(&self, action: Action, raid: Raid) -> Why {
        let target = &self.midways[raid.target.at()];
        let rule = if raid.trade { "MC-5.12" } else { "MC-5.13" };
        match action {
            Action::Take(part) if !holds(target, part) => ("midway-refuse-not-in-midway", rule),
            Action::Take(part) if locked(target, part) => ("midway-refuse-locked", "MC-6.2"),
            Action::Take(part) if self.own_midway().has(part) => ("midway-refuse-duplicate", "MC-6.1"),
            Action::TakeWild(ride) if target.wilds(ride) == 0 => ("midway-refuse-no-wild-there", rule),
            Action::Take(_) | Action::TakeWild(_) => ("midway-refuse-nothing-to-pay", "MC-6.5"),
            _ => ("midway-refuse-take-first", rule),
        }
    }

    fn why_not_place(&self, action: Action, owner: Seat) -> Why {
        match action {
            Action::Place(ride) if self.midways[owner.at()].open().has(ride) => ("midway-refuse-must-win", "MC-6.5"),
            Action::Place(_) => ("midway-refuse-not-open", "MC-6.6"),
            _ => ("midway-refuse-place-first", "MC-6.9"),
        }
    }

    fn why_not_give(&self, action: Action, raid: Raid) -> Why {
        let (own, target) = (self.own_midway(), &self.midways[raid.target.at()]);
        match action {
            Action::Give(part) if !holds(own, part) => ("midway-refuse-not-in-midway", "MC-5.12"),
            Action::Give(part) if locked(own, part) => ("midway-refuse-locked", "MC-6.2"),
            Action::Give(part) if target.has(part) => ("midway-refuse-duplicate", "MC-6.1"),
            Action::GiveWild(ride) if own.wilds(ride) == 0 => ("midway-refuse-no-wild-there", "MC-5.12"),
            Action::Give(_) | Action::GiveWild(_) => ("midway-refuse-just-taken", "MC-6.4"),
            _ => ("midway-refuse-give-first", "MC-5.12"),
        }
    }

    fn why_not_build(&self, action: Action, moves: u8) -> Why {
        let (hand, own) = (self.own_hand(), self.own_midway());
        match action {
            Action::Start(first, second) if !hand.has(first) || !hand.has(second) => (NOT_IN_HAND, "MC-7.2"),
            Action::Start(first, _) if first.is_wild() => ("midway-refuse-start-pair", "MC-7.2"),
            Action::Start(first, _) if !own.unstarted().has(first.ride()) => ("midway-refuse-started", "MC-7.3"),
            Action::Start(..) => ("midway-refuse-start-pair", "MC-7.2"),
            Action::Add(card) if card.is_wild() => ("midway-refuse-wild-where", "MC-7.3"),
            Action::Add(part) if !hand.has(part) => (NOT_IN_HAND, "MC-7.3"),
            Action::Add(part) if own.has(part) => ("midway-refuse-duplicate", "MC-7.4"),
            Action::AddWild(_) if !hand.has(Card::WILD) => (NOT_IN_HAND, "MC-7.3"),
            Action::Add(part) if own.complete().has(part.ride()) => ("midway-refuse-wild-in-place", "MC-7.9"),
            Action::Add(part) => why_not_on(own, part.ride()),
            Action::AddWild(ride) => why_not_on(own, ride),
            Action::Move(from, _) if own.wilds(from) == 0 => ("midway-refuse-no-wild-there", "MC-7.8"),
            Action::Move(_, to) if !own.open().has(to) => ("midway-refuse-not-open", "MC-7.8"),
            Action::Move(..) if moves == 0 => ("midway-refuse-no-moves", "MC-7.10"),
            Action::Move(..) => ("midway-refuse-same-ride", "MC-7.8"),
            _ => ("midway-refuse-build-or-done", "MC-7.1"),
        }
    }
}

fn why_not_on(midway: &Row, ride: Ride) -> Why {
    if midway.complete().has(ride) {
        ("midway-refuse-complete", "MC-7.4")
    } else {
        ("midway-refuse-start-pair", "MC-7.2")
    }
}

fn holds(midway: &Row, part: Card) -> bool {
    !part.is_wild() && midway.has(part)
}

fn locked(midway: &Row, part: Card) -> bool {
    midway.natural().has(part.ride())
}

fn impossible_draw(deed: Deed) -> Why {
    if deed == Deed::DeckDraw { ("midway-refuse-no-deck", "MC-5.8") } else { ("midway-refuse-no-pile", "MC-5.9") }
}
