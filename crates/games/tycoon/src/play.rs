//! Doing what was chosen.

mod build;
mod guests;
mod round;

use crate::actions::Action;
use crate::components::Staff;
use crate::event::Happening;
use crate::state::{Duty, Stage, Tycoon, Work};
use table::{Dice, Log, Seat};

impl Tycoon {
    /// Does a legal action and everything that follows from it without a choice.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Happening>) {
        match action {
            Action::Hire { staff, face } => {
                self.hire(seat, staff, face, dice, log);
                self.end_action(seat, dice, log);
            }
            Action::Stall { kind } => {
                self.spend(seat, kind + 1, Duty::Stall);
                self.carnival_mut(seat).stage = Stage::Place(Work::Stall(kind));
            }
            Action::Ride { ride } => self.carnival_mut(seat).stage = Stage::Place(Work::Ride(ride)),
            Action::Stop => self.finish(seat, dice, log),
            Action::Place { at, turn } => {
                if let Some(work) = self.put_up(seat, at, turn, log) {
                    self.lead_guests(seat, work, dice, log);
                }
            }
            Action::Guest { at } => self.draw_guest(seat, at, dice, log),
            Action::Shortest => self.draw_shortest(seat, dice, log),
            Action::Dice { faces } => {
                self.score_ride(seat, faces, log);
                self.end_action(seat, dice, log);
            }
        }
    }

    fn spend(&mut self, seat: Seat, face: u8, duty: Duty) {
        if let Some(colour) = self.desk(seat).die(face, duty) {
            self.carnival_mut(seat).spent[colour as usize] = true;
        }
    }

    /// Crosses the next box of a staff row. A constructor who can still help this round rolls a die at once.
    fn hire(&mut self, seat: Seat, staff: Staff, face: u8, dice: &mut Dice, log: &mut impl Log<Happening>) {
        self.spend(seat, face, Duty::Hire);
        let helps_now = !self.variant.late_hires && self.carnival(seat).actions() == 0;
        let own = self.carnival_mut(seat);
        own.staff[staff as usize] += 1;
        own.hired = Some(staff);
        log.tell(|| Happening::Hired { seat, staff, face });
        if staff == Staff::Constructor && helps_now {
            let face = dice.die(6);
            own.white = own.white.with(face);
            log.tell(|| Happening::MoreWhite { seat, face });
        }
    }

    /// After an action: a second one, if one is left and possible; otherwise the round is done.
    fn end_action(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Happening>) {
        if self.carnival(seat).actions() < 2 && self.desk(seat).can_act() {
            self.carnival_mut(seat).stage = Stage::Choose;
        } else {
            self.finish(seat, dice, log);
        }
    }

    /// The player is done with the round; the last one ends it for all.
    fn finish(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Happening>) {
        let own = self.carnival_mut(seat);
        own.stage = Stage::Done;
        own.played += 1;
        if !self.carnivals.iter().any(|own| own.is_acting()) {
            self.end_round(dice, log);
        }
    }
}
