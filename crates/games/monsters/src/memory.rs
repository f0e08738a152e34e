//! What a seat has seen and can no longer see: the cards that it passed on.
//!
//! A hand goes round the table. Between two looks at it a seat knows which cards it held, and that each of the others
//! has taken one of them; it does not know who took which, unless the card was played at once. Such cards form a
//! [`Lot`]: so many known cards, lying in as many hidden places. Everything here is worked out from the true history,
//! but depends only on what the seat has seen of it.

use crate::Monsters;
use crate::card::Card;
use crate::pile::{Pile, no_cards};
use crate::setup::{CAPTURES, HAND, MAX_PLAYERS, SEASONS, STACK};
use crate::state::{Stage, Step, Trade, holder, trade_time};
use arrayvec::ArrayVec;
use std::num::NonZeroU8;
use table::{List, Seat, Seats};

/// Four seasons, each with at most two lots for each of five hands, or three for each of three hands.
pub(crate) const MAX_LOTS: usize = 40;

/// The place of a lot in a [`Memory`]. Never zero inside, so that "no lot" takes no room of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LotNumber(NonZeroU8);

impl LotNumber {
    #[inline]
    pub fn of(place: usize) -> LotNumber {
        LotNumber(NonZeroU8::MIN.saturating_add(place as u8))
    }

    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

/// Known cards in hidden places.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lot {
    pub season: u8,
    /// In order.
    pub cards: Pile<HAND>,
    /// Captured cards that are among them.
    pub captures: List<Capture, MAX_PLAYERS>,
    /// The rest is in the hand that lies before this seat.
    pub hand: Option<Seat>,
    pub trade: Traded,
}

/// A capture that was not played at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Capture {
    pub seat: Seat,
    /// The turn, counted through the game.
    pub time: u8,
}

impl Capture {
    #[inline]
    pub fn time(self) -> usize {
        usize::from(self.time)
    }
}

/// What drawing and discarding has done to a lot in a game of two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Traded {
    /// Nothing: there was none.
    Not,
    /// An unknown card has joined those that were not captured; perhaps one has been discarded since. Nobody has
    /// looked yet.
    Open { discarded: bool },
    /// The hand came back with a new card. Of the two that are missing one was captured and one discarded.
    Swapped,
    /// The hand came back with one card less and nothing new. Either that card was captured and the drawn one
    /// discarded, or it was discarded and the capture looked like the drawn card, which then is among those `seen`.
    Replaced { seen: Pile<HAND> },
}

/// All that a seat remembers.
pub(crate) struct Memory {
    pub lots: ArrayVec<Lot, MAX_LOTS>,
    /// The lot that a capture belongs to, by seat and time; none for what was never seen.
    pub lot_of: [[Option<LotNumber>; CAPTURES]; MAX_PLAYERS],
    /// Captures that the seat cannot look at, one bit for each turn of the game.
    pub hidden: [u32; MAX_PLAYERS],
    /// Hands of which the seat has seen nothing.
    pub unseen_hands: Seats,
    /// Discards of the other of two players of which the seat knows nothing, one bit for each trade.
    pub unseen_discards: u32,
}

impl Lot {
    fn new(season: usize) -> Lot {
        Lot {
            season: season as u8,
            cards: no_cards(),
            captures: List::empty(Capture { seat: Seat(0), time: 0 }),
            hand: None,
            trade: Traded::Not,
        }
    }

    /// Does it know anything?
    fn is_empty(&self) -> bool {
        self.captures.is_empty() && self.hand.is_none()
    }

    fn add_hand(&mut self, seat: Seat, hand: &Pile<HAND>) {
        self.hand = Some(seat);
        hand.iter().for_each(|&card| self.cards.insert(card));
    }

    fn add_capture(&mut self, at: Holding, card: Card) {
        self.captures.push(Capture { seat: at.seat, time: at.time as u8 });
        self.cards.insert(card);
    }
}

