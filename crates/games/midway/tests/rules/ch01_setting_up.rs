//! Chapter 1: setting up.

use crate::scene::*;
use midway::Card;
use table::{Dice, Game, Kit, Seat};

/// MC-1.1: five rides with four parts each, and four copies of every part with four players.
#[test]
fn four_players_use_every_card() {
    let census = dealt(4, 1).census();
    assert_eq!(census.len(), 5 * 4 + 1);
    for (card, number) in census {
        assert_eq!(number, if card == "wild" { 6 } else { 4 }, "{card}");
    }
}

/// MC-1.2: the white-tipped copies stay in the box with two and three players; all Wilds are used.
#[test]
fn fewer_players_use_three_copies() {
    for players in [2, 3] {
        for (card, number) in dealt(players, 1).census() {
            assert_eq!(number, if card == "wild" { 6 } else { 3 }, "{card}");
        }
    }
}

/// MC-1.3: every Midway has its five rides and nothing on them.
#[test]
fn midways_begin_empty() {
    let game = dealt(4, 2);
    let view = game.view(table::Eyes::Public);
    assert!(view.players.iter().all(|player| player.rides.len() == 5));
    assert!(view.players.iter().flat_map(|player| &player.rides).all(|ride| ride.cards == 0));
}

/// MC-1.4: a Wild for everybody and five dealt cards, from a deck with the other Wilds in it.
#[test]
fn everybody_begins_with_a_wild_and_five_cards() {
    let mut wilds_dealt = 0;
    for seed in 0..200 {
        let game = dealt(4, seed);
        for hand in game.hands {
            assert_eq!(hand.len(), 6);
            assert!(hand.has(Card::WILD));
            wilds_dealt += u32::from(hand.count(Card::WILD)) - 1;
        }
    }
    assert!(wilds_dealt > 0, "the two Wilds of the deck are dealt now and then");
}

/// MC-1.4, MC-1.5: what is left of the deck after the deal.
#[test]
fn the_deck_after_the_deal() {
    for (players, deck) in [(2, 52), (3, 45), (4, 58)] {
        assert_eq!(dealt(players, 3).deck.len(), deck);
    }
}

/// MC-1.5: as many cards as players lie on the discard pile, the last one on top.
#[test]
fn the_discard_pile_begins_with_a_card_a_player() {
    for players in 2..=4 {
        let game = dealt(players, 4);
        assert_eq!(game.pile.len(), usize::from(players));
        assert_eq!(game.pile.top(), game.pile.iter().last());
    }
}

/// MC-1.6: three Tickets each.
#[test]
fn everybody_has_three_tickets() {
    let game = dealt(3, 5);
    assert!(Seat::all(3).all(|seat| game.tickets_of(seat) == 3));
}

/// MC-1.7: anybody may be first, and play goes clockwise.
#[test]
fn the_first_player_is_drawn_by_lot() {
    let first: std::collections::BTreeSet<u8> = (0..100).map(|seed| dealt(4, seed).active().0).collect();
    assert_eq!(first.len(), 4);
    let mut scene = Scene::new(3).turn_of(C).building();
    scene.act(C, "done");
    assert_eq!(scene.asked(), A);
}

/// MC-1.3, MC-1.4, MC-1.5, MC-1.6: the rulebook's example of a set-up for two.
#[test]
fn example_of_a_two_player_set_up() {
    let game = dealt(2, 6);
    assert_eq!((game.hands[0].len(), game.hands[1].len()), (6, 6));
    assert_eq!((game.pile.len(), game.deck.len()), (2, 52));
    assert_eq!((game.tickets_of(A), game.tickets_of(B)), (3, 3));
}

#[test]
fn two_cards_too_many_in_a_component_file_are_refused_with_the_line() {
    let refused = |from: &str, to: &str| {
        let kit = Kit::<midway::Components>::altered("cards.toml", from, to);
        kit.expect_err("the file is bad").to_string()
    };
    assert!(refused("four_players = 4", "four_players = 5").contains("from 1 to 4"));
    assert!(refused("\"ferris\"", "\"ghost train\"").starts_with("cards.toml, line 5: the list must be bumper"));
    assert!(refused("two_or_three_players = 3", "two_or_three_players = 0").contains("from 1 to 4"));
}

#[test]
fn other_numbers_of_cards_can_be_played_with() {
    let kit = Kit::altered("cards.toml", "four_players = 4", "four_players = 3").expect("the file is good");
    let game = midway::Midway::deal(&table::Setup::new(4), kit, &mut Dice::quick(1)).expect("the setup is good");
    assert_eq!(game.deck.len(), 66 - 4 * 7);
}
