//! Know-how for `grand`: who has more points stands better.

use crate::{Knowhow, Standing};
use catalog::games::Grand;
use table::{Game, MAX_SEATS, Seat};

/// So many points more than the others have on average are as good as a win.
const DECISIVE: f32 = 40.0;

impl Knowhow for Grand {
    fn standing(&self) -> Standing {
        let players = self.players();
        let total: f32 = Seat::all(players).map(|seat| self.score(seat) as f32).sum();
        let mut standing = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            let own = self.score(seat) as f32;
            let others = if players > 1 { (total - own) / (players - 1) as f32 } else { 0.0 };
            standing[seat.at()] = (0.5 + (own - others) / (2.0 * DECISIVE)).clamp(0.0, 1.0);
        }
        standing
    }
}
