use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::Game;

/// CM-2.1, CM-8.1: the price of staff goes to the bank.
#[test]
fn what_you_pay_is_gone() {
    let mut scene = Scene::bare(3);
    let events = scene.play(ADA, "aerie-expert");
    assert_eq!(scene.crowns(ADA), 1);
    assert!(events.contains(&Event::Paid { seat: ADA, crowns: 3 }));
    assert_eq!((scene.crowns(BO), scene.crowns(CY)), (4, 4));
}

/// CM-2.2: a loan brings 3 crowns and costs 5 points.
#[test]
fn a_loan_brings_three_crowns() {
    let mut scene = Scene::bare(2);
    scene.set(ADA, "crowns", json!(1));
    let before = scene.game.score(ADA);
    scene.play(ADA, "monster-trainer");
    assert_eq!((scene.crowns(ADA), scene.number(ADA, "loans")), (2, 1));
    assert_eq!(scene.game.score(ADA), before - 2 + 3 - 5);
}

/// CM-2.3: no more loans than the payment needs.
#[test]
fn loans_are_taken_one_by_one() {
    let mut scene = Scene::bare(2);
    for (crowns, loans, left) in [(3, 0, 0), (2, 1, 2), (0, 1, 0)] {
        scene.set(ADA, "crowns", json!(crowns));
        scene.set(ADA, "loans", json!(0));
        scene.play(ADA, "forest-expert");
        assert_eq!((scene.number(ADA, "loans"), scene.crowns(ADA)), (loans, left));
    }
}

/// CM-2.3: there is no action that takes or repays a loan by itself.
#[test]
fn nobody_borrows_without_need() {
    let mut scene = Scene::dealt(3);
    scene.set(ADA, "loans", json!(2));
    scene.set(ADA, "crowns", json!(50));
    scene.wander(|game| game.is_over());
    assert!(scene.number(ADA, "loans") >= 2);
}

/// CM-2.4: when all 12 cards are out three become a consolidated loan, which brings nothing.
#[test]
fn three_loans_become_one_card() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "loans", json!(11));
    scene.set(ADA, "crowns", json!(0));
    let events = scene.play(ADA, "monster-trainer");
    assert!(!events.contains(&Event::Consolidated { seat: ADA }));
    scene.set(ADA, "crowns", json!(0));
    let events = scene.play(ADA, "monster-trainer");
    assert!(events.contains(&Event::Consolidated { seat: ADA }));
    assert_eq!((scene.number(ADA, "loans"), scene.number(ADA, "consolidated")), (13, 1));
    assert_eq!(scene.crowns(ADA), 1);
}

/// CM-2.5: the borrower's own cards first, then those of the player with most, the lowest seat first.
#[test]
fn who_consolidates() {
    let lay_out = |loans: [u8; 3]| {
        let mut scene = Scene::bare(3);
        for (seat, loans) in [ADA, BO, CY].into_iter().zip(loans) {
            scene.set(seat, "loans", json!(loans));
        }
        scene.set(BO, "crowns", json!(0));
        let events = scene.play(BO, "monster-trainer");
        events.into_iter().find_map(|event| match event {
            Event::Consolidated { seat } => Some(seat),
            _ => None,
        })
    };
    assert_eq!(lay_out([9, 3, 0]), Some(BO));
    assert_eq!(lay_out([5, 2, 5]), Some(ADA));
    assert_eq!(lay_out([4, 2, 6]), Some(CY));
    assert_eq!(lay_out([4, 2, 5]), None);
}

/// CM-2.5: beyond all cards loans are noted down.
#[test]
fn loans_do_not_run_out() {
    let mut scene = Scene::bare(2);
    scene.set(ADA, "loans", json!(27));
    scene.set(ADA, "consolidated", json!(5));
    scene.set(ADA, "crowns", json!(0));
    let events = scene.play(ADA, "monster-trainer");
    assert!(!events.contains(&Event::Consolidated { seat: ADA }));
    assert_eq!(scene.number(ADA, "loans"), 28);
}
