//! Sets of boxes of the lot, as bits.
//!
//! Every row has sixteen bits, of which the last is never used: a step to the left or right then never lands in another
//! row of the lot, and no edge needs a mask.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;
use ts_rs::TS;

/// The widest lot; one column of each row is kept empty.
pub const MAX_WIDTH: usize = 15;
pub const MAX_HEIGHT: usize = 16;
/// Bits from a box to the one below it.
pub const ROW: usize = 16;

/// One box of the lot.
///
/// It goes by the name of its column and of its row, such as `g14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct Spot(u8);

impl Spot {
    /// Every box of the widest and highest lot, in reading order.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..MAX_HEIGHT).flat_map(|row| (0..MAX_WIDTH).map(move |column| Spot::new(column, row)))
    }

    /// The box in this column and row, counted from 0 at the top left.
    pub const fn new(column: usize, row: usize) -> Spot {
        debug_assert!(column < MAX_WIDTH && row < MAX_HEIGHT);
        Spot((row * ROW + column) as u8)
    }

    pub const fn column(self) -> usize {
        self.0 as usize % ROW
    }

    pub const fn row(self) -> usize {
        self.0 as usize / ROW
    }

    /// How far the box lies from the top left one, in bits.
    #[inline]
    pub const fn offset(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Not a column letter and a row number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSpot;

impl fmt::Display for NoSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a box is a letter from a to o and a number from 1 to 16, such as g14")
    }
}

impl FromStr for Spot {
    type Err = NoSpot;
    fn from_str(text: &str) -> Result<Spot, NoSpot> {
        let (letter, number) = text.split_at_checked(1).ok_or(NoSpot)?;
        let column = letter.bytes().next().map_or(MAX_WIDTH, |byte| usize::from(byte.wrapping_sub(b'a')));
        let row: usize = number.parse().map_err(|_| NoSpot)?;
        let plain = !number.starts_with(['0', '+']);
        if plain && column < MAX_WIDTH && (1..=MAX_HEIGHT).contains(&row) {
            Ok(Spot::new(column, row - 1))
        } else {
            Err(NoSpot)
        }
    }
}

impl TryFrom<String> for Spot {
    type Error = NoSpot;
    fn try_from(text: String) -> Result<Spot, NoSpot> {
        text.parse()
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

/// A set of boxes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Board([u64; 4]);

impl Board {
    pub const EMPTY: Board = Board([0; 4]);

    #[inline]
    pub const fn one(spot: Spot) -> Board {
        let mut words = [0; 4];
        words[spot.offset() / 64] = 1 << (spot.offset() % 64);
        Board(words)
    }

    #[inline]
    pub const fn has(self, spot: Spot) -> bool {
        self.0[spot.offset() / 64] >> (spot.offset() % 64) & 1 != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Board::EMPTY
    }

    #[inline]
    pub fn meets(self, other: Board) -> bool {
        !(self & other).is_empty()
    }

    /// Does every box of this set belong to the other?
    #[inline]
    pub fn within(self, other: Board) -> bool {
        (self & !other).is_empty()
    }

    #[inline]
    pub const fn count(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The first box in reading order.
    #[inline]
    pub fn first(self) -> Option<Spot> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Spot((word * 64) as u8 + self.0[word].trailing_zeros() as u8))
    }

    /// The top left of the smallest rectangle around the set.
    pub fn corner(self) -> Option<Spot> {
        let column = self.spots().map(Spot::column).min()?;
        Some(Spot::new(column, self.first()?.row()))
    }

    /// The boxes in reading order.
    #[inline]
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let spot = (bits != 0).then(|| Spot((word * 64) as u8 + bits.trailing_zeros() as u8));
                bits &= bits.wrapping_sub(1);
                spot
            })
        })
    }

    /// The set moved to the left and up by so many bits; what leaves the board is lost.
    #[inline]
    pub const fn back(self, by: usize) -> Board {
        let [a, b, c, d] = self.0;
        let padded = [a, b, c, d, 0, 0, 0, 0];
        let (word, bit) = (by / 64 % 4, by % 64);
        let mut out = [0; 4];
        let mut at = 0;
        while at < 4 {
            out[at] = padded[at + word] >> bit | padded[at + word + 1] << 1 << (63 - bit);
            at += 1;
        }
        Board(out)
    }

    /// The set moved to the right and down by so many bits; what leaves the board is lost.
    #[inline]
    pub const fn forth(self, by: usize) -> Board {
        let [a, b, c, d] = self.0;
        let padded = [0, 0, 0, 0, a, b, c, d];
        let (word, bit) = (by / 64 % 4, by % 64);
        let mut out = [0; 4];
        let mut at = 0;
        while at < 4 {
            out[at] = padded[4 + at - word] << bit | padded[3 + at - word] >> 1 >> (63 - bit);
            at += 1;
        }
        Board(out)
    }

    /// The set and all boxes beside it. It may spill into the unused column: meet it with boxes of the lot.
    #[inline]
    pub const fn grown(self) -> Board {
        let [a, b, c, d] = self.0;
        const fn sideways(word: u64) -> u64 {
            word | word << 1 | word >> 1
        }
        Board([
            sideways(a) | a << ROW | a >> ROW | b << (64 - ROW),
            sideways(b) | b << ROW | b >> ROW | c << (64 - ROW) | a >> (64 - ROW),
            sideways(c) | c << ROW | c >> ROW | d << (64 - ROW) | b >> (64 - ROW),
            sideways(d) | d << ROW | d >> ROW | c >> (64 - ROW),
        ])
    }

    /// The boxes beside the set that are not in it; again to be met with boxes of the lot.
    #[inline]
    pub fn beside(self) -> Board {
        self.grown() & !self
    }

    /// The top left boxes of all big squares that lie within the set.
    #[inline]
    pub fn big_squares(self) -> Board {
        let pairs = self & self.back(1);
        pairs & pairs.back(ROW)
    }

    /// All boxes of `ground` that can be reached from this set, which is a part of the answer.
    pub fn flood(self, ground: Board) -> Board {
        let mut wet = self;
        loop {
            let wider = wet | wet.grown() & ground;
            if wider == wet {
                return wet;
            }
            wet = wider;
        }
    }
}

