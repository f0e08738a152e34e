//! The map of New Orleans: neighborhoods, streets and the stops between them.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{BadParts, Files};
use toml::Spanned;

use crate::number::number;

/// The streets part the city into this many neighborhoods (MG-1.1).
pub const NEIGHBORHOODS: usize = 23;

const FILE: &str = "map.toml";

/// A point on the canvas, y growing downwards.
pub type Point = [i32; 2];

number! {
    /// A neighborhood by its number in map order.
    Neighborhood, NEIGHBORHOODS
}

/// What the map prints of a neighborhood.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quarter {
    /// The name in notation.
    pub id: String,
    pub name: String,
    /// The roomiest point, for the name and the cubes.
    pub anchor: Point,
    pub polygon: Vec<Point>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Street {
    pub name: String,
    pub path: Vec<String>,
}

/// A piece of street where a parade halts.
#[derive(Debug)]
pub struct Stop {
    pub street: String,
    pub ends: [String; 2],
    pub between: [Neighborhood; 2],
}

/// The whole map.
#[derive(Debug)]
pub struct City {
    pub canvas: Point,
    pub casino: Point,
    pub river_bank: Vec<Point>,
    pub nodes: BTreeMap<String, Point>,
    pub streets: Vec<Street>,
    pub quarters: Vec<Quarter>,
    pub stops: Vec<Stop>,
}

impl City {
    pub(crate) fn load(files: &Files) -> Result<City, BadParts> {
        let sheet: Sheet = files.read(FILE)?;
        if sheet.neighborhood.len() != NEIGHBORHOODS {
            let cause = format!("the map has {} neighborhoods; it needs {NEIGHBORHOODS}", sheet.neighborhood.len());
            return Err(BadParts::new(FILE, None, cause));
        }
        let stops = sheet.stop.iter().map(|stop| sheet.resolve(stop, files)).collect::<Result<_, _>>()?;
        let Geometry { canvas, casino, river_bank, nodes } = sheet.geometry;
        Ok(City { canvas, casino, river_bank, nodes, streets: sheet.street, quarters: sheet.neighborhood, stops })
    }

    /// The stop on the street between two nodes.
    pub fn stop_between(&self, from: &str, to: &str) -> Option<&Stop> {
        self.stops.iter().find(|stop| stop.ends == [from, to] || stop.ends == [to, from])
    }

    pub fn quarter(&self, at: Neighborhood) -> &Quarter {
        &self.quarters[at.index()]
    }

    pub fn by_id(&self, id: &str) -> Option<Neighborhood> {
        find(&self.quarters, id)
    }
}

fn find(quarters: &[Quarter], id: &str) -> Option<Neighborhood> {
    quarters.iter().position(|quarter| quarter.id == id).and_then(Neighborhood::at)
}

/// The file as it is written.
#[derive(Deserialize)]
struct Sheet {
    geometry: Geometry,
    street: Vec<Street>,
    neighborhood: Vec<Quarter>,
    stop: Vec<Spanned<StopRow>>,
}

#[derive(Deserialize)]
struct Geometry {
    canvas: Point,
    casino: Point,
    river_bank: Vec<Point>,
    nodes: BTreeMap<String, Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StopRow {
    street: String,
    ends: [String; 2],
    between: [String; 2],
}

impl Sheet {
    fn resolve(&self, row: &Spanned<StopRow>, files: &Files) -> Result<Stop, BadParts> {
        let complain = |cause: String| files.complain(FILE, row.span(), cause);
        let StopRow { street, ends, between: [one, other] } = row.get_ref();
        let named = |id: &String| {
            find(&self.neighborhood, id).ok_or_else(|| complain(format!("no neighborhood is called {id:?}")))
        };
        let between = [named(one)?, named(other)?];
        if between[0] == between[1] {
            return Err(complain("a stop lies between two different neighborhoods".to_owned()));
        }
        if !self.street.iter().any(|known| known.name == *street && joins(&known.path, ends)) {
            return Err(complain(format!("{street} does not run from {} to {}", ends[0], ends[1])));
        }
        if let Some(end) = ends.iter().find(|end| !self.geometry.nodes.contains_key(*end)) {
            return Err(complain(format!("there is no node {end:?}")));
        }
        Ok(Stop { street: street.clone(), ends: ends.clone(), between })
    }
}

/// Whether two nodes follow each other on a path.
fn joins(path: &[String], ends: &[String; 2]) -> bool {
    path.windows(2).any(|pair| pair == ends || (pair[0] == ends[1] && pair[1] == ends[0]))
}
