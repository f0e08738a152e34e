//! Shapes that are drawn into the lot, in every turn and mirror.

use crate::board::{Board, Spot};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most boxes along one side of a blueprint.
pub const MAX_SIDE: usize = 14;
/// The most pieces of a blueprint: big squares, or single boxes.
pub const MAX_PIECES: usize = 24;

/// How a blueprint is held against the lot: turned clockwise by quarters, after being mirrored left to right or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Turn(u8);

impl Turn {
    /// As printed first, the mirrored ones last.
    pub fn all() -> impl Iterator<Item = Turn> {
        (0..8).map(Turn)
    }

    pub const fn quarters(self) -> u8 {
        self.0 % 4
    }

    pub const fn is_mirrored(self) -> bool {
        self.0 >= 4
    }

    const fn at(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Turn {
    /// `r0`, `r90`, ..., and `m0`, `m90`, ... for the mirrored ones.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.is_mirrored() { 'm' } else { 'r' }, 90 * u32::from(self.quarters()))
    }
}

/// Not a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoTurn;

impl fmt::Display for NoTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a turn is r or m with 0, 90, 180 or 270, such as r90")
    }
}

impl FromStr for Turn {
    type Err = NoTurn;
    fn from_str(text: &str) -> Result<Turn, NoTurn> {
        Turn::all().find(|turn| turn.to_string() == text).ok_or(NoTurn)
    }
}

impl TryFrom<String> for Turn {
    type Error = NoTurn;
    fn try_from(text: String) -> Result<Turn, NoTurn> {
        text.parse()
    }
}

impl From<Turn> for String {
    fn from(turn: Turn) -> String {
        turn.to_string()
    }
}

/// What one `#` of a picture stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grain {
    Box,
    /// Two by two boxes.
    BigSquare,
}

impl Grain {
    /// Boxes along the side of one piece.
    pub const fn side(self) -> usize {
        match self {
            Grain::Box => 1,
            Grain::BigSquare => 2,
        }
    }
}

/// A shape in all the ways in which it can lie, each once.
#[derive(Debug)]
pub struct Blueprint {
    pub grain: Grain,
    /// As printed: `#` for a piece, `.` for nothing.
    pub picture: Vec<String>,
    pieces: u8,
    ways: ArrayVec<Way, 8>,
    /// For every turn the way that looks like it.
    alike: [u8; 8],
}

/// A shape held in one turn.
#[derive(Debug)]
struct Way {
    turn: Turn,
    /// Where the pieces lie, in bits from the top left of the shape.
    steps: ArrayVec<u8, MAX_PIECES>,
    /// The boxes covered when the top left of the shape lies on a1.
    boxes: Board,
    /// Where the top left may lie so that the shape is inside the lot.
    corners: Board,
}

/// Pieces of a picture by column and row.
type Cells = Vec<(usize, usize)>;

impl Blueprint {
    /// Reads a picture of `#` and `.`, or says what is wrong with it.
    pub fn read(picture: &[String], grain: Grain, lot: Board) -> Result<Blueprint, String> {
        let cells = read_picture(picture)?;
        let longest = MAX_SIDE / grain.side();
        if cells.len() > MAX_PIECES || cells.iter().any(|&(column, row)| column.max(row) >= longest) {
            return Err(format!("a blueprint has at most {MAX_PIECES} pieces and {longest} along a side"));
        }
        if !hangs_together(&cells) {
            return Err("the pieces of a blueprint must hang together by their sides".to_owned());
        }
        let (picture, pieces) = (picture.to_vec(), cells.len() as u8);
        let mut blueprint = Blueprint { grain, picture, pieces, ways: ArrayVec::new(), alike: [0; 8] };
        for turn in Turn::all() {
            let way = Way::new(turn, &cells, grain, lot);
            let place = blueprint.ways.iter().position(|other| other.boxes == way.boxes);
            blueprint.alike[turn.at()] = place.unwrap_or(blueprint.ways.len()) as u8;
            if place.is_none() {
                blueprint.ways.push(way);
            }
        }
        if blueprint.ways.iter().all(|way| way.corners.is_empty()) {
            return Err("the blueprint fits nowhere in the lot".to_owned());
        }
        Ok(blueprint)
    }

    /// Every four boxes, or part of four, are a big square.
    pub fn big_squares(&self) -> u8 {
        match self.grain {
            Grain::Box => self.pieces.div_ceil(4),
            Grain::BigSquare => self.pieces,
        }
    }

    /// How many boxes it covers.
    pub fn size(&self) -> u32 {
        self.ways[0].boxes.count()
    }

