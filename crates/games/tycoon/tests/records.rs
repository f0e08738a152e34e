//! Finished games that must replay to the same end for ever.

use table::record::Record;
use table::{Game, Kit, Seat};
use tycoon::Tycoon;

#[test]
fn every_record_is_proved() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/tycoon");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|bad| panic!("{folder}: {bad}")) {
        let path = entry.unwrap_or_else(|bad| panic!("{bad}")).path();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|bad| panic!("{bad}"));
        let record = Record::parse(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
        let end = record.verify::<Tycoon>(kit).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        assert_eq!(end.game.score(Seat(0)) == 0, name == "bankrupt", "{name}");
        names.push(name);
    }
    names.sort();
    let mut expected = ["solo", "challenge", "late-hires", "reached-stalls", "bankrupt", "race-3-challenge"].to_vec();
    expected.extend(["race-2", "race-3", "race-4", "race-5", "race-6"]);
    expected.sort_unstable();
    assert_eq!(names, expected);
}
