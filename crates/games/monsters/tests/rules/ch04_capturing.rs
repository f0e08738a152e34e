use crate::scene::*;
use monsters::Event;
use serde_json::Value;
use table::{Event as _, Eyes, Game, Seat};

/// CM-4.1: eight cards each, which only their holder sees.
#[test]
fn eight_cards_each() {
    let scene = Scene::dealt(4);
    let view = scene.view(Eyes::Seat(BO));
    for seat in Seat::all(4) {
        let own = &view["seats"][seat.at()];
        assert_eq!(own["hand"]["size"], 8);
        assert_eq!(own["hand"]["cards"].is_array(), seat == BO);
    }
}

/// CM-4.2: the others see that a card was chosen, but not which.
#[test]
fn a_capture_lies_face_down() {
    let mut scene = Scene::bare(3);
    scene.hand(ADA, &["cloudling", "ghoul"]);
    let events = scene.act(ADA, "capture ghoul");
    let seen = |eyes| events[0].seen_by(eyes).unwrap();
    assert!(matches!(seen(Eyes::Seat(ADA)), Event::Captured { card: Some(card), .. } if card.id == "ghoul"));
    assert_eq!(seen(Eyes::Seat(BO)), Event::Captured { seat: ADA, card: None, last: false });
    let view = scene.view(Eyes::Seat(BO));
    assert_eq!(view["seats"][0]["captured"]["lies"], true);
    assert_eq!(view["seats"][0]["captured"]["card"], Value::Null);
    assert_eq!(scene.view(Eyes::Seat(ADA))["seats"][0]["captured"]["card"]["id"], "ghoul");
}

/// CM-4.2: one capture a turn, and only of one's own hand.
#[test]
fn one_card_of_the_own_hand() {
    let mut scene = Scene::bare(3);
    scene.hand(ADA, &["cloudling", "ghoul"]);
    assert_eq!(scene.refused(ADA, "capture harpy"), "CM-4.2");
    scene.act(ADA, "capture ghoul");
    assert_eq!(scene.refused(ADA, "capture cloudling"), "CM-4.6");
}

/// Captures the first card of every hand.
fn capture_all(scene: &mut Scene) {
    for seat in Seat::all(scene.game.players()) {
        let capture = scene.legal(seat).into_iter().find(|text| text.starts_with("capture")).unwrap();
        scene.act(seat, &capture);
    }
}

/// CM-4.3: to the left in odd seasons, to the right in even ones.
#[test]
fn hands_are_passed() {
    for (season, giver_of_ada) in [(0, CY), (1, BO), (2, CY), (3, BO)] {
        let mut scene = Scene::bare(3);
        scene.edit(|state| state["season"] = season.into());
        scene.hand(ADA, &["cloudling", "ghoul"]);
        scene.hand(BO, &["cloudling", "harpy"]);
        scene.hand(CY, &["cloudling", "kelpie"]);
        let given = if giver_of_ada == CY { "kelpie" } else { "harpy" };
        capture_all(&mut scene);
        assert_eq!(ids(&scene.get(ADA, "hand")), [given], "season {season}");
    }
}

/// CM-4.3: no hand moves before everybody has captured.
#[test]
fn all_hands_move_at_once() {
    let mut scene = Scene::dealt(3);
    let hand = scene.get(CY, "hand");
    let (first, second) = (scene.legal(ADA)[0].clone(), scene.legal(BO)[0].clone());
    scene.act(ADA, &first);
    scene.act(BO, &second);
    assert_eq!(scene.get(CY, "hand"), hand);
    assert_eq!(scene.get(ADA, "hand").as_array().unwrap().len(), 7);
}

/// CM-4.4: a hand that was passed on is hidden from its receiver until the next turn.
#[test]
fn a_passed_hand_is_not_looked_at() {
    let mut scene = Scene::dealt(3);
    capture_all(&mut scene);
    let view = scene.view(Eyes::Seat(ADA));
    assert_eq!(view["step"], "play");
    let hand = &view["seats"][0]["hand"];
    assert_eq!((&hand["cards"], &hand["size"]), (&Value::Null, &7.into()));
    for seat in Seat::all(3) {
        scene.act(seat, "keep");
    }
    for seat in Seat::all(3) {
        scene.act(seat, "ready");
    }
    let view = scene.view(Eyes::Seat(ADA));
    assert_eq!(view["turn"], 2);
    assert!(view["seats"][0]["hand"]["cards"].is_array());
}

/// CM-4.5: all seats are asked at once and may act in any order.
#[test]
fn any_order_will_do() {
    let orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0]];
    let mut ends = Vec::new();
    for order in orders {
        let mut scene = Scene::dealt(3);
        assert_eq!(scene.game.to_act().len(), 3);
        for seat in order {
            let capture = scene.legal(Seat(seat))[0].clone();
            scene.act(Seat(seat), &capture);
        }
        for seat in order {
            scene.act(Seat(seat), "keep");
        }
        ends.push(scene.game);
    }
    assert!(ends[0] == ends[1] && ends[1] == ends[2]);
}

/// CM-4.6: a kept capture is never shown.
#[test]
fn a_kept_capture_stays_hidden() {
    let mut scene = Scene::bare(3);
    scene.play_step();
    scene.captured(ADA, "ghoul");
    let events = scene.act(ADA, "keep");
    for event in &events {
        let seen = event.seen_by(Eyes::Seat(BO)).unwrap();
        assert!(!serde_json::to_string(&seen).unwrap().contains("ghoul"));
    }
    assert!(!scene.view(Eyes::Seat(BO)).to_string().contains("ghoul"));
}

/// CM-4.7: the last card of a hand is captured by itself, after eight turns every card has been captured.
#[test]
fn the_last_card_captures_itself() {
    let mut scene = Scene::dealt(4);
    scene.wander(|game| serde_json::to_value(game).unwrap()["turn"] == 7);
    assert_eq!(scene.state()["step"], "play");
    for seat in Seat::all(4) {
        assert_eq!(scene.get(seat, "hand").as_array().unwrap().len(), 0);
        assert!(scene.may(seat, "keep"));
    }
}
