//! Component files that their owner has replaced.

use crate::scene::*;
use grand::{Components, Grand};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Eyes, Game, Kit, Parts as _, Setup};

fn own(file: &str) -> &'static str {
    Components::FILES.iter().find(|(name, _)| *name == file).expect("the file").1
}

/// The parts with one file changed.
fn changed(file: &str, from: &str, to: &str) -> Result<Kit<Components>, String> {
    Kit::altered(file, from, to).map_err(|bad| bad.to_string())
}

#[test]
fn other_entries_can_be_played() {
    let kit = changed("board.toml", "\"c0\", \"f0\"", "\"d0\", \"e0\"").unwrap();
    let mut game = Grand::deal(&Setup::new(2), kit, &mut Dice::quick(1)).unwrap();
    assert!(guest_at(&game, 0, "d0") && !guest_at(&game, 0, "c0"));
    play_out(&mut game, 1);
    assert!(game.is_over());
}

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let cases = [
        (changed("board.toml", "\"c0\"", "\"c1\""), "board.toml, line 6: Entry spaces lie in row 0, as in c0"),
        (changed("board.toml", "\"c0\"", "\"g0\""), "board.toml, line 6: the Entry spaces are two, the left one first"),
        (
            changed("foundations.toml", "#.\n..", "#?\n.."),
            "foundations.toml, line 8: a foundation is two rows of two, # or .",
        ),
        (changed("attractions.toml", "\"i2\"", "\"o1\""), "attractions.toml, line 14: this code is used twice"),
        (
            changed("attractions.toml", "\"i2\"", "\"I@\""),
            "attractions.toml, line 14: a code is made of small letters and digits",
        ),
        (
            changed("attractions.toml", "#####", "######"),
            "attractions.toml, line 86: an attraction has 1 to 5 cells, side by side",
        ),
        (
            changed("attractions.toml", "#####", "##.##"),
            "attractions.toml, line 86: an attraction has 1 to 5 cells, side by side",
        ),
        (
            changed("attractions.toml", "#####", "####X"),
            "attractions.toml, line 86: an attraction is drawn with # and . only",
        ),
        (changed("tricks.toml", "\"bribe\"", "\"crowd\""), "tricks.toml: each of the 14 tricks must be there"),
        (
            changed("supplies.toml", "guests = 30", "guests = 7"),
            "supplies.toml: there must be 8 guests, two for each Entry",
        ),
        (changed("supplies.toml", "6, 8]", "6, 9]"), "attractions.toml: there must be 11 attractions of size 1"),
    ];
    for (found, expected) in cases {
        assert_eq!(found.unwrap_err(), expected);
    }
}

/// GC-1.4: that is only a ruling; whoever knows of foundations that are all construction site can play with them, however
/// many attractions then fit on one Fairground.
#[test]
fn foundations_without_walkways_can_be_played() {
    let kit = changed("foundations.toml", "#.\n..", "##\n##").unwrap();
    let mut game = Grand::deal(&Setup::new(4), kit, &mut Dice::quick(1)).unwrap();
    play_out(&mut game, 1);
    assert!(game.is_over());
}

/// Ten tiny, ten small, ten medium and one large attraction fill a Fairground, and each has its own letter.
#[test]
fn a_crammed_fairground_has_a_letter_for_every_attraction() {
    let mut game = crate::scene::game(4);
    let fair = &mut game.boards[0].fair;
    let mut cell = 0;
    for size in [[1; 10], [2; 10], [3; 10]].concat().into_iter().chain([4]) {
        fair.build(0, ((1 << size) - 1) << cell);
        cell += size;
    }
    assert_eq!(cell, 64);
    let view = game.view(Eyes::Public);
    let letters: BTreeSet<char> = view.boards[0].attractions.iter().map(|built| built.letter).collect();
    assert_eq!(letters.len(), 31);
    assert!(letters.iter().all(char::is_ascii_alphabetic));
}

#[test]
fn too_few_foundations_are_refused() {
    let few = own("foundations.toml").replace("copies = 6", "copies = 5");
    let found = Kit::<Components>::load(&BTreeMap::from([("foundations.toml".to_owned(), few)])).unwrap_err();
    assert_eq!(found.to_string(), "foundations.toml: there must be 72 to 250 foundations");
}
