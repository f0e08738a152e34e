//! The frame of a turn: the discard pile, the hand limit, the refresh, the refill, and whose turn is next.

use crate::actions::Action;
use crate::cards::{Card, Ride};
use crate::event::Event;
use crate::state::{HAND_LIMIT, HAND_REFILL, Midway, Stage, Turn};
use table::{Dice, Log};

impl Midway {
    /// Steps 1 and 2 (MC-2.2, MC-2.4).
    pub(crate) fn begin_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let (seat, number) = (self.active(), self.turns + 1);
        log.tell(|| Event::TurnBegan { seat, number });
        if self.pile.is_empty() && !self.deck.is_empty() {
            let card = self.deck.draw(dice);
            self.pile.lay(card);
            log.tell(|| Event::PileBegun { card });
        }
        self.stage = if self.own_hand().len() > HAND_LIMIT { Stage::Trim } else { Stage::Choose };
    }

    pub(super) fn trim(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.discard(card, log);
        if self.own_hand().len() <= HAND_LIMIT {
            self.stage = Stage::Choose;
        }
    }

    /// The first card laid commits to the refresh (MC-3.4).
    pub(super) fn commit_to_refresh(&mut self, first: Action, log: &mut impl Log<Event>) {
        self.stage = Stage::Refresh { laid: 0, wild: false, from_midway: false };
        self.show_wild(first);
        match first {
            Action::LayWild(ride) => self.lay_wild(ride, log),
            Action::Lay(card) => self.lay(card, log),
            other => debug_assert!(false, "{other:?} lays nothing"),
        }
    }

    /// Who lays another card first and has no Wild in the Midway must hold one: now everybody knows.
    fn show_wild(&mut self, first: Action) {
        let seat = self.active().at();
        let from_hand = self.midways[seat].with_wilds().is_empty() && first != Action::Lay(Card::WILD);
        if from_hand && !self.known[seat].has(Card::WILD) {
            self.known[seat].add(Card::WILD);
            self.tell_apart(self.active(), Card::WILD);
        }
    }

    pub(super) fn lay(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.discard(card, log);
        self.count_laid(card.is_wild(), false);
    }

    pub(super) fn lay_wild(&mut self, ride: Ride, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.midways[seat.at()].remove_wild(ride);
        self.pile.lay(Card::WILD);
        log.tell(|| Event::Discarded { seat, card: Card::WILD, ride: Some(ride) });
        self.count_laid(true, true);
    }

    fn count_laid(&mut self, is_wild: bool, is_from_midway: bool) {
        let Stage::Refresh { laid, wild, from_midway } = &mut self.stage else {
            debug_assert!(false, "a card was laid in {:?}", self.stage);
            return;
        };
        *laid += 1;
        *wild |= is_wild;
        *from_midway |= is_from_midway;
    }

    /// Draws for what was laid and goes on to build (MC-3.1, MC-3.6).
    pub(super) fn refresh(&mut self, laid: u8, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.draw_from_deck(usize::from(laid), dice, log);
        self.begin_building();
    }

    /// The active player draws, as far as the deck lasts.
    pub(super) fn draw_from_deck(&mut self, wanted: usize, dice: &mut Dice, log: &mut impl Log<Event>) {
        let count = wanted.min(self.deck.len());
        if count == 0 {
            return;
        }
        let seat = self.active();
        let before = self.hands[seat.at()];
        for _ in 0..count {
            let card = self.deck.draw(dice);
            self.hands[seat.at()].add(card);
        }
        log.tell(|| {
            let mut drawn = self.hands[seat.at()];
            drawn.remove_all(before);
            Event::Drew { seat, count: count as u8, cards: Some(drawn.iter().collect()) }
        });
    }

    /// Step 5, and on to the next player (MC-2.1, MC-2.7, MC-9.5).
    pub(super) fn end_turn(&mut self, dice: &mut Dice, log: &mut impl Log<Event>) {
        let missing = HAND_REFILL.saturating_sub(self.own_hand().len());
        self.draw_from_deck(missing, dice, log);
        self.turns += 1;
        if self.deck.is_empty() && self.dry_since.is_none() {
            self.dry_since = Some(self.turns);
        }
        if self.must_stop() {
            self.stage = Stage::Over { winner: None };
            log.tell(|| Event::Stopped);
            return;
        }
        self.turn = Turn::of(self.active().left(self.seats()));
        self.begin_turn(dice, log);
    }
}
