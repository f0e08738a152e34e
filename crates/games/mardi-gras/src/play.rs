//! Doing what was decided. One file a part of the round.

mod advertisement;
mod carnival;
mod casino;
mod groundwork;
mod parade;

use table::{Dice, Log, Seat};

use crate::actions::Action;
use crate::event::Event;
use crate::state::{Campaign, MardiGras, Stage};

pub(crate) fn play(game: &mut MardiGras, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    match (action, game.stage) {
        (Action::Casino, _) => game.go_gambling(seat, dice, log),
        (Action::Place { card, slot }, _) => game.sign_up(seat, card, slot, log),
        (Action::Flip, Stage::Gamble { shown, .. }) => game.flip(seat, shown, dice, log),
        (Action::Stop, Stage::Gamble { shown, .. }) => game.stop(seat, shown, log),
        (Action::Discard(kind), Stage::Discard { count, why, .. }) => game.pick(seat, kind, count, why, log),
        (Action::Name(goal), Stage::Name { slot, .. }) => game.name_goal(seat, slot, goal, log),
        (Action::Take { from, kind }, Stage::Take(campaign)) => game.take_up(campaign, from, kind, log),
        (Action::Put(to), Stage::Put { campaign, from, kind }) => game.put_down(campaign, from, kind, to, log),
        (Action::Entertain { at, kind, throw }, Stage::Parade { stop, slot }) => {
            game.entertain(seat, at, kind, throw, log);
            game.next_float(stop, slot, log);
        }
        (Action::Pass, Stage::Parade { stop, slot }) => {
            log.tell(|| Event::LetPass { seat });
            game.next_float(stop, slot, log);
        }
        _ => debug_assert!(false, "{action:?} is not legal in {:?}", game.stage),
    }
    game.check();
}

impl MardiGras {
    /// What follows from something else is checked against it, in debug builds.
    fn check(&self) {
        for krewe in self.playing() {
            debug_assert!(krewe.hand.covers(krewe.seen), "cards that all have seen are not in the hand: {krewe:?}");
            debug_assert!(krewe.hand.covers(krewe.picked), "cards were picked that are not in the hand: {krewe:?}");
        }
        let stands = |seat| !matches!(self.stage, Stage::Parade { slot, .. } if self.holder(usize::from(slot)) != seat);
        debug_assert!(stands(self.actor()), "the float that acts has no member: {:?}", self.stage);
        let sorted = |campaign: Campaign| campaign.moves.iter().flatten().is_sorted();
        debug_assert!(self.campaign().is_none_or(sorted), "moves out of order: {:?}", self.stage);
    }
}
