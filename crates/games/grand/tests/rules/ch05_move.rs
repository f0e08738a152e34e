//! Chapter 5: moving a guest.

use crate::scene::*;
use grand::{Claim, Grand, Trick};
use table::{Eyes, Game};

const LANE: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## .@......";

fn moving(picture: &str, number: u8) -> Grand {
    let mut game = scene(picture);
    act(&mut game, &[&format!("move {number}")]);
    game
}

/// GC-5.1: as many cells as the number says, up, down, left or right.
#[test]
fn the_number_is_the_distance() {
    assert_eq!(ends(&moving(LANE, 1), "b1"), ["a1", "c1"]);
    assert_eq!(ends(&moving(LANE, 3), "b1"), ["a1", "b1", "c1", "d1", "e1"]);
    let open = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ...~~~~~ @..~~~~~";
    let game = moving(&open.replace("...~~~~~", "....~~~~").replace("@..~~~~~", "@...~~~~"), 1);
    assert_eq!(ends(&game, "a1"), ["a2", "b1"], "not b2");
    assert_eq!(refused(&game, "move a1 b2"), "GC-5.1");
}

/// GC-5.1: barkers lengthen a move.
#[test]
fn barkers_lengthen_a_move() {
    let game = moving("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######&& .@......", 1);
    assert_eq!(ends(&game, "b1"), ["a1", "b1", "c1", "d1", "e1"]);
}

/// GC-5.2: walkways only, and not over the side edges.
#[test]
fn guests_keep_to_walkways() {
    let game = moving("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~..~~~~ ~~##~~~~ A......@ A#......", 2);
    assert_eq!(ends(&game, "h2"), ["f2", "g1", "g2", "h1", "h2"]);
    for (to, what) in [("a2", "an attraction"), ("b1", "a construction site"), ("h3", "an empty space")] {
        assert_eq!(refused(&game, &format!("move h2 {to}")), "GC-5.2", "{what}");
    }
    assert_eq!(refused(&game, "move h2 c0"), "GC-5.2", "an Entry space");
}

/// GC-5.3: guests and barkers block the way.
#[test]
fn guests_do_not_pass_each_other() {
    let game = moving("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## .@..@.&.", 5);
    assert_eq!(ends(&game, "b1"), ["a1", "b1", "c1", "d1"]);
    assert_eq!(ends(&game, "e1"), ["c1", "d1", "e1", "f1"]);
    assert_eq!(refused(&game, "move b1 e1"), "GC-5.3");
    assert_eq!(refused(&game, "move e1 g1"), "GC-5.3");
    assert_eq!(refused(&game, "move b1 f1"), "GC-5.1", "not through the other guest");
}

/// GC-5.4: the step out of the Entry counts.
#[test]
fn leaving_the_entry_counts_as_one() {
    let game = moving("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## ........", 2);
    assert_eq!(ends(&game, "c0"), ["b1", "c1", "d1"]);
    let mut game = game;
    act(&mut game, &["move c0 d1"]);
    assert!(guest_at(&game, 0, "d1") && !guest_at(&game, 0, "c0") && guest_at(&game, 0, "f0"));
}

/// GC-5.4: c1 must be free.
#[test]
fn a_blocked_entry_cannot_be_left() {
    let game = moving("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## ..@..#..", 5);
    assert!(ends(&game, "c0").is_empty(), "a guest stands in the way");
    assert!(ends(&game, "f0").is_empty(), "no walkway");
}

/// GC-5.5: a guest may end where it began, in two steps or more; but it must step.
#[test]
fn a_guest_may_come_back() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A.~~~~~~ .@~~~~~~");
    ticket(&mut game, 0, 'A', 0);
    act(&mut game, &["move 1"]);
    assert!(!may(&game, "move b1 b1"));
    assert_eq!(refused(&game, "move b1 b1"), "GC-5.1");
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A.~~~~~~ @.~~~~~~");
    act(&mut game, &["move 2", "move a1 a1"]);
    assert!(guest_at(&game, 0, "a1"));
    assert_eq!(tickets(&game, 0), [1], "and it brings tickets as ever");
}

/// GC-5.6: one ticket for every adjacent attraction, not for those at the corners.
#[test]
fn a_stop_brings_tickets() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ BBB.~~~~ D.C.~~~~ D.CC~~~~ .@.E~~~~");
    act(&mut game, &["move 2", "move b1 b3"]);
    assert_eq!(tickets(&game, 0), [1, 1, 1, 0]);
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A..B~~~~ .@..~~~~");
    act(&mut game, &["move 1", "move b1 b2"]);
    assert_eq!(tickets(&game, 0), [1, 0], "only what the guest stops next to");
}

