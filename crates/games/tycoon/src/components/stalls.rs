//! `stalls.toml`: the kinds of stalls, their blueprints and what they pay.

use super::marks::{bounded, check_source, identifier};
use super::sheet::Lot;
use crate::blueprint::{Blueprint, Grain};
use crate::faces::Face;
use serde::Deserialize;
use table::{BadParts, Files, Provenance};
use toml::Spanned;

pub const FILE: &str = "stalls.toml";

/// One kind of stall for every face of a die.
pub const KINDS: usize = 6;

#[derive(Debug)]
pub struct Stalls {
    /// Of the first and of the second stall of a kind.
    pub blueprints: [Blueprint; 2],
    /// For none, one and two stalls of a kind.
    pub points: [i32; 3],
    pub sets: Vec<StallSet>,
    /// In the order of the faces.
    pub kinds: [StallKind; KINDS],
}

#[derive(Debug)]
pub struct StallKind {
    pub id: String,
    pub name: String,
}

/// So many different kinds with at least so many stalls each.
#[derive(Clone, Copy, Debug)]
pub struct StallSet {
    pub kinds: u8,
    pub each: u8,
    pub points: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StallsFile {
    blueprints: BlueprintsTable,
    points: PointsTable,
    #[serde(default)]
    set: Vec<SetTable>,
    stall: Spanned<Vec<StallTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlueprintsTable {
    provenance: Provenance,
    source: Spanned<String>,
    first: Spanned<Vec<String>>,
    second: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsTable {
    provenance: Provenance,
    source: Spanned<String>,
    one: Spanned<i32>,
    two: Spanned<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetTable {
    provenance: Provenance,
    source: Spanned<String>,
    kinds: Spanned<u8>,
    each: Spanned<u8>,
    points: Spanned<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StallTable {
    provenance: Provenance,
    source: Spanned<String>,
    face: Spanned<u8>,
    id: Spanned<String>,
    name: String,
}

impl Stalls {
    pub fn load(files: &Files, lot: &Lot) -> Result<Stalls, BadParts> {
        let raw: StallsFile = files.read(FILE)?;
        check_source(files, FILE, raw.blueprints.provenance, &raw.blueprints.source)?;
        check_source(files, FILE, raw.points.provenance, &raw.points.source)?;
        let blueprint = |picture: &Spanned<Vec<String>>| {
            Blueprint::read(picture.get_ref(), Grain::Box, lot.boxes)
                .map_err(|cause| files.complain(FILE, picture.span(), cause))
        };
        let points = |points| bounded(files, FILE, points, 0..=100, "the points");
        Ok(Stalls {
            blueprints: [blueprint(&raw.blueprints.first)?, blueprint(&raw.blueprints.second)?],
            points: [0, points(&raw.points.one)?, points(&raw.points.two)?],
            sets: raw.set.iter().map(|set| read_set(files, set)).collect::<Result<_, _>>()?,
            kinds: read_kinds(files, &raw.stall)?,
        })
    }
}

impl Stalls {
    pub fn kind(&self, kind: u8) -> &StallKind {
        &self.kinds[usize::from(kind)]
    }

    /// The face that builds the kind with this id.
    pub fn face_of(&self, id: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| self.kind(face.kind()).id == id)
    }
}

fn read_set(files: &Files, raw: &SetTable) -> Result<StallSet, BadParts> {
    check_source(files, FILE, raw.provenance, &raw.source)?;
    Ok(StallSet {
        kinds: bounded(files, FILE, &raw.kinds, 1..=KINDS as u8, "the kinds of a set")?,
        each: bounded(files, FILE, &raw.each, 1..=2, "the stalls of each kind")?,
        points: bounded(files, FILE, &raw.points, 0..=100, "the points")?,
    })
}

fn read_kinds(files: &Files, raw: &Spanned<Vec<StallTable>>) -> Result<[StallKind; KINDS], BadParts> {
    let mut by_face: [Option<StallKind>; KINDS] = Default::default();
    for stall in raw.get_ref() {
        check_source(files, FILE, stall.provenance, &stall.source)?;
        let face = bounded(files, FILE, &stall.face, 1..=KINDS as u8, "the face of a stall")?;
        let id = identifier(files, FILE, &stall.id)?;
        if by_face.iter().flatten().any(|kind| kind.id == id) {
            return Err(files.complain(FILE, stall.id.span(), format!("there are two stalls with the id {id}")));
        }
        let place = &mut by_face[usize::from(face) - 1];
        if place.is_some() {
            return Err(files.complain(FILE, stall.face.span(), format!("there are two stalls for the face {face}")));
        }
        *place = Some(StallKind { id, name: stall.name.clone() });
    }
    if let Some(missing) = by_face.iter().position(Option::is_none) {
        let cause = format!("there is no stall for the face {}", missing + 1);
        return Err(files.complain(FILE, raw.span(), cause));
    }
    Ok(by_face.map(|kind| kind.unwrap_or_else(|| unreachable!("every face has been looked at"))))
}
