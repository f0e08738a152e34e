//! Chapter 6: cards that move between Midways.

use crate::scene::*;
use midway::{Event, Stage};

/// MC-6.1: no duplicates by taking or by giving; Wilds are none.
#[test]
fn no_midway_holds_a_part_twice() {
    let mut scene = Scene::new(2).midway(A, "ferris:BL*").midway(B, "ferris:BM swings:S*").acting("5");
    scene.act(A, "midway trade 2");
    assert_eq!(scene.legal(), ["take ferris-materials", "take swings-seats", "take wild@swings"]);
    assert_eq!(scene.refused(A, "take ferris-banners"), "MC-6.1");
    scene.act(A, "take swings-seats");
    assert_eq!(scene.legal(), ["give ferris-lights", "give wild@ferris"]);
    assert_eq!(scene.refused(A, "give ferris-banners"), "MC-6.1");
}

/// MC-6.2: natural sets are out of reach on both sides; rides completed with Wilds are not.
#[test]
fn natural_sets_are_locked() {
    let mut scene = Scene::new(2).midway(A, "coaster:BLMS swings:B").midway(B, "ferris:BLMS bumper:BLM*").acting("5");
    scene.act(A, "midway trade 2");
    assert_eq!(
        scene.legal(),
        ["take bumper-banners", "take bumper-lights", "take bumper-materials", "take wild@bumper"]
    );
    assert_eq!(scene.refused(A, "take ferris-seats"), "MC-6.2");
    assert_eq!(scene.refused(A, "take coaster-seats"), "MC-5.12");
    scene.act(A, "take bumper-lights");
    assert_eq!(scene.legal(), ["give swings-banners"]);
    assert_eq!(scene.refused(A, "give coaster-seats"), "MC-6.2");
}

/// MC-6.3: a stolen part goes to its own ride, even as the first card there, and never to the hand.
#[test]
fn parts_stay_on_midways() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").midway(B, "swings:S coaster:M").acting("6");
    scene.act(A, "midway steal 2").act(A, "take swings-seats");
    assert_eq!((scene.midway_of(A).as_str(), scene.hand_of(A).as_str()), ("swings:S", "bumper-banners"));
}

/// MC-6.4: the card just taken cannot be given, nor one that the take has locked.
#[test]
fn what_may_be_given_is_judged_after_the_take() {
    let mut scene = Scene::new(2).midway(A, "ferris:BLM swings:B").midway(B, "ferris:S").acting("5");
    scene.act(A, "midway trade 2").act(A, "take ferris-seats");
    assert_eq!(scene.legal(), ["give swings-banners"]);
    assert_eq!(scene.refused(A, "give ferris-banners"), "MC-6.2");
    let mut scene = Scene::new(2).midway(A, "ferris:B").midway(B, "swings:S").acting("5");
    scene.act(A, "midway trade 2").act(A, "take swings-seats");
    assert_eq!(scene.refused(A, "give swings-seats"), "MC-6.4");
}

/// MC-6.4: after taking a Wild a Wild may be given only if there was one before.
#[test]
fn a_wild_for_a_wild() {
    let mut scene = Scene::new(2).midway(A, "ferris:B").midway(B, "swings:S*").acting("5");
    scene.act(A, "midway trade 2").act(A, "take wild@swings");
    assert_eq!(scene.midway_of(A), "ferris:B*");
    assert_eq!(scene.legal(), ["give ferris-banners"]);
    assert_eq!(scene.refused(A, "give wild@ferris"), "MC-6.4");
    let mut scene = Scene::new(2).midway(A, "ferris:B*").midway(B, "swings:S*").acting("5");
    scene.act(A, "midway trade 2").act(A, "take wild@swings");
    assert_eq!(scene.legal(), ["give ferris-banners", "give wild@ferris"]);
}

