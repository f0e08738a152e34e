//! Moving guests, and what follows from it: tickets, new guests, barkers.

use super::not_asked;
use crate::cell::{Cell, Place, Spot, beside, bit};
use crate::event::Event;
use crate::fairground::CORNERS;
use crate::state::{Grand, Stage};
use crate::trick::Trick;
use crate::walk::Feet;
use table::{Dice, Log};

/// "Ticket Trap!" wants so many attractions around a guest.
const TRAP: usize = 3;

impl Grand {
    pub(super) fn move_guest(&mut self, from: Spot, to: Spot, plain: bool, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Stage::Move { left } = self.stage else { return not_asked(self.stage) };
        let feet = self.own().feet();
        if !plain && self.can_gain(Trick::Mark) {
            self.turn.marked = feet.marked_ends(from, left).contains(to);
        }
        let seat = self.active();
        let long_way = self.turn.marked;
        log.tell(|| {
            let way = feet.way(from, to, left).into_iter().map(Cell).collect();
            Event::Moved { seat, from: Place(from), to: Place(to), way, long_way }
        });
        let left = self.left_for_second(feet, from, to, left);
        self.lift(from);
        if self.turn.first_mover.is_none() {
            self.turn.first_mover = Some(to);
        }
        match to.cell() {
            Some(cell) => self.stop(cell, left, dice, log),
            None => {
                self.own_mut().fair.bigtop += 1;
                self.turn.reached_bigtop = true;
                self.after_moving(left, dice, log);
            }
        }
    }

    /// What a second guest may spend: nothing without "Find a Mark!".
    fn left_for_second(&self, feet: Feet, from: Spot, to: Spot, left: u8) -> u8 {
        if self.turn.first_mover.is_some() || !self.own().holds(Trick::Mark) {
            return 0;
        }
        left - feet.cost(from, to, left).unwrap_or(left)
    }

    /// Takes the guest from where it stands.
    fn lift(&mut self, from: Spot) {
        let fair = &mut self.own_mut().fair;
        if let Some(door) = from.door() {
            fair.waiting &= !bit(door);
            self.turn.left_entry = true;
        } else if let Some(cell) = from.cell() {
            fair.guests &= !bit(cell);
        }
    }

    /// The guest stops: tickets for every attraction beside it, then perhaps for those at its corners.
    fn stop(&mut self, cell: u8, left: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.own_mut().fair.guests |= bit(cell);
        let board = *self.own();
        self.turn.trapped |= board.fair.touching(board.reach_around(bit(cell))).count() >= TRAP;
        for place in board.fair.touching(beside(bit(cell))) {
            self.ticket(place, 1, Some(cell), log);
        }
        if board.holds(Trick::Bottles) && self.own().fair.diagonal_offers(cell) != 0 {
            self.stage = Stage::Tickets { cell, left };
        } else {
            self.after_moving(left, dice, log);
        }
    }

    pub(super) fn ticket_corners(&mut self, corners: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Stage::Tickets { cell, left } = self.stage else { return not_asked(self.stage) };
        let chosen = CORNERS.iter().enumerate().filter(|(place, _)| corners >> place & 1 == 1);
        for (_, corner) in chosen {
            if let Some(place) = self.own().fair.attraction_at(corner.of(bit(cell))) {
                self.ticket(place, 1, Some(cell), log);
            }
        }
        self.after_moving(left, dice, log);
    }

    /// A second guest may follow; otherwise the Entry is looked at.
    fn after_moving(&mut self, left: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        if left > 0 && self.can_move() {
            self.stage = Stage::Move { left };
        } else {
            self.look_at_entry(dice, log);
        }
    }

    /// Refills an emptied Entry as far as there are guests, and hires a barker.
    pub(super) fn look_at_entry(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        if !self.turn.left_entry || self.own().fair.waiting != 0 {
            return self.finish_turn(dice, log);
        }
        if self.guests == 1 {
            return self.stage = Stage::Entry;
        }
        if self.guests >= 2 {
            self.kit.parts().doors.iter().for_each(|&door| self.welcome(door, log));
        }
        self.hire(dice, log);
    }

    /// A guest comes to the Entry space below `door`.
    pub(super) fn welcome(&mut self, door: u8, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.guests -= 1;
        self.own_mut().fair.waiting |= bit(door);
        log.tell(|| Event::Arrived { seat, at: Place(Spot::entry(door)) });
    }

    pub(super) fn hire(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        if self.barkers > 0 && self.own().fair.free_walkways() != 0 {
            self.stage = Stage::Barker;
        } else {
            self.finish_turn(dice, log);
        }
    }

    pub(super) fn put_barker(&mut self, cell: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.barkers -= 1;
        self.own_mut().fair.barkers |= bit(cell);
        log.tell(|| Event::Hired { seat, cell: Cell(cell) });
        self.finish_turn(dice, log);
    }
}
