use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::Eyes;

/// CM-7.1, CM-7.2: the rulebook's Quetzalcoatl and Razorwing: 5 points, 4 of them spent, and whole again next season.
#[test]
fn quetzalcoatl_and_razorwing() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["aerie-land", "aerie-land", "cloud-castle"]);
    assert_eq!(scene.get(ADA, "points")[0], 5);
    scene.play(ADA, "quetzalcoatl");
    assert_eq!(scene.view(Eyes::Public)["seats"][0]["display"]["cards"][0]["id"], "quetzalcoatl");
    scene.kept(ADA, &["razorwing"]);
    assert_eq!(scene.refused(ADA, "play kept razorwing"), "CM-7.1");
    scene.check_danger(2);
    scene.act(ADA, "play kept razorwing");
    assert_eq!(scene.get(ADA, "spent")[0], 2);
}

/// CM-7.2: with 6 points, monsters of 6 levels in all.
#[test]
fn each_point_once_a_season() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["darklands-land", "gallows-marsh", "citadel-of-dusk"]);
    scene.play_all(ADA, &["nosferatu", "ghoul", "ghoul"]);
    scene.kept(ADA, &["ghoul"]);
    assert_eq!(scene.refused(ADA, "play kept ghoul"), "CM-7.1");
}

/// CM-7.3: the rulebook's Giant Condor paid from the Cloud Castle leaves one point.
#[test]
fn a_land_can_be_split() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["aerie-land", "aerie-land", "cloud-castle"]);
    scene.set(ADA, "points", json!([3, 0, 0, 0, 0, 0]));
    scene.play(ADA, "giant-condor");
    scene.play(ADA, "cloudling");
    assert_eq!(scene.get(ADA, "spent")[0], 3);
}

/// CM-7.4, CM-7.6: the rulebook's Succubus: one Aerie point and three of the Dreamlands; there is nothing to choose.
#[test]
fn succubus() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["aerie-land", "dreamlands-land"]);
    scene.play(ADA, "succubus");
    assert_eq!(scene.get(ADA, "spent"), json!([1, 0, 0, 0, 0, 3]));
    assert_eq!(scene.view(Eyes::Public)["seats"][0]["display"]["cards"][0]["id"], "succubus");
}

/// CM-7.4: it must be paid in full.
#[test]
fn dreams_are_not_for_free() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["aerie-land", "caves-land"]);
    scene.kept(ADA, &["screecher"]);
    assert_eq!(scene.refused(ADA, "play kept screecher"), "CM-7.4");
}

/// CM-7.5: Dreamlands points pay for nothing else.
#[test]
fn dreamlands_points_pay_only_for_dreams() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "dreamlands-land");
    scene.kept(ADA, &["cloudling", "screecher"]);
    assert_eq!(scene.refused(ADA, "play kept cloudling"), "CM-7.1");
    scene.act(ADA, "play kept screecher");
}

/// CM-7.6: region by region, and only numbers that can be completed.
#[test]
fn the_mixture_is_chosen() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([2, 0, 1, 0, 0, 1]));
    scene.play(ADA, "screecher");
    assert_eq!(scene.legal(ADA), ["pay rest", "pay 1 aerie", "pay 2 aerie"]);
    assert_eq!(scene.refused(ADA, "pay 0 aerie"), "CM-7.6");
    assert_eq!(scene.refused(ADA, "pay 1 darklands"), "CM-7.6");
    scene.act(ADA, "pay 2 aerie");
    assert_eq!(scene.legal(ADA), ["pay rest", "pay 0 darklands", "pay 1 darklands"]);
    scene.act(ADA, "pay 0 darklands");
    assert_eq!(scene.get(ADA, "spent"), json!([2, 0, 0, 0, 0, 1]));
    assert_eq!(scene.get(ADA, "pending"), "nothing");
}

/// CM-7.6: every mixture can be reached, each in one way.
#[test]
fn every_mixture_once() {
    fn explore(scene: &Scene, found: &mut Vec<String>) {
        let number = |text: &String| text.starts_with("pay") && text != "pay rest";
        let payments: Vec<String> = scene.legal(ADA).into_iter().filter(number).collect();
        if payments.is_empty() {
            found.push(scene.get(ADA, "spent").to_string());
        }
        for payment in payments {
            let mut next = Scene { game: scene.game, dice: table::Dice::quick(1) };
            next.act(ADA, &payment);
            explore(&next, found);
        }
    }
    let points = [2u8, 1, 0, 3, 1, 2];
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!(points));
    scene.play(ADA, "night-mare");
    let mut found = Vec::new();
    explore(&scene, &mut found);
    let mut wanted = Vec::new();
    for number in 0..3usize.pow(6) * 4 {
        let mut digits = number;
        let spent = points.map(|most| {
            let digit = digits % (usize::from(most) + 1);
            digits /= usize::from(most) + 1;
            digit
        });
        if digits == 0 && spent.iter().sum::<usize>() == 5 {
            wanted.push(json!(spent).to_string());
        }
    }
    found.sort_unstable();
    wanted.sort_unstable();
    assert!(found.len() > 20);
    assert_eq!(found, wanted);
}

