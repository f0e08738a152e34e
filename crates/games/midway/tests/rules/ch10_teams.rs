//! Chapter 10: Team Carnival.

use crate::scene::*;
use table::{BadSetup, Dice, Eyes, Game, Seat, Setup};

fn teams() -> Scene {
    Scene::with(4, &["teams"])
}

/// MC-10.1: partners sit across; only four players can form teams, and without the option there are none.
#[test]
fn partners_sit_across() {
    let game = teams().game;
    let sides: Vec<Seat> = Seat::all(4).map(|seat| game.side(seat)).collect();
    assert_eq!(sides, [A, B, A, B]);
    let alone = Scene::new(4).game;
    assert!(Seat::all(4).all(|seat| alone.side(seat) == seat));
    let about = midway::Midway::about();
    let three = Setup::new(3).with("teams", "on").check(about.players, about.options);
    assert_eq!(three, Err(BadSetup::WrongPlayers { key: "teams", players: 3 }));
}

/// MC-10.2: three Tickets a team, which is also the most, and natural sets of either partner refill them.
#[test]
fn a_team_shares_its_tickets() {
    let setup = Setup::new(4).with("teams", "on");
    let game = midway::Midway::deal(&setup, kit(), &mut Dice::quick(1)).expect("the setup is good");
    assert_eq!(Seat::all(4).map(|seat| game.tickets_of(seat)).collect::<Vec<_>>(), [3; 4]);
    assert_eq!(game.tickets, [3, 3, 0, 0]);
    for (before, after) in [(1, 2), (3, 3)] {
        let mut scene =
            teams().tickets([before, 0, 0, 0]).hand(C, "ferris:S").midway(C, "ferris:BLM").turn_of(C).building();
        scene.act(C, "add ferris-seats");
        assert_eq!((scene.game.tickets_of(A), scene.game.tickets_of(B)), (after, 0));
    }
}

/// MC-10.3: the active player pays from the team's Tickets for the dice.
#[test]
fn the_team_pays_for_the_dice() {
    let mut scene = teams().tickets([2, 0, 0, 0]).turn_of(C).rolled("2 3 4");
    scene.act(C, "raise 3");
    assert_eq!((scene.game.tickets_of(A), scene.game.tickets_of(C)), (1, 1));
    assert_eq!(scene.refused(C, "reroll"), "MC-4.7");
}

/// MC-10.3: either partner of the other team may block, but the team only once.
#[test]
fn a_team_blocks_once() {
    let mut scene = teams().tickets([0, 3, 0, 0]).acting("1 1 1");
    scene.act(A, "deck draw");
    assert_eq!(scene.asked(), B);
    scene.act(B, "pass");
    assert_eq!(scene.asked(), D);
    scene.act(D, "block").act(A, "deck draw");
    assert_eq!((scene.asked(), scene.game.tickets_of(B)), (A, 2), "neither B nor D is asked again");
}

/// MC-10.4: the active player's partner is not asked to block.
#[test]
fn the_partner_cannot_block() {
    let mut scene = teams().tickets([3, 0, 0, 0]).acting("1");
    scene.act(A, "deck draw");
    assert!(scene.is_building());
}

/// MC-10.5: the partner may be a target; hands stay secret, and duplicates are judged by Midway.
#[test]
fn the_partner_may_be_a_target() {
    let scene = teams().hand(A, "ferris:B").hand(B, "ferris:L").hand(C, "ferris:M").hand(D, "ferris:S").acting("3");
    assert_eq!(scene.legal(), ["hand draw 2", "hand draw 3", "hand draw 4"]);
    let view = scene.game.view(Eyes::Seat(A));
    assert!(view.players[0].hand.cards.is_some() && view.players[2].hand.cards.is_none());

    let mut scene = teams().hand(A, "swings:B").midway(A, "ferris:B").midway(C, "ferris:BL").acting("6");
    scene.act(A, "midway steal 3");
    assert_eq!(scene.legal(), ["take ferris-lights"]);
    let mut scene = teams().hand(A, "ferris:BL").midway(C, "ferris:BL").building();
    scene.act(A, "start ferris-banners ferris-lights");
    assert_eq!(scene.midway_of(A), scene.midway_of(C));
}

/// MC-10.6: four complete rides in both Midways together, equal kinds counted twice; the partners share the place.
#[test]
fn a_team_wins_together() {
    let mut scene =
        teams().hand(A, "ferris:S").midway(A, "ferris:BLM swings:BLM*").midway(C, "ferris:BLMS swings:BLM*");
    scene = scene.building();
    assert_eq!((scene.game.score(A), scene.game.score(C), scene.game.score(B)), (3, 3, 0));
    scene.act(A, "add ferris-seats");
    assert_eq!((scene.winner(), scene.places()), (Some(A), vec![1, 3, 1, 3]));
    assert_eq!(scene.events.last(), Some(&midway::Event::Won { seat: A, partner: Some(C) }));
    let sheet = scene.game.sheet(C);
    assert_eq!(sheet.lines.iter().map(|line| line.points).collect::<Vec<_>>(), [1, 1, 2]);
}

/// MC-10.6: taking a card from the partner does not win what the partner loses by it.
#[test]
fn a_ride_moved_between_partners_is_not_two() {
    let a = "bumper:BLMS carousel:BLMS coaster:BLM";
    let scene = |hand| teams().hand(A, hand).midway(A, a).midway(C, "coaster:S***").acting("6 1");
    assert_eq!(scene("").legal(), ["deck draw"], "the take wins nothing, and there is nothing to discard");
    let mut stolen = scene("swings:B");
    stolen.act(A, "midway steal 3").act(A, "take coaster-seats");
    assert_eq!((stolen.winner(), stolen.game.score(A)), (None, 3));
}

/// MC-10.7: with "different rides" a kind counts once for the team.
#[test]
fn different_rides() {
    let scene = |midway: &str| {
        let scene = Scene::with(4, &["teams", "team_distinct"]);
        scene
            .hand(A, "ferris:S swings:S")
            .midway(A, midway)
            .midway(C, "ferris:BLMS bumper:BLMS coaster:BLMS")
            .building()
    };
    let mut scene = scene("ferris:BLM swings:BLM");
    scene.act(A, "add ferris-seats");
    assert_eq!((scene.winner(), scene.game.score(A)), (None, 3));
    scene.act(A, "add swings-seats");
    assert_eq!((scene.winner(), scene.game.score(A)), (Some(A), 4));
    let refused = midway::Midway::deal(&Setup::new(4).with("team_distinct", "on"), kit(), &mut Dice::quick(1));
    assert!(matches!(refused, Err(BadSetup::Conflict { key: "team_distinct", .. })));
}

/// MC-9.6, MC-10.6: at a safety end the rides and natural sets of both partners count.
#[test]
fn teams_at_a_safety_end() {
    let end = |own: &str, partners: &str| {
        let mut scene = teams().midway(A, own).midway(C, partners).midway(B, "ferris:BLM*").midway(D, "swings:BLM*");
        scene.game.turns = 4 * 200 - 1;
        scene = scene.building();
        scene.act(A, "done");
        scene.places()
    };
    assert_eq!(end("ferris:BLMS", ""), [3, 1, 3, 1]);
    assert_eq!(end("ferris:BLM*", "ferris:BLMS"), [1, 3, 1, 3], "level in rides, and one natural set more");
    assert_eq!(end("ferris:BLM*", "ferris:BLM*"), [1, 1, 1, 1]);
}
