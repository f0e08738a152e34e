//! Every record in `records/` is a valid file and proves itself; what has been tampered with does not.

use catalog::{NoReplay, Replaced, find};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::record::{Fault, Record};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

/// All records of a game, with their file names.
fn records(game: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder().join(game)).unwrap_or_else(|error| panic!("records/{game}: {error}"));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("records/{game}: {error}")).path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|ext| ext == "jsonl")).collect();
    paths.sort();
    paths.iter().map(|path| (path.display().to_string(), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_record_proves_itself() {
    for entry in catalog::all() {
        for (path, text) in records(entry.about.id) {
            let record = Record::parse(&text).unwrap_or_else(|bad| panic!("{path}: {bad}"));
            assert_eq!(record.to_string(), text, "{path} is not written as we write it");
            if let Err(bad) = entry.verify(&record, &Replaced::new()) {
                panic!("{path}: {bad}");
            }
        }
    }
}

#[test]
fn every_line_of_every_record_fits_the_schema() {
    let schema = serde_json::from_str(include_str!("../../../docs/record.schema.json")).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for entry in catalog::all() {
        for (path, text) in records(entry.about.id) {
            for (number, line) in text.lines().enumerate() {
                let line = serde_json::from_str(line).unwrap();
                let fits = schema.validate(&line).map_err(|error| error.to_string());
                assert_eq!(fits, Ok(()), "{path}, line {}", number + 1);
            }
        }
    }
    assert!(!schema.is_valid(&serde_json::json!({ "seat": 0 })), "the schema lets anything pass");
}

/// A finished game for every player count, and one for every value of every option.
#[test]
fn every_player_count_and_option_has_a_record() {
    for entry in catalog::all() {
        let about = entry.about;
        let headers = records(about.id).iter().map(|(_, text)| Record::parse(text).unwrap().header).collect::<Vec<_>>();
        let counts: BTreeSet<u8> = headers.iter().map(|header| header.setup.players).collect();
        assert_eq!(counts, about.players.iter().copied().collect(), "player counts with records of {}", about.id);
        for option in about.options {
            for value in &option.values[1..] {
                let found = headers.iter().any(|header| header.setup.get(option.key) == Some(value));
                assert!(found, "no record of {} with {}={value}", about.id, option.key);
            }
        }
    }
}

/// The first record of the first game, whole and untouched.
fn sample() -> Record {
    Record::parse(&records("midway")[0].1).unwrap()
}

fn refused(record: &Record) -> (usize, Fault) {
    let entry = find("midway").unwrap();
    match entry.verify(record, &Replaced::new()).err() {
        Some(NoReplay::Record(bad)) => (bad.line, bad.fault),
        other => panic!("it was not refused as a record: {other:?}"),
    }
}

#[test]
fn a_changed_action_is_found_on_its_line() {
    let mut record = sample();
    let index = (5..record.lines.len()).find(|&i| record.lines[i].action != record.lines[4].action).unwrap();
    record.lines[4].action = record.lines[index].action.clone();
    let (line, fault) = refused(&record);
    // It is illegal at once, or the next hash gives it away.
    assert!((6..=11).contains(&line), "line {line}: {fault}");
    assert!(matches!(fault, Fault::Illegal { .. } | Fault::Hash { .. }), "{fault}");
}

#[test]
fn a_changed_hash_is_found_on_its_line() {
    let mut record = sample();
    let hash = record.lines[9].hash.as_mut().unwrap();
    *hash = hash.chars().rev().collect();
    let (line, fault) = refused(&record);
    assert_eq!(line, 11);
    assert!(matches!(fault, Fault::Hash { .. }));
}

#[test]
fn a_missing_hash_is_missed() {
    let mut record = sample();
    record.lines[9].hash = None;
    assert_eq!(refused(&record), (11, Fault::NoHash));
}

#[test]
fn another_seed_breaks_the_promise() {
    let mut record = sample();
    record.ending.as_mut().unwrap().seed = table::Seed::from_text("another");
    assert_eq!(refused(&record), (record.lines.len() + 2, Fault::Commitment));
}

#[test]
fn another_seed_with_its_own_promise_gives_another_game() {
    let mut record = sample();
    let seed = table::Seed::from_text("another");
    record.ending.as_mut().unwrap().seed = seed;
    record.header.commitment = seed.commitment();
    let (line, _) = refused(&record);
    assert!((2..=11).contains(&line));
}

#[test]
fn a_truncated_record_is_refused() {
    let mut record = sample();
    record.ending = None;
    assert_eq!(refused(&record), (record.lines.len() + 2, Fault::Unfinished));
    let mut record = sample();
    record.lines.truncate(20);
    assert_eq!(refused(&record), (22, Fault::Unfinished));
}

#[test]
fn a_line_after_the_end_is_refused() {
    let mut record = sample();
    record.lines.push(record.lines[0].clone());
    assert_eq!(refused(&record), (record.lines.len() + 1, Fault::Surplus));
}

#[test]
fn another_version_of_the_rules_is_refused() {
    let mut record = sample();
    record.header.rules += 1;
    let (line, fault) = refused(&record);
    assert!(line == 1 && matches!(fault, Fault::Rules { .. }));
}

#[test]
fn other_components_are_refused() {
    let mut record = sample();
    record.header.components = "0".repeat(32);
    let (line, fault) = refused(&record);
    assert!(line == 1 && matches!(fault, Fault::Components { .. }));
}

#[test]
fn another_outcome_is_refused() {
    let mut record = sample();
    record.ending.as_mut().unwrap().outcome["places"][0] = 9.into();
    assert_eq!(refused(&record), (record.lines.len() + 2, Fault::Outcome));
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let mut record = sample();
    record.lines[0].seat = table::Seat(5);
    assert_eq!(refused(&record), (2, Fault::NoSeat(table::Seat(5))));
}

#[test]
fn broken_text_is_refused_with_its_line() {
    let text = records("midway")[0].1.replacen("\"seat\"", "\"sea\"", 1);
    assert_eq!(Record::parse(&text).unwrap_err().line, 2);
    assert!(matches!(Record::parse("").unwrap_err().fault, Fault::Empty));
    assert!(matches!(Record::parse("{\"format\":\"pgn\"}").unwrap_err().fault, Fault::Format(_)));
}
