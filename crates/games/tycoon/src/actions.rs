//! What may be done.

use crate::blueprint::Turn;
use crate::board::Spot;
use crate::components::Staff;
use crate::desk::Desk;
use crate::faces::{Face, Faces};
use crate::state::{Duty, Stage, Tycoon, Work};
use table::Seat;

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `hire mechanic 3`: with the coloured die that shows this face.
    Hire { staff: Staff, face: Face },
    /// `stall popcorn`: the coloured die that shows its number builds it.
    Stall { face: Face },
    /// `ride ghost-train`: by its place in the catalog.
    Ride { ride: u8 },
    /// `stop`: no second action this round.
    Stop,
    /// `at c4 r90`: with the top left of the blueprint there, in this turn.
    Place { at: Spot, turn: Turn },
    /// `guest f12`: the next guest of the line.
    Guest { at: Spot },
    /// `shortest`: all guests that are still missing, along a shortest way.
    Shortest,
    /// `dice 6+5`: these white dice count.
    Dice { faces: Faces },
}

/// Adds everything that this player may do now.
pub fn legal(game: &Tycoon, seat: Seat, out: &mut Vec<Action>) {
    let desk = game.desk(seat);
    match desk.own.stage {
        Stage::Choose => choices(desk, out),
        Stage::Place(work) => places(desk, work, out),
        Stage::Guests { work, last } => guests(desk, work, last, out),
        Stage::Dice => dice(desk, out),
        Stage::Done | Stage::Bankrupt => {}
    }
}

fn choices(desk: Desk<'_>, out: &mut Vec<Action>) {
    if desk.own.hired.is_none() {
        for face in desk.faces(Duty::Hire) {
            let able = Staff::ALL.into_iter().filter(|&staff| desk.can_hire(staff, face));
            out.extend(able.map(|staff| Action::Hire { staff, face }));
        }
    }
    if !desk.own.stalled {
        let faces = desk.faces(Duty::Stall).into_iter().filter(|face| desk.can_build_stall(face.kind()));
        out.extend(faces.map(|face| Action::Stall { face }));
    }
    if !desk.own.rode {
        desk.rides(|ride| {
            out.push(Action::Ride { ride });
            true
        });
    }
    if desk.own.actions() > 0 {
        out.push(Action::Stop);
    }
}

fn places(desk: Desk<'_>, work: Work, out: &mut Vec<Action>) {
    desk.places(work, |turn, corners| out.extend(corners.spots().map(|at| Action::Place { at, turn })));
}

fn guests(desk: Desk<'_>, work: Work, last: Option<Spot>, out: &mut Vec<Action>) {
    let ahead = desk.ahead(work, last);
    debug_assert!(ahead.is_some(), "nobody is asked for guests who cannot come");
    if let Some(ahead) = ahead {
        if desk.is_worth_walking(&ahead) {
            out.push(Action::Shortest);
        }
        out.extend(ahead.open.spots().map(|at| Action::Guest { at }));
    }
}

fn dice(desk: Desk<'_>, out: &mut Vec<Action>) {
    debug_assert!(!desk.own.rides.is_empty(), "dice are chosen for a ride");
    if let Some(ride) = desk.own.rides.last() {
        desk.own.white.choose(desk.card(ride.card).level, |faces| out.push(Action::Dice { faces }));
    }
}
