//! Chapter 5: dice actions.

use crate::scene::*;
use midway::{Aim, Booth, Event};
use table::{Eyes, Game};

/// MC-5.1: the actions may be taken in any order, one at a time, with no building in between.
#[test]
fn actions_in_any_order() {
    let scene = || Scene::new(2).hand(A, "ferris:BL").hand(B, "ferris:S").acting("1 3");
    assert_eq!(scene().legal(), ["deck draw", "hand draw 2"]);
    let mut first = scene();
    first.act(A, "deck draw");
    assert_eq!(first.legal(), ["hand draw 2"]);
    let mut second = scene();
    second.act(A, "hand draw 2");
    assert_eq!(second.legal(), ["deck draw"]);
    assert_eq!(second.refused(A, "start ferris-banners ferris-lights"), "MC-5.3");
    assert_eq!(second.refused(A, "hand draw 2"), "MC-5.1");
}

/// MC-5.2: "I want to Midway Steal from you": the target is declared, the card is chosen only after the window.
#[test]
fn the_target_is_declared_and_the_card_is_not() {
    let mut scene = Scene::new(2).hand(A, "ferris:B").midway(B, "ferris:L swings:S").tickets([0, 1, 0, 0]).acting("6");
    scene.act(A, "midway steal 2");
    let deed = Aim { booth: Booth::MidwaySteal, target: Some(B) };
    let declared = |event: &Event| *event == Event::Declared { seat: A, deed, protected: false };
    assert!(matches!(&scene.events[..], [event] if declared(event)));
    assert_eq!(scene.asked(), B);
    scene.act(B, "pass");
    assert_eq!((scene.asked(), scene.legal()), (A, vec!["take ferris-lights".into(), "take swings-seats".into()]));
    assert_eq!(scene.refused(A, "done"), "MC-5.13");
}

/// MC-5.3: what is possible must be taken; there is no passing.
#[test]
fn actions_must_be_taken() {
    let mut scene = Scene::new(2).acting("1 1");
    assert_eq!(scene.legal(), ["deck draw"]);
    assert_eq!(scene.refused(A, "done"), "MC-5.3");
}

/// MC-5.3, MC-5.4: an impossible die cannot be burnt first; the action before it may make it possible.
#[test]
fn an_earlier_action_may_open_the_way() {
    let mut scene = Scene::new(2).midway(B, "ferris:B swings:L").acting("1 6");
    assert_eq!(scene.legal(), ["deck draw"], "without a hand there is no Midway Steal");
    scene.act(A, "deck draw");
    assert_eq!(scene.legal(), ["midway steal 2"]);
}

/// MC-5.4: an earlier action may also close the way.
#[test]
fn an_earlier_action_may_close_the_way() {
    let mut scene = Scene::new(2).hand(A, "ferris:B").hand(B, "ferris:L").acting("3 4");
    scene.act(A, "hand draw 2");
    assert!(scene.is_building(), "the target's hand is empty, so the Hand Trade lapses");
    assert!(matches!(scene.events.last(), Some(Event::Lapsed { .. })));
}

/// MC-5.5: the rulebook's example: with no cards in the Midway a Midway Trade is not required, and nobody is asked.
#[test]
fn example_no_cards_in_the_midway() {
    let mut scene = Scene::new(2).midway(B, "ferris:BL").tickets([0, 3, 0, 0]).rolled("5 5 5");
    scene.act(A, "assign 5 5 5");
    assert!(scene.is_building());
    assert_eq!(scene.game.tickets, [0, 3, 0, 0]);
    let mut target_empty = Scene::new(2).midway(A, "ferris:BL").rolled("5 5 5");
    target_empty.act(A, "assign 5 5 5");
    assert!(target_empty.is_building());
}

/// MC-5.6: only a player against whom the action is possible may be named.
#[test]
fn only_possible_targets() {
    let mut scene = Scene::new(4).hand(A, "ferris:B").hand(C, "ferris:L").midway(D, "ferris:S").acting("3 6");
    assert_eq!(scene.legal(), ["hand draw 3", "midway steal 4"]);
    assert_eq!(scene.refused(A, "hand draw 2"), "MC-5.10");
    assert_eq!(scene.refused(A, "hand draw 1"), "MC-5.6");
    let mut two = Scene::new(2).hand(A, "ferris:B").hand(B, "ferris:L").acting("3");
    assert_eq!(two.refused(A, "hand draw 4"), "MC-5.6");
}

/// MC-5.7: one player may be the target again and again.
#[test]
fn the_same_target_again() {
    let mut scene = Scene::new(3).hand(B, "ferris:BLM").hand(C, "ferris:S").acting("3 3 3");
    scene.act(A, "hand draw 2").act(A, "hand draw 2").act(A, "hand draw 2");
    assert_eq!(scene.hand_of(A), "ferris-banners ferris-lights ferris-materials");
}

/// MC-5.8: Deck Draw takes a card from the deck, if there is one.
#[test]
fn deck_draw() {
    let mut scene = Scene::new(2).deck("coaster:M").acting("1 1");
    scene.act(A, "deck draw");
    assert_eq!(scene.hand_of(A), "coaster-materials");
    assert!(scene.is_building(), "the deck is empty now");
    let mut both = Scene::new(2).deck("").acting("1 2");
    assert_eq!(both.refused(A, "deck draw"), "MC-5.8");
}

