//! How a game ended: places, points and where each point comes from.

use crate::{MAX_SEATS, Rule, Say, Seat};
use arrayvec::ArrayVec;
use serde::Serialize;
use ts_rs::TS;

/// The place of each seat, 1 for the best; equal places are shared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts", type = "Array<number>")]
#[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
#[serde(transparent)]
pub struct Places(ArrayVec<u8, MAX_SEATS>);

impl Places {
    /// Ranks seats by their keys, the greatest first; equal keys share a place and the next place is skipped.
    ///
    /// ```
    /// use table::{Places, Seat};
    ///
    /// let points = [12, 30, 12];
    /// let places = Places::by_key(3, |seat| points[seat.at()]);
    /// assert!(places.won(Seat(1)));
    /// assert_eq!((places.of(Seat(0)), places.of(Seat(2))), (2, 2));
    /// assert_eq!(places.worth(Seat(1)), 1.0);
    /// ```
    pub fn by_key<K: Ord>(players: usize, key: impl Fn(Seat) -> K) -> Places {
        let keys: ArrayVec<K, MAX_SEATS> = Seat::all(players).map(key).collect();
        Places(keys.iter().map(|own| 1 + keys.iter().filter(|other| *other > own).count() as u8).collect())
    }

    /// The winners share first place, all others the next. Where nobody has won, nobody is first.
    pub fn winners(players: usize, won: impl Fn(Seat) -> bool) -> Places {
        Places(Seat::all(players).map(|seat| if won(seat) { 1 } else { 2 }).collect())
    }

    /// Takes the first place from those who have lost whatever the others did: somebody alone who misses the goal, or all
    /// of a table when all have failed. They must stand below everybody who has not lost.
    #[must_use]
    pub fn but_lost(mut self, lost: impl Fn(Seat) -> bool) -> Places {
        if Seat::all(self.players()).any(|seat| self.won(seat) && lost(seat)) {
            self.0.iter_mut().for_each(|place| *place += 1);
        }
        self
    }

    /// The place of a seat, counted from 1.
    #[inline]
    pub fn of(&self, seat: Seat) -> u8 {
        self.0[seat.at()]
    }

    /// Is this seat first, alone or with others?
    #[inline]
    pub fn won(&self, seat: Seat) -> bool {
        self.of(seat) == 1
    }

    /// How many seats were ranked.
    pub fn players(&self) -> usize {
        self.0.len()
    }

    /// What the result is worth to a seat, from 0 (all others did better) to 1 (better than all others); ties halve.
    pub fn worth(&self, seat: Seat) -> f32 {
        let own = self.of(seat);
        if self.players() == 1 {
            return if own == 1 { 1.0 } else { 0.0 };
        }
        let beaten = self.0.iter().filter(|&&other| other > own).count() as f32;
        let level = self.0.iter().filter(|&&other| other == own).count() as f32 - 1.0;
        (beaten + level / 2.0) / (self.players() - 1) as f32
    }
}

/// One line of a score: what for, how much, by which rule.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct ScoreLine {
    /// What the points are for.
    pub what: Say,
    /// How many; fewer than none where they are taken away.
    pub points: i32,
    /// The rule that gives them.
    pub rule: Rule,
}

impl ScoreLine {
    /// A line without gaps in its words.
    pub fn new(key: &'static str, points: i32, rule: Rule) -> ScoreLine {
        ScoreLine { what: Say::new(key), points, rule }
    }
}

/// Where a player's points come from, and what breaks ties.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct ScoreSheet {
    /// Everything that counts, in the order of the rules.
    pub lines: Vec<ScoreLine>,
    /// Compared in order, the greatest first, when totals are equal. A line that counts downwards is negative.
    pub ties: Vec<ScoreLine>,
    /// A title earned, such as a rank in a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<Say>,
}

impl ScoreSheet {
    /// The sum of all lines (law 8).
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// Adds a line that counts.
    pub fn add(&mut self, key: &'static str, points: i32, rule: Rule) {
        self.lines.push(ScoreLine::new(key, points, rule));
    }

    /// Adds a line that is compared only when totals are equal.
    pub fn tie(&mut self, key: &'static str, points: i32, rule: Rule) {
        self.ties.push(ScoreLine::new(key, points, rule));
    }

    /// The total and then the tie-breaks, for comparison.
    pub fn key(&self) -> Vec<i32> {
        std::iter::once(self.total()).chain(self.ties.iter().map(|line| line.points)).collect()
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Outcome {
    /// Who came where.
    pub places: Places,
    /// Where the points of each seat come from, in the order of seats.
    pub sheets: Vec<ScoreSheet>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_skip_the_next() {
        let points = [5, 9, 5, 1];
        let places = Places::by_key(4, |seat| points[seat.at()]);
        assert_eq!(Seat::all(4).map(|s| places.of(s)).collect::<Vec<_>>(), [2, 1, 2, 4]);
    }

    #[test]
    fn alone_one_can_lose() {
        let lost = Places::by_key(1, |_| -24).but_lost(|_| true);
        assert_eq!((lost.won(Seat(0)), lost.worth(Seat(0))), (false, 0.0));
        assert!(Places::by_key(1, |_| 30).but_lost(|_| false).won(Seat(0)));
    }

    #[test]
    fn who_lost_stands_below_nobody_but_the_winners() {
        let points = [9, 3, 1];
        let places = |lost: fn(Seat) -> bool| {
            let places = Places::by_key(3, |seat| points[seat.at()]).but_lost(lost);
            Seat::all(3).map(|seat| places.of(seat)).collect::<Vec<_>>()
        };
        assert_eq!(places(|seat| seat == Seat(2)), [1, 2, 3]);
        assert_eq!(places(|_| true), [2, 3, 4]);
    }

    #[test]
    fn ties_are_compared_and_do_not_count() {
        let mut sheet = ScoreSheet::default();
        sheet.add("points", 7, Rule("XY-1.1"));
        sheet.tie("coins", 3, Rule("XY-1.2"));
        assert_eq!((sheet.total(), sheet.key()), (7, vec![7, 3]));
    }

    #[test]
    fn where_all_have_failed_nobody_wins() {
        let places = Places::by_key(3, |_| 0).but_lost(|_| true);
        assert!(Seat::all(3).all(|seat| !places.won(seat)));
    }

    #[test]
    fn worth_adds_up_to_half_the_table() {
        let points = [5, 9, 5, 1];
        let places = Places::by_key(4, |seat| points[seat.at()]);
        let worth: Vec<f32> = Seat::all(4).map(|s| places.worth(s)).collect();
        assert_eq!(worth[1], 1.0);
        assert_eq!(worth[3], 0.0);
        assert!((worth.iter().sum::<f32>() - 2.0).abs() < 1e-6);
    }
}
