//! The table told in words: enough to play by ear.

use crate::board::Spot;
use crate::event::{dice_list, spot_list};
use crate::explain::{self, face_list};
use crate::speech::{colour_word, name, row_key};
use crate::view::{CarnivalView, DieView, KindView, View, column_name};
use table::{Arg, Say, Section};

/// First where the game stands, then one's own sheet, the others, and what may be had.
pub fn describe(view: &View) -> Vec<Section> {
    let mut sections = vec![game(view)];
    match view.own() {
        Some(own) => {
            sections.extend(whole_sheet(view, own));
            sections.extend(others(view, own));
        }
        None => sections.extend(view.carnivals.iter().flat_map(|own| whole_sheet(view, own))),
    }
    if !view.over {
        sections.push(catalog(view));
    }
    sections
}

fn game(view: &View) -> Section {
    let mut section = Section::new(Say::new("tycoon-part-game"));
    let key = if view.over { "tycoon-says-over" } else { "tycoon-says-round" };
    section.say(Say::new(key).with("round", view.round).with("rounds", view.rounds));
    let rules = [
        (view.options.challenge, "tycoon-says-challenge"),
        (view.options.late_hires, "tycoon-says-late-hires"),
        (view.options.reached_stalls, "tycoon-says-reached-stalls"),
    ];
    rules.into_iter().filter(|(on, _)| *on).for_each(|(_, key)| section.say(Say::new(key)));
    section
}

fn whole_sheet(view: &View, own: &CarnivalView) -> Vec<Section> {
    vec![standing(view, own), dice(own), staff(own), stalls(own), lot(view, own), track(own)]
}

/// A section about a part of somebody's sheet.
fn part(key: &'static str, own: &CarnivalView) -> Section {
    Section::new(Say::new(key).with("seat", own.seat))
}

fn standing(view: &View, own: &CarnivalView) -> Section {
    let mut section = Section::new(explain::owner(own.seat));
    section.tell(own.thing.clone(), explain::standing(view, own));
    if let Some(next) = &own.rank.next {
        let say = Say::new("tycoon-says-rank").with("rank", name(own.rank.name));
        section.tell(own.rank.thing.clone(), say.with("missing", next.missing).with("next", name(next.name)));
    }
    let guests = Say::new("tycoon-says-guests").with("guests", own.guests.boxes.len());
    section.tell(own.guests.thing.clone(), guests.with("capacity", own.guests.capacity).with("room", own.guests.room));
    let care = Say::new("tycoon-says-care").with("rides", own.care.rides).with("capacity", own.care.capacity);
    section.tell(own.care.thing.clone(), care);
    section
}

fn dice(own: &CarnivalView) -> Section {
    let mut section = part("tycoon-part-dice", own);
    for die in &own.dice {
        section.tell(die.thing.clone(), say_die(die));
    }
    for die in &own.white {
        let key = if die.counted { "tycoon-says-white-counted" } else { "tycoon-says-white" };
        section.tell(die.thing.clone(), Say::new(key).with("face", die.face.number()));
    }
    section
}

fn say_die(die: &DieView) -> Say {
    let key = if die.spent { "tycoon-says-die-spent" } else { "tycoon-says-die" };
    Say::new(key).with("colour", colour_word(die.colour)).with("face", die.face.number())
}

fn staff(own: &CarnivalView) -> Section {
    let mut section = part("tycoon-part-staff", own);
    for row in &own.staff {
        let say = Say::new("tycoon-says-staff").with("row", Say::new(row_key(row.staff))).with("hired", row.hired);
        let say = say.with("boxes", row.boxes).with("faces", face_list(row.faces.iter().copied()));
        section.tell(row.thing.clone(), say);
    }
    section
}

fn stalls(own: &CarnivalView) -> Section {
    let mut section = part("tycoon-part-stalls", own);
    for kind in &own.kinds {
        section.tell(kind.thing.clone(), say_kind(kind));
    }
    for set in &own.sets {
        let key = if set.complete { "tycoon-says-set-complete" } else { "tycoon-says-set" };
        let say = Say::new(key).with("kinds", set.kinds).with("each", set.each).with("points", set.points);
        section.tell(set.thing.clone(), say.with("there", set.there));
    }
    section
}

fn say_kind(kind: &KindView) -> Say {
    let say = Say::new("tycoon-says-kind").with("stall", name(kind.name)).with("face", kind.face.number());
    say.with("built", kind.built).with("points", kind.points)
}

