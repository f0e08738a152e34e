//! What is touched for an action, what it costs, and why other things cannot be chosen. No chapter of the rules is about it,
//! but every screen stands on it.

use crate::scene::*;
use midway::Midway;
use table::{Eyes, Game, Offer, Seat, Thing};

fn offers(scene: &Scene) -> Vec<Offer> {
    let seat = scene.asked();
    let mut legal = Vec::new();
    scene.game.legal(seat, &mut legal);
    legal.into_iter().map(|action| Offer::of(&scene.game, seat, action)).collect()
}

#[track_caller]
fn offer(scene: &Scene, action: &str) -> Offer {
    let all = offers(scene);
    all.iter().find(|offer| offer.action == action).unwrap_or_else(|| panic!("{action} is not in {all:?}")).clone()
}

fn ids(things: &[Thing]) -> Vec<&str> {
    things.iter().map(Thing::as_str).collect()
}

#[track_caller]
fn touches(scene: &Scene, action: &str) -> Vec<String> {
    ids(&offer(scene, action).things).into_iter().map(str::to_owned).collect()
}

/// MC-3.4: on a first turn no card is thrown away by touching it: the swap begins at the discard pile.
#[test]
fn a_swap_begins_at_the_pile() {
    let mut scene = Scene::new(2).hand(A, "wild ferris:B");
    assert_eq!(touches(&scene, "lay ferris-banners"), ["pile", "hand:0:ferris-banners"]);
    scene.act(A, "lay wild");
    assert_eq!(touches(&scene, "lay ferris-banners"), ["hand:0:ferris-banners"]);
    assert_eq!(touches(&scene, "draw"), ["do:draw"]);
}

/// MC-4.2: of two equal dice either can be touched.
#[test]
fn equal_dice_are_interchangeable() {
    let assign = offer(&Scene::new(2).rolled("3 3 5"), "assign 3 5");
    let ways: Vec<Vec<&str>> = assign.ways().map(ids).collect();
    assert_eq!(ways, [["die:0", "die:2"], ["die:1", "die:2"]]);
}

/// MC-11.5: a "!" needs the booth that it shall stand for, also where another die shows that number.
#[test]
fn a_wild_die_needs_a_booth() {
    let scene = Scene::with(2, &["wild_die"]).rolled("2 4 !");
    assert_eq!(touches(&scene, "assign 2 6"), ["die:0", "die:2", "booth:midway-steal"]);
    let plain = offer(&scene, "assign 2 4");
    let ways: Vec<Vec<&str>> = plain.ways().map(ids).collect();
    assert_eq!(ways[0], ["die:0", "die:1"]);
    assert!(ways.contains(&vec!["die:0", "die:2", "booth:hand-trade"]), "{ways:?}");
}

/// MC-5.2: a booth, and the player at whom it is aimed.
#[test]
fn a_deed_is_a_booth_and_a_player() {
    let scene = Scene::new(3).hand(A, "ferris:B").hand(C, "ferris:L").acting("1 3");
    assert_eq!(touches(&scene, "deck draw"), ["booth:deck-draw"]);
    assert_eq!(touches(&scene, "hand draw 3"), ["booth:hand-draw", "seat:2"]);
    let deck = offer(&scene, "deck draw");
    assert_eq!(deck.ways().map(ids).collect::<Vec<_>>(), [["booth:deck-draw"], ["deck"]]);
    let shut = scene.game.shut(A);
    assert_eq!(shut.iter().map(|shut| (shut.thing.as_str(), shut.rule.0)).collect::<Vec<_>>(), [("seat:1", "MC-5.10")]);
}

/// MC-5.4: before dice are assigned, what cannot be done is told.
#[test]
fn impossible_booths_are_shut_before_dice_are_assigned() {
    let scene = Scene::new(2).hand(A, "ferris:B").hand(B, "ferris:L").rolled("1 5 6");
    let shut: Vec<String> = scene.game.shut(A).iter().map(|shut| shut.thing.to_string()).collect();
    assert_eq!(shut, ["booth:midway-trade", "booth:midway-steal"]);
    assert_eq!(offer(&scene, "assign 1 6").label.key, "midway-do-assign-shut");
    assert_eq!(offer(&scene, "assign 5 6").label.key, "midway-do-assign-all-shut");
}

