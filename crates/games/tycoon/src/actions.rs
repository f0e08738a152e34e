//! What may be done, and how it is written.

use crate::blueprint::Turn;
use crate::board::Spot;
use crate::components::{Components, Staff};
use crate::desk::Desk;
use crate::faces::Faces;
use crate::state::{Duty, Stage, Work};
use table::{Arg, BadNotation, Say};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `hire mechanic 3`: with the coloured die that shows this face.
    Hire { staff: Staff, face: u8 },
    /// `stall popcorn`: the coloured die that shows its number builds it.
    Stall { kind: u8 },
    /// `ride ghost-train`
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
pub fn legal(desk: Desk<'_>, out: &mut Vec<Action>) {
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
        let kinds = desk.faces(Duty::Stall).into_iter().map(|face| face - 1);
        out.extend(kinds.filter(|&kind| desk.can_build_stall(kind)).map(|kind| Action::Stall { kind }));
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
    if let Some(ahead) = desk.ahead(work, last) {
        if desk.is_worth_walking(&ahead) {
            out.push(Action::Shortest);
        }
        out.extend(ahead.open.spots().map(|at| Action::Guest { at }));
    }
}

fn dice(desk: Desk<'_>, out: &mut Vec<Action>) {
    if let Some(ride) = desk.own.rides.last() {
        desk.own.white.choose(desk.card(ride.card).level, |faces| out.push(Action::Dice { faces }));
    }
}

/// The action in notation.
pub fn write(parts: &Components, action: Action) -> String {
    match action {
        Action::Hire { staff, face } => format!("hire {} {face}", staff.id()),
        Action::Stall { kind } => format!("stall {}", parts.stalls.kinds[usize::from(kind)].id),
        Action::Ride { ride } => format!("ride {}", parts.rides[usize::from(ride)].id),
        Action::Stop => "stop".to_owned(),
        Action::Place { at, turn } if turn == Turn::default() => format!("at {at}"),
        Action::Place { at, turn } => format!("at {at} {turn}"),
        Action::Guest { at } => format!("guest {at}"),
        Action::Shortest => "shortest".to_owned(),
        Action::Dice { faces } => format!("dice {faces}"),
    }
}

/// Reads notation.
pub fn read(parts: &Components, text: &str) -> Result<Action, BadNotation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let action = match words[..] {
        ["hire", who, face] => read_hire(who, face),
        ["stall", id] => {
            parts.stalls.kinds.iter().position(|kind| kind.id == id).map(|at| Action::Stall { kind: at as u8 })
        }
        ["ride", id] => parts.rides.iter().position(|card| card.id == id).map(|at| Action::Ride { ride: at as u8 }),
        ["stop"] => Some(Action::Stop),
        ["at", at] => at.parse().ok().map(|at| Action::Place { at, turn: Turn::default() }),
        ["at", at, turn] => read_place(at, turn),
        ["guest", at] => at.parse().ok().map(|at| Action::Guest { at }),
        ["shortest"] => Some(Action::Shortest),
        ["dice", faces] => faces.parse().ok().map(|faces| Action::Dice { faces }),
        _ => None,
    };
    action.ok_or_else(|| BadNotation::new(text, example(words.first().copied().unwrap_or_default())))
}

fn read_hire(who: &str, face: &str) -> Option<Action> {
    let staff = Staff::ALL.into_iter().find(|staff| staff.id() == who)?;
    let face = face.parse().ok().filter(|face| (1..=6).contains(face))?;
    Some(Action::Hire { staff, face })
}

fn read_place(at: &str, turn: &str) -> Option<Action> {
    Some(Action::Place { at: at.parse().ok()?, turn: turn.parse().ok()? })
}

/// An action that begins like what was tried.
fn example(verb: &str) -> &'static str {
    match verb {
        "stall" => "stall popcorn",
        "ride" => "ride carousel",
        "at" => "at c4 r90",
        "guest" => "guest f12",
        "dice" => "dice 6+5",
        _ => "hire mechanic 3",
    }
}

/// The action in words.
pub fn label(desk: Desk<'_>, action: Action) -> Say {
    match action {
        Action::Hire { staff, face } => Say::new("tycoon-do-hire").with("staff", staff_word(staff)).with("face", face),
        Action::Stall { kind } => {
            let stall = &desk.parts.stalls.kinds[usize::from(kind)];
            Say::new("tycoon-do-stall").with("stall", name(&stall.name)).with("face", kind + 1)
        }
        Action::Ride { ride } => {
            let card = desk.card(ride);
            let say = Say::new("tycoon-do-ride").with("ride", name(&card.name));
            say.with("level", card.level).with("bonus", card.bonus)
        }
        Action::Stop => Say::new("tycoon-do-stop"),
        Action::Place { at, turn } => {
            let key = if turn.is_mirrored() { "tycoon-do-place-mirrored" } else { "tycoon-do-place" };
            Say::new(key).with("at", name(&at.to_string())).with("degrees", 90 * u32::from(turn.quarters()))
        }
        Action::Guest { at } => Say::new("tycoon-do-guest").with("at", name(&at.to_string())),
        Action::Shortest => Say::new("tycoon-do-shortest").with("guests", guests_to_draw(desk)),
        Action::Dice { faces } => {
            let say = Say::new("tycoon-do-dice").with("count", faces.count());
            say.with("dice", name(&faces.to_string())).with("sum", faces.sum())
        }
    }
}

/// How many guests the shortest way still takes, as far as vendors allow.
fn guests_to_draw(desk: Desk<'_>) -> u32 {
    let ahead = desk.drawing().and_then(|(work, last)| desk.ahead(work, last));
    ahead.map_or(0, |ahead| ahead.shortest.min(desk.room()))
}

/// A proper name, or something else that reads the same in every language.
pub fn name(text: &str) -> Arg {
    Arg::Name(text.to_owned().into())
}

/// The word for a kind of staff.
pub fn staff_word(staff: Staff) -> Arg {
    Arg::from(Say::new(match staff {
        Staff::Ticket => "tycoon-staff-ticket",
        Staff::Mechanic => "tycoon-staff-mechanic",
        Staff::Constructor => "tycoon-staff-constructor",
        Staff::Investor => "tycoon-staff-investor",
    }))
}
