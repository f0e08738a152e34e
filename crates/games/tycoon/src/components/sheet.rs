//! `sheet.toml`: the lot, the rounds, the attendance chart, the reach of mechanics, the ranks.

use super::marks::{bounded, check_source};
use crate::board::{Board, MAX_HEIGHT, MAX_WIDTH, Spot};
use serde::Deserialize;
use table::{BadParts, Files, Provenance};
use toml::Spanned;

pub const FILE: &str = "sheet.toml";

/// The most rounds that a sheet may have.
pub const MAX_ROUNDS: usize = 30;

/// The parts of the sheet that are not staff, stalls or rides.
#[derive(Debug)]
pub struct Sheet {
    pub rounds: u8,
    /// Rows of the attendance chart.
    pub rows: u8,
    pub guests_per_vendor: u8,
    pub rides_each: u8,
    pub rides_each_challenge: u8,
    pub lot: Lot,
    /// From the lowest to the highest; only the last has no upper end.
    pub ranks: Vec<Rank>,
}

/// The carnival area.
#[derive(Debug)]
pub struct Lot {
    pub boxes: Board,
    pub entrance: Spot,
    pub width: usize,
    pub height: usize,
}

/// A title for a score.
#[derive(Debug)]
pub struct Rank {
    pub name: String,
    pub upto: Option<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetFile {
    rounds: RoundsTable,
    attendance: AttendanceTable,
    mechanics: MechanicsTable,
    lot: LotTable,
    rank: Vec<RankTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundsTable {
    provenance: Provenance,
    source: Spanned<String>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttendanceTable {
    provenance: Provenance,
    source: Spanned<String>,
    rows: Spanned<u8>,
    guests_per_vendor: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MechanicsTable {
    provenance: Provenance,
    source: Spanned<String>,
    rides_each: Spanned<u8>,
    rides_each_challenge: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LotTable {
    provenance: Provenance,
    source: Spanned<String>,
    picture: Spanned<Vec<Spanned<String>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RankTable {
    provenance: Provenance,
    source: Spanned<String>,
    name: Spanned<String>,
    upto: Option<Spanned<i32>>,
}

impl Sheet {
    pub fn load(files: &Files) -> Result<Sheet, BadParts> {
        let raw: SheetFile = files.read(FILE)?;
        let marks = [
            (raw.rounds.provenance, &raw.rounds.source),
            (raw.attendance.provenance, &raw.attendance.source),
            (raw.mechanics.provenance, &raw.mechanics.source),
            (raw.lot.provenance, &raw.lot.source),
        ];
        for (provenance, source) in marks.into_iter().chain(raw.rank.iter().map(|rank| (rank.provenance, &rank.source)))
        {
            check_source(files, FILE, provenance, source)?;
        }
        let number = |number, bounds, what| bounded(files, FILE, number, bounds, what);
        Ok(Sheet {
            rounds: number(&raw.rounds.count, 1..=MAX_ROUNDS as u8, "the count of rounds")?,
            rows: number(&raw.attendance.rows, 1..=20, "the rows of the attendance chart")?,
            guests_per_vendor: number(&raw.attendance.guests_per_vendor, 1..=50, "the guests of a vendor")?,
            rides_each: number(&raw.mechanics.rides_each, 1..=30, "the rides of a mechanic")?,
            rides_each_challenge: number(&raw.mechanics.rides_each_challenge, 1..=30, "the rides of a mechanic")?,
            lot: Lot::read(files, &raw.lot.picture)?,
            ranks: read_ranks(files, raw.rank)?,
        })
    }
}

impl Lot {
    fn read(files: &Files, picture: &Spanned<Vec<Spanned<String>>>) -> Result<Lot, BadParts> {
        let lines = picture.get_ref();
        let width = lines.first().map_or(0, |line| line.get_ref().len());
        let height = lines.len();
        if !(1..=MAX_WIDTH).contains(&width) || !(1..=MAX_HEIGHT).contains(&height) {
            let cause =
                format!("the lot must be at most {MAX_WIDTH} wide and {MAX_HEIGHT} high, not {width} by {height}");
            return Err(files.complain(FILE, picture.span(), cause));
        }
        let (mut boxes, mut entrance) = (Board::EMPTY, None);
        for (row, line) in lines.iter().enumerate() {
            let complain = |cause: String| Err(files.complain(FILE, line.span(), cause));
            if line.get_ref().len() != width {
                return complain(format!("this row is {} long, the first one {width}", line.get_ref().len()));
            }
            for (column, sign) in line.get_ref().bytes().enumerate() {
                let spot = Spot::new(column, row);
                match sign {
                    b'.' => {}
                    b'x' => continue,
                    b'E' if entrance.is_none() => entrance = Some(spot),
                    b'E' => return complain("there is a second entrance".to_owned()),
                    _ => {
                        return complain(
                            "the lot is drawn with . for a box, E for the entrance and x for outside".to_owned(),
                        );
                    }
                }
                boxes |= Board::one(spot);
            }
        }
        let Some(entrance) = entrance else {
            return Err(files.complain(FILE, picture.span(), "the lot has no entrance E"));
        };
        if Board::one(entrance).flood(boxes) != boxes {
            return Err(files.complain(
                FILE,
                picture.span(),
                "some boxes of the lot cannot be reached from the entrance",
            ));
        }
        Ok(Lot { boxes, entrance, width, height })
    }
}

fn read_ranks(files: &Files, raw: Vec<RankTable>) -> Result<Vec<Rank>, BadParts> {
    let last = raw.len().wrapping_sub(1);
    let mut ranks: Vec<Rank> = Vec::new();
    for (place, RankTable { name, upto, .. }) in raw.into_iter().enumerate() {
        let complain = |cause: &str| Err(files.complain(FILE, name.span(), cause));
        let below = ranks.last().and_then(|rank| rank.upto);
        let limit = upto.as_ref().map(|upto| *upto.get_ref());
        match limit {
            None if place < last => return complain("only the last rank has no upto"),
            Some(_) if place == last => return complain("the last rank is for all higher scores: leave out its upto"),
            Some(limit) if below.is_some_and(|below| limit <= below) => {
                let span = upto.map_or(name.span(), |upto| upto.span());
                return Err(files.complain(FILE, span, "ranks go up: upto must be more than that of the rank before"));
            }
            _ => ranks.push(Rank { name: name.into_inner(), upto: limit }),
        }
    }
    if ranks.is_empty() { Err(BadParts::new(FILE, None, "there must be at least one rank")) } else { Ok(ranks) }
}
