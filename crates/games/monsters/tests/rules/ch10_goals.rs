use crate::scene::*;
use serde_json::{Value, json};
use table::{Eyes, Game, Seat};

/// The points of Ada's goal at the end, with a board as `lay_out` makes it.
fn worth(goal: &str, lay_out: impl FnOnce(&mut Scene)) -> i32 {
    let mut scene = Scene::bare(3);
    lay_out(&mut scene);
    scene.kept(ADA, &[goal]);
    scene.end_game();
    let lines = scene.game.sheet(ADA).lines;
    lines.iter().filter(|line| line.rule.0.starts_with("CM-10.")).map(|line| line.points).sum()
}

/// As if Ada had played these monsters in earlier seasons.
fn menagerie(scene: &mut Scene, monsters: &[&str]) {
    let cards: Vec<Value> = monsters.iter().map(|id| json!(card(id))).collect();
    scene.set(ADA, "played", json!(cards));
}

/// CM-10.1: a captured goal must be kept, for a crown.
#[test]
fn a_goal_is_never_played() {
    let mut scene = Scene::bare(3);
    scene.play_step();
    scene.captured(ADA, "silver-spoon");
    assert_eq!(scene.refused(ADA, "play silver-spoon"), "CM-10.1");
    assert_eq!(scene.legal(ADA), ["keep"]);
    scene.act(ADA, "keep");
    assert_eq!(scene.crowns(ADA), 3);
    assert_eq!(scene.refused(ADA, "play kept silver-spoon"), "CM-10.1");
}

/// CM-10.1: drawn by lore it is free.
#[test]
fn a_goal_by_lore_is_free() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "depths-land");
    scene.edit(|state| state["deck"] = json!([card("silver-spoon")]));
    scene.play(ADA, "kelpie");
    assert_eq!((scene.crowns(ADA), scene.kept_ids(ADA)), (4, vec!["silver-spoon".to_owned()]));
}

/// CM-10.1, CM-10.2: it counts at the end, not before.
#[test]
fn goals_count_at_the_end() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["silver-spoon"]);
    assert_eq!(scene.game.score(ADA), 4);
    scene.end_game();
    assert_eq!(scene.game.score(ADA), 8);
}

/// CM-10.2: kept monsters count for no goal.
#[test]
fn kept_monsters_count_nothing() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["danger-seeker", "authority-on-winged-creatures", "harpy", "harpy"]);
    scene.end_game();
    assert_eq!(scene.number(ADA, "goal_vp"), 0);
}

/// CM-10.3: the rulebook's five Darklands monsters: 10 points.
#[test]
fn authority_on_sinister_creatures() {
    let five = ["ghoul", "ghoul", "shadow-cat", "dybbuk", "nosferatu", "cloudling"];
    assert_eq!(worth("authority-on-sinister-creatures", |scene| menagerie(scene, &five)), 10);
}

/// CM-10.3: one authority for each region.
#[test]
fn authorities() {
    for (goal, monster) in [
        ("authority-on-winged-creatures", "cloudling"),
        ("authority-on-burrowing-creatures", "lesser-wyrm"),
        ("authority-on-sinister-creatures", "ghoul"),
        ("authority-on-aquatic-creatures", "merfolk"),
        ("authority-on-sylvan-creatures", "dryad"),
        ("authority-on-oneiric-creatures", "screecher"),
    ] {
        let all = ["cloudling", "lesser-wyrm", "ghoul", "merfolk", "dryad", "screecher", monster];
        assert_eq!(worth(goal, |scene| menagerie(scene, &all)), 4, "{goal}");
    }
}

/// CM-10.4: three points for each of the staff, explorers among them.
#[test]
fn employer_of_the_year() {
    let staff = ["monster-trainer", "intrepid-explorer aerie"];
    assert_eq!(worth("employer-of-the-year", |scene| scene.play_all(ADA, &staff)), 6);
}

/// CM-10.5: a point for each monster of level 1.
#[test]
fn enthusiast_of_little_things() {
    let monsters = ["merfolk", "harpy", "kelpie", "schrat", "pazuzu"];
    assert_eq!(worth("enthusiast-of-little-things", |scene| menagerie(scene, &monsters)), 3);
}

