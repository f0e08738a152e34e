use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::{Eyes, Game, Seat};

fn winner(events: &[Event]) -> Option<Seat> {
    events.iter().find_map(|event| match event {
        Event::SeasonEnded { winner, .. } => Some(*winner),
        _ => None,
    })?
}

/// CM-12.1: the rulebook's Aerie trophy: 9 against 5 against 16.
#[test]
fn the_aerie_trophy() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-the-aerie");
    for seat in Seat::all(3) {
        scene.set(seat, "points", json!([4, 0, 0, 0, 0, 0]));
    }
    scene.play_all(ADA, &["cloudling", "cloudling", "cloudling"]);
    scene.play_all(BO, &["lightning-ray", "silent-observer"]);
    scene.play(CY, "quetzalcoatl");
    let wanted: Vec<i64> = Seat::all(3).map(|seat| scene.number(seat, "wanted")).collect();
    assert_eq!(wanted, [9, 5, 16]);
    assert_eq!(winner(&scene.check_danger(2)), Some(CY));
    assert_eq!(scene.number(CY, "trophies"), 1);
}

/// CM-12.1: in the Season of Danger symbols count, not points.
#[test]
fn the_danger_trophy() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-danger");
    for seat in Seat::all(3) {
        scene.set(seat, "points", json!([4, 0, 0, 0, 0, 9]));
    }
    scene.play(ADA, "griffin");
    scene.play(BO, "quetzalcoatl");
    scene.set(CY, "points", json!([0, 0, 0, 0, 0, 10]));
    scene.play(CY, "ancient-enemy");
    assert_eq!(winner(&scene.check_danger(6)), Some(CY));
}

/// CM-12.1: only this season's display counts.
#[test]
fn the_menagerie_wins_no_trophy() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-the-aerie");
    scene.set(ADA, "points", json!([4, 0, 0, 0, 0, 0]));
    scene.play(ADA, "quetzalcoatl");
    scene.check_danger(2);
    scene.season("season-of-the-aerie");
    scene.set(BO, "points", json!([1, 0, 0, 0, 0, 0]));
    scene.play(BO, "cloudling");
    assert_eq!(winner(&scene.check_danger(0)), Some(BO));
}

/// CM-12.2: a tie at the top, also at nothing.
#[test]
fn a_tie_wins_nothing() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-the-aerie");
    for seat in [ADA, BO] {
        scene.set(seat, "points", json!([1, 0, 0, 0, 0, 0]));
        scene.play(seat, "cloudling");
    }
    assert_eq!(winner(&scene.check_danger(0)), None);
    assert_eq!(winner(&scene.check_danger(0)), None);
    assert!(Seat::all(3).all(|seat| scene.number(seat, "trophies") == 0));
}

/// CM-12.3: monsters retire; lands, staff and kept cards stay.
#[test]
fn monsters_retire() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["aerie-land", "cloudling", "monster-trainer"]);
    scene.kept(ADA, &["ghoul"]);
    scene.check_danger(0);
    let view = scene.view(Eyes::Public);
    let own = &view["seats"][0];
    assert_eq!((&own["display"]["size"], &own["menagerie"]["cards"][0]["id"]), (&json!(0), &json!("cloudling")));
    assert_eq!((&own["lands"]["size"], &own["staff"]["size"]), (&json!(3), &json!(1)));
    assert_eq!(scene.kept_ids(ADA), ["ghoul"]);
}

/// CM-12.4: the fourth season is the last.
#[test]
fn after_the_fourth_season() {
    let mut scene = Scene::bare(3);
    for season in 1..=3 {
        let events = scene.check_danger(0);
        assert!(events.iter().any(|event| matches!(event, Event::SeasonBegan { number, .. } if *number == season + 1)));
    }
    scene.check_danger(0);
    assert!(scene.game.is_over());
    assert_eq!(scene.refused(ADA, "ready"), "CM-12.4");
}
