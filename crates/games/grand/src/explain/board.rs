//! What lies on a Fairground.

use super::{Written, note, points};
use crate::cell::{Cell, SPACES, Spot, TOP_ROW, beside, bit};
use crate::foundation::Floor;
use crate::score::size_word;
use crate::speech::{named, place};
use crate::things::id;
use crate::view::{AttractionView, BoardView, EntryView, GuestView, NumberView, View};
use table::{Arg, Note, Say, Thing};

/// A thing on one of the boards.
pub(super) fn explain(view: &View, thing: &Thing) -> Option<Note> {
    let seat = id::read_seat(thing.parts().nth(1)?)?;
    let board = view.boards.get(seat.at())?;
    match thing.kind() {
        "number" => board.numbers.iter().find(|own| own.thing == *thing).map(|own| explain_number(board, own)),
        "lot" => {
            let lot = id::read_cell(thing).filter(|(_, lot)| bit(*lot) & SPACES != 0);
            lot.map(|(_, lot)| explain_lot(board, lot).maybe(harm(view, thing)))
        }
        "cell" => explain_cell(board, thing).map(|note| note.maybe(harm(view, thing))),
        "entry" => board.entries.iter().find(|own| own.thing == *thing).map(explain_entry),
        "bigtop" => Some(explain_bigtop(view, board)),
        "guest" => explain_guest(view, board, thing),
        "barker" => board.barkers.iter().find(|own| own.thing == *thing).map(|own| explain_barker(view, own.at)),
        "attraction" => board.attractions.iter().find(|own| own.thing == *thing).map(explain_attraction),
        "ticket" => board.attractions.iter().find(|own| own.tickets.contains(thing)).map(explain_ticket),
        "score" => board.tally.iter().find(|own| own.thing == *thing).map(|own| points::explain(view, own)),
        _ => None,
    }
}

/// What would be done here for good, if this were chosen now.
fn harm(view: &View, thing: &Thing) -> Option<Say> {
    let peril = view.outlook.perils.iter().find(|peril| peril.things == [thing.clone()])?;
    Some(peril.why.clone())
}

fn explain_number(board: &BoardView, own: &NumberView) -> Note {
    let title = Say::new("grand-note-number").with("number", own.number).with("seat", board.seat);
    if !own.free {
        return Note::new(title).with_line("grand-note-number-covered").rule("GC-2.5");
    }
    let line = |key: &'static str, most: u8| Say::new(key).with("most", most);
    Note::new(title)
        .line(line("grand-note-number-reach", own.reach))
        .line(line("grand-note-number-size", own.number))
        .line(line("grand-note-number-steps", own.steps))
        .rule("GC-2.2")
}

fn explain_lot(board: &BoardView, lot: u8) -> Note {
    let empty = board.empty_lots.contains(&Cell(lot));
    let title = Say::new(if empty { "grand-note-lot-empty" } else { "grand-note-lot" }).with("lot", place(Spot(lot)));
    let gates = board.entries.iter().find(|entry| [lot, lot + 1].contains(&entry.door.0));
    let gate = gates.filter(|_| empty).map(|entry| {
        Say::new("grand-note-lot-entry").with("entry", place(entry.at.0)).with("cell", place(Spot(entry.door.0)))
    });
    match (empty, board.lots_cost) {
        (false, _) => Note::new(title).with_line("grand-note-lot-full").rule("GC-3.2"),
        (true, true) => Note::new(title).with_line("grand-note-lot-1").maybe(gate).rule("GC-9.8"),
        (true, false) => Note::new(title).with_line("grand-note-lot-free").maybe(gate).rule("GC-3.2"),
    }
}

fn explain_cell(board: &BoardView, thing: &Thing) -> Option<Note> {
    let (_, cell) = id::read_cell(thing)?;
    let titled = |key: &'static str| Say::new(key).with("cell", place(Spot(cell)));
    match (board.ground_at(cell), board.attraction_on(cell)) {
        (None, _) => None,
        (_, Some(built)) => {
            let title = titled("grand-note-cell-covered").with("attraction", named(&built.name));
            Some(Note { title, ..explain_attraction(built) })
        }
        (Some(Floor::Walkway), None) => {
            let walkway = Note::new(titled("grand-note-walkway")).with_line("grand-note-walkway-1");
            let top = (bit(cell) & TOP_ROW != 0).then(|| Say::new("grand-note-walkway-top"));
            Some(walkway.maybe(beside_it(board, cell)).maybe(top).rule("GC-5.2"))
        }
        (Some(Floor::Site), None) => {
            let site = Note::new(titled("grand-note-site")).with_line("grand-note-site-1");
            Some(site.with_line("grand-note-site-2").rule("GC-4.2"))
        }
    }
}

