//! What each thing is, what it does or is worth now, and the rule.

use crate::board::Spot;
use crate::components::Staff;
use crate::event::{Share, dice_list};
use crate::faces::Face;
use crate::speech::{colour_word, name, row_key, staff_word};
use crate::state::Duty;
use crate::view::{CardView, CarnivalView, DieView, Doing, KindView, PlanView, RideView, SetView};
use crate::view::{StaffView, View, WhiteView};
use table::{Arg, Note, Say, Seat, Thing};

/// What a thing is. Nothing for what the view does not show.
pub fn explain(view: &View, thing: &Thing) -> Option<Note> {
    let parts: Vec<&str> = thing.parts().collect();
    let sheet = |whose: &str| whose.parse().ok().and_then(|seat: usize| view.carnivals.get(seat));
    match parts[..] {
        ["catalog", _] => view.catalog.iter().find(|card| card.thing == *thing).map(|card| catalog(view, card)),
        ["sheet", whose] => sheet(whose).map(|own| whole_sheet(view, own)),
        ["guests", whose] => sheet(whose).map(guests),
        ["care", whose] => sheet(whose).map(care),
        ["rank", whose] => sheet(whose).map(rank),
        ["die", whose, _] => {
            let own = sheet(whose)?;
            own.dice.iter().find(|die| die.thing == *thing).map(|die| coloured(own, die))
        }
        ["white", whose, _] => sheet(whose)?.white.iter().find(|die| die.thing == *thing).map(white),
        ["staff", whose, _] => {
            let own = sheet(whose)?;
            own.staff.iter().find(|row| row.thing == *thing).map(|row| staff(view, own, row))
        }
        ["stall", whose, _] => sheet(whose)?.kinds.iter().find(|kind| kind.thing == *thing).map(kind_of_stall),
        ["stall", whose, _, _] => {
            sheet(whose)?.stalls.iter().find(|stall| stall.thing == *thing).map(|stall| stall_note(stall.name))
        }
        ["set", whose, _] => sheet(whose)?.sets.iter().find(|set| set.thing == *thing).map(set_of_stalls),
        ["round", whose, _] => round(view, sheet(whose)?, thing),
        ["ride", whose, _] => sheet(whose)?.rides.iter().find(|ride| ride.thing == *thing).map(ride),
        ["box", whose, at] => spot(view, sheet(whose)?, at.parse().ok()?),
        ["do", "stop"] => Some(button("tycoon-do-stop", "tycoon-note-do-stop", "CT-3.2")),
        ["do", "shortest"] => Some(button("tycoon-note-shortest", "tycoon-note-do-shortest", "CT-7.7")),
        _ => None,
    }
}

/// What a button does.
fn button(title: &'static str, line: &'static str, rule: &'static str) -> Note {
    Note::new(Say::new(title)).line(Say::new(line)).rule(rule)
}

/// What is on a row of staff, and what one of them does.
fn staff(view: &View, own: &CarnivalView, row: &StaffView) -> Note {
    let title = Say::new("tycoon-note-staff").with("row", Say::new(row_key(row.staff)));
    let title = title.with("hired", row.hired).with("boxes", row.boxes);
    let does = match row.staff {
        Staff::Ticket => {
            let each = own.guests.rows.first().map_or(0, |row| row.places);
            Say::new("tycoon-note-ticket").with("each", each).with("capacity", own.guests.capacity)
        }
        Staff::Mechanic => {
            Say::new("tycoon-note-mechanic").with("each", own.care.each).with("capacity", own.care.capacity)
        }
        Staff::Constructor => Say::new("tycoon-note-constructor").with("there", row.counting),
        Staff::Investor => Say::new("tycoon-note-investor").with("there", row.counting),
    };
    let hire = if row.hired < row.boxes { "tycoon-note-hired-with" } else { "tycoon-note-row-full" };
    let faces = Say::new(hire).with("faces", face_list(row.faces.iter().copied()));
    let when = if view.options.late_hires { "tycoon-note-hire-late" } else { "tycoon-note-hire-first" };
    let use_of_it = (row.staff == Staff::Ticket).then(|| Say::new("tycoon-note-ticket-points"));
    let note = Note::new(title).line(does).maybe(use_of_it).line(faces);
    let note = if row.hired < row.boxes { note.line(Say::new(when)) } else { note };
    note.rule(match row.staff {
        Staff::Ticket => "CT-4.2",
        Staff::Mechanic => "CT-4.3",
        Staff::Constructor => "CT-4.5",
        Staff::Investor => "CT-4.6",
    })
}

