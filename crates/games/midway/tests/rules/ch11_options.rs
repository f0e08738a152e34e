//! Chapter 11: options.

use crate::scene::*;
use midway::{Action, Face, Stage};
use table::{Dice, Game};

/// MC-11.1: three rides win in Quick Play, together for a team.
#[test]
fn quick_play() {
    let midway = "bumper:BLMS carousel:BLMS ferris:BLM";
    let mut scene = Scene::with(2, &["quick"]).hand(A, "ferris:S").midway(A, midway).building();
    scene.act(A, "add ferris-seats");
    assert_eq!(scene.winner(), Some(A));
    let mut team = Scene::with(4, &["quick", "teams"]).hand(A, "ferris:S").midway(A, "ferris:BLM");
    team = team.midway(C, "bumper:BLMS carousel:BLMS").building();
    team.act(A, "add ferris-seats");
    assert_eq!(team.winner(), Some(A));
}

/// MC-11.2: in Classic a natural set gives no Ticket, and is locked all the same.
#[test]
fn classic() {
    let mut scene = Scene::with(2, &["classic"]).hand(A, "ferris:S").midway(A, "ferris:BLM").building();
    scene.act(A, "add ferris-seats");
    assert_eq!(scene.game.tickets[0], 0);
    let mut thief = Scene::with(2, &["classic"]).hand(A, "swings:S").midway(B, "ferris:BLMS bumper:B").acting("6");
    thief.act(A, "midway steal 2");
    assert_eq!(thief.legal(), ["take bumper-banners"]);
}

fn norwood(tickets: [u8; 4]) -> Scene {
    Scene::with(2, &["norwood"]).tickets(tickets).hand(A, "ferris:B").hand(B, "swings:SB").rolled("1 3 3")
}

/// MC-11.3: two Tickets after assigning protect one action.
#[test]
fn norwood_maneuver() {
    let mut scene = norwood([3, 3, 0, 0]);
    scene.act(A, "assign 1 3");
    assert_eq!(
        (scene.game.stage, scene.legal()),
        (Stage::Maneuver, vec!["waive".into(), "protect 1".into(), "protect 3".into()])
    );
    assert_eq!(scene.refused(A, "protect 2"), "MC-11.3");
    assert_eq!(scene.refused(A, "deck draw"), "MC-11.3");
    scene.act(A, "protect 3");
    assert_eq!(scene.game.tickets[0], 1);
    assert_eq!(scene.legal(), ["deck draw", "hand draw 2 protected"]);
    assert_eq!(scene.refused(A, "hand draw 2"), "MC-11.4");
    assert_eq!(scene.refused(A, "deck draw protected"), "MC-11.3");
    scene.act(A, "hand draw 2 protected");
    assert_eq!((scene.asked(), scene.game.hands[1].len()), (A, 1), "B was not asked");
    scene.act(A, "deck draw");
    assert_eq!(scene.asked(), B, "the other action can be blocked");
}

/// MC-11.3: it may be declined, and without the option it is not offered.
#[test]
fn norwood_is_an_offer() {
    let mut scene = norwood([3, 0, 0, 0]);
    scene.act(A, "assign 1 3").act(A, "waive");
    assert_eq!((scene.game.stage, scene.game.tickets[0]), (Stage::Act, 3));
    assert_eq!(scene.refused(A, "protect 1"), "MC-11.3");
    let mut plain = Scene::new(2).tickets([3, 0, 0, 0]).rolled("1 3 3");
    plain.act(A, "assign 1 3");
    assert_eq!(plain.game.stage, Stage::Act);
}

/// MC-11.4: not with fewer than two Tickets, nor after a Ticket for the dice; a team pays together.
#[test]
fn norwood_is_the_use_of_the_turn() {
    let mut poor = norwood([1, 0, 0, 0]);
    poor.act(A, "assign 1 3");
    assert_eq!(poor.game.stage, Stage::Act);
    let mut spent = norwood([3, 0, 0, 0]);
    spent.act(A, "raise 1").act(A, "assign 2 3");
    assert_eq!(spent.game.stage, Stage::Act);
    let mut team = Scene::with(4, &["norwood", "teams"]).tickets([2, 0, 0, 0]).turn_of(C).rolled("1 1 2");
    team.act(C, "assign 1 1").act(C, "protect 1");
    assert_eq!(team.game.tickets_of(A), 0);
}

