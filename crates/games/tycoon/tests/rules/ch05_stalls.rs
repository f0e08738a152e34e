//! Chapter 5: building stalls.

use crate::scene::{Scene, boxes, spot};

/// CT-5.1: the number of the die is the kind.
#[test]
fn the_number_is_the_kind() {
    let kinds = ["cotton-candy", "hot-dogs", "fries", "hamburgers", "drinks", "popcorn"];
    for (face, kind) in (1..).zip(kinds) {
        assert_eq!(Scene::solo().coloured(face, face).open("stall"), [format!("stall {kind}")]);
    }
}

/// CT-5.2: two of a kind, never three.
#[test]
fn there_is_no_third_of_a_kind() {
    let scene = Scene::solo().coloured(2, 3).stall_counts([0, 2, 1, 0, 0, 0]);
    assert_eq!(scene.open("stall"), ["stall fries"]);
    assert_eq!(scene.refused("stall hot-dogs"), "CT-5.2");
}

/// CT-5.3: the first covers one box, the second two, lying or standing.
#[test]
fn the_second_stall_is_larger() {
    let first = Scene::solo().coloured(2, 3).acts("stall hot-dogs; at f14");
    assert_eq!(first.own().stalls[0].boxes, [spot("f14")]);
    let second = || Scene::solo().coloured(2, 3).stall_counts([0, 1, 0, 0, 0, 0]).acts("stall hot-dogs");
    assert_eq!(second().acts("at e14").own().stalls[0].boxes, [spot("e14"), spot("f14")]);
    assert_eq!(second().acts("at f13 r90").own().stalls[0].boxes, [spot("f13"), spot("f14")]);
    assert_eq!(second().refused("at f13 r270"), "CT-6.4");
}

/// CT-5.4: inside the lot, and on free boxes only.
#[test]
fn stalls_need_free_boxes() {
    let scene = Scene::solo().walled("c3").coloured(2, 3).stall_counts([0, 1, 0, 0, 0, 0]).acts("stall hot-dogs");
    for place in ["at n5", "at a14 r90"] {
        assert_eq!(scene.refused(place), "CT-5.4", "beyond the edge");
    }
    for place in ["at c3", "at b3", "at c2 r90", "at g14", "at f14", "at g13 r90"] {
        assert_eq!(scene.refused(place), "CT-5.4", "something is there");
    }
    // 13 x 14 places lying and as many standing; c3 and g14 each take three or four of them away.
    assert_eq!(scene.open("at").len(), 2 * 13 * 14 - 4 - 3);
}

/// CT-5.5: guests are drawn to a stall.
#[test]
fn guests_come_to_a_stall() {
    let scene = Scene::solo().coloured(2, 3).acts("stall hot-dogs; at g11; shortest");
    assert_eq!(scene.guests_now(), boxes("g14 g13 g12"));
}

/// CT-5.5: a stall out of reach stands and counts in full.
#[test]
fn a_stall_out_of_reach_counts() {
    let scene = Scene::solo().walled("f14 g13 h14").coloured(2, 3).acts("stall hot-dogs; at a1");
    assert_eq!((scene.guests_now(), scene.line("tycoon-score-kinds")), (boxes("g14"), 1));
}

/// CT-5.6: a stall is no ride: it needs nobody, and mechanics do not count it.
#[test]
fn stalls_are_no_rides() {
    let scene = (0..3).fold(Scene::solo(), |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2));
    let scene = scene.coloured(2, 3).white(&[5]).acts("stall hot-dogs; at f14; ride carousel; at h13");
    assert_eq!(scene.own().care.capacity, 4);
    assert_eq!(scene.points(), 6, "four rides and a stall are not too many for one mechanic");
}

/// CT-5.7: stalls may stand beside each other, also two of a kind.
#[test]
fn stalls_may_touch() {
    let scene = Scene::solo().coloured(2, 3).acts("stall hot-dogs; at f14; stop");
    let scene = scene.coloured(2, 2).acts("stall hot-dogs");
    assert!(scene.may("at d14") && scene.may("at a1"));
}

/// CT-5.8: without room the die builds nothing.
#[test]
fn a_stall_needs_room() {
    let scene = Scene::solo().walled_except("a1 c3").coloured(2, 3).stall_counts([0, 1, 0, 0, 0, 0]);
    assert_eq!(scene.open("stall"), ["stall fries"]);
    assert_eq!(scene.refused("stall hot-dogs"), "CT-5.8");
}
