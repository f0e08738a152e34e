//! Chapter 7: building.

use crate::scene::*;
use midway::{Action, Card, Event};
use table::{Dice, Game};

/// MC-7.1: any number of rides in any order, or nothing at all.
#[test]
fn build_as_you_like() {
    let mut scene = Scene::new(2).hand(A, "ferris:BLM swings:BS coaster:L").midway(A, "coaster:B").building();
    scene.act(A, "start swings-banners swings-seats").act(A, "add coaster-lights");
    scene.act(A, "start ferris-lights ferris-materials").act(A, "add ferris-banners");
    assert_eq!(scene.midway_of(A), "ferris:BLM coaster:BL swings:BS");
    assert_eq!(scene.refused(A, "roll"), "MC-7.1");
    let mut nothing = Scene::new(2).hand(A, "ferris:BLM").building();
    nothing.act(A, "done");
    assert_eq!((nothing.midway_of(A).as_str(), nothing.asked()), ("", B));
}

/// MC-7.2: a ride begins with two different parts of it, or a part and a Wild.
#[test]
fn a_ride_begins_with_two_cards() {
    let mut scene = Scene::new(2).hand(A, "ferris:BBL swings:S wild wild").building();
    assert_eq!(
        scene.legal(),
        [
            "done",
            "start ferris-banners ferris-lights",
            "start ferris-banners wild",
            "start ferris-lights wild",
            "start swings-seats wild"
        ]
    );
    assert_eq!(scene.refused(A, "add swings-seats"), "MC-7.2");
    assert_eq!(scene.refused(A, "add wild@swings"), "MC-7.2");
    assert_eq!(scene.refused(A, "start swings-banners wild"), "MC-7.2");
    assert!(scene.game.parse("start ferris-banners ferris-banners").is_err());
    assert!(scene.game.parse("start ferris-banners swings-seats").is_err());
    assert!(scene.game.parse("start wild wild").is_err());
    scene.act(A, "start swings-seats wild");
    assert_eq!(scene.midway_of(A), "swings:S*");
}

/// MC-7.3: a single part that already lies there is enough to add one card.
#[test]
fn a_lone_part_can_be_built_upon() {
    let mut scene = Scene::new(2).hand(A, "ferris:L wild").midway(A, "ferris:B").building();
    assert_eq!(scene.refused(A, "start ferris-lights wild"), "MC-7.3");
    assert_eq!(scene.refused(A, "add ferris-seats"), "MC-7.3");
    scene.act(A, "add ferris-lights").act(A, "add wild@ferris");
    assert_eq!(scene.midway_of(A), "ferris:BL*");
    assert_eq!(scene.refused(A, "add wild@ferris"), "MC-7.3");
}

/// MC-7.4: no part twice, and nothing more on a complete ride.
#[test]
fn complete_rides_are_full() {
    let mut scene = Scene::new(2).hand(A, "ferris:BS swings:B wild").midway(A, "ferris:BLM* swings:BL").building();
    assert_eq!(scene.refused(A, "add ferris-seats"), "MC-7.9");
    assert_eq!(scene.refused(A, "add ferris-banners"), "MC-7.4");
    assert_eq!(scene.refused(A, "add swings-banners"), "MC-7.4");
    assert_eq!(scene.refused(A, "add wild@ferris"), "MC-7.4");
    assert_eq!(scene.legal(), ["done", "add wild@swings", "move wild@ferris swings"]);
}

/// MC-7.5: four cards complete a ride, with up to three Wilds among them.
#[test]
fn four_cards_complete_a_ride() {
    for (midway, adds) in [("ferris:BLM", 1), ("ferris:BL", 2), ("ferris:B", 3)] {
        let mut scene = Scene::new(2).hand(A, "wild wild wild wild").midway(A, midway).building();
        for number in 1..=adds {
            assert_eq!(scene.game.score(A), 0);
            scene.act(A, "add wild@ferris");
            assert_eq!(scene.game.score(A), i32::from(number == adds));
        }
        assert!(scene.events.contains(&Event::Completed { seat: A, ride: "ferris".parse().unwrap() }));
        assert!(!scene.may("add wild@ferris"));
    }
}

