//! Chapter 10: The Only Show in Town.

use crate::scene::*;
use grand::railyard::Stack;
use grand::{Claim, Event, Grand, Stage, Trick};
use serde_json::json;
use table::{Game, Seat, Setup};

fn alone(picture: &str) -> Grand {
    let mut game = Grand { tricks: QUIET, ..game(1) };
    lay(&mut game, 0, picture);
    game
}

fn score(game: &Grand) -> i32 {
    game.score(Seat(0))
}

/// GC-10.1: three barkers, three attractions of each size, the rest as usual.
#[test]
fn the_solo_set_up() {
    let game = game(1);
    assert_eq!((game.barkers, game.guests), (3, 28));
    assert!(game.kit.sizes.iter().all(|size| (game.supply & size).count_ones() == 3));
    assert_eq!((game.railyard.face_up().len(), game.railyard.height(Stack::Left)), (4, 40));
}

/// GC-10.2: two of each size, all with tickets, no site showing: nothing is lost.
#[test]
fn the_aim_loses_nothing() {
    let picture = "AAAAA... BBBBB... CCCCDDDD EEE.FFF. GG.HH... I.J..... ........ ........";
    let mut game = alone(picture);
    for letter in 'A'..='J' {
        ticket(&mut game, 0, letter, 1);
    }
    assert_eq!(score(&game), 0);
}

/// GC-10.3: the first trick goes after round 2, the second after 3, the third after 4.
#[test]
fn tricks_do_not_stay_forever() {
    let mut game = Grand { tricks: [Trick::Mark, Trick::Crowd, Trick::Draw], ..game(1) };
    let open = |game: &Grand| game.boards[0].standings.map(|standing| standing == Claim::Open);
    for (round, expected) in [(2, [true; 3]), (3, [false, true, true]), (4, [false, false, true]), (5, [false; 3])] {
        skip_to_round(&mut game, round);
        assert_eq!(open(&game), expected, "at the beginning of round {round}");
    }
}

/// GC-10.3: a trick already gained stays, and nothing else goes in its place.
#[test]
fn a_gained_trick_leaves_a_gap() {
    let mut game = Grand { tricks: [Trick::Mark, Trick::Crowd, Trick::Draw], ..game(1) };
    hold(&mut game, 0, Trick::Mark);
    skip_to_round(&mut game, 3);
    assert_eq!(game.boards[0].standings, [Claim::Gained, Claim::Open, Claim::Open]);
    assert!(game.boards[0].holds(Trick::Mark));
}

/// GC-10.3: the goal can still be met on the last turn before.
#[test]
fn the_last_turn_of_the_round_still_counts() {
    let mut game = alone("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ......~~ ......~~");
    game.tricks[0] = Trick::Posters;
    (game.round, game.turns) = (1, 4);
    let events = act(&mut game, &["place 1", "take left", "put g1", "keep"]);
    assert_eq!(standing(&game, 0, Trick::Posters), Claim::Gained);
    assert!(!events.iter().any(|event| matches!(event, Event::Removed { .. })));
}

/// GC-10.4: the Railyard is cycled after every round but the last.
#[test]
fn the_railyard_is_cycled_after_a_round() {
    let mut game = game(1);
    for round in 1..=6 {
        skip_to_round(&mut game, round + 1);
        assert_eq!(game.railyard.discard_height(), 4 * round);
        assert_eq!(game.railyard.face_up().len(), 4);
    }
    skip_to_end(&mut game);
    assert_eq!(game.railyard.discard_height(), 24);
}

/// GC-10.4: where the stacks can be told apart, the player chooses.
#[test]
fn the_forced_cycle_asks_for_stacks() {
    let mut game = rewritten(&game(1), |value| value["railyard"]["told_apart"] = json!(true));
    game.turns = 4;
    act(&mut game, &["place 1", "take left", "put a1", "keep"]);
    for _ in 0..4 {
        assert_eq!((game.stage, game.round), (Stage::Refill, 0));
        act(&mut game, &["refill right"]);
    }
    assert_eq!((game.stage, game.round, game.railyard.height(Stack::Right)), (Stage::Begin, 1, 36));
}

const PLAIN: &str = "........ ........ ........ ........ ........ ........ ........ ........";

/// Nothing built: four points lost for each of the five sizes.
const NOTHING: i32 = -20;

/// GC-10.5: one point each for barkers, tricks and guests in the Bigtop.
#[test]
fn barkers_tricks_and_bigtop() {
    let mut game = alone(PLAIN);
    assert_eq!(score(&game), NOTHING);
    game.boards[0].fair.barkers = 0b111;
    assert_eq!(score(&game), NOTHING + 3);
    game.boards[0].fair.bigtop = 6;
    assert_eq!(score(&game), NOTHING + 3 + 6);
    hold(&mut game, 0, Trick::Spectacle);
    assert_eq!(score(&game), NOTHING + 3 + 6 + 1);
}