/// MC-6.4: the one Wild that was driven out by the part taken can no longer be given.
#[test]
fn a_wild_that_has_left_cannot_be_given() {
    let scene = Scene::new(2).midway(A, "ferris:BLM*").midway(B, "ferris:BS").acting("5");
    assert_eq!(scene.legal(), Vec::<String>::new(), "the seats would lock the set and drive out the Wild");
    let mut scene = Scene::new(2).midway(A, "ferris:BLM* swings:S").midway(B, "ferris:S swings:S").acting("5");
    scene.act(A, "midway trade 2").act(A, "take ferris-seats");
    assert_eq!(scene.midway_of(A), "ferris:BLMS swings:S*");
    assert_eq!(scene.legal(), ["give wild@swings"]);
    let mut scene = Scene::new(2).midway(A, "ferris:BLM").midway(B, "ferris:S").acting("5");
    assert!(scene.legal().is_empty(), "the set would be locked and nothing left");
    assert_eq!(scene.refused(A, "midway trade 2"), "MC-5.12");
}

/// MC-6.5: a take that leaves nothing to give is not offered beside others that do.
#[test]
fn takes_that_cannot_be_paid_are_not_offered() {
    let mut scene = Scene::new(2).midway(A, "ferris:BLM").midway(B, "ferris:S swings:S").acting("5");
    scene.act(A, "midway trade 2");
    assert_eq!(scene.legal(), ["take swings-seats"]);
    assert_eq!(scene.refused(A, "take ferris-seats"), "MC-6.5");
}

/// MC-6.5: a take that wins needs no payment.
#[test]
fn a_winning_take_needs_no_payment() {
    let three = "bumper:BLMS carousel:BLMS coaster:BLMS";
    for (die, action) in [("5", "midway trade 2"), ("6", "midway steal 2")] {
        let mut scene =
            Scene::new(2).midway(A, &format!("{three} ferris:BLM")).midway(B, "ferris:S swings:S").acting(die);
        scene.act(A, action);
        let offered =
            if die == "5" { vec!["take ferris-seats", "take swings-seats"] } else { vec!["take ferris-seats"] };
        assert_eq!(scene.legal(), offered);
        scene.act(A, "take ferris-seats");
        assert_eq!(scene.winner(), Some(A));
    }
}

/// MC-6.5: a Wild whose take can only be justified by winning must go where it wins.
#[test]
fn a_wild_taken_to_win_must_win() {
    let midway = "bumper:BLMS carousel:BLMS ferris:BLM coaster:BLM swings:B";
    let mut scene = Scene::with(2, &["quick"]).midway(A, midway).midway(B, "swings:LM*").acting("6");
    scene.act(A, "midway steal 2");
    assert_eq!(scene.legal(), ["take wild@swings"]);
    scene.act(A, "take wild@swings");
    assert_eq!(scene.legal(), ["place wild@ferris", "place wild@coaster"]);
    assert_eq!(scene.refused(A, "place wild@swings"), "MC-6.5");
    scene.act(A, "place wild@coaster");
    assert_eq!(scene.winner(), Some(A));
}

/// MC-6.5: a displaced Wild may win too, and must where nothing else pays.
#[test]
fn a_displaced_wild_may_win() {
    let midway = "bumper:BLMS carousel:BLMS ferris:BL** coaster:BLM swings:B";
    let mut scene = Scene::new(2).midway(A, midway).midway(B, "ferris:M swings:L").acting("6");
    scene.act(A, "midway steal 2");
    assert_eq!(scene.legal(), ["take ferris-materials"]);
    scene.act(A, "take ferris-materials");
    assert_eq!(scene.winner(), Some(A));
    assert_eq!(scene.midway_of(A), "bumper:BLMS carousel:BLMS ferris:BLM* coaster:BLM* swings:B");
}

/// MC-6.6: the owner of the Midway chooses an established, incomplete ride for a Wild taken or received.
#[test]
fn the_owner_places_the_wild() {
    let mut scene =
        Scene::new(2).midway(A, "ferris:B swings:S coaster:BLM* bumper:BLMS").midway(B, "swings:B* ferris:L");
    scene.game.turn.active = A;
    let mut scene = scene.acting("5");
    scene.act(A, "midway trade 2").act(A, "take wild@swings");
    assert_eq!((scene.asked(), scene.legal()), (A, vec!["place wild@ferris".into(), "place wild@swings".into()]));
    assert_eq!(scene.refused(A, "place wild@coaster"), "MC-6.6");
    assert_eq!(scene.refused(A, "place wild@carousel"), "MC-6.6");
    assert_eq!(scene.refused(B, "place wild@ferris"), "MC-6.10");
    scene.act(A, "place wild@ferris").act(A, "give wild@coaster");
    assert_eq!((scene.asked(), scene.legal()), (B, vec!["place wild@ferris".into(), "place wild@swings".into()]));
    scene.act(B, "place wild@swings");
    assert_eq!(scene.midway_of(B), "ferris:L swings:B*");
    assert!(scene.is_building());
}

