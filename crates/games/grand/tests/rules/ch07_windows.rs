//! Chapter 7: tricks of the trade, and who may still gain them.

use crate::scene::*;
use grand::{Claim, Event, Grand, Trick};
use table::Seat;

/// Three players, each one foundation short of "Open Early!", and nothing else to gain.
fn racing() -> Grand {
    let mut game = Grand { tricks: [Trick::Early, Trick::Mystery, Trick::Draw], ..game(3) };
    for seat in 0..3 {
        lay(&mut game, seat, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ......~~ ......~~ ........ ........");
    }
    game
}

const PLACE: &[&str] = &["place 1", "take left", "put a7", "keep"];

/// GC-7.1: what is met is gained at the end of the own turn, several at once.
#[test]
fn tricks_are_gained_by_themselves() {
    let mut game = Grand { tricks: [Trick::Early, Trick::Posters, Trick::Pockets], ..racing() };
    lay(&mut game, 0, "~~~~~~~~ ~~~~~~~~ ..~~~~~~ ..~~~~~~ ..~~~~~~ ..~~~~~~ ........ ........");
    game.boards[0].fair.place(foundation("../.#"), 54);
    let events = act(&mut game, &["place 1", "take left", "put a7", "keep"]);
    assert_eq!(game.boards[0].standings, [Claim::Gained; 3]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Gained { seat: Seat(0), .. })).count(), 3);
}

/// GC-7.1: another's turn gains nothing for you.
#[test]
fn only_the_own_turn_counts() {
    let mut game = racing();
    game.boards[1].fair.place(foundation("../.#"), 54);
    skip_turn(&mut game);
    assert_eq!(standing(&game, 1, Trick::Early), Claim::Open);
    skip_turn(&mut game);
    assert_eq!(standing(&game, 1, Trick::Early), Claim::Gained);
}

/// GC-7.2, GC-7.3: the others have one turn each; who does it gains the trick, who does not is locked out.
#[test]
fn the_others_have_one_chance() {
    let mut game = racing();
    act(&mut game, PLACE);
    assert_eq!(
        [0, 1, 2].map(|seat| standing(&game, seat, Trick::Early)),
        [Claim::Gained, Claim::LastChance, Claim::LastChance]
    );
    act(&mut game, PLACE);
    assert_eq!(standing(&game, 1, Trick::Early), Claim::Gained);
    let mut late = game;
    skip_turn(&mut late);
    assert_eq!(standing(&late, 2, Trick::Early), Claim::Locked);
    skip_turn(&mut late);
    skip_turn(&mut late);
    act(&mut late, &["place 2", "take left", "put a7", "keep"]);
    assert_eq!(standing(&late, 2, Trick::Early), Claim::Locked, "for good");
    assert!(!late.boards[2].holds(Trick::Early));
}

/// GC-7.2: the chance is the own next turn, also across the end of a round.
#[test]
fn the_chance_waits_for_the_next_round() {
    let mut game = racing();
    for _ in 0..14 {
        skip_turn(&mut game);
    }
    assert_eq!((game.round, game.active()), (0, Seat(2)));
    game.boards[2].covered = 0;
    act(&mut game, PLACE);
    // Seat 1 begins the next round, so seat 0 has its chance only as the third.
    assert_eq!((game.round, game.active()), (1, Seat(1)));
    act(&mut game, PLACE);
    assert_eq!(standing(&game, 1, Trick::Early), Claim::Gained);
    skip_turn(&mut game);
    assert_eq!(standing(&game, 0, Trick::Early), Claim::LastChance);
    act(&mut game, PLACE);
    assert_eq!(standing(&game, 0, Trick::Early), Claim::Gained);
}

