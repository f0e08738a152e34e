//! The printed parts, read from `components/*.toml` and checked.

use crate::cell::{self, Spot};
use crate::foundation::Foundation;
use crate::shape::{self, LARGEST, Shape, Tiles};
use crate::trick::Trick;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{BadParts, Files, Provenance};
use toml::Spanned;

/// The most attractions that one Fairground can hold: on construction sites only, ten tiny, ten small and ten medium ones
/// leave four cells for a large one.
pub const MOST_ATTRACTIONS: usize = 31;

pub const ROUNDS: usize = 7;

/// Four players begin with two guests each.
const FEWEST_GUESTS: u8 = 8;

/// Everything that is printed.
#[derive(Debug)]
pub struct Components {
    /// How many foundations there are of each pattern.
    pub foundations: [u8; Foundation::KINDS],
    pub shapes: Vec<Shape>,
    pub attractions: Vec<Attraction>,
    /// The attractions of each size; index 0 is size 1.
    pub sizes: [Tiles; LARGEST],
    /// The cells above the two Entry spaces.
    pub doors: [u8; 2],
    pub days: [String; ROUNDS],
    pub titles: [String; Trick::ALL.len()],
    pub supplies: Supplies,
    pub points: Points,
}

/// One attraction tile.
#[derive(Debug)]
pub struct Attraction {
    pub name: String,
    /// Its place in the list of shapes.
    pub shape: u8,
    pub size: u8,
}

/// How much of everything there is; lists go by the number of players.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supplies {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    pub attractions_per_size: [u8; 4],
    pub reserve_per_size: u8,
    pub barkers: [u8; 4],
    pub guests: u8,
    pub guests_later_edition: u8,
}

/// What everything is worth.
#[derive(Debug)]
pub struct Points {
    /// Best points for so many attractions of a size, split into sets; index 0 is size 1.
    pub sets: [[i16; Points::COUNTS]; LARGEST],
    pub variety: i32,
    pub bigtop: [i32; 5],
    pub ticket_goal: u32,
    pub ticket_bonus: i32,
    pub barker: i32,
    pub solo: SoloPoints,
}

impl Points {
    /// So many of one size are counted, from none upwards.
    pub const COUNTS: usize = MOST_ATTRACTIONS + 2;
    /// The largest set that is printed.
    pub const LARGEST_SET: usize = 5;
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloPoints {
    pub lone_attraction: i32,
    pub missing_size: i32,
    pub ranks: Vec<Rank>,
}

/// A title of the solo game and the least points for it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    pub code: String,
    pub from: i32,
}

impl table::Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (BOARD, include_str!("../components/board.toml")),
        (FOUNDATIONS, include_str!("../components/foundations.toml")),
        (ATTRACTIONS, include_str!("../components/attractions.toml")),
        (TRICKS, include_str!("../components/tricks.toml")),
        (SUPPLIES, include_str!("../components/supplies.toml")),
        (SCORING, include_str!("../components/scoring.toml")),
    ];

    fn load(files: &Files) -> Result<Components, BadParts> {
        let (doors, days) = read_board(files)?;
        let (shapes, attractions) = read_attractions(files)?;
        let mut sizes = [0; LARGEST];
        for shape in &shapes {
            sizes[usize::from(shape.size) - 1] |= shape.tiles;
        }
        let parts = Components {
            foundations: read_foundations(files)?,
            shapes,
            attractions,
            sizes,
            doors,
            days,
            titles: read_tricks(files)?,
            supplies: files.read(SUPPLIES)?,
            points: read_scoring(files)?,
        };
        parts.check_supplies()?;
        Ok(parts)
    }
}

impl Components {
    /// Are there enough attractions of every size for a full table, and not too many for one Fairground? And guests?
    fn check_supplies(&self) -> Result<(), BadParts> {
        let supplies = &self.supplies;
        let most = u32::from(supplies.reserve_per_size)
            + u32::from(supplies.attractions_per_size.into_iter().fold(0, u8::max));
        if let Some((size, _)) = (1..).zip(&self.sizes).find(|(_, tiles)| tiles.count_ones() < most) {
            return Err(fault(ATTRACTIONS, format!("there must be {most} attractions of size {size}")));
        }
        if self.crammed(most as usize) > MOST_ATTRACTIONS {
            return Err(fault(
                FOUNDATIONS,
                format!("more than {MOST_ATTRACTIONS} attractions fit on these foundations"),
            ));
        }
        if supplies.guests.min(supplies.guests_later_edition) < FEWEST_GUESTS {
            return Err(fault(SUPPLIES, format!("there must be {FEWEST_GUESTS} guests, two for each Entry")));
        }
        Ok(())
    }