impl Memory {
    /// What `own` knows in this game, which must not be over.
    pub fn of(game: &Monsters, own: Seat) -> Memory {
        let mut memory = Memory {
            lots: ArrayVec::new(),
            lot_of: [[None; CAPTURES]; MAX_PLAYERS],
            hidden: [0; MAX_PLAYERS],
            unseen_hands: Seats::NONE,
            unseen_discards: 0,
        };
        for season in 0..=usize::from(game.season).min(SEASONS - 1) {
            for dealt in 0..game.count() {
                let round = Round { game, own, season, dealt };
                if game.has_stacks() {
                    memory.follow_trades(&round);
                } else {
                    memory.follow(&round);
                }
            }
        }
        memory
    }

    fn note(&mut self, lot: Lot) {
        if lot.is_empty() {
            return;
        }
        for capture in lot.captures.iter() {
            self.lot_of[capture.seat.at()][usize::from(capture.time)] = Some(LotNumber::of(self.lots.len()));
        }
        self.lots.push(lot);
    }

    fn hide(&mut self, at: Holding) {
        self.hidden[at.seat.at()] |= 1 << at.time;
    }

    /// Follows one hand of three or more players through a season.
    fn follow(&mut self, round: &Round<'_>) {
        let mut lot = None;
        for at in round.turns() {
            if at.seat == round.own {
                if let Some(lot) = lot.replace(Lot::new(round.season)) {
                    self.note(lot);
                }
                continue;
            }
            if !round.captured(at) {
                break;
            }
            if let Some(card) = round.hidden_capture(at) {
                self.hide(at);
                if let Some(lot) = &mut lot {
                    lot.add_capture(at, card);
                }
            }
        }
        if let Some((seat, hand)) = round.hidden_hand() {
            match &mut lot {
                Some(lot) => lot.add_hand(seat, hand),
                None => self.unseen_hands.insert(seat),
            }
        }
        if let Some(lot) = lot {
            self.note(lot);
        }
    }

    /// Follows one hand of two players through a season.
    fn follow_trades(&mut self, round: &Round<'_>) {
        for at in round.turns().filter(|at| at.seat != round.own) {
            let mut lot = Lot::new(round.season);
            if round.captured(at) {
                if let Some(card) = round.hidden_capture(at) {
                    self.hide(at);
                    lot.add_capture(at, card);
                }
                if at.turn < STACK {
                    self.follow_trade(round, at, lot);
                } else {
                    self.note(lot);
                }
            } else if let Some((seat, hand)) = round.hidden_hand() {
                if at.turn == 0 {
                    self.unseen_hands.insert(seat);
                } else {
                    lot.add_hand(seat, hand);
                    self.note(lot);
                }
            }
        }
    }

    /// The other of two players has captured; `lot` holds the capture if it is hidden.
    fn follow_trade(&mut self, round: &Round<'_>, at: Holding, mut lot: Lot) {
        let trade = round.trade(at);
        let place = 1 << trade_time(round.season, at.turn);
        let open = round.hidden_hand().filter(|_| round.is_now(at));
        let discarded = open.is_none() || !round.is_discarding(at);
        if at.turn == 0 {
            // A hand that was never looked at before.
            self.unseen_discards |= if discarded { place } else { 0 };
            if let Some((seat, _)) = open {
                self.unseen_hands.insert(seat);
            }
            return;
        }
        if let Some((seat, hand)) = open {
            lot.add_hand(seat, hand);
            if discarded {
                lot.cards.insert(trade.discarded);
            }
            lot.cards.remove(trade.drawn);
            lot.trade = Traded::Open { discarded };
            return self.note(lot);
        }
        let capture = round.capture(at);
        if trade.drawn != trade.discarded && trade.drawn != capture {
            if !lot.captures.is_empty() {
                lot.cards.insert(trade.discarded);
                lot.trade = Traded::Swapped;
                self.note(lot);
            }
            return;
        }
        let missing = if trade.drawn == trade.discarded { capture } else { trade.discarded };
        if !lot.captures.is_empty() {
            lot.cards.clear();
            lot.cards.push(missing);
            lot.trade = Traded::Replaced { seen: round.before(at.turn + 1) };
            self.note(lot);
        } else if capture == missing {
            // The capture was played and was the missing card, so the drawn card was discarded at once.
            self.unseen_discards |= place;
        }
    }
}