/// GC-5.7: an attraction takes as many tickets as it has cells, also from the same guest.
#[test]
fn a_full_attraction_takes_no_more() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ AA~~~~~~ @.~~~~~~");
    for (number, expected) in [(1, 1), (2, 2), (3, 2)] {
        let (from, to) = if number % 2 == 1 { ("a1", "b1") } else { ("b1", "a1") };
        act(&mut game, &[&format!("move {number}"), &format!("move {from} {to}")]);
        assert_eq!(tickets(&game, 0), [expected]);
        skip_turn(&mut game);
    }
}

/// GC-5.8: there is no supply of tickets that could run out: more than the 50 of the box can lie on the table.
#[test]
fn tickets_never_run_out() {
    let mut game = scene("AAAAABBB CCCCCBB. DDDDEEEE FFFFGGGG HHHIIIJJ KKKLLLJM NNOOPPMM QQRRST@.");
    for place in 0..20 {
        let size = game.boards[0].fair.attraction(place).size();
        game.boards[0].fair.add_tickets(place, size - u8::from(place == 19));
    }
    assert_eq!(game.boards[0].fair.tickets(), 60);
    act(&mut game, &["move 2", "move g1 g1"]);
    assert_eq!(game.boards[0].fair.tickets(), 61);
}

const RING: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ...#~~~~ @..#~~~~";

fn marking(picture: &str, number: u8) -> Grand {
    let mut game = scene(picture);
    game.tricks[0] = Trick::Mark;
    game.boards[0].standings[0] = Claim::Open;
    act(&mut game, &[&format!("move {number}")]);
    game
}

/// GC-5.9: while "Find a Mark!" can be earned, both kinds of ways are offered where both lead.
#[test]
fn the_long_way_can_be_taken_or_not() {
    // b1 is one step away, or five the long way round.
    let game = marking(RING, 5);
    assert!(may(&game, "move a1 b1") && may(&game, "move a1 b1 plain"));
    let mut long = game;
    act(&mut long, &["move a1 b1"]);
    assert_eq!(standing(&long, 0, Trick::Mark), Claim::Gained);
    let mut plain = game;
    act(&mut plain, &["move a1 b1 plain"]);
    assert_eq!(standing(&plain, 0, Trick::Mark), Claim::Open);
    assert!(!may(&game, "move a1 b2 plain"), "every way to b2 is short or steps on a cell twice");
    assert_eq!(refused(&game, "move a1 b2 plain"), "GC-5.9");
}

/// GC-5.9: where the long way makes no difference, there is one move.
#[test]
fn the_way_is_named_only_where_it_matters() {
    let mut game = scene(RING);
    act(&mut game, &["move 5"]);
    assert!(legal(&game).iter().all(|action| !action.ends_with("plain")), "locked out of the trick, or not in play");
    let mut held = scene(RING);
    held.tricks[0] = Trick::Mark;
    hold(&mut held, 0, Trick::Mark);
    act(&mut held, &["move 5"]);
    assert!(legal(&held).iter().all(|action| !action.ends_with("plain")), "held already");
    assert!(legal(&marking(RING, 4)).iter().all(|action| !action.ends_with("plain")), "four steps never earn it");
}

/// GC-5.9: where every way earns it, there is one move, too.
#[test]
fn a_straight_long_way_is_one_move() {
    let game = marking(LANE, 5);
    assert_eq!(ends(&game, "b1"), ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]);
    let mut done = game;
    act(&mut done, &["move b1 g1"]);
    assert_eq!(standing(&done, 0, Trick::Mark), Claim::Gained);
}

/// GC-5.6, GC-8.28: before a guest moves, the table shows what it would bring, and how it would walk there.
#[test]
fn the_tickets_of_a_move_are_foreseen() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ B#~~~~~~ ..~~~~~~ A...~~~~ A@C.~~~~");
    ticket(&mut game, 0, 'C', 1);
    hold(&mut game, 0, Trick::Bottles);
    act(&mut game, &["move 3"]);
    let walks = game.view(Eyes::Public).outlook.walks;
    let walk = walks.iter().find(|walk| walk.guest.as_str() == "guest:0:b1").unwrap();
    let at = |cell: &str| walk.ends.iter().find(|end| end.to.rest() == format!("0:{cell}")).unwrap();
    assert_eq!(at("b3").way, things(&["cell:0:b2"]));
    assert_eq!((at("b3").tickets.len(), &at("b3").corners), (0, &things(&["attraction:0:a4", "attraction:0:a1"])));
    assert_eq!(at("a3").tickets, things(&["attraction:0:a1", "attraction:0:a4"]));
    assert!(at("c2").tickets.is_empty(), "C is full");
    assert_eq!(at("b1").way.len(), 1, "out and back again");
    act(&mut game, &["move b1 a3"]);
    assert_eq!(tickets(&game, 0), [1, 1, 1]);
}
