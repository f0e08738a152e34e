use crate::scene::*;
use monsters::Event;
use serde_json::json;
use table::{Dice, Game, Seats};

/// Ada has displayed monsters with so many danger symbols.
fn with_danger(danger: u8) -> Scene {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "danger", json!(danger));
    scene.set(ADA, "crowns", json!(20));
    scene
}

/// CM-11.1, CM-11.4, CM-11.5, CM-11.7: the rulebook's Pete: 4 symbols, a royal hunter, Michonne, a token, a fine of 3.
#[test]
fn a_dangerous_season_for_pete() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([1, 2, 0, 0, 0, 8]));
    scene.play_all(ADA, &["michonne-n-fraser-monster-hunter", "safety-training"]);
    scene.play_all(ADA, &["great-wyrm", "harpy", "outer-realm-spider"]);
    scene.set(ADA, "crowns", json!(10));
    assert_eq!(scene.number(ADA, "danger"), 4);
    scene.check_danger(1);
    assert_eq!(scene.legal(ADA), ["tokens 0", "tokens 1"]);
    let events = scene.act(ADA, "tokens 1");
    assert!(events.contains(&Event::Fined { seat: ADA, symbols: 1, crowns: 3 }));
    assert_eq!((scene.crowns(ADA), scene.number(ADA, "tokens")), (7, 0));
}

/// CM-11.1: neither kept cards nor the menagerie count, and a new season begins without danger.
#[test]
fn only_this_seasons_display_counts() {
    let mut scene = Scene::bare(3);
    scene.set(ADA, "points", json!([4, 0, 0, 0, 0, 0]));
    scene.play(ADA, "quetzalcoatl");
    scene.check_danger(2);
    scene.kept(ADA, &["harpy"]);
    scene.check_danger(0);
    assert_eq!(scene.crowns(ADA), 4);
}

/// CM-11.2: rolled every season, for everybody in full.
#[test]
fn royal_hunters_serve_everybody() {
    let mut scene = with_danger(2);
    scene.set(BO, "danger", json!(2));
    scene.set(CY, "danger", json!(3));
    scene.check_danger(2);
    assert_eq!((scene.crowns(ADA), scene.crowns(BO), scene.crowns(CY)), (20, 4, 1));
    let quiet = Scene::bare(3).check_danger(0);
    let thrown = |event: &Event| matches!(event, Event::RoyalHunters { hunters: 0, dice, .. } if *dice == [0; 3]);
    assert!(quiet.iter().any(thrown));
}

/// CM-11.2: what is not used is lost.
#[test]
fn royal_hunters_are_not_saved() {
    let mut scene = with_danger(0);
    scene.check_danger(4);
    scene.set(ADA, "danger", json!(2));
    scene.check_danger(0);
    assert_eq!(scene.crowns(ADA), 14);
}

/// CM-11.2, CM-11.3: three dice with four blanks, a 1 and a 2: the mean is 1.5, and nothing is above 6.
#[test]
fn the_royal_dice() {
    assert_eq!(
        (kit().numbers.royal_dice.dice, kit().numbers.royal_dice.faces.as_slice()),
        (3, &[0, 0, 0, 0, 1, 2][..])
    );
    let mut scene = Scene::bare(3);
    scene.end_of_turns();
    let mut sums = [0u32; 7];
    for seed in 0..6000 {
        let mut game = scene.game;
        let mut events = Vec::new();
        let ready = game.parse("ready").unwrap();
        game.play(ADA, ready, &mut Dice::quick(seed), &mut events);
        for event in events {
            if let Event::RoyalHunters { hunters, dice, .. } = event {
                assert_eq!((dice.len(), dice.iter().sum()), (3, hunters));
                sums[usize::from(hunters)] += 1;
            }
        }
    }
    // (4/6)^3 of 6000 are 1778; (1/6)^3 are 28.
    assert!((1650..1900).contains(&sums[0]) && (8..60).contains(&sums[6]), "{sums:?}");
}

/// CM-11.4: staff hunters serve again in every season.
#[test]
fn staff_hunters_are_not_used_up() {
    let mut scene = with_danger(0);
    scene.play(ADA, "aldous-p-thorne-monster-hunter");
    for _ in 0..2 {
        scene.set(ADA, "danger", json!(1));
        scene.check_danger(0);
        assert_eq!(scene.crowns(ADA), 18);
    }
}

/// CM-11.5, CM-11.6: from no token up to what is lacking, and what is not used is saved.
#[test]
fn tokens_are_a_choice() {
    let mut scene = with_danger(3);
    scene.set(ADA, "tokens", json!(5));
    scene.check_danger(1);
    assert_eq!(scene.legal(ADA), ["tokens 0", "tokens 1", "tokens 2"]);
    assert_eq!(scene.refused(ADA, "tokens 3"), "CM-11.6");
    scene.act(ADA, "tokens 1");
    assert_eq!((scene.crowns(ADA), scene.number(ADA, "tokens")), (17, 4));
}

/// CM-11.6: asked are those who lack hunters and have tokens, all at once.
#[test]
fn who_is_asked() {
    let mut scene = with_danger(2);
    scene.set(ADA, "tokens", json!(1));
    scene.set(BO, "tokens", json!(2));
    scene.set(CY, "danger", json!(1));
    scene.set(CY, "tokens", json!(1));
    scene.check_danger(0);
    assert_eq!(scene.game.to_act(), [ADA, CY].into_iter().collect::<Seats>());
    assert_eq!(scene.refused(BO, "tokens 0"), "CM-11.6");
    scene.act(CY, "tokens 1");
    scene.act(ADA, "tokens 0");
    assert_eq!((scene.crowns(ADA), scene.crowns(BO), scene.crowns(CY)), (14, 4, 4));
}

/// CM-11.7: three crowns for each symbol, with loans if need be.
#[test]
fn fines() {
    let mut scene = with_danger(3);
    scene.set(ADA, "crowns", json!(4));
    scene.check_danger(0);
    assert_eq!((scene.crowns(ADA), scene.number(ADA, "loans")), (1, 2));
}

/// CM-11.8: a fined monster still wins the trophy and scores.
#[test]
fn a_fine_changes_nothing_else() {
    let mut scene = Scene::bare(3);
    scene.season("season-of-danger");
    scene.set(ADA, "points", json!([4, 0, 0, 0, 0, 0]));
    scene.play(ADA, "quetzalcoatl");
    let events = scene.check_danger(0);
    assert!(events.contains(&Event::Fined { seat: ADA, symbols: 2, crowns: 6 }));
    assert_eq!((scene.number(ADA, "trophies"), scene.number(ADA, "monster_vp")), (1, 16));
}

/// CM-11.9: no cards now.
#[test]
fn no_cards_in_the_danger_check() {
    let mut scene = with_danger(1);
    scene.set(ADA, "tokens", json!(1));
    scene.kept(ADA, &["aerie-land"]);
    scene.check_danger(0);
    assert_eq!(scene.refused(ADA, "play kept aerie-land"), "CM-11.9");
    assert_eq!(scene.legal(ADA), ["tokens 0", "tokens 1"]);
}
