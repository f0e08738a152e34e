//! The ids of everything on the table, spelled in one place.

use crate::actions::{Deed, Source};
use crate::cell::{self, Spot};
use crate::railyard::Stack;
use crate::score::Item;
use crate::trick::Trick;
use table::{Seat, Thing};

/// An action number of a seat.
pub fn number(seat: Seat, number: u8) -> Thing {
    Thing::new(format_args!("number:{}:{number}", seat.0))
}

/// What an action number is used for.
pub fn deed(deed: Deed) -> Thing {
    Thing::new(format_args!("deed:{}", deed.word()))
}

/// A facedown stack, which is Railyard space 1.
pub fn stack(stack: Stack) -> Thing {
    Thing::new(format_args!("rail:{}", stack.word()))
}

/// A Railyard space from 2 to 5, and what lies on it.
pub fn space(space: u8) -> Thing {
    Thing::new(format_args!("rail:{space}"))
}

/// Where a foundation is taken from.
pub fn source(source: Source) -> Thing {
    match source {
        Source::Stack(own) => stack(own),
        Source::Space(own) => space(own),
    }
}

pub fn discard() -> Thing {
    Thing::named("discard")
}

/// The foundation in hand.
pub fn hand() -> Thing {
    Thing::named("hand")
}

/// The attractions of one shape in the supply.
pub fn shape(code: &str) -> Thing {
    Thing::new(format_args!("shape:{code}"))
}

/// The attractions of one shape in the reserve.
pub fn reserve(code: &str) -> Thing {
    Thing::new(format_args!("reserve:{code}"))
}

/// The guests who have not come yet.
pub fn guests() -> Thing {
    Thing::named("guests")
}

/// The barkers for hire.
pub fn barkers() -> Thing {
    Thing::named("barkers")
}

pub fn trick(trick: Trick) -> Thing {
    Thing::new(format_args!("trick:{}", trick.code()))
}

/// A day of the week, counted from 1.
pub fn day(round: u8) -> Thing {
    Thing::new(format_args!("day:{round}"))
}

/// The starting player token.
pub fn starter() -> Thing {
    Thing::named("starter")
}

fn on_board(kind: &str, seat: Seat, spot: Spot) -> Thing {
    Thing::new(format_args!("{kind}:{}:{}", seat.0, spot.name()))
}

/// A foundation space, called by its lower left cell.
pub fn lot(seat: Seat, lot: u8) -> Thing {
    on_board("lot", seat, Spot(lot))
}

/// What the ids of all lots of a Fairground begin with.
pub fn lots(seat: Seat) -> Thing {
    Thing::new(format_args!("lot:{}", seat.0))
}

/// What the ids of all cells of a Fairground begin with.
pub fn cells(seat: Seat) -> Thing {
    Thing::new(format_args!("cell:{}", seat.0))
}

pub fn cell(seat: Seat, cell: u8) -> Thing {
    on_board("cell", seat, Spot(cell))
}

/// The Entry space below a cell.
pub fn entry(seat: Seat, door: u8) -> Thing {
    on_board("entry", seat, Spot::entry(door))
}

pub fn bigtop(seat: Seat) -> Thing {
    Thing::new(format_args!("bigtop:{}", seat.0))
}

/// Where a guest can stop.
pub fn spot(seat: Seat, spot: Spot) -> Thing {
    match (spot.cell(), spot.door()) {
        (Some(own), _) => cell(seat, own),
        (_, Some(door)) => entry(seat, door),
        _ => bigtop(seat),
    }
}

/// A guest, by where it stands; those in the Bigtop are one thing.
pub fn guest(seat: Seat, spot: Spot) -> Thing {
    on_board("guest", seat, spot)
}

pub fn barker(seat: Seat, cell: u8) -> Thing {
    on_board("barker", seat, Spot(cell))
}

/// An attraction on a Fairground, by its lowest cell.
pub fn attraction(seat: Seat, first: u8) -> Thing {
    on_board("attraction", seat, Spot(first))
}

/// A sold ticket, by the cell on which it lies.
pub fn ticket(seat: Seat, cell: u8) -> Thing {
    on_board("ticket", seat, Spot(cell))
}

/// A line of a player's account.
pub fn score(seat: Seat, item: Item) -> Thing {
    Thing::new(format_args!("score:{}:{}", seat.0, item.word()))
}

pub const PEEK: &str = "peek";
pub const CYCLE: &str = "cycle";
pub const KEEP: &str = "keep";
pub const DONE: &str = "done";
pub const NONE: &str = "none";
pub const PLAIN: &str = "plain";
pub const TURN_LEFT: &str = "turn-left";
pub const TURN_RIGHT: &str = "turn-right";

/// Reads the name of a cell, Entry space or the Bigtop in an id, and whose it is.
pub fn read_spot(thing: &Thing) -> Option<(Seat, Spot)> {
    let (seat, name) = thing.rest().split_once(':')?;
    Some((read_seat(seat)?, Spot::parse(name)?))
}

pub fn read_seat(text: &str) -> Option<Seat> {
    text.parse().ok().map(Seat)
}

/// Reads the cell of an id.
pub fn read_cell(thing: &Thing) -> Option<(Seat, u8)> {
    let (seat, name) = thing.rest().split_once(':')?;
    Some((read_seat(seat)?, cell::parse(name)?))
}
