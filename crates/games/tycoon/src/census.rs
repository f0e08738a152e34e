//! What there is, to be counted: nothing may vanish, and nothing may be made.

use crate::state::Tycoon;
use table::Seat;

/// The boxes of every lot: free ones, guests, and those of each ride and stall on its own, so that nothing may overlap.
pub fn census(game: &Tycoon) -> Vec<(String, i64)> {
    Seat::all(game.carnivals.len()).map(|seat| (format!("boxes of seat {seat}"), boxes(game, seat))).collect()
}

fn boxes(game: &Tycoon, seat: Seat) -> i64 {
    let (parts, own) = (game.parts(), game.carnival(seat));
    let rides: u32 = own.rides.iter().map(|ride| ride.boxes(parts).count()).sum();
    let stalls: u32 = own.stalls.iter().map(|stall| stall.boxes(parts).count()).sum();
    i64::from(game.desk(seat).free().count() + own.guests.count() + rides + stalls)
}
