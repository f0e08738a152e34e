//! The table in words: where the game stands, every Fairground, and what can be had.

use crate::cell::{Cell, Spot};
use crate::explain::{clock, points, stock_name};
use crate::railyard::Stack;
use crate::score::size_word;
use crate::speech::{cell_list, named, place, stack_word};
use crate::view::{AttractionView, BoardView, Stock, View, When};
use table::{Arg, Say, Section};

/// The view in sections: first the board of whoever is to act, then what can be had, then the others.
pub(crate) fn describe(view: &View) -> Vec<Section> {
    let first = view.active.map_or(0, |seat| seat.at());
    let (sooner, later) = view.boards.split_at(first);
    let mut boards = later.iter().chain(sooner).flat_map(|board| [fairground(board), account(board)]);
    let mut sections = vec![stand(view)];
    sections.extend(boards.by_ref().take(2));
    sections.extend([railyard(view), supply(view), tricks(view)]);
    sections.extend(boards);
    sections
}

fn stand(view: &View) -> Section {
    let mut section = Section::new(Say::new("grand-tell-stand"));
    let now = (1u8..).zip(&view.days).find(|(_, day)| day.when == When::Now);
    match (now, view.active) {
        (Some((round, day)), Some(seat)) => {
            let say = Say::new("grand-tell-day").with("day", named(&day.name)).with("round", round).with("seat", seat);
            section.tell(day.thing.clone(), say);
        }
        _ => section.say(Say::new("grand-heading-over")),
    }
    if let Some(hand) = &view.hand {
        section.tell(hand.thing.clone(), Say::new("grand-tell-hand").with("foundation", hand.foundation.say()));
    }
    let starter = Say::new("grand-tell-starter").with("seat", view.starter.seat);
    section.tell(view.starter.thing.clone(), starter);
    section.tell(view.guests.thing.clone(), Say::new("grand-tell-guests").with("count", view.guests.count));
    section.tell(view.barkers.thing.clone(), Say::new("grand-tell-barkers").with("count", view.barkers.count));
    section
}

fn railyard(view: &View) -> Section {
    let yard = &view.railyard;
    let mut section = Section::new(Say::new("grand-tell-railyard"));
    for (stack, seen) in [(Stack::Left, &yard.left), (Stack::Right, &yard.right)] {
        let say = Say::new("grand-note-stack").with("stack", stack_word(stack)).with("count", seen.height);
        let top = seen.top.map(|top| Say::new("grand-note-stack-top").with("foundation", top.say()));
        section.tell(seen.thing.clone(), Say::new("grand-tell-line").with("line", say));
        top.into_iter().for_each(|top| section.say(top));
    }
    for seen in &yard.spaces {
        let what = seen.foundation.map_or(Say::new("grand-nothing"), |foundation| foundation.say());
        section
            .tell(seen.thing.clone(), Say::new("grand-tell-space").with("space", seen.space).with("foundation", what));
    }
    let discard = Say::new("grand-note-discard").with("count", yard.discard.height);
    section.tell(yard.discard.thing.clone(), Say::new("grand-tell-line").with("line", discard));
    section
}

fn supply(view: &View) -> Section {
    let mut section = Section::new(Say::new("grand-tell-supply"));
    let tell = |stock: &Stock, key: &'static str| {
        let letter: String = stock.shape.chars().take(1).flat_map(char::to_uppercase).collect();
        Say::new(key).with("name", stock_name(stock)).with("letter", named(letter)).with("count", stock.names.len())
    };
    view.supply.iter().for_each(|stock| section.tell(stock.thing.clone(), tell(stock, shaped(stock, false))));
    view.reserve.iter().for_each(|stock| section.tell(stock.thing.clone(), tell(stock, shaped(stock, true))));
    section
}

/// Small shapes need no letter to be known.
fn shaped(stock: &Stock, reserve: bool) -> &'static str {
    match (stock.size > 2, reserve) {
        (true, false) => "grand-tell-stock",
        (true, true) => "grand-tell-stock-reserve",
        (false, false) => "grand-tell-stock-small",
        (false, true) => "grand-tell-stock-small-reserve",
    }
}

