//! Why something is not allowed.

use crate::actions::{Action, staff_word};
use crate::blueprint::{Ground, Turn};
use crate::board::{Board, Spot};
use crate::components::Staff;
use crate::desk::Desk;
use crate::faces::Faces;
use crate::state::{Duty, Stage, Work};
use table::{Illegal, Rule};

const fn no(key: &'static str, rule: &'static str) -> (&'static str, Rule) {
    (key, Rule(rule))
}

/// Explains what is wrong with an action that is not legal. `over`: the game has ended.
pub fn explain(desk: Desk<'_>, action: Action, over: bool) -> Illegal {
    let (key, rule) = reason(desk, action, over);
    let mut illegal = Illegal::new(key, rule);
    if let Action::Hire { staff, face } = action {
        illegal.why = illegal.why.with("staff", staff_word(staff)).with("face", face);
    }
    illegal
}

fn reason(desk: Desk<'_>, action: Action, over: bool) -> (&'static str, Rule) {
    match (desk.own.stage, action) {
        (Stage::Bankrupt, _) => no("tycoon-no-bankrupt", "CT-8.1"),
        (Stage::Done, _) if over => no("tycoon-no-over", "CT-3.8"),
        (Stage::Done, _) => no("tycoon-no-done", "CT-12.3"),
        (Stage::Choose, Action::Hire { staff, face }) => hire(desk, staff, face),
        (Stage::Choose, Action::Stall { kind }) => stall(desk, kind),
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

fn hire(desk: Desk<'_>, staff: Staff, face: u8) -> (&'static str, Rule) {
    if desk.own.hired.is_some() {
        no("tycoon-no-second-hire", "CT-3.3")
    } else if desk.die(face, Duty::Hire).is_none() {
        no_die(desk)
    } else if !desk.parts.staff(staff).is_hired_with(face) {
        no("tycoon-no-such-staff", "CT-4.1")
    } else {
        no("tycoon-no-staff-box", "CT-4.7")
    }
}

fn stall(desk: Desk<'_>, kind: u8) -> (&'static str, Rule) {
    if desk.own.stalled {
        no("tycoon-no-second-stall", "CT-3.3")
    } else if desk.die(kind + 1, Duty::Stall).is_none() {
        no_die(desk)
    } else if desk.own.stall_counts[usize::from(kind)] >= 2 {
        no("tycoon-no-third-stall", "CT-5.2")
    } else {
        no_room(desk, kind)
    }
}

/// Why a stall that may be built fits nowhere: for want of ground, of distance to other stalls, or of guests.
fn no_room(desk: Desk<'_>, kind: u8) -> (&'static str, Rule) {
    let has_room = |ground: Board| desk.stall_blueprint(kind).has_room(&Ground::new(ground));
    if !has_room(desk.free()) {
        no("tycoon-no-stall-room", "CT-5.8")
    } else if !has_room(desk.stall_ground()) {
        no("tycoon-no-stall-beside-stall", "CT-10.3")
    } else {
        no("tycoon-no-stall-unreached", "CT-11.2")
    }
}

fn no_die(desk: Desk<'_>) -> (&'static str, Rule) {
    if desk.variant.challenge { no("tycoon-no-die-challenge", "CT-10.1") } else { no("tycoon-no-die", "CT-3.4") }
}

fn ride_choice(desk: Desk<'_>, ride: u8) -> (&'static str, Rule) {
    let card = desk.card(ride);
    if desk.own.rode {
        no("tycoon-no-second-ride", "CT-3.3")
    } else if card.level > desk.staff(Staff::Investor) {
        no("tycoon-no-investors", "CT-6.1")
    } else if !desk.can_afford(card) {
        no("tycoon-no-constructors", "CT-6.2")
    } else {
        no("tycoon-no-ride-room", "CT-6.3")
    }
}

fn place(desk: Desk<'_>, work: Work, at: Spot, turn: Turn) -> (&'static str, Rule) {
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

fn guest(desk: Desk<'_>, work: Work, last: Option<Spot>, at: Spot) -> (&'static str, Rule) {
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

fn dice(desk: Desk<'_>, faces: Faces) -> (&'static str, Rule) {
    if faces.within(desk.own.white) {
        no("tycoon-no-dice-number", "CT-6.7")
    } else {
        no("tycoon-no-such-dice", "CT-6.7")
    }
}
