//! Recruitment and Leadership.

use mardi_gras::Event;
use table::Setup;

use crate::stage::{BLACK, BLUE, ORANGE, RED, Stage, altered_kit, stage};

/// MG-9.1: the member comes home with a new one; two slots, two new ones.
#[test]
fn recruiting() {
    let mut stage = stage();
    stage.station(BLUE, 0, 3);
    stage.station(BLUE, 0, 4);
    stage.carnival(RED);
    assert_eq!((stage.krewe(BLUE).home, stage.krewe(BLUE).reserve), (5, 4));
    assert_eq!(stage.game.size(BLUE), 5);
}

/// MG-9.2: an empty reserve gives nothing.
#[test]
fn nobody_left_to_recruit() {
    let mut stage = stage();
    let krewe = stage.krewe(BLUE);
    (krewe.home, krewe.reserve) = (9, 0);
    stage.station(BLUE, 0, 3);
    let events = stage.carnival(RED);
    assert!(events.contains(&Event::Recruited { seat: BLUE, slot: 3, gained: false }));
    assert_eq!((stage.krewe(BLUE).home, stage.krewe(BLUE).reserve), (9, 0));
}

/// MG-9.3: the leader takes the Royalty card and begins the next round.
#[test]
fn leading() {
    let mut stage = stage();
    stage.station(ORANGE, 0, 5);
    stage.carnival(RED);
    assert_eq!((stage.game.royalty, stage.actor()), (ORANGE, ORANGE));
    assert_eq!(stage.krewe(ORANGE).home, 3);
}

/// MG-9.4: without a leader the Royalty card stays.
#[test]
fn no_leader() {
    let mut stage = stage();
    stage.game.royalty = BLACK;
    stage.station(ORANGE, 0, 3);
    stage.carnival(RED);
    assert_eq!((stage.game.royalty, stage.actor()), (BLACK, BLACK));
}

/// MG-9.5: of several leaders on other cards than ours, the last keeps the Royalty card.
#[test]
fn the_last_leader_keeps_it() {
    let kit = altered_kit("routes.toml", "APPRRL", "APPRLL").unwrap();
    let mut stage = Stage::with_kit(&Setup::new(4).with("royalty", "first_seat"), "AGBDF", kit);
    stage.station(ORANGE, 0, 4);
    stage.station(BLACK, 0, 5);
    let events = stage.carnival(RED);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Crowned { .. })).count(), 2);
    assert_eq!(stage.game.royalty, BLACK);
}
