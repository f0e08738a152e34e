//! Why an action is refused. Nothing here decides what is legal: it explains what `actions::legal` leaves out.

use crate::actions::Action;
use crate::state::__Name__;
use table::{Illegal, Rule, Seat};

/// The reason and the rule.
pub fn refusal(game: &__Name__, seat: Seat, action: Action) -> Illegal {
    let (key, rule) = match action {
        _ if game.is_done() => ("__id__-refuse-over", "__PREFIX__-3.1"),
        _ if seat != game.active() => ("__id__-refuse-turn", "__PREFIX__-2.1"),
        Action::Take(coconut) if !game.stands(coconut) => ("__id__-refuse-gone", "__PREFIX__-2.2"),
        _ => ("__id__-refuse-high", "__PREFIX__-2.2"),
    };
    Illegal::new(key, Rule(rule))
}
