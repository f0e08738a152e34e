//! What everybody knows.

use std::collections::{BTreeMap, BTreeSet};

use mardi_gras::{MardiGras, Stage, Tally};
use table::laws::{hands, imagined_as_likely};
use table::{Dice, Eyes, Game, Seat};

use crate::scene::{BLACK, BLUE, ORANGE, RED, counts, scene, tally};

fn worlds(game: &MardiGras, seat: Seat) -> Vec<MardiGras> {
    (0..200).map(|seed| game.imagine(seat, &mut Dice::quick(seed))).collect()
}

/// MG-11.1: a hand is seen by its owner; the others see how many cards it has.
#[test]
fn hands_are_hidden() {
    let mut scene = scene();
    scene.hand(BLUE, [1, 2, 3, 4]);
    for eyes in [Eyes::Seat(RED), Eyes::Public] {
        let view = scene.game.view(eyes);
        assert_eq!((view.krewes[0].hand.cards, view.krewes[0].hand.count), (None, 10));
    }
    assert_eq!(scene.game.view(Eyes::Seat(BLUE)).krewes[0].hand.cards, Some(counts([1, 2, 3, 4])));
}

/// MG-11.1: of a hand that was dealt everything is possible.
#[test]
fn unseen_hands_are_imagined_freely() {
    let game = scene().game;
    let hands: BTreeSet<[u8; 4]> = worlds(&game, BLUE).iter().map(|world| world.krewe(RED).hand.0).collect();
    assert!(hands.len() > 20);
    assert!(worlds(&game, BLUE).iter().all(|world| world.krewe(BLUE) == game.krewe(BLUE)));
}

/// MG-11.1: each hand is as likely as there are ways to deal it from what is unseen, given what was seen to be taken.
#[test]
fn unseen_hands_are_as_likely_as_they_are_dealt() {
    let mut scene = scene();
    scene.game.deck = tally([1, 0, 1, 1]);
    for (seat, hand) in [(BLUE, [2, 2, 0, 0]), (RED, [1, 2, 0, 0]), (ORANGE, [0, 0, 1, 0]), (BLACK, [0, 0, 0, 1])] {
        scene.hand(seat, hand);
    }
    scene.krewe(RED).seen = tally([0, 1, 0, 0]);
    // What Blue sees nowhere: Red's hand but for the Cups that were seen, the other hands, the deck.
    let unseen = [[2, 1, 2, 2]].map(tally)[0];
    let cards: Vec<usize> =
        unseen.0.into_iter().enumerate().flat_map(|(kind, count)| vec![kind; count.into()]).collect();
    let whole = |(hand, likely): (Vec<usize>, f64)| {
        let mut all = [0, 1, 0, 0];
        hand.iter().for_each(|&kind| all[kind] += 1);
        (all, likely)
    };
    let exact: BTreeMap<[u8; 4], f64> = hands(&cards, 2).into_iter().map(whole).collect();
    imagined_as_likely(&exact, |seed| scene.game.imagine(BLUE, &mut Dice::quick(seed)).krewe(RED).hand.0);
}

/// MG-11.2: everything else is open to everybody.
#[test]
fn the_rest_is_open() {
    let mut scene = scene();
    scene.station(RED, 3, 4);
    scene.game.discards = tally([1, 0, 2, 0]);
    scene.krewe(RED).entertained = tally([0, 3, 0, 1]);
    let view = scene.game.view(Eyes::Public);
    assert_eq!((view.discards.cards, view.deck.count), (counts([1, 0, 2, 0]), 48));
    let races: Vec<_> = view.krewes[1].races.iter().map(|race| (race.count, race.rank)).collect();
    assert_eq!(races, [(0, None), (3, Some(1)), (0, None), (1, Some(1))]);
    assert_eq!((view.krewes[1].home.count, view.krewes[1].reserve.count), (2, 6));
    assert_eq!(view.routes[3].slots[4].holder, Some(RED));
    assert!(view.places.iter().zip(scene.game.crowds).all(|(seen, crowd)| seen.revelers == crowd.into()));
    assert_eq!(view.deck.cards, None, "what is in the deck is not known yet");
}

/// MG-11.3: what Red took from the Casino stays known until as many of the kind are discarded.
#[test]
fn cards_taken_in_the_open_are_known() {
    let mut scene = scene();
    scene.game.stage = Stage::Gamble { seat: RED, shown: tally([0, 2, 0, 2]) };
    scene.hand(RED, [0, 1, 5, 0]);
    scene.act("stop");
    let known = |scene: &crate::scene::Scene| scene.game.view(Eyes::Seat(BLUE)).krewes[1].hand.known;
    assert_eq!(known(&scene), counts([0, 2, 0, 2]));
    assert!(worlds(&scene.game, BLUE).iter().all(|world| world.krewe(RED).hand.covers(tally([0, 2, 0, 2]))));
    scene.game.stage = Stage::Place { seat: RED };
    scene.act("place l@a");
    scene.acts(&["discard cups", "discard hats", "discard hats", "discard hats", "discard hats"]);
    assert_eq!(known(&scene), counts([0, 1, 0, 2]), "the Hats were never seen before");
    let hands: BTreeSet<[u8; 4]> = worlds(&scene.game, BLUE).iter().map(|world| world.krewe(RED).hand.0).collect();
    assert!(hands.iter().all(|&hand| Tally(hand).covers(tally([0, 1, 0, 2])) && Tally(hand).total() == 5));
    assert!(hands.len() > 3, "two cards are still unknown");
}

/// MG-11.4: after a reshuffle the deck is known, and only the hands are uncertain.
#[test]
fn a_new_deck_is_known() {
    let mut scene = scene();
    scene.game.deck = Tally::NONE;
    scene.game.discards = tally([3, 3, 3, 3]);
    for (seat, hand) in [(BLUE, [1, 1, 0, 0]), (RED, [2, 0, 0, 0]), (ORANGE, [0, 0, 2, 0]), (BLACK, [0, 0, 0, 2])] {
        scene.hand(seat, hand);
    }
    scene.act("casino");
    scene.act("stop");
    let deck = scene.game.deck;
    assert_eq!(scene.game.view(Eyes::Public).deck.cards, Some(deck.into()));
    let worlds = worlds(&scene.game, BLUE);
    assert!(worlds.iter().all(|world| world.deck == deck));
    let hands: BTreeSet<[u8; 4]> = worlds.iter().map(|world| world.krewe(RED).hand.0).collect();
    assert!(hands.contains(&[0, 0, 1, 1]) && hands.iter().all(|hand| hand[1] == 0), "nobody else can hold Cups");
}