/// MC-11.4: the Tickets are lost even if the action proves impossible.
#[test]
fn norwood_is_paid_in_any_case() {
    let mut scene = Scene::with(2, &["norwood"]).tickets([2, 0, 0, 0]).rolled("1 5 5");
    scene.act(A, "assign 1 5").act(A, "protect 5").act(A, "deck draw");
    assert!(scene.is_building());
    assert_eq!(scene.game.tickets[0], 0);
}

/// MC-11.4: with two equal dice the player says which of them is the protected one.
#[test]
fn norwood_with_equal_dice() {
    let scene = || {
        let mut scene = norwood([3, 3, 0, 0]);
        scene.act(A, "assign 3 3").act(A, "protect 3");
        scene
    };
    assert_eq!(scene().legal(), ["hand draw 2 protected", "hand draw 2"]);
    let mut first = scene();
    first.act(A, "hand draw 2").act(B, "pass");
    assert_eq!(first.legal(), ["hand draw 2 protected"]);
    first.act(A, "hand draw 2 protected");
    assert!(first.is_building());
    let mut second = scene();
    second.act(A, "hand draw 2 protected").act(A, "hand draw 2");
    assert_eq!(second.asked(), B);
}

/// MC-11.5: one die shows "!" instead of 6, about once in six rolls, and the "!" is given a number when assigned.
#[test]
fn wild_die() {
    let (mut any, mut sixes) = (0, 0);
    let mut dice = Dice::quick(5);
    for _ in 0..6_000 {
        let mut scene = Scene::with(2, &["wild_die"]);
        scene.game.step(A, Action::Roll, &mut dice);
        let count = |face: Face| scene.game.turn.dice.iter().flatten().filter(|&&shown| shown == face).count();
        assert!(count(Face::Any) <= 1);
        any += count(Face::Any);
        sixes += count(Face::Six);
    }
    assert!((900..1_100).contains(&any) && (1_860..2_140).contains(&sixes), "{any} {sixes}");

    let scene = Scene::with(2, &["wild_die"]).rolled("2 ! 5");
    let mut expected: Vec<String> = vec!["assign 2 5".into()];
    for number in 1..=6 {
        for other in [2, 5] {
            let pair = format!("assign {} {}", other.min(number), other.max(number));
            if !expected.contains(&pair) {
                expected.push(pair);
            }
        }
    }
    let mut choices = scene.legal();
    expected.sort();
    choices.sort();
    assert_eq!(choices, expected);
}

/// MC-11.6: beside a pair the "!" may make a triple, but need not.
#[test]
fn wild_die_beside_a_pair() {
    let mut scene = Scene::with(2, &["wild_die"]).rolled("3 3 !");
    let pairs = ["assign 1 3", "assign 2 3", "assign 3 4", "assign 3 5", "assign 3 6"];
    assert_eq!(scene.legal(), [&["assign 3 3", "assign 3 3 3"][..], &pairs].concat());
    assert_eq!(scene.refused(A, "assign 1 2"), "MC-4.2");
}

/// MC-11.7: a Ticket leaves the "!" as it is, may turn a 5 into a 6, and rolls the Wild Die again with the others.
#[test]
fn tickets_and_the_wild_die() {
    let scene = || Scene::with(2, &["wild_die"]).tickets([1, 0, 0, 0]).rolled("5 ! 1");
    let tickets: Vec<String> = scene().legal().into_iter().filter(|choice| !choice.starts_with("assign")).collect();
    assert_eq!(tickets, ["reroll", "raise 1", "lower 5", "raise 5"]);
    let mut raised = scene();
    raised.act(A, "raise 5");
    assert_eq!(raised.game.turn.dice, Some(faces("1 6 !")));
    let gone = (0..20).any(|seed| {
        let mut scene = scene();
        scene.game.step(A, Action::Reroll, &mut Dice::quick(seed));
        !scene.game.turn.dice.is_some_and(|dice| dice.contains(&Face::Any))
    });
    assert!(gone);
}
