//! Signing up for a route.

use mardi_gras::routes::{Card, SlotAt};
use mardi_gras::{Action, Event, Kind, Neighborhood, Stage, Tally};
use serde_json::{Value, json};
use table::{Eyes, Game, Thing};

use crate::scene::{BLACK, BLUE, ORANGE, RED, Scene, counts, scene, tally};

/// The example of the rules: Blue is in the first Parade slot of route A, Black in a Recruitment slot.
fn example() -> Scene {
    let mut scene = scene();
    scene.station(BLUE, 0, 1);
    scene.station(BLACK, 0, 3);
    scene
}

/// MG-5.1: the six places of a card cost 5, 4, 3, 2, 1 and nothing.
#[test]
fn prices_fall() {
    let mut scene = scene();
    for (slot, price) in ["a@a", "p1@a", "p2@a", "r1@a", "r2@a", "l@a"].iter().zip([5, 4, 3, 2, 1, 0]) {
        let seat = scene.actor();
        scene.hand(seat, [9, 0, 0, 0]);
        let before = scene.game.discards.total();
        let events = scene.act(&format!("place {slot}"));
        assert!(matches!(events[0], Event::SignedUp { price: told, .. } if told == price), "{slot}");
        while scene.game.stage == (Stage::Discard { seat, count: price, why: mardi_gras::state::Why::Price }) {
            scene.act("discard food");
        }
        assert_eq!(scene.game.discards.total() - before, price, "{slot}");
        assert_eq!(scene.krewe(seat).hand.total(), 9 - price, "{slot}");
    }
}

/// MG-5.1: the example of the rules. With two members on the card the next place costs 3.
#[test]
fn the_third_place_of_the_example_costs_three() {
    let mut scene = example();
    assert_eq!(scene.game.price(0), Some(3));
    scene.game.stage = Stage::Place { seat: RED };
    scene.hand(RED, [3, 0, 0, 0]);
    for place in ["a@a", "p2@a", "r2@a", "l@a"] {
        assert!(scene.may(&format!("place {place}")), "{place}");
    }
    scene.act("place l@a");
    assert_eq!(scene.game.discards, tally([3, 0, 0, 0]));
}

/// MG-5.2: one's own members count, those from earlier rounds too, and the last of five slots costs 1.
#[test]
fn every_member_on_the_card_counts() {
    let mut scene = scene();
    scene.station(BLUE, 4, 0);
    scene.station(BLUE, 4, 1);
    assert_eq!(scene.game.price(4), Some(3));
    scene.carnival(RED);
    assert_eq!(scene.game.price(4), Some(3), "two members wait from the first round");
    scene.station(RED, 4, 2);
    scene.station(ORANGE, 4, 3);
    scene.game.stage = Stage::Place { seat: BLACK };
    scene.hand(BLACK, [0, 0, 1, 0]);
    scene.act("place p4@f");
    assert_eq!(scene.game.discards, tally([0, 0, 1, 0]));
}

/// MG-5.3: the payer chooses the cards.
#[test]
fn any_cards_will_do() {
    let mut scene = scene();
    scene.hand(BLUE, [2, 2, 2, 2]);
    scene.act("place a@a");
    scene.acts(&["discard food", "discard cups", "discard cups", "discard beads", "discard beads"]);
    assert_eq!(scene.krewe(BLUE).hand, tally([1, 0, 2, 0]));
    assert_eq!(scene.game.discards, tally([1, 2, 0, 2]));
    assert_eq!(scene.actor(), RED);
}

/// MG-5.3: too few cards, no place; just enough, and it can be had.
#[test]
fn too_few_cards() {
    let mut scene = example();
    scene.game.stage = Stage::Place { seat: RED };
    scene.hand(RED, [1, 1, 0, 0]);
    assert_eq!(scene.refused("place p2@a"), "MG-5.3");
    assert_eq!(scene.legal(), ["casino"]);
    scene.hand(RED, [1, 1, 0, 1]);
    assert!(scene.may("place p2@a"));
}

