//! The parade.

use mardi_gras::{Event, Phase};
use table::{Seat, Setup};

use crate::stage::{BLACK, BLUE, ORANGE, RED, Stage, stage, tally};

/// The parade of the examples: Blue and Red on route A, which starts between Gert Town and Broadmoor.
fn parade() -> Stage {
    parade_on(stage())
}

fn parade_on(mut stage: Stage) -> Stage {
    stage.station(BLUE, 0, 1);
    stage.station(RED, 0, 2);
    stage.hand(BLUE, [0, 1, 1, 0]);
    stage.hand(RED, [3, 0, 0, 0]);
    stage.crowd("gert-town", [1, 1, 1, 1]);
    stage.crowd("broadmoor", [0, 0, 2, 1]);
    stage.crowd("hoffman-triangle", [0, 0, 1, 1]);
    stage.carnival(ORANGE);
    stage
}

fn any_pair() -> Stage {
    parade_on(Stage::of(&Setup::new(4).with("royalty", "first_seat").with("pair", "any"), "AGBDF"))
}

fn acting(stage: &Stage) -> (u8, Seat) {
    match stage.game.phase {
        Phase::Parade { stop, .. } => (stop + 1, stage.actor()),
        other => panic!("no parade: {other:?}"),
    }
}

/// MG-8.2, MG-8.3, MG-8.4, MG-8.5, MG-8.9: the two stops of the examples. Blue throws Hats to a purple reveler and Red Food to a green
/// one; then Blue throws Cups to a gold one, and Red a pair of Food to a white one.
#[test]
fn the_examples() {
    let mut stage = parade();
    assert_eq!(acting(&stage), (1, BLUE));
    stage.act("throw hats purple@broadmoor");
    assert_eq!(acting(&stage), (1, RED));
    stage.act("throw food green@gert-town");
    assert_eq!(acting(&stage), (2, BLUE));
    stage.act("throw cups gold@gert-town");
    assert_eq!(acting(&stage), (2, RED));
    let events = stage.act("throw food+food white@hoffman-triangle");
    assert!(matches!(&events[0], Event::Entertained { cards, .. } if *cards == tally([2, 0, 0, 0])));
    assert_eq!(stage.krewe(BLUE).entertained, tally([0, 1, 1, 0]));
    assert_eq!(stage.krewe(RED).entertained, tally([1, 0, 0, 1]));
    assert_eq!(stage.crowd_at("gert-town"), tally([0, 0, 1, 1]));
    assert_eq!(stage.crowd_at("broadmoor"), tally([0, 0, 1, 1]));
    assert_eq!(stage.game.discards, tally([3, 1, 1, 0]));
    assert!(stage.krewe(BLUE).hand.is_empty() && stage.krewe(RED).hand.is_empty());
}

/// MG-8.1: every stop of the route in order.
#[test]
fn all_stops_in_order() {
    let mut stage = stage();
    stage.station(BLUE, 0, 2);
    stage.hand(BLUE, [1, 0, 0, 0]);
    stage.carnival(RED);
    for (stop, between) in [
        (1, ["gert-town", "broadmoor"]),
        (2, ["gert-town", "hoffman-triangle"]),
        (3, ["gert-town", "gravier"]),
        (4, ["mid-city", "medical-district"]),
        (5, ["mid-city", "bayou-st-john"]),
    ] {
        assert_eq!(acting(&stage), (stop, BLUE));
        assert_eq!(stage.game.halt(stop - 1).between, between.map(crate::stage::at));
        stage.act("pass");
    }
    assert_eq!(stage.game.round, 1);
}

/// MG-8.1: without a float there is no parade.
#[test]
fn no_float_no_parade() {
    let mut stage = stage();
    stage.station(BLUE, 0, 5);
    let events = stage.carnival(RED);
    assert!(!events.iter().any(|event| matches!(event, Event::Halted { .. } | Event::ParadeEnded { .. })));
}

/// MG-8.2: the order of slots counts, not that of turns, and only those in the parade act.
#[test]
fn floats_go_by_their_slots() {
    let mut stage = Stage::of(&Setup::new(4).with("royalty", "first_seat"), "AGBDF");
    stage.game.round = 2;
    for (slot, seat) in [(1, BLACK), (2, BLUE), (3, ORANGE)] {
        stage.station(seat, 2, slot);
        stage.hand(seat, [1, 1, 1, 1]);
    }
    stage.carnival(RED);
    for stop in 1..=2 {
        for seat in [BLACK, BLUE, ORANGE] {
            assert_eq!(acting(&stage), (stop, seat));
            assert_eq!(stage.refused_to(RED, "pass"), "MG-8.2");
            stage.act("pass");
        }
    }
}

/// MG-8.3: only revelers of the two neighborhoods, and one a stop.
#[test]
fn one_reveler_at_the_stop() {
    let mut stage = parade();
    assert_eq!(stage.refused("throw hats purple@hoffman-triangle"), "MG-8.3");
    assert_eq!(stage.refused("throw cups gold@broadmoor"), "MG-8.3", "there is none");
    assert!(stage.may("throw hats purple@gert-town") && stage.may("throw hats purple@broadmoor"));
    stage.act("throw hats purple@broadmoor");
    assert_eq!(acting(&stage), (1, RED), "Blue has had its reveler");
}

