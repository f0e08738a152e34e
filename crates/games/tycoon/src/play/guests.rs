//! Drawing the line of guests to what was just built.

use crate::board::{Board, MAX_HEIGHT, MAX_WIDTH, Spot};
use crate::event::Event;
use crate::line::Ahead;
use crate::state::{Stage, Tycoon, Work};
use arrayvec::ArrayVec;
use table::{Dice, Log, Seat};

/// Guests drawn by one action, in order.
type Drawn = ArrayVec<Spot, { MAX_WIDTH * MAX_HEIGHT }>;

const NOT_DRAWING: &str = "guests are drawn to something that was just built";

impl Tycoon {
    /// Something was built: draws guests to it as far as there is no choice.
    pub(super) fn lead_guests(&mut self, seat: Seat, work: Work, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.walk(seat, work, Drawn::new(), None, only_way, dice, log);
    }

    /// Draws the chosen guest, and goes on as far as there is no choice.
    pub(super) fn draw_guest(&mut self, seat: Seat, at: Spot, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some((work, _)) = self.desk(seat).drawing() else {
            debug_assert!(false, "{NOT_DRAWING}");
            return;
        };
        let mut drawn = Drawn::new();
        self.cross(seat, at, &mut drawn);
        self.walk(seat, work, drawn, Some(at), only_way, dice, log);
    }

    /// Draws all guests that are missing along a shortest way.
    pub(super) fn draw_shortest(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some((work, last)) = self.desk(seat).drawing() else {
            debug_assert!(false, "{NOT_DRAWING}");
            return;
        };
        self.walk(seat, work, Drawn::new(), last, first_of_nearest, dice, log);
    }

    /// Draws on until the work is reached or no guest can be drawn. Where `next` names no box, the player is asked.
    #[expect(clippy::too_many_arguments, reason = "the dice and the log go everywhere")]
    fn walk(
        &mut self,
        seat: Seat,
        work: Work,
        mut drawn: Drawn,
        mut last: Option<Spot>,
        next: fn(&Ahead) -> Option<Spot>,
        dice: &mut Dice,
        log: &mut impl Log<Event>,
    ) {
        let mut asked = false;
        while !self.desk(seat).is_reached(work) && !asked {
            let Some(ahead) = self.desk(seat).ahead(work, last) else { break };
            match next(&ahead) {
                Some(spot) => {
                    self.cross(seat, spot, &mut drawn);
                    last = Some(spot);
                }
                None => asked = true,
            }
        }
        if !drawn.is_empty() {
            let entrance = self.parts().sheet.lot.entrance;
            log.tell(|| Event::Guests { seat, boxes: drawn.to_vec(), entrance });
        }
        if asked {
            self.carnival_mut(seat).stage = Stage::Guests { work, last };
        } else {
            self.end_drawing(seat, work, dice, log);
        }
    }

    fn cross(&mut self, seat: Seat, spot: Spot, drawn: &mut Drawn) {
        self.carnival_mut(seat).guests |= Board::one(spot);
        drawn.push(spot);
    }
}

fn only_way(ahead: &Ahead) -> Option<Spot> {
    ahead.open.first().filter(|_| ahead.open.count() == 1)
}

/// Of several shortest ways the one that comes first in reading order, step by step.
fn first_of_nearest(ahead: &Ahead) -> Option<Spot> {
    ahead.nearest.first()
}
