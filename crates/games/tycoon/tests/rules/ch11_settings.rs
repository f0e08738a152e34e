//! Chapter 11: settings for disputed readings.

use crate::scene::{Scene, play_out};
use table::Setup;
use tycoon::Event;
use tycoon::state::{Stage, Work};

fn late() -> Scene {
    Scene::of(&Setup::new(1).with("hire_counts", "next_round"))
}

fn reached() -> Scene {
    Scene::of(&Setup::new(1).with("stall_reach", "must_reach"))
}

/// CT-11.1: a constructor hired now brings no die and no big square until the next round.
#[test]
fn a_late_constructor_waits() {
    let scene = late().staff([1, 1, 1, 2]).coloured(5, 1).acts("hire constructor 5");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::MoreWhite { .. })));
    assert_eq!((scene.white_now().len(), scene.open("ride").len()), (1, 1));
    let scene = scene.acts("stop");
    assert_eq!((scene.white_now().len(), scene.open("ride").len()), (2, 2));
}

/// CT-11.1: an investor, a mechanic and a vendor hired now help from the next round on.
#[test]
fn other_late_hires_wait_too() {
    let investor = late().staff([1, 1, 2, 1]).coloured(5, 1).acts("hire investor 5");
    assert_eq!(investor.refused("ride giant-slide"), "CT-6.1");
    assert!(investor.acts("stop").may("ride giant-slide"));
    let four = (0..4).fold(late(), |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2));
    let mechanic = four.coloured(4, 1).white(&[6]).acts("hire mechanic 4; ride carousel; at e13");
    assert_eq!(mechanic.points(), 3);
    assert_eq!(mechanic.white(&[6]).acts("ride carousel; at h13").points(), 7);
    let vendor = late().coloured(1, 4).white(&[5]).acts("hire ticket 1; ride carousel; at g2");
    assert_eq!((vendor.points(), vendor.own().guests.capacity), (3, 20));
}

/// CT-11.1: a vendor hired in the last round counts at the end.
#[test]
fn the_last_hire_counts_at_the_end() {
    let scene = late().round(20).coloured(1, 4).acts("hire ticket 1; stop");
    assert_eq!(scene.line("tycoon-score-guests"), 20);
    assert_eq!((scene.own().guests.served, scene.own().guests.capacity), (20, 20), "the sheet shows both vendors");
}

/// CT-11.2: a stall must stand where guests are or can get within the vendors' limit.
#[test]
fn a_stall_must_be_reached() {
    let scene = reached().walled("c1 c2 c3 b3 a3").coloured(2, 3).acts("stall hot-dogs");
    assert_eq!(scene.refused("at a1"), "CT-11.2", "walled off");
    // Nine more guests may come: g4 has g5 beside it, the ninth box above g14, and g3 is one too far.
    assert!(scene.may("at g4"));
    assert_eq!(scene.refused("at g3"), "CT-11.2");
    let scene = scene.acts("at g4");
    assert_eq!(scene.guests_now().count(), 10);
}

/// CT-11.2: with no room for another guest, only boxes beside guests will do; with the lenient reading any box.
#[test]
fn without_vendors_only_beside_guests() {
    let ten = "g14 g13 g12 g11 f14 f13 f12 f11 h14 h13";
    let scene = reached().guests(ten).coloured(2, 3).acts("stall hot-dogs");
    let beside = ["f10", "g10", "e11", "h11", "e12", "h12", "e13", "i13", "e14", "i14"];
    assert_eq!(scene.open("at"), beside.map(|name| format!("at {name}")));
    let larger = reached().guests(ten).coloured(2, 3).stall_counts([0, 1, 0, 0, 0, 0]).acts("stall hot-dogs");
    assert!(larger.may("at d14") && larger.may("at g9 r90") && larger.refused("at c14") == "CT-11.2");
    assert_eq!(Scene::solo().guests(ten).coloured(2, 3).acts("stall hot-dogs").open("at").len(), 196 - 10);
}

/// CT-11.2: a stall that could only stand out of reach does not save from bankruptcy.
#[test]
fn an_unreachable_stall_saves_nobody() {
    let last = |scene: Scene| scene.staff([5, 5, 6, 6]).coloured(1, 1).walled_except("a1").acts("hire ticket 1");
    assert!(last(reached()).is_bankrupt());
    assert_eq!(reached().walled_except("a1").coloured(1, 1).refused("stall cotton-candy"), "CT-11.2");
    assert!(!last(Scene::solo()).is_bankrupt());
}

/// CT-11.2: the places where a stall must be reached are exactly those that guests do reach with the lenient reading.
#[test]
fn stalls_may_stand_where_guests_do_come() {
    let mut compared = 0;
    for seed in 0..12 {
        play_out(&Setup::new(1), seed, |game| {
            let lenient = Scene::at(game.clone());
            if !matches!(game.carnivals[0].stage, Stage::Place(Work::Stall(_))) {
                return;
            }
            let strict = Scene::at(game.clone()).edit(|game| game["variant"]["reached_stalls"] = true.into());
            let allowed = strict.open("at");
            for place in lenient.open("at") {
                let mut scene = Scene::at(game.clone()).acts(&place);
                while let Some(next) = scene.open("shortest").into_iter().chain(scene.open("guest")).next() {
                    scene.act(&next);
                }
                let missed = scene.events.iter().any(|event| matches!(event, Event::OutOfReach { .. }));
                assert_eq!(allowed.contains(&place), !missed, "{place}");
                compared += 1;
            }
        });
    }
    assert!(compared > 1_000);
}
