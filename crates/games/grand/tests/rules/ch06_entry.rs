//! Chapter 6: Bigtop, Entry and barkers.

use crate::scene::*;
use grand::{Claim, Event, Grand, Stage, Trick};
use table::Seat;

/// GC-6.1: the step into the Bigtop counts, ends the move and brings no tickets.
#[test]
fn the_bigtop_ends_a_move() {
    let rest = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";
    let mut game = scene(&format!("A.B.~~~~ .@..~~~~ {rest}"));
    act(&mut game, &["move 1"]);
    assert!(!ends(&game, "b7").contains(&"top".to_owned()), "two steps away");
    assert_eq!(refused(&game, "move b7 top"), "GC-6.1");
    let mut game = scene(&format!("A.B.~~~~ .@..~~~~ {rest}"));
    act(&mut game, &["move 2", "move b7 top"]);
    assert_eq!(game.boards[0].fair.bigtop, 1);
    assert_eq!(tickets(&game, 0), [0, 0]);
    assert_eq!(game.boards[0].fair.guests, 0);
}

/// GC-6.1: only upwards from row 8, not from row 7 or sideways.
#[test]
fn the_bigtop_is_entered_from_row_8() {
    let game = scene("#.~~~~~~ @#~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~");
    assert!(legal_with(&game, "move").is_empty(), "a8 is a construction site, b8 is not adjacent to a7");
}

/// GC-6.2: any number of guests, and they never come out.
#[test]
fn the_bigtop_keeps_its_guests() {
    let mut game = scene("@@@@@@~~ ......~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~");
    for (number, file) in (1..=5).zip(["a", "b", "c", "d", "e"]) {
        act(&mut game, &[&format!("move {number}"), &format!("move {file}8 top")]);
        assert_eq!(game.boards[0].fair.bigtop, number);
        skip_turn(&mut game);
    }
    let mut last = scene("..~~~~~~ ..~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~");
    last.boards[0].fair.bigtop = 3;
    assert!(legal_with(&last, "move").is_empty(), "nobody can move");
}

const LANE: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## ........";

/// A game in which the guest at f0 is the last to leave the Entry.
fn emptying(guests: u8, barkers: u8) -> Grand {
    let mut game = scene(LANE);
    game.boards[0].fair.waiting = cell_bit("f1");
    (game.guests, game.barkers) = (guests, barkers);
    game
}

/// GC-6.3, GC-6.5: two new guests and a barker, of the player's choice where.
#[test]
fn an_emptied_entry_is_refilled() {
    let mut game = emptying(10, 3);
    act(&mut game, &["move 1", "move f0 f1"]);
    assert!(guest_at(&game, 0, "c0") && guest_at(&game, 0, "f0"));
    assert_eq!(game.guests, 8);
    assert_eq!(game.stage, Stage::Barker);
    assert_eq!(legal(&game), ["a", "b", "c", "d", "e", "g", "h"].map(|file| format!("barker {file}1")));
    act(&mut game, &["barker h1"]);
    assert_eq!(game.boards[0].fair.barkers, cell_bit("h1"));
    assert_eq!((game.barkers, game.active()), (2, Seat(1)));
}

/// GC-6.3: with a guest still on an Entry space nothing comes.
#[test]
fn a_half_empty_entry_is_not_refilled() {
    let mut game = scene(LANE);
    act(&mut game, &["move 1", "move f0 f1"]);
    assert!(!guest_at(&game, 0, "f0"));
    assert_eq!((game.boards[0].fair.barkers, game.active()), (0, Seat(1)));
}

/// GC-6.3: a move that does not leave the Entry empties nothing, even if the Entry is empty.
#[test]
fn only_a_move_off_the_entry_empties_it() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## @.......");
    game.boards[0].fair.waiting = 0;
    game.guests = 0;
    act(&mut game, &["move 1", "move a1 b1"]);
    assert_eq!((game.boards[0].fair.barkers, game.active()), (0, Seat(1)));
}

