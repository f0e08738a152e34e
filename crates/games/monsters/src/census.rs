//! Every card is somewhere.

use crate::Monsters;
use crate::board::{Board, Pending};
use crate::card::{Card, MAX_KINDS};
use crate::state::{Stage, Step, Trade};
use table::Seat;

/// How many there are of each kind of card, of the start lands in play and of the season cards; and by how much any number
/// kept beside the cards differs from what the cards say, which is nothing.
pub(crate) fn census(game: &Monsters) -> Vec<(String, i64)> {
    let mut counts = game.count_parts();
    counts.extend(Seat::all(game.count()).flat_map(|seat| drift(game, seat)));
    counts
}

/// What a board counts along, less what its cards add up to.
fn drift(game: &Monsters, seat: Seat) -> Vec<(String, i64)> {
    let (board, parts) = (game.board(seat), game.parts());
    let counted = Board::counted(board, parts, game.season_card());
    let open = i64::from(game.step != Step::Over);
    let sum = |numbers: &[u8]| numbers.iter().enumerate().map(|(at, &n)| i64::from(n) << (8 * at)).sum::<i64>();
    let row = |what: &str, own: i64, counted: i64| (format!("{what} miscounted by {seat}"), own - counted);
    vec![
        row("land points", sum(&board.points), sum(&counted.points)),
        row("land cards", sum(&board.land_cards), sum(&counted.land_cards)),
        row("experts", sum(&board.experts), sum(&counted.experts)),
        row("distant lands", i64::from(board.distant_lands), i64::from(counted.distant_lands)),
        row("staff", i64::from(board.staff), i64::from(counted.staff)),
        row("hunters", i64::from(board.hunters), i64::from(counted.hunters)),
        row("trainers", i64::from(board.trainers), i64::from(counted.trainers)),
        row("coordinators", i64::from(board.coordinators), i64::from(counted.coordinators)),
        row("monster points", i64::from(board.monster_vp), i64::from(counted.monster_vp)),
        // When the game is over the last display has gone, but what it was stays written.
        row("claws", open * i64::from(board.danger), open * i64::from(counted.danger)),
        row("wanted", open * i64::from(board.wanted), open * i64::from(counted.wanted)),
    ]
}

impl Monsters {
    fn count_parts(&self) -> Vec<(String, i64)> {
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
