use crate::scene::*;
use monsters::Event;
use serde_json::json;

/// CM-8.1: paid on playing, and for good.
#[test]
fn staff_is_hired_for_good() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["depths-expert", "depths-land"]);
    assert_eq!(scene.crowns(ADA), 1);
    scene.check_danger(0);
    assert_eq!(scene.number(ADA, "staff"), 1);
    scene.play(ADA, "merfolk");
    assert_eq!(scene.crowns(ADA), 3);
}

/// CM-8.1: the price of each.
#[test]
fn prices() {
    for (staff, price) in [
        ("intrepid-explorer aerie", 2),
        ("michonne-n-fraser-monster-hunter", 2),
        ("aldous-p-thorne-monster-hunter", 2),
        ("monster-trainer", 2),
        ("event-coordinator", 3),
        ("aerie-expert", 3),
        ("forest-expert", 3),
    ] {
        let mut scene = Scene::bare(2);
        scene.play(ADA, staff);
        assert_eq!(scene.crowns(ADA), 4 - price, "{staff}");
    }
}

/// CM-8.2: an explorer goes to one of six regions and gives a point at once and in every season.
#[test]
fn an_explorer_is_a_land_point() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["intrepid-explorer"]);
    let explorers = scene.legal(ADA).iter().filter(|text| text.starts_with("play kept intrepid-explorer ")).count();
    assert_eq!(explorers, 6);
    assert_eq!(scene.refused(ADA, "play kept intrepid-explorer"), "CM-8.2");
    scene.act(ADA, "play kept intrepid-explorer aerie");
    scene.play(ADA, "cloudling");
    scene.check_danger(0);
    scene.play(ADA, "cloudling");
    assert_eq!(scene.number(ADA, "monster_vp"), 6);
}

/// CM-8.2: the four explorers, and nobody else, choose a region.
#[test]
fn only_explorers_choose() {
    assert_eq!(kit().deck(false).filter(|&found| found == card("intrepid-explorer")).count(), 4);
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["monster-trainer"]);
    assert_eq!(scene.refused(ADA, "play kept monster-trainer aerie"), "CM-8.2");
}

/// CM-8.3: no land card, but a staff card.
#[test]
fn an_explorer_is_no_land_card() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "intrepid-explorer aerie");
    scene.kept(ADA, &["windswept-aqueduct"]);
    assert_eq!(scene.refused(ADA, "play kept windswept-aqueduct"), "CM-6.2");
    assert_eq!((scene.number(ADA, "staff"), scene.number(ADA, "distant_lands")), (1, 0));
}

/// CM-8.3: in the Dreamlands its point pays only for their monsters.
#[test]
fn an_explorer_in_the_dreamlands() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([0, 2, 0, 0, 0, 0]));
    scene.play(ADA, "intrepid-explorer dreamlands");
    scene.kept(ADA, &["cave-troll", "screecher"]);
    assert!(!scene.may(ADA, "play kept cave-troll"));
    scene.act(ADA, "play kept screecher");
}

/// CM-8.4: two hunters, one hunter each.
#[test]
fn monster_hunters() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["michonne-n-fraser-monster-hunter", "aldous-p-thorne-monster-hunter"]);
    assert_eq!(scene.number(ADA, "hunters"), 2);
}

/// CM-8.5: a crown for each danger symbol.
#[test]
fn monster_trainer() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["monster-trainer"]);
    scene.set(ADA, "points", json!([9, 0, 0, 0, 0, 0]));
    let crowns = scene.crowns(ADA);
    scene.play(ADA, "cloudling");
    assert_eq!(scene.crowns(ADA), crowns);
    scene.play(ADA, "harpy");
    assert_eq!(scene.crowns(ADA), crowns + 1);
    scene.play(ADA, "quetzalcoatl");
    assert_eq!(scene.crowns(ADA), crowns + 3);
}

/// CM-8.6: a crown for each event.
#[test]
fn event_coordinator() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "event-coordinator");
    scene.play(ADA, "safety-training");
    assert_eq!(scene.crowns(ADA), 2);
    scene.play(ADA, "society-stipend");
    assert_eq!(scene.crowns(ADA), 5);
    scene.play(BO, "society-stipend");
    assert_eq!((scene.crowns(ADA), scene.crowns(BO)), (5, 6));
}

/// CM-8.7: two crowns for each monster of the region, for each of the five experts.
#[test]
fn experts() {
    let pairs = [
        ("aerie-expert", "cloudling", "ghoul"),
        ("caves-expert", "lesser-wyrm", "cloudling"),
        ("darklands-expert", "ghoul", "lesser-wyrm"),
        ("depths-expert", "merfolk", "dryad"),
        ("forest-expert", "dryad", "merfolk"),
    ];
    for (expert, own, other) in pairs {
        let mut scene = Scene::bare(3);
        scene.set(ADA, "points", json!([1, 1, 1, 1, 1, 0]));
        scene.play(ADA, expert);
        scene.play(ADA, other);
        assert_eq!(scene.crowns(ADA), 1, "{expert}");
        scene.play(ADA, own);
        assert_eq!(scene.crowns(ADA), 3, "{expert}");
    }
}

/// CM-8.8: only for what is played after the hire, and the coordinator is no event.
#[test]
fn staff_pay_from_the_hire_on() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([2, 0, 0, 0, 0, 0]));
    scene.play(ADA, "cloudling");
    let events = scene.play(ADA, "aerie-expert");
    assert!(!events.iter().any(|event| matches!(event, Event::StaffEarned { .. })));
    scene.set(ADA, "crowns", json!(4));
    let events = scene.play(ADA, "event-coordinator");
    assert!(!events.iter().any(|event| matches!(event, Event::StaffEarned { .. })));
    assert_eq!(scene.crowns(ADA), 1);
}

/// CM-8.8: expert, trainer and season bonus add up.
#[test]
fn crowns_add_up() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-danger");
    scene.set(ADA, "points", json!([4, 0, 0, 0, 0, 0]));
    scene.play_all(ADA, &["monster-trainer", "aerie-expert"]);
    scene.set(ADA, "crowns", json!(0));
    scene.play(ADA, "quetzalcoatl");
    assert_eq!(scene.crowns(ADA), 2 + 2 + 2);
}
