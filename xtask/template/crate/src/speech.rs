//! What the engine says to the one who is asked.

use crate::actions::Action;
use crate::state::__Name__;
use table::{Say, Seat};

/// What a seat is being asked.
pub fn prompt(game: &__Name__, _: Seat) -> Say {
    Say::new("__id__-ask").with("throw", game.throw)
}

/// An action in words.
pub fn label(game: &__Name__, _: Seat, action: Action) -> Say {
    match action {
        Action::Take(coconut) => Say::new("__id__-do-take").with("number", game.number(coconut).unwrap_or_default()),
        Action::Pass => Say::new("__id__-do-pass"),
    }
}

/// Where the game stands.
pub fn heading(game: &__Name__) -> Say {
    if game.is_done() {
        return Say::new("__id__-heading-over");
    }
    let round = game.turn / game.players + 1;
    Say::new("__id__-heading").with("round", round).with("rounds", game.kit.parts().turns)
}
