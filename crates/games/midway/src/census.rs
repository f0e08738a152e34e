//! How many there are of each card, wherever it lies.

use crate::cards::Card;
use crate::state::{Midway, Stage};

pub(crate) fn census(game: &Midway) -> Vec<(String, i64)> {
    Card::all().map(|card| (card.to_string(), everywhere(game, card))).collect()
}

fn everywhere(game: &Midway, card: Card) -> i64 {
    let hands = game.hands.iter().map(|hand| i64::from(hand.count(card))).sum::<i64>();
    let pile = game.pile.iter().filter(|&laid| laid == card).count() as i64;
    let midways = game.midways.iter().map(|midway| midway.count(card)).sum::<i64>();
    i64::from(game.deck.count(card)) + hands + pile + midways + on_the_move(game, card)
}

/// Cards between two places: set aside, or a Wild that is looking for a ride.
fn on_the_move(game: &Midway, card: Card) -> i64 {
    match game.stage {
        Stage::HandOver { aside, .. } => i64::from(aside == card),
        Stage::Place { from: None, .. } => i64::from(card.is_wild()),
        _ => 0,
    }
}
