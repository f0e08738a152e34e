//! The beginning and the end of a round, and the end of the game.

use crate::components::Staff;
use crate::event::Event;
use crate::faces::{Face, Faces};
use crate::state::{Stage, Tycoon};
use table::{Dice, Log, Seat};

impl Tycoon {
    /// The next round: first the coloured dice.
    fn begin_round(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.round += 1;
        self.coloured = [Face::roll(dice), Face::roll(dice)];
        let (round, [red, blue], players) = (self.round, self.coloured, self.carnivals.len() as u8);
        log.tell(|| Event::Round { round, red, blue, players });
        self.open_round(dice, log);
    }

    /// Rolls white dice for everybody, and finds out who cannot act at all.
    pub(crate) fn open_round(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.carnivals.len()) {
            if !self.carnival(seat).is_bankrupt() {
                self.roll_white(seat, dice, log);
                self.look_for_bankruptcy(seat, log);
            }
        }
    }

    fn roll_white(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let own = self.carnival_mut(seat);
        own.spent = [false; 2];
        (own.hired, own.stalled, own.rode) = (None, false, false);
        let number = own.staff[Staff::Constructor as usize];
        own.white = (0..number).fold(Faces::NONE, |faces, _| faces.with(Face::roll(dice)));
        own.stage = Stage::Choose;
        let dice = own.white;
        log.tell(|| Event::White { seat, dice });
    }

    fn look_for_bankruptcy(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.desk(seat).can_act() {
            self.carnival_mut(seat).stage = Stage::Bankrupt;
            log.tell(|| Event::Bankrupt { seat });
        }
    }

    /// Everybody is done: the next round, or the last crowd of guests.
    pub(super) fn end_round(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        if self.round < self.parts().sheet.rounds {
            self.begin_round(dice, log);
        } else {
            for seat in Seat::all(self.carnivals.len()) {
                self.fill_up(seat, log);
            }
        }
    }

    /// Guests spread over every free box that they can reach, unless the carnival is bankrupt.
    fn fill_up(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.carnival(seat).is_bankrupt() {
            return;
        }
        let free = self.desk(seat).free();
        let before = self.carnival(seat).guests;
        let after = before.flood(free);
        self.carnival_mut(seat).guests = after;
        let served = self.desk(seat).served();
        log.tell(|| Event::Filled { seat, boxes: (after & !before).spots().collect(), served });
    }
}
