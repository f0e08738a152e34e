//! How many bytes go over the wire when something has happened: view, points, and what a seat that is asked may do.
//!
//! `cargo run --release -p catalog --example bytes` prints the mean of each game over all records, plain and packed.

use catalog::{AnySitting, Replaced};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::json;
use std::error::Error;
use std::io::{self, Write};
use std::path::Path;
use table::record::Record;
use table::{Eyes, Seat};

/// Every so many actions of every record a table is weighed, through the eyes of all seats.
const EVERY: u32 = 7;

/// What a seat is sent, as far as the game decides it.
fn update(sitting: &dyn AnySitting, seat: Seat) -> String {
    let eyes = Eyes::Seat(seat);
    let offers = sitting.to_act().contains(seat).then(|| (sitting.legal(seat), sitting.shut(seat)));
    json!({ "view": sitting.view(eyes), "scores": sitting.scores(eyes), "offers": offers }).to_string()
}

/// As the server packs it.
fn packed(text: &str) -> io::Result<usize> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes())?;
    Ok(encoder.finish()?.len())
}

fn main() -> Result<(), Box<dyn Error>> {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    for game in catalog::all() {
        let mut updates = Vec::new();
        for file in std::fs::read_dir(records.join(game.about.id))? {
            let record = Record::parse(&std::fs::read_to_string(file?.path())?)?;
            game.replay(&record, &Replaced::new(), usize::MAX, &mut |_, _, _, sitting| {
                let seats = Seat::all(sitting.players()).filter(|_| sitting.step().is_multiple_of(EVERY));
                updates.extend(seats.map(|seat| update(sitting, seat)));
            })?;
        }
        let plain: usize = updates.iter().map(String::len).sum();
        let packed: usize = updates.iter().map(|text| packed(text)).sum::<io::Result<usize>>()?;
        let count = updates.len().max(1);
        println!("{}: {} bytes, {} packed, over {count} updates", game.about.id, plain / count, packed / count);
    }
    Ok(())
}
