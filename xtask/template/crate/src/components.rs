//! The printed parts, from `components/shy.toml`.

use serde::{Deserialize, Serialize};
use table::{BadParts, Files, Parts};
use ts_rs::TS;

/// The most coconuts that a shy has.
pub const MOST: usize = 8;

/// What stands on the shy.
pub struct Components {
    /// The number on each coconut.
    pub coconuts: Vec<u8>,
    pub turns: u8,
}

/// A coconut, by its place in the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Coconut(pub u8);

impl Parts for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[("shy.toml", include_str!("../components/shy.toml"))];

    fn load(files: &Files) -> Result<Components, BadParts> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Read {
            #[serde(rename = "provenance")]
            _provenance: String,
            coconuts: Vec<u8>,
            turns: u8,
        }
        let read: Read = files.read("shy.toml")?;
        if read.coconuts.is_empty() || read.coconuts.len() > MOST || read.turns == 0 || read.turns > 20 {
            return Err(BadParts::new("shy.toml", None, "one to eight coconuts, and one to twenty turns".to_owned()));
        }
        Ok(Components { coconuts: read.coconuts, turns: read.turns })
    }
}
