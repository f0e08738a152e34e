//! The parade.

use mardi_gras::{Event, Stage};
use table::{Seat, Setup};

use crate::scene::{BLACK, BLUE, ORANGE, RED, Scene, counts, scene, tally};

/// The parade of the examples: Blue and Red on route A, which starts between Gert Town and Broadmoor.
fn parade() -> Scene {
    parade_on(scene())
}

fn parade_on(mut scene: Scene) -> Scene {
    scene.station(BLUE, 0, 1);
    scene.station(RED, 0, 2);
    scene.hand(BLUE, [0, 1, 1, 0]);
    scene.hand(RED, [3, 0, 0, 0]);
    scene.crowd("gert-town", [1, 1, 1, 1]);
    scene.crowd("broadmoor", [0, 0, 2, 1]);
    scene.crowd("hoffman-triangle", [0, 0, 1, 1]);
    scene.carnival(ORANGE);
    scene
}

fn any_pair() -> Scene {
    parade_on(Scene::of(&Setup::new(4).with("royalty", "first_seat").with("pair", "any"), "AGBDF"))
}

fn acting(scene: &Scene) -> (u8, Seat) {
    match scene.game.stage {
        Stage::Parade { stop, .. } => (stop + 1, scene.actor()),
        other => panic!("no parade: {other:?}"),
    }
}

/// MG-8.2, MG-8.3, MG-8.4, MG-8.5, MG-8.9: the two stops of the examples. Blue throws Hats to a purple reveler and Red Food to a green
/// one; then Blue throws Cups to a gold one, and Red a pair of Food to a white one.
#[test]
fn the_examples() {
    let mut scene = parade();
    assert_eq!(acting(&scene), (1, BLUE));
    scene.act("throw hats purple@broadmoor");
    assert_eq!(acting(&scene), (1, RED));
    scene.act("throw food green@gert-town");
    assert_eq!(acting(&scene), (2, BLUE));
    scene.act("throw cups gold@gert-town");
    assert_eq!(acting(&scene), (2, RED));
    let events = scene.act("throw food+food white@hoffman-triangle");
    assert!(matches!(&events[0], Event::Entertained { cards, .. } if *cards == counts([2, 0, 0, 0])));
    assert_eq!(scene.krewe(BLUE).entertained, tally([0, 1, 1, 0]));
    assert_eq!(scene.krewe(RED).entertained, tally([1, 0, 0, 1]));
    assert_eq!(scene.crowd_at("gert-town"), tally([0, 0, 1, 1]));
    assert_eq!(scene.crowd_at("broadmoor"), tally([0, 0, 1, 1]));
    assert_eq!(scene.game.discards, tally([3, 1, 1, 0]));
    assert!(scene.krewe(BLUE).hand.is_empty() && scene.krewe(RED).hand.is_empty());
}

/// MG-8.1: every stop of the route in order.
#[test]
fn all_stops_in_order() {
    let mut scene = scene();
    scene.station(BLUE, 0, 2);
    scene.hand(BLUE, [1, 0, 0, 0]);
    scene.carnival(RED);
    for (stop, between) in [
        (1, ["gert-town", "broadmoor"]),
        (2, ["gert-town", "hoffman-triangle"]),
        (3, ["gert-town", "gravier"]),
        (4, ["mid-city", "medical-district"]),
        (5, ["mid-city", "bayou-st-john"]),
    ] {
        assert_eq!(acting(&scene), (stop, BLUE));
        assert_eq!(scene.game.halt(stop - 1).between, between.map(crate::scene::at));
        scene.act("pass");
    }
    assert_eq!(scene.game.round, 1);
}

/// MG-8.1: without a float there is no parade.
#[test]
fn no_float_no_parade() {
    let mut scene = scene();
    scene.station(BLUE, 0, 5);
    let events = scene.carnival(RED);
    assert!(!events.iter().any(|event| matches!(event, Event::Halted { .. } | Event::ParadeEnded { .. })));
}

/// MG-8.2: the order of slots counts, not that of turns, and only those in the parade act.
#[test]
fn floats_go_by_their_slots() {
    let mut scene = Scene::of(&Setup::new(4).with("royalty", "first_seat"), "AGBDF");
    scene.game.round = 2;
    for (slot, seat) in [(1, BLACK), (2, BLUE), (3, ORANGE)] {
        scene.station(seat, 2, slot);
        scene.hand(seat, [1, 1, 1, 1]);
    }
    scene.carnival(RED);
    for stop in 1..=2 {
        for seat in [BLACK, BLUE, ORANGE] {
            assert_eq!(acting(&scene), (stop, seat));
            assert_eq!(scene.refused_to(RED, "pass"), "MG-8.2");
            scene.act("pass");
        }
    }
}

/// MG-8.3: only revelers of the two neighborhoods, and one a stop.
#[test]
fn one_reveler_at_the_stop() {
    let mut scene = parade();
    assert_eq!(scene.refused("throw hats purple@hoffman-triangle"), "MG-8.3");
    assert_eq!(scene.refused("throw cups gold@broadmoor"), "MG-8.3", "there is none");
    assert!(scene.may("throw hats purple@gert-town") && scene.may("throw hats purple@broadmoor"));
    scene.act("throw hats purple@broadmoor");
    assert_eq!(acting(&scene), (1, RED), "Blue has had its reveler");
}

