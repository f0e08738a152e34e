//! Every card is somewhere.

use crate::Monsters;
use crate::board::{Pending, Stage};
use crate::card::{Card, MAX_KINDS};
use crate::state::{Step, Trade};
use table::Seat;

impl Monsters {
    /// How many there are of each kind of card, of the start lands in play and of the season cards.
    pub(crate) fn count_parts(&self) -> Vec<(String, i64)> {
        let parts = self.parts();
        let mut counts = [0i64; MAX_KINDS];
        let mut add = |cards: &[Card]| cards.iter().for_each(|card| counts[card.at()] += 1);
        add(&self.deck);
        for seat in Seat::all(self.count()) {
            let board = self.board(seat);
            add(&board.hand);
            add(&board.kept);
            add(&board.played);
            add(&self.discards(seat));
            add(self.captured(seat).as_slice());
            match board.pending {
                Pending::Payment { monster: card, .. } | Pending::Preview { event: card, .. } => add(&[card]),
                Pending::Nothing => {}
            }
        }
        let open_season = i64::from(self.step != Step::Over);
        let seasons = i64::from(self.unseen_seasons.count_ones()) + i64::from(self.season) + open_season;
        let trophies = self.past.iter().filter(|past| past.winner.is_some()).count() as i64;
        let held: i64 = Seat::all(self.count()).map(|seat| i64::from(self.board(seat).trophies)).sum();
        let start_lands: Vec<u8> = Seat::all(self.count()).flat_map(|seat| self.board(seat).start_lands).collect();
        let started = |place: usize| start_lands.iter().filter(|&&land| usize::from(land) == place).count() as i64;
        let cards = parts.labels.iter().zip(counts).map(|(label, count)| (label.id.clone(), count));
        let lands = parts.start_lands.iter().enumerate().map(|(place, land)| (land.id.clone(), started(place)));
        let rest = [("seasons".to_owned(), seasons), ("trophies not held".to_owned(), trophies - held)];
        cards.chain(lands).chain(rest).collect()
    }

    /// What this seat, one of two, has discarded while capturing.
    pub(crate) fn discards(&self, seat: Seat) -> Vec<Card> {
        let trades: &[Trade] = self.trades.get(seat.at()).map_or(&[], |trades| trades);
        // Whoever is still to discard has drawn already.
        let open = usize::from(self.board(seat).stage == Stage::Discarding);
        trades[..trades.len() - open].iter().map(|trade| trade.discarded).collect()
    }
}
