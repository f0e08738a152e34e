//! What may be done.

use crate::Monsters;
use crate::board::{Board, Pending};
use crate::card::{Card, Region};
use crate::components::{Kind, Staff, StaffEffect};
use crate::state::Stage;
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a card of the hand.
    Capture(Card),
    /// Of two players: lays a card of the hand out of the game.
    Discard(Card),
    /// Plays a card. An explorer goes to a region.
    Play { card: Card, from: Source, region: Option<Region> },
    /// Adds the captured card to the kept cards.
    Keep,
    /// Plays no more cards in this turn.
    Ready,
    /// Pays so many points of a region for a Dreamlands monster.
    Pay { points: u8, region: Region },
    /// Pays all that a Dreamlands monster still costs, with the land that will be missed least.
    PayRest,
    /// Shows a kept monster to everybody.
    Show(Card),
    /// Shows no more.
    Stop,
    /// Gives back so many hunter tokens.
    Tokens(u8),
}

/// Where a card is played from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Captured,
    Kept,
}

pub(crate) fn legal(game: &Monsters, seat: Seat, out: &mut Vec<Action>) {
    if !game.acting.contains(seat) {
        return;
    }
    let board = game.board(seat);
    match board.pending {
        Pending::Payment { left, region, .. } => {
            let (least, most) = board.share(region, left);
            out.push(Action::PayRest);
            return out.extend((least..=most).map(|points| Action::Pay { points, region }));
        }
        Pending::Preview { .. } => {
            out.extend(game.showable(seat).map(Action::Show));
            return out.push(Action::Stop);
        }
        Pending::Nothing => {}
    }
    match board.stage {
        Stage::Choosing => out.extend(board.hand.kinds().map(Action::Capture)),
        Stage::Discarding => out.extend(board.hand.kinds().map(Action::Discard)),
        Stage::Deciding => {
            list_play(game, board, game.capture(seat), Source::Captured, out);
            out.push(Action::Keep);
        }
        Stage::Free => out.push(Action::Ready),
        Stage::Hunting => {
            let most = game.lacking(board).min(board.tokens);
            return out.extend((0..=most).map(Action::Tokens));
        }
        Stage::Waiting => return debug_assert!(false, "whoever waits is not asked"),
    }
    for card in board.kept.kinds() {
        list_play(game, board, card, Source::Kept, out);
    }
}

/// The ways to play one card, if any.
#[inline]
fn list_play(game: &Monsters, board: &Board, card: Card, from: Source, out: &mut Vec<Action>) {
    let kind = game.parts().kind(card);
    if !board.can_play(kind) {
        return;
    }
    if is_explorer(kind) {
        out.extend(Region::ALL.map(|region| Action::Play { card, from, region: Some(region) }));
    } else {
        out.push(Action::Play { card, from, region: None });
    }
}

impl Monsters {
    /// Kept monsters that a preview may still show, each once for each copy, in any order.
    pub(crate) fn showable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let (board, parts) = (self.board(seat), self.parts());
        let unseen = move |card: Card| board.kept.count(card) > self.shown_now(seat, card);
        board.kept.kinds().filter(move |&card| parts.monster(card).is_some() && unseen(card))
    }

    /// How many copies of a card the preview that is under way has shown.
    pub(crate) fn shown_now(&self, seat: Seat, card: Card) -> usize {
        match self.board(seat).pending {
            Pending::Preview { stale, .. } => self.journals[seat.at()].known(card, !stale.0).count(),
            Pending::Nothing | Pending::Payment { .. } => 0,
        }
    }
}

#[inline]
pub(crate) fn is_explorer(kind: Kind) -> bool {
    matches!(kind, Kind::Staff(Staff { effect: StaffEffect::Explorer, .. }))
}
