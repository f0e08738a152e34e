//! Groundwork.

use mardi_gras::{Event, MardiGras, Stage, Tally};
use table::{Dice, Game, Setup};

use crate::scene::{BLACK, BLUE, ORANGE, RED, Scene, kit, scene, tally};

/// MG-3.1: five rounds, a Carnival for each of the five cards in turn.
#[test]
fn five_rounds() {
    let mut dice = Dice::quick(11);
    let mut game = MardiGras::deal(&Setup::new(3), kit(), &mut dice).unwrap();
    let mut told = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        game.play(seat, dice.pick(&legal), &mut dice, &mut told);
    }
    let carnivals: Vec<char> = told
        .iter()
        .filter_map(|event| match event {
            Event::CarnivalBegan { route } => Some(*route),
            _ => None,
        })
        .collect();
    assert_eq!(carnivals, (0..5).map(|card| game.route(card).letter).collect::<Vec<_>>());
    let rounds = told.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
    assert_eq!(rounds, 4, "the first round has begun when the cards are dealt");
    assert_eq!(told.last(), Some(&Event::Ended));
}

/// MG-3.2: the holder of the Royalty card begins, then clockwise, one member a turn.
#[test]
fn turns_go_clockwise() {
    let mut scene = scene();
    scene.game.royalty = ORANGE;
    scene.game.stage = Stage::Place { seat: ORANGE };
    for (seat, left) in [(ORANGE, 2), (BLACK, 2), (BLUE, 2), (RED, 2), (ORANGE, 1)] {
        assert_eq!(scene.actor(), seat);
        scene.gamble_safely();
        assert_eq!(scene.krewe(seat).home, left);
    }
}

/// MG-3.2: the Casino, or any slot of any card; and nobody else may act.
#[test]
fn a_member_goes_to_the_casino_or_to_a_card() {
    let mut scene = scene();
    scene.hand(BLUE, [5, 0, 0, 0]);
    let legal = scene.legal();
    assert_eq!(legal[0], "casino");
    assert_eq!(legal.len(), 1 + 5 + 5 + 6 + 6 + 5, "the second Recruitment slot of a short card waits for the first");
    assert!(scene.may("place p4@f") && scene.may("place l@d"));
    assert_eq!(scene.refused_to(RED, "casino"), "MG-3.2");
    assert_eq!(scene.refused("flip"), "MG-3.2");
}

/// MG-3.3: no passing, and a poor player still has the Casino.
#[test]
fn nobody_may_pass() {
    let mut scene = scene();
    assert_eq!(scene.refused("pass"), "MG-3.3");
    scene.hand(BLUE, [0; 4]);
    assert_eq!(scene.legal(), ["casino"]);
}

/// MG-3.4: who has no member at home is skipped, and when nobody has one Groundwork is over.
#[test]
fn players_without_members_are_skipped() {
    let mut scene = scene();
    for seat in [RED, BLACK] {
        let krewe = scene.krewe(seat);
        (krewe.casino, krewe.home) = (3, 0);
    }
    scene.gamble_safely();
    assert_eq!(scene.actor(), ORANGE);
    scene.gamble_safely();
    assert_eq!(scene.actor(), BLUE);
    for _ in 0..3 {
        scene.gamble_safely();
    }
    assert_eq!((scene.actor(), scene.game.round), (ORANGE, 0));
    scene.gamble_safely();
    assert_eq!(scene.game.round, 1);
}

/// MG-3.5, MG-6.2: with everybody waiting on later cards, rounds pass without a turn, and cards without members without effect.
#[test]
fn rounds_without_turns() {
    let mut scene = scene();
    scene.game.cards[2].slots = [None, Some(RED), Some(BLUE), Some(BLACK), Some(BLUE), Some(ORANGE)];
    scene.game.cards[3].slots = [Some(BLACK), Some(RED), Some(ORANGE), None, Some(ORANGE), Some(RED)];
    for krewe in &mut scene.game.krewes {
        krewe.home = 0;
    }
    let revelers = scene.game.crowds;
    scene.krewe(BLACK).home = 1;
    scene.game.stage = Stage::Place { seat: BLACK };
    let events = scene.act("place p3@d");
    let begun: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::CarnivalBegan { route: 'A' } => Some("card 1"),
            Event::CarnivalBegan { route: 'G' } => Some("card 2"),
            Event::CarnivalBegan { route: 'B' } => Some("card 3"),
            Event::Halted { .. } => Some("halt"),
            _ => None,
        })
        .collect();
    assert_eq!(begun, ["card 1", "card 2", "card 3", "halt"]);
    assert_eq!(scene.game.crowds, revelers);
    assert!(matches!(scene.game.stage, Stage::Parade { .. }));
}

/// MG-3.6: a member on a later card is not at home in the next round.
#[test]
fn members_wait_on_later_cards() {
    let mut scene = scene();
    scene.station(BLUE, 2, 5);
    scene.carnival(RED);
    assert_eq!(scene.game.round, 1);
    assert_eq!((scene.krewe(BLUE).home, scene.krewe(RED).home), (2, 3));
    assert_eq!(scene.game.cards[2].slots[5], Some(BLUE));
}

/// MG-3.7, MG-3.8: all cards won come to the hand; then the player chooses what goes, down to 18.
#[test]
fn the_hand_limit() {
    let mut scene = scene();
    scene.hand(BLUE, [7, 4, 4, 2]);
    scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([0, 2, 1, 1]) };
    scene.act("stop");
    assert_eq!(scene.krewe(BLUE).hand, tally([7, 6, 5, 3]));
    assert_eq!(scene.actor(), BLUE);
    assert_eq!(scene.refused("stop"), "MG-3.7");
    scene.acts(&["discard cups", "discard beads", "discard beads"]);
    assert_eq!(scene.krewe(BLUE).hand, tally([7, 5, 5, 1]));
    assert_eq!(scene.game.discards, tally([0, 1, 0, 2]));
    assert_eq!(scene.actor(), RED);
}

/// MG-3.7, MG-4.8: the limit holds as well when the turn ends because there is no card to be had.
#[test]
fn the_hand_limit_after_a_dry_deck() {
    let mut scene = scene();
    scene.hand(BLUE, [17, 0, 0, 0]);
    scene.game.deck = tally([0, 1, 0, 1]);
    scene.act("casino");
    assert_eq!((scene.actor(), scene.krewe(BLUE).hand), (BLUE, tally([17, 1, 0, 1])));
    scene.act("discard food");
    assert_eq!((scene.actor(), scene.krewe(BLUE).hand.total()), (RED, 18));
}

/// MG-3.7: 18 cards may be kept.
#[test]
fn eighteen_cards_are_not_too_many() {
    let mut scene = Scene::of(&Setup::new(3).with("royalty", "first_seat"), "AGBDF");
    scene.hand(BLUE, [14, 0, 0, 0]);
    scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([1, 2, 1, 0]) };
    scene.act("stop");
    assert_eq!(scene.krewe(BLUE).hand.total(), 18);
    assert_eq!((scene.actor(), scene.game.discards), (RED, Tally::NONE));
}