/// CM-10.6: levels 3 and 4, those of the Dreamlands too, and nothing above.
#[test]
fn big_game_hunter() {
    let monsters = ["griffin", "wyvern", "quetzalcoatl", "screecher", "succubus", "night-mare", "schrat", "merfolk"];
    assert_eq!(worth("big-game-hunter", |scene| menagerie(scene, &monsters)), 2 + 2 + 3 + 2 + 3);
}

/// CM-10.7: a point for each danger symbol.
#[test]
fn danger_seeker() {
    let monsters = ["harpy", "wyvern", "ancient-enemy", "cloudling"];
    assert_eq!(worth("danger-seeker", |scene| menagerie(scene, &monsters)), 1 + 2 + 3);
}

/// CM-10.8: two points for each distant land.
#[test]
fn explorer_beyond_the_last_frontier() {
    let lands = ["aerie-land", "windswept-aqueduct", "cloud-castle", "dreamlands-land", "intrepid-explorer aerie"];
    assert_eq!(worth("explorer-beyond-the-last-frontier", |scene| scene.play_all(ADA, &lands)), 4);
}

/// CM-10.9: two points for each Dreamlands land, not for explorers.
#[test]
fn seeker_beyond_the_gate_of_dreams() {
    let lands = ["dreamlands-land", "dreamlands-land", "intrepid-explorer dreamlands", "aerie-land"];
    assert_eq!(worth("seeker-beyond-the-gate-of-dreams", |scene| scene.play_all(ADA, &lands)), 4);
}

/// CM-10.10: two points for each token left.
#[test]
fn solid_equipment() {
    assert_eq!(worth("solid-equipment", |scene| scene.set(ADA, "tokens", json!(3))), 6);
}

/// CM-10.11: two points for each other goal, fulfilled or not.
#[test]
fn steward() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["steward", "danger-seeker", "second-row-is-good-enough", "ghoul"]);
    scene.end_game();
    assert_eq!(scene.line(ADA, "CM-10.11"), 4);
    assert_eq!(worth("steward", |_| ()), 0);
}

/// CM-10.11: while it is not among the kept cards yet, all of these are others.
#[test]
fn a_steward_in_the_hand() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["silver-spoon", "danger-seeker", "ghoul"]);
    scene.hand(ADA, &["steward"]);
    let worth = |scene: &Scene, place: &str, at: usize| {
        scene.view(Eyes::Seat(ADA))["seats"][0][place]["cards"][at]["worth"].as_i64()
    };
    assert_eq!(worth(&scene, "hand", 0), Some(4));
    scene.kept(ADA, &["danger-seeker", "steward", "silver-spoon"]);
    assert_eq!(worth(&scene, "kept", 1), Some(4));
}

/// CM-10.12: two points for each loan.
#[test]
fn a_true_gentleman_honors_his_debts() {
    let debts = |scene: &mut Scene| {
        scene.set(ADA, "loans", json!(4));
        scene.set(ADA, "consolidated", json!(1));
    };
    assert_eq!(worth("a-true-gentleman-honors-his-debts", debts), 8);
}

/// CM-10.13: six points without a loan.
#[test]
fn thrift_is_a_virtue() {
    assert_eq!(worth("thrift-is-a-virtue", |_| ()), 6);
    assert_eq!(worth("thrift-is-a-virtue", |scene| scene.set(ADA, "loans", json!(1))), 0);
}

/// CM-10.14: four points.
#[test]
fn silver_spoon() {
    assert_eq!(worth("silver-spoon", |_| ()), 4);
}

/// CM-10.15: seven points of one region, counted in points.
#[test]
fn obvious_obsession() {
    let goal = "obvious-obsession";
    assert_eq!(worth(goal, |scene| scene.set(ADA, "points", json!([6, 6, 0, 0, 0, 6]))), 0);
    assert_eq!(worth(goal, |scene| scene.set(ADA, "points", json!([0, 0, 0, 7, 0, 0]))), 7);
    let lands = ["aerie-land", "windswept-aqueduct", "cloud-castle", "intrepid-explorer aerie"];
    assert_eq!(worth(goal, |scene| scene.play_all(ADA, &lands)), 7);
}