/// MC-7.6: a natural set is locked at once, on whoever's turn.
#[test]
fn natural_sets_lock_at_once() {
    let mut scene = Scene::new(2).hand(A, "ferris:S").midway(A, "ferris:BLM").building();
    scene.act(A, "add ferris-seats");
    assert!(scene.events.iter().any(|event| matches!(event, Event::SetLocked { seat: A, .. })));

    let mut scene = Scene::new(2).midway(A, "ferris:S swings:B").midway(B, "ferris:BLM coaster:B").acting("5 5");
    scene.act(A, "midway trade 2").act(A, "take coaster-banners").act(A, "give ferris-seats");
    assert!(scene.events.iter().any(|event| matches!(event, Event::SetLocked { seat: B, .. })));
    assert_eq!((scene.game.tickets[1], scene.midway_of(B).as_str()), (1, "ferris:BLMS"));
    assert!(scene.is_building(), "for the second Midway Trade there is nothing left to take");
}

/// MC-7.7: a natural set pays a Ticket; a ride completed with Wilds does not.
#[test]
fn a_natural_set_pays_a_ticket() {
    let mut scene = Scene::new(2).tickets([1, 1, 0, 0]).hand(A, "ferris:S wild").midway(A, "ferris:BLM swings:BLM");
    scene = scene.building();
    scene.act(A, "add wild@swings");
    assert_eq!(scene.game.tickets[..2], [1, 1]);
    scene.act(A, "add ferris-seats");
    assert_eq!(scene.game.tickets[..2], [2, 1]);
}

/// MC-7.8: Wilds move between one's own established, incomplete rides in step 4 only.
#[test]
fn wilds_move_in_step_four() {
    let midway = "ferris:B* swings:S coaster:BLMS carousel:BL**";
    let mut scene = Scene::new(2).midway(A, midway).midway(B, "ferris:B").building();
    assert_eq!(
        scene.legal(),
        ["done", "move wild@carousel ferris", "move wild@carousel swings", "move wild@ferris swings",]
    );
    assert_eq!(scene.refused(A, "move wild@ferris bumper"), "MC-7.8");
    assert_eq!(scene.refused(A, "move wild@ferris coaster"), "MC-7.8");
    assert_eq!(scene.refused(A, "move wild@ferris carousel"), "MC-7.8");
    assert_eq!(scene.refused(A, "move wild@ferris ferris"), "MC-7.8");
    assert_eq!(scene.refused(A, "move wild@swings ferris"), "MC-7.8");
    scene.act(A, "move wild@ferris swings");
    assert_eq!(scene.midway_of(A), "carousel:BL** ferris:B coaster:BLMS swings:S*");
    assert_eq!(Scene::new(2).midway(A, midway).refused(A, "move wild@ferris swings"), "MC-2.6");
}

/// MC-7.9: a Wild leaves the ride that it completed, the true part follows, and the set is natural.
#[test]
fn a_wild_makes_room_for_the_true_part() {
    let mut scene = Scene::new(2).hand(A, "ferris:S").midway(A, "ferris:BLM* swings:S").building();
    scene.act(A, "move wild@ferris swings").act(A, "add ferris-seats");
    assert_eq!((scene.midway_of(A).as_str(), scene.game.tickets[0]), ("ferris:BLMS swings:S*", 1));
}

/// MC-7.10: as many moves as there are Wilds, and again after each play from hand.
#[test]
fn moves_of_wilds_are_limited() {
    let mut scene = Scene::new(2).hand(A, "coaster:L bumper:BL").midway(A, "ferris:B* swings:S coaster:B").building();
    scene.act(A, "move wild@ferris swings");
    assert_eq!(scene.refused(A, "move wild@swings ferris"), "MC-7.10");
    scene.act(A, "add coaster-lights").act(A, "move wild@swings ferris");
    assert_eq!(scene.refused(A, "move wild@ferris coaster"), "MC-7.10");
    scene.act(A, "start bumper-banners bumper-lights").act(A, "move wild@ferris bumper");
    assert!(!scene.legal().iter().any(|choice| choice.starts_with("move")));

    let mut two = Scene::new(2).midway(A, "ferris:B* swings:S* coaster:B").building();
    two.act(A, "move wild@ferris coaster").act(A, "move wild@swings coaster");
    assert_eq!(two.legal(), ["done"]);
}

/// MC-7.2: a ride is not begun with a Wild first, nor a Wild added to no ride: refused like anything else.
#[test]
fn a_wild_alone_begins_nothing() {
    let game = Scene::new(2).hand(A, "wild wild ferris:B").building().game;
    for action in [Action::Start(Card::WILD, Card::WILD), Action::Start(Card::WILD, "ferris-banners".parse().unwrap())]
    {
        assert_eq!(game.clone().apply(A, action, &mut Dice::quick(1), &mut Vec::new()).unwrap_err().rule.0, "MC-7.2");
    }
    assert_eq!(game.refusal(A, Action::Add(Card::WILD)).rule.0, "MC-7.3");
}
