//! Pointing at things: what is meant, what it costs, and why not.

use crate::scene::*;
use monsters::Monsters;
use serde_json::json;
use table::{Eyes, Game, Price, Seat, Thing};

fn touched(scene: &Scene, seat: Seat, things: &[&'static str]) -> Option<String> {
    let things: Vec<Thing> = things.iter().map(|id| Thing::named(id)).collect();
    scene.game.touched(seat, &things).ok().map(|action| scene.game.notation(action))
}

fn price(scene: &Scene, text: &str) -> Price {
    scene.game.price(ADA, scene.game.parse(text).unwrap())
}

/// CM-8.2: an explorer is pointed at together with a region, in any order; a region alone means nothing.
#[test]
fn an_explorer_and_a_region() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["intrepid-explorer"]);
    let sent = Some("play kept intrepid-explorer caves".to_owned());
    assert_eq!(touched(&scene, ADA, &["kept:0:intrepid-explorer", "region:0:caves"]), sent);
    assert_eq!(touched(&scene, ADA, &["region:0:caves", "kept:0:intrepid-explorer"]), sent);
    assert_eq!(touched(&scene, ADA, &["region:0:caves"]), None);
    assert_eq!(touched(&scene, ADA, &["region:1:caves", "kept:0:intrepid-explorer"]), None);
    let alone = touched(&scene, ADA, &["kept:0:intrepid-explorer"]).unwrap();
    assert_eq!(scene.refused(ADA, &alone), "CM-8.2");
}

/// CM-5.4: cards of others are nobody else's to touch.
#[test]
fn cards_of_others() {
    let scene = Scene::bare(3);
    assert_eq!(touched(&scene, ADA, &["kept:1:ghoul"]), None);
    assert_eq!(touched(&scene, ADA, &["hand:1:ghoul"]), None);
}

/// CM-7.1: a kept card that cannot be played is shut, with what is missing.
#[test]
fn a_card_that_cannot_be_played() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land", "ghoul", "silver-spoon"]);
    let shut = scene.game.shut(ADA);
    let reasons: Vec<(&str, &str)> = shut.iter().map(|shut| (shut.thing.as_str(), shut.rule.0)).collect();
    assert_eq!(reasons, [("kept:0:ghoul", "CM-7.1"), ("kept:0:silver-spoon", "CM-10.1")]);
}

/// CM-2.2, CM-2.3: the loans that a card will take are said before.
#[test]
fn loans_are_said_before() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "crowns", json!(0));
    scene.kept(ADA, &["event-coordinator"]);
    scene.play_step();
    assert_eq!(price(&scene, "play kept event-coordinator"), Price { crowns: 3, loans: 1, ..Price::FREE });
    assert_eq!(price(&scene, "keep"), Price { crowns: 1, loans: 1, ..Price::FREE });
    let kept = |scene: &Scene| scene.view(Eyes::Seat(ADA))["seats"][0]["kept"]["cards"][0]["loans"].clone();
    assert_eq!(kept(&scene), 1);
    scene.set(ADA, "crowns", json!(3));
    assert_eq!(kept(&scene), 0);
    scene.set(ADA, "crowns", json!(1));
    assert_eq!(price(&scene, "keep"), Price { crowns: 1, ..Price::FREE });
}

/// CM-11.7: who gives fewer tokens pays the fine.
#[test]
fn tokens_or_crowns() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "danger", json!(2));
    scene.set(ADA, "tokens", json!(2));
    scene.check_danger(0);
    assert_eq!(price(&scene, "tokens 0"), Price { crowns: 6, loans: 1, ..Price::FOR_GOOD });
    assert_eq!(price(&scene, "tokens 1"), Price { crowns: 3, ..Price::FOR_GOOD });
    assert_eq!(price(&scene, "tokens 2"), Price::FOR_GOOD);
}

/// CM-5.6: only the last who is ready turns a card up, so only for that one it is for good.
#[test]
fn the_last_one_ready() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["ghoul"]);
    scene.play_step();
    scene.act(ADA, "play aerie-land");
    assert_eq!(price(&scene, "ready"), Price::FREE);
    scene.act(BO, "play aerie-land");
    scene.act(CY, "play aerie-land");
    assert_eq!(price(&scene, "ready"), Price::FOR_GOOD);
}

/// CM-11.3: the dice guard one open claw 70 times in 100, two 48 times, three 20 times.
#[test]
fn the_chances_of_the_dice() {
    let view = Scene::dealt(3).view(Eyes::Public);
    assert_eq!(view["dice"]["chances"], json!([70, 48, 20, 9, 2, 0]));
}

/// CM-13.2, CM-13.4: the points that a view adds up are those of the score.
#[test]
fn a_view_counts_as_the_score_does() {
    for seed in 0..6 {
        let mut scene = Scene::deal(&table::Setup::new(3), seed);
        let mut steps = 0;
        scene.wander(|game: &Monsters| {
            steps += 1;
            steps > 60 * (seed + 1) || game.is_over()
        });
        let view = scene.game.view(Eyes::Public);
        for seat in Seat::all(3) {
            assert_eq!(view.seats[seat.at()].points(&view), scene.game.score(seat));
        }
    }
}
