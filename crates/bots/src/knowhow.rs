//! What a bot knows about one game beyond its rules.

use table::{Game, MAX_SEATS, Seat};

/// How well each seat stands, from 0 (lost) to 1 (won). Places beyond the last seat are not looked at.
pub type Standing = [f32; MAX_SEATS];

/// The know-how of one game, in `bots/src/<id>.rs`. It is only ever asked about imagined worlds.
pub trait Knowhow: Game {
    /// How well each seat stands in this world, which may be in the middle of anything.
    fn standing(&self) -> Standing;

    /// How well each seat did. A game for one player, where places say nothing, goes by points.
    fn result(&self) -> Standing {
        let mut result = [0.0; MAX_SEATS];
        if let Some(places) = self.places() {
            for seat in Seat::all(self.players()) {
                result[seat.at()] = places.worth(seat);
            }
        }
        result
    }

    /// How promising an action looks at a glance, next to the others open now: 1 is plain, 2 is twice as promising, 0 is
    /// never worth a thought. It must be quick.
    fn appeal(&self, _seat: Seat, _action: Self::Action) -> f32 {
        1.0
    }
}

/// The standing of a world, over or not.
#[inline]
pub(crate) fn worth<G: Knowhow>(world: &G) -> Standing {
    if world.is_over() { world.result() } else { world.standing() }
}
