//! Chapter 9: the end.

use crate::scene::*;
use midway::{Event, Stage};
use table::Game;

const THREE: &str = "bumper:BLMS carousel:BLMS ferris:BL**";

/// MC-9.1: the fourth complete ride wins at once, with Wilds or without.
#[test]
fn the_fourth_ride_wins() {
    for (card, action) in [("coaster:S", "add coaster-seats"), ("wild", "add wild@coaster")] {
        let mut scene = Scene::new(2).hand(A, card).midway(A, &format!("{THREE} coaster:BLM")).building();
        scene.act(A, action);
        assert_eq!(scene.winner(), Some(A));
        assert_eq!(scene.events.last(), Some(&Event::Won { seat: A, partner: None }));
        assert!(scene.legal().is_empty());
        assert_eq!(scene.refused(A, "done"), "MC-9.1");
    }
    let mut third = Scene::new(2).hand(A, "ferris:M").midway(A, "bumper:BLMS carousel:BLMS ferris:BL*").building();
    third.act(A, "add ferris-materials");
    assert_eq!(third.winner(), None);
}

/// MC-9.2: victory comes in the middle of a turn, and the steps not yet done fall away.
#[test]
fn victory_is_immediate() {
    let mut scene = Scene::new(2).hand(A, "coaster:S").midway(A, &format!("{THREE} coaster:BLM")).building();
    scene.act(A, "add coaster-seats");
    assert_eq!(scene.game.hands[0].len(), 0, "the hand is not filled up any more");

    let mut scene =
        Scene::new(2).hand(A, "swings:B").midway(A, &format!("{THREE} coaster:BLM")).midway(B, "coaster:S*");
    scene = scene.acting("1 6");
    scene.act(A, "midway steal 2").act(A, "take coaster-seats");
    assert_eq!(scene.winner(), Some(A));
    assert_eq!(scene.midway_of(B), "coaster:*", "the target's lone Wild is not looked after any more");
    assert_eq!(scene.hand_of(A), "swings-banners");
}

/// MC-9.2: a dice action may make another player win on one's own turn.
#[test]
fn a_gift_may_make_the_other_win() {
    let mut scene = Scene::new(2).midway(A, "coaster:S").midway(B, &format!("{THREE} coaster:BLM swings:B"));
    scene = scene.acting("5");
    scene.act(A, "midway trade 2").act(A, "take swings-banners").act(A, "give coaster-seats");
    assert_eq!((scene.winner(), scene.places()), (Some(B), vec![2, 1]));
}

/// MC-9.2: a lone Wild that finds a place may win on another's turn, before the thief has discarded.
#[test]
fn a_lone_wild_may_win() {
    let midway = "bumper:BLMS carousel:BLMS coaster:BLM* swings:BLM ferris:S*";
    let mut scene = Scene::new(2).hand(A, "swings:B").midway(B, midway).acting("6");
    scene.act(A, "midway steal 2").act(A, "take ferris-seats");
    assert_eq!((scene.winner(), scene.hand_of(A).as_str()), (Some(B), "swings-banners"));
}

/// MC-9.3: a ride that has lost a card does not count.
#[test]
fn broken_rides_do_not_count() {
    let mut scene = Scene::new(2).hand(A, "swings:B").hand(B, "coaster:S").midway(B, &format!("{THREE} coaster:BLM"));
    scene = scene.acting("6");
    assert_eq!(scene.game.score(B), 3);
    scene.act(A, "midway steal 2").act(A, "take ferris-banners").act(A, "discard swings-banners");
    assert_eq!(scene.game.score(B), 2);
    scene.act(A, "done");
    let mut scene = scene.building();
    scene.act(B, "add coaster-seats");
    assert_eq!(scene.winner(), None);
    assert_eq!(scene.game.score(B), 3);
}

/// MC-9.4: the winner is first and all others share second place, whatever they have built.
#[test]
fn the_others_share_second_place() {
    let mut scene = Scene::new(4).hand(C, "coaster:S").midway(C, &format!("{THREE} coaster:BLM")).turn_of(C);
    scene = scene.midway(A, THREE).building();
    scene.act(C, "add coaster-seats");
    assert_eq!(scene.places(), [2, 2, 1, 2]);
}

/// MC-9.5: the game ends sixty turns a player after the turn in which the deck ran out.
#[test]
fn the_end_after_the_deck() {
    let mut scene = Scene::new(2).hand(A, "ferris:B").deck("swings:BL").building();
    scene.game.turns = 10;
    scene.act(A, "done");
    assert_eq!(scene.game.dry_since, Some(11), "the refill of turn 11 took the last cards");
    scene.game.turns = 11 + 2 * 60 - 2;
    let mut scene = scene.building();
    scene.act(B, "done");
    assert_eq!(scene.asked(), A);
    let mut scene = scene.building();
    scene.act(A, "done");
    assert_eq!(scene.game.stage, Stage::Over { winner: None });
    assert_eq!(scene.events.last(), Some(&Event::Stopped));
}

/// MC-9.5: or after two hundred turns a player in all.
#[test]
fn the_end_after_many_turns() {
    let mut scene = Scene::new(3).hand(A, "ferris:BLM").hand(B, "ferris:BLM").building();
    scene.game.turns = 3 * 200 - 2;
    scene.act(A, "done");
    let mut scene = scene.building();
    scene.act(B, "done");
    assert_eq!(scene.game.stage, Stage::Over { winner: None });
}

/// MC-9.6: then complete rides count, then natural sets; who is still equal wins together.
#[test]
fn ranking_at_a_safety_end() {
    let end = |midways: [&str; 3]| {
        let mut scene = Scene::new(3).midway(A, midways[0]).midway(B, midways[1]).midway(C, midways[2]).building();
        scene.game.turns = 3 * 200 - 1;
        scene.act(A, "done");
        scene.places()
    };
    assert_eq!(end(["ferris:BLMS", "ferris:BLM* swings:BLM*", "swings:B"]), [2, 1, 2]);
    assert_eq!(end(["ferris:BLMS", "ferris:BLM*", ""]), [1, 2, 2]);
    assert_eq!(end(["ferris:BLM*", "swings:BLM*", ""]), [1, 1, 3]);
    assert_eq!(end(["", "ferris:B", ""]), [1, 1, 1]);
}

/// MC-9.7: the score is the number of complete rides, and its lines tell how they were completed.
#[test]
fn the_score_is_the_number_of_rides() {
    let scene = Scene::new(2).midway(A, &format!("{THREE} coaster:BLM"));
    let sheet = scene.game.sheet(A);
    let lines: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
    assert_eq!((lines, scene.game.score(A), scene.game.score(B)), (vec![2, 1], 3, 0));
}

/// MC-9.2: the turn in which somebody wins keeps its number; a safety end comes after the last whole turn.
#[test]
fn the_winning_turn_keeps_its_number() {
    let mut scene = Scene::new(2).hand(A, "coaster:S").midway(A, &format!("{THREE} coaster:BLM")).building();
    scene.game.turns = 6;
    let number = |scene: &Scene| scene.game.view(table::Eyes::Public).turn;
    assert_eq!(number(&scene), 7);
    scene.act(A, "add coaster-seats");
    assert_eq!((scene.winner(), number(&scene)), (Some(A), 7));
    let mut idle = Scene::new(2).hand(A, "ferris:BLM").building();
    idle.game.turns = 399;
    idle.act(A, "done");
    assert_eq!((idle.winner(), number(&idle)), (None, 400));
}
