//! Chapter 2: rounds and turns.

use crate::scene::*;
use grand::{Claim, Event, Stage, Trick};
use table::{Game, Seat};

/// GC-2.1, GC-2.5, GC-2.7: seven rounds of five turns each, clockwise; the token moves on every round.
#[test]
fn turns_go_round_and_the_starter_moves_on() {
    for players in 1..=4u8 {
        let mut game = game(players);
        for round in 0..7u8 {
            let starter = round % players;
            for turn in 0..5 * players {
                assert_eq!(game.round, round);
                assert_eq!(game.to_act().first(), Some(Seat((starter + turn) % players)));
                skip_turn(&mut game);
            }
        }
        assert_eq!(game.stage, Stage::Over);
        assert!(game.places().is_some() && game.to_act().is_empty());
        assert_eq!(refused_to(&game, Seat(0), "place 1"), "GC-2.7");
    }
}

/// GC-2.1: nobody acts out of turn.
#[test]
fn nobody_acts_out_of_turn() {
    assert_eq!(refused_to(&game(3), Seat(2), "place 1"), "GC-2.1");
}

/// GC-2.5: with two players the new starter may have two turns in a row, and all numbers are free again.
#[test]
fn two_turns_in_a_row_over_a_round_change() {
    let mut game = game(2);
    for _ in 0..9 {
        skip_turn(&mut game);
    }
    assert_eq!((game.active(), game.round), (Seat(1), 0));
    skip_turn(&mut game);
    assert_eq!((game.active(), game.round), (Seat(1), 1));
    assert_eq!(game.board(Seat(0)).free_numbers().count(), 5);
    assert_eq!(game.board(Seat(1)).free_numbers().count(), 5);
}

/// GC-2.2: a number is used once a round.
#[test]
fn a_covered_number_is_not_free() {
    let mut game = game(1);
    act(&mut game, &["place 3", "take left", "put a1", "keep"]);
    assert_eq!(refused(&game, "place 3"), "GC-2.2");
    assert!(!may(&game, "place 3") && may(&game, "place 4"));
    assert_eq!(refused(&game, "put a3"), "GC-2.2", "an action needs a number first");
}

/// GC-2.2: each action with its own number.
#[test]
fn every_free_number_is_offered_for_what_it_can_do() {
    let game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..##~~~~ ..#.~~~~");
    for number in 1..=5 {
        assert!(may(&game, &format!("place {number}")));
        assert!(may(&game, &format!("build {number}")));
        assert!(!may(&game, &format!("move {number}")), "c1 is a construction site");
    }
}

/// GC-2.3: what cannot be completed cannot be begun.
#[test]
fn an_action_must_be_possible() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..##~~~~ ..#.~~~~");
    assert_eq!(refused(&game, "move 5"), "GC-2.3");
    game.supply &= !(game.kit.sizes[0] | game.kit.sizes[1]);
    game.supply |= game.kit.shapes.iter().find(|shape| shape.code == "l3").unwrap().tiles;
    assert!(!may(&game, "build 2") && may(&game, "build 3"), "only a medium one is left");
    assert_eq!(refused(&game, "build 2"), "GC-4.1");
    game.supply = 0;
    assert_eq!(refused(&game, "build 5"), "GC-2.3");
}

const NOTHING_TO_DO: &str = "........ ........ ........ ........ ........ ........ ........ ..&..&..";

/// GC-2.4: a pass is forced, with a free number of choice, and never a choice otherwise.
#[test]
fn whoever_can_do_nothing_passes() {
    let mut game = scene(NOTHING_TO_DO);
    game.boards[0].covered = 1 << 2;
    assert_eq!(legal(&game), ["pass 1", "pass 3", "pass 4", "pass 5"]);
    let events = act(&mut game, &["pass 3"]);
    assert!(matches!(events[0], Event::Began { seat: Seat(0), number: 3, .. }));
    assert_eq!(game.active(), Seat(1));
    assert!(!game.board(Seat(0)).is_free(3));
    assert_eq!(refused(&game, "pass 1"), "GC-2.4");
}

/// GC-2.4, GC-2.6: tricks are checked after a pass, too.
#[test]
fn a_pass_is_a_turn() {
    let mut game = scene(NOTHING_TO_DO);
    game.tricks = [Trick::Posters, Trick::Draw, Trick::Mark];
    game.boards[0].standings = [Claim::Open, Claim::LastChance, Claim::LastChance];
    act(&mut game, &["pass 1"]);
    assert_eq!(game.boards[0].standings, [Claim::Gained, Claim::Locked, Claim::Locked]);
}

/// GC-2.6: tricks are looked at when the whole action is finished, not before.
#[test]
fn tricks_come_at_the_end_of_the_turn() {
    let mut game = game_with([Trick::Posters, Trick::Mystery, Trick::Pockets]);
    lay(&mut game, 0, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..##..~~ ..#...~~");
    act(&mut game, &["place 1", "take left", "put g1"]);
    assert_eq!(standing(&game, 0, Trick::Posters), Claim::Open, "the cycle is still to be decided");
    act(&mut game, &["keep"]);
    assert_eq!(standing(&game, 0, Trick::Posters), Claim::Gained);
}
