//! What was meant by touching things, in whatever order.

use crate::actions::Action;
use crate::blueprint::{Blueprint, Turn};
use crate::board::{Board, MAX_HEIGHT, MAX_WIDTH, Spot};
use crate::components::Staff;
use crate::desk::Desk;
use crate::faces::{Face, Faces};
use crate::state::{Colour, Stage, Tycoon};
use table::{BadNotation, Seat, Thing};

/// Reads touched things as an action, legal or not.
pub fn touched(game: &Tycoon, seat: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
    let desk = game.desk(seat);
    let touch = things.iter().try_fold(Touch::default(), |touch, thing| touch.with(desk, seat, thing));
    touch.and_then(|touch| touch.action(desk)).ok_or_else(|| {
        let ids: Vec<&str> = things.iter().map(Thing::as_str).collect();
        BadNotation::new(&ids.join(" "), format!("staff:{0}:ticket die:{0}:red", seat.0))
    })
}

/// What was touched so far.
#[derive(Default)]
struct Touch {
    die: Option<Colour>,
    /// What says on its own what is to be done.
    deed: Option<Deed>,
    boxes: Board,
    white: Faces,
}

#[derive(Clone, Copy)]
enum Deed {
    Hire(Staff),
    Stall(Face),
    Ride(u8),
    Stop,
    Shortest,
}

impl Touch {
    /// One thing more; nothing if this seat cannot touch it.
    fn with(mut self, desk: Desk<'_>, seat: Seat, thing: &Thing) -> Option<Touch> {
        let parts: Vec<&str> = thing.parts().collect();
        let own = |whose: &str| whose.parse() == Ok(seat.0);
        match parts[..] {
            ["do", "stop"] => self.deed = Some(Deed::Stop),
            ["do", "shortest"] => self.deed = Some(Deed::Shortest),
            ["catalog", id] => self.deed = Some(Deed::Ride(desk.parts.ride(id)?)),
            ["staff", whose, id] if own(whose) => self.deed = Some(Deed::Hire(Staff::of_id(id)?)),
            ["stall", whose, id] if own(whose) => self.deed = Some(Deed::Stall(desk.parts.stalls.face_of(id)?)),
            ["die", whose, id] if own(whose) => {
                self.die = Some(Colour::BOTH.into_iter().find(|colour| colour.id() == id)?);
            }
            ["white", whose, place] if own(whose) => {
                self.white = self.white.with(desk.own.white.dice().nth(place.parse().ok()?)?);
            }
            ["box", whose, at] if own(whose) => self.boxes |= Board::one(at.parse().ok()?),
            _ => return None,
        }
        Some(self)
    }

    fn action(self, desk: Desk<'_>) -> Option<Action> {
        match self.deed {
            Some(Deed::Hire(staff)) => Some(Action::Hire { staff, face: self.hiring_face(desk, staff)? }),
            Some(Deed::Stall(face)) => Some(Action::Stall { face }),
            Some(Deed::Ride(ride)) => Some(Action::Ride { ride }),
            Some(Deed::Stop) => Some(Action::Stop),
            Some(Deed::Shortest) => Some(Action::Shortest),
            None if !self.white.is_none() => Some(Action::Dice { faces: self.white }),
            None => self.drawing(desk),
        }
    }

    /// The face of the die that was touched; otherwise one that hires them, on the table if possible.
    fn hiring_face(&self, desk: Desk<'_>, staff: Staff) -> Option<Face> {
        let shown = |colour: Colour| desk.coloured[colour as usize];
        let row = desk.parts.staff(staff);
        let able = || desk.faces(crate::state::Duty::Hire).into_iter().find(|&face| row.is_hired_with(face));
        self.die.map(shown).or_else(able).or_else(|| row.faces().next())
    }

    fn drawing(&self, desk: Desk<'_>) -> Option<Action> {
        match desk.own.stage {
            Stage::Place(work) => place(desk.blueprint(work), self.boxes),
            _ => self.boxes.corner().map(|at| Action::Guest { at }),
        }
    }
}

/// The place where the shape covers these boxes. Where a part of it is missing, it was held over the edge of the lot.
fn place(blueprint: &Blueprint, boxes: Board) -> Option<Action> {
    let at = boxes.corner()?;
    let beyond = || {
        let far = Spot::new(MAX_WIDTH - 1, MAX_HEIGHT - 1);
        (boxes.count() < blueprint.size()).then_some((Turn::default(), far))
    };
    let (turn, at) = blueprint.lying_on(boxes).or_else(beyond).unwrap_or((Turn::default(), at));
    Some(Action::Place { at, turn })
}
