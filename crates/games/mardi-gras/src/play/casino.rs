//! Gambling for Throw cards.

use table::{Dice, Log, Seat};

use crate::event::Event;
use crate::kind::Kind;
use crate::setup::draw_one;
use crate::state::{MardiGras, Stage};
use crate::tally::Tally;

impl MardiGras {
    pub(super) fn go_gambling(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) {
        let krewe = self.krewe_mut(seat);
        krewe.home -= 1;
        krewe.casino += 1;
        log.tell(|| Event::WentGambling { seat });
        let mut shown = Tally::NONE;
        while !shown.has_pair() {
            match self.turn_up(seat, dice, log) {
                Some(kind) => shown.add(kind),
                None => return self.run_dry(seat, shown, log),
            }
        }
        self.offer(seat, shown, log);
    }

    /// MG-4.3, unless there is no card to be had (MG-4.9).
    fn offer(&mut self, seat: Seat, shown: Tally, log: &mut impl Log<Event>) {
        if self.deck.is_empty() && self.discards.is_empty() {
            self.run_dry(seat, shown, log);
        } else {
            self.stage = Stage::Gamble { seat, shown };
        }
    }

    pub(super) fn flip(&mut self, seat: Seat, mut shown: Tally, dice: &mut Dice, log: &mut impl Log<Event>) {
        let Some(kind) = self.turn_up(seat, dice, log) else { return self.run_dry(seat, shown, log) };
        shown.add(kind);
        if shown.of(kind) < 3 {
            return self.offer(seat, shown, log);
        }
        let kept = Tally::only(kind, 3);
        shown.release(kept);
        log.tell(|| Event::Tripled { seat, kind, kept: kept.into(), lost: shown.into() });
        self.discards.absorb(shown);
        self.win(seat, kept, log);
    }

    pub(super) fn stop(&mut self, seat: Seat, shown: Tally, log: &mut impl Log<Event>) {
        log.tell(|| Event::Stopped { seat, cards: shown.into() });
        self.win(seat, shown, log);
    }

    fn run_dry(&mut self, seat: Seat, shown: Tally, log: &mut impl Log<Event>) {
        log.tell(|| Event::RanDry { seat, cards: shown.into() });
        self.win(seat, shown, log);
    }

    fn win(&mut self, seat: Seat, cards: Tally, log: &mut impl Log<Event>) {
        let krewe = self.krewe_mut(seat);
        krewe.hand.absorb(cards);
        krewe.seen.absorb(cards);
        self.end_turn(seat, log);
    }

    /// The next card of the deck, from the discards if need be (MG-4.7); `None` if there are none either.
    fn turn_up(&mut self, seat: Seat, dice: &mut Dice, log: &mut impl Log<Event>) -> Option<Kind> {
        if self.deck.is_empty() {
            if self.discards.is_empty() {
                return None;
            }
            self.deck = std::mem::take(&mut self.discards);
            self.deck_is_known = true;
            log.tell(|| Event::Reshuffled { cards: self.deck.total() });
        }
        let kind = draw_one(&mut self.deck, dice);
        log.tell(|| Event::TurnedUp { seat, kind });
        Some(kind)
    }
}
