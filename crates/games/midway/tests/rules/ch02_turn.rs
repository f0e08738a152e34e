//! Chapter 2: the turn.

use crate::scene::*;
use midway::{Event, Stage};

/// MC-2.1: the five steps one after the other, and then the next player, with nothing left over from the turn.
#[test]
fn a_whole_turn() {
    let mut scene = Scene::new(2).hand(A, "ferris:BL swings:B carousel:B bumper:B coaster:BL").tickets([3, 0, 0, 0]);
    scene.game.turn.active = B;
    let mut scene = scene.building();
    scene.act(B, "done");
    assert_eq!((scene.asked(), scene.game.stage), (A, Stage::Trim));
    scene.act(A, "discard coaster-lights").act(A, "roll");
    scene.game.turn.dice = Some(faces("1 1 2"));
    scene.act(A, "raise 2").act(A, "assign 1 1").act(A, "deck draw").act(A, "deck draw");
    assert!(scene.is_building());
    scene.act(A, "start ferris-banners ferris-lights").act(A, "done");
    assert_eq!(scene.asked(), B);
    assert_eq!(scene.game.turn, midway::Turn::of(B));
    assert_eq!(scene.game.turns, 2);
}

/// MC-2.1: nobody acts on another's turn.
#[test]
fn the_others_wait() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.refused(B, "roll"), "MC-2.1");
}

/// MC-2.2: an empty discard pile is begun anew from the deck; with both empty there is none.
#[test]
fn step_one_begins_a_discard_pile() {
    let mut scene = Scene::new(2).hand(A, "ferris:BLM").pile("").deck("wild").building();
    scene.act(A, "done");
    assert_eq!((scene.pile_now().as_str(), scene.game.deck.len()), ("wild", 0));
    assert!(scene.events.iter().any(|event| matches!(event, Event::PileBegun { .. })));

    let mut scene = Scene::new(2).hand(A, "ferris:BLM").pile("").deck("").building();
    scene.act(A, "done");
    assert_eq!((scene.asked(), scene.pile_now().as_str()), (B, ""));
}

/// MC-2.2: a discard pile that is there stays as it is.
#[test]
fn step_one_leaves_a_discard_pile_alone() {
    let mut scene = Scene::new(2).hand(A, "ferris:BLM").pile("ferris:S").deck("wild").building();
    scene.act(A, "done");
    assert_eq!(scene.pile_now(), "ferris-seats");
}

/// MC-2.3: a pile emptied in the middle of a turn stays empty until the next.
#[test]
fn an_emptied_pile_waits_for_the_next_turn() {
    let mut scene = Scene::new(2).hand(A, "ferris:BLM").acting("2 2");
    scene.act(A, "discard draw");
    assert!(scene.is_building(), "there is nothing left for the second Discard Draw");
    assert_eq!(scene.pile_now(), "");
    scene.act(A, "done");
    assert_eq!(scene.game.pile.len(), 1);
}

/// MC-2.4: more than six cards are discarded one by one, Wilds too, in the player's order.
#[test]
fn step_two_discards_down_to_six() {
    let mut scene = Scene::new(2).hand(A, "ferris:BLMS swings:BL wild wild").turn_of(B).building();
    scene.act(B, "done");
    assert_eq!(scene.refused(A, "roll"), "MC-2.4");
    assert_eq!(scene.refused(A, "discard coaster-seats"), "MC-2.4");
    scene.act(A, "discard wild").act(A, "discard ferris-seats");
    assert_eq!(scene.pile_now(), "swings-seats wild ferris-seats");
    assert_eq!(scene.game.stage, Stage::Choose);
}

/// MC-2.4: six cards are not too many.
#[test]
fn six_cards_are_kept() {
    let mut scene = Scene::new(2).hand(A, "ferris:BLMS swings:BL").turn_of(B).building();
    scene.act(B, "done");
    assert_eq!(scene.game.stage, Stage::Choose);
}

/// MC-2.5: a hand may grow beyond six during a turn and stays so until its owner's next step 2.
#[test]
fn there_is_no_limit_outside_step_two() {
    let six = "ferris:BLMS swings:BL";
    let mut scene = Scene::new(2).hand(A, six).hand(B, six).acting("1 1");
    scene.act(A, "deck draw").act(A, "deck draw");
    assert!(scene.is_building());
    scene.act(A, "done");
    assert_eq!((scene.asked(), scene.game.hands[0].len()), (B, 8));
}

/// MC-2.6: refresh or roll, one of them, decided before the roll.
#[test]
fn step_three_is_a_choice_of_two() {
    let mut scene = Scene::new(2).hand(A, "wild ferris:B");
    assert_eq!(scene.legal(), ["roll", "lay ferris-banners", "lay wild"]);
    assert_eq!(scene.refused(A, "done"), "MC-2.6");
    let mut rolled = Scene::new(2).hand(A, "wild ferris:B");
    rolled.act(A, "roll");
    assert_eq!(rolled.refused(A, "lay wild"), "MC-4.4");
    scene.act(A, "lay wild");
    assert_eq!(scene.refused(A, "roll"), "MC-3.4");
}

/// MC-2.7: fewer than three cards are filled up to three, for the active player alone.
#[test]
fn step_five_fills_the_hand_to_three() {
    let mut scene = Scene::new(2).hand(A, "ferris:B").hand(B, "ferris:L").building();
    scene.act(A, "done");
    assert_eq!((scene.game.hands[0].len(), scene.game.hands[1].len()), (3, 1));
    let mut enough = Scene::new(2).hand(A, "ferris:BLM").building();
    enough.act(A, "done");
    assert_eq!(enough.game.hands[0].len(), 3);
}

/// MC-2.7, MC-2.8: the refill takes what the deck has, and an empty deck stays empty.
#[test]
fn an_empty_deck_is_not_renewed() {
    let mut scene = Scene::new(2).deck("wild").pile("ferris:BLMS").building();
    scene.act(A, "done");
    assert_eq!(scene.hand_of(A), "wild");
    assert_eq!((scene.game.deck.len(), scene.game.pile.len()), (0, 4));
    scene.act(B, "roll");
    assert!(scene.game.deck.is_empty());
    let mut dry = Scene::new(2).hand(A, "ferris:B").deck("").acting("1 2");
    assert_eq!(dry.legal(), ["discard draw"]);
    dry.act(A, "discard draw");
    assert!(dry.is_building(), "the Deck Draw is disregarded");
}
