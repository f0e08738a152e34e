//! What only two players know of each other's cards: those that passed between their hands unseen by the others.

use crate::cards::Card;
use crate::hand::{Cards, Counts};
use crate::state::{MOST_PLAYERS, Midway};
use serde::{Deserialize, Serialize};
use table::Seat;

/// For every player and every other hand: the cards in it that this player knows and not everybody does.
///
/// Whoever draws a card from another hand, or trades one, knows for certain where it is until it leaves that hand openly or
/// might have left it unseen. It is a part of the state only so that imagined worlds keep to it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "Written", from = "Written")]
// By the owner of the hand, then by who knows: what leaves a hand is looked at by all at once, in one row.
pub struct Between([[Counts; MOST_PLAYERS]; MOST_PLAYERS]);

impl Between {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Between::default()
    }

    /// What `viewer` alone knows of the hand of `owner`.
    #[inline]
    pub(crate) fn known(&self, viewer: Seat, owner: Seat) -> Counts {
        self.0[owner.at()][viewer.at()]
    }

    #[inline]
    fn of(&mut self, owner: Seat) -> impl Iterator<Item = &mut Counts> {
        self.0[owner.at()].iter_mut()
    }

    /// What one seat can work out: what it knows of others, and what these know of it.
    pub(crate) fn as_known_to(&self, seat: Seat) -> Between {
        let mut between = Between::default();
        between.0[seat.at()] = self.0[seat.at()];
        for (row, own) in between.0.iter_mut().zip(&self.0) {
            row[seat.at()] = own[seat.at()];
        }
        between
    }
}

impl Midway {
    /// A card left the hand of `owner` for all to see. Nobody had seen it come openly.
    #[inline]
    pub(crate) fn tell_apart(&mut self, owner: Seat, card: Card) {
        self.between.of(owner).for_each(|known| known.remove(card));
    }

    /// A card left the hand of `owner` unseen, but for whoever got it. To the others any of those they knew might be gone.
    pub(crate) fn forget(&mut self, owner: Seat, getter: Seat, card: Card) {
        let open = self.known[owner.at()];
        self.known[owner.at()].remove_one_of_each();
        let still_open = Counts::from(self.known[owner.at()]);
        for (viewer, own) in self.between.of(owner).enumerate() {
            let mut known = own.and(open.into());
            if viewer == getter.at() {
                known.remove(card)
            } else {
                known.remove_one_of_each()
            }
            *own = known.without(still_open);
        }
    }

    /// `giver` knows that this card is in the hand of `getter` now.
    pub(crate) fn remember(&mut self, giver: Seat, getter: Seat, card: Card) {
        self.between.0[getter.at()][giver.at()].add(card);
    }
}

/// As it is written down: card by card, by who knows them, then by whose hand they are in.
#[derive(Serialize, Deserialize)]
struct Written([[Cards; MOST_PLAYERS]; MOST_PLAYERS]);

impl From<Between> for Written {
    fn from(between: Between) -> Written {
        Written(turned(between.0).map(|row| row.map(Cards::from)))
    }
}

impl From<Written> for Between {
    fn from(written: Written) -> Between {
        Between(turned(written.0.map(|row| row.map(Counts::from))))
    }
}

/// Rows as columns.
fn turned(rows: [[Counts; MOST_PLAYERS]; MOST_PLAYERS]) -> [[Counts; MOST_PLAYERS]; MOST_PLAYERS] {
    std::array::from_fn(|column| std::array::from_fn(|row| rows[row][column]))
}