/// MC-7.2, MC-7.3: two cards begin a ride; a part knows its ride; a Wild is told its ride.
#[test]
fn building_points_at_cards_and_rides() {
    let scene = Scene::new(2).hand(A, "ferris:BL swings:S wild").midway(A, "swings:BL").building();
    assert_eq!(
        touches(&scene, "start ferris-banners ferris-lights"),
        ["hand:0:ferris-banners", "hand:0:ferris-lights"]
    );
    assert_eq!(touches(&scene, "add swings-seats"), ["hand:0:swings-seats"]);
    assert_eq!(touches(&scene, "add wild@swings"), ["hand:0:wild", "ride:0:swings"]);
}

/// MC-7.9: the true part may be touched for the Wild in its place, and the ride where that shall go.
#[test]
fn the_true_part_sends_the_wild_away() {
    let scene = Scene::new(2).hand(A, "ferris:SM swings:L").midway(A, "ferris:BL** swings:B").building();
    let away = offer(&scene, "move wild@ferris swings");
    let ways: Vec<Vec<&str>> = away.ways().map(ids).collect();
    let [materials, seats] = ["hand:0:ferris-materials", "hand:0:ferris-seats"];
    assert_eq!(ways, [["wild:0:ferris", "ride:0:swings"], [materials, "ride:0:swings"], [seats, "ride:0:swings"]]);
    let instead = |scene: &Scene| {
        let held = scene.game.view(Eyes::Seat(A)).players[0].hand.cards.clone().expect("it is the own hand");
        held.into_iter().filter_map(|held| Some((held.thing, held.instead?))).collect::<Vec<_>>()
    };
    let wild = Thing::named("wild:0:ferris");
    assert_eq!(instead(&scene), [materials, seats].map(|thing| (Thing::named(thing), wild.clone())));
    // Every ride is full, or without cards: the Wild has nowhere to go.
    let full = Scene::new(2).hand(A, "ferris:S").midway(A, "ferris:BLM* swings:BLMS").building();
    assert!(instead(&full).is_empty());
}

/// MC-7.9: where the Wild has nowhere to go, a part for the ride that it completes is shut, and the reason tells the trick.
#[test]
fn the_true_part_says_that_the_wild_must_move() {
    let scene = Scene::new(2).hand(A, "ferris:S").midway(A, "ferris:BLM*").building();
    let shut = scene.game.shut(A);
    let seats = shut.iter().find(|shut| shut.thing.as_str() == "hand:0:ferris-seats").expect("it is shut");
    assert_eq!((seats.why.key.as_ref(), seats.rule.0), ("midway-refuse-wild-in-place", "MC-7.9"));
    let note = Midway::explain(&scene.game.view(Eyes::Seat(A)), &Thing::named("wild:0:ferris")).expect("it is there");
    assert_eq!(note.lines[0].key, "midway-what-lock-it");
}

/// MC-6.1, MC-6.2: what cannot be taken says why.
#[test]
fn what_cannot_be_taken_says_why() {
    let scene = Scene::new(2).hand(A, "bumper:B").midway(A, "ferris:B").midway(B, "ferris:BL swings:BLMS").acting("6");
    let mut scene = scene;
    scene.act(A, "midway steal 2");
    let shut: Vec<(String, &str)> = scene.game.shut(A).iter().map(|s| (s.thing.to_string(), s.rule.0)).collect();
    assert!(shut.contains(&("part:1:ferris-banners".into(), "MC-6.1")), "{shut:?}");
    assert!(shut.contains(&("part:1:swings-seats".into(), "MC-6.2")), "{shut:?}");
    assert!(!shut.iter().any(|(thing, _)| thing == "part:1:ferris-lights"));
}

