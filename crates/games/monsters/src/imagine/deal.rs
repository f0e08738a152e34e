//! Deals out what is hidden and not decided.

use super::guess::Guess;
use super::{Clues, bits};
use crate::Monsters;
use crate::card::Card;
use crate::memory::{Capture, Lot, Traded};
use crate::pile::Pile;
use crate::setup::{CAPTURES, HAND, MAX_DECK, STACK};
use crate::state::Trade;
use table::{Dice, Seat};

/// Deals out what is not decided.
pub(super) struct Dealer<'a> {
    clues: &'a Clues<'a>,
    guess: &'a Guess,
    /// Unseen cards that have no place yet.
    pool: Pile<MAX_DECK>,
    world: Monsters,
}

impl<'a> Dealer<'a> {
    pub fn new(clues: &'a Clues<'a>, guess: &'a Guess) -> Dealer<'a> {
        Dealer { clues, guess, pool: guess.pool(), world: *clues.game }
    }

    pub fn deal(mut self, dice: &mut Dice) -> Monsters {
        for (number, lot) in self.clues.memory.lots.iter().enumerate() {
            let cards = self.guess.lots[number];
            match lot.trade {
                Traded::Not | Traded::Swapped => self.deal_lot(lot, cards, dice),
                Traded::Open { discarded } => self.deal_open(lot, cards, discarded, dice),
                Traded::Replaced { seen } => self.deal_replaced(lot, cards.first().copied(), &seen, dice),
            }
        }
        self.deal_unseen(dice);
        self.world.deck = self.pool;
        for seat in self.clues.others() {
            self.lay_kept(seat);
        }
        self.world
    }

    fn draw(&mut self, dice: &mut Dice) -> Card {
        self.pool.take(dice.index(self.pool.len()))
    }

    fn decided(&self, capture: Capture) -> Option<Card> {
        self.guess.decided[capture.seat.at()][capture.time()]
    }

    fn set_capture(&mut self, capture: Capture, card: Card) {
        self.world.journals[capture.seat.at()].captures[capture.time()] = card;
    }

    fn trade(&mut self, lot: &Lot) -> &mut Trade {
        &mut self.world.trades[self.clues.rival()][self.clues.trade_place(lot)]
    }

    fn set_hand(&mut self, lot: &Lot, mut cards: Pile<HAND>) {
        if let Some(seat) = lot.hand {
            cards.sort_unstable();
            self.world.boards[seat.at()].hand = cards;
        }
    }

    fn deal_captures(&mut self, lot: &Lot, cards: &mut Pile<HAND>, dice: &mut Dice) {
        for &capture in lot.captures.iter() {
            let card = self.decided(capture).unwrap_or_else(|| cards.take(dice.index(cards.len())));
            self.set_capture(capture, card);
        }
    }

    /// Shuffles a lot into its captures, a discard if there is one, and the hand.
    fn deal_lot(&mut self, lot: &Lot, mut cards: Pile<HAND>, dice: &mut Dice) {
        self.deal_captures(lot, &mut cards, dice);
        if lot.trade == Traded::Swapped {
            self.trade(lot).discarded = cards.take(0);
        }
        self.set_hand(lot, cards);
    }

    /// The capture is one of the known cards; discard and hand are the others and one unseen card.
    fn deal_open(&mut self, lot: &Lot, mut cards: Pile<HAND>, discarded: bool, dice: &mut Dice) {
        self.deal_captures(lot, &mut cards, dice);
        let drawn = self.draw(dice);
        self.trade(lot).drawn = drawn;
        cards.push(drawn);
        if discarded {
            self.trade(lot).discarded = cards.take(dice.index(cards.len()));
        }
        self.set_hand(lot, cards);
    }

    /// `missing` is the card that did not come back, unless it is decided that it was captured.
    fn deal_replaced(&mut self, lot: &Lot, missing: Option<Card>, seen: &[Card], dice: &mut Dice) {
        let Some(&capture) = lot.captures.first() else {
            return debug_assert!(false, "a hand that came back with nothing new hides a capture");
        };
        let (captured, trade) = match (self.decided(capture), missing) {
            // Something else than the missing card was captured: it looked like the drawn card.
            (Some(captured), Some(missing)) => (captured, Trade { drawn: captured, discarded: missing }),
            (Some(captured), None) => {
                let drawn = self.draw(dice);
                (captured, Trade { drawn, discarded: drawn })
            }
            (None, missing) => {
                let drawn = self.draw(dice);
                let missing = missing.unwrap_or(drawn);
                let alike = seen.contains(&drawn) && dice.below(2) == 0;
                let (captured, discarded) = if alike { (drawn, missing) } else { (missing, drawn) };
                (captured, Trade { drawn, discarded })
            }
        };
        self.set_capture(capture, captured);
        *self.trade(lot) = trade;
    }

    fn deal_unseen(&mut self, dice: &mut Dice) {
        let (clues, guess) = (self.clues, self.guess);
        for seat in clues.others() {
            let decided = &guess.decided[seat.at()];
            for time in clues.unseen_captures(seat) {
                let card = decided[time].unwrap_or_else(|| self.draw(dice));
                self.world.journals[seat.at()].captures[time] = card;
            }
            for place in 0..clues.game.journals[seat.at()].lore.len() {
                let card = decided[CAPTURES + place].unwrap_or_else(|| self.draw(dice));
                self.world.journals[seat.at()].lore[place] = card;
            }
        }
        for seat in clues.memory.unseen_hands.iter() {
            for place in 0..clues.game.board(seat).hand.len() {
                self.world.boards[seat.at()].hand[place] = self.draw(dice);
            }
            self.world.boards[seat.at()].hand.sort_unstable();
        }
        for place in bits(u64::from(clues.memory.unseen_discards)) {
            let card = self.draw(dice);
            let trade = &mut self.world.trades[clues.rival()][place];
            trade.discarded = card;
            if place % STACK > 0 {
                trade.drawn = card;
            }
        }
    }

    /// The kept cards of another seat: all that came to it, less what it has played since.
    fn lay_kept(&mut self, seat: Seat) {
        let journal = &self.world.journals[seat.at()];
        let kept = &mut self.world.boards[seat.at()].kept;
        kept.clear();
        for &origin in journal.kept.iter() {
            kept.insert(journal.card(origin));
        }
        for fact in journal.facts.iter().filter(|fact| fact.gone) {
            kept.remove(fact.card);
        }
    }
}
