//! What a seat has seen and can no longer see: the cards that it passed on.
//!
//! A hand goes round the table. Between two looks at it a seat knows which cards it held, and that each of the others has taken one
//! of them; it does not know who took which, unless the card was played at once. Such cards form a [`Lot`]: so many known cards,
//! lying in as many hidden places. Everything here is worked out from the true history, but depends only on what
//! the seat has seen of it.

use crate::Monsters;
use crate::board::Stage;
use crate::card::Card;
use crate::pile::{List, Pile};
use crate::setup::{CAPTURES, HAND, MAX_PLAYERS, SEASONS, STACK};
use crate::state::{Step, Trade, holder, trade_time};
use table::{Seat, Seats};

/// Four seasons, each with at most two lots for each of five hands, or three for each of three hands.
const MAX_LOTS: usize = 40;

/// No lot: the card was never seen.
pub(crate) const UNSEEN: u8 = u8::MAX;

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

/// What drawing and discarding has done to a lot in a game of two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Traded {
    /// Nothing: there was none.
    Not,
    /// An unknown card has joined those that were not captured; perhaps one has been discarded since. Nobody has looked yet.
    Open { discarded: bool },
    /// The hand came back with a new card. Of the two that are missing one was captured and one discarded.
    Swapped,
    /// The hand came back with one card less and nothing new. Either that card was captured and the drawn one discarded, or
    /// it was discarded and the capture looked like the drawn card, which then is among those `seen`.
    Replaced { seen: Pile<HAND> },
}

/// All that a seat remembers.
#[derive(Clone, Copy)]
pub(crate) struct Memory {
    pub lots: List<Lot, MAX_LOTS>,
    /// The lot that a capture belongs to, by seat and time.
    pub lot_of: [[u8; CAPTURES]; MAX_PLAYERS],
    /// Captures that the seat cannot look at, one bit for each turn of the game.
    pub hidden: [u32; MAX_PLAYERS],
    /// Hands of which the seat has seen nothing.
    pub unseen_hands: Seats,
    /// Discards of the other of two players of which the seat knows nothing, one bit for each trade.
    pub unseen_discards: u32,
}

const NO_LOT: Lot = Lot {
    season: 0,
    cards: Pile::EMPTY,
    captures: List::empty(Capture { seat: Seat(0), time: 0 }),
    hand: None,
    trade: Traded::Not,
};

impl Lot {
    fn new(season: usize) -> Lot {
        Lot { season: season as u8, ..NO_LOT }
    }

    /// Does it know anything?
    fn is_empty(&self) -> bool {
        self.captures.is_empty() && self.hand.is_none()
    }

    fn add_hand(&mut self, seat: Seat, hand: &Pile<HAND>) {
        self.hand = Some(seat);
        hand.iter().for_each(|&card| self.cards.insert(card));
    }

    fn add_capture(&mut self, seat: Seat, time: usize, card: Card) {
        self.captures.push(Capture { seat, time: time as u8 });
        self.cards.insert(card);
    }
}

impl Memory {
    /// What `own` knows in this game, which must not be over.
    pub fn of(game: &Monsters, own: Seat) -> Memory {
        let mut memory = Memory {
            lots: List::empty(NO_LOT),
            lot_of: [[UNSEEN; CAPTURES]; MAX_PLAYERS],
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
            self.lot_of[capture.seat.at()][usize::from(capture.time)] = self.lots.len() as u8;
        }
        self.lots.push(lot);
    }

    fn hide(&mut self, seat: Seat, time: usize) {
        self.hidden[seat.at()] |= 1 << time;
    }

