//! Doing an action, and going on to the next player.

use crate::actions::Action;
use crate::event::Event;
use crate::state::__Name__;
use table::{Dice, Log, Seat};

/// Does a legal action.
pub fn play(game: &mut __Name__, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    match action {
        Action::Take(coconut) => {
            game.standing &= !(1 << coconut.0);
            game.taken[seat.at()] |= 1 << coconut.0;
            let number = game.number(coconut).unwrap_or_default();
            log.tell(|| Event::Took { seat, coconut, number });
        }
        Action::Pass => log.tell(|| Event::Passed { seat }),
    }
    game.turn += 1;
    // The next player throws (__PREFIX__-2.4).
    if !game.is_done() {
        game.throw = dice.die(6);
        log.tell(|| Event::Threw { seat: game.active(), throw: game.throw });
    }
}
