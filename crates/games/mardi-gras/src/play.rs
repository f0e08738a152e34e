//! Doing what was decided. One file a part of the round.

mod advertisement;
mod carnival;
mod casino;
mod groundwork;
mod parade;

use table::{Dice, Log, Seat};

use crate::actions::Action;
use crate::events::Event;
use crate::state::{MardiGras, Phase};

impl MardiGras {
    pub(crate) fn carry_out_action(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match (action, self.phase) {
            (Action::Casino, _) => self.go_gambling(seat, dice, log),
            (Action::Place { card, slot }, _) => self.sign_up(seat, card, slot, log),
            (Action::Flip, Phase::Gamble { shown, .. }) => self.flip(seat, shown, dice, log),
            (Action::Stop, Phase::Gamble { shown, .. }) => self.stop(seat, shown, log),
            (Action::Discard(kind), Phase::Discard { count, why, .. }) => self.pick(seat, kind, count, why, log),
            (Action::Name(goal), Phase::Name { slot, .. }) => self.name_goal(seat, slot, goal, log),
            (Action::Take { from, kind }, Phase::Take(campaign)) => self.take_up(campaign, from, kind, log),
            (Action::Put(to), Phase::Put { campaign, from, kind }) => self.put_down(campaign, from, kind, to, log),
            (Action::Entertain { at, kind, throw }, _) => self.entertain(seat, at, kind, throw, log),
            (Action::Pass, _) => self.let_pass(seat, log),
            _ => unreachable!("{action:?} is not legal in {:?}", self.phase),
        }
    }
}
