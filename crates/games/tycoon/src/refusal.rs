//! Why something is not allowed.

use crate::actions::Action;
use crate::blueprint::{Ground, Turn};
use crate::board::{Board, Spot};
use crate::components::Staff;
use crate::desk::Desk;
use crate::faces::{Face, Faces};
use crate::speech::{name, staff_word};
use crate::state::{Duty, Stage, Tycoon, Work};
use table::{Arg, Game, Illegal, Rule, Seat};

fn no(key: &'static str, rule: &'static str) -> Illegal {
    Illegal::new(key, Rule(rule))
}

/// What is wrong with an action that is not legal.
pub fn refusal(game: &Tycoon, seat: Seat, action: Action) -> Illegal {
    let desk = game.desk(seat);
    match (desk.own.stage, action) {
        (Stage::Bankrupt, _) => no("tycoon-no-bankrupt", "CT-8.1"),
        (Stage::Done, _) if game.is_over() => no("tycoon-no-over", "CT-3.8"),
        (Stage::Done, _) => no("tycoon-no-done", "CT-12.3"),
        (Stage::Choose, Action::Hire { staff, face }) => hire(desk, staff, face),
        (Stage::Choose, Action::Stall { face }) => stall(desk, face),
        (Stage::Choose, Action::Ride { ride }) => ride_choice(desk, ride),
        (Stage::Choose, Action::Stop) => no("tycoon-no-stop", "CT-3.2"),
        (Stage::Place(work), Action::Place { at, turn }) => place(desk, work, at, turn),
        (Stage::Guests { work, last }, Action::Guest { at }) => guest(desk, work, last, at),
        (Stage::Guests { .. }, Action::Shortest) => no("tycoon-no-shortest", "CT-7.7"),
        (Stage::Dice, Action::Dice { faces }) => dice(desk, faces),
        (Stage::Choose, _) => no("tycoon-no-choose-first", "CT-3.2"),
        (Stage::Place(Work::Stall(_)), _) => no("tycoon-no-place-first", "CT-5.4"),
        (Stage::Place(Work::Ride(_)), _) => no("tycoon-no-place-first", "CT-6.3"),
        (Stage::Guests { .. }, _) => no("tycoon-no-guests-first", "CT-7.4"),
        (Stage::Dice, _) => no("tycoon-no-dice-first", "CT-6.7"),
    }
}

fn hire(desk: Desk<'_>, staff: Staff, face: Face) -> Illegal {
    let (row, there) = (desk.parts.staff(staff), desk.die(face, Duty::Hire).is_some());
    let mut illegal = if desk.own.hired.is_some() {
        no("tycoon-no-second-hire", "CT-3.3")
    } else if !desk.has_free_box(staff) {
        no("tycoon-no-staff-box", "CT-4.7")
    } else if there {
        no("tycoon-no-such-staff", "CT-4.1")
    } else if row.is_hired_with(face) && !desk.variant.challenge {
        no("tycoon-no-staff-die", "CT-3.4")
    } else {
        return no_die(desk, face);
    };
    let faces = Arg::List(row.faces().map(|face| Arg::from(face.number())).collect());
    illegal.why = illegal.why.with("staff", staff_word(staff)).with("face", face.number()).with("faces", faces);
    illegal
}

fn stall(desk: Desk<'_>, face: Face) -> Illegal {
    let kind = face.kind();
    if desk.own.stalled {
        no("tycoon-no-second-stall", "CT-3.3")
    } else if desk.own.stall_counts[usize::from(kind)] >= 2 {
        no("tycoon-no-third-stall", "CT-5.2")
    } else if desk.die(face, Duty::Stall).is_none() {
        no_die(desk, face)
    } else {
        no_room(desk, kind)
    }
}

/// Why a stall that may be built fits nowhere: for want of ground, of distance to other stalls, or of guests.
fn no_room(desk: Desk<'_>, kind: u8) -> Illegal {
    let has_room = |ground: Board| desk.stall_blueprint(kind).has_room(&Ground::new(ground));
    if !has_room(desk.free()) {
        no("tycoon-no-stall-room", "CT-5.8")
    } else if !has_room(desk.stall_ground()) {
        no("tycoon-no-stall-beside-stall", "CT-10.3")
    } else {
        no("tycoon-no-stall-unreached", "CT-11.2")
    }
}

fn no_die(desk: Desk<'_>, face: Face) -> Illegal {
    let mut illegal =
        if desk.variant.challenge { no("tycoon-no-die-challenge", "CT-10.1") } else { no("tycoon-no-die", "CT-3.4") };
    illegal.why = illegal.why.with("face", face.number());
    illegal
}

fn ride_choice(desk: Desk<'_>, ride: u8) -> Illegal {
    let Some(card) = desk.parts.rides.get(usize::from(ride)) else { return no("tycoon-no-such-ride", "CT-6.1") };
    if desk.own.rode {
        no("tycoon-no-second-ride", "CT-3.3")
    } else if card.level > desk.staff(Staff::Investor) {
        short_of(desk, Staff::Investor, card.level, no("tycoon-no-investors", "CT-6.1"))
    } else if !desk.can_afford(card) {
        let needed = card.blueprint.big_squares();
        short_of(desk, Staff::Constructor, needed, no("tycoon-no-constructors", "CT-6.2"))
    } else {
        let mut illegal = no("tycoon-no-ride-room", "CT-6.3");
        illegal.why = illegal.why.with("ride", name(&card.name));
        illegal
    }
}

fn short_of(desk: Desk<'_>, staff: Staff, needed: u8, mut illegal: Illegal) -> Illegal {
    illegal.why = illegal.why.with("needed", needed).with("there", desk.staff(staff));
    illegal
}

fn place(desk: Desk<'_>, work: Work, at: Spot, turn: Turn) -> Illegal {
    let drawing = if matches!(work, Work::Stall(_)) { "CT-5.4" } else { "CT-6.3" };
    let blueprint = desk.blueprint(work);
    if !blueprint.is_own_turn(turn) {
        return no("tycoon-no-same-turn", "CT-6.4");
    }
    if !blueprint.is_inside(turn, at) {
        return no("tycoon-no-outside", drawing);
    }
    let boxes = blueprint.boxes(turn, at);
    if !boxes.within(desk.free()) {
        no("tycoon-no-overlap", drawing)
    } else if !boxes.within(desk.stall_ground()) {
        no("tycoon-no-stall-beside-stall", "CT-10.3")
    } else {
        no("tycoon-no-stall-unreached", "CT-11.2")
    }
}

fn guest(desk: Desk<'_>, work: Work, last: Option<Spot>, at: Spot) -> Illegal {
    let from = last.map_or(desk.own.guests, Board::one);
    let too_short = desk.ahead(work, last).is_some_and(|ahead| ahead.shortest > desk.room());
    if !desk.free().has(at) {
        no("tycoon-no-guest-box", "CT-7.5")
    } else if !from.beside().has(at) {
        no("tycoon-no-guest-beside", "CT-7.4")
    } else if too_short {
        no("tycoon-no-guest-detour", "CT-7.9")
    } else {
        no("tycoon-no-guest-waste", "CT-7.6")
    }
}

fn dice(desk: Desk<'_>, faces: Faces) -> Illegal {
    if faces.within(desk.own.white) {
        no("tycoon-no-dice-number", "CT-6.7")
    } else {
        no("tycoon-no-such-dice", "CT-6.7")
    }
}
