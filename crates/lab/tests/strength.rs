//! Know-how must pay in every game: the same iterations with it win more than without it. The seed fixes every game, so the
//! result never wavers; the samples are too small to say how much it pays. docs/strength.md has the large ones.

use catalog::Replaced;
use lab::arena::{Contest, Unwatched, hold};
use table::{Seed, Setup};

fn check(game: &str, players: u8, games: u64) {
    let contest = Contest {
        game: game.to_owned(),
        setup: Setup::new(players),
        replaced: Replaced::new(),
        bots: ["expert@60", "baseline@60"].iter().map(|bot| bot.parse().unwrap()).collect(),
        games,
        seed: Seed::from_text("strength"),
        threads: 2,
    };
    let report = hold(&contest, None, &Unwatched).unwrap();
    assert!(report.bots[0].win.share > report.fair_share, "{game}: {report:?}");
}

#[test]
fn know_how_beats_the_textbook_in_midway() {
    check("midway", 2, 12);
}

#[test]
fn know_how_beats_the_textbook_in_grand() {
    check("grand", 2, 4);
}

#[test]
fn know_how_beats_the_textbook_in_monsters() {
    check("monsters", 2, 12);
}

#[test]
fn know_how_beats_the_textbook_in_mardi_gras() {
    check("mardi-gras", 3, 12);
}

#[test]
fn know_how_beats_the_textbook_in_tycoon() {
    check("tycoon", 1, 8);
}
