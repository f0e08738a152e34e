//! Chapter 3: the round.

use crate::scene::{Scene, play_out};
use table::{Eyes, Game, Seat, Setup};
use tycoon::Event;
use tycoon::view::Doing;

/// CT-3.1: a new round rolls both coloured dice and a white die for each constructor.
#[test]
fn a_round_begins_with_a_roll() {
    let scene = Scene::solo().staff([1, 1, 4, 1]).coloured(1, 1).acts("hire ticket 1; stop");
    assert_eq!(scene.white_now().len(), 4);
    let rolled = scene.events.iter().any(|event| matches!(event, Event::Round { round: 2, .. }));
    assert!(rolled && scene.round_number() == 2);
}

/// CT-3.2: one action must be done, a second may, and a third cannot.
#[test]
fn one_or_two_actions_are_done() {
    let scene = Scene::solo().coloured(1, 4);
    assert!(!scene.may("stop"));
    assert_eq!(scene.refused("stop"), "CT-3.2");
    assert!(!scene.open("hire").is_empty() && !scene.open("stall").is_empty() && !scene.open("ride").is_empty());
    let scene = scene.acts("hire ticket 1");
    assert!(scene.may("stop") && scene.round_number() == 1);
    let scene = scene.acts("stall hamburgers; at f14");
    assert_eq!(scene.round_number(), 2);
}

/// CT-3.3: the two actions differ, and come in any order.
#[test]
fn no_action_is_done_twice() {
    let hired = Scene::solo().coloured(1, 4).acts("hire ticket 1");
    assert!(hired.open("hire").is_empty());
    assert_eq!(hired.refused("hire mechanic 4"), "CT-3.3");
    let stalled = Scene::solo().coloured(1, 4).acts("stall cotton-candy; at f14");
    assert!(stalled.open("stall").is_empty() && stalled.may("hire mechanic 4"));
    assert_eq!(stalled.refused("stall hamburgers"), "CT-3.3");
    let rode = Scene::solo().coloured(1, 4).acts("ride carousel; at e13");
    assert!(rode.open("ride").is_empty() && rode.may("hire ticket 1") && rode.may("stall hamburgers"));
    assert_eq!(rode.refused("ride carousel"), "CT-3.3");
    assert_eq!(rode.acts("hire ticket 1").round_number(), 2);
}

/// CT-3.4: either die hires or builds, and each serves once.
#[test]
fn a_coloured_die_serves_once() {
    let scene = Scene::solo().coloured(1, 4);
    assert_eq!(scene.open("hire"), ["hire ticket 1", "hire mechanic 4"]);
    assert_eq!(scene.open("stall"), ["stall cotton-candy", "stall hamburgers"]);
    let scene = scene.acts("hire ticket 1");
    assert_eq!(scene.open("stall"), ["stall hamburgers"]);
    assert_eq!(scene.refused("stall cotton-candy"), "CT-3.4");
    let other = Scene::solo().coloured(1, 4).acts("hire mechanic 4");
    assert_eq!(other.open("stall"), ["stall cotton-candy"]);
}

/// CT-3.4: two dice that show the same are one choice, but still two dice.
#[test]
fn dice_alike_are_one_choice() {
    let scene = Scene::solo().coloured(3, 3);
    assert_eq!((scene.open("hire").len(), scene.open("stall").len()), (1, 1));
    assert!(scene.acts("hire mechanic 3").may("stall fries"));
}

/// CT-3.5: one may stop after one action.
#[test]
fn a_second_action_is_not_needed() {
    let scene = Scene::solo().coloured(1, 4).acts("hire ticket 1");
    assert!(!scene.open("ride").is_empty());
    assert_eq!(scene.acts("stop").round_number(), 2);
}

/// CT-3.5: without a second action that is possible, the round ends by itself.
#[test]
fn a_round_ends_by_itself() {
    let scene = Scene::solo().walled_except("").coloured(1, 4).acts("hire ticket 1");
    assert_eq!(scene.round_number(), 2);
}

/// CT-3.6: dice and rides are only offered if there is room for what they build.
#[test]
fn only_what_can_be_finished_is_offered() {
    let scene = Scene::solo().walled_except("a1 c3").coloured(1, 4).stall_counts([1, 0, 0, 0, 0, 0]);
    assert_eq!(scene.legal(), ["hire ticket 1", "hire mechanic 4", "stall hamburgers"]);
    let roomy = Scene::solo().walled_except("a1 b1 a2 b2").staff([1, 1, 2, 2]);
    assert_eq!(roomy.open("ride"), ["ride carousel"]);
    assert_eq!(roomy.refused("ride giant-slide"), "CT-6.3");
}

/// CT-3.7: a round without a ride counts 0.
#[test]
fn no_ride_is_no_points() {
    let scene = Scene::solo().coloured(1, 4).acts("hire ticket 1; stop");
    assert_eq!(scene.track()[..2], [Some(0), None]);
}

/// CT-3.8: after round 20 the game is over.
#[test]
fn the_game_ends_after_round_twenty() {
    let scene = Scene::solo().round(20).coloured(1, 4).acts("hire ticket 1");
    assert!(!scene.game.is_over());
    let scene = scene.acts("stop");
    assert!(scene.game.is_over() && scene.legal().is_empty());
    assert_eq!(scene.refused("stop"), "CT-3.8");
}

/// CT-3.2, CT-3.3, CT-3.7, CT-3.8: random games have 20 rounds, at most one ride in each, and end.
#[test]
fn random_games_keep_the_track() {
    for seed in 0..40 {
        let game = play_out(&Setup::new(1), seed, |_| ());
        let own = &game.view(Eyes::All).carnivals[0];
        let mut rounds: Vec<u8> = own.rides.iter().map(|ride| ride.round).collect();
        rounds.dedup();
        assert_eq!(rounds.len(), own.rides.len());
        let track: i32 = own.track.iter().flat_map(|written| written.points).map(i32::from).sum();
        let rides: i32 = own.rides.iter().flat_map(|ride| ride.points).map(i32::from).sum();
        assert_eq!(track, rides);
        assert!(
            own.doing == Doing::Bankrupt || own.track.iter().all(|written| written.points.is_some()),
            "{:?}",
            game.sheet(Seat(0))
        );
    }
}
