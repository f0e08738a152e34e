//! Chapter 8: blocking.

use crate::scene::*;
use midway::Event;

const ALL: &str = "ferris:B swings:L";

fn table_of_three(die: &str) -> Scene {
    let scene = Scene::new(3).hand(A, ALL).hand(B, ALL).hand(C, ALL);
    scene.midway(A, "coaster:B").midway(B, "bumper:B").midway(C, "bumper:L").tickets([3, 3, 3, 0]).acting(die)
}

/// MC-8.1: every action can be blocked, by its target and by a player whom it does not concern.
#[test]
fn every_action_can_be_blocked() {
    let names = ["deck draw", "discard draw", "hand draw 2", "hand trade 2", "midway trade 2", "midway steal 2"];
    for (number, name) in (1..).zip(names) {
        for blocker in [B, C] {
            let mut scene = table_of_three(&format!("{number}"));
            scene.act(A, name);
            if blocker == C {
                scene.act(B, "pass");
            }
            scene.act(blocker, "block");
            assert_eq!(scene.game.tickets[blocker.at()], 2);
            assert!(scene.is_building(), "{name} has no effect");
            assert_eq!(
                (scene.hand_of(A), scene.midway_of(A)),
                ("ferris-banners swings-lights".into(), "coaster:B".into())
            );
        }
    }
}

/// MC-8.1: whoever has no Ticket is not asked.
#[test]
fn without_tickets_nobody_is_asked() {
    let mut scene = table_of_three("1").tickets([3, 0, 1, 0]);
    scene.act(A, "deck draw");
    assert_eq!(scene.asked(), C);
    assert_eq!(scene.legal(), ["pass", "block"]);
    assert_eq!(scene.refused(C, "done"), "MC-8.1");
}

/// MC-8.2: one block in each turn of another player.
#[test]
fn one_block_a_turn() {
    let mut scene = table_of_three("1 1").tickets([3, 3, 0, 0]);
    scene.act(A, "deck draw").act(B, "block").act(A, "deck draw");
    assert!(scene.is_building(), "B is not asked again");
    assert_eq!((scene.game.tickets[1], scene.game.hands[0].len()), (2, 3));
    scene.act(A, "done").act(B, "roll");
    scene.game.turn.dice = Some(faces("1 1 2"));
    assert!(scene.may("reroll"), "a new turn, a new Ticket");
}

/// MC-8.3: asked clockwise from the active player's left; the first block ends it.
#[test]
fn asked_clockwise() {
    let mut scene = Scene::new(4).tickets([3; 4]).turn_of(C).acting("1");
    scene.act(C, "deck draw");
    assert_eq!(scene.refused(A, "block"), "MC-8.3");
    scene.act(D, "pass").act(A, "block");
    assert_eq!(scene.asked(), C);
    assert_eq!(scene.game.tickets, [2, 3, 3, 3], "B is not asked and pays nothing");
}

/// MC-8.4: the die is spent, nothing is shown, and there is no second target.
#[test]
fn a_blocked_action_is_lost() {
    let mut scene = table_of_three("3");
    scene.act(A, "hand draw 2").act(B, "block");
    assert!(matches!(&scene.events[..], [Event::Blocked { seat: B, .. }]));
    assert!(scene.is_building(), "no Hand Draw against C instead");
    assert_eq!(scene.game.hands[1].len(), 2);
}

/// MC-8.5: a block is final, and a Ticket won on another's turn can be used to block in the same turn.
#[test]
fn a_ticket_won_may_block_at_once() {
    let mut scene = Scene::new(2).midway(A, "ferris:S swings:B").midway(B, "ferris:BLM coaster:B").acting("1 5");
    scene.act(A, "midway trade 2").act(A, "take coaster-banners").act(A, "give ferris-seats");
    assert_eq!(scene.game.tickets[1], 1);
    scene.act(A, "deck draw");
    assert_eq!(scene.asked(), B);
    scene.act(B, "block");
    assert_eq!((scene.asked(), scene.game.hands[0].len()), (A, 0));
}

/// MC-8.6: the random card is drawn after the window, so asking uses no chance.
#[test]
fn the_random_card_is_drawn_last() {
    let mut scene = table_of_three("4");
    scene.act(A, "hand trade 2");
    assert_eq!(scene.game.hands[1].len(), 2);
    scene.act(B, "pass");
    assert_eq!(scene.game.hands[1].len(), 2);
    scene.act(C, "pass");
    assert_eq!(scene.game.hands[1].len(), 1, "now the card is set aside");
}

/// MC-8.7: "no more blocks this turn" leaves a player in peace until the next turn.
#[test]
fn no_more_blocks_this_turn() {
    let mut scene = table_of_three("1 1 1");
    scene.act(A, "deck draw");
    assert_eq!(scene.legal(), ["pass", "block", "pass all"]);
    scene.act(B, "pass all").act(C, "pass").act(A, "deck draw");
    assert_eq!(scene.asked(), C);
    scene.act(C, "pass").act(A, "deck draw");
    assert_eq!(scene.legal(), ["pass", "block"], "after the last action there is nothing more to be asked");
    assert_eq!(scene.refused(C, "pass all"), "MC-8.7");
    scene.act(C, "pass").act(A, "done");
    assert!(scene.game.can_block(C) && scene.game.turn.quiet.is_empty());
}

/// MC-8.8: the rulebook's advice: the same action again gets through, for the target can block only one.
#[test]
fn example_several_steals_against_one_player() {
    let mut scene = Scene::new(2).hand(A, "coaster:BL").midway(B, "ferris:BLM").tickets([0, 3, 0, 0]).acting("6 6");
    scene.act(A, "midway steal 2").act(B, "block").act(A, "midway steal 2");
    assert_eq!(scene.asked(), A, "B has blocked already");
    scene.act(A, "take ferris-banners");
    assert_eq!(scene.midway_of(A), "ferris:B");
}
