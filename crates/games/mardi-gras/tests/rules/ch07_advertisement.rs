//! Advertisement.

use std::collections::BTreeSet;

use mardi_gras::{Event, MardiGras, Stage};
use table::{Dice, Game, Setup};

use crate::scene::{BLUE, ORANGE, RED, Scene, scene, tally};

/// Orange is in the Advertisement slot of route A and Carnival begins.
fn campaign(mut scene: Scene) -> Scene {
    scene.station(ORANGE, 0, 0);
    scene.carnival(RED);
    scene
}

fn one_destination() -> Scene {
    Scene::of(&Setup::new(4).with("royalty", "first_seat").with("advert", "one_destination"), "AGBDF")
}

/// MG-7.1: the example of the rules. Orange's member goes home, and Orange moves three green, one gold and one purple reveler.
#[test]
fn orange_moves_five_revelers() {
    let mut scene = scene();
    scene.crowd("gert-town", [3, 1, 0, 0]);
    scene.crowd("lafitte", [1, 0, 2, 1]);
    scene.crowd("bywater", [0, 0, 0, 1]);
    let mut scene = campaign(scene);
    assert_eq!((scene.actor(), scene.krewe(ORANGE).home), (ORANGE, 1));
    assert_eq!(scene.refused_to(BLUE, "take green@gert-town"), "MG-7.1");
    for color in ["green", "green", "green", "gold"] {
        scene.acts(&[format!("take {color}@gert-town"), "put bywater".to_owned()]);
    }
    scene.acts(&["take purple@lafitte", "put bywater"]);
    assert_eq!(scene.crowd_at("gert-town"), tally([0; 4]));
    assert_eq!(scene.crowd_at("lafitte"), tally([1, 0, 1, 1]));
    assert_eq!(scene.crowd_at("bywater"), tally([3, 1, 1, 1]));
    assert_eq!(scene.game.round, 1);
}

/// MG-7.1: a reveler must go to another neighborhood.
#[test]
fn staying_is_not_moving() {
    let mut scene = scene();
    scene.crowd("gert-town", [1, 0, 0, 0]);
    let mut scene = campaign(scene);
    scene.act("take green@gert-town");
    assert_eq!(scene.refused("put gert-town"), "MG-7.1");
    assert_eq!(scene.legal().len(), 22);
}

/// MG-5.5, MG-6.1, MG-7.1: one krewe in both Advertisement slots of another card than ours moves five revelers twice.
#[test]
fn two_advertisements_in_a_row() {
    let kit = table::Kit::altered("routes.toml", "APPRRL", "AAPRRL").unwrap();
    let mut scene = Scene::with_kit(&Setup::new(4).with("royalty", "first_seat"), "AGBDF", kit);
    scene.station(BLUE, 0, 0);
    assert!(scene.may("place a2@a"));
    scene.station(BLUE, 0, 1);
    scene.carnival(RED);
    for home in 1..=2 {
        assert_eq!((scene.actor(), scene.krewe(BLUE).home), (BLUE, home));
        for _ in 0..5 {
            let take = scene.legal()[0].clone();
            scene.acts(&[&*take, "put marigny"]);
        }
    }
    assert_eq!((scene.game.round, scene.crowd_at("marigny").total()), (1, 4 + 10));
}

/// MG-7.2: from five neighborhoods to five others, wherever they lie, and however full they are.
#[test]
fn each_reveler_has_its_own_way() {
    let mut scene = scene();
    for id in ["gert-town", "gentilly", "cbd", "treme", "milan"] {
        scene.crowd(id, [0, 2, 0, 0]);
    }
    scene.crowd("marigny", [9, 9, 9, 9]);
    let mut scene = campaign(scene);
    assert_eq!(scene.refused("take green@gert-town"), "MG-7.2");
    for (from, to) in
        [("gert-town", "marigny"), ("gentilly", "milan"), ("milan", "gentilly"), ("cbd", "gert-town"), ("treme", "cbd")]
    {
        scene.acts(&[format!("take gold@{from}"), format!("put {to}")]);
    }
    for (id, gold) in [("gert-town", 2), ("gentilly", 2), ("cbd", 2), ("treme", 1), ("milan", 2), ("marigny", 10)] {
        assert_eq!(scene.crowd_at(id).0[1], gold, "{id}");
    }
}

