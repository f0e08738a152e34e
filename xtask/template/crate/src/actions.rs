//! What may be done.

use crate::components::Coconut;
use crate::state::__Name__;
use table::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take a coconut that the throw reaches.
    Take(Coconut),
    /// Leave them all.
    Pass,
}

/// Lists what this seat may do (__PREFIX__-2.2, __PREFIX__-2.3).
pub fn legal(game: &__Name__, seat: Seat, out: &mut Vec<Action>) {
    if game.is_done() || seat != game.active() {
        return;
    }
    let within = |coconut: &Coconut| game.number(*coconut).is_some_and(|number| number <= game.throw);
    out.extend(game.coconuts().filter(|coconut| game.stands(*coconut)).filter(within).map(Action::Take));
    out.push(Action::Pass);
}