/// MG-8.4: one card must match, and must be held.
#[test]
fn one_card_matches() {
    let stage = parade();
    assert_eq!(stage.refused("throw cups purple@broadmoor"), "MG-8.4");
    assert_eq!(stage.refused("throw beads white@broadmoor"), "MG-8.9");
}

/// MG-8.5: a pair is two alike, of another kind than hoped for.
#[test]
fn a_pair_is_two_alike() {
    let mut stage = parade();
    assert_eq!(stage.refused("throw cups+hats white@broadmoor"), "MG-8.5");
    assert_eq!(stage.refused("throw hats+hats purple@broadmoor"), "MG-8.5");
    stage.hand(BLUE, [1, 2, 1, 0]);
    let pairs: Vec<String> = stage.legal().into_iter().filter(|text| text.contains('+')).collect();
    let wanted = ["green@gert-town", "purple@gert-town", "white@gert-town", "purple@broadmoor", "white@broadmoor"];
    assert_eq!(pairs, wanted.map(|reveler| format!("throw cups+cups {reveler}")));
}

/// MG-8.6: with any pair two different cards please, if neither is what the reveler hopes for.
#[test]
fn any_two_others() {
    let mut stage = any_pair();
    assert!(stage.may("throw cups+hats white@broadmoor"));
    assert_eq!(stage.refused("throw cups+hats purple@broadmoor"), "MG-8.5");
    assert_eq!(stage.refused("throw cups+cups white@broadmoor"), "MG-8.9", "Blue has only one Cups");
    stage.act("throw hats+cups white@broadmoor");
    assert_eq!((stage.krewe(BLUE).hand.total(), stage.krewe(BLUE).entertained), (0, tally([0, 0, 0, 1])));
    assert!(stage.may("throw food+food purple@broadmoor"), "two alike are still a pair");
}

/// MG-8.7: one may decline, and may pay a pair while holding the card hoped for.
#[test]
fn declining_and_overpaying() {
    let mut stage = parade();
    stage.hand(BLUE, [0, 2, 1, 0]);
    assert!(stage.may("pass"));
    stage.act("throw cups+cups purple@gert-town");
    assert_eq!(stage.krewe(BLUE).hand, tally([0, 0, 1, 0]));
    stage.act("pass");
    assert_eq!(stage.krewe(RED).entertained, tally([0; 4]));
}

/// MG-8.8: the reveler pointed at leaves, and its like across the street stays.
#[test]
fn the_very_reveler() {
    for (taken, left) in [("gert-town", "broadmoor"), ("broadmoor", "gert-town")] {
        let mut stage = parade();
        let before = stage.crowd_at(left);
        stage.act(&format!("throw hats purple@{taken}"));
        assert_eq!(stage.crowd_at(left), before);
        assert_eq!(stage.crowd_at(taken).0[2], if taken == "broadmoor" { 1 } else { 0 });
    }
}

/// MG-8.10: an empty hand or an empty stop is passed over; a hand that cannot pay is not.
#[test]
fn passed_over_for_what_all_can_see() {
    let mut stage = stage();
    stage.station(BLUE, 0, 1);
    stage.station(RED, 0, 2);
    stage.hand(BLUE, [0; 4]);
    stage.hand(RED, [1, 0, 0, 0]);
    for id in ["gert-town", "broadmoor", "mid-city", "medical-district", "bayou-st-john", "gravier"] {
        stage.crowd(id, [0; 4]);
    }
    stage.crowd("hoffman-triangle", [0, 1, 0, 0]);
    stage.carnival(ORANGE);
    assert_eq!(acting(&stage), (2, RED), "nobody stands at the first stop, and Blue has nothing to throw");
    assert_eq!(stage.legal(), ["pass"]);
    stage.act("pass");
    assert_eq!(stage.game.round, 1);
}

/// MG-8.10, MG-8.11: a parade in which nobody can be asked still halts everywhere and goes home before recruiting.
#[test]
fn a_parade_without_throws() {
    let mut stage = stage();
    stage.station(BLUE, 0, 1);
    stage.station(BLUE, 0, 3);
    stage.hand(BLUE, [0; 4]);
    let events = stage.carnival(RED);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Halted { .. })).count(), 5);
    assert!(events.contains(&Event::ParadeEnded { route: 'A' }));
    assert_eq!((stage.game.round, stage.krewe(BLUE).home), (1, 4));
}

/// MG-8.11: floats go home after the last stop and before anybody recruits.
#[test]
fn floats_go_home_before_recruiting() {
    let mut stage = stage();
    stage.station(BLUE, 0, 1);
    stage.station(BLUE, 0, 3);
    stage.hand(BLUE, [1, 1, 1, 1]);
    stage.carnival(RED);
    for _ in 0..4 {
        stage.act("pass");
    }
    assert_eq!(stage.krewe(BLUE).home, 0);
    let events = stage.act("pass");
    let ended = events.iter().position(|event| matches!(event, Event::ParadeEnded { .. }));
    let recruited = events.iter().position(|event| matches!(event, Event::Recruited { .. }));
    assert!(ended.is_some() && ended < recruited);
    assert_eq!(stage.krewe(BLUE).home, 4);
}
