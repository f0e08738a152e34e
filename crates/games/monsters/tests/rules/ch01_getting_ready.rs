use crate::scene::*;
use monsters::Kind;
use table::{Dice, Game, Kit, Seat, Setup};

/// CM-1.1: two to five take part, nobody else.
#[test]
fn two_to_five_players() {
    for players in 2..=5 {
        assert_eq!(Scene::dealt(players).game.players(), usize::from(players));
    }
    for players in [1, 6] {
        let about = monsters::Monsters::about();
        assert!(Setup::new(players).check(about.players, about.options).is_err());
    }
}

/// CM-1.1: the left neighbour of the last seat is the first.
#[test]
fn seats_are_numbered_clockwise() {
    let mut scene = Scene::dealt(3);
    let hand = scene.get(CY, "hand").as_array().unwrap().clone();
    for seat in Seat::all(3) {
        let first = scene.legal(seat)[0].clone();
        scene.act(seat, &first);
    }
    let passed = scene.get(ADA, "hand").as_array().unwrap().clone();
    assert!(passed.len() == 7 && passed.iter().all(|card| hand.contains(card)));
}

/// CM-1.2: the deck as it is counted in the box.
#[test]
fn the_deck_has_206_cards() {
    let count = |wanted: fn(Kind) -> bool| kit().deck(false).filter(|&card| wanted(kit().kind(card))).count();
    assert_eq!(count(|_| true), 206);
    assert_eq!(count(|kind| matches!(kind, Kind::Land(_))), 72);
    assert_eq!(count(|kind| matches!(kind, Kind::Monster(_))), 78);
    assert_eq!(count(|kind| matches!(kind, Kind::Staff(_))), 13);
    assert_eq!(count(|kind| matches!(kind, Kind::Event(_))), 22);
    assert_eq!(count(|kind| matches!(kind, Kind::Goal(_))), 21);
    let deck = Scene::dealt(5).state()["deck"].as_array().unwrap().len();
    assert_eq!(deck, 206 - 5 * 8);
}

/// CM-1.3: four crowns, no tokens, no loans.
#[test]
fn four_crowns_to_begin_with() {
    let scene = Scene::dealt(4);
    for seat in Seat::all(4) {
        assert_eq!((scene.crowns(seat), scene.number(seat, "tokens"), scene.number(seat, "loans")), (4, 0, 0));
    }
}

/// CM-1.4: two start lands each, of which every region but the Dreamlands has two.
#[test]
fn two_start_lands_each() {
    let mut found = [0; 6];
    for seat in Seat::all(5) {
        let scene = Scene::dealt(5);
        let points = scene.get(seat, "points");
        assert_eq!(points, scene.get(seat, "land_cards"));
        let points: Vec<u64> = points.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
        assert_eq!(points.iter().sum::<u64>(), 2);
        points.iter().zip(&mut found).for_each(|(own, all)| *all += own);
    }
    assert_eq!(found, [2, 2, 2, 2, 2, 0]);
}

/// CM-1.4: a start land is a land card, so that it opens the way to distant lands.
#[test]
fn a_start_land_is_a_land_card() {
    let mut scene = Scene::dealt(2);
    let regions = ["windswept-aqueduct", "crystal-gallery", "gallows-marsh", "wreckers-trench", "forgotten-temple"];
    let lands = scene.get(ADA, "land_cards");
    let own = (0..5).find(|&region| lands[region] != 0).unwrap();
    scene.play(ADA, regions[own]);
}

/// CM-1.5: each season has another card, and three are never seen.
#[test]
fn four_of_seven_seasons() {
    let mut scene = Scene::dealt(2);
    scene.wander(|game| game.is_over());
    let state = scene.state();
    let mut cards: Vec<u64> = (0..4).map(|n| state["past"][n]["card"].as_u64().unwrap()).collect();
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), 4);
    assert_eq!(state["unseen_seasons"].as_u64().unwrap().count_ones(), 3);
}

/// CM-1.5: every season card comes up first now and then.
#[test]
fn seasons_are_drawn_by_chance() {
    let mut seen = [false; 7];
    for seed in 0..200 {
        let game = monsters::Monsters::deal(&Setup::new(2), kit(), &mut Dice::quick(seed)).unwrap();
        let state = serde_json::to_value(game).unwrap();
        seen[state["season_card"].as_u64().unwrap() as usize] = true;
    }
    assert_eq!(seen, [true; 7]);
}

/// CM-1.6: after five players' four seasons there are still cards in the deck, and all lore together is 16.
#[test]
fn the_deck_never_runs_out() {
    for seed in 0..20 {
        let mut scene = Scene::deal(&Setup::new(5), seed);
        scene.wander(|game| game.is_over());
        assert!(scene.state()["deck"].as_array().unwrap().len() >= 206 - 160 - 16);
    }
    let parts: Kit<monsters::Components> = kit();
    let lore = |card| parts.monster(card).map_or(0, |monster| u32::from(monster.lore));
    assert_eq!(parts.deck(false).map(lore).sum::<u32>(), 16);
}
