use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::{Game, Seat};

/// CM-3.1, CM-12.4: a season card, eight turns, a danger check and a trophy, four times; then the game is over.
#[test]
fn four_seasons_of_four_phases() {
    let mut scene = Scene::dealt(3);
    let (mut seasons, mut checks, mut trophies, mut captures) = (1, 0, 0, 0);
    while let Some(seat) = scene.game.to_act().first() {
        let action = scene.legal(seat)[0].clone();
        for event in scene.act(seat, &action) {
            match event {
                Event::SeasonBegan { number, .. } => {
                    seasons += 1;
                    assert_eq!((number, checks, trophies), (seasons, seasons - 1, seasons - 1));
                }
                Event::RoyalHunters { .. } => {
                    checks += 1;
                    assert_eq!(captures, 3 * 8 * u32::from(checks));
                }
                Event::SeasonEnded { .. } => trophies += 1,
                Event::Captured { .. } => captures += 1,
                _ => {}
            }
        }
    }
    assert_eq!((seasons, checks, trophies, captures), (4, 4, 4, 96));
}

/// CM-3.2: a region's season wants its monsters, the Season of Danger those with danger symbols.
#[test]
fn what_the_public_wants() {
    for (season, monster, wanted) in [
        ("season-of-the-aerie", "cloudling", 3),
        ("season-of-the-aerie", "ghoul", 0),
        ("season-of-danger", "cloudling", 0),
        ("season-of-danger", "harpy", 1),
        ("season-of-the-dreamlands", "screecher", 4),
    ] {
        let mut scene = Scene::bare(2);
        scene.season(season);
        scene.play_all(ADA, &["aerie-land", "aerie-land", "darklands-land"]);
        scene.play(ADA, monster);
        assert_eq!(scene.number(ADA, "wanted"), wanted, "{monster} in the {season}");
    }
}

/// CM-3.3: the bonus of the rulebook's first season: Quetzalcoatl in the Season of the Aerie.
#[test]
fn the_first_wanted_monster_pays_two_crowns() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-the-aerie");
    scene.play_all(ADA, &["aerie-land", "aerie-land", "cloud-castle"]);
    let events = scene.play(ADA, "quetzalcoatl");
    assert!(events.contains(&Event::SeasonBonus { seat: ADA, crowns: 2 }));
    assert_eq!(scene.crowns(ADA), 6);
    scene.play(ADA, "cloudling");
    assert_eq!(scene.crowns(ADA), 6);
}

/// CM-3.3: everybody gets it, and again in the next season.
#[test]
fn the_bonus_is_for_everybody_and_every_season() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-the-aerie");
    for seat in Seat::all(3) {
        scene.play(seat, "aerie-land");
        scene.play(seat, "cloudling");
        assert_eq!(scene.crowns(seat), 6);
    }
    scene.check_danger(0);
    scene.season("season-of-the-aerie");
    scene.play(BO, "cloudling");
    assert_eq!(scene.crowns(BO), 8);
}

/// CM-3.4: only the card that lies open pays.
#[test]
fn danger_pays_nothing_in_a_regions_season() {
    let mut scene = Scene::bare(2);
    scene.season("season-of-the-caves");
    scene.play_all(ADA, &["aerie-land", "caves-land"]);
    scene.play(ADA, "harpy");
    assert_eq!(scene.crowns(ADA), 4);
    scene.play(ADA, "basilisk");
    assert_eq!(scene.crowns(ADA), 6);
    assert_eq!(scene.get(ADA, "bonus_paid"), json!(true));
}
