//! What everybody knows.

use std::collections::BTreeSet;

use mardi_gras::{MardiGras, Phase, Tally};
use table::{Dice, Eyes, Game, Seat};

use crate::stage::{BLACK, BLUE, ORANGE, RED, stage, tally};

fn worlds(game: &MardiGras, seat: Seat) -> Vec<MardiGras> {
    (0..200).map(|seed| game.imagine(seat, &mut Dice::quick(seed))).collect()
}

/// MG-11.1: a hand is seen by its owner; the others see how many cards it has.
#[test]
fn hands_are_hidden() {
    let mut stage = stage();
    stage.hand(BLUE, [1, 2, 3, 4]);
    for eyes in [Eyes::Seat(RED), Eyes::Public] {
        let view = stage.game.view(eyes);
        assert_eq!((view.krewes[0].hand, view.krewes[0].count), (None, 10));
    }
    assert_eq!(stage.game.view(Eyes::Seat(BLUE)).krewes[0].hand, Some(tally([1, 2, 3, 4])));
}

/// MG-11.1: of a hand that was dealt everything is possible.
#[test]
fn unseen_hands_are_imagined_freely() {
    let game = stage().game;
    let hands: BTreeSet<[u8; 4]> = worlds(&game, BLUE).iter().map(|world| world.krewe(RED).hand.0).collect();
    assert!(hands.len() > 20);
    assert!(worlds(&game, BLUE).iter().all(|world| world.krewe(BLUE) == game.krewe(BLUE)));
}

/// MG-11.2: everything else is open to everybody.
#[test]
fn the_rest_is_open() {
    let mut stage = stage();
    stage.station(RED, 3, 4);
    stage.game.discards = tally([1, 0, 2, 0]);
    stage.krewe(RED).entertained = tally([0, 3, 0, 1]);
    let view = stage.game.view(Eyes::Public);
    assert_eq!((view.discards, view.deck.count), (tally([1, 0, 2, 0]), 48));
    assert_eq!(view.krewes[1].entertained, tally([0, 3, 0, 1]));
    assert_eq!((view.krewes[1].home, view.krewes[1].reserve), (2, 6));
    assert_eq!(view.cards[3].slots[4].holder, Some(RED));
    assert!(view.crowds.iter().zip(stage.game.crowds).all(|(seen, crowd)| seen.revelers == crowd));
    assert_eq!(view.deck.cards, None, "what is in the deck is not known yet");
}

/// MG-11.3: what Red took from the Casino stays known until as many of the kind are discarded.
#[test]
fn cards_taken_in_the_open_are_known() {
    let mut stage = stage();
    stage.game.phase = Phase::Gamble { seat: RED, shown: tally([0, 2, 0, 2]) };
    stage.hand(RED, [0, 1, 5, 0]);
    stage.act("stop");
    let known = |stage: &crate::stage::Stage| stage.game.view(Eyes::Seat(BLUE)).krewes[1].seen;
    assert_eq!(known(&stage), tally([0, 2, 0, 2]));
    assert!(worlds(&stage.game, BLUE).iter().all(|world| world.krewe(RED).hand.covers(tally([0, 2, 0, 2]))));
    stage.game.phase = Phase::Place { seat: RED };
    stage.act("place l@a");
    stage.acts(&["discard cups", "discard hats", "discard hats", "discard hats", "discard hats"]);
    assert_eq!(known(&stage), tally([0, 1, 0, 2]), "the Hats were never seen before");
    let hands: BTreeSet<[u8; 4]> = worlds(&stage.game, BLUE).iter().map(|world| world.krewe(RED).hand.0).collect();
    assert!(hands.iter().all(|&hand| Tally(hand).covers(tally([0, 1, 0, 2])) && Tally(hand).total() == 5));
    assert!(hands.len() > 3, "two cards are still unknown");
}

/// MG-11.4: after a reshuffle the deck is known, and only the hands are uncertain.
#[test]
fn a_new_deck_is_known() {
    let mut stage = stage();
    stage.game.deck = Tally::NONE;
    stage.game.discards = tally([3, 3, 3, 3]);
    for (seat, hand) in [(BLUE, [1, 1, 0, 0]), (RED, [2, 0, 0, 0]), (ORANGE, [0, 0, 2, 0]), (BLACK, [0, 0, 0, 2])] {
        stage.hand(seat, hand);
    }
    stage.act("casino");
    stage.act("stop");
    let deck = stage.game.deck;
    assert_eq!(stage.game.view(Eyes::Public).deck.cards, Some(deck));
    let worlds = worlds(&stage.game, BLUE);
    assert!(worlds.iter().all(|world| world.deck == deck));
    let hands: BTreeSet<[u8; 4]> = worlds.iter().map(|world| world.krewe(RED).hand.0).collect();
    assert!(hands.contains(&[0, 0, 1, 1]) && hands.iter().all(|hand| hand[1] == 0), "nobody else can hold Cups");
}
