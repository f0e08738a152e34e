//! Final scoring.

use mardi_gras::{MardiGras, Stage};
use table::{Game, Seat, Setup};

use crate::scene::{BLACK, BLUE, ORANGE, RED, Scene, scene, tally};

/// A finished game with these revelers, by seat.
fn finished(revelers: &[[u8; 4]]) -> MardiGras {
    let mut game = Scene::of(&Setup::new(revelers.len() as u8), "AGBDF").game;
    for (krewe, &counts) in game.krewes.iter_mut().zip(revelers) {
        krewe.entertained = tally(counts);
    }
    game.round = 5;
    game.stage = Stage::Over;
    game
}

/// The table of the rules, in the order of seats: blue, red, orange, black.
fn example() -> MardiGras {
    finished(&[[4, 3, 9, 8], [2, 10, 6, 3], [7, 5, 7, 4], [8, 3, 0, 8]])
}

fn lines(game: &MardiGras, seat: Seat) -> Vec<i32> {
    game.sheet(seat).lines.iter().map(|line| line.points).collect()
}

fn places(game: &MardiGras) -> Vec<u8> {
    let places = game.places().unwrap();
    Seat::all(game.players()).map(|seat| places.of(seat)).collect()
}

/// MG-10.1, MG-10.2, MG-10.3, MG-10.5: the table of the rules, line by line.
#[test]
fn the_table_of_the_rules() {
    let game = example();
    assert_eq!(lines(&game, ORANGE), [5, 5, 5, 3]);
    assert_eq!(lines(&game, BLUE), [3, 3, 8, 8]);
    assert_eq!(lines(&game, RED), [1, 8, 3, 1]);
    assert_eq!(lines(&game, BLACK), [8, 3, 0, 8]);
    assert_eq!([ORANGE, BLUE, RED, BLACK].map(|seat| game.score(seat)), [18, 22, 13, 19]);
    assert_eq!(places(&game), [1, 4, 3, 2]);
}

/// MG-10.1: eight, five, three and one.
#[test]
fn ranks() {
    let game = finished(&[[1, 4, 0, 0], [2, 3, 0, 0], [3, 2, 0, 0], [4, 1, 0, 0]]);
    let points: Vec<_> = Seat::all(4).map(|seat| lines(&game, seat)[..2].to_vec()).collect();
    assert_eq!(points, [[1, 8], [3, 5], [5, 3], [8, 1]]);
    assert!(Seat::all(4).all(|seat| game.sheet(seat).lines[0].rule.0 == "MG-10.1"));
}

/// MG-10.2: three who share the first place leave only the fourth.
#[test]
fn shared_ranks_skip() {
    let game = finished(&[[3, 1, 0, 0], [3, 2, 0, 0], [3, 2, 0, 0], [1, 3, 0, 0]]);
    let points: Vec<_> = Seat::all(4).map(|seat| lines(&game, seat)[..2].to_vec()).collect();
    assert_eq!(points, [[8, 1], [8, 5], [8, 5], [1, 8]]);
    assert_eq!(game.sheet(BLUE).lines[0].rule.0, "MG-10.2");
}

/// MG-10.3: no reveler, no points, even for the second place.
#[test]
fn none_scores_nothing() {
    let game = finished(&[[5, 0, 0, 0], [0; 4], [0; 4], [0; 4]]);
    assert_eq!(Seat::all(4).map(|seat| game.score(seat)).collect::<Vec<_>>(), [8, 0, 0, 0]);
    assert_eq!(game.sheet(RED).lines[0].rule.0, "MG-10.3");
}

/// MG-10.4: three points for the last of three.
#[test]
fn third_of_three() {
    let game = finished(&[[5, 0, 0, 0], [4, 0, 0, 0], [1, 0, 0, 0]]);
    assert_eq!(Seat::all(3).map(|seat| game.score(seat)).collect::<Vec<_>>(), [8, 5, 3]);
}

/// MG-10.6, MG-10.7: level players are parted by the size of the krewe, members on cards counted, in lower places too.
#[test]
fn the_smaller_krewe_is_ahead() {
    let mut game = finished(&[[9, 0, 0, 0], [0, 9, 0, 0], [8, 0, 0, 0], [0, 8, 0, 0]]);
    for (krewe, reserve) in game.krewes.iter_mut().zip([5, 6, 4, 3]) {
        krewe.reserve = reserve;
    }
    assert_eq!(Seat::all(4).map(|seat| game.score(seat)).collect::<Vec<_>>(), [8, 8, 5, 5]);
    assert_eq!(places(&game), [2, 1, 3, 4]);
    assert_eq!(Seat::all(4).map(|seat| game.sheet(seat).key()[1]).collect::<Vec<_>>(), [-4, -3, -5, -6]);
    let mut scene = scene();
    scene.station(BLUE, 4, 1);
    assert_eq!(scene.game.size(BLUE), 3);
}

/// MG-10.8: level in points and krewe, they share the win.
#[test]
fn a_shared_win() {
    let game = finished(&[[9, 0, 0, 0], [0, 9, 0, 0], [0, 0, 9, 0], [1, 1, 1, 0]]);
    assert_eq!(places(&game), [2, 2, 2, 1]);
    let level = finished(&[[9, 0, 0, 0], [0, 9, 0, 0], [0, 0, 9, 0], [1, 0, 0, 0]]);
    assert_eq!(places(&level), [1, 1, 1, 4]);
}