/// MC-6.7: a Wild without an open ride is discarded, whether taken or given.
#[test]
fn a_homeless_wild_is_discarded() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").pile("").midway(B, "ferris:B*").acting("6");
    scene.act(A, "midway steal 2").act(A, "take wild@ferris").act(A, "discard bumper-banners");
    assert_eq!((scene.pile_now().as_str(), scene.midway_of(A).as_str()), ("wild bumper-banners", ""));

    let mut scene = Scene::new(2).pile("").midway(A, "ferris:B*").midway(B, "swings:S").acting("5");
    scene.act(A, "midway trade 2").act(A, "take swings-seats").act(A, "give wild@ferris");
    assert_eq!((scene.pile_now().as_str(), scene.midway_of(B).as_str()), ("wild", ""));
    assert!(scene.is_building());
}

/// MC-6.8: a part takes the place of a Wild in a complete ride, and the Wild moves on.
#[test]
fn a_part_displaces_a_wild() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").midway(A, "ferris:BL** swings:S coaster:L").midway(B, "ferris:M");
    scene = scene.acting("6");
    scene.act(A, "midway steal 2").act(A, "take ferris-materials");
    assert_eq!(scene.legal(), ["place wild@coaster", "place wild@swings"]);
    scene.act(A, "place wild@swings");
    assert_eq!(scene.midway_of(A), "ferris:BLM* coaster:L swings:S*");
    assert_eq!(scene.game.stage, Stage::Toss);
}

/// MC-6.8: the displaced Wild is discarded where there is no other ride for it; four true parts become a natural set.
#[test]
fn a_displaced_wild_without_a_place_is_discarded() {
    let mut scene =
        Scene::new(2).hand(A, "bumper:B").pile("").midway(A, "ferris:BLM*").midway(B, "ferris:S").acting("6");
    scene.act(A, "midway steal 2").act(A, "take ferris-seats");
    assert_eq!((scene.midway_of(A).as_str(), scene.pile_now().as_str()), ("ferris:BLMS", "wild"));
    assert_eq!(scene.game.tickets[0], 1, "the natural set pays its Ticket");
}

/// MC-6.8: a receiver's Wild is displaced in the same way, and the receiver chooses.
#[test]
fn a_given_part_displaces_a_wild() {
    let mut scene = Scene::new(2).midway(A, "ferris:M").midway(B, "ferris:BL** swings:S coaster:L").acting("5");
    scene.act(A, "midway trade 2").act(A, "take wild@ferris");
    assert_eq!(scene.midway_of(A), "ferris:M*");
    scene.act(A, "give ferris-materials");
    assert_eq!(scene.midway_of(B), "ferris:BLM* coaster:L swings:S");
    assert_eq!(scene.midway_of(A), "", "the giver's Wild is left alone and has no other ride");

    let mut scene = Scene::new(2).midway(A, "ferris:M").midway(B, "ferris:BL** swings:SB coaster:L").acting("5");
    scene.act(A, "midway trade 2").act(A, "take swings-banners").act(A, "give ferris-materials");
    assert_eq!((scene.asked(), scene.legal()), (B, vec!["place wild@coaster".into(), "place wild@swings".into()]));
}

