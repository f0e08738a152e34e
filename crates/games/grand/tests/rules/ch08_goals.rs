//! Chapter 8: the goals of the fourteen tricks.

use crate::scene::*;
use grand::state::Turn;
use grand::trick::Progress;
use grand::{Claim, Grand, Trick};
use table::{Eyes, Game};

/// A game for two with this trick to be gained by the first seat, whose Fairground is as drawn.
fn aiming(trick: Trick, picture: &str) -> Grand {
    let mut game = scene(picture);
    // No trick is in play twice.
    let others = Trick::ALL.into_iter().filter(|&other| other != trick);
    game.tricks = [trick].into_iter().chain(others).take(3).collect::<Vec<_>>().try_into().unwrap();
    game.boards[0].standings[0] = Claim::Open;
    game
}

/// Is the goal met by a Fairground like that, with nothing done on the turn?
fn met(trick: Trick, picture: &str) -> bool {
    trick.met(&aiming(trick, picture).boards[0].fair, &Turn::default())
}

/// Is the trick gained by these actions?
fn gained(trick: Trick, picture: &str, actions: &[&str]) -> bool {
    let mut game = aiming(trick, picture);
    act(&mut game, actions);
    finish_turn(&mut game);
    standing(&game, 0, trick) == Claim::Gained
}

/// GC-8.1: a diagonal from corner to corner, either of them.
#[test]
fn bribe_wants_a_diagonal() {
    assert!(met(Trick::Bribe, "~~~~~~.. ~~~~~~.. ~~~~..~~ ~~~~..~~ ~~..~~~~ ~~..~~~~ ..~~~~~~ ..~~~~~~"));
    assert!(met(Trick::Bribe, "..~~~~~~ ..~~~~~~ ~~..~~~~ ~~..~~~~ ~~~~..~~ ~~~~..~~ ~~~~~~.. ~~~~~~.."));
    assert!(
        !met(Trick::Bribe, "~~~~~~~~ ~~~~~~~~ ~~~~..~~ ~~~~..~~ ~~..~~~~ ~~..~~~~ ..~~~~~~ ..~~~~~~"),
        "three are not enough"
    );
    assert!(
        !met(Trick::Bribe, "~~~~.... ~~~~.... ~~....~~ ~~....~~ ....~~~~ ....~~~~ ~~~~~~~~ ~~~~~~~~"),
        "not corner to corner"
    );
}

/// GC-8.3: five attractions without a ticket.
#[test]
fn mystery_wants_five_without_a_ticket() {
    let five = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A.C.E.~~ B.D...~~";
    assert!(met(Trick::Mystery, five));
    let mut game = aiming(Trick::Mystery, five);
    ticket(&mut game, 0, 'C', 1);
    assert!(!Trick::Mystery.met(&game.boards[0].fair, &Turn::default()));
}

const LANE: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## @.......";

/// GC-8.5: five steps are enough, four are not.
#[test]
fn mark_wants_five_steps() {
    assert!(gained(Trick::Mark, LANE, &["move 5", "move a1 f1"]));
    assert!(!gained(Trick::Mark, LANE, &["move 5", "move a1 e1"]));
    assert!(!gained(Trick::Mark, LANE, &["move 4", "move a1 e1"]));
}

/// GC-8.5: no cell twice, the first one included.
#[test]
fn mark_wants_no_backtracking() {
    // Six steps are possible with a barker, but back to a1 only over cells that were used.
    let lane = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ####&### @.......";
    assert!(!gained(Trick::Mark, lane, &["move 5", "move a1 a1"]));
    assert!(!gained(Trick::Mark, lane, &["move 5", "move a1 c1"]));
    // A ring: five steps round it and back to the start would be the start again.
    let ring = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ...&~~~~ @..#~~~~";
    assert!(!gained(Trick::Mark, ring, &["move 5", "move a1 a1"]));
}

/// GC-8.5: the first cell from the Entry and the Bigtop count as steps.
#[test]
fn mark_counts_entry_and_bigtop() {
    let from_entry = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~.#~~~~ ~~.#~~~~ ##.##### ##.#####";
    assert!(!gained(Trick::Mark, from_entry, &["move 5", "move c0 c4"]));
    let further = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~..~~~~ ~~.#~~~~ ##.##### ##.#####";
    assert!(gained(Trick::Mark, further, &["move 5", "move c0 d4"]));
    let to_top = "~~.#~~~~ ~~.#~~~~ ~~.#~~~~ ~~.#~~~~ ~~@#~~~~ ~~##~~~~ ~~~~~~~~ ~~~~~~~~";
    assert!(gained(Trick::Mark, to_top, &["move 5", "move c4 top"]));
}

