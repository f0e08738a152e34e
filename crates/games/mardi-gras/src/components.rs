//! The printed parts, read from `components/*.toml` and checked.

use serde::Deserialize;
use table::{BadParts, Files, Parts};
use toml::Spanned;

use crate::city::{City, NEIGHBORHOODS};
use crate::kind::{KINDS, Kind};
use crate::routes::{self, Route};
use crate::setup::{HAND, MOST_PLAYERS, REVELERS_EACH, STARTING_KREWE};
use crate::tally::Tally;

const PIECES: &str = "pieces.toml";

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    pub city: City,
    pub routes: Vec<Route>,
    /// Throw cards of each kind.
    pub throws: Tally,
    /// Revelers of each color.
    pub revelers: Tally,
    /// The color of each seat's krewe.
    pub colors: Vec<String>,
    /// Members of one krewe.
    pub members: u8,
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        ("map.toml", include_str!("../components/map.toml")),
        ("pieces.toml", include_str!("../components/pieces.toml")),
        ("routes.toml", include_str!("../components/routes.toml")),
    ];

    fn load(files: &Files) -> Result<Components, BadParts> {
        let city = City::load(files)?;
        let routes = routes::load(files, &city)?;
        let pieces: Pieces = files.read(PIECES)?;
        pieces.check(files)?;
        Ok(Components {
            city,
            routes,
            throws: Tally(pieces.kind.each_ref().map(|kind| kind.cards)),
            revelers: Tally(pieces.kind.each_ref().map(|kind| kind.cubes)),
            colors: pieces.krewe.get_ref().colors.clone(),
            members: pieces.krewe.get_ref().members,
        })
    }
}

/// The file as it is written.
#[derive(Deserialize)]
struct Pieces {
    kind: [KindRow; KINDS],
    krewe: Spanned<KreweRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KindRow {
    throw: Spanned<String>,
    cards: u8,
    reveler: String,
    cubes: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KreweRow {
    colors: Vec<String>,
    members: u8,
}

/// More would make a game longer than it is said to be.
const MOST_MEMBERS: u8 = 9;

/// More would not fit the counters of a hand.
const MOST_CARDS: u32 = 255;

impl Pieces {
    fn check(&self, files: &Files) -> Result<(), BadParts> {
        for (kind, row) in Kind::ALL.iter().zip(&self.kind) {
            if row.throw.get_ref().to_lowercase() != kind.throw() || row.reveler != kind.color() {
                let cause = format!("expected the kind {} with {} revelers here", kind.throw(), kind.color());
                return Err(files.complain(PIECES, row.throw.span(), cause));
            }
        }
        let cubes: u32 = self.kind.iter().map(|row| u32::from(row.cubes)).sum();
        if cubes != (NEIGHBORHOODS * usize::from(REVELERS_EACH)) as u32 {
            let cause =
                format!("{cubes} revelers do not make {REVELERS_EACH} in each of {NEIGHBORHOODS} neighborhoods");
            return Err(BadParts::new(PIECES, None, cause));
        }
        let cards: u32 = self.kind.iter().map(|row| u32::from(row.cards)).sum();
        if cards < u32::from(HAND) * MOST_PLAYERS as u32 || cards > MOST_CARDS {
            return Err(BadParts::new(PIECES, None, format!("{cards} Throw cards are too few or too many")));
        }
        let krewe = self.krewe.get_ref();
        if !(STARTING_KREWE..=MOST_MEMBERS).contains(&krewe.members) || krewe.colors.len() < MOST_PLAYERS {
            let cause = format!("{MOST_PLAYERS} krewes of {STARTING_KREWE} to {MOST_MEMBERS} members are needed");
            return Err(files.complain(PIECES, self.krewe.span(), cause));
        }
        Ok(())
    }
}
