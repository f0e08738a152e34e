//! Capturing, passing on, keeping.

use crate::card::Card;
use crate::event::Event;
use crate::pile::no_cards;
use crate::setup::MAX_PLAYERS;
use crate::state::{Stage, Trade, holder, passes_left};
use crate::{Monsters, setup::HAND};
use table::{Dice, Log, Seat};

impl Monsters {
    pub(super) fn capture_card(&mut self, seat: Seat, card: Card, dice: &mut Dice, log: &mut impl Log<Event>) {
        self.take_capture(seat, card, false, log);
        if self.has_stacks() {
            self.draw_from_stack(seat, dice, log);
        } else {
            self.wait(seat);
        }
    }

    /// `last`: nobody was asked, because it is the only card of the hand.
    fn take_capture(&mut self, seat: Seat, card: Card, last: bool, log: &mut impl Log<Event>) {
        let there = self.board_mut(seat).hand.remove(card);
        debug_assert!(there, "only cards of the hand are captured");
        let time = self.time();
        self.journals[seat.at()].captures[time] = card;
        log.tell(|| Event::Captured { seat, card: Some(self.name(card)), last });
    }

    /// The eighth turn: everybody captures the one card that is left.
    pub(super) fn capture_last(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.count()) {
            let last = self.board(seat).hand[0];
            self.take_capture(seat, last, true, log);
        }
        self.begin_play_step();
    }

    fn draw_from_stack(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let card = self.draw_card(dice);
        self.board_mut(seat).hand.insert(card);
        // In the first turn nobody knows the hand that the card goes into, so nobody can ask later which card it was.
        let drawn = if self.turn > 0 { card } else { Trade::default().drawn };
        self.trades[seat.at()].push(Trade { drawn, ..Trade::default() });
        self.board_mut(seat).stage = Stage::Discarding;
        log.tell(|| Event::DrewFromStack { seat, card: Some(self.name(card)) });
    }

    pub(super) fn discard(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let there = self.board_mut(seat).hand.remove(card);
        debug_assert!(there, "only cards of the hand are discarded");
        match self.trades[seat.at()].last_mut() {
            Some(trade) => trade.discarded = card,
            None => debug_assert!(false, "who discards has drawn before"),
        }
        log.tell(|| Event::Discarded { seat, card: Some(self.name(card)) });
        self.wait(seat);
    }

    pub(super) fn pass_hands(&mut self, log: &mut impl Log<Event>) {
        let (players, season) = (self.count(), usize::from(self.season));
        let mut hands = [no_cards::<HAND>(); MAX_PLAYERS];
        for seat in 0..players {
            // One step is the same for every hand, whoever it was dealt to.
            hands[holder(players, season, seat, 1)] = self.boards[seat].hand;
        }
        for (board, hand) in self.boards.iter_mut().zip(hands) {
            board.hand = hand;
        }
        log.tell(|| Event::HandsPassed { left: passes_left(season), players: players as u8 });
    }

    pub(super) fn keep(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let card = self.capture(seat);
        log.tell(|| Event::Kept { seat, card: Some(self.name(card)) });
        let price = u16::from(self.parts().numbers.keep_cost);
        self.pay(seat, price, log);
        let time = self.time();
        self.journals[seat.at()].keep_capture(time);
        let board = self.board_mut(seat);
        board.kept.insert(card);
        board.stage = Stage::Free;
    }
}