/// CM-7.6: the rest is paid at once: Dreamlands first, then regions of which no monster is kept, where most is left.
#[test]
fn the_rest_is_paid_with_what_is_missed_least() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([4, 2, 3, 0, 0, 1]));
    scene.kept(ADA, &["cloudling"]);
    scene.play(ADA, "night-mare");
    assert_eq!(scene.view(Eyes::Seat(ADA))["seats"][0]["regions"][2]["offer"], 3);
    assert_eq!(scene.view(Eyes::Seat(BO))["seats"][0]["regions"][2]["offer"], serde_json::Value::Null);
    let events = scene.act(ADA, "pay rest");
    assert_eq!(scene.get(ADA, "spent"), json!([0, 1, 3, 0, 0, 1]));
    assert!(matches!(events[0], Event::Displayed { from: monsters::Spot::Paying, .. }));
    assert_eq!(scene.refused(ADA, "pay rest"), "CM-7.4");
}

/// CM-7.6: what was decided region by region stays.
#[test]
fn the_rest_is_paid_after_some_regions() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([4, 2, 3, 0, 0, 1]));
    scene.play(ADA, "night-mare");
    scene.act(ADA, "pay 3 aerie");
    scene.act(ADA, "pay rest");
    assert_eq!(scene.get(ADA, "spent"), json!([3, 0, 1, 0, 0, 1]));
}

/// CM-7.7, CM-7.8: the rulebook's Kelpie: one Depths point, one free card.
#[test]
fn kelpie() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "depths-land");
    scene.edit(|state| state["deck"] = json!([card("aerie-land")]));
    scene.play(ADA, "kelpie");
    assert_eq!((scene.get(ADA, "spent")[3].as_u64(), scene.crowns(ADA)), (Some(1), 4));
    assert_eq!(scene.kept_ids(ADA), ["aerie-land"]);
    scene.act(ADA, "play kept aerie-land");
}

/// CM-7.7: one card for each symbol.
#[test]
fn pazuzu_draws_two() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([9, 0, 0, 0, 0, 0]));
    let deck = scene.state()["deck"].as_array().unwrap().len();
    let events = scene.play(ADA, "pazuzu");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::LoreDrawn { .. })).count(), 2);
    assert_eq!(scene.kept_ids(ADA).len(), 2);
    assert_eq!(scene.state()["deck"].as_array().unwrap().len(), deck - 2);
}

/// CM-7.8: a lore monster that was drawn draws again.
#[test]
fn lore_chains() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([0, 1, 0, 1, 0, 0]));
    scene.edit(|state| state["deck"] = json!([card("carnivorous-fungus")]));
    scene.play(ADA, "kelpie");
    scene.edit(|state| state["deck"] = json!([card("ghoul")]));
    scene.act(ADA, "play kept carnivorous-fungus");
    assert_eq!(scene.kept_ids(ADA), ["ghoul"]);
}

/// CM-7.8: in the play step, cards drawn by the capture keep the turn open.
#[test]
fn a_drawn_card_can_be_played_at_once() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "depths-land");
    scene.edit(|state| state["deck"] = json!([card("aerie-land")]));
    scene.play_step();
    scene.captured(ADA, "kelpie");
    scene.act(ADA, "play kelpie");
    assert_eq!(scene.legal(ADA), ["ready", "play kept aerie-land"]);
}

/// CM-7.9: staff drawn by lore costs its crowns, a monster its points.
#[test]
fn lore_saves_only_the_keeping() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "depths-land");
    scene.edit(|state| state["deck"] = json!([card("event-coordinator")]));
    scene.play(ADA, "kelpie");
    scene.act(ADA, "play kept event-coordinator");
    assert_eq!(scene.crowns(ADA), 1);
    scene.kept(ADA, &["merfolk"]);
    assert!(!scene.may(ADA, "play kept merfolk"));
}

/// CM-7.10: points, display, bonus, staff, lore.
#[test]
fn the_order_of_things() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-the-depths");
    scene.play_all(ADA, &["depths-land", "depths-expert"]);
    let events = scene.play(ADA, "kelpie");
    let kinds: Vec<u8> = events
        .iter()
        .map(|event| match event {
            Event::Displayed { .. } => 1,
            Event::SeasonBonus { .. } => 2,
            Event::StaffEarned { .. } => 3,
            Event::LoreDrawn { .. } => 4,
            _ => 0,
        })
        .collect();
    assert_eq!(kinds, [1, 2, 3, 4]);
}
