//! What drawing something at a place will bring, before it is drawn.

use crate::blueprint::Turn;
use crate::board::{Board, Spot};
use crate::desk::Desk;
use crate::line;
use crate::state::Work;

/// What comes of a ride or stall that is drawn somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// What a ride writes with the best dice; nothing for a stall.
    pub points: Option<u16>,
    /// How many guests come along a shortest way.
    pub guests: u32,
    /// Will one of them stand beside it?
    pub reached: bool,
    /// Can the mechanics look after it? Stalls need none.
    pub tended: bool,
    /// Free boxes that nobody will get to any more.
    pub cut_off: u32,
}

impl Desk<'_> {
    /// What comes of drawing this here, which must fit.
    pub fn foresee(&self, work: Work, at: Spot, turn: Turn) -> Foresight {
        let boxes = self.blueprint(work).boxes(turn, at);
        let (guests, reached) = self.guests_to(boxes);
        let tended = matches!(work, Work::Stall(_)) || self.can_tend_another();
        let points = match work {
            Work::Stall(_) => None,
            Work::Ride(ride) => Some(self.full_points(ride) >> (u8::from(!reached) + u8::from(!tended))),
        };
        Foresight { points, guests, reached, tended, cut_off: self.cut_off_by(boxes) }
    }

    /// How many guests come to these boxes, and whether they get there.
    fn guests_to(&self, boxes: Board) -> (u32, bool) {
        let (goal, room) = (boxes.beside(), self.room());
        if goal.meets(self.own.guests) {
            return (0, true);
        }
        let ahead = line::ahead(self.free() & !boxes, self.own.guests, goal, room);
        ahead.map_or((0, false), |ahead| (ahead.shortest.min(room), ahead.shortest <= room))
    }

    /// Free boxes that guests could reach, but not once these are built on.
    fn cut_off_by(&self, boxes: Board) -> u32 {
        let before = self.own.guests.flood(self.free());
        let after = self.own.guests.flood(self.free() & !boxes);
        (before & !after & !boxes).count()
    }

    /// Will the mechanics look after one ride more?
    pub fn can_tend_another(&self) -> bool {
        (self.own.rides.len() as u32) < self.rides_in_care()
    }

    /// The best dice and the bonus of a ride, before anything is halved.
    pub fn full_points(&self, ride: u8) -> u16 {
        let card = self.card(ride);
        self.own.white.best(card.level).sum() + u16::from(card.bonus)
    }
}