/// MG-5.4: a slot holds one member.
#[test]
fn a_taken_slot_is_taken() {
    let scene = example();
    assert_eq!(scene.refused("place p1@a"), "MG-5.4");
    assert_eq!(scene.refused("place r1@a"), "MG-5.4");
    assert_eq!(scene.told_why("place p1@a"), "mardi-gras-no-slot-own", "it is Blue's own");
    assert_eq!(scene.told_why("place r1@a"), "mardi-gras-no-slot");
}

/// MG-5.5: the example of the rules. Blue may not join the parade twice, but may stand anywhere else on the card.
#[test]
fn one_float_a_krewe() {
    let mut scene = example();
    scene.hand(BLUE, [5, 0, 0, 0]);
    assert_eq!(scene.refused("place p2@a"), "MG-5.5");
    for place in ["a@a", "r2@a", "l@a", "p1@g"] {
        assert!(scene.may(&format!("place {place}")), "{place}");
    }
    scene.station(BLUE, 0, 4);
    assert!(scene.may("place a@a") && scene.may("place l@a"), "a third member on the card");
}

/// MG-5.6: of two free Recruitment slots the left one is taken.
#[test]
fn recruiters_fill_up_from_the_left() {
    let mut scene = scene();
    assert!(scene.may("place r1@a"));
    assert_eq!(scene.refused("place r2@a"), "MG-5.6");
    scene.station(BLUE, 0, 3);
    assert!(scene.may("place r2@a"));
}

/// MG-5.7: cards are picked in any order, as many of a kind as are held; and in whatever order, the same table is left.
#[test]
fn cards_are_picked_in_any_order() {
    let pay = |order: [&str; 5]| {
        let mut scene = scene();
        scene.hand(BLUE, [3, 2, 0, 2]);
        scene.act("place l@a");
        assert_eq!(scene.refused("casino"), "MG-5.3");
        assert_eq!(scene.refused("discard hats"), "MG-5.7");
        scene.acts(&order.map(|kind| format!("discard {kind}")));
        scene.game
    };
    let backwards = pay(["beads", "cups", "beads", "food", "food"]);
    assert_eq!(backwards.krewe(BLUE).hand, tally([1, 1, 0, 0]));
    assert_eq!(backwards, pay(["food", "food", "cups", "beads", "beads"]));
}

/// MG-5.7: for whoever keeps to the natural order, a kind comes after none of a later one.
#[test]
fn the_natural_order_of_picks() {
    let mut scene = scene();
    scene.hand(BLUE, [3, 3, 1, 2]);
    scene.acts(&["place l@a", "discard cups"]);
    let in_order = Kind::ALL.map(|kind| scene.game.is_in_order(BLUE, Action::Discard(kind)));
    assert_eq!(in_order, [false, true, true, true]);
}

/// MG-5.7: what is still to be picked is told, and the last card names all that are given with it.
#[test]
fn the_last_pick_gives_them_all() {
    let mut scene = scene();
    scene.hand(BLUE, [3, 2, 0, 2]);
    scene.act("place l@a");
    for (left, card) in [(5, "food"), (4, "food"), (3, "cups"), (2, "beads"), (1, "beads")] {
        let asked = scene.game.prompt(BLUE);
        assert!(asked.args.contains(&("left".into(), left.into())), "{asked:?}");
        let action = scene.game.parse(&format!("discard {card}")).unwrap();
        let label = scene.game.label(BLUE, action).key;
        assert_eq!(label, if left == 1 { "mardi-gras-do-give" } else { "mardi-gras-do-pick" });
        scene.act(&format!("discard {card}"));
    }
    assert_eq!(scene.krewe(BLUE).hand, tally([1, 1, 0, 0]));
}