/// CM-10.16: two points of each region.
#[test]
fn jack_of_all_trades() {
    let goal = "jack-of-all-trades";
    assert_eq!(worth(goal, |scene| scene.set(ADA, "points", json!([2, 2, 2, 2, 2, 2]))), 7);
    assert_eq!(worth(goal, |scene| scene.set(ADA, "points", json!([9, 9, 9, 9, 9, 1]))), 0);
}

/// CM-10.17: three regions or fewer, or four.
#[test]
fn specialist() {
    let goal = "specialist";
    for (points, vp) in
        [([1, 1, 1, 0, 0, 0], 7), ([9, 0, 0, 0, 0, 1], 7), ([1, 1, 1, 0, 0, 1], 4), ([1, 1, 1, 1, 1, 0], 0)]
    {
        assert_eq!(worth(goal, |scene| scene.set(ADA, "points", json!(points))), vp, "{points:?}");
    }
    assert_eq!(worth(goal, |scene| scene.play(ADA, "intrepid-explorer dreamlands").clear()), 7);
}

/// The places after a game in which Ada has Second Row Is Good Enough and the seats have these crowns.
fn second_row(crowns: [u16; 3]) -> (i32, Vec<u8>) {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["second-row-is-good-enough"]);
    for (seat, crowns) in Seat::all(3).zip(crowns) {
        scene.set(seat, "crowns", json!(crowns));
    }
    scene.end_game();
    let places = scene.game.places().unwrap();
    (scene.line(ADA, "CM-10.18"), Seat::all(3).map(|seat| places.of(seat)).collect())
}

/// CM-10.18: exactly one player is ahead; sharing second place will do, sharing the first will not.
#[test]
fn second_row_is_good_enough() {
    assert_eq!(second_row([10, 20, 5]), (7, vec![2, 1, 3]));
    assert_eq!(second_row([10, 20, 10]).0, 7);
    assert_eq!(second_row([20, 20, 5]).0, 0);
    assert_eq!(second_row([20, 10, 5]).0, 0);
    assert_eq!(second_row([10, 20, 20]).0, 0);
}

/// CM-10.18: what the goal is worth is the same on the card, in the sum of goals and on the sheet; before the end it is
/// not known.
#[test]
fn second_row_shows_what_it_scored() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["second-row-is-good-enough", "silver-spoon"]);
    scene.set(BO, "crowns", json!(20));
    let goal = |scene: &Scene| scene.view(Eyes::Seat(ADA))["seats"][0]["kept"]["cards"][1].clone();
    assert_eq!((&goal(&scene)["id"], &goal(&scene)["worth"]), (&json!("second-row-is-good-enough"), &json!(null)));
    scene.end_game();
    assert_eq!((&goal(&scene)["worth"], scene.line(ADA, "CM-10.18")), (&json!(7), 7));
    assert_eq!(scene.view(Eyes::Seat(ADA))["seats"][0]["goals_so_far"], 11);
}

/// CM-10.18: the seven points may make the second the winner.
#[test]
fn the_second_may_win() {
    assert_eq!(second_row([18, 20, 5]), (7, vec![1, 2, 3]));
    assert_eq!(second_row([13, 20, 5]), (7, vec![1, 1, 3]));
}

/// CM-10.18: the other goals of everybody count before it is seen who is second.
#[test]
fn goals_make_up_the_totals() {
    let mut scene = Scene::bare(3);
    scene.kept(ADA, &["second-row-is-good-enough"]);
    scene.kept(BO, &["silver-spoon"]);
    scene.set(ADA, "crowns", json!(10));
    scene.set(BO, "crowns", json!(7));
    scene.end_game();
    assert_eq!(scene.line(ADA, "CM-10.18"), 7);
    assert_eq!((scene.game.score(ADA), scene.game.score(BO)), (17, 11));
}

/// CM-10.18: of two players the one behind is second; if both have the same, nobody is.
#[test]
fn second_of_two() {
    for (crowns, points) in [([10, 20], 7), ([20, 10], 0), ([10, 10], 0)] {
        let mut scene = Scene::bare(2);
        scene.kept(ADA, &["second-row-is-good-enough"]);
        for (seat, crowns) in Seat::all(2).zip(crowns) {
            scene.set(seat, "crowns", json!(crowns));
        }
        scene.end_game();
        assert_eq!(scene.line(ADA, "CM-10.18"), points, "{crowns:?}");
    }
}