pub(crate) fn face_list(faces: impl Iterator<Item = Face>) -> Arg {
    Arg::List(faces.map(|face| Arg::from(face.number())).collect())
}

fn coloured(own: &CarnivalView, die: &DieView) -> Note {
    let say = Say::new("tycoon-note-die").with("colour", colour_word(die.colour)).with("face", die.face.number());
    if die.spent {
        return Note::new(say).line(Say::new("tycoon-note-die-spent")).rule("CT-3.4");
    }
    let hires = own.staff.iter().filter(|row| row.faces.contains(&die.face) && row.hired < row.boxes);
    let hires: Vec<_> = hires.map(|row| staff_word(row.staff)).collect();
    let hires = (!hires.is_empty())
        .then(|| Say::new("tycoon-note-die-hires").with("face", die.face.number()).with("staff", or_list(hires)));
    let kind = own.kinds.iter().find(|kind| kind.face == die.face);
    let stall = kind.filter(|kind| kind.built < kind.most);
    let stall = stall.map(|kind| Say::new("tycoon-note-die-stall").with("stall", name(kind.name)));
    let dead = kind.is_some_and(|kind| kind.dead).then(|| Say::new("tycoon-note-die-dead"));
    let note = Note::new(say).maybe(dead);
    match die.duty {
        Some(Duty::Hire) => note.line(Say::new("tycoon-note-die-must-hire")).maybe(hires).rule("CT-10.1"),
        Some(Duty::Stall) => note.line(Say::new("tycoon-note-die-must-stall")).maybe(stall).rule("CT-10.1"),
        None => note.maybe(hires).maybe(stall).line(Say::new("tycoon-note-die-once")).rule("CT-3.4"),
    }
}

/// One of several: "a constructor or an investor".
fn or_list(mut words: Vec<Arg>) -> Arg {
    match (words.pop(), words.pop()) {
        (Some(last), Some(first)) => Arg::from(Say::new("tycoon-either").with("first", first).with("last", last)),
        (Some(only), None) => only,
        _ => name(""),
    }
}

fn white(die: &WhiteView) -> Note {
    let note = Note::new(Say::new("tycoon-note-white").with("face", die.face.number()));
    let note = note.maybe(die.counted.then(|| Say::new("tycoon-note-white-counted")));
    note.line(Say::new("tycoon-note-white-each")).line(Say::new("tycoon-note-white-best")).rule("CT-6.7")
}

fn kind_of_stall(kind: &KindView) -> Note {
    let title = Say::new("tycoon-note-kind").with("stall", name(kind.name));
    let note = Note::new(title.with("built", kind.built).with("most", kind.most));
    let (Some(covers), Some(points)) = (kind.next_covers, kind.points_next) else {
        return note.line(Say::new("tycoon-note-kind-full").with("points", kind.points)).rule("CT-5.2");
    };
    let next = Say::new(if kind.built == 0 { "tycoon-note-kind-first" } else { "tycoon-note-kind-second" });
    let next = next.with("boxes", covers).with("points", points).with("now", kind.points);
    let die = Say::new("tycoon-note-kind-die").with("face", kind.face.number());
    note.line(die).line(next).line(Say::new("tycoon-note-kind-sets")).rule("CT-5.1")
}

fn stall_note(stall: &str) -> Note {
    let note = Note::new(Say::new("tycoon-note-stall").with("stall", name(stall)));
    note.line(Say::new("tycoon-note-stall-stands")).rule("CT-5.5")
}

