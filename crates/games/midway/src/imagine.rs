//! A world that one seat cannot tell from the real one.
//!
//! What a seat does not see is the deck, the other hands, and a card set aside between two others. These are gathered
//! and dealt anew. Everybody at the table is taken to remember what was done openly: the Wild that each hand began with,
//! cards taken from the discard pile, and the order in which the pile was laid. What only two players know of each
//! other's cards is forgotten, for every seat alike.

use crate::state::{Midway, Stage};
use table::{Dice, Seat};

pub(crate) fn imagine(game: &Midway, seat: Seat, dice: &mut Dice) -> Midway {
    let mut world = *game;
    for other in seat.others(game.seats()) {
        let mut unknown = game.hands[other.at()];
        unknown.remove_all(game.known[other.at()]);
        world.deck.merge(unknown);
    }
    world.imagine_aside(seat, dice);
    for other in seat.others(game.seats()) {
        let mut hand = game.known[other.at()];
        for _ in hand.len()..game.hands[other.at()].len() {
            hand.add(world.deck.draw(dice));
        }
        world.hands[other.at()] = hand;
    }
    world
}

impl Midway {
    /// The card set aside in a Hand Trade between two others.
    fn imagine_aside(&mut self, seat: Seat, dice: &mut Dice) {
        let active = self.active();
        if let Stage::HandOver { target, aside } = &mut self.stage
            && seat != active
            && seat != *target
        {
            self.deck.add(*aside);
            *aside = self.deck.draw(dice);
        }
    }
}
