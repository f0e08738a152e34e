//! The printed parts: read from `components/*.toml`, checked, and made ready for play.

mod marks;
mod rides;
mod sheet;
mod staff;
mod stalls;

pub use rides::RideCard;
pub use sheet::{Lot, MAX_ROUNDS, Rank};
pub use staff::{Staff, StaffRow};
pub use stalls::{KINDS, StallKind, StallSet};

use sheet::Sheet;
use stalls::Stalls;
use table::parts::{BadParts, Files, Parts};

/// Everything that is printed, as the game uses it.
#[derive(Debug)]
pub struct Components {
    pub sheet: Sheet,
    staff: [StaffRow; 4],
    pub stalls: Stalls,
    pub rides: Vec<RideCard>,
}

impl Components {
    #[inline]
    pub fn staff(&self, staff: Staff) -> &StaffRow {
        &self.staff[staff as usize]
    }

    /// The place of a ride in the catalog.
    pub fn ride(&self, id: &str) -> Option<u8> {
        self.rides.iter().position(|card| card.id == id).map(|at| at as u8)
    }

    /// The best rank that this score reaches.
    pub fn rank(&self, score: i32) -> &Rank {
        let ranks = &self.sheet.ranks;
        ranks.iter().find(|rank| rank.upto.is_none_or(|upto| score <= upto)).unwrap_or(&ranks[ranks.len() - 1])
    }

    /// The rank above, and the first score that reaches it.
    pub fn next_rank(&self, score: i32) -> Option<(&Rank, i32)> {
        let upto = self.rank(score).upto?;
        Some((self.rank(upto + 1), upto + 1))
    }
}

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (sheet::FILE, include_str!("../components/sheet.toml")),
        (staff::FILE, include_str!("../components/staff.toml")),
        (stalls::FILE, include_str!("../components/stalls.toml")),
        (rides::FILE, include_str!("../components/rides.toml")),
    ];

    fn load(files: &Files) -> Result<Components, BadParts> {
        let sheet = Sheet::load(files)?;
        let staff = staff::load(files, &sheet)?;
        let stalls = Stalls::load(files, &sheet.lot)?;
        let rides = rides::load(files, &sheet.lot, &staff)?;
        Ok(Components { sheet, staff, stalls, rides })
    }
}