/// GC-7.2: with two players and two turns in a row for the first, the other's chance is still its own next turn.
#[test]
fn two_turns_in_a_row_do_not_use_up_the_chance() {
    let mut game = game_with([Trick::Early, Trick::Mystery, Trick::Draw]);
    for seat in 0..2 {
        lay(&mut game, seat, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ......~~ ......~~ ........ ........");
    }
    for _ in 0..9 {
        skip_turn(&mut game);
    }
    game.boards[1].covered = 0;
    act(&mut game, PLACE);
    assert_eq!((game.round, game.active()), (1, Seat(1)));
    skip_turn(&mut game);
    assert_eq!(standing(&game, 0, Trick::Early), Claim::LastChance);
    act(&mut game, PLACE);
    assert_eq!(standing(&game, 0, Trick::Early), Claim::Gained);
}

/// GC-7.4: a second success opens no new chance.
#[test]
fn a_second_success_changes_nothing_for_the_third() {
    let mut game = racing();
    act(&mut game, PLACE);
    game.boards[2].standings[0] = Claim::Locked;
    act(&mut game, PLACE);
    assert_eq!(standing(&game, 1, Trick::Early), Claim::Gained);
    assert_eq!(standing(&game, 2, Trick::Early), Claim::Locked);
}

/// GC-7.5: a trick works from the next turn on; goals are tested with what was held during the turn.
#[test]
fn a_trick_works_from_the_next_turn_on() {
    let mut game = game_with([Trick::Bottles, Trick::Trap, Trick::Mystery]);
    lay(&mut game, 0, "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ DDDD~~~~ D...~~~~ A.C.~~~~ B..@~~~~");
    ticket(&mut game, 0, 'D', 3);
    act(&mut game, &["move 5", "move d1 b1"]);
    // D has 3 tickets, B and nothing else gets one: four in all, one short of the bottles.
    assert_eq!(game.boards[0].fair.tickets(), 4);
    skip_turn(&mut game);
    act(&mut game, &["move 4", "move b1 b2"]);
    // Now A and C get one by an edge, and the bottles are gained; B and D touch only at corners and did not count.
    assert_eq!(standing(&game, 0, Trick::Bottles), Claim::Gained);
    assert_eq!(standing(&game, 0, Trick::Trap), Claim::Open);
    skip_turn(&mut game);
    act(&mut game, &["move 3", "move b2 b2"]);
    finish_turn(&mut game);
    assert_eq!(standing(&game, 0, Trick::Trap), Claim::Gained);
}

/// GC-7.6: tricks that work at the end work even if they are the last thing gained.
#[test]
fn a_trick_of_the_last_turn_scores() {
    let mut game = game_with([Trick::Pockets, Trick::Draw, Trick::Mark]);
    lay(&mut game, 0, "~~~~~~~~ ~~~~~~~~ ..~~~~~~ ..~~~~~~ ..~~~~~~ A.~~~~~~ ..~~~~~~ ..~~~~~~");
    game.round = 6;
    game.turns = 8;
    act(&mut game, &["place 1", "take left", "put a7", "keep"]);
    skip_to_end(&mut game);
    assert_eq!(standing(&game, 0, Trick::Pockets), Claim::Gained);
    let sheet = table::Game::sheet(&game, Seat(0));
    assert_eq!(sheet.ties[1].points, 1, "the attraction has a ticket at the end");
}

/// GC-7.7: what a goal describes may have come about before; what it demands to happen must happen on the turn.
#[test]
fn a_deed_must_be_done_on_the_turn() {
    let mut game = game_with([Trick::Crowd, Trick::Ballyhoo, Trick::Balloons]);
    lay(&mut game, 0, "..~~~~~~ ..~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ CC..~~~~ AABB~~~~");
    game.boards[0].fair.bigtop = 2;
    game.boards[0].standings = [Claim::LastChance; 3];
    skip_turn(&mut game);
    assert_eq!(standing(&game, 0, Trick::Ballyhoo), Claim::Gained, "two guests are there");
    assert_eq!(standing(&game, 0, Trick::Crowd), Claim::Locked, "nobody went in on this turn");
    assert_eq!(standing(&game, 0, Trick::Balloons), Claim::Locked, "nothing was built on this turn");
    assert_eq!([Trick::Crowd, Trick::Ballyhoo].map(Trick::is_deed), [true, false]);
}

/// GC-7.8: when the game ends first, the chance is gone.
#[test]
fn the_end_comes_before_the_chance() {
    let mut game = racing();
    game.round = 6;
    game.turns = 14;
    game.starter = Seat(0);
    game.boards[2].covered = 0;
    act(&mut game, PLACE);
    assert!(table::Game::is_over(&game));
    assert_eq!(standing(&game, 2, Trick::Early), Claim::Gained);
    assert_eq!(standing(&game, 0, Trick::Early), Claim::LastChance);
    assert_eq!(table::Game::sheet(&game, Seat(0)).ties[0].points, 0);
}

/// GC-7.9: a trick bends the rule: with "The Big Draw!" a guest steps onto a construction site, without it not.
#[test]
fn a_trick_overrules_a_rule() {
    let picture = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ##~~~~~~ @.~~~~~~";
    let mut plain = scene(picture);
    act(&mut plain, &["move 1"]);
    assert_eq!(refused(&plain, "move a1 a2"), "GC-5.2");
    let mut drawn = scene(picture);
    hold(&mut drawn, 0, Trick::Draw);
    act(&mut drawn, &["move 1", "move a1 a2"]);
}
