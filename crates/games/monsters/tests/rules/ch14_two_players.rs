use crate::scene::*;
use monsters::Event;
use serde_json::Value;
use table::{Event as _, Eyes, Game, Seat};

/// CM-14.1: a stack of seven each, of which nobody sees anything, and only with two players.
#[test]
fn seven_cards_in_a_stack() {
    let view = Scene::dealt(2).view(Eyes::All);
    assert_eq!((&view["seats"][0]["stack"]["count"], &view["seats"][1]["stack"]["count"]), (&7.into(), &7.into()));
    assert_eq!(view["deck"]["count"], 206 - 2 * 15);
    assert_eq!(Scene::dealt(3).view(Eyes::All)["seats"][0]["stack"], Value::Null);
}

/// CM-14.2: capture, draw, discard, pass.
#[test]
fn draw_and_discard() {
    let mut scene = Scene::dealt(2);
    let capture = scene.legal(ADA)[0].clone();
    let events = scene.act(ADA, &capture);
    assert!(matches!(events[1], Event::DrewFromStack { seat: ADA, .. }));
    assert_eq!(scene.get(ADA, "hand").as_array().unwrap().len(), 8);
    assert_eq!(scene.view(Eyes::Public)["seats"][0]["stack"]["count"], 6);
    let discard = scene.legal(ADA)[0].clone();
    assert!(discard.starts_with("discard "));
    scene.act(ADA, &discard);
    let rest = scene.get(ADA, "hand");
    assert_eq!(rest.as_array().unwrap().len(), 7);
    for prefix in ["capture", "discard"] {
        let action = scene.legal(BO).into_iter().find(|text| text.starts_with(prefix)).unwrap();
        scene.act(BO, &action);
    }
    assert_eq!(scene.get(BO, "hand"), rest);
}

/// CM-14.3: the capture cannot be discarded, the card just drawn can.
#[test]
fn the_capture_is_final() {
    let mut scene = Scene::bare(2);
    scene.hand(ADA, &["ghoul", "harpy"]);
    scene.edit(|state| state["deck"] = serde_json::json!([card("kelpie")]));
    scene.act(ADA, "capture ghoul");
    assert_eq!(scene.legal(ADA), ["discard harpy", "discard kelpie"]);
    assert_eq!(scene.refused(ADA, "discard ghoul"), "CM-14.2");
    assert_eq!(scene.refused(ADA, "capture harpy"), "CM-14.2");
}

/// CM-14.3: a capture that waits for the discard is refused for that reason, and not as if it were not there.
#[test]
fn the_capture_waits_for_the_discard() {
    let mut scene = Scene::bare(2);
    scene.hand(ADA, &["aerie-land", "harpy"]);
    scene.act(ADA, "capture aerie-land");
    assert_eq!(scene.refused(ADA, "play aerie-land"), "CM-14.3");
    assert_eq!(scene.refused(ADA, "keep"), "CM-14.3");
    assert_eq!(scene.refused(ADA, "play harpy"), "CM-5.1");
}

/// CM-14.3: kept cards until the discard.
#[test]
fn kept_cards_until_the_discard() {
    let mut scene = Scene::bare(2);
    scene.kept(ADA, &["aerie-land", "caves-land"]);
    let capture = scene.legal(ADA)[0].clone();
    scene.act(ADA, &capture);
    scene.act(ADA, "play kept aerie-land");
    let discard = scene.legal(ADA)[0].clone();
    scene.act(ADA, &discard);
    assert_eq!(scene.refused(ADA, "play kept caves-land"), "CM-4.6");
}

/// CM-14.4: discards are known to the discarder alone.
#[test]
fn discards_are_secret() {
    let mut scene = Scene::bare(2);
    scene.hand(ADA, &["ghoul", "harpy"]);
    scene.act(ADA, "capture ghoul");
    let events = scene.act(ADA, "discard harpy");
    assert_eq!(events[0].seen_by(Eyes::Seat(BO)), Some(Event::Discarded { seat: ADA, card: None }));
    assert_eq!(scene.view(Eyes::Seat(ADA))["seats"][0]["discards"]["cards"][0]["id"], "harpy");
    assert_eq!(scene.view(Eyes::Seat(BO))["seats"][0]["discards"]["cards"], Value::Null);
}

/// CM-14.4: they leave the game: what is in play, kept or in the deck at the end is all but 56 cards.
#[test]
fn discards_leave_the_game() {
    let mut scene = Scene::dealt(2);
    scene.wander(|game| game.is_over());
    let size = |value: Value| value.as_array().unwrap().len();
    let owned = |seat| size(scene.get(seat, "played")) + size(scene.get(seat, "kept"));
    let deck = size(scene.state()["deck"].clone());
    assert_eq!(owned(ADA) + owned(BO) + deck, 206 - 2 * 7 * 4);
}

/// CM-14.5: seven draws and discards a season; in the eighth turn there is one card and nothing to draw.
#[test]
fn the_eighth_turn_has_no_draw() {
    let mut scene = Scene::dealt(2);
    let (mut draws, mut discards, mut captures) = (0, 0, 0);
    while scene.state()["season"] == 0 {
        let seat = scene.game.to_act().first().unwrap();
        let action = scene.legal(seat)[0].clone();
        for event in scene.act(seat, &action) {
            match event {
                Event::DrewFromStack { .. } => draws += 1,
                Event::Discarded { .. } => discards += 1,
                Event::Captured { .. } => captures += 1,
                _ => {}
            }
        }
    }
    assert_eq!((draws, discards, captures), (14, 14, 16));
    assert_eq!(Seat::all(2).map(|seat| scene.get(seat, "hand").as_array().unwrap().len()).sum::<usize>(), 16);
}