impl BitAnd for Board {
    type Output = Board;
    #[inline]
    fn bitand(self, other: Board) -> Board {
        Board(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl BitOr for Board {
    type Output = Board;
    #[inline]
    fn bitor(self, other: Board) -> Board {
        Board(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl Not for Board {
    type Output = Board;
    #[inline]
    fn not(self) -> Board {
        Board(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Board {
    #[inline]
    fn bitand_assign(&mut self, other: Board) {
        *self = *self & other;
    }
}

impl BitOrAssign for Board {
    #[inline]
    fn bitor_assign(&mut self, other: Board) {
        *self = *self | other;
    }
}

impl FromIterator<Spot> for Board {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Board {
        spots.into_iter().fold(Board::EMPTY, |board, spot| board | Board::one(spot))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.spots()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boxes(text: &str) -> Board {
        text.split(' ').map(|name| name.parse::<Spot>().expect(name)).collect()
    }

    #[test]
    fn boxes_have_names() {
        assert_eq!(Spot::new(6, 13).to_string(), "g14");
        for name in ["a1", "o16", "g14"] {
            assert_eq!(name.parse::<Spot>().map(|spot| spot.to_string()), Ok(name.to_owned()));
        }
        for name in ["", "a", "p1", "a0", "a17", "a01", "a+1", "1a", "é4", "A1"] {
            assert_eq!(name.parse::<Spot>(), Err(NoSpot), "{name}");
        }
    }

    #[test]
    fn moving_back_and_forth_crosses_words() {
        let shape = boxes("a1 b1 a2");
        for spot in [Spot::new(3, 4), Spot::new(12, 14), Spot::new(0, 3), Spot::new(0, 0)] {
            let moved = shape.forth(spot.offset());
            assert!(moved.has(spot) && moved.count() == 3);
            assert_eq!(moved.back(spot.offset()), shape);
        }
        assert_eq!(boxes("c3").back(boxes("d3").first().unwrap().offset()), Board::EMPTY);
        assert_eq!(boxes("a16").forth(16), Board::EMPTY);
    }

    #[test]
    fn beside_means_sharing_a_side() {
        let lot: Board = (0..14).flat_map(|row| (0..14).map(move |column| Spot::new(column, row))).collect();
        assert_eq!(boxes("c3").beside() & lot, boxes("c2 b3 d3 c4"));
        assert_eq!(boxes("a5").beside() & lot, boxes("a4 b5 a6"));
        assert_eq!(boxes("n8 n9").beside() & lot, boxes("n7 m8 m9 n10"));
    }

    #[test]
    fn a_flood_stops_at_walls() {
        let ground = boxes("a1 b1 c1 c2 e1 e2");
        assert_eq!(boxes("a1").flood(ground), boxes("a1 b1 c1 c2"));
    }

    #[test]
    fn big_squares_need_four_boxes() {
        assert_eq!(boxes("a1 b1 a2 b2 c2").big_squares(), boxes("a1"));
    }

    #[test]
    fn spots_come_in_reading_order() {
        let names: Vec<String> = boxes("g14 a1 b5 a5").spots().map(String::from).collect();
        assert_eq!(names, ["a1", "a5", "b5", "g14"]);
        assert_eq!(boxes("b5 a5").first().map(String::from), Some("a5".into()));
    }
}
