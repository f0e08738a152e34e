//! Setting up.

use std::collections::BTreeSet;

use mardi_gras::routes::Length;
use mardi_gras::setup::{Advert, Pair};
use mardi_gras::{MardiGras, Stage, Tally};
use table::{Dice, Game, Setup};

use crate::scene::{kit, tally};

fn deals(setup: Setup) -> impl Iterator<Item = MardiGras> {
    (0..60).map(move |seed| MardiGras::deal(&setup, kit(), &mut Dice::quick(seed)).unwrap())
}

/// MG-2.1: three or four, and no other number.
#[test]
fn three_or_four_play() {
    let about = MardiGras::about();
    for players in 0..8 {
        let welcome = Setup::new(players).check(about.players, about.options).is_ok();
        assert_eq!(welcome, players == 3 || players == 4, "{players}");
    }
}

/// MG-2.2: two short, two medium, one long, all different.
#[test]
fn five_routes_lie_out() {
    for game in deals(Setup::new(3)) {
        let lengths: Vec<Length> = (0..5).map(|card| game.route(card).length).collect();
        assert_eq!(lengths, [Length::Short, Length::Short, Length::Medium, Length::Medium, Length::Long]);
        let letters: BTreeSet<char> = (0..5).map(|card| game.route(card).letter).collect();
        assert_eq!(letters.len(), 5);
    }
}

/// MG-2.2, MG-2.3: every route can be drawn, and two of a length lie in the order in which they come.
#[test]
fn routes_are_drawn_by_chance() {
    let drawn: Vec<Vec<char>> =
        deals(Setup::new(4)).map(|game| (0..5).map(|card| game.route(card).letter).collect()).collect();
    let letters: BTreeSet<char> = drawn.iter().flatten().copied().collect();
    assert_eq!(letters.into_iter().collect::<String>(), "ABCDEFGHIJ");
    assert!(drawn.iter().any(|routes| routes[0] < routes[1]) && drawn.iter().any(|routes| routes[0] > routes[1]));
}

/// MG-2.4: four revelers in every neighborhood, and none left over.
#[test]
fn revelers_fill_the_map() {
    for game in deals(Setup::new(3)) {
        assert!(game.crowds.iter().all(|crowd| crowd.total() == 4));
        let mut all = Tally::NONE;
        game.crowds.iter().for_each(|&crowd| all.absorb(crowd));
        assert_eq!(all, tally([23; 4]));
    }
}

/// MG-2.5: six cards each, the rest is the deck.
#[test]
fn hands_are_dealt() {
    for players in [3, 4] {
        for game in deals(Setup::new(players)) {
            assert!(game.playing().iter().all(|krewe| krewe.hand.total() == 6));
            assert_eq!(game.deck.total(), 72 - 6 * players);
            assert!(game.discards.is_empty());
        }
    }
}

/// MG-2.6: three members at home, six in reserve.
#[test]
fn krewes_start_with_three() {
    for game in deals(Setup::new(4)) {
        assert!(game.krewes.iter().all(|krewe| (krewe.home, krewe.reserve, krewe.casino) == (3, 6, 0)));
    }
}

/// MG-2.7: chance gives the Royalty card, unless it goes to the first seat.
#[test]
fn royalty_at_the_start() {
    let holders: BTreeSet<u8> = deals(Setup::new(4)).map(|game| game.royalty.0).collect();
    assert_eq!(holders.len(), 4);
    assert!(deals(Setup::new(4).with("royalty", "first_seat")).all(|game| game.royalty.0 == 0));
    assert!(deals(Setup::new(3)).all(|game| game.stage == Stage::Place { seat: game.royalty }));
}

/// MG-2.8: what is chosen is what is played.
#[test]
fn settings_are_kept() {
    let plain = deals(Setup::new(3)).next().unwrap().options;
    assert_eq!((plain.advert, plain.pair), (Advert::Each, Pair::Same));
    let setup = Setup::new(3).with("advert", "one_destination").with("pair", "any");
    let changed = deals(setup).next().unwrap().options;
    assert_eq!((changed.advert, changed.pair), (Advert::OneDestination, Pair::Any));
}

/// MG-2.3 to MG-2.6: what is counted from move to move, so that nothing is lost, is all that lies on the table.
#[test]
fn everything_is_counted() {
    let counted: Vec<(String, i64)> = MardiGras::deal(&Setup::new(3), kit(), &mut Dice::quick(0)).unwrap().census();
    let throws = ["food", "cups", "hats", "beads"].map(|name| (name, 18));
    let revelers = ["green", "gold", "purple", "white"].map(|name| (name, 23));
    let krewes = ["krewe 1", "krewe 2", "krewe 3"].map(|name| (name, 9));
    let all = throws.into_iter().chain(revelers).chain(krewes);
    assert_eq!(counted, all.map(|(name, count)| (name.to_owned(), count)).collect::<Vec<_>>());
}
