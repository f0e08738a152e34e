//! Chapter 8: tricks that work together.

use crate::scene::*;
use grand::state::Turn;
use grand::{Claim, Grand, Stage, Trick};
use table::Seat;

fn holding(tricks: &[Trick], picture: &str) -> Grand {
    let mut game = scene(picture);
    tricks.iter().for_each(|&trick| hold(&mut game, 0, trick));
    game
}

fn aiming(trick: Trick, held: &[Trick], picture: &str) -> Grand {
    let mut game = holding(held, picture);
    game.tricks[0] = trick;
    game.boards[0].standings[0] = Claim::Open;
    game
}

/// GC-8.29: diagonal steps also lead over construction sites.
#[test]
fn ballyhoo_and_draw() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A#BB~~~~ @CCB~~~~";
    let mut both = holding(&[Trick::Ballyhoo, Trick::Draw], picture);
    act(&mut both, &["move 1"]);
    assert_eq!(ends(&both, "a1"), ["b2"]);
    for trick in [Trick::Ballyhoo, Trick::Draw] {
        let one = holding(&[trick], picture);
        assert!(legal_with(&one, "move").is_empty(), "{trick:?} alone is not enough");
    }
}

/// GC-8.29: diagonal steps also lead through guests, at no cost.
#[test]
fn ballyhoo_and_crowd() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##.#~~~~ ##.#~~~~ #@##~~~~ @###~~~~";
    let mut game = holding(&[Trick::Ballyhoo, Trick::Crowd], picture);
    game.boards[0].fair.waiting = 0;
    act(&mut game, &["move 1"]);
    assert_eq!(ends(&game, "a1"), ["a1", "c3"], "over b2 for nothing, then one step");
    assert_eq!(ends(&game, "b2"), ["b2", "c3"]);
}

/// GC-8.29: a split move whose first guest walks through others spends only what it must.
#[test]
fn mark_and_crowd() {
    let mut game = holding(
        &[Trick::Mark, Trick::Crowd],
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## @@@.....",
    );
    act(&mut game, &["move 3", "move a1 e1"]);
    assert_eq!(game.stage, Stage::Move { left: 1 });
    assert_eq!(ends(&game, "b1"), ["a1", "b1", "d1"], "through c1, or through c1 and back");
    act(&mut game, &["move b1 d1"]);
    assert!(guest_at(&game, 0, "d1") && guest_at(&game, 0, "e1") && guest_at(&game, 0, "c1"));
}

/// GC-8.29: a split move may go diagonally and over sites.
#[test]
fn mark_ballyhoo_and_draw() {
    let tricks = [Trick::Mark, Trick::Ballyhoo, Trick::Draw];
    let mut game = holding(&tricks, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ####~~~~ @##@~~~~");
    act(&mut game, &["move 2", "move a1 b2", "move d1 c2"]);
    assert!(guest_at(&game, 0, "b2") && guest_at(&game, 0, "c2"));
}

/// GC-8.29: "Find a Mark!" counts diagonal steps as steps.
#[test]
fn ballyhoo_shortens_what_mark_wants() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ........ @.......";
    let mut game = aiming(Trick::Mark, &[Trick::Ballyhoo], picture);
    act(&mut game, &["move 5"]);
    assert!(may(&game, "move a1 c1") && may(&game, "move a1 c1 plain"));
    act(&mut game, &["move a1 c1"]);
    assert_eq!(standing(&game, 0, Trick::Mark), Claim::Gained, "a2, b1, b2, c2 (or so), c1");
}

/// GC-8.29, GC-8.23: attractions at the corners count for "Ticket Trap!", ticketed or not.
#[test]
fn bottles_and_trap() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A.B.~~~~ #.C.~~~~ .@..~~~~ ....~~~~";
    let mut game = aiming(Trick::Trap, &[Trick::Bottles], picture);
    act(&mut game, &["move 1", "move b2 b3", "tickets none"]);
    assert_eq!(standing(&game, 0, Trick::Trap), Claim::Gained);
    let mut without = aiming(Trick::Trap, &[], picture);
    act(&mut without, &["move 1", "move b2 b3"]);
    assert_eq!(standing(&without, 0, Trick::Trap), Claim::Open);
}

/// GC-8.29: leaving out diagonal tickets keeps attractions free of tickets for "Create Mystery!".
#[test]
fn bottles_and_mystery() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A.B.~~~~ #.#.~~~~ C@D.~~~~ E...~~~~";
    let all = |tickets: &str| {
        let mut game = aiming(Trick::Mystery, &[Trick::Bottles], picture);
        act(&mut game, &["move 1", "move b2 b3", tickets]);
        standing(&game, 0, Trick::Mystery) == Claim::Gained
    };
    assert!(all("tickets none"));
    assert!(!all("tickets nw"));
}

