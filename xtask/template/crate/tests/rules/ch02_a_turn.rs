use crate::scene::Scene;

/// __PREFIX__-2.1
#[test]
fn whoever_is_not_on_turn_waits() {
    assert_eq!(Scene::deal(2, "a").refused(1, "pass"), "__PREFIX__-2.1");
}

/// __PREFIX__-2.2, __PREFIX__-2.3
#[test]
fn a_throw_reaches_its_own_number_and_all_below() {
    let scene = Scene::with_throw(3);
    assert_eq!(scene.legal(), ["take 1", "take 2", "take 3", "pass"]);
    assert_eq!(scene.refused(0, "take 4"), "__PREFIX__-2.2");
}

/// __PREFIX__-2.4
#[test]
fn the_next_player_goes_on_without_what_was_taken() {
    let mut scene = Scene::with_throw(6);
    scene.act("take 6");
    assert_eq!(scene.view().active, table::Seat(1));
    assert!(!scene.legal().contains(&"take 6".to_owned()));
}
