//! How many there are of everything: nothing may be lost or made.

use table::Seat;

use crate::kind::Kind;
use crate::state::{MardiGras, Stage};
use crate::tally::Tally;

pub(crate) fn census(game: &MardiGras) -> Vec<(String, i64)> {
    let (cards, cubes) = (game.all_cards(), game.all_revelers());
    let throws = Kind::ALL.map(|kind| (kind.throw().to_owned(), i64::from(cards.of(kind))));
    let revelers = Kind::ALL.map(|kind| (kind.color().to_owned(), i64::from(cubes.of(kind))));
    let members = Seat::all(game.playing().len()).map(|seat| (format!("krewe {seat}"), game.all_members(seat)));
    throws.into_iter().chain(revelers).chain(members).collect()
}

impl MardiGras {
    fn all_cards(&self) -> Tally {
        let mut cards = self.deck;
        cards.absorb(self.discards);
        self.krewes.iter().for_each(|krewe| cards.absorb(krewe.hand));
        if let Stage::Gamble { shown, .. } = self.stage {
            cards.absorb(shown);
        }
        cards
    }

    fn all_revelers(&self) -> Tally {
        let mut cubes = Tally::NONE;
        self.crowds.iter().for_each(|&crowd| cubes.absorb(crowd));
        self.krewes.iter().for_each(|krewe| cubes.absorb(krewe.entertained));
        if let Stage::Put { kind, .. } = self.stage {
            cubes.add(kind);
        }
        cubes
    }

    fn all_members(&self, seat: Seat) -> i64 {
        let krewe = self.krewe(seat);
        let on_cards = self.cards.iter().flat_map(|card| card.slots).filter(|&holder| holder == Some(seat)).count();
        i64::from(krewe.home + krewe.casino + krewe.reserve) + on_cards as i64
    }
}
