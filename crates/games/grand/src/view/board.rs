//! One player's board, as everybody sees it.

use crate::cell::{Cell, Cells, Place, Spot, bit, each};
use crate::fairground::Built;
use crate::foundation::Floor;
use crate::score::Item;
use crate::state::{Board, Grand, NUMBERS};
use crate::things::id;
use serde::Serialize;
use table::{Seat, Thing};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BoardView {
    pub seat: Seat,
    pub numbers: Vec<NumberView>,
    /// What the ids of all its cells begin with; the name of the cell follows after a colon.
    pub cells: Thing,
    /// The same for lots, which are called by their lower left cell.
    pub lots: Thing,
    pub empty_lots: Vec<Cell>,
    pub walkways: Vec<Cell>,
    /// Construction sites, bare or built on.
    pub sites: Vec<Cell>,
    /// Does an empty lot cost a point?
    pub lots_cost: bool,
    pub attractions: Vec<AttractionView>,
    /// Guests on cells and on Entry spaces.
    pub guests: Vec<GuestView>,
    pub barkers: Vec<BarkerView>,
    pub entries: Vec<EntryView>,
    pub bigtop: BigtopView,
    /// Where the points come from.
    pub tally: Vec<TallyView>,
}

/// An action number, and how far it reaches.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct NumberView {
    pub thing: Thing,
    pub number: u8,
    pub free: bool,
    /// The highest Railyard space.
    pub reach: u8,
    /// The most steps of a guest.
    pub steps: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AttractionView {
    pub thing: Thing,
    /// For a table drawn in characters.
    pub letter: char,
    pub name: String,
    pub size: u8,
    pub cells: Vec<Cell>,
    /// The tickets sold, each on the cell of its turn.
    pub tickets: Vec<Thing>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct GuestView {
    pub thing: Thing,
    pub at: Place,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BarkerView {
    pub thing: Thing,
    pub at: Cell,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EntryView {
    pub thing: Thing,
    pub at: Place,
    /// The cell above.
    pub door: Cell,
    pub guest: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BigtopView {
    pub thing: Thing,
    pub guests: u8,
    /// The guests inside, if there are any.
    pub figure: Option<Thing>,
}

/// A line of the account: so many, the points for them, and the next step up.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TallyView {
    pub thing: Thing,
    pub item: Item,
    pub have: u32,
    pub points: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<NextView>,
}

/// From `have` on it brings `points`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct NextView {
    pub have: u32,
    pub points: i32,
}

impl Grand {
    pub(super) fn view_board(&self, seat: Seat) -> BoardView {
        let board = self.board(seat);
        let fair = &board.fair;
        let barker = |cell: u8| BarkerView { thing: id::barker(seat, cell), at: Cell(cell) };
        let cells = |cells: Cells| each(cells).map(Cell).collect();
        let entry = |&door: &u8| EntryView {
            thing: id::entry(seat, door),
            at: Place(Spot::entry(door)),
            door: Cell(door),
            guest: fair.waiting & bit(door) != 0,
        };
        let figure = (fair.bigtop > 0).then(|| id::guest(seat, Spot::BIGTOP));
        let guests = each(fair.guests).map(Spot).chain(each(fair.waiting).map(Spot::entry));
        BoardView {
            seat,
            numbers: (1..=NUMBERS).map(|number| view_number(board, seat, number)).collect(),
            cells: id::cells(seat),
            lots: id::lots(seat),
            empty_lots: cells(fair.empty_spaces()),
            walkways: cells(fair.walkways()),
            sites: cells(fair.sites),
            lots_cost: self.lots_cost(board),
            attractions: self.view_attractions(seat),
            guests: guests.map(|spot| GuestView { thing: id::guest(seat, spot), at: Place(spot) }).collect(),
            barkers: each(fair.barkers).map(barker).collect(),
            entries: self.kit.doors.iter().map(entry).collect(),
            bigtop: BigtopView { thing: id::bigtop(seat), guests: fair.bigtop, figure },
            tally: self.view_tally(seat),
        }
    }

    fn view_tally(&self, seat: Seat) -> Vec<TallyView> {
        let board = self.board(seat);
        let mut tally = Vec::new();
        self.each_line(board, &self.finish(board), |line| {
            tally.push(TallyView {
                thing: id::score(seat, line.item),
                item: line.item,
                have: line.have,
                points: line.points,
                next: self.next_step(line).map(|(have, points)| NextView { have, points }),
            });
        });
        tally
    }

    fn view_attractions(&self, seat: Seat) -> Vec<AttractionView> {
        let printed = |built: Built| &self.kit.parts().attractions[usize::from(built.tile)];
        let attractions = self.board(seat).fair.attractions().enumerate().map(|(place, built)| AttractionView {
            thing: id::attraction(seat, built.first()),
            letter: letter(place),
            name: printed(built).name.clone(),
            size: built.size(),
            cells: each(built.cells).map(Cell).collect(),
            tickets: built.ticket_cells().map(|cell| id::ticket(seat, cell)).collect(),
        });
        attractions.collect()
    }
}

impl BoardView {
    /// The cells on which a foundation lies.
    pub(crate) fn laid_cells(&self) -> impl Iterator<Item = u8> {
        self.walkways.iter().chain(&self.sites).map(|cell| cell.0)
    }

    pub(crate) fn ground_at(&self, cell: u8) -> Option<Floor> {
        let site = self.sites.contains(&Cell(cell)).then_some(Floor::Site);
        site.or(self.walkways.contains(&Cell(cell)).then_some(Floor::Walkway))
    }

    /// The attraction that covers a cell.
    pub(crate) fn attraction_on(&self, cell: u8) -> Option<&AttractionView> {
        self.attractions.iter().find(|built| built.cells.contains(&Cell(cell)))
    }

    pub(crate) fn points(&self) -> i32 {
        self.tally.iter().map(|line| line.points).sum()
    }

    pub(crate) fn tickets(&self) -> usize {
        self.attractions.iter().map(|built| built.tickets.len()).sum()
    }
}

fn view_number(board: &Board, seat: Seat, number: u8) -> NumberView {
    NumberView {
        thing: id::number(seat, number),
        number,
        free: board.is_free(number),
        reach: board.reach(number),
        steps: board.steps(number),
    }
}

/// Capitals first; small letters are needed only on a Fairground with more than 26 attractions.
fn letter(place: usize) -> char {
    ('A'..='Z').chain('a'..='z').nth(place).unwrap_or('?')
}
