//! Who sits at the table, and whose eyes look at it.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// The most seats that any game here has.
pub const MAX_SEATS: usize = 6;

/// One chair at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
#[ts(export_to = "engine.ts", type = "number")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn at(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    pub const fn left(self, players: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= players { Seat(0) } else { Seat(next) }
    }

    /// All seats of a table, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players as u8).map(Seat)
    }

    /// The other seats, clockwise, beginning at this one's left.
    pub fn others(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        let n = players as u8;
        (1..n).map(move |step| {
            let seat = self.0 + step;
            Seat(if seat >= n { seat - n } else { seat })
        })
    }
}

impl fmt::Display for Seat {
    /// People count seats from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, Seats};
///
/// let waiting = Seats::all(4).without(Seat(2));
/// assert_eq!(waiting.len(), 3);
/// assert!(waiting.contains(Seat(3)) && !waiting.contains(Seat(2)));
/// assert_eq!(waiting.iter().collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(3)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Just this one.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat of a table of `players`.
    #[inline]
    pub const fn all(players: usize) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Is this seat among them?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is it nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// These and one more.
    #[inline]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These without one.
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Takes a seat in.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Leaves a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Each of them, in the order of seats.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seats(left).first()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "engine.ts")]
pub enum Eyes {
    /// One player.
    Seat(Seat),
    /// A bystander, who sees what lies open.
    Public,
    /// Someone who sees through every card back: for replays of finished games only.
    All,
}

impl Eyes {
    /// Do these eyes see what `seat` holds in secret?
    #[inline]
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::Seat(own) => own == seat,
            Eyes::Public => false,
            Eyes::All => true,
        }
    }

    /// Do these eyes belong to one of `seats` (or see everything)?
    #[inline]
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Eyes::Seat(own) => seats.contains(own),
            Eyes::Public => false,
            Eyes::All => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_go_round_clockwise() {
        let order: Vec<u8> = Seat(2).others(4).map(|s| s.0).collect();
        assert_eq!(order, [3, 0, 1]);
        assert_eq!(Seat(3).left(4), Seat(0));
    }

    #[test]
    fn a_set_of_seats_keeps_what_was_put_in() {
        let set: Seats = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(set.without(Seat(1)).first(), Some(Seat(4)));
        assert_eq!((set.with(Seat(1)), set.without(Seat(2))), (set, set), "in is in, and out is out");
        assert_eq!(Seats::all(6).len(), 6);
    }

    #[test]
    fn the_public_sees_nobodys_hand() {
        assert!(!Eyes::Public.see(Seat(0)));
        assert!(Eyes::Seat(Seat(1)).see(Seat(1)) && !Eyes::Seat(Seat(1)).see(Seat(0)));
        assert!(Eyes::All.among(Seats::NONE) && !Eyes::Public.among(Seats::all(4)));
        assert!(Eyes::Seat(Seat(1)).among(Seats::one(Seat(1))) && !Eyes::Seat(Seat(0)).among(Seats::one(Seat(1))));
    }
}
