//! What a player is asked, what can be answered, and where the game stands.

use crate::actions::Action;
use crate::blueprint::Turn;
use crate::board::Spot;
use crate::components::Staff;
use crate::desk::Desk;
use crate::event::{Share, dice_list};
use crate::faces::Face;
use crate::state::{Colour, Duty, Stage, Tycoon, Work};
use crate::view::Brings;
use table::{Arg, Game, Say, Seat};

/// Where the game stands.
pub fn heading(game: &Tycoon) -> Say {
    let (round, rounds) = (game.round, game.parts().sheet.rounds);
    let key = if game.is_over() { "tycoon-heading-over" } else { "tycoon-heading" };
    let last = if round == rounds { "yes" } else { "no" };
    Say::new(key).with("round", round).with("rounds", rounds).with("last", name(last))
}

/// What this seat is being asked.
pub fn prompt(game: &Tycoon, seat: Seat) -> Say {
    let desk = game.desk(seat);
    match desk.own.stage {
        Stage::Choose if desk.own.actions() == 0 => Say::new("tycoon-ask-first").with("open", open_actions(desk)),
        Stage::Choose => Say::new("tycoon-ask-second").with("open", open_actions(desk)),
        Stage::Place(work @ Work::Stall(kind)) => {
            let say = Say::new("tycoon-ask-place-stall").with("what", name(&game.parts().stalls.kind(kind).name));
            say.with("boxes", desk.blueprint(work).size())
        }
        Stage::Place(Work::Ride(ride)) => Say::new("tycoon-ask-place-ride").with("what", name(&desk.card(ride).name)),
        Stage::Guests { .. } => ask_guest(desk),
        Stage::Dice => Say::new("tycoon-ask-dice").with("dice", dice_that_count(desk)),
        Stage::Done | Stage::Bankrupt => Say::new("tycoon-ask-nothing"),
    }
}

/// The kinds of actions that are open, as one word to choose a sentence by.
fn open_actions(desk: Desk<'_>) -> Arg {
    let word = match (
        desk.own.hired.is_none() && desk.can_hire_somebody(),
        desk.can_build_some_stall(),
        desk.can_build_some_ride(),
    ) {
        (true, true, true) => "all",
        (true, true, false) => "hire-stall",
        (true, false, true) => "hire-ride",
        (false, true, true) => "stall-ride",
        (true, false, false) => "hire",
        (false, true, false) => "stall",
        (false, false, _) => "ride",
    };
    name(word)
}

fn ask_guest(desk: Desk<'_>) -> Say {
    let (needed, room) = (guests_needed(desk), desk.room());
    let key = if needed > room { "tycoon-ask-guest-short" } else { "tycoon-ask-guest" };
    Say::new(key).with("needed", needed).with("room", room)
}

/// How many white dice count for the ride that was just drawn.
fn dice_that_count(desk: Desk<'_>) -> u8 {
    desk.own.rides.last().map_or(0, |ride| desk.card(ride.card).level)
}

/// How many guests the shortest way still takes.
fn guests_needed(desk: Desk<'_>) -> u32 {
    desk.drawing().and_then(|(work, last)| desk.ahead(work, last)).map_or(0, |ahead| ahead.shortest)
}

/// The action in words.
pub fn label(game: &Tycoon, seat: Seat, action: Action) -> Say {
    let desk = game.desk(seat);
    match action {
        Action::Hire { staff, face } => {
            let say = Say::new("tycoon-do-hire").with("staff", staff_word(staff));
            with_die(say, desk, face, Duty::Hire)
        }
        Action::Stall { face } => {
            let kind = desk.parts.stalls.kind(face.kind());
            with_die(Say::new("tycoon-do-stall").with("stall", name(&kind.name)), desk, face, Duty::Stall)
        }
        Action::Ride { ride } => {
            let halved = if desk.can_tend_another() { "no" } else { "yes" };
            let say = Say::new("tycoon-do-ride").with("ride", name(&desk.card(ride).name));
            say.with("points", desk.planned(ride)).with("halved", name(halved))
        }
        Action::Stop => Say::new("tycoon-do-stop"),
        Action::Place { at, turn } => label_place(desk, at, turn),
        Action::Guest { at } => Say::new("tycoon-do-guest").with("at", name(&at.to_string())),
        Action::Shortest => Say::new("tycoon-do-shortest").with("guests", guests_needed(desk).min(desk.room())),
        Action::Dice { faces } => {
            let (bonus, points, share) = desk.written(faces);
            let say = Say::new("tycoon-do-dice").with("points", points).with("share", share_word(share));
            say.with("dice", dice_list(faces)).with("bonus", bonus)
        }
    }
}

/// The die that would be used, by its colour.
fn with_die(say: Say, desk: Desk<'_>, face: Face, duty: Duty) -> Say {
    let colour = desk.die(face, duty).unwrap_or(Colour::Red);
    say.with("colour", colour_word(colour)).with("face", face.number())
}

/// Where, how it is held, and what comes of it.
fn label_place(desk: Desk<'_>, at: Spot, turn: Turn) -> Say {
    let place = say_place(at, turn);
    let Stage::Place(work) = desk.own.stage else { return place };
    if !desk.blueprint(work).is_inside(turn, at) {
        return place;
    }
    say_brings(place, desk.foresee(work, at, turn).brings())
}

fn say_place(at: Spot, turn: Turn) -> Say {
    let key = if turn.is_mirrored() { "tycoon-place-mirrored" } else { "tycoon-place" };
    Say::new(key).with("at", name(&at.to_string())).with("degrees", 90 * u32::from(turn.quarters()))
}

fn say_brings(place: Say, brings: Brings) -> Say {
    let key = if brings.points.is_some() { "tycoon-do-place-ride" } else { "tycoon-do-place-stall" };
    let say = Say::new(key).with("place", place).with("points", brings.points.unwrap_or(0));
    let say = say.with("share", name(brings.lacks.word())).with("guests", brings.way.len());
    say.with("cut", brings.cut_off).with("walled", name(if brings.walled { "yes" } else { "no" }))
}

/// How much of its points a ride gets, as one word to choose a sentence by.
fn share_word(share: Share) -> Arg {
    name(match share {
        Share::Whole => "whole",
        Share::Half => "half",
        Share::Quarter => "quarter",
    })
}

/// A proper name, or something else that reads the same in every language.
pub fn name(text: &str) -> Arg {
    Arg::Name(text.to_owned().into())
}

/// The word for one of these staff.
pub fn staff_word(staff: Staff) -> Arg {
    Arg::from(Say::new(match staff {
        Staff::Ticket => "tycoon-staff-ticket",
        Staff::Mechanic => "tycoon-staff-mechanic",
        Staff::Constructor => "tycoon-staff-constructor",
        Staff::Investor => "tycoon-staff-investor",
    }))
}

/// The name of a row of staff.
pub const fn row_key(staff: Staff) -> &'static str {
    match staff {
        Staff::Ticket => "tycoon-row-ticket",
        Staff::Mechanic => "tycoon-row-mechanic",
        Staff::Constructor => "tycoon-row-constructor",
        Staff::Investor => "tycoon-row-investor",
    }
}

/// The word for a coloured die.
pub fn colour_word(colour: Colour) -> Arg {
    Arg::from(Say::new(match colour {
        Colour::Red => "tycoon-colour-red",
        Colour::Blue => "tycoon-colour-blue",
    }))
}