    /// How many attractions, the smallest first, could ever stand on one Fairground.
    fn crammed(&self, of_each_size: usize) -> usize {
        let kinds = (0..Foundation::KINDS).filter(|&kind| self.foundations[kind] > 0);
        let mut sites = 16 * kinds.map(usize::count_ones).max().unwrap_or(0) as usize;
        let mut attractions = 0;
        for size in 1..=LARGEST {
            let built = of_each_size.min(sites / size);
            attractions += built;
            sites -= built * size;
        }
        attractions
    }
}

const BOARD: &str = "board.toml";
const FOUNDATIONS: &str = "foundations.toml";
const ATTRACTIONS: &str = "attractions.toml";
const TRICKS: &str = "tricks.toml";
const SUPPLIES: &str = "supplies.toml";
const SCORING: &str = "scoring.toml";

fn fault(file: &str, cause: impl Into<String>) -> BadParts {
    BadParts::new(file, None, cause)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    fairground: FairgroundTable,
    calendar: CalendarTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FairgroundTable {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    entries: Spanned<[String; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalendarTable {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    days: [String; ROUNDS],
}

fn read_board(files: &Files) -> Result<([u8; 2], [String; ROUNDS]), BadParts> {
    let board: BoardFile = files.read(BOARD)?;
    let entries = &board.fairground.entries;
    let [left, right] = entries.get_ref().each_ref().map(|text| Spot::parse(text).and_then(Spot::door));
    let (Some(left), Some(right)) = (left, right) else {
        return Err(files.complain(BOARD, entries.span(), "Entry spaces lie in row 0, as in c0"));
    };
    if left >= right {
        return Err(files.complain(BOARD, entries.span(), "the Entry spaces are two, the left one first"));
    }
    Ok(([left, right], board.calendar.days))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FoundationFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    foundation: Vec<FoundationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FoundationEntry {
    copies: u8,
    picture: Spanned<String>,
}

fn read_foundations(files: &Files) -> Result<[u8; Foundation::KINDS], BadParts> {
    let file: FoundationFile = files.read(FOUNDATIONS)?;
    let mut counts = [0; Foundation::KINDS];
    for entry in &file.foundation {
        let bad = || files.complain(FOUNDATIONS, entry.picture.span(), "a foundation is two rows of two, # or .");
        let foundation = Foundation::from_picture(entry.picture.get_ref()).ok_or_else(bad)?;
        let count: &mut u8 = &mut counts[foundation.kind()];
        *count = count.saturating_add(entry.copies);
    }
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    // Four full Fairgrounds, the face-up row, and always something in a stack; heights are bytes.
    if (72..=250).contains(&total) {
        Ok(counts)
    } else {
        Err(fault(FOUNDATIONS, "there must be 72 to 250 foundations"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttractionFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    shape: Vec<ShapeEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeEntry {
    code: Spanned<String>,
    picture: Spanned<String>,
    tiles: Vec<TileEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileEntry {
    name: String,
    copies: u8,
}

fn read_attractions(files: &Files) -> Result<(Vec<Shape>, Vec<Attraction>), BadParts> {
    let file: AttractionFile = files.read(ATTRACTIONS)?;
    let (mut shapes, mut attractions): (Vec<Shape>, Vec<Attraction>) = (Vec::new(), Vec::new());
    for entry in file.shape {
        let complain = |cause: &str| files.complain(ATTRACTIONS, entry.picture.span(), cause);
        if !entry.picture.get_ref().bytes().all(|mark| matches!(mark, b'#' | b'.' | b'\r' | b'\n')) {
            return Err(complain("an attraction is drawn with # and . only"));
        }
        let squares = squares(entry.picture.get_ref());
        let small = squares.iter().all(|&(row, file)| usize::from(row.max(file)) < LARGEST);
        if squares.is_empty() || squares.len() > LARGEST || !small || !hang_together(&squares) {
            return Err(complain("an attraction has 1 to 5 cells, side by side"));
        }
        check_code(files, &entry.code, &shapes)?;
        let size = squares.len() as u8;
        let first = attractions.len();
        for TileEntry { name, copies } in entry.tiles {
            let tile = || Attraction { name: name.clone(), shape: shapes.len() as u8, size };
            attractions.extend((0..copies).map(|_| tile()));
        }
        if attractions.len() > Tiles::BITS as usize {
            return Err(fault(ATTRACTIONS, "there can be 64 attractions at most"));
        }
        let tiles = (first..attractions.len()).fold(0, |tiles: Tiles, tile| tiles | 1 << tile);
        shapes.push(Shape { code: entry.code.into_inner(), size, ways: shape::ways(&squares), tiles });
    }
    Ok((shapes, attractions))
}

/// Codes are written in the notation of actions, so they are short words, and each is used once.
fn check_code(files: &Files, code: &Spanned<String>, shapes: &[Shape]) -> Result<(), BadParts> {
    let word = code.get_ref();
    if word.is_empty() || !word.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit()) {
        return Err(files.complain(ATTRACTIONS, code.span(), "a code is made of small letters and digits"));
    }
    if shapes.iter().any(|shape| shape.code == *word) {
        return Err(files.complain(ATTRACTIONS, code.span(), "this code is used twice"));
    }
    Ok(())
}

/// The squares of a picture as (row, file); the highest row is written first.
fn squares(picture: &str) -> Vec<(u8, u8)> {
    let rows = picture.lines().rev().enumerate();
    let marks = |(row, line): (usize, &str)| {
        let marked = line.bytes().enumerate().filter(|&(_, mark)| mark == b'#');
        marked.map(|(file, _)| (row as u8, file as u8)).collect::<Vec<_>>()
    };
    rows.flat_map(marks).collect()
}

/// Is there a way from each square to every other, edge to edge?
fn hang_together(squares: &[(u8, u8)]) -> bool {
    let cells = squares.iter().fold(0, |cells, (row, file)| cells | cell::bit(row * 8 + file));
    cell::connected(cells & cells.wrapping_neg(), cells) == cells
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    trick: Vec<TrickEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickEntry {
    code: Trick,
    title: String,
}

fn read_tricks(files: &Files) -> Result<[String; Trick::ALL.len()], BadParts> {
    let file: TrickFile = files.read(TRICKS)?;
    let mut titles: BTreeMap<Trick, String> = file.trick.into_iter().map(|entry| (entry.code, entry.title)).collect();
    if titles.len() != Trick::ALL.len() {
        return Err(fault(TRICKS, "each of the 14 tricks must be there"));
    }
    Ok(Trick::ALL.map(|trick| titles.remove(&trick).unwrap_or_default()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(rename = "source")]
    _source: String,
    variety: i32,
    bigtop: [i32; 5],
    ticket_goal: u32,
    ticket_bonus: i32,
    barker: i32,
    sets: SetTable,
    solo: SoloPoints,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetTable {
    tiny: [i16; 3],
    small: [i16; 3],
    medium: [i16; 3],
    large: [i16; 3],
    giant: [i16; 3],
}

fn read_scoring(files: &Files) -> Result<Points, BadParts> {
    let file: ScoringFile = files.read(SCORING)?;
    let SetTable { tiny, small, medium, large, giant } = file.sets;
    Ok(Points {
        sets: [tiny, small, medium, large, giant].map(best_split),
        variety: file.variety,
        bigtop: file.bigtop,
        ticket_goal: file.ticket_goal,
        ticket_bonus: file.ticket_bonus,
        barker: file.barker,
        solo: file.solo,
    })
}

/// The most points for each count, split into separate sets of three, four and five.
fn best_split(sets: [i16; 3]) -> [i16; Points::COUNTS] {
    let mut best = [0; Points::COUNTS];
    for count in 1..best.len() {
        let with = |(size, points): (usize, &i16)| (count >= size).then(|| best[count - size] + points);
        best[count] = (3..).zip(&sets).filter_map(with).fold(best[count - 1], i16::max);
    }
    best
}
