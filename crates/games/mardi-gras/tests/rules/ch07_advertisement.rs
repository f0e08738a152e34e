//! Advertisement.

use std::collections::BTreeSet;

use mardi_gras::{Event, MardiGras, Phase};
use table::{Dice, Game, Setup};

use crate::stage::{BLUE, ORANGE, RED, Stage, altered_kit, stage, tally};

/// Orange is in the Advertisement slot of route A and Carnival begins.
fn campaign(mut stage: Stage) -> Stage {
    stage.station(ORANGE, 0, 0);
    stage.carnival(RED);
    stage
}

fn one_destination() -> Stage {
    Stage::of(&Setup::new(4).with("royalty", "first_seat").with("advert", "one_destination"), "AGBDF")
}

/// MG-7.1: the example of the rules. Orange's member goes home, and Orange moves three green, one gold and one purple reveler.
#[test]
fn orange_moves_five_revelers() {
    let mut stage = stage();
    stage.crowd("gert-town", [3, 1, 0, 0]);
    stage.crowd("lafitte", [1, 0, 2, 1]);
    stage.crowd("bywater", [0, 0, 0, 1]);
    let mut stage = campaign(stage);
    assert_eq!((stage.actor(), stage.krewe(ORANGE).home), (ORANGE, 1));
    assert_eq!(stage.refused_to(BLUE, "take green@gert-town"), "MG-7.1");
    for color in ["green", "green", "green", "gold"] {
        stage.acts(&[&format!("take {color}@gert-town"), "put bywater"]);
    }
    stage.acts(&["take purple@lafitte", "put bywater"]);
    assert_eq!(stage.crowd_at("gert-town"), tally([0; 4]));
    assert_eq!(stage.crowd_at("lafitte"), tally([1, 0, 1, 1]));
    assert_eq!(stage.crowd_at("bywater"), tally([3, 1, 1, 1]));
    assert_eq!(stage.game.round, 1);
}

/// MG-7.1: a reveler must go to another neighborhood.
#[test]
fn staying_is_not_moving() {
    let mut stage = stage();
    stage.crowd("gert-town", [1, 0, 0, 0]);
    let mut stage = campaign(stage);
    stage.act("take green@gert-town");
    assert_eq!(stage.refused("put gert-town"), "MG-7.1");
    assert_eq!(stage.legal().len(), 22);
}

/// MG-5.5, MG-6.1, MG-7.1: one krewe in both Advertisement slots of another card than ours moves five revelers twice.
#[test]
fn two_advertisements_in_a_row() {
    let kit = altered_kit("routes.toml", "APPRRL", "AAPRRL").unwrap();
    let mut stage = Stage::with_kit(&Setup::new(4).with("royalty", "first_seat"), "AGBDF", kit);
    stage.station(BLUE, 0, 0);
    assert!(stage.may("place a2@a"));
    stage.station(BLUE, 0, 1);
    stage.carnival(RED);
    for home in 1..=2 {
        assert_eq!((stage.actor(), stage.krewe(BLUE).home), (BLUE, home));
        for _ in 0..5 {
            let take = stage.legal()[0].clone();
            stage.acts(&[&take, "put marigny"]);
        }
    }
    assert_eq!((stage.game.round, stage.crowd_at("marigny").total()), (1, 4 + 10));
}

/// MG-7.2: from five neighborhoods to five others, wherever they lie, and however full they are.
#[test]
fn each_reveler_has_its_own_way() {
    let mut stage = stage();
    for id in ["gert-town", "gentilly", "cbd", "treme", "milan"] {
        stage.crowd(id, [0, 2, 0, 0]);
    }
    stage.crowd("marigny", [9, 9, 9, 9]);
    let mut stage = campaign(stage);
    assert_eq!(stage.refused("take green@gert-town"), "MG-7.2");
    for (from, to) in
        [("gert-town", "marigny"), ("gentilly", "milan"), ("milan", "gentilly"), ("cbd", "gert-town"), ("treme", "cbd")]
    {
        stage.acts(&[&format!("take gold@{from}"), &format!("put {to}")]);
    }
    for (id, gold) in [("gert-town", 2), ("gentilly", 2), ("cbd", 2), ("treme", 1), ("milan", 2), ("marigny", 10)] {
        assert_eq!(stage.crowd_at(id).0[1], gold, "{id}");
    }
}

/// MG-7.3: five must move; nobody stops early.
#[test]
fn nobody_stops_early() {
    let mut stage = campaign(stage());
    for moved in 0..5 {
        assert!(matches!(stage.game.phase, Phase::Take(campaign) if campaign.left == 5 - moved));
        assert_eq!(stage.refused("pass"), "MG-7.5");
        let take = stage.legal()[0].clone();
        stage.acts(&[&take, "put marigny"]);
    }
    assert_eq!(stage.game.round, 1);
}

/// MG-7.3: with three revelers on the map all three move; with none nobody is asked.
#[test]
fn fewer_than_five_are_left() {
    let mut three = stage();
    three.clear_map();
    three.crowd("cbd", [1, 0, 0, 2]);
    let mut three = campaign(three);
    three.acts(&["take green@cbd", "put treme", "take white@cbd", "put treme", "take white@cbd", "put treme"]);
    assert_eq!(three.crowd_at("treme"), tally([1, 0, 0, 2]));
    assert_eq!(three.game.round, 1);
    let mut none = stage();
    none.clear_map();
    assert_eq!(campaign(none).game.round, 1);
}

