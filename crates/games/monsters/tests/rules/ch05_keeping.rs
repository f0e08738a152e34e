use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::{Game, Seats};

/// CM-5.1: play or keep, nothing else.
#[test]
fn play_or_keep() {
    let mut scene = Scene::bare(3);
    scene.play_step();
    assert_eq!(scene.legal(ADA), ["play aerie-land", "keep"]);
    assert_eq!(scene.refused(ADA, "discard aerie-land"), "CM-14.2");
    assert_eq!(scene.refused(ADA, "play ghoul"), "CM-5.1");
    assert_eq!(scene.refused(ADA, "ready"), "CM-5.5");
    scene.act(ADA, "play aerie-land");
    assert_eq!(scene.get(ADA, "points")[0], 1);
}

/// CM-5.2: one crown, every time, for any number of cards.
#[test]
fn keeping_costs_a_crown() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["cloudling"; 20]);
    scene.play_step();
    scene.captured(ADA, "ghoul");
    scene.act(ADA, "keep");
    assert_eq!(scene.crowns(ADA), 3);
    assert_eq!(scene.kept_ids(ADA).len(), 21);
}

/// CM-5.3: a playable card may be kept.
#[test]
fn a_playable_card_may_be_kept() {
    let mut scene = Scene::bare(3);
    scene.play_step();
    assert!(scene.may(ADA, "play aerie-land"));
    scene.act(ADA, "keep");
    assert_eq!(scene.kept_ids(ADA), ["aerie-land"]);
}

/// CM-5.3: what cannot be played must be kept, with a loan if need be.
#[test]
fn an_unplayable_card_must_be_kept() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "crowns", json!(0));
    scene.play_step();
    scene.captured(ADA, "ghoul");
    assert_eq!(scene.legal(ADA), ["keep"]);
    scene.act(ADA, "keep");
    assert_eq!((scene.crowns(ADA), scene.number(ADA, "loans")), (2, 1));
}

/// CM-5.4: a kept card is played for what its kind costs.
#[test]
fn a_kept_card_is_not_paid_for_again() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land", "monster-trainer"]);
    scene.act(ADA, "play kept aerie-land");
    assert_eq!(scene.crowns(ADA), 4);
    scene.act(ADA, "play kept monster-trainer");
    assert_eq!(scene.crowns(ADA), 2);
    assert_eq!(scene.refused(ADA, "play kept aerie-land"), "CM-5.4");
}

/// CM-5.4: only when its requirements are met.
#[test]
fn a_kept_card_has_requirements() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["cloudling", "cloud-castle"]);
    assert_eq!(scene.refused(ADA, "play kept cloudling"), "CM-7.1");
    assert_eq!(scene.refused(ADA, "play kept cloud-castle"), "CM-6.3");
}

/// CM-5.5: before the first capture of a season, and until the capture.
#[test]
fn kept_cards_while_capturing() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land", "caves-land"]);
    scene.hand(ADA, &["ghoul"]);
    scene.act(ADA, "play kept aerie-land");
    assert!(scene.may(ADA, "play kept caves-land"));
    scene.act(ADA, "capture ghoul");
    assert_eq!(scene.refused(ADA, "play kept caves-land"), "CM-4.6");
}

/// CM-5.5, CM-5.6: before and after the capture is dealt with, until ready.
#[test]
fn kept_cards_while_playing() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land", "caves-land", "depths-land"]);
    scene.play_step();
    scene.act(ADA, "play kept aerie-land");
    scene.act(ADA, "keep");
    scene.act(ADA, "play kept caves-land");
    scene.act(ADA, "ready");
    assert_eq!(scene.refused(ADA, "play kept depths-land"), "CM-5.6");
}

/// CM-5.5, CM-11.9: after the last capture of a season kept cards can still be played.
#[test]
fn the_last_chance_is_the_eighth_turn() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land", "silver-spoon"]);
    scene.end_of_turns();
    scene.act(ADA, "play kept aerie-land");
    let events = scene.act(ADA, "ready");
    assert!(events.iter().any(|event| matches!(event, Event::RoyalHunters { .. })));
}

/// CM-5.6: the next turn begins when everybody is ready.
#[test]
fn the_turn_waits_for_all() {
    let mut scene = Scene::bare(3);
    scene.play_step();
    scene.act(BO, "play aerie-land");
    scene.act(CY, "play aerie-land");
    assert_eq!((scene.state()["turn"].as_u64(), scene.game.to_act()), (Some(0), Seats::one(ADA)));
    scene.act(ADA, "play aerie-land");
    assert_eq!((scene.state()["turn"].as_u64(), scene.game.to_act()), (Some(1), Seats::all(3)));
}

/// CM-5.7: without kept cards one is ready by oneself.
#[test]
fn ready_by_oneself() {
    let mut scene = Scene::bare(3);
    scene.kept(BO, &["aerie-land"]);
    scene.play_step();
    scene.act(ADA, "play aerie-land");
    assert!(!scene.game.to_act().contains(ADA));
    scene.act(BO, "play aerie-land");
    assert!(scene.game.to_act().contains(BO));
    scene.act(BO, "play kept aerie-land");
    assert!(!scene.game.to_act().contains(BO));
}

/// CM-5.7: with kept cards one is asked, even if none can be played.
#[test]
fn asked_even_with_nothing_to_play() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["silver-spoon"]);
    scene.play_step();
    scene.act(ADA, "play aerie-land");
    assert_eq!(scene.legal(ADA), ["ready"]);
}

/// CM-5.8: of two equal cards one says which is played.
#[test]
fn captured_or_kept() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land"]);
    scene.play_step();
    assert_eq!(scene.legal(ADA), ["play aerie-land", "keep", "play kept aerie-land"]);
    let mut other = Scene { game: scene.game, dice: table::Dice::quick(1) };
    scene.act(ADA, "play aerie-land");
    other.act(ADA, "play kept aerie-land");
    assert!(scene.may(ADA, "ready") && !other.may(ADA, "ready"));
    assert!(other.may(ADA, "keep"));
}

/// CM-5.2, CM-5.4: the rulebook's Ancient Enemy: kept for a crown in the first turn, played three seasons later.
#[test]
fn ancient_enemy() {
    let mut scene = Scene::dealt(3);
    scene.play_step();
    scene.captured(ADA, "ancient-enemy");
    assert_eq!(scene.legal(ADA), ["keep"]);
    scene.act(ADA, "keep");
    assert_eq!(scene.crowns(ADA), 3);
    for _ in 0..3 {
        scene.check_danger(0);
    }
    scene.set(ADA, "points", json!([3, 3, 2, 2, 0, 0]));
    scene.act(ADA, "play kept ancient-enemy");
    assert_eq!(scene.get(ADA, "spent"), json!([3, 3, 2, 2, 0, 0]));
    assert_eq!((scene.number(ADA, "monster_vp"), scene.crowns(ADA)), (13, 3));
}
