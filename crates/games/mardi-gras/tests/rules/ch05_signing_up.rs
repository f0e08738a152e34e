//! Signing up for a route.

use mardi_gras::{Event, Phase, Tally};
use table::{Eyes, Game};

use crate::stage::{BLACK, BLUE, ORANGE, RED, Stage, stage, tally};

/// The example of the rules: Blue is in the first Parade slot of route A, Black in a Recruitment slot.
fn example() -> Stage {
    let mut stage = stage();
    stage.station(BLUE, 0, 1);
    stage.station(BLACK, 0, 3);
    stage
}

/// MG-5.1: the six places of a card cost 5, 4, 3, 2, 1 and nothing.
#[test]
fn prices_fall() {
    let mut stage = stage();
    for (slot, price) in ["a@a", "p1@a", "p2@a", "r1@a", "r2@a", "l@a"].iter().zip([5, 4, 3, 2, 1, 0]) {
        let seat = stage.actor();
        stage.hand(seat, [9, 0, 0, 0]);
        let before = stage.game.discards.total();
        let events = stage.act(&format!("place {slot}"));
        assert!(matches!(events[0], Event::SignedUp { price: told, .. } if told == price), "{slot}");
        while stage.game.phase == (Phase::Discard { seat, count: price, why: mardi_gras::state::Why::Price }) {
            stage.act("discard food");
        }
        assert_eq!(stage.game.discards.total() - before, price, "{slot}");
        assert_eq!(stage.krewe(seat).hand.total(), 9 - price, "{slot}");
    }
}

/// MG-5.1: the example of the rules. With two members on the card the next place costs 3.
#[test]
fn the_third_place_of_the_example_costs_three() {
    let mut stage = example();
    assert_eq!(stage.game.cards[0].price(), 3);
    stage.game.phase = Phase::Place { seat: RED };
    stage.hand(RED, [3, 0, 0, 0]);
    for place in ["a@a", "p2@a", "r2@a", "l@a"] {
        assert!(stage.may(&format!("place {place}")), "{place}");
    }
    stage.act("place l@a");
    assert_eq!(stage.game.discards, tally([3, 0, 0, 0]));
}

/// MG-5.2: one's own members count, those from earlier rounds too, and the last of five slots costs 1.
#[test]
fn every_member_on_the_card_counts() {
    let mut stage = stage();
    stage.station(BLUE, 4, 0);
    stage.station(BLUE, 4, 1);
    assert_eq!(stage.game.cards[4].price(), 3);
    stage.carnival(RED);
    assert_eq!(stage.game.cards[4].price(), 3, "two members wait from the first round");
    stage.station(RED, 4, 2);
    stage.station(ORANGE, 4, 3);
    stage.game.phase = Phase::Place { seat: BLACK };
    stage.hand(BLACK, [0, 0, 1, 0]);
    stage.act("place p4@f");
    assert_eq!(stage.game.discards, tally([0, 0, 1, 0]));
}

/// MG-5.3: the payer chooses the cards.
#[test]
fn any_cards_will_do() {
    let mut stage = stage();
    stage.hand(BLUE, [2, 2, 2, 2]);
    stage.act("place a@a");
    stage.acts(&["discard food", "discard cups", "discard cups", "discard beads", "discard beads"]);
    assert_eq!(stage.krewe(BLUE).hand, tally([1, 0, 2, 0]));
    assert_eq!(stage.game.discards, tally([1, 2, 0, 2]));
    assert_eq!(stage.actor(), RED);
}

/// MG-5.3: too few cards, no place; just enough, and it can be had.
#[test]
fn too_few_cards() {
    let mut stage = example();
    stage.game.phase = Phase::Place { seat: RED };
    stage.hand(RED, [1, 1, 0, 0]);
    assert_eq!(stage.refused("place p2@a"), "MG-5.3");
    assert_eq!(stage.legal(), ["casino"]);
    stage.hand(RED, [1, 1, 0, 1]);
    assert!(stage.may("place p2@a"));
}