/// GC-10.6: a size with three attractions that have tickets; an attraction with two tickets.
#[test]
fn sets_and_busy_attractions() {
    let mut game = alone("AA.BB... ........ CC...... ........ ........ ........ ........ ........");
    for letter in ['A', 'B'] {
        ticket(&mut game, 0, letter, 1);
    }
    assert_eq!(points_by(&game, 0, "GC-10.6"), 0);
    ticket(&mut game, 0, 'C', 1);
    assert_eq!(points_by(&game, 0, "GC-10.6"), 1);
    ticket(&mut game, 0, 'C', 1);
    assert_eq!(points_by(&game, 0, "GC-10.6"), 2);
    let mut four = alone("AA.BB... ........ CC.DD... ........ ........ ........ ........ ........");
    for letter in 'A'..='D' {
        ticket(&mut four, 0, letter, 1);
    }
    assert_eq!(points_by(&four, 0, "GC-10.6"), 1, "once a size");
}

/// GC-10.7: bare sites cost, empty spaces only by option.
#[test]
fn bare_sites_cost() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##..~~~~ #...~~~~";
    assert_eq!(score(&alone(picture)), NOTHING - 3);
    let mut strict = Grand { tricks: QUIET, ..deal(&Setup::new(1).with("strict_mallets", "on"), 1) };
    lay(&mut strict, 0, picture);
    assert_eq!(score(&strict), NOTHING - 3 - 14);
}

/// GC-10.8: two points for a lone one, four for none; those without tickets do not count.
#[test]
fn missing_sizes_cost() {
    let mut game = alone("AA.BB... ........ CC...... ........ ........ ........ ........ ........");
    assert_eq!(points_by(&game, 0, "GC-10.8"), -20);
    ticket(&mut game, 0, 'A', 1);
    assert_eq!(points_by(&game, 0, "GC-10.8"), -18);
    ticket(&mut game, 0, 'B', 1);
    assert_eq!(points_by(&game, 0, "GC-10.8"), -16);
}

/// GC-10.9: the ranks.
#[test]
fn ranks_of_the_solo_game() {
    let ranks =
        [(-3, "forgotten"), (0, "forgotten"), (1, "remembered"), (4, "remembered"), (5, "honored"), (8, "honored")];
    for (points, rank) in
        ranks.into_iter().chain([(9, "revered"), (11, "revered"), (12, "legendary"), (30, "legendary")])
    {
        let mut game = alone(PLAIN);
        game.boards[0].fair.bigtop = (points - NOTHING) as u8;
        assert_eq!(game.sheet(Seat(0)).title, None, "not before the end");
        game.stage = Stage::Over;
        assert_eq!(score(&game), points);
        assert_eq!(game.sheet(Seat(0)).title.expect("a rank").key, format!("grand-rank-{rank}"));
    }
}

/// GC-10.10: the tricks that work at the end.
#[test]
fn tricks_at_the_end_of_the_solo_game() {
    let mut pockets = alone("AA.BB... ........ ........ ........ ........ ........ ........ ........");
    ticket(&mut pockets, 0, 'A', 1);
    hold(&mut pockets, 0, Trick::Pockets);
    assert_eq!(score(&pockets), 1 - 16, "the second small one gets a ticket: better than a second for the first");
    let mut mystery = alone("AA.BB... ........ CC...... ........ ........ ........ ........ ........");
    for letter in ['A', 'B', 'C'] {
        ticket(&mut mystery, 0, letter, 1);
    }
    assert_eq!(score(&mystery), 1 - 16);
    hold(&mut mystery, 0, Trick::Mystery);
    assert_eq!(score(&mystery), 1 - 14, "one as another size: the set is lost, a missing size is a lone one");
    let strict = Grand {
        strict_mallets: true,
        ..alone("~~~~~~~~ ~~~~~~~~ ........ ........ ........ ........ ........ ........")
    };
    assert_eq!(score(&strict), NOTHING - 4);
    let mut spared = strict;
    hold(&mut spared, 0, Trick::Spectacle);
    assert_eq!(score(&spared), NOTHING + 1);
}

/// GC-10.9: above 0 you win; at 0 or below you are forgotten, which is no first place.
#[test]
fn alone_one_can_lose() {
    let mut lost = alone("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##~~~~~~ ..~~~~~~");
    skip_to_end(&mut lost);
    assert!(score(&lost) <= 0);
    let places = lost.places().unwrap();
    assert!(!places.won(Seat(0)) && places.worth(Seat(0)) == 0.0);
    let mut won = alone("AAAAA... BBBBB... CCCCDDDD EEE.FFF. GG.HH... I.J....& ........ ........");
    for letter in 'A'..='J' {
        ticket(&mut won, 0, letter, 1);
    }
    skip_to_end(&mut won);
    assert!(score(&won) > 0 && won.places().unwrap().won(Seat(0)));
}