/// MC-5.9: Discard Draw takes the top card, even the one just discarded by a Midway Steal.
#[test]
fn discard_draw() {
    let mut scene = Scene::new(2).pile("ferris:BL").acting("2");
    scene.act(A, "discard draw");
    assert_eq!((scene.hand_of(A).as_str(), scene.pile_now().as_str()), ("ferris-lights", "ferris-banners"));

    let mut scene = Scene::new(2).pile("").hand(A, "coaster:M").midway(B, "ferris:BL").acting("2 6");
    assert_eq!(scene.refused(A, "discard draw"), "MC-5.9");
    scene.act(A, "midway steal 2").act(A, "take ferris-lights").act(A, "discard coaster-materials");
    scene.act(A, "discard draw");
    assert_eq!(scene.hand_of(A), "coaster-materials");
}

/// MC-5.10: Hand Draw takes a card by chance from another hand.
#[test]
fn hand_draw() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut scene = Scene::new(2).hand(B, "ferris:B swings:S").acting("3");
        table::Game::step(
            &mut scene.game,
            A,
            midway::Action::Declare(midway::Deed::HandDraw(B)),
            &mut table::Dice::quick(seed),
        );
        assert_eq!(scene.game.hands[1].len(), 1);
        seen.insert(scene.hand_of(A));
    }
    assert_eq!(seen.len(), 2, "either card may be drawn");
    let mut none = Scene::new(2).acting("1 3");
    assert_eq!(none.refused(A, "hand draw 2"), "MC-5.10");
}

/// MC-5.11: Hand Trade sets a card aside, gives another, and the one set aside cannot go back.
#[test]
fn hand_trade() {
    let mut scene = Scene::new(2).hand(A, "ferris:B wild").hand(B, "swings:S").acting("4");
    scene.act(A, "hand trade 2");
    assert_eq!(scene.legal(), ["give ferris-banners", "give wild"]);
    assert_eq!(scene.refused(A, "give swings-seats"), "MC-5.11");
    assert_eq!(scene.refused(A, "done"), "MC-5.11");
    scene.act(A, "give wild");
    assert_eq!((scene.hand_of(A).as_str(), scene.hand_of(B).as_str()), ("ferris-banners swings-seats", "wild"));
}

/// MC-5.11: both players need a card.
#[test]
fn hand_trade_needs_two_hands() {
    assert!(!Scene::new(2).hand(B, "swings:S").acting("1 4").may("hand trade 2"));
    assert!(!Scene::new(2).hand(A, "swings:S").acting("1 4").may("hand trade 2"));
    assert!(Scene::new(2).hand(A, "swings:S").hand(B, "swings:S").acting("1 4").may("hand trade 2"));
}

/// MC-5.12: Midway Trade takes a card into the own Midway and gives one for it.
#[test]
fn midway_trade() {
    let mut scene = Scene::new(2).midway(A, "ferris:BL").midway(B, "swings:S coaster:M").acting("5");
    scene.act(A, "midway trade 2").act(A, "take swings-seats");
    assert_eq!(scene.legal(), ["give ferris-banners", "give ferris-lights"]);
    scene.act(A, "give ferris-lights");
    assert_eq!(scene.midway_of(A), "ferris:B swings:S");
    assert_eq!(scene.midway_of(B), "ferris:L coaster:M");
    assert!(scene.is_building());
}

/// MC-5.13: Midway Steal takes a card into the own Midway and discards a chosen card from hand.
#[test]
fn midway_steal() {
    let mut scene = Scene::new(2).hand(A, "bumper:B wild").midway(B, "swings:S coaster:M").acting("6");
    scene.act(A, "midway steal 2").act(A, "take coaster-materials");
    assert_eq!(scene.legal(), ["discard bumper-banners", "discard wild"]);
    assert_eq!(scene.refused(A, "discard ferris-banners"), "MC-5.13");
    scene.act(A, "discard wild");
    assert_eq!((scene.midway_of(A).as_str(), scene.midway_of(B).as_str()), ("coaster:M", "swings:S"));
    assert_eq!((scene.hand_of(A).as_str(), scene.pile_now().as_str()), ("bumper-banners", "swings-seats wild"));
}

/// MC-5.13: without a card in hand there is no Midway Steal.
#[test]
fn midway_steal_needs_a_hand() {
    let scene = Scene::new(2).midway(B, "swings:S").acting("1 6");
    assert_eq!(scene.legal(), ["deck draw"]);
}

/// MC-5.14: the first four actions bring Wilds to the hand.
#[test]
fn wilds_go_to_the_hand() {
    let wild = |actions: &[&str], die: &str| {
        let scene = Scene::new(2).hand(A, "ferris:B").hand(B, "wild").deck("wild").pile("wild").midway(A, "swings:S");
        let mut scene = scene.acting(die);
        actions.iter().for_each(|action| {
            scene.act(A, action);
        });
        assert!(scene.hand_of(A).contains("wild"), "{actions:?}");
        assert_eq!(scene.midway_of(A), "swings:S");
    };
    wild(&["deck draw"], "1");
    wild(&["discard draw"], "2");
    wild(&["hand draw 2"], "3");
    wild(&["hand trade 2", "give ferris-banners"], "4");
}

/// MC-5.13: the Midway Steal is under way until its price is paid.
#[test]
fn a_steal_is_under_way_until_it_is_paid() {
    let mut scene = Scene::new(2).hand(A, "ferris:BL").midway(B, "swings:S").acting("6");
    let under_way = |scene: &Scene| scene.game.view(Eyes::Public).deed.map(|aim| (aim.booth, aim.target));
    scene.act(A, "midway steal 2");
    assert_eq!(under_way(&scene), Some((Booth::MidwaySteal, Some(B))));
    scene.act(A, "take swings-seats");
    assert_eq!(under_way(&scene), Some((Booth::MidwaySteal, None)));
    scene.act(A, "discard ferris-lights");
    assert_eq!(under_way(&scene), None);
}
