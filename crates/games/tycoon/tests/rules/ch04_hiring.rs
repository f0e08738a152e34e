//! Chapter 4: hiring staff.

use crate::scene::Scene;
use tycoon::Event;

fn hired(scene: &Scene) -> Vec<u8> {
    scene.own().staff.iter().map(|row| row.hired).collect()
}

/// CT-4.1: a hire crosses one box in a row that shows the number, and no other.
#[test]
fn a_hire_crosses_the_next_box() {
    let scene = Scene::solo().staff([2, 1, 1, 1]).coloured(1, 4);
    assert_eq!(scene.refused("hire mechanic 1"), "CT-4.1");
    assert_eq!(hired(&scene.acts("hire ticket 1")), [3, 1, 1, 1]);
}

/// CT-4.2: 1 and 2 hire ticket vendors, who attend ten guests each.
#[test]
fn one_and_two_hire_ticket_vendors() {
    let scene = Scene::solo().coloured(1, 2);
    assert_eq!(scene.open("hire"), ["hire ticket 1", "hire ticket 2"]);
    let scene = scene.acts("hire ticket 2");
    assert_eq!((hired(&scene), scene.own().guests.capacity), (vec![2, 1, 1, 1], 20));
}

/// CT-4.3: 3 and 4 hire mechanics, who look after four rides each.
#[test]
fn three_and_four_hire_mechanics() {
    let scene = Scene::solo().coloured(3, 4);
    assert_eq!(scene.open("hire"), ["hire mechanic 3", "hire mechanic 4"]);
    let scene = scene.acts("hire mechanic 3");
    assert_eq!((hired(&scene), scene.own().care.capacity), (vec![1, 2, 1, 1], 8));
}

/// CT-4.4: 5 and 6 hire a constructor or an investor.
#[test]
fn five_and_six_leave_a_choice() {
    let scene = Scene::solo().coloured(5, 6);
    assert_eq!(scene.open("hire"), ["hire constructor 5", "hire investor 5", "hire constructor 6", "hire investor 6"]);
    assert_eq!(hired(&scene.acts("hire investor 6")), [1, 1, 1, 2]);
}

/// CT-4.5: with one more constructor, one more die is rolled and a ride may have one more big square.
#[test]
fn a_constructor_brings_a_die_and_a_big_square() {
    let scene = Scene::solo().staff([1, 1, 1, 2]).coloured(5, 1);
    assert_eq!(scene.open("ride"), ["ride carousel"]);
    let scene = scene.acts("hire constructor 5");
    assert_eq!(scene.open("ride"), ["ride carousel", "ride giant-slide"]);
    assert_eq!(scene.acts("stop").white_now().len(), 2);
}

/// CT-4.6: with one more investor, a ride may be of one level more.
#[test]
fn an_investor_brings_a_level() {
    let scene = Scene::solo().staff([1, 1, 2, 1]).coloured(5, 1);
    assert_eq!(scene.open("ride"), ["ride carousel"]);
    assert_eq!(scene.acts("hire investor 5").open("ride"), ["ride carousel", "ride giant-slide"]);
}

/// CT-4.7: a full row takes nobody, but the die may still build a stall.
#[test]
fn a_full_row_takes_nobody() {
    let scene = Scene::solo().staff([6, 5, 6, 6]).coloured(1, 5);
    assert!(scene.open("hire").is_empty());
    for hire in ["hire ticket 1", "hire constructor 5", "hire investor 5"] {
        assert_eq!(scene.refused(hire), "CT-4.7");
    }
    assert_eq!(scene.open("stall"), ["stall cotton-candy", "stall drinks"]);
    let mechanics = Scene::solo().staff([6, 5, 6, 6]).coloured(3, 4);
    assert_eq!(mechanics.refused("hire mechanic 3"), "CT-4.7");
}

/// CT-4.8: a constructor hired first rolls a die at once.
#[test]
fn a_constructor_hired_first_rolls_at_once() {
    let scene = Scene::solo().coloured(5, 1).white(&[2]).acts("hire constructor 5");
    assert_eq!(scene.white_now().len(), 2);
    assert!(scene.events.iter().any(|event| matches!(event, Event::MoreWhite { .. })));
}

/// CT-4.8: a constructor hired second rolls nothing; the next roll has one die more.
#[test]
fn a_constructor_hired_second_rolls_nothing() {
    let scene = Scene::solo().coloured(5, 1).acts("stall cotton-candy; at f14; hire constructor 5");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::MoreWhite { .. })));
    assert_eq!((scene.round_number(), scene.white_now().len()), (2, 2));
}

/// CT-4.8: a vendor and a mechanic hired first count for the ride that follows.
#[test]
fn a_hire_helps_the_second_action() {
    let scene = || Scene::solo().coloured(1, 4).white(&[5]);
    let alone = scene().acts("ride carousel; at g2");
    assert_eq!(alone.points(), 3, "one vendor is not enough for the ten guests of the way");
    assert_eq!(scene().acts("hire ticket 1; ride carousel; at g2; shortest").points(), 6);
    let four = |scene: Scene| (0..4).fold(scene, |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2));
    let scene = four(Scene::solo()).coloured(1, 4).white(&[5]).acts("hire mechanic 4; ride carousel; at e13");
    assert_eq!(scene.points(), 6);
}

/// CT-4.9: a mechanic hired after the ride comes too late for it.
#[test]
fn a_hire_mends_nothing() {
    let scene = (0..4).fold(Scene::solo(), |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2));
    let scene = scene.coloured(1, 4).white(&[5]).acts("ride carousel; at e13");
    assert_eq!(scene.points(), 3);
    assert_eq!(scene.acts("hire mechanic 4").points(), 3);
}
