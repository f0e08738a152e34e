//! Turns, placing members on Route cards, and giving away cards.

use table::{Log, Seat};

use crate::event::Event;
use crate::kind::Kind;
use crate::routes::{Card, SlotAt};
use crate::setup::HAND_LIMIT;
use crate::state::{MardiGras, Stage, Why, players};
use crate::tally::Tally;
use crate::things;

impl MardiGras {
    pub(super) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        log.tell(|| Event::RoundBegan { round: self.round + 1, seat: self.royalty });
        self.turn_from(self.royalty, log);
    }

    /// The turn of the first player from `seat` on who has a member at home; if there is none, Carnival (MG-3.4, MG-3.5).
    fn turn_from(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let players = players(self);
        let mut next = seat;
        for _ in 0..players {
            if self.krewe(next).home > 0 {
                self.stage = Stage::Place { seat: next };
                return;
            }
            next = next.left(players);
        }
        self.begin_carnival(log);
    }

    pub(super) fn sign_up(&mut self, seat: Seat, card: Card, slot: SlotAt, log: &mut impl Log<Event>) {
        let price = self.price(card.index()).unwrap_or_default();
        self.cards[card.index()].slots[slot.index()] = Some(seat);
        self.krewe_mut(seat).home -= 1;
        log.tell(|| {
            let route = self.route(card.index());
            let thing = things::slot(route, slot.index());
            Event::SignedUp { seat, route: route.letter, slot: thing, kind: route.slots[slot.index()], price }
        });
        self.ask_for_cards(seat, price, Why::Price, log);
    }

    /// The end of a turn: first down to the limit, then to the next player.
    pub(super) fn end_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let surplus = self.krewe(seat).hand.total().saturating_sub(HAND_LIMIT);
        self.ask_for_cards(seat, surplus, Why::Limit, log);
    }

    /// Asks for cards, unless it is the whole hand, which everybody can see is no choice (MG-5.7).
    fn ask_for_cards(&mut self, seat: Seat, count: u8, why: Why, log: &mut impl Log<Event>) {
        let hand = self.krewe(seat).hand;
        if count == 0 {
            self.pass_turn(seat, log);
        } else if count == hand.total() {
            self.hand_over(seat, hand, why, log);
        } else {
            self.stage = Stage::Discard { seat, count, why };
        }
    }

    pub(super) fn pick(&mut self, seat: Seat, kind: Kind, count: u8, why: Why, log: &mut impl Log<Event>) {
        let krewe = self.krewe_mut(seat);
        krewe.picked.add(kind);
        if krewe.picked.total() == count {
            let picked = std::mem::take(&mut krewe.picked);
            self.hand_over(seat, picked, why, log);
        }
    }

    fn hand_over(&mut self, seat: Seat, cards: Tally, why: Why, log: &mut impl Log<Event>) {
        self.discard(seat, cards);
        log.tell(|| Event::Discarded { seat, cards: cards.into(), why });
        self.pass_turn(seat, log);
    }

    fn pass_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn_from(seat.left(players(self)), log);
    }

    /// Cards leave a hand in the open, those that everybody knew of first (MG-11.3).
    pub(super) fn discard(&mut self, seat: Seat, cards: Tally) {
        let krewe = self.krewe_mut(seat);
        krewe.hand.release(cards);
        krewe.seen.forget(cards);
        self.discards.absorb(cards);
    }
}
