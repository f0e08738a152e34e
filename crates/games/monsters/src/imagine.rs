//! A world that one seat cannot tell from the real one.
//!
//! First the seat's [`Memory`] is worked out: lots of known cards in hidden places, and places of which it knows
//! nothing. Then every kept card that others have played or shown is explained: it came from one of the lots or from
//! the unseen cards. What remains is dealt out by chance.

mod deal;
mod guess;

use crate::Monsters;
use crate::card::MAX_KINDS;
use crate::journal::{Fact, Origin};
use crate::memory::{Lot, MAX_LOTS, Memory, Traded};
use crate::setup::{HAND, MAX_PLAYERS};
use crate::state::{Step, trade_time};
use deal::Dealer;
use guess::Guess;
use table::{Dice, Seat};

pub(crate) fn imagine(game: &Monsters, own: Seat, dice: &mut Dice) -> Monsters {
    // At the end everything lies open.
    if game.step == Step::Over {
        return *game;
    }
    let clues = Clues::new(game, own);
    let blank = Guess::new(&clues);
    // The truth itself is an explanation, so there is one.
    let guess = blank.explain(&clues, dice).unwrap_or(blank);
    Dealer::new(&clues, &guess).deal(dice)
}

/// What the seat knows.
struct Clues<'a> {
    game: &'a Monsters,
    own: Seat,
    memory: Memory,
    /// The lots in which a card may be found, one bit each, by kind of card.
    lots_with: [u64; MAX_KINDS],
    /// The lots from which a seat has kept a card, one bit each, and which of its kept cards each is, counted.
    lots_of: [u64; MAX_PLAYERS],
    kept_from: [[u8; MAX_LOTS]; MAX_PLAYERS],
    /// The kept cards of a seat that come from nowhere known, one bit each.
    unseen_kept: [u64; MAX_PLAYERS],
}

impl<'a> Clues<'a> {
    fn new(game: &'a Monsters, own: Seat) -> Clues<'a> {
        let mut clues = Clues {
            game,
            own,
            memory: Memory::of(game, own),
            lots_with: [0; MAX_KINDS],
            lots_of: [0; MAX_PLAYERS],
            kept_from: [[0; MAX_LOTS]; MAX_PLAYERS],
            unseen_kept: [0; MAX_PLAYERS],
        };
        clues.find_cards();
        for seat in clues.others() {
            clues.find_kept(seat);
        }
        clues
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.own;
        Seat::all(self.game.count()).filter(move |&seat| seat != own)
    }

    /// The other of two players.
    fn rival(&self) -> usize {
        1 - self.own.at()
    }

    fn find_cards(&mut self) {
        for (number, lot) in self.memory.lots.iter().enumerate() {
            lot.cards.iter().for_each(|card| self.lots_with[card.at()] |= 1 << number);
            if let Traded::Replaced { seen } = &lot.trade {
                seen.iter().for_each(|card| self.lots_with[card.at()] |= 1 << number);
            }
        }
    }

    fn find_kept(&mut self, seat: Seat) {
        for (place, &origin) in self.game.journals[seat.at()].kept.iter().enumerate() {
            match self.memory.lot_of[seat.at()].get(origin.at()) {
                Some(Some(lot)) => {
                    self.lots_of[seat.at()] |= 1 << lot.at();
                    self.kept_from[seat.at()][lot.at()] = place as u8;
                }
                _ => self.unseen_kept[seat.at()] |= 1 << place,
            }
        }
    }

    /// Times of captures of which the seat knows nothing.
    fn unseen_captures(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let lot_of = &self.memory.lot_of[seat.at()];
        bits(u64::from(self.memory.hidden[seat.at()])).filter(move |&time| lot_of[time].is_none())
    }

    fn fact(&self, seat: Seat, number: usize) -> Fact {
        self.game.journals[seat.at()].facts[number]
    }

    fn origin(&self, seat: Seat, place: usize) -> Origin {
        self.game.journals[seat.at()].kept[place]
    }

    /// The place of the trade that a lot of two players has seen.
    fn trade_place(&self, lot: &Lot) -> usize {
        // If the capture was played at once, only the hand of this turn can still be open.
        let turn = lot.captures.first().map_or(usize::from(self.game.turn), |capture| capture.time() % HAND);
        trade_time(usize::from(lot.season), turn)
    }
}

/// The first so many bits.
const fn before(places: usize) -> u64 {
    (1 << places) - 1
}

/// The places of the bits that are set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (place < u64::BITS as usize).then_some(place)
    })
}
