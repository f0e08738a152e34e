//! How actions are written. That every action is read back as itself is law 7.

use crate::scene::*;
use table::Game;

#[test]
fn numbers_and_names_are_written_in_one_way_only() {
    let scene = Scene::dealt(2);
    for text in ["pay 03 aerie", "pay +3 aerie", "pay 99 aerie", "tokens 999", "play cloudling moon", "Keep"] {
        assert!(scene.game.parse(text).is_err(), "{text}");
    }
}
