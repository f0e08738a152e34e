//! What drawing something at a place will bring, before it is drawn.

use crate::actions::Action;
use crate::blueprint::Turn;
use crate::board::{Board, Spot};
use crate::components::Staff;
use crate::desk::Desk;
use crate::event::Share;
use crate::faces::{Face, Faces};
use crate::line;
use crate::state::{Duty, Stage, Work};
use crate::view::{Brings, Lack, Sum};

/// What comes of a ride or stall that is drawn somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// What a ride writes with the best dice; nothing for a stall.
    pub points: Option<u16>,
    /// The dice and the bonus that it is written with, before anything is halved.
    pub sum: Option<(Faces, u8)>,
    /// The guests who come, along a shortest way.
    pub way: Vec<Spot>,
    /// Will one of them stand beside it?
    pub reached: bool,
    /// Can the mechanics look after it? Stalls need none.
    pub tended: bool,
    /// Free boxes that nobody will get to any more.
    pub cut_off: u32,
    /// Are those all that were left, so that guests get to nothing any more?
    pub walled: bool,
}

impl Foresight {
    /// What a player is told of it.
    pub fn brings(self) -> Brings {
        let lacks = match (self.reached, self.tended) {
            (true, true) => Lack::Whole,
            (false, true) => Lack::Unreached,
            (true, false) => Lack::Untended,
            (false, false) => Lack::Both,
        };
        let sum = self.sum.map(|(dice, bonus)| Sum { dice, bonus });
        Brings { points: self.points, sum, lacks, way: self.way, cut_off: self.cut_off, walled: self.walled }
    }
}

impl Desk<'_> {
    /// What an action that is legal now brings, where that is known.
    pub fn brings(&self, action: Action) -> Option<Brings> {
        match (action, self.own.stage) {
            (Action::Place { at, turn }, Stage::Place(work)) => Some(self.foresee(work, at, turn).brings()),
            (Action::Dice { faces }, Stage::Dice) => {
                let (_, points, _) = self.written(faces);
                Some(Brings {
                    points: Some(points),
                    sum: None,
                    lacks: Lack::Whole,
                    way: Vec::new(),
                    cut_off: 0,
                    walled: false,
                })
            }
            _ => None,
        }
    }

    /// What comes of drawing this here, which must fit.
    pub fn foresee(&self, work: Work, at: Spot, turn: Turn) -> Foresight {
        let boxes = self.blueprint(work).boxes(turn, at);
        let (way, reached) = self.way_to(boxes);
        let tended = matches!(work, Work::Stall(_)) || self.can_tend_another();
        let points = match work {
            Work::Stall(_) => None,
            Work::Ride(ride) => Some(self.full_points(ride) >> (u8::from(!reached) + u8::from(!tended))),
        };
        let sum = match work {
            Work::Stall(_) => None,
            Work::Ride(ride) => Some((self.own.white.best(self.card(ride).level), self.card(ride).bonus)),
        };
        let (cut_off, walled) = self.cut_off_by(boxes, way.iter().copied().collect());
        Foresight { points, sum, way, reached, tended, cut_off, walled }
    }

    /// The guests who come to these boxes, as a shortest way would be drawn, and whether they get there.
    fn way_to(&self, boxes: Board) -> (Vec<Spot>, bool) {
        let (goal, ground) = (boxes.beside(), self.free() & !boxes);
        let (mut guests, mut from, mut room) = (self.own.guests, self.own.guests, self.room());
        let mut way = Vec::new();
        while !goal.meets(guests) {
            let ahead = line::ahead(ground & !guests, from, goal, room);
            let Some(spot) = ahead.and_then(|ahead| ahead.nearest.first()) else { return (way, false) };
            from = Board::one(spot);
            guests |= from;
            room -= 1;
            way.push(spot);
        }
        (way, true)
    }

    /// How many free boxes guests could reach, but not once these are built on; and whether that leaves them none but the
    /// way to these.
    fn cut_off_by(&self, boxes: Board, way: Board) -> (u32, bool) {
        let before = self.own.guests.flood(self.free());
        let after = self.own.guests.flood(self.free() & !boxes);
        let lost = (before & !after & !boxes).count();
        (lost, lost > 0 && (after & !self.own.guests & !way).is_empty())
    }

    /// The rides that would come to more in this round if one of these were hired first, and to how much. The die that a
    /// constructor brings along shows 1 at least.
    pub fn better_after(&self, staff: Staff) -> Vec<(u8, u16)> {
        let hires = self.faces(Duty::Hire).into_iter().any(|face| self.can_hire(staff, face));
        if self.own.stage != Stage::Choose || self.own.actions() > 0 || self.variant.late_hires || !hires {
            return Vec::new();
        }
        let mut own = *self.own;
        own.staff[staff as usize] += 1;
        if staff == Staff::Constructor {
            own.white = own.white.with(Face::ALL[0]);
        }
        let then = Desk { own: &own, ..*self };
        let mut better = Vec::new();
        then.rides(|ride| {
            let points = then.planned(ride);
            if !self.can_afford(self.card(ride)) || points > self.planned(ride) {
                better.push((ride, points));
            }
            true
        });
        better
    }

    /// What a ride would write with the best dice, if guests reach it.
    pub fn planned(&self, ride: u8) -> u16 {
        self.full_points(ride) >> u8::from(!self.can_tend_another())
    }

    /// Will the mechanics look after one ride more? A ride that waits for its guests or its dice is that one itself.
    pub fn can_tend_another(&self) -> bool {
        let waits = matches!(self.own.stage, Stage::Dice | Stage::Guests { work: Work::Ride(_), .. });
        ((self.own.rides.len() - usize::from(waits)) as u32) < self.rides_in_care()
    }

    /// How often the ride that was just drawn is halved: for want of guests, and for want of mechanics.
    pub fn halvings(&self, ride: u8) -> u8 {
        let untended = self.own.rides.len() as u32 > self.rides_in_care();
        u8::from(!self.is_reached(Work::Ride(ride))) + u8::from(untended)
    }

    /// What these dice write for the ride that was just drawn: its bonus, its points, and how much of them it gets.
    pub fn written(&self, faces: Faces) -> (u8, u16, Share) {
        let Some(ride) = self.own.rides.last() else { return (0, 0, Share::Whole) };
        let (bonus, halved) = (self.card(ride.card).bonus, self.halvings(ride.card));
        (bonus, (faces.sum() + u16::from(bonus)) >> halved, Share::of(halved))
    }

    /// How many guests vendors would serve if the lot filled now, as it does after the last round.
    pub fn served_at_the_end(&self) -> u32 {
        self.own.guests.flood(self.free()).count().min(self.capacity())
    }

    /// The best dice and the bonus of a ride, before anything is halved.
    pub fn full_points(&self, ride: u8) -> u16 {
        let card = self.card(ride);
        self.own.white.best(card.level).sum() + u16::from(card.bonus)
    }
}