fn tricks(view: &View) -> Section {
    let mut section = Section::new(Say::new("grand-tell-tricks"));
    for trick in &view.tricks {
        let say = Say::new("grand-tell-trick").with("trick", named(&trick.title)).with("goal", trick.goal.clone());
        section.tell(trick.thing.clone(), say.with("ability", trick.ability.clone()));
        section.say(clock(view, trick));
        for (board, progress) in view.boards.iter().zip(&trick.progress).filter(|_| !trick.deed) {
            if trick.standings[board.seat.at()].can_gain() {
                let say = Say::new("grand-note-trick-progress").with("seat", board.seat);
                section.say(say.with("have", progress.have).with("need", progress.need));
            }
        }
    }
    section
}

fn fairground(board: &BoardView) -> Section {
    let mut section = Section::new(Say::new("grand-tell-fairground").with("seat", board.seat));
    numbers(board, &mut section);
    board.attractions.iter().for_each(|built| section.tell(built.thing.clone(), tell_attraction(built)));
    for guest in &board.guests {
        let key = if guest.at.0.door().is_some() { "grand-note-guest-waiting" } else { "grand-note-guest" };
        let say = Say::new(key).with("entry", place(guest.at.0)).with("cell", place(guest.at.0));
        section.tell(guest.thing.clone(), Say::new("grand-tell-line").with("line", say));
    }
    for barker in &board.barkers {
        let say = Say::new("grand-note-barker").with("cell", place(Spot(barker.at.0)));
        section.tell(barker.thing.clone(), Say::new("grand-tell-line").with("line", say));
    }
    let bigtop = Say::new("grand-note-bigtop").with("count", board.bigtop.guests);
    section.tell(board.bigtop.thing.clone(), Say::new("grand-tell-line").with("line", bigtop));
    ground(board, &mut section);
    section
}

fn numbers(board: &BoardView, section: &mut Section) {
    for own in board.numbers.iter().filter(|own| own.free) {
        let say = Say::new("grand-tell-number").with("number", own.number);
        section.tell(own.thing.clone(), say.with("reach", own.reach).with("steps", own.steps));
    }
    if board.numbers.iter().all(|own| !own.free) {
        section.say(Say::new("grand-tell-no-number"));
    }
}

fn tell_attraction(built: &AttractionView) -> Say {
    Say::new("grand-tell-attraction")
        .with("attraction", named(&built.name))
        .with("size", size_word(built.size))
        .with("cells", cell_list(built.cells.iter().map(|cell| cell.0)))
        .with("tickets", built.tickets.len())
        .with("room", usize::from(built.size))
}

/// Lots, walkways and bare sites, each as a list of places.
fn ground(board: &BoardView, section: &mut Section) {
    let bare: Vec<u8> =
        board.sites.iter().map(|cell| cell.0).filter(|&cell| board.attraction_on(cell).is_none()).collect();
    let stands = |cell: u8| {
        let guest = board.guests.iter().any(|guest| guest.at.0 == Spot(cell));
        guest || board.barkers.iter().any(|barker| barker.at == Cell(cell))
    };
    let free: Vec<u8> = board.walkways.iter().map(|cell| cell.0).filter(|&cell| !stands(cell)).collect();
    let empty: Vec<Arg> = board.empty_lots.iter().map(|lot| place(Spot(lot.0))).collect();
    if !empty.is_empty() {
        section.say(Say::new("grand-tell-lots").with("lots", empty));
    }
    for (key, list) in [("grand-tell-walkways", free), ("grand-tell-sites", bare)] {
        if !list.is_empty() {
            section.say(Say::new(key).with("cells", cell_list(list.into_iter())));
        }
    }
}

fn account(board: &BoardView) -> Section {
    let mut section = Section::new(Say::new("grand-tell-account").with("seat", board.seat));
    section.say(Say::new("grand-tell-total").with("points", board.points()).with("tickets", board.tickets()));
    for line in &board.tally {
        let say = Say::new("grand-tell-points").with("line", points::title(line)).with("points", line.points);
        section.tell(line.thing.clone(), say);
    }
    section
}
