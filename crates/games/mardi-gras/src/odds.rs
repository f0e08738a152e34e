//! How likely the next card is what, as far as one seat can know.

use serde::Serialize;
use table::Seat;
use ts_rs::TS;

use crate::kind::Kind;
use crate::state::{MardiGras, Stage, players};
use crate::tally::Tally;

/// The chances of the next card in the Casino, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Odds {
    pub food: u8,
    pub cups: u8,
    pub hats: u8,
    pub beads: u8,
    /// For a third of a kind, which ends it.
    pub third: u8,
    /// How many cards a third of a kind would cost.
    pub lost: u8,
    /// The kinds of which one more would cost them.
    pub feared: Feared,
}

/// Kinds of which one more would end a gamble with a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Feared {
    pub food: bool,
    pub cups: bool,
    pub hats: bool,
    pub beads: bool,
}

impl Odds {
    pub fn of(&self, kind: Kind) -> u8 {
        [self.food, self.cups, self.hats, self.beads][kind.index()]
    }
}

impl MardiGras {
    /// The chances of the next card for whoever gambles now, from what this seat knows.
    pub(crate) fn odds(&self, seat: Seat) -> Option<Odds> {
        let Stage::Gamble { shown, .. } = self.stage else { return None };
        let pile = self.possible_cards(seat, shown);
        let doubled = shown.kinds().filter(|&kind| shown.of(kind) >= 2);
        let third = doubled.map(|kind| u32::from(pile.of(kind))).sum();
        let all = u32::from(pile.total());
        let [food, cups, hats, beads] = pile.0.map(|count| percent(u32::from(count), all));
        // A third of a kind comes on top of what is shown, and three are kept.
        let lost = shown.total().saturating_sub(2);
        let fears = |kind| lost > 0 && shown.of(kind) >= 2;
        let feared = Feared {
            food: fears(Kind::Food),
            cups: fears(Kind::Cups),
            hats: fears(Kind::Hats),
            beads: fears(Kind::Beads),
        };
        Some(Odds { food, cups, hats, beads, third: percent(third, all), lost, feared })
    }

    /// The cards that may come next: those that the seat cannot place anywhere else.
    fn possible_cards(&self, seat: Seat, shown: Tally) -> Tally {
        if self.deck.is_empty() {
            return self.discards;
        }
        if self.deck_is_known {
            return self.deck;
        }
        let mut unseen = self.kit.throws;
        for elsewhere in [self.discards, shown, self.krewe(seat).hand] {
            unseen.release(elsewhere);
        }
        seat.others(players(self)).for_each(|other| unseen.release(self.krewe(other).seen));
        unseen
    }
}

fn percent(part: u32, all: u32) -> u8 {
    (100 * part + all / 2).checked_div(all).unwrap_or_default() as u8
}
