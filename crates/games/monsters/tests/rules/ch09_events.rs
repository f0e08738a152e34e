use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::{Eyes, Game};

/// CM-9.1, CM-9.3: an event works once and lies open among the discards.
#[test]
fn society_stipend() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "society-stipend");
    assert_eq!(scene.crowns(ADA), 6);
    assert!(scene.kept_ids(ADA).is_empty());
    assert_eq!(scene.view(Eyes::Public)["seats"][0]["events"]["cards"][0]["id"], "society-stipend");
    assert_eq!(kit().deck(false).filter(|&found| found == card("society-stipend")).count(), 7);
}

/// CM-9.2: for no gain, and the coordinator pays all the same.
#[test]
fn an_event_for_nothing() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "company-gala");
    scene.play(ADA, "aerie-tour");
    scene.play(ADA, "sneak-preview");
    scene.act(ADA, "stop");
    assert_eq!(scene.crowns(ADA), 4);
    scene.play(ADA, "event-coordinator");
    scene.play(ADA, "sneak-preview");
    scene.act(ADA, "stop");
    assert_eq!(scene.crowns(ADA), 2);
}

/// CM-9.4: one token.
#[test]
fn safety_training() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "safety-training");
    assert_eq!((scene.number(ADA, "tokens"), scene.crowns(ADA)), (1, 4));
    assert_eq!(kit().deck(false).filter(|&found| found == card("safety-training")).count(), 7);
}

/// CM-9.5: two crowns for each of the staff, explorers among them.
#[test]
fn company_gala() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["monster-trainer", "intrepid-explorer caves"]);
    assert_eq!(scene.crowns(ADA), 0);
    scene.play(ADA, "company-gala");
    assert_eq!(scene.crowns(ADA), 4);
}

/// CM-9.6: the rulebook's Cave Tour: 1+1+1+3 points, 6 crowns.
#[test]
fn cave_tour() {
    let mut scene = Scene::bare(3);
    scene.play_all(ADA, &["caves-land", "caves-land", "caves-land", "fountain-of-embers"]);
    scene.play(ADA, "cave-tour");
    assert_eq!(scene.crowns(ADA), 4 + 6);
}

/// CM-9.6: every tour counts its own region, spent points and explorers too.
#[test]
fn tours() {
    let tours = ["aerie-tour", "cave-tour", "darklands-tour", "depths-tour", "forest-tour"];
    for (region, tour) in tours.into_iter().enumerate() {
        let mut scene = Scene::bare(3);
        scene.set(ADA, "points", json!([1, 2, 3, 4, 5, 6]));
        scene.set(ADA, "spent", json!([1, 1, 1, 1, 1, 1]));
        scene.play(ADA, tour);
        assert_eq!(scene.crowns(ADA), 4 + region as i64 + 1, "{tour}");
    }
    let mut scene = Scene::bare(3);
    scene.play(ADA, "intrepid-explorer aerie");
    scene.play(ADA, "aerie-tour");
    assert_eq!(scene.crowns(ADA), 3);
}

/// CM-9.7: a crown for each monster shown; it stays kept.
#[test]
fn sneak_preview() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["ghoul", "ghoul", "harpy", "aerie-land", "silver-spoon"]);
    scene.play(ADA, "sneak-preview");
    assert_eq!(scene.legal(ADA), ["show harpy", "show ghoul", "stop"]);
    scene.act(ADA, "show harpy");
    scene.act(ADA, "show ghoul");
    assert_eq!(scene.legal(ADA), ["show ghoul", "stop"]);
    scene.act(ADA, "show ghoul");
    assert_eq!(scene.legal(ADA), ["stop"]);
    scene.act(ADA, "stop");
    assert_eq!((scene.crowns(ADA), scene.kept_ids(ADA).len()), (7, 5));
    assert_eq!(kit().deck(false).filter(|&found| found == card("sneak-preview")).count(), 2);
}

/// CM-9.7: any number, also none.
#[test]
fn a_preview_can_be_stopped() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["ghoul"]);
    scene.play(ADA, "sneak-preview");
    scene.act(ADA, "stop");
    assert_eq!((scene.crowns(ADA), scene.get(ADA, "pending")), (4, json!("nothing")));
    assert_eq!(scene.refused(ADA, "show ghoul"), "CM-9.7");
}

/// CM-9.8: in any order, each once, and nothing else meanwhile.
#[test]
fn the_order_of_a_preview() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["aerie-land", "harpy", "ghoul"]);
    scene.play(ADA, "sneak-preview");
    assert_eq!(scene.refused(ADA, "play kept aerie-land"), "CM-9.8");
    scene.act(ADA, "show ghoul");
    assert_eq!(scene.refused(ADA, "show ghoul"), "CM-9.8");
    assert_eq!(scene.refused(ADA, "show aerie-land"), "CM-9.7");
    scene.act(ADA, "show harpy");
    assert_eq!((scene.legal(ADA), scene.crowns(ADA)), (vec!["stop".to_owned()], 6));
}

/// CM-9.8: the second preview may show the same card again.
#[test]
fn a_card_is_shown_again() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["ghoul"]);
    for crowns in [5, 6] {
        scene.play(ADA, "sneak-preview");
        scene.act(ADA, "show ghoul");
        scene.act(ADA, "stop");
        assert_eq!(scene.crowns(ADA), crowns);
    }
}

/// CM-9.8: a second preview begins anew, also for copies, and in any order.
#[test]
fn a_second_preview_in_another_order() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["harpy", "ghoul", "ghoul"]);
    for order in [["ghoul", "harpy", "ghoul"], ["ghoul", "ghoul", "harpy"]] {
        scene.play(ADA, "sneak-preview");
        for id in order {
            scene.act(ADA, &format!("show {id}"));
        }
        assert_eq!(scene.legal(ADA), ["stop"]);
        scene.act(ADA, "stop");
    }
    assert_eq!(scene.crowns(ADA), 10);
    assert_eq!(scene.view(Eyes::Public)["seats"][0]["known"][1]["count"], 2);
}

/// CM-9.8, CM-16.3: everybody knows what was shown, until it is played.
#[test]
fn what_was_shown_is_known() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["ghoul", "harpy"]);
    scene.play(ADA, "sneak-preview");
    let events = scene.act(ADA, "show ghoul");
    assert!(matches!(&events[0], Event::Shown { seat: ADA, card } if card.id == "ghoul"));
    let shown = |scene: &Scene| scene.view(Eyes::Public)["seats"][0]["known"].clone();
    assert_eq!(shown(&scene)[0]["id"], "ghoul");
    scene.act(ADA, "stop");
    scene.play(ADA, "darklands-land");
    scene.act(ADA, "play kept ghoul");
    assert_eq!(shown(&scene), json!([]));
}

/// CM-9.8: an undecided capture is no kept card.
#[test]
fn the_capture_is_not_shown() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["sneak-preview"]);
    scene.play_step();
    scene.captured(ADA, "ghoul");
    scene.act(ADA, "play kept sneak-preview");
    assert_eq!(scene.legal(ADA), ["stop"]);
}

/// CM-9.8: whoever has nothing to show stops like everybody else, so that nobody can tell.
#[test]
fn nobody_is_told_that_there_is_nothing_to_show() {
    for kept in [&["silver-spoon"], &["ghoul"]] {
        let mut scene = Scene::bare(3);
        scene.kept(ADA, kept);
        scene.play(ADA, "sneak-preview");
        assert!(scene.game.to_act().contains(ADA) && scene.may(ADA, "stop"));
        assert_eq!(scene.view(Eyes::Seat(BO))["seats"][0]["showing"], true);
    }
}
