//! The finished games in `records/midway` still replay, action by action and hash by hash.

use midway::{Midway, Phase};
use std::collections::BTreeMap;
use std::path::Path;
use table::{Game, Kit, Setup, record::Record};

fn finished_games() -> BTreeMap<String, Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../records/midway");
    let entries = std::fs::read_dir(&folder).expect("there is a folder of records");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("the record can be read");
        let record = Record::parse(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        (path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned(), record)
    };
    entries.map(read).collect()
}

#[test]
fn every_record_replays() {
    let kit = Kit::own().expect("the crate's own components load");
    for (name, record) in finished_games() {
        if let Err(bad) = record.verify::<Midway>(kit) {
            panic!("{name}: {bad}");
        }
    }
}

#[test]
fn every_variant_and_ending_is_there() {
    let kit = Kit::own().expect("the crate's own components load");
    let games = finished_games();
    for players in [2, 3, 4] {
        assert!(games.values().any(|record| record.header.setup == Setup::new(players)), "{players} players");
    }
    for choice in Midway::about().options {
        assert!(games.values().any(|record| record.header.setup.is_on(choice.key)), "{}", choice.key);
    }
    let end = |name: &str| games[name].verify::<Midway>(kit).expect("it replays").game;
    assert_ne!(end("won-on-anothers-turn").phase, Phase::Over { winner: Some(end("won-on-anothers-turn").active()) });
    assert_eq!(end("won-by-dice-action").phase, Phase::Over { winner: Some(end("won-by-dice-action").active()) });
    assert!(end("safety-end-deck").dry_since.is_some_and(|since| since + 120 == end("safety-end-deck").turns));
    assert_eq!(end("safety-end-turns").turns, 400);
    assert!(games["teams"].verify::<Midway>(kit).is_ok_and(|sitting| sitting.game.places().is_some()));
}
