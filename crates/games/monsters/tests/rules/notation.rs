//! How actions are written.

use crate::scene::*;
use table::Game;

#[test]
fn every_kind_of_action_is_read_back() {
    let scene = Scene::dealt(2);
    for text in [
        "capture cloudling",
        "discard cloudling",
        "play cloudling",
        "play kept cloudling",
        "play intrepid-explorer forest",
        "play kept intrepid-explorer dreamlands",
        "keep",
        "ready",
        "pay 3 aerie",
        "pay rest",
        "show ghoul",
        "stop",
        "tokens 2",
    ] {
        let action = scene.game.parse(text).unwrap();
        assert_eq!(scene.game.notation(action), text);
    }
}

#[test]
fn other_texts_are_refused_with_an_example() {
    let scene = Scene::dealt(2);
    for text in [
        "",
        "capture",
        "capture unicorn",
        "pay 03 aerie",
        "pay +3 aerie",
        "pay 99 aerie",
        "tokens 999",
        "play cloudling moon",
        "Keep",
    ] {
        let bad = scene.game.parse(text).unwrap_err();
        assert!(scene.game.parse(&bad.example).is_ok());
    }
}