/// GC-8.5: cells entered for free count as steps.
#[test]
fn mark_counts_free_cells() {
    let mut game = aiming(Trick::Mark, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## @@@@@...");
    hold(&mut game, 0, Trick::Crowd);
    act(&mut game, &["move 1", "move a1 f1"]);
    assert_eq!(standing(&game, 0, Trick::Mark), Claim::Gained, "one space spent, five moved");
}

/// GC-8.7: a guest moved into the Bigtop on this turn.
#[test]
fn crowd_wants_a_guest_in_the_bigtop() {
    let picture = "@.~~~~~~ ..~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";
    assert!(gained(Trick::Crowd, picture, &["move 1", "move a8 top"]));
    assert!(!gained(Trick::Crowd, picture, &["move 1", "move a8 b8"]));
}

/// GC-8.9: three foundations, however many cells on each.
#[test]
fn spectacle_wants_three_foundations() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..##~~~~ .###~~~~ .####### .#######";
    let with = |actions: &[&str]| {
        let mut game = aiming(Trick::Spectacle, picture);
        game.supply = (1 << game.kit.attractions.len()) - 1;
        act(&mut game, actions);
        standing(&game, 0, Trick::Spectacle) == Claim::Gained
    };
    assert!(with(&["build 3", "build l3@b2,b3,c3"]), "a1, a3 and c3");
    assert!(with(&["build 4", "build i4@b1,c1,d1,e1"]), "a1, c1 and e1");
    assert!(!with(&["build 4", "build o4@b1,c1,b2,c2"]), "only two");
    assert!(!with(&["build 5", "build p5@c1,d1,c2,d2,e2"]), "only two");
}