/// What stands in the lot, and then every row of it from left to right.
fn lot(view: &View, own: &CarnivalView) -> Section {
    let mut section = part("tycoon-part-lot", own);
    let size = Say::new("tycoon-says-lot").with("rows", view.lot.rows.len());
    let last = view.lot.columns.last().map_or("", String::as_str);
    section.say(size.with("last", name(last)).with("entrance", name(&view.lot.entrance.to_string())));
    for ride in &own.rides {
        let say = Say::new("tycoon-says-ride").with("ride", name(ride.name)).with("at", corners(&ride.boxes));
        section.tell(ride.thing.clone(), say);
    }
    for stall in &own.stalls {
        let say = Say::new("tycoon-says-stall").with("stall", name(stall.name)).with("at", spot_list(&stall.boxes));
        section.tell(stall.thing.clone(), say);
    }
    rows(view, own).into_iter().for_each(|say| section.say(say));
    section
}

/// The first and the last box of something that was drawn.
fn corners(boxes: &[Spot]) -> Arg {
    let first = boxes.first().map(Spot::to_string).unwrap_or_default();
    let last = boxes.last().map(Spot::to_string).unwrap_or_default();
    Arg::from(Say::new("tycoon-says-from-to").with("first", name(&first)).with("last", name(&last)))
}

/// Boxes alike in a row: what they hold, the first and the last column.
type Run = (&'static str, usize, usize);

/// The rows of the lot, those that are alike together.
fn rows(view: &View, own: &CarnivalView) -> Vec<Say> {
    let mut groups: Vec<(usize, usize, Vec<Run>)> = Vec::new();
    for row in 0..view.lot.rows.len() {
        let runs = runs(view, own, row);
        match groups.last_mut() {
            Some((_, last, alike)) if *alike == runs => *last = row,
            _ => groups.push((row, row, runs)),
        }
    }
    groups.into_iter().map(say_rows).collect()
}

fn runs(view: &View, own: &CarnivalView, row: usize) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for column in 0..view.lot.columns.len() {
        let what = content(view, own, Spot::new(column, row));
        match runs.last_mut() {
            Some((before, _, last)) if *before == what => *last = column,
            _ => runs.push((what, column, column)),
        }
    }
    runs
}

fn say_rows((first, last, runs): (usize, usize, Vec<Run>)) -> Say {
    let run = |(what, first, last): Run| {
        let say = Say::new(what).with("boxes", 1 + last - first);
        Arg::from(say.with("first", name(&column_name(first))).with("last", name(&column_name(last))))
    };
    let say = Say::new("tycoon-says-row").with("rows", 1 + last - first);
    say.with("first", 1 + first).with("last", 1 + last).with("runs", one_by_one(runs.into_iter().map(run).collect()))
}

/// Several statements after one another.
pub(crate) fn one_by_one(mut said: Vec<Arg>) -> Arg {
    let last = said.pop().unwrap_or_else(|| name(""));
    let then = |rest: Arg, first: Arg| Arg::from(Say::new("tycoon-then").with("first", first).with("rest", rest));
    said.into_iter().rev().fold(last, then)
}

fn content(view: &View, own: &CarnivalView, at: Spot) -> &'static str {
    if !view.ground.has(at) {
        "tycoon-run-outside"
    } else if own.plot.guests.has(at) {
        "tycoon-run-guests"
    } else if own.plot.built.has(at) {
        "tycoon-run-built"
    } else if own.plot.cut_off.has(at) {
        "tycoon-run-cut-off"
    } else {
        "tycoon-run-free"
    }
}

fn track(own: &CarnivalView) -> Section {
    let mut section = part("tycoon-part-track", own);
    for ride in &own.rides {
        let Some(points) = ride.points else { continue };
        let say = Say::new("tycoon-says-written").with("round", ride.round).with("ride", name(ride.name));
        let written = own.track.iter().find(|written| written.round == ride.round);
        let thing = written.map_or_else(|| ride.thing.clone(), |written| written.thing.clone());
        section.tell(thing, say.with("points", points).with("dice", dice_list(ride.dice)).with("bonus", ride.bonus));
    }
    if section.lines.is_empty() {
        section.say(Say::new("tycoon-says-nothing-written"));
    }
    section
}

fn others(view: &View, own: &CarnivalView) -> Option<Section> {
    let mut section = Section::new(Say::new("tycoon-part-others"));
    for other in view.carnivals.iter().filter(|other| other.seat != own.seat) {
        section.tell(other.thing.clone(), explain::standing(view, other));
    }
    (!section.lines.is_empty()).then_some(section)
}

fn catalog(view: &View) -> Section {
    let mut section = Section::new(Say::new("tycoon-part-catalog"));
    for card in &view.catalog {
        let say = Say::new("tycoon-says-card").with("ride", name(card.name)).with("level", card.level);
        let say = say.with("bonus", card.bonus).with("shape", crate::shape::in_words(card));
        section.tell(card.thing.clone(), say);
        if let Some(plan) = explain::plan(view, card) {
            section.tell(card.thing.clone(), plan);
        }
    }
    section
}