    /// Follows one hand of three or more players through a season.
    fn follow(&mut self, round: &Round<'_>) {
        let mut lot = None;
        for turn in 0..HAND {
            let seat = round.holder(turn);
            if !round.has_come_to(turn) {
                break;
            }
            if seat == round.own {
                if let Some(lot) = lot.replace(Lot::new(round.season)) {
                    self.note(lot);
                }
                continue;
            }
            if !round.captured(turn) {
                break;
            }
            if let Some((time, card)) = round.hidden_capture(turn) {
                self.hide(seat, time);
                if let Some(lot) = &mut lot {
                    lot.add_capture(seat, time, card);
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
        for turn in 0..HAND {
            if !round.has_come_to(turn) {
                break;
            }
            if round.holder(turn) == round.own {
                continue;
            }
            let mut lot = Lot::new(round.season);
            if round.captured(turn) {
                if let Some((time, card)) = round.hidden_capture(turn) {
                    self.hide(round.holder(turn), time);
                    lot.add_capture(round.holder(turn), time, card);
                }
                if turn < STACK {
                    self.follow_trade(round, turn, lot);
                } else {
                    self.note(lot);
                }
            } else if let Some((seat, hand)) = round.hidden_hand() {
                if turn == 0 {
                    self.unseen_hands.insert(seat);
                } else {
                    lot.add_hand(seat, hand);
                    self.note(lot);
                }
            }
        }
    }

    /// The other of two players has captured; `lot` holds the capture if it is hidden.
    fn follow_trade(&mut self, round: &Round<'_>, turn: usize, mut lot: Lot) {
        let trade = round.trade(turn);
        let place = 1 << trade_time(round.season, turn);
        let open = round.hidden_hand().filter(|_| round.is_now(turn));
        let discarded = open.is_none() || !round.is_discarding(turn);
        if turn == 0 {
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
        let capture = round.capture(turn);
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
            lot.trade = Traded::Replaced { seen: round.before(turn + 1) };
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

impl Round<'_> {
    fn holder(&self, turn: usize) -> Seat {
        Seat(holder(self.game.count(), self.season, self.dealt, turn) as u8)
    }

    fn is_this_season(&self) -> bool {
        self.season == usize::from(self.game.season)
    }

    fn is_now(&self, turn: usize) -> bool {
        self.is_this_season() && turn == usize::from(self.game.turn)
    }

    /// Has the hand been taken up in this turn?
    fn has_come_to(&self, turn: usize) -> bool {
        !self.is_this_season() || turn <= usize::from(self.game.turn)
    }

    /// Has its holder captured in this turn, which has come?
    fn captured(&self, turn: usize) -> bool {
        let choosing = self.game.board(self.holder(turn)).stage == Stage::Choosing;
        !(self.is_now(turn) && self.game.step == Step::Capture && choosing)
    }

    fn is_discarding(&self, turn: usize) -> bool {
        self.game.step == Step::Capture && self.game.board(self.holder(turn)).stage == Stage::Discarding
    }

    fn capture(&self, turn: usize) -> Card {
        self.game.journals[self.holder(turn).at()].captures[self.season * HAND + turn]
    }

    fn trade(&self, turn: usize) -> Trade {
        self.game.trades[self.holder(turn).at()][trade_time(self.season, turn)]
    }

    /// What was captured in this turn, and the time, unless everybody has seen it.
    fn hidden_capture(&self, turn: usize) -> Option<(usize, Card)> {
        let time = self.season * HAND + turn;
        let journal = &self.game.journals[self.holder(turn).at()];
        (!journal.played_at_once(time)).then(|| (time, journal.captures[time]))
    }

    /// Where the hand lies now and what is in it.
    fn hand(&self) -> (Seat, &Pile<HAND>) {
        let passed = usize::from(self.game.step != Step::Capture);
        let seat = self.holder(usize::from(self.game.turn) + passed);
        (seat, &self.game.board(seat).hand)
    }

    /// The hand, if there still is one and the seat is not looking at it.
    fn hidden_hand(&self) -> Option<(Seat, &Pile<HAND>)> {
        let (seat, hand) = self.hand();
        let in_view = seat == self.own && self.game.step == Step::Capture;
        (self.is_this_season() && !in_view && !hand.is_empty()).then_some((seat, hand))
    }

    /// What was in a hand of two players when it was taken up in this turn, which has come.
    fn before(&self, turn: usize) -> Pile<HAND> {
        let mut hand = if self.is_this_season() { *self.hand().1 } else { Pile::EMPTY };
        let last = if self.is_this_season() { usize::from(self.game.turn) } else { HAND - 1 };
        for turn in (turn..=last).rev() {
            if self.captured(turn) {
                hand.insert(self.capture(turn));
                if turn < STACK {
                    if !(self.is_now(turn) && self.is_discarding(turn)) {
                        hand.insert(self.trade(turn).discarded);
                    }
                    // Last, because the drawn card may be the one that was discarded.
                    hand.remove(self.trade(turn).drawn);
                }
            }
        }
        hand
    }
}