/// GC-8.11: eight foundations.
#[test]
fn early_wants_eight_foundations() {
    assert!(met(Trick::Early, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ........ ........ ........ ........"));
    assert!(!met(Trick::Early, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ......~~ ......~~ ........ ........"));
}

/// GC-8.13: a column; a row is not enough.
#[test]
fn pockets_wants_a_column() {
    let column = "~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~";
    let row = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ........ ........";
    assert!(met(Trick::Pockets, column) && !met(Trick::Pockets, row));
    assert!(!met(Trick::Pockets, "~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~..~~~~ ~~..~~~~ ~~~~..~~ ~~~~..~~"));
}

/// GC-8.15: a row; a column is not enough.
#[test]
fn posters_wants_a_row() {
    let column = "~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~ ~~~~..~~";
    let row = "~~~~~~~~ ~~~~~~~~ ........ ........ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";
    assert!(met(Trick::Posters, row) && !met(Trick::Posters, column));
}

/// GC-8.17: two guests above the middle, the Bigtop included.
#[test]
fn ballyhoo_wants_two_in_the_upper_half() {
    assert!(met(Trick::Ballyhoo, "@.~~~~~~ ..~~~~~~ ..~~~~~~ @.~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~"));
    let one = "~~~~~~~~ ~~~~~~~~ ..~~~~~~ @.~~~~~~ @.~~~~~~ ..~~~~~~ ~~~~~~~~ ~~~~~~~~";
    assert!(!met(Trick::Ballyhoo, one));
    let mut game = aiming(Trick::Ballyhoo, one);
    game.boards[0].fair.bigtop = 1;
    assert!(Trick::Ballyhoo.met(&game.boards[0].fair, &Turn::default()));
}

/// GC-8.19: three tickets on one attraction.
#[test]
fn draw_wants_three_tickets_on_one() {
    let mut game = aiming(Trick::Draw, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ AAA.~~~~ BBB.~~~~");
    ticket(&mut game, 0, 'A', 2);
    ticket(&mut game, 0, 'B', 2);
    assert!(!Trick::Draw.met(&game.boards[0].fair, &Turn::default()));
    ticket(&mut game, 0, 'B', 1);
    assert!(Trick::Draw.met(&game.boards[0].fair, &Turn::default()));
}

/// GC-8.21: three in a group, edge to edge; an Entry guest belongs to the cell above it.
#[test]
fn feet_wants_a_group_of_three() {
    let rest = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";
    assert!(met(Trick::Feet, &format!("{rest} @...~~~~ @@..~~~~")));
    assert!(!met(Trick::Feet, &format!("{rest} @.@.~~~~ .@..~~~~")), "corners do not connect");
    assert!(met(Trick::Feet, &format!("{rest} ..@.~~~~ ..@.~~~~")), "two and the guest at c0");
    assert!(!met(Trick::Feet, &format!("{rest} .@..~~~~ .@..~~~~")), "the guest at c0 does not touch b1");
    let mut empty = aiming(Trick::Feet, &format!("{rest} ..@.~~~~ ..@.~~~~"));
    empty.boards[0].fair.waiting = cell_bit("f1");
    assert!(!Trick::Feet.met(&empty.boards[0].fair, &Turn::default()), "nobody at c0");
    let mut top = aiming(Trick::Feet, "@@~~~~~~ ..~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~");
    top.boards[0].fair.bigtop = 2;
    assert!(!Trick::Feet.met(&top.boards[0].fair, &Turn::default()), "the Bigtop does not count");
}

/// GC-8.23: three attractions next to where a guest stops, full ones included.
#[test]
fn trap_wants_three_around_a_guest() {
    let rest = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";
    let three = format!("{rest} .B..~~~~ A.C.~~~~ .@..~~~~ ....~~~~");
    assert!(gained(Trick::Trap, &three, &["move 1", "move b2 b3"]));
    let mut full = aiming(Trick::Trap, &three);
    for letter in ['A', 'B', 'C'] {
        ticket(&mut full, 0, letter, 1);
    }
    act(&mut full, &["move 1", "move b2 b3"]);
    assert_eq!(standing(&full, 0, Trick::Trap), Claim::Gained);
    let twice = format!("{rest} AA..~~~~ A.C.~~~~ .@..~~~~ ....~~~~");
    assert!(!gained(Trick::Trap, &twice, &["move 1", "move b2 b3"]), "one of them on two sides");
    assert!(!gained(Trick::Trap, &three, &["move 2", "move b2 b2"]), "it must stop there");
}

/// GC-8.25: an attraction built next to two others.
#[test]
fn balloons_want_two_neighbours() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ AA#.~~~~ B##.~~~~";
    assert!(gained(Trick::Balloons, picture, &["build 1", "build o1@b1"]));
    assert!(!gained(Trick::Balloons, picture, &["build 1", "build o1@c2"]), "only one");
    assert!(gained(Trick::Balloons, picture, &["build 2", "build i2@b1,c1"]));
}

/// GC-8.25: two extra attractions of every size lie in the reserve, if the trick is in play.
#[test]
fn balloons_bring_a_reserve() {
    use table::Setup;
    for seed in 0..60 {
        let game = deal(&Setup::new(4), seed);
        let in_play = game.tricks.contains(&Trick::Balloons);
        let each = if in_play { 2 } else { 0 };
        assert!(game.kit.sizes.iter().all(|size| (game.reserve & size).count_ones() == each));
        assert_eq!(game.reserve & game.supply, 0);
    }
}

/// GC-8.27: five tickets in all.
#[test]
fn bottles_want_five_tickets() {
    let mut game = aiming(Trick::Bottles, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ AAA.~~~~ BBB.~~~~");
    ticket(&mut game, 0, 'A', 2);
    ticket(&mut game, 0, 'B', 2);
    assert!(!Trick::Bottles.met(&game.boards[0].fair, &Turn::default()));
    ticket(&mut game, 0, 'A', 1);
    assert!(Trick::Bottles.met(&game.boards[0].fair, &Turn::default()));
}

/// GC-7.1: everybody sees how far everybody has come.
#[test]
fn progress_towards_a_goal_is_shown() {
    let mut game = game_with([Trick::Posters, Trick::Early, Trick::Crowd]);
    lay(&mut game, 1, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..~~~~~~ ..~~~~~~ ..~~..~~ ..~~..~~");
    let of = |seat: usize| game.view(Eyes::Public).tricks.iter().map(|trick| trick.progress[seat]).collect::<Vec<_>>();
    let progress = |have, need| Progress { have, need };
    assert_eq!(of(1), [progress(2, 4), progress(3, 8), progress(0, 1)]);
    assert_eq!(of(0), [progress(0, 4), progress(0, 8), progress(0, 1)]);
}
