//! Chapter 11: what is hidden.

use crate::scene::*;
use grand::railyard::Stack;
use grand::{Grand, Trick};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use table::laws::imagined_as_likely;
use table::{Dice, Eyes, Game, Seat};

fn peeking() -> Grand {
    let mut game = game_with([Trick::Posters, Trick::Mystery, Trick::Pockets]);
    hold(&mut game, 0, Trick::Posters);
    act(&mut game, &["peek"]);
    game
}

/// GC-11.1: the view of a bystander is that of a player, as long as nobody has peeked; only the order is not in it.
#[test]
fn only_the_order_is_hidden() {
    let mut game = game(3);
    play_out(&mut game, 5);
    assert_eq!(game.view(Eyes::Public), game.view(Eyes::Seat(Seat(1))));
    let fresh = crate::scene::game(2);
    let drawn: BTreeSet<String> = (0..60)
        .map(|seed| {
            let mut world = fresh.imagine(Seat(0), &mut Dice::quick(seed));
            let take = world.parse("place 1").unwrap();
            world.step(Seat(0), take, &mut Dice::quick(seed));
            let top = world.parse("take left").unwrap();
            world.step(Seat(0), top, &mut Dice::quick(seed + 100));
            format!("{:?}", world.stage)
        })
        .collect();
    assert!(drawn.len() > 8, "anything may be on top: {drawn:?}");
}

/// GC-11.2: who peeked knows the tops in every world; the others do not.
#[test]
fn a_peek_is_remembered_by_one() {
    let game = peeking();
    let seen = game.view(Eyes::Seat(Seat(0))).railyard;
    assert!(seen.left.top.is_some() && seen.right.top.is_some());
    let other = game.view(Eyes::Seat(Seat(1))).railyard;
    assert_eq!((other.left.top, other.left.peeked_by), (None, vec![Seat(0)]));
    let tops = |seat: u8| -> BTreeSet<String> {
        (0..40)
            .map(|seed| format!("{:?}", game.imagine(Seat(seat), &mut Dice::quick(seed)).railyard.top(Stack::Left)))
            .collect()
    };
    assert_eq!(tops(0).len(), 1);
    assert!(tops(1).len() > 4);
}

/// GC-11.2: the knowledge lasts over turns, until that foundation leaves its stack.
#[test]
fn a_peek_ends_when_the_top_is_gone() {
    let mut game = peeking();
    act(&mut game, &["place 5", "take 2", "put a1", "refill left"]);
    let seen = game.view(Eyes::Seat(Seat(0))).railyard;
    assert_eq!((seen.left.top, seen.right.top.is_some()), (None, true), "the left top was turned up");
    act(&mut game, &["place 1", "take right", "put a1", "keep"]);
    assert_eq!(game.view(Eyes::Seat(Seat(0))).railyard.right.top, None, "the other player took it");
}

/// GC-11.2: two may know the same top, each from an own peek.
#[test]
fn two_may_know_the_same_top() {
    let mut game = peeking();
    hold(&mut game, 1, Trick::Posters);
    act(&mut game, &["place 5", "take 2", "put a1", "refill left", "peek"]);
    let [one, two] = [0, 1].map(|seat| game.view(Eyes::Seat(Seat(seat))).railyard);
    assert_eq!(one.right.top, two.right.top);
    assert!(one.right.top.is_some() && one.left.top.is_none() && two.left.top.is_some());
    assert_eq!(two.right.peeked_by, [Seat(0), Seat(1)]);
}

/// GC-11.1: after a reshuffle each stack keeps its own foundations in every imagined world.
#[test]
fn worlds_keep_what_all_have_seen() {
    let (one, two) = (foundation("#./.."), foundation("##/.."));
    let mut game = rewritten(&peeking(), |value| {
        let railyard = &mut value["railyard"];
        railyard["heights"] = json!([4, 4]);
        railyard["tops"] = json!([{ "foundation": one, "known_to": 1 }, { "foundation": two, "known_to": 1 }]);
        railyard["pools"] = json!([pool(&[one, one, one]), pool(&[two, two, two])]);
        railyard["mixed"] = json!(false);
    });
    game.turn = Default::default();
    for seed in 0..20 {
        let world = game.imagine(Seat(1), &mut Dice::quick(seed));
        assert_eq!(world.railyard.top(Stack::Left).map(|top| top.foundation), Some(one));
        assert_eq!(world.railyard.top(Stack::Right).map(|top| top.foundation), Some(two));
    }
}

/// GC-11.1: before it, all facedown foundations may lie in either stack.
#[test]
fn worlds_mix_what_nobody_has_seen() {
    let (one, two) = (foundation("#./.."), foundation("##/.."));
    let game = rewritten(&peeking(), |value| {
        let railyard = &mut value["railyard"];
        railyard["heights"] = json!([1, 1]);
        railyard["tops"] = json!([{ "foundation": one, "known_to": 1 }, { "foundation": two, "known_to": 1 }]);
        railyard["pools"] = json!([pool(&[]), pool(&[])]);
    });
    let left =
        |seed| game.imagine(Seat(1), &mut Dice::quick(seed)).railyard.top(Stack::Left).unwrap().foundation.kind();
    imagined_as_likely(&[one.kind(), two.kind()].map(|kind| (kind, 0.5)).into(), left);
}

/// GC-11.1: a top that another has peeked at is as likely as there are foundations of its pattern facedown.
#[test]
fn a_top_is_as_likely_as_there_are_alike() {
    let (one, two, three) = (foundation("#./.."), foundation("##/.."), foundation("#./.#"));
    let game = rewritten(&peeking(), |value| {
        let railyard = &mut value["railyard"];
        railyard["heights"] = json!([4, 4]);
        railyard["tops"] = json!([{ "foundation": one, "known_to": 1 }, { "foundation": two, "known_to": 1 }]);
        railyard["pools"] = json!([pool(&[one, two, two, three, three, three]), pool(&[])]);
    });
    let tops = |seed| {
        let world = game.imagine(Seat(1), &mut Dice::quick(seed));
        Stack::BOTH.map(|stack| world.railyard.top(stack).unwrap().foundation.kind())
    };
    let all = [one, one, two, two, two, three, three, three].map(|foundation| foundation.kind());
    let mut exact: BTreeMap<[usize; 2], f64> = BTreeMap::new();
    for (at, left) in all.into_iter().enumerate() {
        for (_, right) in all.into_iter().enumerate().filter(|&(other, _)| other != at) {
            *exact.entry([left, right]).or_default() += 1.0 / 56.0;
        }
    }
    imagined_as_likely(&exact, tops);
}
