//! Games between equals.

use super::play::Played;
use super::turns::Merge;
use crate::simulate::Histogram;
use crate::stats::{Mean, Pairs, Share, correlation};
use bots::Spec;

/// One seat of a series.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatSeries {
    pub scores: Histogram,
    /// First places; a shared one counts in part. One number a deal, the mean of its two games, as for all means here: they
    /// share their luck, and are one witness.
    pub wins: Mean,
    pub points: Mean,
    /// The results of the two games of each deal.
    again: Pairs,
}

/// Many games in which all seats are played at one level.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    pub level: Spec,
    pub games: u64,
    pub seats: Vec<SeatSeries>,
    /// Actions a game.
    pub length: Histogram,
    /// How often the lead passed from one player to another.
    pub changes: Histogram,
    /// When the last leader took the lead, in percent of the game.
    pub taken: Histogram,
    /// Points between the winner and the best of the others.
    pub margin: Histogram,
    /// Games whose first place was shared.
    pub shared: Share,
    pub mean_length: Mean,
    pub mean_changes: Mean,
    pub mean_taken: Mean,
    pub mean_margin: Mean,
}

impl Series {
    pub(super) fn new(level: Spec, players: usize) -> Series {
        Series {
            level,
            games: 0,
            seats: vec![SeatSeries::default(); players],
            length: Histogram::default(),
            changes: Histogram::default(),
            taken: Histogram::default(),
            margin: Histogram::default(),
            shared: Share::default(),
            mean_length: Mean::default(),
            mean_changes: Mean::default(),
            mean_taken: Mean::default(),
            mean_margin: Mean::default(),
        }
    }

    /// Two games of the same deal.
    pub(super) fn add(&mut self, one: &Played, two: &Played) {
        for played in [one, two] {
            self.add_game(played);
        }
        let mean = |of: &dyn Fn(&Played) -> f64| (of(one) + of(two)) / 2.0;
        for (at, seat) in self.seats.iter_mut().enumerate() {
            seat.again.add(one.results[at], two.results[at]);
            seat.wins.add(mean(&|played| played.wins[at]));
            seat.points.add(mean(&|played| f64::from(played.scores[at])));
        }
        self.mean_length.add(mean(&|played| f64::from(played.actions)));
        if self.seats.len() < 2 {
            return;
        }
        self.mean_changes.add(mean(&|played| f64::from(played.lead.changes)));
        self.mean_taken.add(mean(&|played| taken(played) as f64));
        self.shared.add(u64::from(one.shared) + u64::from(two.shared), 2);
        if one.margin.is_some() && two.margin.is_some() {
            self.mean_margin.add(mean(&|played| f64::from(played.margin.unwrap_or_default())));
        }
    }

    fn add_game(&mut self, played: &Played) {
        self.games += 1;
        for (seat, own) in self.seats.iter_mut().enumerate() {
            own.scores.add(played.scores[seat].into());
        }
        self.length.add(played.actions.into());
        if self.seats.len() < 2 {
            return;
        }
        self.changes.add(played.lead.changes.into());
        self.taken.add(taken(played));
        self.margin.extend(played.margin.map(i64::from));
    }

    /// How much of a result repeats when the same deal is played again by equals with other luck in their choices: 0 where
    /// the deal decides nothing, 1 where it decides all. With 95 % bounds.
    pub fn luck(&self) -> Option<(f64, f64, f64)> {
        let pairs: Vec<Pairs> = self.seats.iter().map(|seat| seat.again).collect();
        correlation(&pairs)
    }

    /// The scores of all seats.
    pub fn scores(&self) -> Histogram {
        let mut all = Histogram::default();
        self.seats.iter().for_each(|seat| all.merge(&seat.scores));
        all
    }
}

/// When the last leader took the lead, in percent of the game.
fn taken(played: &Played) -> i64 {
    i64::from(100 * played.lead.taken / played.actions.max(1))
}

impl Merge for Series {
    fn put(&mut self, other: Series) {
        self.games += other.games;
        self.shared.merge(&other.shared);
        for (own, seat) in self.seats.iter_mut().zip(&other.seats) {
            own.scores.merge(&seat.scores);
            own.wins.merge(&seat.wins);
            own.points.merge(&seat.points);
            own.again.merge(&seat.again);
        }
        for (own, other) in [
            (&mut self.length, &other.length),
            (&mut self.changes, &other.changes),
            (&mut self.taken, &other.taken),
            (&mut self.margin, &other.margin),
        ] {
            own.merge(other);
        }
        self.mean_length.merge(&other.mean_length);
        self.mean_changes.merge(&other.mean_changes);
        self.mean_taken.merge(&other.mean_taken);
        self.mean_margin.merge(&other.mean_margin);
    }
}

impl Merge for Mean {
    fn put(&mut self, other: Mean) {
        self.merge(&other);
    }
}