/// MG-5.7: when all cards of a kind are picked, no other of it can be.
#[test]
fn a_card_is_picked_once() {
    let mut scene = scene();
    scene.hand(BLUE, [3, 2, 0, 2]);
    scene.acts(&["place l@a", "discard beads", "discard beads"]);
    assert_eq!(scene.refused("discard beads"), "MG-5.7");
    assert_eq!(scene.told_why("discard beads"), "mardi-gras-no-more-to-pick");
    assert_eq!(scene.told_why("discard hats"), "mardi-gras-no-discard", "there never were any");
    assert_eq!(scene.legal(), ["discard food", "discard cups"]);
    let shut: Vec<_> = scene.game.shut(BLUE).into_iter().map(|shut| shut.thing).collect();
    assert_eq!(shut, [Thing::named("hand:0:beads")]);
}

/// MG-5.1, MG-5.4: a full card has no price, and says so.
#[test]
fn a_full_card_has_no_price() {
    let mut scene = scene();
    for (slot, seat) in [BLUE, RED, ORANGE, BLACK, BLUE, RED].into_iter().enumerate() {
        scene.station(seat, 0, slot);
    }
    assert_eq!(scene.game.price(0), None);
    assert_eq!(scene.game.view(Eyes::Public).routes[0].price, None);
    assert_eq!(scene.refused("place l@a"), "MG-5.4");
}

/// MG-5.6: whoever points at any empty Recruitment slot means the leftmost.
#[test]
fn any_recruitment_slot_may_be_pointed_at() {
    let mut scene = scene();
    let meant = scene.game.parse("place r1@a").unwrap();
    for name in ["slot:a:r1", "slot:a:r2"] {
        assert_eq!(scene.game.touched(BLUE, &[Thing::named(name)]), Ok(meant));
    }
    scene.station(BLUE, 0, 3);
    let other = scene.game.parse("place r2@a").unwrap();
    assert_eq!(scene.game.touched(BLUE, &[Thing::named("slot:a:r2")]), Ok(other));
    assert_ne!(scene.game.touched(BLUE, &[Thing::named("slot:a:r1")]), Ok(other), "somebody stands there");
}

/// MG-1.7, MG-5.4: every action that can be written down as a value is refused by a rule, a slot that the card has not too.
#[test]
fn there_is_no_sixth_slot_on_a_long_card() {
    let scene = scene();
    let missing = Action::Place { card: Card::at(4).unwrap(), slot: SlotAt::at(5).unwrap() };
    assert_eq!(scene.game.refusal(BLUE, missing).rule.0, "MG-1.7");
    assert!(scene.game.all_actions().contains(&missing));
    assert_eq!((Card::at(5), SlotAt::at(6), Neighborhood::at(23)), (None, None, None));
}

/// MG-5.7: nobody sees the picks before the last one is made.
#[test]
fn picks_are_face_down() {
    let mut scene = scene();
    scene.hand(BLUE, [2, 2, 2, 0]);
    let mut events = scene.act("place l@a");
    events.extend(scene.acts(&["discard food", "discard food", "discard cups", "discard cups"]));
    assert_eq!(events.len(), 1, "only the place is told: {events:?}");
    assert_eq!(scene.game.discards, Tally::NONE);
    let picked = |eyes| scene.game.view(eyes).krewes[BLUE.at()].hand.picked;
    assert_eq!((picked(Eyes::Seat(RED)), picked(Eyes::Public)), (None, None));
    assert_eq!(picked(Eyes::Seat(BLUE)), Some(counts([2, 2, 0, 0])));
    let events = scene.act("discard hats");
    let why = mardi_gras::state::Why::Price;
    assert_eq!(events, [Event::Discarded { seat: BLUE, cards: counts([2, 2, 1, 0]), why }]);
}

/// MG-5.7: a price that takes the whole hand is paid without asking.
#[test]
fn a_whole_hand_goes_by_itself() {
    let mut scene = scene();
    scene.hand(BLUE, [1, 2, 1, 1]);
    scene.act("place l@a");
    assert_eq!(scene.game.discards, tally([1, 2, 1, 1]));
    assert_eq!(scene.actor(), RED);
}

