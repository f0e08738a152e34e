//! Drawing rides and stalls, and scoring rides.

use crate::blueprint::Turn;
use crate::board::Spot;
use crate::components::{RideCard, StallKind};
use crate::event::{Event, Share};
use crate::faces::Faces;
use crate::state::{Ride, Stage, Stall, Tycoon, Work};
use table::{Dice, Log, Seat};

impl Tycoon {
    /// Draws what is being placed; says what it was.
    pub(super) fn put_up(&mut self, seat: Seat, at: Spot, turn: Turn, log: &mut impl Log<Event>) -> Option<Work> {
        let Stage::Place(work) = self.carnival(seat).stage else {
            debug_assert!(false, "only what is being placed can be put up");
            return None;
        };
        match work {
            Work::Stall(kind) => self.put_up_stall(seat, kind, at, turn, log),
            Work::Ride(ride) => self.put_up_ride(seat, ride, at, turn, log),
        }
        Some(work)
    }

    fn put_up_stall(&mut self, seat: Seat, kind: u8, at: Spot, turn: Turn, log: &mut impl Log<Event>) {
        let parts = self.parts();
        let own = self.carnival_mut(seat);
        let count = &mut own.stall_counts[usize::from(kind)];
        let stall = Stall { kind, second: *count == 1, turn, at };
        *count += 1;
        let boxes = stall.boxes(parts);
        own.stalls.push(stall);
        own.built |= boxes;
        own.stall_boxes |= boxes;
        log.tell(|| {
            let (StallKind { id, name }, boxes) = (parts.stalls.kind(kind), boxes.spots().collect());
            Event::Stall { seat, kind: id.clone(), name: name.clone(), second: stall.second, boxes }
        });
    }

    fn put_up_ride(&mut self, seat: Seat, card: u8, at: Spot, turn: Turn, log: &mut impl Log<Event>) {
        let (parts, round) = (self.parts(), self.round);
        let own = self.carnival_mut(seat);
        let ride = Ride { card, turn, at, round, points: 0, halved: 0, dice: Faces::NONE };
        let boxes = ride.boxes(parts);
        own.rides.push(ride);
        own.built |= boxes;
        log.tell(|| {
            let (RideCard { id, name, .. }, boxes) = (&parts.rides[usize::from(card)], boxes.spots().collect());
            Event::Ride { seat, ride: id.clone(), name: name.clone(), round, boxes }
        });
    }

    /// The guests are drawn: a stall is finished, a ride is scored as soon as it is clear with which dice.
    pub(super) fn end_drawing(&mut self, seat: Seat, work: Work, dice: &mut Dice, log: &mut impl Log<Event>) {
        if !self.desk(seat).is_reached(work) {
            log.tell(|| Event::OutOfReach { seat, name: self.name_of(work).to_owned() });
        }
        match work {
            Work::Stall(_) => self.carnival_mut(seat).stalled = true,
            Work::Ride(ride) => {
                let (level, white) = (self.desk(seat).card(ride).level, self.carnival(seat).white);
                if white.has_choice(level) {
                    self.carnival_mut(seat).stage = Stage::Dice;
                    return;
                }
                self.score_ride(seat, white.best(level), log);
            }
        }
        self.end_action(seat, dice, log);
    }

    fn name_of(&self, work: Work) -> &'static str {
        match work {
            Work::Stall(kind) => &self.parts().stalls.kind(kind).name,
            Work::Ride(ride) => &self.parts().rides[usize::from(ride)].name,
        }
    }

    /// Writes down what the new ride is worth: dice and bonus, halved for want of guests and for want of mechanics.
    pub(super) fn score_ride(&mut self, seat: Seat, faces: Faces, log: &mut impl Log<Event>) {
        let desk = self.desk(seat);
        let Some(&Ride { card, round, .. }) = desk.own.rides.last() else {
            debug_assert!(false, "only a ride that stands can be scored");
            return;
        };
        let (card, halved) = (desk.card(card), desk.halvings(card));
        let points = (faces.sum() + u16::from(card.bonus)) >> halved;
        let own = self.carnival_mut(seat);
        own.rode = true;
        if let Some(ride) = own.rides.last_mut() {
            (ride.points, ride.halved, ride.dice) = (points, halved, faces);
        }
        let (dice, bonus, share) = (faces, card.bonus, Share::of(halved));
        log.tell(|| Event::Scored { seat, round, name: card.name.clone(), dice, bonus, share, points });
    }
}
