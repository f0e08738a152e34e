//! A world that one seat cannot tell from the real one.
//!
//! What a seat does not see is the deck, the other hands, and a card set aside between two others. These are gathered
//! and dealt anew. Everybody at the table is taken to remember what was done openly: the Wild that each hand began with,
//! cards taken from the discard pile, and the order in which the pile was laid; and the two players concerned, which
//! cards passed between their hands. What others know of each other is forgotten.

use crate::hand::Cards;
use crate::state::{Midway, Stage};
use table::{Dice, Seat};

pub(crate) fn imagine(game: &Midway, seat: Seat, dice: &mut Dice) -> Midway {
    let mut world = *game;
    world.between = game.between.as_known_to(seat);
    for other in seat.others(game.seats()) {
        let mut unknown = game.hands[other.at()];
        unknown.remove_all(game.known_to(seat, other));
        world.deck.merge(unknown);
    }
    world.imagine_aside(seat, dice);
    for other in seat.others(game.seats()) {
        let mut hand = game.known_to(seat, other);
        for _ in hand.len()..game.hands[other.at()].len() {
            hand.add(world.deck.draw(dice));
        }
        world.hands[other.at()] = hand;
    }
    world
}

impl Midway {
    /// The part of a hand that a seat knows for certain.
    fn known_to(&self, seat: Seat, owner: Seat) -> Cards {
        let mut known = self.known[owner.at()];
        known.merge(self.between.known(seat, owner).into());
        known
    }

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