/// GC-8.29: each of two attractions built together is an other one for its neighbour.
#[test]
fn trap_and_balloons() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A##.~~~~ ...#~~~~";
    let mut game = aiming(Trick::Balloons, &[Trick::Trap], picture);
    act(&mut game, &["build 2", "build o1@b2", "build o1@c2"]);
    assert_eq!(standing(&game, 0, Trick::Balloons), Claim::Gained, "the first has A and the second beside it");
    let mut one = aiming(Trick::Balloons, &[Trick::Trap], picture);
    act(&mut one, &["build 2", "build o1@b2", "done"]);
    assert_eq!(standing(&one, 0, Trick::Balloons), Claim::Open);
}

/// GC-8.29: the second attraction may come from the reserve, the first from the supply.
#[test]
fn trap_and_the_reserve() {
    let mut game = holding(
        &[Trick::Trap, Trick::Balloons],
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ###.~~~~ ....~~~~",
    );
    (game.supply, game.reserve) = (1, 2);
    act(&mut game, &["build 2", "build o1@a2", "build o1@b2 reserve"]);
    assert_eq!((game.supply, game.reserve), (0, 0));
}

/// GC-8.29: both attractions of one turn get the tickets of "Open Early!".
#[test]
fn trap_and_early() {
    let mut game = holding(
        &[Trick::Trap, Trick::Early],
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #@#.~~~~ ....~~~~",
    );
    act(&mut game, &["build 2", "build o1@a2", "build o1@c2"]);
    assert_eq!(tickets(&game, 0), [1, 1]);
}

/// GC-8.29, GC-8.19: the tickets of "Open Early!" count for "The Big Draw!" and "Weighted Milk Bottles!".
#[test]
fn early_and_the_ticket_goals() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ @@@.~~~~ ###@~~~~";
    let mut game = aiming(Trick::Draw, &[Trick::Early], picture);
    act(&mut game, &["build 3", "build i3@a1,b1,c1"]);
    assert_eq!(tickets(&game, 0), [3], "three above, one beside, one at c0: but only three fit");
    assert_eq!(standing(&game, 0, Trick::Draw), Claim::Gained);
}

/// GC-8.29: a guest standing on a site tickets what is built beside it.
#[test]
fn draw_and_early() {
    let mut game = holding(
        &[Trick::Draw, Trick::Early],
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #%..~~~~ ....~~~~",
    );
    act(&mut game, &["build 1", "build o1@a2"]);
    assert_eq!(tickets(&game, 0), [1]);
}

/// GC-8.29: diagonal tickets also from a construction site, and for each guest of a split move.
#[test]
fn bottles_mark_and_draw() {
    let tricks = [Trick::Bottles, Trick::Mark, Trick::Draw];
    let mut game = holding(&tricks, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ AA..~~~~ A#..~~~~ #@..~~~~ @...~~~~");
    act(&mut game, &["move 4", "move b2 b3"]);
    assert_eq!((tickets(&game, 0), game.stage), (vec![1], Stage::Move { left: 3 }), "beside A, not at its corner");
    act(&mut game, &["move a1 b2"]);
    assert_eq!((tickets(&game, 0), game.stage), (vec![1], Stage::Tickets { cell: 9, left: 0 }));
    act(&mut game, &["tickets nw"]);
    assert_eq!(tickets(&game, 0), [2]);
}

/// GC-8.29: turned foundations from one space further.
#[test]
fn feet_and_bribe() {
    let mut game = holding(
        &[Trick::Feet, Trick::Bribe],
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~",
    );
    let third = game.railyard.face_up()[1];
    act(&mut game, &["place 2", "take 3"]);
    assert!(matches!(game.stage, Stage::Put { foundation, facedown: false } if foundation == third));
    assert!(legal(&game).len() > 16);
}

/// GC-8.29: a split move can bring two guests into the upper half at once.
#[test]
fn mark_and_ballyhoo_goal() {
    let picture = "~~~~~~~~ ~~~~~~~~ ..~~~~~~ ..~~~~~~ @@~~~~~~ ..~~~~~~ ~~~~~~~~ ~~~~~~~~";
    let mut game = aiming(Trick::Ballyhoo, &[Trick::Mark], picture);
    assert!(!Trick::Ballyhoo.met(&game.boards[0].fair, &Turn::default()));
    act(&mut game, &["move 2", "move a4 a5", "move b4 b5"]);
    assert_eq!(standing(&game, 0, Trick::Ballyhoo), Claim::Gained);
    assert_eq!(game.active(), Seat(1));
}