    /// The turns that look different.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        self.ways.iter().map(|way| way.turn)
    }

    /// Is this the one turn in which such a look is written?
    pub fn is_own_turn(&self, turn: Turn) -> bool {
        self.way(turn).turn == turn
    }

    /// The boxes covered by the shape in this turn with its top left on `at`.
    #[inline]
    pub fn boxes(&self, turn: Turn, at: Spot) -> Board {
        self.way(turn).boxes.forth(at.offset())
    }

    /// The pieces of the printed picture, by column and row.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, usize)> {
        let in_row = |(row, line): (usize, &'_ String)| {
            let found: Vec<_> = line.bytes().enumerate().filter(|(_, sign)| *sign == b'#').collect();
            found.into_iter().map(move |(column, _)| (column, row))
        };
        self.picture.iter().enumerate().flat_map(in_row)
    }

    /// The turn and the top left with which the shape covers just these boxes.
    pub fn lying_on(&self, boxes: Board) -> Option<(Turn, Spot)> {
        let at = boxes.corner()?;
        let way = self.ways.iter().find(|way| way.boxes.forth(at.offset()) == boxes)?;
        Some((way.turn, at))
    }

    /// Does the shape lie inside the lot there?
    pub fn is_inside(&self, turn: Turn, at: Spot) -> bool {
        self.way(turn).corners.has(at)
    }

    fn way(&self, turn: Turn) -> &Way {
        &self.ways[usize::from(self.alike[turn.at()])]
    }

    /// Calls `each` with every turn and all boxes of the top left with which the shape covers only boxes of `ground`.
    #[inline]
    pub fn fits(&self, ground: &Ground, mut each: impl FnMut(Turn, Board)) {
        let base = ground.of(self.grain);
        for way in &self.ways {
            each(way.turn, way.fits(base));
        }
    }

    /// Can the shape be drawn at all?
    #[inline]
    pub fn has_room(&self, ground: &Ground) -> bool {
        let base = ground.of(self.grain);
        self.ways.iter().any(|way| !way.fits(base).is_empty())
    }

    /// All boxes of the top left with which the shape in this turn covers at least one box of `wanted`.
    pub fn touches(&self, turn: Turn, wanted: Board) -> Board {
        let way = self.way(turn);
        let covered = way.boxes.spots().map(|spot| wanted.back(spot.offset()));
        covered.fold(Board::EMPTY, |any, corners| any | corners) & way.corners
    }
}

impl Way {
    fn new(turn: Turn, cells: &Cells, grain: Grain, lot: Board) -> Way {
        let cells = turned(cells, turn);
        let side = grain.side();
        let small = |&(column, row): &(usize, usize)| {
            let corner = Spot::new(column * side, row * side);
            (0..side * side).map(move |n| Spot::new(corner.column() + n % side, corner.row() + n / side))
        };
        let steps = cells.iter().map(|&(column, row)| Spot::new(column * side, row * side).offset() as u8).collect();
        let boxes: Board = cells.iter().flat_map(small).collect();
        // The unused column keeps shapes from reaching round the edge: no box beyond it is a box of the lot.
        let fits = |corner: &Spot| {
            boxes.spots().all(|spot| {
                let (column, row) = (corner.column() + spot.column(), corner.row() + spot.row());
                column < crate::board::MAX_WIDTH && row < crate::board::MAX_HEIGHT && lot.has(Spot::new(column, row))
            })
        };
        Way { turn, steps, boxes, corners: Spot::all().filter(fits).collect() }
    }

    #[inline]
    fn fits(&self, base: Board) -> Board {
        self.steps.iter().fold(self.corners, |corners, &step| corners & base.back(usize::from(step)))
    }
}

/// Boxes that may be drawn on, prepared for both grains.
pub struct Ground {
    boxes: Board,
    big_squares: Board,
}

impl Ground {
    #[inline]
    pub fn new(boxes: Board) -> Ground {
        Ground { boxes, big_squares: boxes.big_squares() }
    }

    #[inline]
    fn of(&self, grain: Grain) -> Board {
        match grain {
            Grain::Box => self.boxes,
            Grain::BigSquare => self.big_squares,
        }
    }
}

/// The `#` of a picture, which must touch all four edges of it.
fn read_picture(picture: &[String]) -> Result<Cells, String> {
    let width = picture.first().map_or(0, String::len);
    let mut cells = Cells::new();
    for (row, line) in picture.iter().enumerate() {
        if line.len() != width {
            return Err("the rows of the picture have different lengths".to_owned());
        }
        for (column, sign) in line.chars().enumerate() {
            match sign {
                '#' => cells.push((column, row)),
                '.' => {}
                other => return Err(format!("a blueprint is drawn with # and . only, not with {other:?}")),
            }
        }
    }
    if cells.is_empty() {
        return Err("the picture is empty".to_owned());
    }
    let full = |edge: &dyn Fn(&(usize, usize)) -> bool| cells.iter().any(edge);
    let height = picture.len();
    let trim = full(&|cell| cell.0 == 0) && full(&|cell| cell.1 == 0);
    let trim = trim && full(&|cell| cell.0 + 1 == width) && full(&|cell| cell.1 + 1 == height);
    if trim { Ok(cells) } else { Err("the picture has an empty row or column at its edge".to_owned()) }
}

fn hangs_together(cells: &Cells) -> bool {
    let board: Board = cells.iter().map(|&(column, row)| Spot::new(column, row)).collect();
    board.first().is_some_and(|spot| Board::one(spot).flood(board) == board)
}

/// The cells mirrored and turned, and moved back into the top left corner.
fn turned(cells: &Cells, turn: Turn) -> Cells {
    let mut cells = cells.clone();
    if turn.is_mirrored() {
        let right = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
        cells.iter_mut().for_each(|cell| cell.0 = right - cell.0);
    }
    for _ in 0..turn.quarters() {
        let bottom = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
        cells.iter_mut().for_each(|cell| *cell = (bottom - cell.1, cell.0));
    }
    cells
}
