//! Chapter 7: guests.

use crate::scene::{Scene, boxes, play_out, spot};
use table::{Eyes, Game, Setup};
use tycoon::Event;
use tycoon::board::Board;
use tycoon::event::Share;

/// The guests of the last line, in the order in which they were drawn.
fn drawn(scene: &Scene) -> Vec<String> {
    let line = scene.events.iter().rev().find_map(|event| match event {
        Event::Guests { boxes, .. } => Some(boxes.iter().map(ToString::to_string).collect()),
        _ => None,
    });
    line.unwrap_or_default()
}

/// CT-7.1: every guest of the lot takes a place of the chart.
#[test]
fn every_guest_is_on_the_chart() {
    let scene = Scene::solo().acts("ride carousel; at g10; shortest");
    assert_eq!((scene.guests_now(), scene.own().guests.served), (boxes("g14 g13 g12"), 3));
}

/// CT-7.2: during the rounds there are never more guests than vendors can attend.
#[test]
fn vendors_attend_all_guests_of_the_rounds() {
    for seed in 0..60 {
        let mut fullest = 0;
        play_out(&Setup::new(1), seed, |game| {
            let view = game.view(Eyes::All);
            let own = &view.carnivals[0];
            assert!(view.over || own.guests.boxes.len() as u32 <= own.guests.capacity);
            fullest = fullest.max(own.guests.boxes.len());
        });
        assert!(fullest > 5, "random games draw guests");
    }
}

/// CT-7.3: a guest who already stands beside it is enough.
#[test]
fn no_guest_is_drawn_without_need() {
    let ride = Scene::solo().acts("ride carousel; at e13");
    let stall = Scene::solo().coloured(2, 2).acts("stall hot-dogs; at g13");
    assert_eq!((ride.guests_now(), stall.guests_now()), (boxes("g14"), boxes("g14")));
}

/// CT-7.4: the line begins beside any guest, goes on beside its end, and is done beside the ride.
#[test]
fn a_line_is_drawn_box_by_box() {
    let scene = Scene::solo().coloured(1, 4).acts("ride carousel; at g11");
    assert_eq!(scene.legal(), ["guest g13", "guest f14", "guest h14"]);
    assert_eq!(scene.refused("guest a1"), "CT-7.4");
    assert_eq!(scene.refused("stop"), "CT-7.4");
    let scene = scene.acts("guest h14");
    assert_eq!(scene.legal(), ["guest h13", "guest i14"]);
    assert_eq!(scene.refused("guest g13"), "CT-7.4", "it is not beside the end of the line");
    let scene = scene.acts("guest h13");
    assert_eq!(scene.guests_now(), boxes("g14 h14 h13"));
    assert!(scene.may("stop"), "the line is done");
}

/// CT-7.4: the first guest of a line may stand beside any guest, not only beside the entrance.
#[test]
fn a_line_begins_beside_any_guest() {
    let scene = Scene::solo().staff([2, 1, 1, 1]).guests("g14 g13 g12").acts("ride carousel; at j11");
    assert_eq!(
        scene.open("guest"),
        ["guest g11", "guest f12", "guest h12", "guest f13", "guest h13", "guest f14", "guest h14"]
    );
}

/// CT-7.5: guests stand on free boxes only, and all hang together with the entrance.
#[test]
fn guests_stand_on_free_boxes() {
    let scene = Scene::solo().walled("g13").acts("ride carousel; at g10");
    assert_eq!(scene.refused("guest g13"), "CT-7.5");
    assert_eq!(scene.refused("guest g10"), "CT-7.5");
    assert_eq!(scene.refused("guest g14"), "CT-7.5");
    for seed in 0..40 {
        play_out(&Setup::new(1), seed, |game| {
            let guests: Board = game.view(Eyes::All).carnivals[0].guests.boxes.iter().copied().collect();
            assert_eq!(boxes("g14").flood(guests), guests);
        });
    }
}

/// CT-7.6: a detour is fine as long as the ride can still be reached.
#[test]
fn a_line_may_be_longer_than_needed() {
    // Nine more guests may come. From g14 the ride is one step away; a detour to the left takes three.
    let scene = Scene::solo().acts("ride carousel; at g11; guest f14; guest f13");
    assert_eq!(scene.legal(), ["guest f12", "guest e13", "guest g13"]);
    assert_eq!(scene.acts("guest f12").guests_now(), boxes("g14 f14 f13 f12"));
}

/// CT-7.6: nobody may walk off so far that the guests run out.
#[test]
fn guests_may_not_be_wasted() {
    // Two more guests may come: g13 takes one, h14 and h13 take two, f14 would take three.
    let eight = "g14 a14 b14 c14 d14 e14 a13 b13";
    let scene = Scene::solo().guests(eight).walled("e13 d13 c13 a12 b12").acts("ride carousel; at g11");
    assert_eq!(scene.open("guest"), ["guest g13", "guest h14"]);
    assert_eq!(scene.refused("guest f14"), "CT-7.6");
    assert_eq!(
        scene.acts("guest h14").guests_now(),
        boxes(eight) | boxes("h14 h13"),
        "the rest is drawn without asking"
    );
}

