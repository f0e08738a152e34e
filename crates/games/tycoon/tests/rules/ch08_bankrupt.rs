//! Chapter 8: going bankrupt.

use crate::scene::{Scene, boxes};
use table::{Game, Rule};
use tycoon::Event;
use tycoon::event::Share;

/// Nobody is left to be hired but one ticket vendor, and there is no free box but these.
fn last_vendor(free: &str) -> Scene {
    Scene::solo().staff([5, 5, 6, 6]).coloured(1, 1).walled_except(free)
}

/// The same, with a ride that was built in time.
fn ridden(points: u16) -> Scene {
    Scene::solo().ride("carousel", "a1", 1, points).staff([5, 5, 6, 6]).coloured(1, 1).walled_except("")
}

/// CT-8.1: whoever cannot do anything with a roll is bankrupt, and the game is over.
#[test]
fn without_an_action_one_is_bankrupt() {
    let scene = last_vendor("").acts("hire ticket 1");
    assert!(scene.is_bankrupt() && scene.game.is_over());
    assert!(scene.events.contains(&Event::Bankrupt { seat: scene.seat }));
    assert_eq!(scene.refused("stop"), "CT-8.1");
}

/// CT-8.1: each of the three actions alone keeps a carnival alive.
#[test]
fn one_action_is_enough() {
    let hire = Scene::solo().staff([1, 1, 1, 1]).walled_except("").coloured(1, 1).acts("hire ticket 1");
    assert!(!hire.is_bankrupt());
    let stall = last_vendor("a1").acts("hire ticket 1; stop");
    assert!(!stall.is_bankrupt() && stall.open("hire").is_empty() && stall.open("ride").is_empty());
    let ride = last_vendor("a1 a2 b1 b2").stall_counts([2; 6]).acts("hire ticket 1; stop");
    assert_eq!(ride.legal(), ["ride carousel"]);
}

/// CT-8.1: a number is dead once it neither hires anybody nor builds a stall; two such numbers are what ruins.
#[test]
fn dead_numbers_are_known() {
    let dead = |scene: &Scene| -> Vec<u8> {
        scene.own().kinds.iter().filter(|kind| kind.dead).map(|kind| kind.face.number()).collect()
    };
    assert!(dead(&Scene::solo()).is_empty());
    assert!(dead(&Scene::solo().stall_counts([2; 6])).is_empty(), "all of them still hire");
    assert!(dead(&Scene::solo().staff([6, 5, 6, 6])).is_empty(), "all of them still build");
    let both = Scene::solo().staff([6, 5, 6, 5]).stall_counts([2, 1, 2, 2, 2, 2]);
    assert_eq!(dead(&both), [1, 3, 4]);
    assert_eq!(dead(&both.walled_except("")), [1, 2, 3, 4], "the second stall for hot dogs has no room");
}

/// CT-8.2: having no second action is harmless.
#[test]
fn a_missing_second_action_is_harmless() {
    let scene = Scene::solo().walled_except("").coloured(1, 1).acts("hire ticket 1");
    assert!(!scene.is_bankrupt() && scene.round_number() == 2);
}

/// CT-8.3: who can act must, even if all that is left is a ride for half its score.
#[test]
fn nobody_chooses_bankruptcy() {
    let scene = last_vendor("a1 a2 b1 b2").stall_counts([2; 6]).white(&[6]).acts("hire ticket 1; stop");
    assert_eq!(scene.legal(), ["ride carousel"]);
    let scene = scene.white(&[6]).acts("ride carousel; at a1");
    assert_eq!(scene.own().rides[0].share, Share::Half);
    assert_eq!(scene.own().rides[0].points, Some(3));
}

/// CT-8.4: a bankrupt gets no last crowd, scores 0 and has the lowest rank, but sees what was earned.
#[test]
fn a_bankrupt_scores_nothing() {
    let scene = ridden(40).stall_counts([2, 1, 0, 0, 0, 0]).acts("hire ticket 1");
    assert_eq!((scene.game.score(scene.seat), scene.own().tally), (0, 40 + 1 + 3 + 1));
    assert_eq!(scene.guests_now(), boxes("g14"));
    let sheet = scene.score_sheet();
    let last = sheet.lines.last().expect("lines");
    assert_eq!((last.points, last.rule, sheet.total()), (-45, Rule("CT-8.4"), 0));
    assert_eq!(sheet.title.map(|title| title.key.into_owned()), Some("tycoon-rank-bankrupt".to_owned()));
    assert_eq!(scene.game.places().map(|places| places.won(scene.seat)), Some(false), "alone one can lose");
}

/// CT-8.4: free boxes that guests could reach stay blank for a bankrupt.
#[test]
fn a_bankrupt_lot_stays_as_it_was() {
    let scene = last_vendor("g13").stall_counts([2; 6]).acts("hire ticket 1");
    assert!(scene.is_bankrupt());
    assert_eq!(scene.guests_now(), boxes("g14"));
}
