//! `staff.toml`: who is hired with which numbers, and how many of each there can be.

use super::marks::{bounded, check_source};
use super::sheet::Sheet;
use crate::faces::{Face, WHITE_DICE};
use serde::{Deserialize, Serialize};
use table::{BadParts, Files, Provenance};
use toml::Spanned;
use ts_rs::TS;

pub const FILE: &str = "staff.toml";

/// The four kinds of staff.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Staff {
    Ticket,
    Mechanic,
    Constructor,
    Investor,
}

impl Staff {
    pub const ALL: [Staff; 4] = [Staff::Ticket, Staff::Mechanic, Staff::Constructor, Staff::Investor];

    pub const fn id(self) -> &'static str {
        match self {
            Staff::Ticket => "ticket",
            Staff::Mechanic => "mechanic",
            Staff::Constructor => "constructor",
            Staff::Investor => "investor",
        }
    }

    pub fn of_id(id: &str) -> Option<Staff> {
        Staff::ALL.into_iter().find(|staff| staff.id() == id)
    }
}

/// A row of staff boxes.
#[derive(Debug)]
pub struct StaffRow {
    /// A bit for each face that hires them.
    faces: u8,
    pub boxes: u8,
}

impl StaffRow {
    /// The faces that hire them.
    pub fn faces(&self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(|&face| self.is_hired_with(face))
    }

    #[inline]
    pub const fn is_hired_with(&self, face: Face) -> bool {
        self.faces >> face.number() & 1 != 0
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StaffFile {
    ticket: RowTable,
    mechanic: RowTable,
    constructor: RowTable,
    investor: RowTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowTable {
    provenance: Provenance,
    source: Spanned<String>,
    faces: Vec<Spanned<u8>>,
    boxes: Spanned<u8>,
}

pub fn load(files: &Files, sheet: &Sheet) -> Result<[StaffRow; 4], BadParts> {
    let raw: StaffFile = files.read(FILE)?;
    let row = |row: &RowTable| -> Result<StaffRow, BadParts> {
        check_source(files, FILE, row.provenance, &row.source)?;
        let mut faces = 0;
        for face in &row.faces {
            faces |= 1 << bounded(files, FILE, face, 1..=6, "a face of a die")?;
        }
        Ok(StaffRow { faces, boxes: bounded(files, FILE, &row.boxes, 1..=20, "the boxes of a staff row")? })
    };
    if *raw.ticket.boxes.get_ref() != sheet.rows {
        let cause = format!("ticket vendors need one box for each of the {} rows of the attendance chart", sheet.rows);
        return Err(files.complain(FILE, raw.ticket.boxes.span(), cause));
    }
    bounded(files, FILE, &raw.constructor.boxes, 1..=WHITE_DICE, "the boxes of constructors, one for each white die,")?;
    Ok([row(&raw.ticket)?, row(&raw.mechanic)?, row(&raw.constructor)?, row(&raw.investor)?])
}
