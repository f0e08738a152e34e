//! `rides.toml`: the catalog.

use super::marks::{bounded, check_source, identifier};
use super::sheet::Lot;
use super::staff::{Staff, StaffRow};
use crate::blueprint::{Blueprint, Grain};
use serde::Deserialize;
use table::{BadParts, Files, Provenance};
use toml::Spanned;

pub const FILE: &str = "rides.toml";

/// The most rides that a catalog may have.
const MAX_RIDES: usize = 64;

/// A ride of the catalog.
#[derive(Debug)]
pub struct RideCard {
    pub id: String,
    pub name: String,
    pub level: u8,
    pub bonus: u8,
    pub blueprint: Blueprint,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RidesFile {
    provenance: Provenance,
    source: Spanned<String>,
    ride: Spanned<Vec<RideTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RideTable {
    id: Spanned<String>,
    name: String,
    level: Spanned<u8>,
    bonus: Spanned<u8>,
    big: Option<Spanned<Vec<String>>>,
    boxes: Option<Spanned<Vec<String>>>,
}

pub fn load(files: &Files, lot: &Lot, staff: &[StaffRow; 4]) -> Result<Vec<RideCard>, BadParts> {
    let raw: RidesFile = files.read(FILE)?;
    check_source(files, FILE, raw.provenance, &raw.source)?;
    if raw.ride.get_ref().len() > MAX_RIDES {
        return Err(files.complain(FILE, raw.ride.span(), format!("there are more than {MAX_RIDES} rides")));
    }
    let mut rides: Vec<RideCard> = Vec::new();
    for ride in raw.ride.get_ref() {
        let card = read_ride(files, ride, lot, staff)?;
        if rides.iter().any(|other| other.id == card.id) {
            return Err(files.complain(FILE, ride.id.span(), format!("there are two rides with the id {}", card.id)));
        }
        rides.push(card);
    }
    Ok(rides)
}

fn read_ride(files: &Files, raw: &RideTable, lot: &Lot, staff: &[StaffRow; 4]) -> Result<RideCard, BadParts> {
    let investors = staff[Staff::Investor as usize].boxes;
    let constructors = staff[Staff::Constructor as usize].boxes;
    let (picture, grain) = match (&raw.big, &raw.boxes) {
        (Some(big), None) => (big, Grain::BigSquare),
        (None, Some(boxes)) => (boxes, Grain::Box),
        _ => return Err(files.complain(FILE, raw.id.span(), "a ride has one blueprint: either big or boxes")),
    };
    let complain = |cause| files.complain(FILE, picture.span(), cause);
    let blueprint = Blueprint::read(picture.get_ref(), grain, lot.boxes).map_err(complain)?;
    if blueprint.big_squares() > constructors {
        let cause = format!("{} big squares, but there are only {constructors} constructors", blueprint.big_squares());
        return Err(files.complain(FILE, picture.span(), cause));
    }
    Ok(RideCard {
        id: identifier(files, FILE, &raw.id)?,
        name: raw.name.clone(),
        level: bounded(files, FILE, &raw.level, 1..=investors, "a level, which needs as many investors,")?,
        bonus: bounded(files, FILE, &raw.bonus, 0..=100, "a bonus")?,
        blueprint,
    })
}
