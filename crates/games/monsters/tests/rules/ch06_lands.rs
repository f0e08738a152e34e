use crate::scene::*;
use serde_json::json;

/// CM-6.1: a land gives its points and costs nothing.
#[test]
fn lands_give_points() {
    let mut scene = Scene::bare(2);
    let lands =
        ["aerie-land", "caves-land", "darklands-land", "depths-land", "enchanted-forest-land", "dreamlands-land"];
    scene.play_all(ADA, &lands);
    assert_eq!(scene.get(ADA, "points"), json!([1, 1, 1, 1, 1, 3]));
    assert_eq!(scene.get(ADA, "land_cards"), json!([1, 1, 1, 1, 1, 1]));
    assert_eq!(scene.crowns(ADA), 4);
}

/// CM-6.1: the rulebook's second Aerie land, played from the capture: two points.
#[test]
fn a_second_land_of_a_region() {
    let mut scene = Scene::bare(3);
    scene.play(ADA, "aerie-land");
    scene.play_step();
    scene.act(ADA, "play aerie-land");
    assert_eq!(scene.get(ADA, "points")[0], 2);
}

/// CM-6.1, CM-12.3: for the rest of the game.
#[test]
fn lands_stay() {
    let mut scene = Scene::bare(2);
    scene.play_all(ADA, &["aerie-land", "windswept-aqueduct"]);
    scene.check_danger(0);
    assert_eq!(scene.get(ADA, "points")[0], 3);
}

/// CM-6.2, CM-6.3: the rulebook's example of the Forgotten Temple and the Forefather of Life.
#[test]
fn forgotten_temple_and_forefather_of_life() {
    let mut scene = Scene::bare(2);
    scene.kept(ADA, &["forgotten-temple", "forefather-of-life"]);
    assert_eq!(scene.refused(ADA, "play kept forgotten-temple"), "CM-6.2");
    scene.play(ADA, "enchanted-forest-land");
    assert_eq!(scene.refused(ADA, "play kept forefather-of-life"), "CM-6.3");
    scene.act(ADA, "play kept forgotten-temple");
    assert_eq!(scene.get(ADA, "points")[4], 3);
    scene.act(ADA, "play kept forefather-of-life");
    assert_eq!(scene.get(ADA, "points")[4], 6);
}

/// CM-6.2: land of another region does not help.
#[test]
fn only_the_same_region_counts() {
    let mut scene = Scene::bare(2);
    scene.play_all(ADA, &["caves-land", "caves-land", "caves-land"]);
    scene.kept(ADA, &["windswept-aqueduct", "cloud-castle"]);
    assert_eq!(scene.refused(ADA, "play kept windswept-aqueduct"), "CM-6.2");
    assert_eq!(scene.refused(ADA, "play kept cloud-castle"), "CM-6.3");
}

/// CM-6.3, CM-8.3: cards count, not points.
#[test]
fn cards_count_not_points() {
    let mut scene = Scene::bare(2);
    scene.play_all(ADA, &["caves-land", "intrepid-explorer caves", "intrepid-explorer caves"]);
    assert_eq!(scene.get(ADA, "points")[1], 3);
    scene.kept(ADA, &["fountain-of-embers"]);
    assert_eq!(scene.refused(ADA, "play kept fountain-of-embers"), "CM-6.3");
}

/// CM-6.4: the same lands serve again and again, and distant lands serve too.
#[test]
fn lands_qualify_any_number() {
    let mut scene = Scene::bare(2);
    scene.play_all(ADA, &["depths-land", "wreckers-trench", "wreckers-trench", "sunken-palace"]);
    assert_eq!(scene.get(ADA, "points")[3], 8);
}

/// CM-6.5: Dreamlands lands.
#[test]
fn dreamlands_lands() {
    let mut scene = Scene::bare(2);
    scene.play(ADA, "dreamlands-land");
    assert_eq!(scene.get(ADA, "points")[5], 3);
}

/// CM-6.6: at once.
#[test]
fn a_new_land_pays_at_once() {
    let mut scene = Scene::bare(2);
    scene.kept(ADA, &["cloudling"]);
    assert!(!scene.may(ADA, "play kept cloudling"));
    scene.play(ADA, "aerie-land");
    assert!(scene.may(ADA, "play kept cloudling"));
}
