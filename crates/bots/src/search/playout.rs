//! Playing on from where the tree ends.

use super::Search;
use crate::knowhow::Knowhow;
use table::{Dice, Seat};

impl<G: Knowhow> Search<G> {
    /// Plays on by a light policy up to the horizon; the textbook plays to the end by chance.
    pub(super) fn play_on(&mut self, world: &mut G, dice: &mut Dice) {
        let horizon = self.mind.horizon(world.players());
        for _ in 0..horizon {
            let Some(seat) = world.to_act().first() else { return };
            let Some(action) = self.playout_choice(world, seat, dice) else { return };
            world.step(seat, action, dice);
        }
    }

    /// What a seat does in a playout; nothing if it has nothing to do.
    #[inline(always)]
    pub(super) fn playout_choice(&mut self, world: &G, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        self.scratch.legal.clear();
        world.legal(seat, &mut self.scratch.legal);
        match *self.scratch.legal.as_slice() {
            [] => None,
            // A good third of the decisions of a playout are none.
            [only] => Some(only),
            ref several if self.plain() => Some(dice.pick(several)),
            _ => Some(self.light_choice(world, seat, dice)),
        }
    }

    /// The most appealing of a few actions picked at random: a good deal better than chance, and about as quick.
    #[inline]
    fn light_choice(&self, world: &G, seat: Seat, dice: &mut Dice) -> G::Action {
        let legal = &self.scratch.legal;
        let mut best = dice.pick(legal);
        if self.mind.style.contest < 2 {
            return best;
        }
        let appeal = |action| world.appeal(seat, action, &self.mind.weights);
        let mut most = appeal(best);
        for _ in 1..self.mind.style.contest {
            let other = dice.pick(legal);
            if other == best {
                continue;
            }
            let much = appeal(other);
            if much > most {
                (best, most) = (other, much);
            }
        }
        best
    }
}