/// MC-8.1: a block costs a Ticket; to let the last chance pass throws dice, so it is for good.
#[test]
fn prices_are_told() {
    let mut scene = Scene::new(3).hand(B, "ferris:B").tickets([2, 1, 1, 0]).rolled("1 3 5");
    assert_eq!((offer(&scene, "reroll").price.tickets, offer(&scene, "reroll").price.for_good), (1, true));
    assert_eq!((offer(&scene, "raise 1").price.tickets, offer(&scene, "raise 1").price.for_good), (1, false));
    scene.act(A, "assign 1 3");
    assert!(!offer(&scene, "deck draw").price.for_good, "somebody may block it");
    scene.act(A, "deck draw");
    assert_eq!((offer(&scene, "block").price.tickets, offer(&scene, "pass").price.for_good), (1, false));
    scene.act(B, "pass");
    assert!(offer(&scene, "pass").price.for_good, "nobody else is asked");
}

/// MC-6.1: a card in a third player's Midway is no card of the target.
#[test]
fn touching_elsewhere_means_nothing() {
    let mut scene = Scene::new(3).hand(A, "bumper:B").midway(B, "ferris:L").midway(C, "ferris:L").acting("6");
    scene.act(A, "midway steal 2");
    let read = |thing: &'static str| scene.game.touched(A, &[Thing::named(thing)]);
    assert!(read("part:1:ferris-lights").is_ok() && read("part:2:ferris-lights").is_err());
    assert!(read("nothing:at:all").is_err() && read("die:7").is_err() && read("hand:1:wild").is_err());
}

/// MC-7.8: where a part is carried to another ride, the engine cannot read it; where the ride is its own, it says why not.
#[test]
fn a_card_on_a_ride_can_be_asked_about() {
    let scene = Scene::new(2).hand(A, "ferris:S").building();
    let ask = |ride: &'static str| scene.game.touched(A, &[Thing::named("hand:0:ferris-seats"), Thing::named(ride)]);
    let action = ask("ride:0:ferris").expect("it can be read");
    assert_eq!(scene.game.refusal(A, action).rule.0, "MC-7.2");
    assert!(ask("ride:0:swings").is_err());
}

/// MC-6.6: a stolen Wild flies to its only place at once, waits where there is a choice, and is lost where there is none.
#[test]
fn a_stolen_wild_flies_where_it_goes() {
    let flight = |midway: &str| {
        let mut scene = Scene::new(2).hand(A, "bumper:B").midway(A, midway).midway(B, "ferris:B*").acting("6");
        scene.act(A, "midway steal 2").act(A, "take wild@ferris");
        let hops: Vec<_> = scene.events.iter().flat_map(|event| table::Event::hops(event, Eyes::Seat(A))).collect();
        hops.iter().map(|hop| format!("{} {}", hop.from, hop.to)).collect::<Vec<_>>()
    };
    assert_eq!(flight("swings:B"), ["wild:1:ferris wild:0:swings"]);
    assert_eq!(flight("swings:B bumper:L"), ["wild:1:ferris loose"]);
    assert_eq!(flight(""), ["wild:1:ferris pile"]);
}

/// MC-12.2: a drawn card flies to the card for its owner, and to the hand for the others.
#[test]
fn others_see_cards_fly_to_the_hand() {
    let mut scene = Scene::new(2).deck("wild").acting("1");
    scene.act(A, "deck draw");
    let to = |seat: Seat| -> Vec<String> {
        let told = scene.events.iter().filter_map(|event| table::Told::of(event, Eyes::Seat(seat)));
        told.flat_map(|told| told.hops).map(|hop| hop.to.to_string()).collect()
    };
    assert_eq!((to(A), to(B)), (vec!["hand:0:wild".to_owned()], vec!["hand:0".to_owned()]));
}

/// MC-8.3: who may block is told what the action could complete.
#[test]
fn a_threat_is_told() {
    let mut scene = Scene::new(2).hand(A, "bumper:B").midway(A, "ferris:BLM").midway(B, "ferris:S");
    scene = scene.tickets([0, 1, 0, 0]).acting("6");
    scene.act(A, "midway steal 2");
    let view = scene.game.view(Eyes::Seat(B));
    let note = Midway::explain(&view, &Thing::named("booth:midway-steal")).expect("it is there");
    assert!(note.lines.iter().any(|line| line.key == "midway-what-threat"), "{note:?}");
    let told = Midway::describe(&view);
    assert!(told[0].lines.iter().any(|line| line.say.key == "midway-what-threat"));
}
