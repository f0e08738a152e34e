//! How actions are written.

use crate::actions::Action;
use crate::blueprint::Turn;
use crate::components::Staff;
use crate::faces::Face;
use crate::state::Tycoon;
use table::BadNotation;

/// The action in short, readable ASCII.
pub fn notation(game: &Tycoon, action: Action) -> String {
    let parts = game.parts();
    match action {
        Action::Hire { staff, face } => format!("hire {} {face}", staff.id()),
        Action::Stall { face } => format!("stall {}", parts.stalls.kind(face.kind()).id),
        Action::Ride { ride } => format!("ride {}", parts.rides[usize::from(ride)].id),
        Action::Stop => "stop".to_owned(),
        Action::Place { at, turn } if turn == Turn::default() => format!("at {at}"),
        Action::Place { at, turn } => format!("at {at} {turn}"),
        Action::Guest { at } => format!("guest {at}"),
        Action::Shortest => "shortest".to_owned(),
        Action::Dice { faces } => format!("dice {faces}"),
    }
}

/// Reads what [`notation`] wrote.
pub fn parse(game: &Tycoon, text: &str) -> Result<Action, BadNotation> {
    let parts = game.parts();
    let words: Vec<&str> = text.split_whitespace().collect();
    let action = match words[..] {
        ["hire", who, face] => parse_hire(who, face),
        ["stall", id] => parts.stalls.face_of(id).map(|face| Action::Stall { face }),
        ["ride", id] => parts.ride(id).map(|ride| Action::Ride { ride }),
        ["stop"] => Some(Action::Stop),
        ["at", at] => at.parse().ok().map(|at| Action::Place { at, turn: Turn::default() }),
        ["at", at, turn] => parse_place(at, turn),
        ["guest", at] => at.parse().ok().map(|at| Action::Guest { at }),
        ["shortest"] => Some(Action::Shortest),
        ["dice", faces] => faces.parse().ok().map(|faces| Action::Dice { faces }),
        _ => None,
    };
    action.ok_or_else(|| BadNotation::new(text, example(words.first().copied().unwrap_or_default())))
}

fn parse_hire(who: &str, face: &str) -> Option<Action> {
    let face: Face = face.parse().ok()?;
    Staff::of_id(who).map(|staff| Action::Hire { staff, face })
}

fn parse_place(at: &str, turn: &str) -> Option<Action> {
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
