//! Chapter 8: what the fourteen tricks allow.

use crate::scene::*;
use grand::event::Tops;
use grand::foundation::Pattern;
use grand::{Event, Grand, Stage, Trick};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Event as _, Eyes, Game, Seat};

/// The scene with these tricks held by the first seat.
fn holding(tricks: &[Trick], picture: &str) -> Grand {
    let mut game = scene(picture);
    tricks.iter().for_each(|&trick| hold(&mut game, 0, trick));
    game
}

const BARE: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";

/// A game in which the first seat, holding `tricks`, has this foundation in hand.
fn in_hand(tricks: &[Trick], rows: &str) -> Grand {
    let mut game = holding(tricks, BARE);
    game.stage = Stage::Put { foundation: foundation(rows), facedown: true };
    game
}

/// GC-8.2: a quarter left or right, never upside down.
#[test]
fn bribe_turns_foundations() {
    for (turn, expected) in [("", "#./.."), (" left", "../#."), (" right", ".#/..")] {
        let mut game = in_hand(&[Trick::Bribe], "#./..");
        let events = act(&mut game, &[&format!("put c3{turn}")]);
        assert!(
            matches!(events[0], Event::Put { foundation: lies, .. } if lies == foundation(expected).into()),
            "{turn}"
        );
        assert_eq!(game.boards[0].fair.sites, foundation(expected).sites(18));
    }
    let game = in_hand(&[Trick::Bribe], "#./..");
    assert_eq!(legal_with(&game, "put c3").len(), 3, "the fourth way would be upside down");
}

/// GC-8.2: turns that look the same are one choice.
#[test]
fn equal_turns_are_one_choice() {
    let looks = |rows: &str| legal_with(&in_hand(&[Trick::Bribe], rows), "put a1");
    assert_eq!(looks("#./.#"), ["put a1", "put a1 left"], "a diagonal has two looks");
    assert_eq!(looks("##/.."), ["put a1", "put a1 left", "put a1 right"]);
    assert_eq!(refused(&in_hand(&[Trick::Bribe], "#./.#"), "put a1 right"), "GC-8.2");
}

const LANE: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##A##B## ..@....@";

/// GC-8.6: the total is shared; the first guest brings tickets before the second begins.
#[test]
fn mark_splits_a_move() {
    let mut game = holding(&[Trick::Mark], LANE);
    let events = act(&mut game, &["move 5", "move h1 g1"]);
    assert_eq!(game.stage, Stage::Move { left: 4 });
    assert!(!events.iter().any(|event| matches!(event, Event::Ticketed { .. })));
    let mut game = holding(&[Trick::Mark], LANE);
    act(&mut game, &["move 5", "move h1 f1"]);
    assert_eq!((game.stage, tickets(&game, 0)), (Stage::Move { left: 3 }, vec![0, 1]));
    assert_eq!(ends(&game, "c1"), ["a1", "b1", "c1", "d1", "e1"]);
    act(&mut game, &["move c1 e1"]);
    assert!(guest_at(&game, 0, "f1") && guest_at(&game, 0, "e1"));
    assert_eq!(game.active(), Seat(1));
}

/// GC-8.6: the second must be another guest, and is a choice.
#[test]
fn mark_moves_two_different_guests() {
    let mut game = holding(&[Trick::Mark], LANE);
    act(&mut game, &["move 3", "move h1 g1"]);
    assert!(ends(&game, "g1").is_empty());
    assert_eq!(refused(&game, "move g1 f1"), "GC-8.6");
    act(&mut game, &["done"]);
    assert_eq!(game.active(), Seat(1));
    let begun = {
        let mut game = holding(&[Trick::Mark], LANE);
        act(&mut game, &["move 3"]);
        game
    };
    assert_eq!(refused(&begun, "done"), "GC-2.3", "one guest must move");
}

