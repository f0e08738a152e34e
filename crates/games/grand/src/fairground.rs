//! One player's Fairground and everything on it.

use crate::cell::{Cells, SPACES, beside, bit, cornering, each, space_cells};
use crate::components::MOST_ATTRACTIONS;
use crate::foundation::Foundation;
use serde::{Deserialize, Serialize};

/// A Fairground: foundations, attractions, guests and barkers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fairground {
    /// The cells of all foundations.
    pub ground: Cells,
    /// The construction sites, covered or not.
    pub sites: Cells,
    /// The cells under attractions.
    pub covered: Cells,
    /// Guests on the Fairground.
    pub guests: Cells,
    /// Guests on Entry spaces, each as the cell above.
    pub waiting: Cells,
    pub barkers: Cells,
    /// Guests in the Bigtop.
    pub bigtop: u8,
    built: u8,
    tiles: [u8; MOST_ATTRACTIONS],
    tickets: [u8; MOST_ATTRACTIONS],
    cells: [Cells; MOST_ATTRACTIONS],
}

/// An attraction on a Fairground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    pub tile: u8,
    pub cells: Cells,
    pub tickets: u8,
}

impl Built {
    pub fn size(self) -> u8 {
        self.cells.count_ones() as u8
    }

    /// The lowest cell, by which the attraction is called.
    pub fn first(self) -> u8 {
        self.cells.trailing_zeros() as u8
    }

    /// The cells on which its tickets lie.
    pub fn ticket_cells(self) -> impl Iterator<Item = u8> {
        each(self.cells).take(usize::from(self.tickets))
    }

    pub fn has_room(self) -> bool {
        self.tickets < self.size()
    }
}

impl Fairground {
    /// A bare Fairground with guests waiting below these cells.
    pub const fn new(waiting: Cells) -> Fairground {
        Fairground {
            ground: 0,
            sites: 0,
            covered: 0,
            guests: 0,
            waiting,
            barkers: 0,
            bigtop: 0,
            built: 0,
            tiles: [0; MOST_ATTRACTIONS],
            tickets: [0; MOST_ATTRACTIONS],
            cells: [0; MOST_ATTRACTIONS],
        }
    }

    /// The spaces without a foundation, each as its lower left cell.
    #[inline]
    pub fn empty_spaces(&self) -> Cells {
        SPACES & !self.ground
    }

    #[inline]
    pub fn foundations(&self) -> u32 {
        (SPACES & self.ground).count_ones()
    }

    #[inline]
    pub fn walkways(&self) -> Cells {
        self.ground & !self.sites
    }

    /// Construction sites that show their mallet.
    #[inline]
    pub fn bare_sites(&self) -> Cells {
        self.sites & !self.covered
    }

    /// Construction sites that can be built on.
    #[inline]
    pub fn open_sites(&self) -> Cells {
        self.bare_sites() & !self.guests
    }

    /// Walkway cells on which a barker can be put.
    #[inline]
    pub fn free_walkways(&self) -> Cells {
        self.walkways() & !self.guests & !self.barkers
    }

    #[inline]
    pub fn place(&mut self, foundation: Foundation, lot: u8) {
        self.ground |= space_cells(lot);
        self.sites |= foundation.sites(lot);
    }

    /// Puts an attraction down and returns its place in the list.
    #[inline]
    pub fn build(&mut self, tile: u8, cells: Cells) -> usize {
        let place = usize::from(self.built);
        self.covered |= cells;
        self.tiles[place] = tile;
        self.cells[place] = cells;
        self.built += 1;
        place
    }

    #[inline]
    pub fn attraction(&self, place: usize) -> Built {
        Built { tile: self.tiles[place], cells: self.cells[place], tickets: self.tickets[place] }
    }

    #[inline]
    pub fn attractions(&self) -> impl Iterator<Item = Built> {
        (0..usize::from(self.built)).map(|place| self.attraction(place))
    }

    /// The cells of the last `count` attractions.
    #[inline]
    pub fn newest(&self, count: u8) -> impl Iterator<Item = Cells> {
        self.cells[usize::from(self.built - count)..usize::from(self.built)].iter().copied()
    }

    /// The attraction that covers the cell, by its place in the list.
    #[inline]
    pub fn attraction_at(&self, cells: Cells) -> Option<usize> {
        self.cells[..usize::from(self.built)].iter().position(|own| own & cells != 0)
    }

    /// The attractions that touch any of `cells`, by their places in the list.
    #[inline]
    pub fn touching(&self, cells: Cells) -> impl Iterator<Item = usize> {
        (0..usize::from(self.built)).filter(move |&place| self.cells[place] & cells != 0)
    }

    /// Adds up to `count` tickets, as far as there is room, and returns how many it took.
    #[inline]
    pub fn add_tickets(&mut self, place: usize, count: u8) -> u8 {
        let room = self.cells[place].count_ones() as u8 - self.tickets[place];
        let added = count.min(room);
        self.tickets[place] += added;
        added
    }

    /// All tickets on the Fairground.
    #[inline]
    pub fn tickets(&self) -> u32 {
        self.tickets[..usize::from(self.built)].iter().map(|&count| u32::from(count)).sum()
    }

    /// Guests who stand next to these cells, those on Entry spaces included.
    #[inline]
    pub fn guests_beside(&self, cells: Cells) -> u8 {
        ((beside(cells) & self.guests).count_ones() + self.waiting_below(cells)) as u8
    }

    /// Guests on Entry spaces who are adjacent to one of these cells: those straight below (GC-8.12, GC-8.21).
    #[inline]
    pub fn waiting_below(&self, cells: Cells) -> u32 {
        (cells & self.waiting).count_ones()
    }

    /// Every guest of this player, wherever it is.
    pub fn all_guests(&self) -> u32 {
        self.guests.count_ones() + self.waiting.count_ones() + u32::from(self.bigtop)
    }

    /// The corners of `cell` at which stands an attraction that touches it only diagonally and has room for a ticket,
    /// each attraction once: the first of [`CORNERS`].
    pub fn diagonal_offers(&self, cell: u8) -> u8 {
        let here = bit(cell);
        let mut taken = beside(here);
        let mut offers = 0;
        for (place, corner) in CORNERS.iter().enumerate() {
            let at = corner.of(here);
            let Some(found) = self.attraction_at(at) else { continue };
            let attraction = self.attraction(found);
            if attraction.cells & taken == 0 && attraction.has_room() {
                offers |= 1 << place;
            }
            taken |= at;
        }
        offers
    }
}

/// A diagonal direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Corner {
    pub name: &'static str,
    up: bool,
    right: bool,
}

/// The four corners, in the order in which they are written.
pub const CORNERS: [Corner; 4] = [
    Corner { name: "nw", up: true, right: false },
    Corner { name: "ne", up: true, right: true },
    Corner { name: "sw", up: false, right: false },
    Corner { name: "se", up: false, right: true },
];

impl Corner {
    /// The cell at this corner of `here`; none beyond the edge.
    pub fn of(self, here: Cells) -> Cells {
        let row = if self.up { here << 8 } else { here >> 8 };
        let beyond = if self.right { row << 1 } else { row >> 1 };
        beyond & cornering(here)
    }
}
