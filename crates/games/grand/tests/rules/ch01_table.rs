//! Chapter 1: the table.

use crate::scene::*;
use grand::cell::each;
use grand::foundation::Foundation;
use grand::railyard::Stack;
use grand::{Grand, Trick};
use std::collections::BTreeSet;
use table::{Game, Seat, Setup};

/// GC-1.1: one to four play; one alone plays the solo game.
#[test]
fn one_to_four_play() {
    let about = Grand::about();
    for players in 1..=4 {
        assert!(Setup::new(players).check(about.players, about.options).is_ok());
        let game = game(players);
        assert_eq!((game.players(), game.is_solo()), (usize::from(players), players == 1));
    }
    assert!(Setup::new(5).check(about.players, about.options).is_err());
}

/// GC-1.2: sixteen spaces of two by two cells, each called by its lower left cell.
#[test]
fn a_fairground_has_sixteen_spaces() {
    let mut game = game(2);
    act(&mut game, &["place 1", "take left"]);
    let spaces: BTreeSet<String> = legal(&game).into_iter().collect();
    let expected: BTreeSet<String> =
        ["a", "c", "e", "g"].iter().flat_map(|file| [1, 3, 5, 7].map(|row| format!("put {file}{row}"))).collect();
    assert_eq!(spaces, expected);
    act(&mut game, &["put c3"]);
    let laid: Vec<String> = each(game.boards[0].fair.ground).map(grand::cell::name).collect();
    assert_eq!(laid, ["c3", "d3", "c4", "d4"]);
}

/// GC-1.3: an Entry space touches only the cell above it.
#[test]
fn an_entry_touches_one_cell() {
    let mut game = scene(
        "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~
         ~~~~~~~~ ~~~~~~~~
         ........
         ..&..#..",
    );
    act(&mut game, &["place 1", "take left", "put a7", "keep"]);
    game.turns = 0;
    assert!(legal_with(&game, "move").is_empty(), "c1 is blocked, f1 is no walkway");
    lay(&mut game, 0, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ........ ........");
    act(&mut game, &["move 2"]);
    assert_eq!(ends(&game, "c0"), ["b1", "c1", "c2", "d1"]);
    assert_eq!(ends(&game, "f0"), ["e1", "f1", "f2", "g1"]);
}

/// GC-1.3, GC-6.1: the Bigtop touches all eight cells of row 8.
#[test]
fn the_bigtop_touches_the_whole_top_row() {
    for file in 0..8 {
        let mut row = [b'#'; 8];
        row[file] = b'@';
        let row = String::from_utf8(row.to_vec()).unwrap();
        let below = "########";
        let rest = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~";
        let mut game = scene(&format!("{row} {below} {rest}"));
        act(&mut game, &["move 1"]);
        let from = grand::cell::name(56 + file as u8);
        assert_eq!(ends(&game, &from), ["top"]);
    }
}

/// GC-1.4: 84 foundations, each mixed pattern six times.
#[test]
fn there_are_84_foundations() {
    let game = game(2);
    let counts = game.kit.foundations;
    assert_eq!(counts.iter().map(|&count| u32::from(count)).sum::<u32>(), 84);
    for (kind, &count) in counts.iter().enumerate() {
        let plain = kind == 0 || kind == Foundation::KINDS - 1;
        assert_eq!(count, if plain { 0 } else { 6 }, "{:?}", Foundation::of_kind(kind).rows());
    }
}

/// GC-1.5: two stacks, four face up, 80 facedown.
#[test]
fn the_railyard_shows_four() {
    for players in 1..=4 {
        let railyard = game(players).railyard;
        assert_eq!(railyard.face_up().len(), 4);
        assert_eq!((railyard.height(Stack::Left), railyard.height(Stack::Right)), (40, 40));
    }
}

/// GC-1.6: 52 attractions: ten of sizes 1 to 4, twelve of size 5, and all shapes different.
#[test]
fn there_are_52_attractions() {
    let parts = game(2).kit.parts();
    assert_eq!(parts.sizes.map(u64::count_ones), [10, 10, 10, 10, 12]);
    let shapes: Vec<usize> =
        (1..=5).map(|size| parts.shapes.iter().filter(|shape| shape.size == size).count()).collect();
    assert_eq!(shapes, [1, 1, 2, 5, 12], "all free shapes of one to five cells");
    for shape in &parts.shapes {
        let twins = parts.shapes.iter().filter(|other| other.lay(shape.ways[0].cells).is_some()).count();
        assert_eq!(twins, 1, "{} is another shape, too", shape.code);
    }
}

/// GC-1.6: which of the attractions of one shape is built is no choice.
#[test]
fn attractions_of_one_shape_are_one_choice() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..~~~~~~ #.~~~~~~");
    let tiny = game.kit.shapes[0].tiles;
    let first = (game.supply & tiny).trailing_zeros();
    assert!((game.supply & tiny).count_ones() > 1);
    act(&mut game, &["build 1"]);
    assert_eq!(legal(&game), ["build o1@a1"]);
    act(&mut game, &["build o1@a1"]);
    assert_eq!(u32::from(game.boards[0].fair.attraction(0).tile), first);
    assert_eq!(game.supply >> first & 1, 0);
}

/// GC-1.7: five, six or eight attractions of every size, chosen at random.
#[test]
fn the_supply_fits_the_table() {
    for (players, count) in [(2, 5), (3, 6), (4, 8)] {
        let game = game(players);
        assert!(game.kit.sizes.iter().all(|size| (game.supply & size).count_ones() == count));
    }
    let different: BTreeSet<u64> = (0..8).map(|seed| deal(&Setup::new(2), seed).supply).collect();
    assert!(different.len() > 4);
}

/// GC-1.8: five, six or eight barkers.
#[test]
fn the_barkers_fit_the_table() {
    assert_eq!([2, 3, 4].map(|players| game(players).barkers), [5, 6, 8]);
}

/// GC-1.9: 30 guests or 40, two of them at each player's Entry.
#[test]
fn everybody_begins_with_two_guests() {
    for players in 1..=4 {
        for (option, all) in [("30", 30), ("40", 40)] {
            let game = deal(&Setup::new(players).with("guests", option), 1);
            assert_eq!(game.guests, all - 2 * players);
            let seats = Seat::all(usize::from(players));
            assert!(seats.clone().all(|seat| guest_at(&game, seat.at(), "c0") && guest_at(&game, seat.at(), "f0")));
            assert!(seats.clone().all(|seat| game.board(seat).fair.all_guests() == 2));
        }
    }
}

/// GC-1.10: three different tricks, any of the fourteen.
#[test]
fn three_tricks_are_in_play() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let tricks: BTreeSet<Trick> = deal(&Setup::new(2), seed).tricks.into_iter().collect();
        assert_eq!(tricks.len(), 3);
        seen.extend(tricks);
    }
    assert_eq!(seen.len(), 14);
}

/// GC-1.11: the starting player is drawn, or is the first seat.
#[test]
fn the_starting_player_is_drawn() {
    let starters: BTreeSet<u8> = (0..40).map(|seed| deal(&Setup::new(4), seed).starter.0).collect();
    assert_eq!(starters, BTreeSet::from([0, 1, 2, 3]));
    let fixed = Setup::new(4).with("first", "first_seat");
    assert!((0..40).all(|seed| deal(&fixed, seed).starter == Seat(0)));
}
