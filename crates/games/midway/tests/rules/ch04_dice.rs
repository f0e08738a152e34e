//! Chapter 4: dice and Tickets.

use crate::scene::*;
use midway::{Face, Stage};
use table::{Dice, Game};

/// MC-4.1: three dice are thrown, and each number stands for its action.
#[test]
fn each_number_has_its_action() {
    let mut scene = Scene::new(2);
    scene.act(A, "roll");
    assert!(scene.game.turn.dice.is_some_and(|dice| dice.iter().all(|face| face.booth().is_some())));
    let all = "ferris:B swings:L";
    let names = ["deck draw", "discard draw", "hand draw 2", "hand trade 2", "midway trade 2", "midway steal 2"];
    for (number, name) in (1..).zip(names) {
        let scene = Scene::new(2).hand(A, all).hand(B, all).midway(A, "coaster:B").midway(B, "bumper:B");
        assert_eq!(scene.acting(&format!("{number}")).legal(), [name]);
    }
}

/// MC-4.1: every number is as likely as another.
#[test]
fn the_dice_are_fair() {
    let mut seen = [0; 7];
    let mut dice = Dice::quick(9);
    for _ in 0..4_000 {
        let mut scene = Scene::new(2);
        scene.game.step(A, midway::Action::Roll, &mut dice);
        scene.game.turn.dice.iter().flatten().for_each(|&face| seen[face as usize] += 1);
    }
    assert!(seen[1..].iter().all(|&number| (1_850..2_150).contains(&number)), "{seen:?}");
}

/// MC-4.2: any two of three dice; equal dice mean the same action twice.
#[test]
fn any_two_dice_are_assigned() {
    assert_eq!(Scene::new(2).rolled("5 2 4").legal(), ["assign 2 4", "assign 2 5", "assign 4 5"]);
    assert_eq!(Scene::new(2).rolled("2 5 2").legal(), ["assign 2 2", "assign 2 5"]);
    assert_eq!(Scene::new(2).rolled("5 2 5").legal(), ["assign 2 5", "assign 5 5"]);
    assert_eq!(Scene::new(2).rolled("5 2 4").refused(A, "assign 2 3"), "MC-4.2");
    let mut scene = Scene::new(2).rolled("1 1 5");
    scene.act(A, "assign 1 1").act(A, "deck draw").act(A, "deck draw");
    assert_eq!(scene.game.hands[0].len(), 2);
}

/// MC-4.3: a triple uses the bullseye and is taken three times.
#[test]
fn a_triple_is_taken_three_times() {
    let mut scene = Scene::new(2).rolled("1 1 1");
    assert_eq!(scene.legal(), ["assign 1 1 1"]);
    assert_eq!(scene.refused(A, "assign 1 1"), "MC-4.3");
    scene.act(A, "assign 1 1 1").act(A, "deck draw").act(A, "deck draw").act(A, "deck draw");
    assert!(scene.is_building());
    assert_eq!(scene.game.hands[0].len(), 3);
}

/// MC-4.4: no action before all dice are assigned, and impossible ones may be assigned.
#[test]
fn dice_are_assigned_first() {
    let mut scene = Scene::new(2).deck("").rolled("1 2 6");
    assert_eq!(scene.refused(A, "discard draw"), "MC-4.4");
    scene.act(A, "assign 1 6");
    assert!(scene.is_building(), "neither action is possible");
}

/// MC-4.5: a Ticket rolls all dice again.
#[test]
fn a_ticket_rolls_again() {
    let mut scene = Scene::new(2).tickets([1, 0, 0, 0]).rolled("1 1 1");
    scene.act(A, "reroll");
    assert_eq!((scene.game.tickets[0], scene.game.stage), (0, Stage::Assign));
    let different = (0..20).any(|seed| {
        let mut scene = Scene::new(2).tickets([1, 0, 0, 0]).rolled("1 1 1");
        scene.game.step(A, midway::Action::Reroll, &mut Dice::quick(seed));
        scene.game.turn.dice != Some([Face::One; 3])
    });
    assert!(different);
}

/// MC-4.5: a Ticket changes one die by one pip, up or down.
#[test]
fn a_ticket_changes_a_pip() {
    let mut scene = Scene::new(2).tickets([2, 0, 0, 0]).rolled("2 2 4");
    assert_eq!(scene.legal()[2..], ["reroll", "lower 2", "raise 2", "lower 4", "raise 4"]);
    assert_eq!(scene.refused(A, "raise 3"), "MC-4.5");
    scene.act(A, "raise 2");
    assert_eq!((scene.game.turn.dice, scene.game.tickets[0]), (Some(faces("2 3 4")), 1));
    let mut scene = Scene::new(2).tickets([1, 0, 0, 0]).rolled("2 2 4");
    scene.act(A, "lower 4");
    assert_eq!(scene.game.turn.dice, Some(faces("2 2 3")));
    assert_eq!(Scene::new(2).rolled("2 2 4").refused(A, "reroll"), "MC-4.5");
}

/// MC-4.6: a 6 does not become a 1, nor a 1 a 6.
#[test]
fn pips_do_not_wrap() {
    let mut scene = Scene::new(2).tickets([1, 0, 0, 0]).rolled("1 1 6");
    assert!(!scene.may("raise 6") && !scene.may("lower 1"));
    assert_eq!(scene.refused(A, "raise 6"), "MC-4.6");
    assert_eq!(scene.refused(A, "lower 1"), "MC-4.6");
}

/// MC-4.7: one Ticket on one's own turn, for one thing or the other.
#[test]
fn only_one_ticket_a_turn() {
    let mut scene = Scene::new(2).tickets([3, 0, 0, 0]).rolled("2 3 4");
    scene.act(A, "raise 3");
    assert_eq!(scene.refused(A, "reroll"), "MC-4.7");
    assert_eq!(scene.refused(A, "raise 2"), "MC-4.7");
    let mut scene = Scene::new(2).tickets([3, 0, 0, 0]).rolled("2 3 4");
    scene.act(A, "reroll");
    assert!(scene.legal().iter().all(|choice| choice.starts_with("assign")));
}

/// MC-4.8: a Ticket may make a triple or break one.
#[test]
fn triples_are_judged_at_the_end() {
    let mut scene = Scene::new(2).tickets([1, 0, 0, 0]).rolled("2 3 3");
    scene.act(A, "raise 2");
    assert_eq!(scene.legal(), ["assign 3 3 3"]);
    let mut scene = Scene::new(2).tickets([1, 0, 0, 0]).rolled("3 3 3");
    scene.act(A, "raise 3");
    assert_eq!(scene.legal(), ["assign 3 3", "assign 3 4"]);
}

/// MC-4.9: nobody is asked whether to block a Ticket.
#[test]
fn tickets_cannot_be_blocked() {
    for ticket in ["reroll", "raise 2", "lower 2"] {
        let mut scene = Scene::new(3).tickets([1, 3, 3, 0]).rolled("2 3 4");
        scene.act(A, ticket);
        assert_eq!(scene.asked(), A);
    }
    let mut scene = Scene::new(3).tickets([0, 1, 1, 0]).acting("1");
    scene.act(A, "deck draw").act(B, "block");
    assert_eq!(scene.asked(), A);
}

/// MC-4.10: nobody gets a fourth Ticket.
#[test]
fn three_tickets_are_the_most() {
    let mut scene = Scene::new(2).tickets([3, 0, 0, 0]).hand(A, "ferris:S").midway(A, "ferris:BLM").building();
    scene.act(A, "add ferris-seats");
    assert_eq!(scene.game.tickets[0], 3);
}
