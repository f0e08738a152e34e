//! Doing what was chosen.

mod build;
mod guests;
mod round;

use crate::actions::Action;
use crate::components::Staff;
use crate::event::Event;
use crate::faces::Face;
use crate::state::{Colour, Duty, Stage, Tycoon, Work};
use table::{Dice, Log, Seat};

/// Does a legal action and everything that follows from it without a choice.
pub fn play(game: &mut Tycoon, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
    #[cfg(debug_assertions)]
    let before = *game.carnival(seat);
    game.act(seat, action, dice, log);
    #[cfg(debug_assertions)]
    assert!(game.carnival(seat).grew_soundly(&before, game.parts()), "a sum does not follow from its list");
}

impl Tycoon {
    fn act(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        match action {
            Action::Hire { staff, face } => {
                self.hire(seat, staff, face, dice, log);
                self.end_action(seat, dice, log);
            }
            Action::Stall { face } => {
                self.spend(seat, face, Duty::Stall);
                self.carnival_mut(seat).stage = Stage::Place(Work::Stall(face.kind()));
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

    /// Uses up a coloured die, and says which.
    fn spend(&mut self, seat: Seat, face: Face, duty: Duty) -> Colour {
        let die = self.desk(seat).die(face, duty);
        debug_assert!(die.is_some(), "a legal action has its die");
        let colour = die.unwrap_or(Colour::Red);
        self.carnival_mut(seat).spent[colour as usize] = true;
        colour
    }

    /// Crosses the next box of a staff row. A constructor who can still help this round rolls a die at once.
    fn hire(&mut self, seat: Seat, staff: Staff, face: Face, dice: &mut Dice, log: &mut impl Log<Event>) {
        let colour = self.spend(seat, face, Duty::Hire);
        let helps_now = !self.variant.late_hires && self.carnival(seat).actions() == 0;
        let own = self.carnival_mut(seat);
        own.staff[staff as usize] += 1;
        own.hired = Some(staff);
        log.tell(|| Event::Hired { seat, staff, colour, face });
        if staff == Staff::Constructor && helps_now {
            let face = Face::roll(dice);
            own.white = own.white.with(face);
            log.tell(|| Event::MoreWhite { seat, face });
        }
    }

    /// After an action: a second one, if one is left and possible; otherwise the round is done.
    fn end_action(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        if self.carnival(seat).actions() < 2 && self.desk(seat).can_act() {
            self.carnival_mut(seat).stage = Stage::Choose;
        } else {
            self.finish(seat, dice, log);
        }
    }

    /// The player is done with the round; the last one ends it for all.
    fn finish(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let own = self.carnival_mut(seat);
        own.stage = Stage::Done;
        own.played += 1;
        if !self.carnivals.iter().any(|own| own.is_acting()) {
            self.end_round(dice, log);
        }
    }
}