/// MG-7.4: a reveler that was put down is not taken up again.
#[test]
fn nobody_moves_twice() {
    let mut stage = stage();
    stage.crowd("gert-town", [1, 0, 0, 0]);
    stage.crowd("lafitte", [0, 1, 0, 0]);
    let mut stage = campaign(stage);
    stage.acts(&["take green@gert-town", "put lafitte"]);
    assert_eq!(stage.refused("take green@lafitte"), "MG-7.4");
    assert!(stage.may("take gold@lafitte"));
    stage.acts(&["take gold@lafitte", "put marigny"]);
}

/// MG-7.4: of two green ones in a place, one that came and one that was there, one can be taken.
#[test]
fn those_who_were_there_may_still_move() {
    let mut stage = stage();
    stage.crowd("gert-town", [1, 0, 0, 0]);
    stage.crowd("lafitte", [1, 0, 0, 0]);
    let mut stage = campaign(stage);
    stage.acts(&["take green@gert-town", "put lafitte", "take green@lafitte", "put marigny"]);
    assert_eq!(stage.refused("take green@lafitte"), "MG-7.4");
}

/// MG-7.5: in map order; in one neighborhood by color; like revelers to places in map order; and enough must be left ahead.
#[test]
fn the_order_is_fixed() {
    let mut stage = stage();
    stage.clear_map();
    stage.crowd("gert-town", [1, 0, 0, 0]);
    stage.crowd("lafitte", [2, 1, 0, 0]);
    stage.crowd("marigny", [0, 0, 0, 3]);
    let mut stage = campaign(stage);
    assert_eq!(stage.refused("take gold@lafitte"), "MG-7.3", "only four would be left");
    assert_eq!(stage.legal(), ["take green@gert-town", "take green@lafitte"]);
    stage.acts(&["take green@lafitte", "put treme"]);
    assert_eq!(stage.refused("take green@gert-town"), "MG-7.5");
    assert_eq!(stage.legal(), ["take green@lafitte", "take gold@lafitte"]);
    stage.act("take green@lafitte");
    assert_eq!(stage.refused("put cbd"), "MG-7.5", "the central business district comes before Tremé");
    stage.acts(&["put treme", "take gold@lafitte", "put cbd"]);
    assert_eq!(stage.legal(), ["take white@marigny"]);
}

/// Every way through the campaign, each written as its moves, sorted.
fn all_ways(game: &MardiGras, events: Vec<Event>, ways: &mut Vec<Vec<String>>) {
    if !matches!(game.phase, Phase::Take(_) | Phase::Put { .. } | Phase::Name { .. }) {
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
    for action in legal {
        let mut after = game.clone();
        let mut told = events.clone();
        after.play(seat, action, &mut Dice::quick(0), &mut told);
        all_ways(&after, told, ways);
    }
}

/// MG-7.5: no two ways through an advertisement make the same moves, and no set of moves is missing.
#[test]
fn every_result_has_one_way() {
    let mut stage = stage();
    stage.clear_map();
    stage.crowd("gert-town", [2, 0, 0, 0]);
    stage.crowd("treme", [0, 0, 1, 0]);
    let stage = campaign(stage);
    let mut ways = Vec::new();
    all_ways(&stage.game, Vec::new(), &mut ways);
    // Two like revelers to 22 places, with repetition, and one to 22 others.
    assert_eq!(ways.len(), 22 * 23 / 2 * 22);
    assert_eq!(ways.iter().collect::<BTreeSet<_>>().len(), ways.len());
}

/// MG-7.6: one place is named, all five go there, and none comes from there.
#[test]
fn one_destination_for_all() {
    let mut stage = one_destination();
    stage.clear_map();
    stage.crowd("gert-town", [2, 1, 1, 1]);
    stage.crowd("treme", [1, 0, 0, 0]);
    stage.crowd("marigny", [0, 0, 0, 4]);
    let mut stage = campaign(stage);
    assert_eq!(stage.refused("take green@gert-town"), "MG-7.6");
    stage.act("name treme");
    assert_eq!(stage.refused("take green@treme"), "MG-7.6");
    stage.acts(&["take gold@gert-town", "take white@marigny", "take white@marigny", "take white@marigny"]);
    assert_eq!(stage.refused("put cbd"), "MG-7.5");
    stage.act("take white@marigny");
    assert_eq!(stage.crowd_at("treme"), tally([1, 1, 0, 4]));
    assert_eq!(stage.game.round, 1);
}

/// MG-7.6: a place may not be named if fewer than five revelers, or fewer than all that are left, are elsewhere.
#[test]
fn a_destination_leaves_enough_elsewhere() {
    let mut stage = one_destination();
    stage.clear_map();
    stage.crowd("gert-town", [2, 1, 1, 0]);
    stage.crowd("treme", [1, 1, 1, 1]);
    stage.crowd("marigny", [1, 0, 0, 0]);
    let mut few = one_destination();
    few.clear_map();
    few.crowd("treme", [1, 1, 0, 0]);
    let stage = campaign(stage);
    assert!(stage.may("name gert-town") && stage.may("name treme"), "five are elsewhere");
    let mut crowded = one_destination();
    crowded.clear_map();
    crowded.crowd("treme", [3, 3, 0, 0]);
    crowded.crowd("cbd", [2, 0, 0, 0]);
    let crowded = campaign(crowded);
    assert_eq!(crowded.refused("name treme"), "MG-7.6", "only two are elsewhere");
    assert!(crowded.may("name cbd"));
    let mut few = campaign(few);
    assert_eq!(few.refused("name treme"), "MG-7.6");
    few.acts(&["name cbd", "take green@treme", "take gold@treme"]);
    assert_eq!((few.crowd_at("cbd"), few.game.round), (tally([1, 1, 0, 0]), 1));
}