/// MC-6.9: lone Wilds are moved one after the other by their owner.
#[test]
fn lone_wilds_are_moved_by_their_owner() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").midway(B, "ferris:B*** swings:S coaster:L").acting("6");
    scene.act(A, "midway steal 2").act(A, "take ferris-banners");
    for ride in ["swings", "coaster"] {
        assert_eq!((scene.asked(), scene.legal()), (B, vec!["place wild@coaster".into(), "place wild@swings".into()]));
        assert_eq!(scene.refused(B, "pass"), "MC-6.9");
        scene.act(B, &format!("place wild@{ride}"));
    }
    scene.act(B, "place wild@swings");
    assert_eq!(scene.midway_of(B), "coaster:L* swings:S**");
    assert_eq!((scene.asked(), scene.game.stage), (A, Stage::Toss));
}

/// MC-6.9: only those lone Wilds for which there is no place are discarded.
#[test]
fn lone_wilds_without_a_place_are_discarded() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").pile("").midway(B, "ferris:B*** swings:BLM").acting("6");
    scene.act(A, "midway steal 2").act(A, "take ferris-banners");
    assert_eq!((scene.midway_of(B).as_str(), scene.pile_now().as_str()), ("swings:BLM*", "wild wild"));
}

/// MC-6.10: everything in its order in a Midway Trade.
#[test]
fn the_order_of_a_midway_trade() {
    let mut scene =
        Scene::new(2).midway(A, "ferris:BL** coaster:L* swings:S").midway(B, "ferris:M* bumper:BL** carousel:S");
    scene = scene.acting("5");
    scene.act(A, "midway trade 2").act(A, "take ferris-materials");
    assert_eq!(scene.asked(), A, "first the taker's displaced Wild");
    scene.act(A, "place wild@swings");
    assert_eq!(scene.asked(), A, "the target's lone Wild had one place only");
    assert_eq!(scene.midway_of(B), "bumper:BL** carousel:S*");
    assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::WildPlaced { .. })).count(), 2);
    scene.act(A, "give coaster-lights");
    assert_eq!(scene.midway_of(B), "bumper:BL** carousel:S* coaster:L");
    assert_eq!(scene.midway_of(A), "ferris:BLM* swings:S**", "last the giver's lone Wild");
}

/// MC-6.10: the receiver's Wild comes before the giver's lone ones.
#[test]
fn the_receiver_comes_before_the_giver() {
    let mut scene =
        Scene::new(2).midway(A, "ferris:M* coaster:B swings:B").midway(B, "ferris:BL** swings:S coaster:L bumper:B");
    scene = scene.acting("5");
    scene.act(A, "midway trade 2").act(A, "take bumper-banners").act(A, "give ferris-materials");
    assert_eq!(scene.asked(), B);
    scene.act(B, "place wild@swings");
    assert_eq!((scene.asked(), scene.legal().len()), (A, 3), "the giver's lone Wild has three places");
}

/// MC-6.9, MC-6.10: a Wild that was taken and then left alone by the gift finds a new ride, with nothing left to give.
#[test]
fn a_taken_wild_left_alone_moves_on() {
    let mut scene = Scene::new(2).midway(A, "ferris:B swings:S").midway(B, "coaster:L* swings:S").acting("5");
    scene.act(A, "midway trade 2").act(A, "take wild@coaster").act(A, "place wild@ferris");
    assert_eq!(scene.legal(), ["give ferris-banners"]);
    scene.act(A, "give ferris-banners");
    assert_eq!((scene.midway_of(A).as_str(), scene.pile_now().as_str()), ("swings:S*", "swings-seats"));
    assert_eq!(scene.midway_of(B), "ferris:B coaster:L swings:S");
    assert!(scene.is_building());
}

/// MC-6.10: lone Wilds go to the discard pile before the card of the Midway Steal.
#[test]
fn wilds_are_discarded_before_the_hand_card() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").pile("").midway(B, "ferris:B*").acting("6");
    scene.act(A, "midway steal 2").act(A, "take ferris-banners").act(A, "discard bumper-banners");
    assert_eq!(scene.pile_now(), "wild bumper-banners");
}

/// MC-6.11: a single place needs no question.
#[test]
fn a_single_place_needs_no_question() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").midway(A, "swings:B").midway(B, "ferris:B*").acting("6");
    scene.act(A, "midway steal 2").act(A, "take wild@ferris");
    assert_eq!((scene.midway_of(A).as_str(), scene.game.stage), ("swings:B*", Stage::Toss));
}
