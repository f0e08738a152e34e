//! Chapter 10: the challenge.

use crate::scene::Scene;

/// CT-10.1: the red die hires and the blue die builds stalls, all game long.
#[test]
fn the_dice_have_fixed_duties() {
    let scene = Scene::challenge().coloured(1, 4);
    assert_eq!(
        (scene.open("hire"), scene.open("stall")),
        (vec!["hire ticket 1".into()], vec!["stall hamburgers".into()])
    );
    assert_eq!((scene.refused("hire mechanic 4"), scene.refused("stall cotton-candy")), ("CT-10.1", "CT-10.1"));
    let scene = scene.acts("hire ticket 1; stall hamburgers; at f14").coloured(5, 1);
    assert_eq!(scene.open("hire"), ["hire constructor 5", "hire investor 5"]);
    assert_eq!(scene.open("stall"), ["stall cotton-candy"]);
}

/// CT-10.1: with two dice alike each still has its own duty.
#[test]
fn dice_alike_keep_their_duties() {
    let scene = Scene::challenge().coloured(3, 3).acts("stall fries; at f14");
    assert_eq!(scene.open("hire"), ["hire mechanic 3"]);
}

/// CT-10.2: a mechanic looks after three rides, also one hired later.
#[test]
fn a_mechanic_looks_after_three_rides() {
    let three = || (0..3).fold(Scene::challenge(), |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2));
    assert_eq!(three().own().care.capacity, 3);
    assert_eq!(three().white(&[6]).acts("ride carousel; at e13").points(), 3);
    let helped = three().coloured(3, 1).white(&[6]).acts("hire mechanic 3; ride carousel; at e13");
    assert_eq!((helped.points(), helped.own().care.capacity), (7, 6));
}

/// CT-10.3: no stall beside another; by a corner is fine.
#[test]
fn stalls_keep_apart() {
    let scene = Scene::challenge().coloured(1, 2).acts("stall hot-dogs; at f14; stop");
    let scene = scene.coloured(1, 3).acts("stall fries");
    assert_eq!((scene.refused("at e14"), scene.refused("at f13")), ("CT-10.3", "CT-10.3"));
    assert!(scene.may("at e13") && scene.may("at d14"));
    let second = Scene::challenge().coloured(1, 2).acts("stall hot-dogs; at f14; stop").coloured(1, 2);
    let second = second.acts("stall hot-dogs");
    assert_eq!((second.refused("at d14"), second.refused("at e13 r90")), ("CT-10.3", "CT-10.3"));
    assert!(second.may("at c14"), "the two boxes of one stall may touch each other");
}

/// CT-10.3: where only boxes beside a stall are free, no stall can be built.
#[test]
fn keeping_apart_can_leave_no_room() {
    let scene = Scene::challenge().coloured(1, 2).acts("stall hot-dogs; at f14; stop");
    let scene = scene.walled_except("e14 f13").coloured(1, 3);
    assert_eq!(scene.refused("stall fries"), "CT-10.3");
    assert_eq!(scene.walled_except("").refused("stall fries"), "CT-5.8");
}
