use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::{Eyes, Game, Seat};

/// CM-13.1: goals are revealed and told, and all kept cards lie open.
#[test]
fn everything_is_revealed() {
    let mut scene = Scene::bare(3);
    scene.kept(BO, &["silver-spoon", "ghoul"]);
    scene.last_season();
    let events = scene.check_danger(0);
    let goals = events.iter().find_map(|event| match event {
        Event::GoalsRevealed { seat: BO, goals } => Some(goals.iter().map(|goal| goal.id.as_ref()).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(goals, Some(vec!["silver-spoon"]));
    let view = scene.view(Eyes::Public);
    let shown: Vec<&str> =
        view["seats"][1]["known"].as_array().unwrap().iter().map(|c| c["id"].as_str().unwrap()).collect();
    assert_eq!(shown, ["ghoul", "silver-spoon"]);
}

/// CM-13.2, CM-13.3, CM-13.4, CM-13.5, CM-13.6: the rulebook's Richard: 36 + 13 + 7 + 3 - 5 = 54.
#[test]
fn not_too_shabby() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([0, 0, 0, 3, 5, 9]));
    scene.play_all(ADA, &["monster-trainer", "event-coordinator", "aerie-expert", "caves-expert"]);
    scene.set(ADA, "crowns", json!(7));
    scene.set(ADA, "loans", json!(1));
    scene.season("season-of-the-depths");
    scene.set(ADA, "bonus_paid", json!(true));
    scene.set(ADA, "trainers", json!(0));
    scene.play_all(ADA, &["merfolk", "pacific-moonshark", "schrat", "wyvern", "pazuzu"]);
    while scene.may(ADA, "pay 0 depths") || scene.may(ADA, "pay 0 forest") {
        let pay = scene.legal(ADA)[0].clone();
        scene.act(ADA, &pay);
    }
    scene.kept(ADA, &["enthusiast-of-little-things", "employer-of-the-year", "ghoul"]);
    scene.end_game();
    let sheet = scene.game.sheet(ADA);
    let points: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [36, 12, 1, 7, 0, 3, -5]);
    assert_eq!((sheet.total(), scene.game.score(ADA)), (54, 54));
}

/// CM-13.2: kept monsters score nothing.
#[test]
fn kept_monsters_score_nothing() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["quetzalcoatl"]);
    scene.end_game();
    assert_eq!(scene.line(ADA, "CM-13.2"), 0);
}

/// CM-13.4: a point for each crown and token; staff hunters are worth nothing.
#[test]
fn crowns_and_tokens() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "michonne-n-fraser-monster-hunter");
    scene.set(ADA, "tokens", json!(3));
    scene.end_game();
    // With the Silver Spoon that ends the scene.
    assert_eq!(scene.game.score(ADA), 2 + 3 + 4);
}

/// CM-13.5: three points for each trophy.
#[test]
fn trophies() {
    let mut scene = Scene::bare(3);
    scene.set(BO, "trophies", json!(2));
    scene.end_game();
    assert_eq!(scene.line(BO, "CM-13.5"), 6);
}

/// CM-13.6: a consolidated loan costs 15 points.
#[test]
fn loans() {
    let mut scene = Scene::bare(3);
    scene.set(BO, "loans", json!(4));
    scene.set(BO, "consolidated", json!(1));
    scene.end_game();
    assert_eq!(scene.line(BO, "CM-13.6"), -20);
}

/// CM-13.7: equal totals share the place, and a total may be negative.
#[test]
fn places() {
    let mut scene = Scene::bare(4);
    for (seat, crowns) in Seat::all(4).zip([6, 10, 10, 0]) {
        scene.set(seat, "crowns", json!(crowns));
    }
    scene.set(Seat(3), "loans", json!(2));
    scene.end_game();
    let places = scene.game.places().unwrap();
    // Ada has the Silver Spoon.
    assert_eq!(Seat::all(4).map(|seat| places.of(seat)).collect::<Vec<_>>(), [1, 1, 1, 4]);
    assert_eq!(scene.game.score(Seat(3)), -10);
}
