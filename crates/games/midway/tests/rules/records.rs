//! Among the finished games in `records/midway` there is one for each way in which a game can end. That all of them replay
//! is the catalogue's test.

use midway::{Midway, Stage};
use std::path::Path;
use table::{Game, Kit, record::Record};

#[track_caller]
fn end(name: &str) -> Midway {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../records/midway").join(format!("{name}.jsonl"));
    let text = std::fs::read_to_string(&path).expect("the record can be read");
    let record = Record::parse(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
    let kit = Kit::own().expect("the crate's own components load");
    record.verify::<Midway>(kit).unwrap_or_else(|bad| panic!("{name}: {bad}")).game
}

#[test]
fn a_record_is_kept_of_every_ending() {
    let elsewhere = end("won-on-anothers-turn");
    assert_ne!(elsewhere.stage, Stage::Over { winner: Some(elsewhere.active()) });
    let by_dice = end("won-by-dice-action");
    assert_eq!(by_dice.stage, Stage::Over { winner: Some(by_dice.active()) });
    let dry = end("safety-end-deck");
    assert!(dry.dry_since.is_some_and(|since| since + 120 == dry.turns));
    assert_eq!(end("safety-end-turns").turns, 400);
    assert!(end("teams").places().is_some());
}