/// MG-8.4: one card must match, and must be held.
#[test]
fn one_card_matches() {
    let scene = parade();
    assert_eq!(scene.refused("throw cups purple@broadmoor"), "MG-8.4");
    assert_eq!(scene.refused("throw beads white@broadmoor"), "MG-8.9");
}

/// MG-8.5: a pair is two alike, of another kind than hoped for.
#[test]
fn a_pair_is_two_alike() {
    let mut scene = parade();
    assert_eq!(scene.refused("throw cups+hats white@broadmoor"), "MG-8.5");
    assert_eq!(scene.refused("throw hats+hats purple@broadmoor"), "MG-8.5");
    assert_eq!(scene.refused("throw food+food white@broadmoor"), "MG-8.9", "a pair, but Blue has no Food");
    scene.hand(BLUE, [1, 2, 1, 0]);
    let pairs: Vec<String> = scene.legal().into_iter().filter(|text| text.contains('+')).collect();
    let wanted = ["green@gert-town", "purple@gert-town", "white@gert-town", "purple@broadmoor", "white@broadmoor"];
    assert_eq!(pairs, wanted.map(|reveler| format!("throw cups+cups {reveler}")));
}

/// MG-8.6: with any pair two different cards please, if neither is what the reveler hopes for.
#[test]
fn any_two_others() {
    let mut scene = any_pair();
    assert!(scene.may("throw cups+hats white@broadmoor"));
    assert_eq!(scene.refused("throw cups+hats purple@broadmoor"), "MG-8.5");
    assert_eq!(scene.refused("throw cups+cups white@broadmoor"), "MG-8.9", "Blue has only one Cups");
    let mixed: Vec<String> = scene.legal().into_iter().filter(|text| text.contains("white@broadmoor")).collect();
    assert_eq!(mixed, ["throw cups+hats white@broadmoor"], "and nothing with cards that Blue has not");
    scene.act("throw hats+cups white@broadmoor");
    assert_eq!((scene.krewe(BLUE).hand.total(), scene.krewe(BLUE).entertained), (0, tally([0, 0, 0, 1])));
    assert!(scene.may("throw food+food purple@broadmoor"), "two alike are still a pair");
}

/// MG-8.7: one may decline, and may pay a pair while holding the card hoped for.
#[test]
fn declining_and_overpaying() {
    let mut scene = parade();
    scene.hand(BLUE, [0, 2, 1, 0]);
    assert!(scene.may("pass"));
    scene.act("throw cups+cups purple@gert-town");
    assert_eq!(scene.krewe(BLUE).hand, tally([0, 0, 1, 0]));
    scene.act("pass");
    assert_eq!(scene.krewe(RED).entertained, tally([0; 4]));
}

/// MG-8.8: the reveler pointed at leaves, and its like across the street stays.
#[test]
fn the_very_reveler() {
    for (taken, left) in [("gert-town", "broadmoor"), ("broadmoor", "gert-town")] {
        let mut scene = parade();
        let before = scene.crowd_at(left);
        scene.act(&format!("throw hats purple@{taken}"));
        assert_eq!(scene.crowd_at(left), before);
        assert_eq!(scene.crowd_at(taken).0[2], if taken == "broadmoor" { 1 } else { 0 });
    }
}

/// MG-8.10: an empty hand or an empty stop is passed over; a hand that cannot pay is not.
#[test]
fn passed_over_for_what_all_can_see() {
    let mut scene = scene();
    scene.station(BLUE, 0, 1);
    scene.station(RED, 0, 2);
    scene.hand(BLUE, [0; 4]);
    scene.hand(RED, [1, 0, 0, 0]);
    for id in ["gert-town", "broadmoor", "mid-city", "medical-district", "bayou-st-john", "gravier"] {
        scene.crowd(id, [0; 4]);
    }
    scene.crowd("hoffman-triangle", [0, 1, 0, 0]);
    scene.carnival(ORANGE);
    assert_eq!(acting(&scene), (2, RED), "nobody stands at the first stop, and Blue has nothing to throw");
    assert_eq!(scene.legal(), ["pass"]);
    scene.act("pass");
    assert_eq!(scene.game.round, 1);
}

/// MG-8.10, MG-8.11: a parade in which nobody can be asked still halts everywhere and goes home before recruiting.
#[test]
fn a_parade_without_throws() {
    let mut scene = scene();
    scene.station(BLUE, 0, 1);
    scene.station(BLUE, 0, 3);
    scene.hand(BLUE, [0; 4]);
    let events = scene.carnival(RED);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Halted { .. })).count(), 5);
    assert!(events.iter().any(|event| matches!(event, Event::ParadeEnded { route: 'A', .. })));
    assert_eq!((scene.game.round, scene.krewe(BLUE).home), (1, 4));
}

/// MG-8.11: floats go home after the last stop and before anybody recruits.
#[test]
fn floats_go_home_before_recruiting() {
    let mut scene = scene();
    scene.station(BLUE, 0, 1);
    scene.station(BLUE, 0, 3);
    scene.hand(BLUE, [1, 1, 1, 1]);
    scene.carnival(RED);
    for _ in 0..4 {
        scene.act("pass");
    }
    assert_eq!(scene.krewe(BLUE).home, 0);
    let events = scene.act("pass");
    let ended = events.iter().position(|event| matches!(event, Event::ParadeEnded { .. }));
    let recruited = events.iter().position(|event| matches!(event, Event::Recruited { .. }));
    assert!(ended.is_some() && ended < recruited);
    assert_eq!(scene.krewe(BLUE).home, 4);
}
