//! The cells of a Fairground as the bits of a `u64`: a1 is bit 0, b1 bit 1, a2 bit 8, h8 bit 63.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A set of cells.
pub type Cells = u64;

pub const TOP_ROW: Cells = 0xFF << 56;
pub const UPPER_HALF: Cells = 0xFFFF_FFFF << 32;
/// The lower left cell of every foundation space; a space is called by it.
pub const SPACES: Cells = 0x0055_0055_0055_0055;
const FILE_A: Cells = 0x0101_0101_0101_0101;
const FILE_H: Cells = FILE_A << 7;
/// A foundation on the space a1.
const SPACE: Cells = 0x0303;

/// The set of one cell.
#[inline]
pub const fn bit(cell: u8) -> Cells {
    1 << cell
}

#[inline]
const fn sideways(cells: Cells) -> Cells {
    ((cells & !FILE_H) << 1) | ((cells & !FILE_A) >> 1)
}

/// The cells up, down, left and right of any of these.
#[inline]
pub const fn beside(cells: Cells) -> Cells {
    sideways(cells) | (cells << 8) | (cells >> 8)
}

/// The cells diagonal to any of these.
#[inline]
pub const fn cornering(cells: Cells) -> Cells {
    let sides = sideways(cells);
    (sides << 8) | (sides >> 8)
}

/// The cells one step from any of these.
#[inline]
pub const fn steps(cells: Cells, diagonal: bool) -> Cells {
    if diagonal { beside(cells) | cornering(cells) } else { beside(cells) }
}

/// The cells of a foundation space, which is called by its lower left cell.
#[inline]
pub const fn space_cells(lot: u8) -> Cells {
    SPACE << lot
}

/// The spaces that these cells lie on.
#[inline]
pub const fn spaces_of(cells: Cells) -> Cells {
    let files = cells | (cells >> 1);
    (files | (files >> 8)) & SPACES
}

/// The part of `all` that hangs together with `seed` edge to edge.
#[inline]
pub fn connected(seed: Cells, all: Cells) -> Cells {
    let mut group = seed & all;
    loop {
        let grown = (group | beside(group)) & all;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The cells of a set, in order.
#[inline]
pub fn each(mut cells: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let cell = cells.trailing_zeros() as u8;
            cells &= cells - 1;
            cell
        })
    })
}

/// The name of a cell: `a1` is the lower left one.
pub fn name(cell: u8) -> String {
    format!("{}{}", char::from(b'a' + cell % 8), cell / 8 + 1)
}

/// Reads the name of a cell.
pub fn parse(text: &str) -> Option<u8> {
    let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() else { return None };
    Some((rank - b'1') * 8 + (file - b'a'))
}

/// Where a guest can be: a cell, an Entry space, or the Bigtop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    pub const BIGTOP: Spot = Spot(72);
    const ENTRY: u8 = 64;
    const BIGTOP_NAME: &'static str = "top";

    /// The Entry space below the cell `door` of row 1.
    #[inline]
    pub const fn entry(door: u8) -> Spot {
        Spot(Spot::ENTRY + door)
    }

    /// The cell, if it is one.
    #[inline]
    pub const fn cell(self) -> Option<u8> {
        if self.0 < Spot::ENTRY { Some(self.0) } else { None }
    }

    /// The cell above, if it is an Entry space.
    #[inline]
    pub const fn door(self) -> Option<u8> {
        if self.0 >= Spot::ENTRY && self.0 < Spot::BIGTOP.0 { Some(self.0 - Spot::ENTRY) } else { None }
    }

    /// `c4`, `c0` for an Entry space, `top` for the Bigtop.
    pub fn name(self) -> String {
        match self.door() {
            Some(door) => format!("{}0", char::from(b'a' + door)),
            None => self.cell().map_or(Spot::BIGTOP_NAME.to_owned(), name),
        }
    }

    pub fn parse(text: &str) -> Option<Spot> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', b'0'] => Some(Spot::entry(file - b'a')),
            _ if text == Spot::BIGTOP_NAME => Some(Spot::BIGTOP),
            _ => parse(text).map(Spot),
        }
    }
}

/// A cell by its name, as views and events tell it: `c4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "`${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`")]
pub struct Cell(pub u8);

/// Where a guest can be, by its name: a cell, an Entry space (`c0`) or the Bigtop (`top`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "Cell | `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}0` | 'top'")]
pub struct Place(pub Spot);

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&name(self.0))
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(deserializer)?;
        parse(&text).map(Cell).ok_or_else(|| D::Error::custom("that is no cell"))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.name())
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let text = String::deserialize(deserializer)?;
        Spot::parse(&text).map(Place).ok_or_else(|| D::Error::custom("that is no place for guests"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_do_not_wrap() {
        let names = |cells| each(cells).map(name).collect::<Vec<_>>();
        assert_eq!(names(beside(bit(parse("h4").unwrap()))), ["h3", "g4", "h5"]);
        assert_eq!(names(cornering(bit(parse("a1").unwrap()))), ["b2"]);
        assert_eq!(names(steps(bit(parse("h8").unwrap()), true)), ["g7", "h7", "g8"]);
    }

    #[test]
    fn cells_know_their_spaces() {
        let cells = ["b2", "c2", "c3", "h8"].map(|text| bit(parse(text).unwrap())).into_iter().fold(0, |a, b| a | b);
        assert_eq!(each(spaces_of(cells)).map(name).collect::<Vec<_>>(), ["a1", "c1", "c3", "g7"]);
        assert_eq!(space_cells(0).count_ones(), 4);
    }

    #[test]
    fn names_read_back() {
        assert!((0..64).all(|cell| parse(&name(cell)) == Some(cell)));
        assert!((0..=Spot::BIGTOP.0).map(Spot).all(|spot| Spot::parse(&spot.name()) == Some(spot)));
        assert_eq!(parse("c0"), None);
        assert_eq!(parse("i3"), None);
    }
}