/// MG-7.3: five must move; nobody stops early.
#[test]
fn nobody_stops_early() {
    let mut scene = campaign(scene());
    for moved in 0..5 {
        assert!(matches!(scene.game.stage, Stage::Take(campaign) if campaign.left == 5 - moved));
        assert_eq!(scene.refused("pass"), "MG-7.5");
        let take = scene.legal()[0].clone();
        scene.acts(&[&*take, "put marigny"]);
    }
    assert_eq!(scene.game.round, 1);
}

/// MG-7.3: with three revelers on the map all three move; with none nobody is asked.
#[test]
fn fewer_than_five_are_left() {
    let mut three = scene();
    three.clear_map();
    three.crowd("cbd", [1, 0, 0, 2]);
    let mut three = campaign(three);
    three.acts(&["take green@cbd", "put treme", "take white@cbd", "put treme", "take white@cbd", "put treme"]);
    assert_eq!(three.crowd_at("treme"), tally([1, 0, 0, 2]));
    assert_eq!(three.game.round, 1);
    let mut none = scene();
    none.clear_map();
    assert_eq!(campaign(none).game.round, 1);
}

/// MG-7.4: a reveler that was put down is not taken up again.
#[test]
fn nobody_moves_twice() {
    let mut scene = scene();
    scene.crowd("gert-town", [1, 0, 0, 0]);
    scene.crowd("lafitte", [0, 1, 0, 0]);
    let mut scene = campaign(scene);
    scene.acts(&["take green@gert-town", "put lafitte"]);
    assert_eq!(scene.refused("take green@lafitte"), "MG-7.4");
    assert!(scene.may("take gold@lafitte"));
    scene.acts(&["take gold@lafitte", "put marigny"]);
}

/// MG-7.4: of two green ones in a place, one that came and one that was there, one can be taken.
#[test]
fn those_who_were_there_may_still_move() {
    let mut scene = scene();
    scene.crowd("gert-town", [1, 0, 0, 0]);
    scene.crowd("lafitte", [1, 0, 0, 0]);
    let mut scene = campaign(scene);
    scene.acts(&["take green@gert-town", "put lafitte", "take green@lafitte", "put marigny"]);
    assert_eq!(scene.refused("take green@lafitte"), "MG-7.4");
}

/// MG-7.5: revelers are moved in any order, and the same moves leave the same table in whatever order they were made.
#[test]
fn any_order_will_do() {
    let moves = ["gert-town", "lafitte", "cbd", "treme", "marigny"];
    let table = |order: [usize; 5]| {
        let mut scene = scene();
        moves.iter().for_each(|id| scene.crowd(id, [1, 0, 0, 1]));
        let mut scene = campaign(scene);
        for from in order {
            scene.acts(&[format!("take white@{}", moves[from]), "put milan".to_owned()]);
        }
        scene.game
    };
    assert_eq!(table([4, 0, 3, 1, 2]), table([0, 1, 2, 3, 4]));
}

/// MG-7.5: halfway, too, nothing on the table tells in which order the moves were made.
#[test]
fn the_order_leaves_no_trace() {
    let table = |order: [[&str; 2]; 2]| {
        let mut scene = scene();
        scene.crowd("gert-town", [2, 0, 0, 0]);
        let mut scene = campaign(scene);
        order.iter().for_each(|[take, put]| {
            scene.acts(&[take, put]);
        });
        scene.game
    };
    let (one, other) = (["take green@gert-town", "put treme"], ["take green@gert-town", "put cbd"]);
    assert_eq!(table([one, other]), table([other, one]));
}

