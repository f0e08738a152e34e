//! Which cards a krewe would miss least, for whoever has to give some away and would rather not reckon.

use table::Seat;

use crate::kind::Kind;
use crate::routes::Route;
use crate::state::MardiGras;
use crate::tally::Tally;

impl MardiGras {
    /// `count` cards beside those picked already: one after another of the kind that is most above what its floats can use.
    pub(crate) fn spare(&self, seat: Seat, count: u8) -> Tally {
        let uses = self.uses(seat);
        let krewe = self.krewe(seat);
        let mut rest = krewe.hand;
        rest.release(krewe.picked);
        let mut spare = Tally::NONE;
        for _ in 0..count {
            let above = |kind: &Kind| (i16::from(rest.of(*kind)) - i16::from(uses.of(*kind)), rest.of(*kind));
            let Some(kind) = rest.kinds().max_by_key(above) else { break };
            rest.remove(kind);
            spare.add(kind);
        }
        spare
    }

    /// For each kind, at how many stops of its parades a krewe could throw it now: of all parades to come while it has no float.
    fn uses(&self, seat: Seat) -> Tally {
        let to_come = || (usize::from(self.round)..self.cards.len()).map(|card| (card, self.route(card)));
        let has_float =
            |(card, route): &(usize, &Route)| self.cards[*card].slots[route.parade.clone()].contains(&Some(seat));
        let own: Vec<_> = to_come().filter(has_float).collect();
        let routes = if own.is_empty() { to_come().collect() } else { own };
        let mut uses = Tally::NONE;
        for halt in routes.iter().flat_map(|(_, route)| &route.halts) {
            let waits = |kind: &Kind| halt.between.iter().any(|&at| self.crowd(at).of(*kind) > 0);
            Kind::ALL.into_iter().filter(waits).for_each(|kind| uses.add(kind));
        }
        uses
    }
}
