//! What lies on the table.

use crate::board::Board;
use crate::card::Card;
use crate::components::{Components, Season};
use crate::journal::Journal;
use crate::pile::Pile;
use crate::setup::{HAND, MAX_DECK, MAX_PLAYERS, SEASONS, STACK};
use serde::{Deserialize, Serialize};
use table::{Kit, List, Seat, Seats};
use ts_rs::TS;

/// What a player is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing until the others are done.
    Waiting,
    /// To capture a card.
    Choosing,
    /// Of two players: to discard a card.
    Discarding,
    /// To play or keep the captured card.
    Deciding,
    /// May still play kept cards.
    Free,
    /// To give hunter tokens back.
    Hunting,
}

/// A game of Carnival of Monsters.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Monsters {
    pub(crate) kit: Kit<Components>,
    pub(crate) players: u8,
    pub(crate) simplified: bool,
    /// Counted from 0; 4 when the game is over.
    pub(crate) season: u8,
    /// Counted from 0.
    pub(crate) turn: u8,
    pub(crate) step: Step,
    /// The season card that lies open.
    pub(crate) season_card: u8,
    /// Season cards that nobody has seen, one bit each: the next is drawn when it is revealed.
    pub(crate) unseen_seasons: u8,
    /// The seasons that are over.
    pub(crate) past: [PastSeason; SEASONS],
    /// The sum of the royal dice in the last danger check.
    pub(crate) royal_hunters: u8,
    pub(crate) acting: Seats,
    /// Without order: a card is drawn by chance when it is drawn. The stacks of two players are a part of it, because
    /// nobody can tell their cards from those of the deck before they are drawn.
    pub(crate) deck: Pile<MAX_DECK>,
    pub(crate) boards: List<Board, MAX_PLAYERS>,
    pub(crate) journals: List<Journal, MAX_PLAYERS>,
    /// What two players drew and discarded while capturing, by seat; see [`trade_time`].
    pub(crate) trades: [List<Trade, { SEASONS * STACK }>; 2],
}

/// The part of a season in which the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Capture,
    Play,
    Danger,
    Over,
}

/// What became of a season card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PastSeason {
    pub card: u8,
    /// Who has it as a trophy; nobody after a tie.
    pub winner: Option<Seat>,
}

/// A card drawn from the stack and a card discarded, after a capture of one of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    pub drawn: Card,
    pub discarded: Card,
}

pub(crate) fn players(game: &Monsters) -> usize {
    game.count()
}

#[inline]
pub(crate) fn to_act(game: &Monsters) -> Seats {
    game.acting
}

impl Monsters {
    /// The printed parts of this game.
    #[inline]
    pub fn parts(&self) -> &'static Components {
        self.kit.parts()
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        usize::from(self.players)
    }

    /// What lies before a seat.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.at()]
    }

    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.at()]
    }

    /// The number of this turn, counted through the game.
    #[inline]
    pub(crate) fn time(&self) -> usize {
        usize::from(self.season) * HAND + usize::from(self.turn)
    }

    /// The card that this seat captured in this turn.
    #[inline]
    pub(crate) fn capture(&self, seat: Seat) -> Card {
        self.journals[seat.at()].captures[self.time()]
    }

    /// Has this seat captured a card that it has neither played nor kept yet?
    pub(crate) fn has_capture(&self, seat: Seat) -> bool {
        match self.step {
            Step::Capture => matches!(self.board(seat).stage, Stage::Discarding | Stage::Waiting),
            Step::Play => self.board(seat).stage == Stage::Deciding,
            Step::Danger | Step::Over => false,
        }
    }

    /// The card that this seat has captured and neither played nor kept yet.
    pub fn captured(&self, seat: Seat) -> Option<Card> {
        self.has_capture(seat).then(|| self.capture(seat))
    }

    /// Claws of this season that neither royal nor staff hunters guard.
    #[inline]
    pub(crate) fn lacking(&self, board: &Board) -> u8 {
        board.danger.saturating_sub(self.royal_hunters).saturating_sub(board.hunters)
    }

    /// Who gets the hand of this seat next.
    pub(crate) fn passes_to(&self, seat: Seat) -> Seat {
        Seat(holder(self.count(), self.season().min(SEASONS - 1), seat.at(), 1) as u8)
    }

    /// The season, counted from 0.
    pub fn season(&self) -> usize {
        usize::from(self.season)
    }

    /// The turn, counted from 0.
    pub fn turn(&self) -> usize {
        usize::from(self.turn)
    }

    pub fn current_step(&self) -> Step {
        self.step
    }

    /// The season card that lies open.
    pub fn season_card(&self) -> &'static Season {
        &self.parts().seasons[usize::from(self.season_card)]
    }

    /// Are the cards left out that are not for a first game?
    pub fn is_simplified(&self) -> bool {
        self.simplified
    }

    /// The hunters that the royal dice brought, while a danger check is made.
    pub fn royal_hunters(&self) -> Option<u8> {
        (self.step == Step::Danger).then_some(self.royal_hunters)
    }

    /// Who gets the hand of this seat next.
    pub fn next_holder(&self, seat: Seat) -> Seat {
        self.passes_to(seat)
    }

    /// Kept cards of a seat that everybody has seen, while the game goes on.
    pub fn shown_kept(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.journals[seat.at()].shown()
    }

    /// Tells every card that a seat has seen and passed on, as long as it lies in a hidden place.
    pub fn each_passed(&self, seat: Seat, tell: impl FnMut(Card)) {
        if self.step != Step::Over {
            let memory = crate::memory::Memory::of(self, seat);
            memory.lots.iter().flat_map(|lot| lot.cards.iter().copied()).for_each(tell);
        }
    }

    /// Do two play, with a stack for each?
    #[inline]
    pub(crate) fn has_stacks(&self) -> bool {
        self.players == 2
    }

    /// Cards left in the stack of a seat.
    pub(crate) fn stack(&self, seat: Seat) -> usize {
        let turn = usize::from(self.turn);
        match self.step {
            _ if !self.has_stacks() => 0,
            Step::Capture if self.board(seat).stage == Stage::Choosing => STACK - turn,
            Step::Capture => STACK - 1 - turn,
            Step::Play => STACK - STACK.min(turn + 1),
            Step::Danger | Step::Over => 0,
        }
    }
}

/// The place of a turn among the trades of a seat: there is one in every turn but the eighth.
#[inline]
pub(crate) const fn trade_time(season: usize, turn: usize) -> usize {
    season * STACK + turn
}

/// Are hands passed to the left in this season?
#[inline]
pub(crate) const fn passes_left(season: usize) -> bool {
    season.is_multiple_of(2)
}

/// Who holds, in this turn of a season, the hand that was dealt to seat `dealt`.
#[inline]
pub(crate) const fn holder(players: usize, season: usize, dealt: usize, turn: usize) -> usize {
    let mut steps = turn;
    while steps >= players {
        steps -= players;
    }
    let seat = if passes_left(season) { dealt + steps } else { dealt + players - steps };
    if seat >= players { seat - players } else { seat }
}
