//! The shapes of attractions: free polyominoes, and every way to lay one down.

use crate::cell::{Cells, each};
use arrayvec::ArrayVec;

/// The most cells of an attraction.
pub const LARGEST: usize = 5;

/// A shape that may be turned and flipped.
#[derive(Clone, Debug)]
pub struct Shape {
    pub code: String,
    pub size: u8,
    pub ways: Vec<Way>,
    /// The attractions of this shape.
    pub tiles: Tiles,
}

impl Shape {
    /// The form and anchor that cover exactly these cells.
    pub fn lay(&self, cells: Cells) -> Option<(u8, u8)> {
        self.ways.iter().enumerate().find_map(|(way, form)| {
            let anchor = each(form.fits(cells)).next()?;
            (form.at(anchor) == cells).then_some((way as u8, anchor))
        })
    }
}

/// A set of attractions, by their place in the list of all.
pub type Tiles = u64;

/// One of the turned and flipped forms of a shape, pushed to the lower left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub cells: Cells,
    /// How far each cell lies from the anchor, the lower left of the form.
    offsets: ArrayVec<u8, LARGEST>,
    /// Where the anchor may lie so that the form stays on the Fairground.
    anchors: Cells,
}

impl Way {
    fn new(squares: &[(u8, u8)]) -> Way {
        let offsets: ArrayVec<u8, LARGEST> = squares.iter().map(|(row, file)| row * 8 + file).collect();
        let height = squares.iter().map(|&(row, _)| row).max().unwrap_or(0);
        let width = squares.iter().map(|&(_, file)| file).max().unwrap_or(0);
        let inside = |anchor: &u8| anchor / 8 + height < 8 && anchor % 8 + width < 8;
        Way {
            cells: offsets.iter().fold(0, |cells, offset| cells | 1 << offset),
            anchors: (0..64).filter(inside).fold(0, |anchors, anchor| anchors | 1 << anchor),
            offsets,
        }
    }

    /// Every anchor with which all cells fall onto `open`.
    #[inline]
    pub fn fits(&self, open: Cells) -> Cells {
        self.offsets.iter().fold(self.anchors, |fits, &offset| fits & (open >> offset))
    }

    /// The cells covered with the anchor there.
    #[inline]
    pub fn at(&self, anchor: u8) -> Cells {
        self.cells << anchor
    }
}

/// Every different form of a shape given by its squares (row, file).
pub fn ways(squares: &[(u8, u8)]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    let mut form: Vec<(i8, i8)> = squares.iter().map(|&(row, file)| (row as i8, file as i8)).collect();
    for turn in 0..8 {
        if turn == 4 {
            form.iter_mut().for_each(|square| square.1 = -square.1);
        }
        let way = Way::new(&pushed(&form));
        if !ways.contains(&way) {
            ways.push(way);
        }
        form.iter_mut().for_each(|square| *square = (-square.1, square.0));
    }
    ways
}

/// The squares pushed to the lower left, in order, so that equal forms look equal.
fn pushed(form: &[(i8, i8)]) -> Vec<(u8, u8)> {
    let low_row = form.iter().map(|square| square.0).min().unwrap_or(0);
    let low_file = form.iter().map(|square| square.1).min().unwrap_or(0);
    let mut squares: Vec<_> =
        form.iter().map(|&(row, file)| ((row - low_row) as u8, (file - low_file) as u8)).collect();
    squares.sort_unstable();
    squares
}