/// MG-5.8: signing up does nothing yet.
#[test]
fn slots_wait_for_carnival() {
    let mut scene = scene();
    let crowds = scene.game.crowds;
    for (seat, place) in [(BLUE, "a@a"), (RED, "r1@a"), (ORANGE, "l@a")] {
        scene.hand(seat, [5, 0, 0, 0]);
        scene.act(&format!("place {place}"));
        while scene.actor() == seat {
            scene.act("discard food");
        }
    }
    assert_eq!((scene.game.royalty, scene.game.size(RED), scene.game.crowds), (BLUE, 3, crowds));
}

/// What the engine lays out as the price of a place.
fn spared(scene: &Scene) -> Value {
    let view = scene.game.view(Eyes::Seat(scene.actor()));
    serde_json::to_value(view.step).unwrap()["spare"].clone()
}

/// MG-5.3: any cards will do, and those are laid out that would be missed least: of no use along the own parade, or the most of.
#[test]
fn what_is_missed_least_is_laid_out() {
    let mut scene = scene();
    scene.clear_map();
    let halts = &scene.game.route(0).halts;
    let [one, other] = [halts[0].between[0], halts[4].between[1]];
    for at in [one, other] {
        scene.game.crowds[at.index()] = tally([0, 0, 1, 1]);
    }
    scene.hand(BLUE, [1, 3, 3, 2]);
    scene.act("place p1@a");
    assert_eq!(spared(&scene), json!({ "food": 1, "cups": 3, "hats": 1, "beads": 0 }));
    // What was picked already is not laid out again, and what is laid out can be paid.
    scene.acts(&["discard cups", "discard beads"]);
    assert_eq!(spared(&scene), json!({ "food": 1, "cups": 2, "hats": 0, "beads": 0 }));
    scene.acts(&["discard cups", "discard cups", "discard food"]);
    assert_eq!(scene.actor(), RED);
}

/// MG-5.7: what would be laid out tells of the hand, so others do not see it.
#[test]
fn what_is_laid_out_is_seen_by_the_payer_alone() {
    let mut scene = scene();
    scene.hand(BLUE, [2, 2, 2, 2]);
    scene.act("place a@a");
    for eyes in [Eyes::Seat(RED), Eyes::Public] {
        assert_eq!(serde_json::to_value(scene.game.view(eyes).step).unwrap()["spare"], Value::Null);
    }
}

/// MG-5.4, MG-5.5: a slot is offered in words only where one can be taken; where only further floats of one's own parades
/// are free, that is what is said, and so it is where all slots are taken.
#[test]
fn nobody_is_asked_for_a_slot_that_is_not_open_to_them() {
    let mut scene = Scene::of(&table::Setup::new(3), "CAIBF");
    let asked = |scene: &Scene| scene.game.prompt(RED).key;
    scene.game.stage = Stage::Place { seat: RED };
    scene.hand(RED, [9, 0, 0, 0]);
    assert_eq!(asked(&scene), "mardi-gras-ask-place");
    scene.hand(RED, [1, 0, 0, 0]);
    assert_eq!(asked(&scene), "mardi-gras-ask-casino");
    scene.hand(RED, [9, 0, 0, 0]);

    let lengths: Vec<usize> = (0..5).map(|card| scene.game.route(card).slots.len()).collect();
    let floats: Vec<_> = (0..5).map(|card| scene.game.route(card).parade.clone()).collect();
    for (card, &slots) in lengths.iter().enumerate() {
        for slot in 0..slots {
            let own = slot == floats[card].start;
            if own || !floats[card].contains(&slot) {
                scene.game.cards[card].slots[slot] = Some(if own { RED } else { BLUE });
            }
        }
    }
    assert_eq!(scene.legal(), ["casino"]);
    assert_eq!(asked(&scene), "mardi-gras-ask-casino-barred");

    for (card, floats) in floats.into_iter().enumerate() {
        floats.skip(1).for_each(|slot| scene.game.cards[card].slots[slot] = Some(BLUE));
    }
    assert_eq!(asked(&scene), "mardi-gras-ask-casino-full");
}
