//! What is wrong with a record is said, with its line.

use super::{Fault as Built, HighCard};
use table::record::{Fault, Record, play_out};
use table::{Dice, Eyes, Game, Kit, Seat, Seed, Setup, Sitting};

type Fair = HighCard<{ Built::None as u8 }>;

/// A whole game: the header, six cards, the ending.
fn record() -> Record {
    let names = vec!["Ada".to_owned(), "Bo".to_owned()];
    play_out::<Fair>(&Setup::new(2), Kit::own().unwrap(), names, Seed::from_text("records"), |_, _, _| 0).unwrap()
}

/// What is wrong after this change, and where.
#[track_caller]
fn wrong(change: impl FnOnce(&mut Record)) -> (usize, Fault) {
    let mut record = record();
    change(&mut record);
    let Err(bad) = record.verify::<Fair>(Kit::own().unwrap()) else { panic!("the record still verifies") };
    (bad.line, bad.fault)
}

/// What is wrong with this text, and where.
#[track_caller]
fn unreadable(text: &str) -> (usize, Fault) {
    let bad = Record::parse(text).expect_err("the text can be read");
    (bad.line, bad.fault)
}

#[test]
fn what_was_played_is_proved() {
    let text = record().to_string();
    let read = Record::parse(&text).unwrap();
    assert_eq!(read, record());
    assert_eq!((text.lines().count(), read.lines.len()), (8, 6));
    assert!(read.verify::<Fair>(Kit::own().unwrap()).is_ok());
}

#[test]
fn a_line_that_lies_is_named() {
    assert!(matches!(wrong(|record| record.lines[0].action = "sing".into()), (2, Fault::Notation(_))));
    assert!(matches!(wrong(|record| record.lines[3].action = "lay 15".into()), (5, Fault::Illegal { .. })));
    assert_eq!(wrong(|record| record.lines[1].seat = Seat(2)), (3, Fault::NoSeat(Seat(2))));
    assert_eq!(wrong(|record| record.lines[5].hash = None), (7, Fault::NoHash));
    assert!(matches!(wrong(|record| record.lines[2].hash = Some("0".repeat(32))), (4, Fault::Hash { .. })));
    assert_eq!(wrong(|record| record.lines.push(record.lines[5].clone())), (8, Fault::Surplus));
}

#[test]
fn an_ending_that_lies_is_named() {
    let (line, fault) = wrong(|record| {
        let ending = record.ending.as_mut().unwrap();
        ending.outcome["places"] = serde_json::json!([1, 1]);
    });
    assert_eq!((line, fault), (8, Fault::Outcome));
    assert_eq!(wrong(|record| record.ending = None), (8, Fault::Unfinished));
    assert_eq!(wrong(|record| record.ending.as_mut().unwrap().seed = Seed::from_text("other")), (8, Fault::Commitment));
    assert_eq!(wrong(|record| drop(record.lines.split_off(4))), (6, Fault::Unfinished));
}

#[test]
fn a_struck_out_action_takes_the_ending_with_it() {
    let mut record = record();
    record.pop();
    assert_eq!((record.lines.len(), &record.ending), (5, &None));
    assert_eq!(record.seed(), Some(Seed::from_text("records")));
}

#[test]
fn text_that_cannot_be_read_is_named_by_its_line() {
    let text = record().to_string();
    let rows: Vec<&str> = text.lines().collect();
    let torn = [&rows[..3], &["", "{"]].concat().join("\n");
    assert!(matches!(unreadable(&torn), (5, Fault::Syntax(_))));
    assert_eq!(unreadable(&format!("{text}\n{}\n", rows[1])), (10, Fault::Surplus));
    assert_eq!(unreadable(" \n"), (1, Fault::Empty));
}

/// What a record is proved by tells two deals apart, by what lies hidden too.
#[test]
fn a_digest_is_of_the_whole_state() {
    let deal = |seed| Fair::deal(&Setup::new(2), Kit::own().unwrap(), &mut Dice::quick(seed)).unwrap();
    let (one, other) = (deal(1), deal(2));
    assert_eq!(one.digest(), deal(1).digest());
    assert_ne!(one.digest(), other.digest());
    let seen = |game: &Fair| table::json(&game.view(Eyes::Public));
    assert_eq!(seen(&one), seen(&other), "nothing of it is seen");
}

/// Laying a card can be taken back until the last one turns all up and brings new ones.
#[test]
fn a_sitting_knows_what_is_for_good() {
    let key = Seed::from_text("sitting").key(&[]);
    let mut sitting = Sitting::<Fair>::deal(&Setup::new(2), Kit::own().unwrap(), key).unwrap();
    let mut lay = |seat: Seat| {
        let mut legal = Vec::new();
        sitting.game.legal(seat, &mut legal);
        let acted = sitting.act(seat, legal[0]).unwrap();
        (sitting.step(), acted.chance, acted.for_good)
    };
    assert_eq!([lay(Seat(0)), lay(Seat(1)), lay(Seat(0))], [(1, false, false), (2, true, true), (3, false, false)]);
    assert!(sitting.act(Seat(0), 15).is_err() && sitting.step() == 3, "what is refused counts for nothing");
}
