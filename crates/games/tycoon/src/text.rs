//! The table in characters: the player's sheet in full, the others in a line each.

use crate::board::Spot;
use crate::event::Share;
use crate::speech::{name, row_key};
use crate::view::{CardView, CarnivalView, Doing, KindView, RideView, View};
use table::text::{WIDTH, wrap};
use table::{Say, Words};

/// Where the right half of the sheet begins.
const RIGHT: usize = 40;
pub fn draw(view: &View, words: &dyn Words) -> String {
    let mut lines = vec![headline(view, words)];
    for carnival in &view.carnivals {
        if view.you.is_none_or(|you| you == carnival.seat) {
            lines.push(String::new());
            lines.extend(side_by_side(lot(view, carnival, words), sheet(view, carnival, words)));
            lines.extend(rides(carnival, words));
        }
    }
    if !view.over {
        lines.push(String::new());
        lines.extend(catalog(view, words));
    }
    let others = view.carnivals.iter().filter(|carnival| view.you.is_some_and(|you| you != carnival.seat));
    lines.extend(others.map(|carnival| summary(carnival, words)));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn headline(view: &View, words: &dyn Words) -> String {
    let say = Say::new("tycoon-text-head").with("round", view.round).with("rounds", view.rounds);
    let die = |place: usize| view.carnivals.first().map_or(0, |own| own.dice[place].face.number());
    let mut line = words.say(&say.with("red", die(0)).with("blue", die(1)));
    let rules = [
        (view.is_race(), "tycoon-text-race"),
        (view.options.challenge, "tycoon-text-challenge"),
        (view.options.late_hires, "tycoon-text-late-hires"),
        (view.options.reached_stalls, "tycoon-text-reached-stalls"),
    ];
    let rules: Vec<String> = rules.into_iter().filter(|(on, _)| *on).map(|(_, key)| words.word(key)).collect();
    if !rules.is_empty() {
        line = format!("{line}\n{}", wrap(&rules.join(" "), 0));
    }
    line
}

fn side_by_side(left: Vec<String>, right: Vec<String>) -> Vec<String> {
    let line = |row: usize| {
        let empty = String::new();
        let (left, right) = (left.get(row).unwrap_or(&empty), right.get(row).unwrap_or(&empty));
        format!("{left:<RIGHT$}{right}")
    };
    (0..left.len().max(right.len())).map(line).collect()
}

/// The lot: a letter for each ride, the number of each stall, x for a guest, + for the way that guests would take.
fn lot(view: &View, carnival: &CarnivalView, words: &dyn Words) -> Vec<String> {
    let (width, height) = (view.lot.columns.len(), view.lot.rows.len());
    let mut lines = vec![format!("     {}", view.lot.columns.join(" "))];
    for row in 0..height {
        let signs = (0..width).map(|column| sign(view, carnival, Spot::new(column, row)));
        let boxes: String = signs.map(|sign| format!(" {sign}")).collect();
        lines.push(format!(" {:>2} {boxes}", row + 1));
    }
    let entrance = words.word("tycoon-text-entrance");
    let indent = 5 + 2 * view.lot.entrance.column();
    if view.lot.entrance.row() + 1 == height {
        lines.push(format!("{:indent$}^ {entrance}", ""));
    }
    lines
}

fn sign(view: &View, carnival: &CarnivalView, spot: Spot) -> char {
    if let Some(ride) = carnival.rides.iter().position(|ride| ride.boxes.contains(&spot)) {
        return letter(ride);
    }
    if let Some(stall) = carnival.stalls.iter().find(|stall| stall.boxes.contains(&spot)) {
        return char::from(b'0' + stall.face.number());
    }
    if carnival.plot.guests.has(spot) {
        'x'
    } else if carnival.shortest.contains(&spot) {
        '+'
    } else if !view.ground.has(spot) {
        ' '
    } else {
        '.'
    }
}

fn letter(ride: usize) -> char {
    let letters = ('A'..='Z').chain("αβγδεζ".chars());
    letters.into_iter().nth(ride).unwrap_or('?')
}

/// The right half: score, dice, track, staff, attendance and stalls.
fn sheet(view: &View, carnival: &CarnivalView, words: &dyn Words) -> Vec<String> {
    let mut lines = vec![summary(carnival, words), dice(carnival, words), String::new()];
    lines.extend(track(view, carnival));
    lines.push(String::new());
    lines.extend(carnival.staff.iter().map(|row| {
        let boxes = crosses(row.hired, row.boxes);
        let faces: Vec<String> = row.faces.iter().map(ToString::to_string).collect();
        format!("{:<17}{boxes:<8}{}", words.word(row_key(row.staff)), faces.join(" "))
    }));
    let attendance = Say::new("tycoon-text-attendance").with("guests", carnival.guests.boxes.len());
    lines.push(words.say(&attendance.with("capacity", carnival.guests.capacity)));
    let care = Say::new("tycoon-text-care").with("rides", carnival.care.rides).with("care", carnival.care.capacity);
    lines.push(words.say(&care));
    lines.push(String::new());
    lines.extend(carnival.kinds.chunks(2).map(|pair| {
        let kind = |kind: &KindView| {
            format!("{} {:<15}{:<8}", kind.face, words.named(kind.name), crosses(kind.built, kind.most))
        };
        pair.iter().map(kind).collect::<String>()
    }));
    lines
}

fn dice(carnival: &CarnivalView, words: &dyn Words) -> String {
    let white: Vec<String> = carnival.white.iter().map(|die| die.face.to_string()).collect();
    let mut line = words.say(&Say::new("tycoon-text-white").with("dice", name(&white.join(" "))));
    let keys = ["tycoon-text-red-spent", "tycoon-text-blue-spent"];
    for (_, key) in carnival.dice.iter().zip(keys).filter(|(die, _)| die.spent) {
        line.push_str("   ");
        line.push_str(&words.word(key));
    }
    line
}

fn track(view: &View, carnival: &CarnivalView) -> Vec<String> {
    let rounds: Vec<u8> = (1..=view.rounds).collect();
    let row = |chunk: &[u8]| {
        let numbers: String = chunk.iter().map(|round| format!("{round:>5}")).collect();
        let points = chunk.iter().map(|&round| match carnival.track[usize::from(round) - 1].points {
            Some(points) => format!("{points:>5}"),
            None => format!("{:>5}", "_"),
        });
        [numbers, points.collect()]
    };
    rounds.chunks(10).flat_map(row).collect()
}

fn crosses(done: u8, of: u8) -> String {
    "x".repeat(usize::from(done)) + &".".repeat(usize::from(of.saturating_sub(done)))
}

fn rides(carnival: &CarnivalView, words: &dyn Words) -> Vec<String> {
    let one = |(place, ride): (usize, &RideView)| {
        let points = ride.points.map_or("_".to_owned(), |points| points.to_string());
        let share = match ride.share {
            Share::Whole => "",
            Share::Half => "/2",
            Share::Quarter => "/4",
        };
        format!("{} {} {points}{share}", letter(place), words.named(ride.name))
    };
    let texts: Vec<String> = carnival.rides.iter().enumerate().map(one).collect();
    in_columns(&texts)
}

fn catalog(view: &View, words: &dyn Words) -> Vec<String> {
    let cards: Vec<String> = view.catalog.iter().map(|card| card_text(card, words)).collect();
    let mut lines = vec![words.word("tycoon-text-catalog")];
    lines.extend(in_columns(&cards));
    lines
}

/// As many columns as there is room for, to be read downwards.
fn in_columns(texts: &[String]) -> Vec<String> {
    let fitting = (1..=texts.len()).rev().map(|columns| columned(texts, texts.len().div_ceil(columns)));
    let narrow = |lines: &Vec<String>| lines.iter().all(|line| line.chars().count() <= WIDTH);
    fitting.into_iter().find(narrow).unwrap_or_else(|| texts.to_vec())
}

fn columned(texts: &[String], rows: usize) -> Vec<String> {
    let mut lines = vec![String::new(); rows];
    for column in texts.chunks(rows) {
        let widest = column.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        for (line, text) in lines.iter_mut().zip(column) {
            line.push_str(&format!("{text:<widest$}   "));
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

fn card_text(card: &CardView, words: &dyn Words) -> String {
    let rows = 1 + card.squares.iter().map(|square| square.row).max().unwrap_or(0);
    let row = |row: u8| -> String {
        let columns: Vec<u8> =
            card.squares.iter().filter(|square| square.row == row).map(|square| square.column).collect();
        let last = columns.iter().max().copied().unwrap_or(0);
        (0..=last).map(|column| if columns.contains(&column) { '#' } else { '.' }).collect()
    };
    let picture: Vec<String> = (0..rows).map(row).collect();
    format!("{} {:<14} +{:<3}{}", card.level, words.named(card.name), card.bonus, picture.join("/"))
}

fn summary(carnival: &CarnivalView, words: &dyn Words) -> String {
    let key = match carnival.doing {
        Doing::Bankrupt => "tycoon-text-bankrupt",
        Doing::Done => "tycoon-text-done",
        _ => "tycoon-text-acting",
    };
    let say = Say::new(key).with("seat", carnival.seat).with("score", carnival.tally);
    words.say(&say.with("guests", carnival.guests.boxes.len()).with("rides", carnival.rides.len()))
}