/// CT-7.6: a box from which the way on is cut off by the line itself is not open.
#[test]
fn a_line_cannot_use_a_dead_end() {
    let scene = Scene::solo().walled("f13 e14 h14").acts("ride carousel; at g10");
    assert!(!scene.may("guest f14"), "f14 leads nowhere");
    assert_eq!(scene.guests_now(), boxes("g14 g13"), "g13 is the only way and drawn without asking");
}

/// CT-7.7: the shortest way takes at each step the first box in reading order.
#[test]
fn the_shortest_way_is_drawn_in_reading_order() {
    let scene = Scene::solo().coloured(1, 4).acts("ride carousel; at i9");
    let way = ["g13", "g12", "g11", "g10", "h10"];
    assert_eq!(scene.own().shortest, way.map(spot), "shown before it is drawn");
    assert_eq!(drawn(&scene.acts("shortest")), way);
    let begun = Scene::solo().coloured(1, 4).acts("ride carousel; at i9; guest h14; shortest");
    assert_eq!(drawn(&begun), ["h13", "h12", "h11", "h10"]);
}

/// CT-7.7: where one step finishes the line there is no shortcut, and where there is no choice nobody is asked.
#[test]
fn nobody_is_asked_without_a_choice() {
    let near = Scene::solo().acts("ride carousel; at g11");
    assert!(!near.may("shortest"));
    assert_eq!((near.refused("shortest"), near.reason("shortest")), ("CT-7.7", "tycoon-no-shortest".to_owned()));
    let alley = Scene::solo().walled("f13 f14 h13 h14 f12 h12").acts("ride carousel; at g9");
    assert_eq!(drawn(&alley)[..2], ["g13", "g12"], "the alley is drawn at once");
}

/// CT-7.8: to a place that is walled off nobody is drawn.
#[test]
fn behind_walls_nobody_is_drawn() {
    let scene = Scene::solo().walled("c1 c2 c3 b3 a3").coloured(1, 4).acts("ride carousel; at a1");
    assert_eq!((scene.guests_now(), scene.own().rides[0].share), (boxes("g14"), Share::Half));
}

/// CT-7.9: if the shortest way is too long, guests are drawn along a shortest way as far as vendors allow.
#[test]
fn a_way_too_long_is_begun() {
    let scene = Scene::solo().coloured(1, 4).white(&[6]).acts("ride carousel; at a1");
    assert_eq!(scene.open("guest"), ["guest g13", "guest f14"], "to the right the way would be longer");
    assert_eq!(scene.refused("guest h14"), "CT-7.9");
    let mut scene = scene;
    while let Some(next) = scene.open("guest").pop() {
        scene.act(&next);
    }
    assert_eq!((scene.guests_now().count(), scene.points()), (10, 3));
    let quick = Scene::solo().coloured(1, 4).white(&[6]).acts("ride carousel; at a1; shortest");
    assert_eq!((quick.guests_now().count(), quick.points()), (10, 3));
}

/// CT-7.9: vendors who have no room left let nobody in.
#[test]
fn perhaps_nobody_is_drawn() {
    let ten = "g14 g13 g12 g11 f14 f13 f12 f11 h14 h13";
    let scene = Scene::solo().guests(ten).coloured(1, 4).white(&[6]).acts("ride carousel; at a1");
    assert_eq!((scene.guests_now(), scene.points()), (boxes(ten), 3));
}

/// CT-7.10: an unfinished line stays, and a later vendor neither goes on with it nor mends the score.
#[test]
fn an_unfinished_line_stays() {
    let scene = Scene::solo().coloured(1, 4).white(&[6]).acts("ride carousel; at a1; shortest");
    let before = scene.guests_now();
    let scene = scene.acts("hire ticket 1").coloured(1, 4).acts("hire ticket 1");
    assert_eq!((scene.guests_now(), scene.points(), scene.own().guests.capacity), (before, 3, 30));
}

/// CT-7.11: hiring and stopping draw no guests.
#[test]
fn guests_come_to_see_something_new() {
    let scene = Scene::solo().staff([6, 1, 1, 1]).coloured(3, 4).acts("hire mechanic 3");
    assert!(scene.open("guest").is_empty());
    assert_eq!(scene.refused("guest g13"), "CT-3.2");
    assert_eq!(scene.acts("stop").guests_now(), boxes("g14"));
}

/// CT-7.12: nothing is built on guests, nor on the entrance.
#[test]
fn nothing_is_built_on_guests() {
    let scene = Scene::solo().guests("g14 g13").coloured(2, 2);
    let stall = scene.acts("stall hot-dogs");
    assert_eq!((stall.refused("at g14"), stall.refused("at g13")), ("CT-5.4", "CT-5.4"));
    assert_eq!(Scene::solo().acts("ride carousel").refused("at g13"), "CT-6.3");
}
