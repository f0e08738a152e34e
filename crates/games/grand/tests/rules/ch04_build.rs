//! Chapter 4: building an attraction.

use crate::scene::*;
use grand::Trick;
use std::collections::BTreeSet;
use table::{Eyes, Game};

const SITES: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ .###~~~~ ##.#~~~~";

/// GC-4.1: sizes up to the action number; the rulebook's example: with 3 you build 1, 2 or 3.
#[test]
fn the_number_limits_the_size() {
    for number in 1..=5u8 {
        let mut game = scene(SITES);
        game.supply = (1 << game.kit.attractions.len()) - 1;
        act(&mut game, &[&format!("build {number}")]);
        let size = |text: &String| text[6..8].chars().last().unwrap().to_digit(10).unwrap() as u8;
        let sizes: BTreeSet<u8> = legal(&game).iter().map(size).collect();
        assert_eq!(sizes, (1..=number).collect());
    }
    let mut game = scene(SITES);
    act(&mut game, &["build 2"]);
    assert_eq!(refused(&game, "build l3@b1,b2,c2"), "GC-4.1");
}

/// GC-4.2: every cell on an uncovered construction site of a foundation.
#[test]
fn attractions_stand_on_construction_sites() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ .##A~~~~ ##.A~~~~");
    act(&mut game, &["build 2"]);
    assert_eq!(refused(&game, "build o1@a2"), "GC-4.2", "a walkway");
    assert_eq!(refused(&game, "build o1@d1"), "GC-4.2", "another attraction");
    assert_eq!(refused(&game, "build o1@a3"), "GC-4.2", "an empty space");
    assert_eq!(refused(&game, "build i2@a1,a2"), "GC-4.2", "partly a walkway");
    let builds: BTreeSet<String> = legal(&game).into_iter().collect();
    let expected = ["o1@a1", "o1@b1", "o1@b2", "o1@c2", "i2@a1,b1", "i2@b1,b2", "i2@b2,c2"];
    assert_eq!(builds, expected.map(|piece| format!("build {piece}")).into());
}

/// GC-4.3: all turns and flips of the fire breather fit somewhere, each once.
#[test]
fn attractions_may_be_turned_and_flipped() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~###.~~ ~~####~~ ~~.###~~ ~~#.##~~");
    game.supply = game.kit.shapes.iter().find(|shape| shape.code == "s4").unwrap().tiles;
    act(&mut game, &["build 4"]);
    let builds: BTreeSet<String> = legal(&game).into_iter().collect();
    let flat = ["build s4@c3,d3,d4,e4", "build s4@d3,e3,c4,d4"];
    let upright = ["build s4@d2,d3,e3,e4", "build s4@e2,d3,e3,d4"];
    assert!(flat.iter().chain(&upright).all(|build| builds.contains(*build)), "{builds:?}");
    assert_eq!(builds.len(), legal(&game).len(), "no form twice");
}

/// GC-4.4: an attraction may lie on several foundations.
#[test]
fn attractions_cross_foundations() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ........ .#####..");
    game.supply = game.kit.shapes.iter().find(|shape| shape.code == "i5").unwrap().tiles;
    act(&mut game, &["build 5"]);
    act(&mut game, &["build i5@b1,c1,d1,e1,f1"]);
    assert_eq!(game.boards[0].fair.covered.count_ones(), 5);
}

/// GC-4.5: not on a cell where a guest stands.
#[test]
fn attractions_are_not_built_on_guests() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ .%#.~~~~ ##..~~~~");
    hold(&mut game, 0, Trick::Draw);
    act(&mut game, &["build 3"]);
    assert_eq!(refused(&game, "build o1@b2"), "GC-4.5");
    assert_eq!(refused(&game, "build i2@b1,b2"), "GC-4.5");
    assert!(may(&game, "build i2@a1,b1"));
}

/// GC-4.6: what is built is gone for the others.
#[test]
fn the_supply_is_shared() {
    let mut game = scene(SITES);
    lay(&mut game, 1, SITES);
    game.supply &= !game.kit.shapes[0].tiles;
    game.supply |= 1;
    act(&mut game, &["build 1", "build o1@a1"]);
    assert_eq!(game.supply & game.kit.shapes[0].tiles, 0);
    act(&mut game, &["build 2"]);
    assert!(legal_with(&game, "build o1").is_empty());
    assert_eq!(refused(&game, "build o1@a1"), "GC-4.6");
}

/// GC-4.2, GC-4.5: every cell that cannot be built on says why, and a refusal says the same.
#[test]
fn closed_cells_say_why() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ .%#.~~~~ A#..~~~~");
    hold(&mut game, 0, Trick::Draw);
    act(&mut game, &["build 1"]);
    let closed = game.view(Eyes::Public).outlook.closed;
    let why = |cell: &str| closed.iter().find(|one| one.cells.contains(&cell_named(cell))).map(|one| &*one.why.key);
    let cells = ["e1", "c1", "a1", "b2"];
    let keys = ["empty", "walkway", "attraction", "guest"].map(|what| format!("grand-no-site-{what}"));
    for (cell, key) in cells.into_iter().zip(&keys) {
        assert_eq!(why(cell), Some(key.as_str()), "{cell}");
        let action = game.parse(&format!("build o1@{cell}")).unwrap();
        assert_eq!(game.refusal(game.active(), action).why.key, key.as_str());
    }
    assert_eq!([why("b1"), why("c2")], [None, None], "open sites");
}