/// Which attractions sell a ticket to whoever stops here.
fn beside_it(board: &BoardView, cell: u8) -> Option<Say> {
    let touches = |built: &&AttractionView| built.cells.iter().any(|own| beside(bit(cell)) & bit(own.0) != 0);
    let open = board.attractions.iter().filter(touches).filter(|built| built.tickets.len() < usize::from(built.size));
    let names: Vec<Arg> = open.map(|built| named(&built.name)).collect();
    (!names.is_empty()).then(|| Say::new("grand-note-walkway-sells").with("attractions", names))
}

fn explain_entry(entry: &EntryView) -> Note {
    let title = Say::new("grand-note-entry").with("entry", place(entry.at.0));
    let line = Say::new("grand-note-entry-1").with("cell", place(Spot(entry.door.0)));
    Note::new(title).line(line).with_line("grand-note-entry-2").rule("GC-6.3")
}

fn explain_bigtop(view: &View, board: &BoardView) -> Note {
    let title = Say::new("grand-note-bigtop").with("count", board.bigtop.guests);
    Note::new(title).with_line("grand-note-bigtop-1").line(bigtop_pays(view)).rule("GC-6.1")
}

/// What guests in the Bigtop pay.
fn bigtop_pays(view: &View) -> Say {
    let Some(pays) = &view.pays else { return Say::new("grand-note-bigtop-solo") };
    let points: Vec<Arg> = pays.bigtop.iter().map(|&points| points.into()).collect();
    Say::new("grand-note-bigtop-pays").with("points", points)
}

fn explain_guest(view: &View, board: &BoardView, thing: &Thing) -> Option<Note> {
    if board.bigtop.figure.as_ref() == Some(thing) {
        return Some(Note { rule: None, ..explain_bigtop(view, board) }.rule("GC-9.5"));
    }
    let guest = board.guests.iter().find(|guest| guest.thing == *thing)?;
    Some(match guest.at.0.door() {
        Some(door) => explain_waiting(board, guest, door),
        None => {
            let title = Say::new("grand-note-guest").with("cell", place(guest.at.0));
            let steps = Say::new("grand-note-guest-1").with("barkers", board.barkers.len());
            let sells = guest.at.0.cell().and_then(|cell| beside_it(board, cell));
            let again = sells.is_some().then(|| Say::new("grand-note-guest-again"));
            Note::new(title).line(steps).with_line("grand-note-guest-2").maybe(again).rule("GC-5.1")
        }
    })
}

fn explain_waiting(board: &BoardView, guest: &GuestView, door: u8) -> Note {
    let title = Say::new("grand-note-guest-waiting").with("entry", place(guest.at.0));
    let open = match board.ground_at(door) {
        None => "grand-note-guest-no-way",
        Some(Floor::Site) => "grand-note-guest-site",
        Some(Floor::Walkway) => "grand-note-guest-in",
    };
    Note::new(title).line(Say::new(open).with("cell", place(Spot(door)))).with_line("grand-note-entry-2").rule("GC-5.4")
}

fn explain_barker(view: &View, at: Cell) -> Note {
    let title = Say::new("grand-note-barker").with("cell", place(Spot(at.0)));
    let points = view.pays.as_ref().map_or(1, |pays| pays.barker);
    let worth = Say::new("grand-note-barker-1").with("points", points);
    Note::new(title).line(worth).with_line("grand-note-barker-2").rule("GC-6.7")
}

fn explain_attraction(built: &AttractionView) -> Note {
    let sold = built.tickets.len();
    let title =
        Say::new("grand-note-attraction").with("attraction", named(&built.name)).with("size", size_word(built.size));
    let line = Say::new("grand-note-attraction-1").with("tickets", sold).with("size", built.size);
    let (counts, rule) = if sold == 0 {
        ("grand-note-attraction-idle", "GC-9.1")
    } else if sold < usize::from(built.size) {
        ("grand-note-attraction-open", "GC-5.7")
    } else {
        ("grand-note-attraction-full", "GC-5.7")
    };
    Note::new(title).line(line).with_line(counts).rule(rule)
}

fn explain_ticket(built: &AttractionView) -> Note {
    let ticket = note("grand-note-ticket", "GC-5.6");
    let title = ticket.title.clone().with("attraction", named(&built.name));
    Note { title, ..ticket }.with_line("grand-note-ticket-1").with_line("grand-note-ticket-2")
}