fn set_of_stalls(set: &SetView) -> Note {
    let note = Note::new(Say::new("tycoon-note-set").with("kinds", set.kinds).with("each", set.each));
    let key = if set.complete { "tycoon-note-set-complete" } else { "tycoon-note-set-missing" };
    let worth = Say::new(key).with("points", set.points);
    note.line(worth.with("there", set.there).with("kinds", set.kinds))
        .line(Say::new("tycoon-note-set-sum"))
        .rule("CT-9.4")
}

fn catalog(view: &View, card: &CardView) -> Note {
    let note = Note::new(Say::new("tycoon-note-card").with("ride", name(card.name)).with("level", card.level));
    let counts = Say::new("tycoon-note-card-counts").with("level", card.level).with("bonus", card.bonus);
    let needs = Say::new("tycoon-note-card-needs").with("level", card.level).with("squares", card.big_squares);
    let shape = Say::new("tycoon-note-card-shape").with("squares", card.big_squares);
    // What is missing is said where the ride is refused.
    let able = plan_of(view, card).filter(|plan| plan.missing_investors == 0 && plan.missing_constructors == 0);
    note.line(counts).line(able.and_then(worth).unwrap_or(needs)).line(shape).rule("CT-6.7")
}

/// The ride as the one who looks could build it.
fn plan_of<'view>(view: &'view View, card: &CardView) -> Option<&'view PlanView> {
    let own = view.own().filter(|_| !view.over)?;
    own.plans.iter().find(|plan| plan.thing == card.thing)
}

/// What the ride would come to for the one who looks, or what is missing for it.
pub(crate) fn plan(view: &View, card: &CardView) -> Option<Say> {
    let plan = plan_of(view, card)?;
    if plan.missing_investors > 0 || plan.missing_constructors > 0 {
        let say = Say::new("tycoon-note-card-missing").with("investors", plan.missing_investors);
        return Some(say.with("constructors", plan.missing_constructors));
    }
    worth(plan)
}

/// What it would write now, unless the ride of this round stands.
fn worth(plan: &PlanView) -> Option<Say> {
    let key = if plan.untended { "tycoon-note-card-half" } else { "tycoon-note-card-now" };
    plan.points.map(|points| Say::new(key).with("points", points))
}

fn ride(ride: &RideView) -> Note {
    let Some(points) = ride.points else {
        let note = Note::new(Say::new("tycoon-note-ride-new").with("ride", name(ride.name)));
        return note.line(Say::new("tycoon-note-ride-waits")).rule("CT-6.5");
    };
    let note = Note::new(Say::new("tycoon-note-ride").with("ride", name(ride.name)).with("points", points));
    let dice = (!ride.dice.is_none())
        .then(|| Say::new("tycoon-note-ride-dice").with("dice", dice_list(ride.dice)).with("bonus", ride.bonus));
    let share = match ride.share {
        Share::Whole => None,
        Share::Half => Some(Say::new("tycoon-note-ride-half")),
        Share::Quarter => Some(Say::new("tycoon-note-ride-quarter")),
    };
    let written = Say::new("tycoon-note-ride-written").with("round", ride.round);
    note.maybe(dice).maybe(share).line(written).rule("CT-6.10")
}

fn round(view: &View, own: &CarnivalView, thing: &Thing) -> Option<Note> {
    let written = own.track.iter().find(|written| written.thing == *thing)?;
    let note = Note::new(Say::new("tycoon-note-round").with("round", written.round));
    let ride = own.rides.iter().find(|ride| ride.round == written.round && ride.points.is_some());
    Some(match (written.points, ride) {
        (Some(points), Some(ride)) => {
            let say = Say::new("tycoon-note-round-ride").with("ride", name(ride.name)).with("points", points);
            note.line(say).rule("CT-6.10")
        }
        (Some(_), None) => note.line(Say::new("tycoon-note-round-none")).rule("CT-3.7"),
        (None, _) if written.round == view.round && own.doing != Doing::Bankrupt => {
            note.line(Say::new("tycoon-note-round-now")).rule("CT-3.2")
        }
        (None, _) => note.line(Say::new("tycoon-note-round-later")).rule("CT-3.7"),
    })
}