/// GC-6.4: with one guest left the player chooses its Entry space.
#[test]
fn the_last_guest_comes_where_you_like() {
    for (entry, other) in [("c0", "f0"), ("f0", "c0")] {
        let mut game = emptying(1, 3);
        act(&mut game, &["move 1", "move f0 f1"]);
        assert_eq!(legal(&game), ["entry c0", "entry f0"]);
        assert_eq!(refused(&game, "entry a0"), "GC-6.4");
        act(&mut game, &[&format!("entry {entry}")]);
        assert!(guest_at(&game, 0, entry) && !guest_at(&game, 0, other));
        assert_eq!((game.guests, game.stage), (0, Stage::Barker));
    }
}

/// GC-6.4, GC-6.5: without guests the Entry stays empty, and the barker is hired all the same.
#[test]
fn a_barker_is_hired_without_new_guests() {
    let mut game = emptying(0, 3);
    act(&mut game, &["move 1", "move f0 f1"]);
    assert_eq!(game.boards[0].fair.waiting, 0);
    assert_eq!(game.stage, Stage::Barker);
}

/// GC-6.5: a barker stands on a free walkway, not on a construction site, and cannot be refused.
#[test]
fn a_barker_needs_a_free_walkway() {
    let mut game = emptying(10, 3);
    act(&mut game, &["move 1", "move f0 f1"]);
    assert_eq!(refused(&game, "barker a2"), "GC-6.5", "a construction site");
    assert_eq!(refused(&game, "barker f1"), "GC-6.5", "a guest");
    assert!(legal(&game).iter().all(|action| action.starts_with("barker")));
}

/// GC-6.6: no barker left, or no walkway left: nobody is hired.
#[test]
fn sometimes_nobody_is_hired() {
    let mut game = emptying(10, 0);
    act(&mut game, &["move 1", "move f0 f1"]);
    assert_eq!((game.boards[0].fair.barkers, game.active()), (0, Seat(1)));
    let mut full = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## #####.##");
    full.boards[0].fair.waiting = cell_bit("f1");
    let barkers = full.barkers;
    act(&mut full, &["move 1", "move f0 f1"]);
    assert_eq!((full.barkers, full.active()), (barkers, Seat(1)), "the only walkway is taken");
}

/// GC-6.7: barkers block, never move, bring no tickets.
#[test]
fn barkers_only_shout() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #A###### .&@.....");
    game.boards[0].fair.waiting = 0;
    act(&mut game, &["move 1"]);
    assert_eq!(refused(&game, "move b1 a1"), "GC-5.1", "no guest");
    assert_eq!(ends(&game, "c1"), ["c1", "d1", "e1"], "two steps to the right, none to the left");
    act(&mut game, &["move c1 d1"]);
    assert_eq!(tickets(&game, 0), [0]);
}

/// GC-6.7: a new barker counts from the next move on, also in a split move.
#[test]
fn a_new_barker_does_not_help_at_once() {
    let mut game = emptying(10, 3);
    hold(&mut game, 0, Trick::Mark);
    game.boards[0].fair.guests = cell_bit("a1");
    act(&mut game, &["move 1", "move f0 f1"]);
    assert_eq!(game.stage, Stage::Barker, "nothing is left for a second guest");
    act(&mut game, &["barker h1"]);
    skip_turn(&mut game);
    act(&mut game, &["move 2"]);
    assert_eq!(game.stage, Stage::Move { left: 3 });
}

/// GC-6.8: tickets, new guests, barker, tricks.
#[test]
fn things_happen_in_order() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #####A## ........");
    game.boards[0].fair.waiting = cell_bit("f1");
    game.tricks[0] = Trick::Feet;
    game.boards[0].standings[0] = Claim::Open;
    game.boards[0].fair.guests = cell_bit("e1");
    let events = act(&mut game, &["move 1", "move f0 f1", "barker a1"]);
    let kinds: Vec<&str> = events
        .iter()
        .map(|event| match event {
            Event::Began { .. } => "began",
            Event::Moved { .. } => "moved",
            Event::Ticketed { .. } => "ticket",
            Event::Arrived { .. } => "guest",
            Event::Hired { .. } => "barker",
            Event::Gained { .. } => "trick",
            _ => "other",
        })
        .collect();
    // The guest who has just come to f0 completes the group of three.
    assert_eq!(kinds, ["began", "moved", "ticket", "guest", "guest", "barker", "trick"]);
}