/// The way of one hand through one season, as one seat follows it.
struct Round<'a> {
    game: &'a Monsters,
    own: Seat,
    season: usize,
    /// The seat that the hand was dealt to.
    dealt: usize,
}

/// A turn of a season, and who holds the hand in it.
#[derive(Clone, Copy)]
struct Holding {
    turn: usize,
    /// The turn, counted through the game.
    time: usize,
    seat: Seat,
}

impl Round<'_> {
    /// The turns for which the hand has been taken up.
    fn turns(&self) -> impl DoubleEndedIterator<Item = Holding> {
        let last = if self.is_this_season() { usize::from(self.game.turn) } else { HAND - 1 };
        (0..=last).map(|turn| Holding { turn, time: self.season * HAND + turn, seat: self.holder(turn) })
    }

    fn holder(&self, turn: usize) -> Seat {
        Seat(holder(self.game.count(), self.season, self.dealt, turn) as u8)
    }

    fn is_this_season(&self) -> bool {
        self.season == usize::from(self.game.season)
    }

    fn is_now(&self, at: Holding) -> bool {
        self.is_this_season() && at.turn == usize::from(self.game.turn)
    }

    /// Has the holder captured?
    fn captured(&self, at: Holding) -> bool {
        let choosing = || self.game.board(at.seat).stage == Stage::Choosing;
        !(self.is_now(at) && self.game.step == Step::Capture && choosing())
    }

    fn is_discarding(&self, at: Holding) -> bool {
        self.game.step == Step::Capture && self.game.board(at.seat).stage == Stage::Discarding
    }

    fn capture(&self, at: Holding) -> Card {
        self.game.journals[at.seat.at()].captures[at.time]
    }

    fn trade(&self, at: Holding) -> Trade {
        self.game.trades[at.seat.at()][trade_time(self.season, at.turn)]
    }

    /// What was captured, unless everybody has seen it.
    fn hidden_capture(&self, at: Holding) -> Option<Card> {
        (!self.game.journals[at.seat.at()].played_at_once(at.time)).then(|| self.capture(at))
    }

    /// Where the hand lies now and what is in it.
    fn hand(&self) -> (Seat, &Pile<HAND>) {
        let passed = usize::from(self.game.step != Step::Capture);
        let seat = self.holder(usize::from(self.game.turn) + passed);
        (seat, &self.game.board(seat).hand)
    }

    /// The hand, if there still is one and the seat is not looking at it.
    fn hidden_hand(&self) -> Option<(Seat, &Pile<HAND>)> {
        if !self.is_this_season() {
            return None;
        }
        let (seat, hand) = self.hand();
        let in_view = seat == self.own && self.game.step == Step::Capture;
        (!in_view && !hand.is_empty()).then_some((seat, hand))
    }

    /// What was in a hand of two players when it was taken up in this turn, which has come.
    fn before(&self, turn: usize) -> Pile<HAND> {
        let mut hand = if self.is_this_season() { *self.hand().1 } else { no_cards() };
        for at in self.turns().rev().take_while(|at| at.turn >= turn).filter(|&at| self.captured(at)) {
            hand.insert(self.capture(at));
            if at.turn < STACK {
                if !(self.is_now(at) && self.is_discarding(at)) {
                    hand.insert(self.trade(at).discarded);
                }
                // Last, because the drawn card may be the one that was discarded.
                hand.remove(self.trade(at).drawn);
            }
        }
        hand
    }
}
