//! Recruitment and Leadership.

use mardi_gras::Event;
use table::{Kit, Setup, Thing};

use crate::scene::{BLACK, BLUE, ORANGE, RED, Scene, scene};

/// MG-9.1: the member comes home with a new one; two slots, two new ones.
#[test]
fn recruiting() {
    let mut scene = scene();
    scene.station(BLUE, 0, 3);
    scene.station(BLUE, 0, 4);
    scene.carnival(RED);
    assert_eq!((scene.krewe(BLUE).home, scene.krewe(BLUE).reserve), (5, 4));
    assert_eq!(scene.game.size(BLUE), 5);
}

/// MG-9.2: an empty reserve gives nothing.
#[test]
fn nobody_left_to_recruit() {
    let mut scene = scene();
    let krewe = scene.krewe(BLUE);
    (krewe.home, krewe.reserve) = (9, 0);
    scene.station(BLUE, 0, 3);
    let events = scene.carnival(RED);
    assert!(events.contains(&Event::Recruited { seat: BLUE, slot: Thing::named("slot:a:r1"), gained: false }));
    assert_eq!((scene.krewe(BLUE).home, scene.krewe(BLUE).reserve), (9, 0));
}

/// MG-9.3: the leader takes the Royalty card and begins the next round.
#[test]
fn leading() {
    let mut scene = scene();
    scene.station(ORANGE, 0, 5);
    scene.carnival(RED);
    assert_eq!((scene.game.royalty, scene.actor()), (ORANGE, ORANGE));
    assert_eq!(scene.krewe(ORANGE).home, 3);
}

/// MG-9.4: without a leader the Royalty card stays.
#[test]
fn no_leader() {
    let mut scene = scene();
    scene.game.royalty = BLACK;
    scene.station(ORANGE, 0, 3);
    scene.carnival(RED);
    assert_eq!((scene.game.royalty, scene.actor()), (BLACK, BLACK));
}

/// MG-9.5: of several leaders on other cards than ours, the last keeps the Royalty card.
#[test]
fn the_last_leader_keeps_it() {
    let kit = Kit::altered("routes.toml", "APPRRL", "APPRLL").unwrap();
    let mut scene = Scene::with_kit(&Setup::new(4).with("royalty", "first_seat"), "AGBDF", kit);
    scene.station(ORANGE, 0, 4);
    scene.station(BLACK, 0, 5);
    let events = scene.carnival(RED);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Crowned { .. })).count(), 2);
    assert_eq!(scene.game.royalty, BLACK);
}
