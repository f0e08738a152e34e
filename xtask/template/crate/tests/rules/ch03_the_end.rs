use crate::scene::Scene;
use table::{Game, Seat};

/// __PREFIX__-3.1
#[test]
fn it_ends_when_everybody_has_had_three_turns() {
    let mut scene = Scene::deal(2, "a");
    (0..6).for_each(|_| scene.act("pass"));
    assert!(scene.sitting.game.is_over());
}

/// __PREFIX__-3.2, __PREFIX__-3.3
#[test]
fn numbers_are_points_and_fewer_coconuts_break_a_tie() {
    let mut scene = Scene::with_throw(6);
    scene.act("take 6");
    assert_eq!(scene.sitting.game.score(Seat(0)), 6);
    let sheet = scene.sitting.game.sheet(Seat(0));
    assert_eq!((sheet.total(), sheet.ties[0].points), (6, -1));
}