/// GC-8.6: the first uses no more than its cheapest way.
#[test]
fn mark_counts_the_cheapest_way() {
    let mut game = holding(&[Trick::Mark], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ...#~~~~ @..@~~~~");
    act(&mut game, &["move 5", "move a1 b2"]);
    assert_eq!(game.stage, Stage::Move { left: 3 });
    let mut back = holding(&[Trick::Mark], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ...#~~~~ @..@~~~~");
    act(&mut back, &["move 5", "move a1 a1"]);
    assert_eq!(back.stage, Stage::Move { left: 3 }, "there and back is two");
}

/// GC-8.6: the Entry is looked at once, after both.
#[test]
fn mark_looks_at_the_entry_after_both() {
    let mut game = holding(&[Trick::Mark], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## ........");
    act(&mut game, &["move 2", "move c0 c1"]);
    assert_eq!(game.stage, Stage::Move { left: 1 });
    let events = act(&mut game, &["move f0 f1"]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Arrived { .. })).count(), 2);
    assert_eq!(game.stage, Stage::Barker);
    let mut one = holding(&[Trick::Mark], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## @.......");
    one.boards[0].fair.waiting = cell_bit("c1");
    act(&mut one, &["move 5", "move c0 c1"]);
    assert_eq!((one.stage, one.boards[0].fair.waiting), (Stage::Move { left: 4 }, 0), "not yet refilled");
    act(&mut one, &["done"]);
    assert_eq!(one.stage, Stage::Barker);
}

/// GC-8.6: a move that ends in the Bigtop leaves the rest for a second guest, too.
#[test]
fn mark_goes_on_after_the_bigtop() {
    let mut game = holding(&[Trick::Mark], "@.~~~~~~ @.~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~");
    act(&mut game, &["move 3", "move a8 top", "move a7 top"]);
    assert_eq!(game.boards[0].fair.bigtop, 2);
}

/// GC-8.8: through other guests at no cost; the move must end on a free cell; barkers still block.
#[test]
fn crowd_walks_through_guests() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ######## @@@..&..";
    let mut game = holding(&[Trick::Crowd], picture);
    game.boards[0].fair.waiting = 0;
    act(&mut game, &["move 1"]);
    assert_eq!(game.stage, Stage::Move { left: 2 });
    assert_eq!(ends(&game, "a1"), ["a1", "d1", "e1"]);
    assert_eq!(refused(&game, "move a1 b1"), "GC-5.3");
    assert_eq!(refused(&game, "move a1 g1"), "GC-5.1", "the barker blocks");
}

/// GC-8.8: into the Bigtop through a guest, and out of the Entry through a guest.
#[test]
fn crowd_leads_to_bigtop_and_out_of_the_entry() {
    let mut top = holding(&[Trick::Crowd], "@#~~~~~~ @#~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~");
    act(&mut top, &["move 1"]);
    assert_eq!(ends(&top, "a7"), ["a7", "top"]);
    let mut out = holding(&[Trick::Crowd], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##.##### ##@#####");
    act(&mut out, &["move 1"]);
    assert_eq!(ends(&out, "c0"), ["c2"]);
}

/// GC-8.8: two neighbours who cannot go anywhere can still go round each other.
#[test]
fn crowd_lets_a_hemmed_in_guest_come_back() {
    let game = holding(&[Trick::Crowd], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##~~~~~~ @@~~~~~~");
    assert!(may(&game, "move 1"));
    let mut game = game;
    act(&mut game, &["move 1"]);
    assert_eq!(legal(&game), ["move a1 a1", "move b1 b1"]);
}

/// GC-8.10: empty spaces cost nothing, bare sites still do.
#[test]
fn spectacle_spares_empty_spaces() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##~~~~~~ .#~~~~~~";
    assert_eq!(scene(picture).score(Seat(0)), -15 - 3);
    assert_eq!(holding(&[Trick::Spectacle], picture).score(Seat(0)), -3);
}

/// GC-8.12: a ticket for every adjacent guest, up to the size, the guest at the Entry included.
#[test]
fn early_tickets_what_is_built() {
    let mut game = holding(&[Trick::Early], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ .@@#.... @##@....");
    act(&mut game, &["build 2", "build i2@b1,c1"]);
    assert_eq!(tickets(&game, 0), [2], "five guests around it, the one at c0 included, but room for two");
    let mut entry = holding(&[Trick::Early], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ...#.... .###....");
    act(&mut entry, &["build 3", "build i3@b1,c1,d1"]);
    assert_eq!(tickets(&entry, 0), [1], "the guest at c0");
    let mut corner =
        holding(&[Trick::Early], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ @..#.... .#.#....");
    act(&mut corner, &["build 1", "build o1@b1"]);
    assert_eq!(tickets(&corner, 0), [0], "a2 touches b1 only at a corner, c0 not at all");
}

/// GC-8.12: without the trick a new attraction has no tickets.
#[test]
fn without_early_a_new_attraction_is_empty() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ .@@#.... @##@....");
    act(&mut game, &["build 2", "build i2@b1,c1"]);
    assert_eq!(tickets(&game, 0), [0]);
}

/// GC-8.16: a look at both tops, once a turn, and then a foundation must be placed.
#[test]
fn posters_let_you_peek() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ....~~~~ ..##~~~~";
    let mut game = holding(&[Trick::Posters], picture);
    assert!(may(&game, "build 1") && may(&game, "peek"));
    let events = act(&mut game, &["peek"]);
    let Event::Peeked { seen: Some(Tops { left: Some(left), right: Some(right) }), .. } = events[0].clone() else {
        panic!("{events:?}")
    };
    assert_eq!(legal(&game), [1, 2, 3, 4, 5].map(|number| format!("place {number}")));
    assert_eq!(refused(&game, "peek"), "GC-8.16");
    assert_eq!(refused(&game, "build 1"), "GC-8.16");
    assert_eq!(refused(&game, "move 1"), "GC-8.16");
    let taken = |stack: &str| {
        let mut game = game;
        act(&mut game, &["place 2", stack]);
        let Stage::Put { foundation, facedown } = game.stage else { panic!("{:?}", game.stage) };
        (Pattern::from(foundation), facedown)
    };
    assert_eq!(taken("take left"), (left, true));
    assert_eq!(taken("take right"), (right, true));
    assert!(!taken("take 2").1, "or any other in reach");
}

/// GC-8.16: no peek without the trick, nor without a space for a foundation; an empty stack shows nothing.
#[test]
fn posters_need_an_empty_space() {
    let full = "........ ........ ........ ........ ........ ........ ........ ........";
    assert_eq!(refused(&holding(&[Trick::Posters], full), "peek"), "GC-8.16");
    assert_eq!(refused(&scene(BARE), "peek"), "GC-8.15");
    let mut game = rewritten(&holding(&[Trick::Posters], BARE), |value| value["railyard"]["heights"] = json!([0, 80]));
    let events = act(&mut game, &["peek"]);
    assert!(matches!(events[0], Event::Peeked { seen: Some(Tops { left: None, right: Some(_) }), .. }));
}

/// GC-8.18: diagonal steps between walkways, even between two corners; not out of the Entry.
#[test]
fn ballyhoo_walks_diagonally() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #.#.~~~~ @#.#~~~~";
    let mut game = holding(&[Trick::Ballyhoo], picture);
    act(&mut game, &["move 2"]);
    assert_eq!(ends(&game, "a1"), ["a1", "b2", "c1"]);
    assert_eq!(ends(&game, "c0"), ["b2", "c1", "d2"], "b2 and d2 only by way of c1");
    let mut one = holding(&[Trick::Ballyhoo], picture);
    act(&mut one, &["move 1"]);
    assert_eq!(ends(&one, "c0"), ["c1"], "no diagonal step out of the Entry");
}

/// GC-8.18: tickets still need an edge.
#[test]
fn ballyhoo_brings_no_diagonal_tickets() {
    let mut game =
        holding(&[Trick::Ballyhoo], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #.A.~~~~ @B..~~~~");
    act(&mut game, &["move 1", "move a1 b2"]);
    assert_eq!(tickets(&game, 0), [1, 1]);
    let mut game =
        holding(&[Trick::Ballyhoo], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ....~~~~ ..A.~~~~ ....~~~~ @...~~~~");
    act(&mut game, &["move 1", "move a1 b2"]);
    assert_eq!(tickets(&game, 0), [0]);
}

/// GC-8.20: guests walk on bare sites and bring tickets from there; the site cannot be built on and still costs.
#[test]
fn draw_walks_on_construction_sites() {
    let mut game = holding(&[Trick::Draw], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A#..~~~~ @###~~~~");
    let before = game.score(Seat(0));
    act(&mut game, &["move 3"]);
    assert_eq!(ends(&game, "a1"), ["a1", "b1", "b2", "c1", "c2", "d1"]);
    act(&mut game, &["move a1 b2"]);
    assert_eq!(tickets(&game, 0), [1]);
    assert_eq!(game.score(Seat(0)), before, "four bare sites as before");
    skip_turn(&mut game);
    act(&mut game, &["build 1"]);
    assert_eq!(refused(&game, "build o1@b2"), "GC-4.5");
    assert!(may(&game, "build o1@b1"));
}

/// GC-8.20: out of the Entry onto a site; never onto empty spaces or attractions.
#[test]
fn draw_leaves_the_entry_over_a_site() {
    let mut game = holding(&[Trick::Draw], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~#.~~~~ ~~#A~~~~");
    act(&mut game, &["move 5"]);
    assert_eq!(ends(&game, "c0"), ["c1", "c2", "d2"]);
}

/// GC-8.20: a barker still needs a walkway.
#[test]
fn draw_does_not_help_barkers() {
    let mut game = holding(&[Trick::Draw], "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~##~~~~ ~~##~~~~");
    game.boards[0].fair.waiting = cell_bit("c1");
    act(&mut game, &["move 1", "move c0 c1"]);
    assert_eq!((game.boards[0].fair.barkers, game.active()), (0, Seat(1)));
}

/// GC-8.22: one Railyard space further, but there is no space 6.
#[test]
fn feet_reach_one_space_further() {
    for (number, furthest) in [(1, 2), (3, 4), (4, 5), (5, 5)] {
        let mut game = holding(&[Trick::Feet], BARE);
        act(&mut game, &[&format!("place {number}")]);
        assert_eq!(legal(&game).last().unwrap(), &format!("take {furthest}"));
    }
}

const YARD: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ####.... ####....";

/// GC-8.24: two attractions whose sizes together do not exceed the number.
#[test]
fn trap_builds_two() {
    let mut game = holding(&[Trick::Trap], YARD);
    act(&mut game, &["build 5", "build i2@a1,b1"]);
    assert_eq!(game.stage, Stage::Build { left: 3 });
    let sizes: BTreeSet<char> = legal_with(&game, "build").iter().map(|text| text.chars().nth(7).unwrap()).collect();
    assert_eq!(sizes, BTreeSet::from(['1', '2', '3']));
    assert_eq!(refused(&game, "build o4@c1,d1,c2,d2"), "GC-8.24");
    act(&mut game, &["build i2@c1,d1"]);
    assert_eq!(game.active(), Seat(1), "not a third");
    assert_eq!(game.boards[0].fair.attractions().count(), 2);
}

/// GC-8.24: the second is a choice, made after the first stands; without room or size left it is not asked.
#[test]
fn trap_may_stop_after_one() {
    let mut game = holding(&[Trick::Trap], YARD);
    act(&mut game, &["build 3", "build i2@a1,b1"]);
    assert!(may(&game, "done"));
    act(&mut game, &["done"]);
    assert_eq!(game.active(), Seat(1));
    let mut exact = holding(&[Trick::Trap], YARD);
    act(&mut exact, &["build 2", "build i2@a1,b1"]);
    assert_eq!(exact.active(), Seat(1));
    let mut plain = scene(YARD);
    act(&mut plain, &["build 5", "build i2@a1,b1"]);
    assert_eq!(plain.active(), Seat(1), "without the trick one is all");
}

/// GC-8.26: holders build from supply and reserve, up to their number; others only from the supply.
#[test]
fn balloons_open_the_reserve() {
    let mut game = holding(&[Trick::Balloons], YARD);
    lay(&mut game, 1, YARD);
    let tiny = game.kit.shapes[0].tiles;
    (game.supply, game.reserve) = (tiny & 0b111, game.kit.shapes[1].tiles & 0b11 << 10 | 1 << 5);
    act(&mut game, &["build 1"]);
    assert!(may(&game, "build o1@a1") && may(&game, "build o1@a1 reserve"));
    assert!(!may(&game, "build i2@a1,b1 reserve"), "too large");
    act(&mut game, &["build o1@a1 reserve"]);
    assert_eq!(game.reserve & tiny, 0, "shared by all holders, so it is gone");
    assert_eq!((game.supply & tiny).count_ones(), 3);
    act(&mut game, &["build 2"]);
    assert!(legal_with(&game, "build i2").is_empty(), "the other does not hold the trick");
    assert_eq!(refused(&game, "build i2@a1,b1 reserve"), "GC-8.26");
}

/// GC-8.26: alone the supply is used up first.
#[test]
fn alone_the_supply_goes_first() {
    let mut game = game(1);
    lay(&mut game, 0, YARD);
    hold(&mut game, 0, Trick::Balloons);
    (game.supply, game.reserve) = (0b11, 1 << 5 | 1 << 10);
    act(&mut game, &["build 2"]);
    assert!(may(&game, "build o1@a1") && !may(&game, "build o1@a1 reserve"));
    assert_eq!(refused(&game, "build o1@a1 reserve"), "GC-8.26");
    assert!(may(&game, "build i2@a1,b1 reserve"), "there is none in the supply");
}

const CORNERS: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ A.B.~~~~ D.#.~~~~ C.EE~~~~ .@..~~~~";

/// GC-8.28: attractions at the corners of a stopping guest may get a ticket, each as you like, all of them first.
#[test]
fn bottles_ticket_diagonally() {
    let mut game = holding(&[Trick::Bottles], CORNERS);
    act(&mut game, &["move 2", "move b1 b3"]);
    assert_eq!(tickets(&game, 0), [0, 0, 0, 1, 0], "D is beside it; the corners are a choice");
    assert_eq!(legal(&game)[0], "tickets nw,ne,sw,se");
    assert_eq!(legal(&game).len(), 16);
    act(&mut game, &["tickets nw,sw,se"]);
    assert_eq!(tickets(&game, 0), [1, 0, 1, 1, 1]);
    let mut none = holding(&[Trick::Bottles], CORNERS);
    act(&mut none, &["move 2", "move b1 b3", "tickets none"]);
    assert_eq!(tickets(&none, 0), [0, 0, 0, 1, 0]);
}

/// GC-8.28: one ticket for each attraction, and none for a full one or one that is beside the guest anyway.
#[test]
fn bottles_ticket_an_attraction_once() {
    // A touches b4 at two corners, B by an edge and a corner; C is full.
    let picture = "~~~~~~~~ ~~~~~~~~ AAA.~~~~ A.A.~~~~ ..B.~~~~ C.B.~~~~ .@..~~~~ ....~~~~";
    let mut game = holding(&[Trick::Bottles], picture);
    ticket(&mut game, 0, 'C', 1);
    act(&mut game, &["move 2", "move b2 b4"]);
    assert_eq!(legal(&game), ["tickets nw", "tickets none"]);
    assert_eq!(refused(&game, "tickets ne"), "GC-8.28");
    act(&mut game, &["tickets nw"]);
    assert_eq!(tickets(&game, 0), [1, 1, 1]);
}

/// GC-8.28: it does not help what is built next to a guest.
#[test]
fn bottles_do_not_open_early() {
    let mut game = holding(
        &[Trick::Bottles, Trick::Early],
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ @..#.... .#.#....",
    );
    act(&mut game, &["build 1", "build o1@b1"]);
    assert_eq!(tickets(&game, 0), [0]);
}

/// GC-11.2: the others see that a peek took place, nothing more.
#[test]
fn a_peek_is_for_one_pair_of_eyes() {
    let mut game = holding(&[Trick::Posters], BARE);
    let events = act(&mut game, &["peek"]);
    assert!(events[0].reveals());
    assert_eq!(events[0].seen_by(Eyes::Seat(Seat(1))), Some(Event::Peeked { seat: Seat(0), seen: None }));
    assert_eq!(events[0].seen_by(Eyes::Seat(Seat(0))), Some(events[0].clone()));
}
