//! Carnival.

use mardi_gras::{Event, Stage};
use table::Game;

use crate::scene::{BLACK, BLUE, ORANGE, RED, Scene, scene};

fn play_out_carnival(scene: &mut Scene) -> Vec<Event> {
    let mut events = Vec::new();
    while matches!(scene.game.stage, Stage::Take(_) | Stage::Put { .. } | Stage::Parade { .. }) {
        let last = scene.legal().pop().unwrap();
        events.extend(scene.act(&last));
    }
    events
}

/// MG-6.1: a full card is carried out from left to right.
#[test]
fn slots_from_left_to_right() {
    let mut scene = scene();
    for (slot, seat) in [ORANGE, BLUE, RED, BLACK, BLUE, ORANGE].into_iter().enumerate() {
        scene.station(seat, 0, slot);
    }
    let mut events = scene.carnival(RED);
    events.extend(play_out_carnival(&mut scene));
    let order: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::CarnivalBegan { route, .. } => Some(format!("carnival {route}")),
            Event::Advertised { seat, .. } => Some(format!("advert {seat}")),
            Event::Halted { stop: 1, .. } => Some("parade".to_owned()),
            Event::ParadeEnded { .. } => Some("parade ends".to_owned()),
            Event::Recruited { seat, .. } => Some(format!("recruit {seat}")),
            Event::Crowned { seat, .. } => Some(format!("lead {seat}")),
            Event::WrappedUp { .. } => Some("wrap up".to_owned()),
            _ => None,
        })
        .collect();
    let wanted = ["carnival A", "advert 3", "parade", "parade ends", "recruit 4", "recruit 1", "lead 3", "wrap up"];
    assert_eq!(order, wanted);
}

/// MG-6.2: empty slots do nothing; without any member the card is discarded without effect.
#[test]
fn empty_slots_do_nothing() {
    let mut scene = scene();
    let crowds = scene.game.crowds;
    let events = scene.carnival(RED);
    let after: Vec<&Event> = events.iter().skip_while(|event| !matches!(event, Event::CarnivalBegan { .. })).collect();
    assert!(
        matches!(after[..], [Event::CarnivalBegan { .. }, Event::WrappedUp { .. }, Event::RoundBegan { .. }]),
        "{after:?}"
    );
    assert_eq!(scene.game.crowds, crowds);
    assert!(scene.game.krewes.iter().all(|krewe| (krewe.home, krewe.reserve) == (3, 6)));
}

/// MG-6.3: who comes home during Carnival, and who is recruited, is placed in the next round.
#[test]
fn members_come_home_for_the_next_round() {
    let mut scene = scene();
    for slot in 0..3 {
        scene.station(BLUE, 0, [0, 1, 3][slot]);
    }
    scene.carnival(RED);
    assert_eq!(scene.krewe(BLUE).home, 1, "the advertiser is home, but nobody places a member now");
    assert!(matches!(scene.game.stage, Stage::Take(_)));
    play_out_carnival(&mut scene);
    assert_eq!((scene.game.round, scene.game.stage), (1, Stage::Place { seat: BLUE }));
    assert_eq!(scene.krewe(BLUE).home, 4);
}

/// MG-6.4: the card is gone, gamblers go home, and the holder of the Royalty card begins.
#[test]
fn wrapping_up() {
    let mut scene = scene();
    scene.game.royalty = BLACK;
    scene.carnival(RED);
    assert!(scene.game.krewes.iter().all(|krewe| (krewe.home, krewe.casino) == (3, 0)));
    assert_eq!(scene.actor(), BLACK);
    scene.hand(BLACK, [9, 0, 0, 0]);
    assert_eq!(scene.refused("place l@a"), "MG-6.4");
    assert!(scene.may("place l@g"));
}

/// MG-6.5: after the fifth card nobody is asked, and there are places.
#[test]
fn the_fifth_carnival_is_the_last() {
    let mut scene = scene();
    for round in 1..=5 {
        assert!(scene.game.places().is_none());
        scene.carnival(RED);
        assert_eq!(scene.game.round, round);
    }
    assert_eq!(scene.game.stage, Stage::Over);
    assert!(scene.game.to_act().is_empty() && scene.game.places().is_some());
    assert_eq!(scene.refused_to(BLUE, "casino"), "MG-6.5");
}