/// MG-5.4: a slot holds one member.
#[test]
fn a_taken_slot_is_taken() {
    let stage = example();
    assert_eq!(stage.refused("place p1@a"), "MG-5.4");
    assert_eq!(stage.refused("place r1@a"), "MG-5.4");
}

/// MG-5.5: the example of the rules. Blue may not join the parade twice, but may stand anywhere else on the card.
#[test]
fn one_float_a_krewe() {
    let mut stage = example();
    stage.hand(BLUE, [5, 0, 0, 0]);
    assert_eq!(stage.refused("place p2@a"), "MG-5.5");
    for place in ["a@a", "r2@a", "l@a", "p1@g"] {
        assert!(stage.may(&format!("place {place}")), "{place}");
    }
    stage.station(BLUE, 0, 4);
    assert!(stage.may("place a@a") && stage.may("place l@a"), "a third member on the card");
}

/// MG-5.6: of two free Recruitment slots the left one is taken.
#[test]
fn recruiters_fill_up_from_the_left() {
    let mut stage = stage();
    assert!(stage.may("place r1@a"));
    assert_eq!(stage.refused("place r2@a"), "MG-5.6");
    stage.station(BLUE, 0, 3);
    assert!(stage.may("place r2@a"));
}

/// MG-5.7: cards are picked in the order of kinds, and never so that too few are left.
#[test]
fn cards_are_picked_in_order() {
    let mut stage = stage();
    stage.hand(BLUE, [3, 2, 0, 2]);
    stage.act("place l@a");
    assert_eq!(stage.refused("casino"), "MG-5.3");
    assert_eq!(stage.legal(), ["discard food"], "only four cards are not Food");
    stage.act("discard food");
    assert_eq!(stage.legal(), ["discard food", "discard cups"]);
    stage.act("discard cups");
    assert_eq!(stage.refused("discard food"), "MG-5.7");
    assert_eq!(stage.refused("discard hats"), "MG-5.7");
    assert_eq!(stage.legal(), ["discard cups"]);
}

/// MG-5.7: nobody sees the picks before the last one is made.
#[test]
fn picks_are_face_down() {
    let mut stage = stage();
    stage.hand(BLUE, [2, 2, 2, 0]);
    let mut events = stage.act("place l@a");
    events.extend(stage.acts(&["discard food", "discard food", "discard cups", "discard cups"]));
    assert_eq!(events.len(), 1, "only the place is told: {events:?}");
    assert_eq!(stage.game.discards, Tally::NONE);
    let picked = |eyes| stage.game.view(eyes).krewes[BLUE.at()].picked;
    assert_eq!((picked(Eyes::Seat(RED)), picked(Eyes::Public)), (None, None));
    assert_eq!(picked(Eyes::Seat(BLUE)), Some(tally([2, 2, 0, 0])));
    let events = stage.act("discard hats");
    let why = mardi_gras::state::Why::Price;
    assert_eq!(events, [Event::Discarded { seat: BLUE, cards: tally([2, 2, 1, 0]), why }]);
}

/// MG-5.7: a price that takes the whole hand is paid without asking.
#[test]
fn a_whole_hand_goes_by_itself() {
    let mut stage = stage();
    stage.hand(BLUE, [1, 2, 1, 1]);
    stage.act("place l@a");
    assert_eq!(stage.game.discards, tally([1, 2, 1, 1]));
    assert_eq!(stage.actor(), RED);
}

/// MG-5.8: signing up does nothing yet.
#[test]
fn slots_wait_for_carnival() {
    let mut stage = stage();
    let crowds = stage.game.crowds;
    for (seat, place) in [(BLUE, "a@a"), (RED, "r1@a"), (ORANGE, "l@a")] {
        stage.hand(seat, [5, 0, 0, 0]);
        stage.act(&format!("place {place}"));
        while stage.actor() == seat {
            stage.act("discard food");
        }
    }
    assert_eq!((stage.game.royalty, stage.game.size(RED), stage.game.crowds), (BLUE, 3, crowds));
}