/// Every way through the campaign that keeps to the natural order, each written as its moves, sorted.
fn all_ways(game: &MardiGras, events: Vec<Event>, ways: &mut Vec<Vec<String>>) {
    if !matches!(game.stage, Stage::Take(_) | Stage::Put { .. } | Stage::Name { .. }) {
        let moved = |event: &Event| matches!(event, Event::Moved { .. });
        let mut way: Vec<String> =
            events.iter().filter(|event| moved(event)).map(|event| format!("{event:?}")).collect();
        way.sort();
        ways.push(way);
        return;
    }
    let mut legal = Vec::new();
    let seat = game.actor().unwrap();
    game.legal(seat, &mut legal);
    for action in legal.into_iter().filter(|&action| game.is_in_order(seat, action)) {
        let mut after = *game;
        let mut told = events.clone();
        after.play(seat, action, &mut Dice::quick(0), &mut told);
        all_ways(&after, told, ways);
    }
}

/// MG-7.5: in the natural order no two ways through an advertisement make the same moves, and no set of moves is missing.
#[test]
fn every_result_has_one_way() {
    let mut scene = scene();
    scene.clear_map();
    scene.crowd("gert-town", [2, 0, 0, 0]);
    scene.crowd("treme", [0, 0, 1, 0]);
    let scene = campaign(scene);
    let mut ways = Vec::new();
    all_ways(&scene.game, Vec::new(), &mut ways);
    // Two like revelers to 22 places, with repetition, and one to 22 others.
    assert_eq!(ways.len(), 22 * 23 / 2 * 22);
    assert_eq!(ways.iter().collect::<BTreeSet<_>>().len(), ways.len());
}

/// MG-7.6: one place is named, all five go there, and none comes from there.
#[test]
fn one_destination_for_all() {
    let mut scene = one_destination();
    scene.clear_map();
    scene.crowd("gert-town", [2, 1, 1, 1]);
    scene.crowd("treme", [1, 0, 0, 0]);
    scene.crowd("marigny", [0, 0, 0, 4]);
    let mut scene = campaign(scene);
    assert_eq!(scene.refused("take green@gert-town"), "MG-7.6");
    scene.act("name treme");
    assert_eq!(scene.refused("take green@treme"), "MG-7.6");
    scene.acts(&["take gold@gert-town", "take white@marigny", "take white@marigny", "take white@marigny"]);
    assert_eq!(scene.refused("put cbd"), "MG-7.5");
    scene.act("take white@marigny");
    assert_eq!(scene.crowd_at("treme"), tally([1, 1, 0, 4]));
    assert_eq!(scene.game.round, 1);
}

/// MG-7.6: a place may not be named if fewer than five revelers, or fewer than all that are left, are elsewhere.
#[test]
fn a_destination_leaves_enough_elsewhere() {
    let mut scene = one_destination();
    scene.clear_map();
    scene.crowd("gert-town", [2, 1, 1, 0]);
    scene.crowd("treme", [1, 1, 1, 1]);
    scene.crowd("marigny", [1, 0, 0, 0]);
    let mut few = one_destination();
    few.clear_map();
    few.crowd("treme", [1, 1, 0, 0]);
    let scene = campaign(scene);
    assert!(scene.may("name gert-town") && scene.may("name treme"), "five are elsewhere");
    let mut crowded = one_destination();
    crowded.clear_map();
    crowded.crowd("treme", [3, 3, 0, 0]);
    crowded.crowd("cbd", [2, 0, 0, 0]);
    let crowded = campaign(crowded);
    assert_eq!(crowded.refused("name treme"), "MG-7.6", "only two are elsewhere");
    assert_eq!(crowded.told_why("name treme"), "mardi-gras-no-goal");
    assert_eq!(crowded.told_why("take green@treme"), "mardi-gras-no-now-name", "first a place is named");
    assert!(crowded.may("name cbd"));
    let mut few = campaign(few);
    assert_eq!(few.refused("name treme"), "MG-7.6");
    few.acts(&["name cbd", "take green@treme", "take gold@treme"]);
    assert_eq!((few.crowd_at("cbd"), few.game.round), (tally([1, 1, 0, 0]), 1));
}
