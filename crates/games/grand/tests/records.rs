//! Finished games that must replay to the same end.

use grand::Grand;
use table::Kit;
use table::record::Record;

#[test]
fn every_record_is_proved() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../records/grand");
    let mut players = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("there are records") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let record = Record::parse(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        record.verify::<Grand>(Kit::own().unwrap()).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        players.insert(record.header.setup.players);
    }
    assert_eq!(players, [1, 2, 3, 4].into());
}