fn guests(own: &CarnivalView) -> Note {
    let there = own.guests.boxes.len();
    let say = Say::new("tycoon-note-guests").with("guests", there).with("capacity", own.guests.capacity);
    let room = Say::new("tycoon-note-guests-room").with("room", own.guests.room);
    let points = Say::new("tycoon-note-guests-points").with("served", own.guests.served);
    Note::new(say).line(room).line(Say::new("tycoon-note-guests-line")).line(points).rule("CT-7.2")
}

fn care(own: &CarnivalView) -> Note {
    let (rides, capacity) = (own.care.rides, own.care.capacity);
    let note = Note::new(Say::new("tycoon-note-care").with("rides", rides).with("capacity", capacity));
    let next = if u32::from(rides) < capacity { "tycoon-note-care-fine" } else { "tycoon-note-care-short" };
    let each = Say::new("tycoon-note-care-each").with("each", own.care.each);
    note.line(Say::new(next)).line(each).rule("CT-6.6")
}

fn rank(own: &CarnivalView) -> Note {
    let note = Note::new(Say::new("tycoon-note-rank").with("rank", name(own.rank.name)));
    if own.doing == Doing::Bankrupt {
        return note.line(Say::new("tycoon-note-bankrupt").with("points", own.tally)).rule("CT-8.4");
    }
    let next = own
        .rank
        .next
        .as_ref()
        .map(|next| Say::new("tycoon-note-rank-next").with("missing", next.missing).with("rank", name(next.name)));
    note.line(Say::new("tycoon-note-rank-now").with("points", own.tally)).maybe(next).rule("CT-9.7")
}

fn whole_sheet(view: &View, own: &CarnivalView) -> Note {
    let note = Note::new(Say::new("tycoon-note-sheet").with("seat", own.seat));
    note.line(standing(view, own)).rule("CT-1.1")
}

/// How a player stands, in a sentence.
pub(crate) fn standing(view: &View, own: &CarnivalView) -> Say {
    let key = match own.doing {
        Doing::Bankrupt => "tycoon-stands-bankrupt",
        Doing::Done if !view.over => "tycoon-stands-done",
        _ => "tycoon-stands",
    };
    let say = Say::new(key).with("seat", own.seat).with("points", own.tally);
    say.with("rides", own.rides.len()).with("stalls", own.stalls.len()).with("guests", own.guests.boxes.len())
}

/// A box of the lot, with whatever is in it.
fn spot(view: &View, own: &CarnivalView, at: Spot) -> Option<Note> {
    if !view.ground.has(at) {
        return None;
    }
    if own.plot.built.has(at) {
        return Some(building(own, at).unwrap_or_else(|| place_note("tycoon-note-box", at)));
    }
    Some(match () {
        () if at == view.lot.entrance => {
            place_note("tycoon-note-entrance", at).line(Say::new("tycoon-note-entrance-open")).rule("CT-7.12")
        }
        () if own.plot.guests.has(at) => {
            place_note("tycoon-note-guest", at).line(Say::new("tycoon-note-guest-stays")).rule("CT-7.12")
        }
        () if own.plot.cut_off.has(at) => {
            place_note("tycoon-note-box", at).line(Say::new("tycoon-note-box-cut-off")).rule("CT-9.1")
        }
        () => place_note("tycoon-note-box", at).line(Say::new("tycoon-note-box-free")).rule("CT-9.1"),
    })
}

fn place_note(key: &'static str, at: Spot) -> Note {
    Note::new(Say::new(key).with("at", name(&at.to_string())))
}

fn building(own: &CarnivalView, at: Spot) -> Option<Note> {
    let here = own.rides.iter().find(|ride| ride.boxes.contains(&at)).map(ride);
    here.or_else(|| own.stalls.iter().find(|stall| stall.boxes.contains(&at)).map(|stall| stall_note(stall.name)))
}

/// Whose sheet a sentence is about, for those who look on.
pub(crate) fn owner(seat: Seat) -> Say {
    Say::new("tycoon-part-sheet").with("seat", seat)
}
