//! Counting turns. An action is as small as the rules allow, and people count what somebody does in one go.

use catalog::AnySitting;
use table::{Arg, Say, Seat};

/// Counts the turns of a game that is replayed.
///
/// A turn ends when the game says that it stands elsewhere. Where it does not say whose turn it is (a day, a round), a turn
/// also ends when somebody else acts, unless all were asked at once.
pub(super) struct Turns {
    turn: u32,
    heading: Say,
    /// Who acted last under this heading.
    last: Option<Seat>,
    /// Several were asked at once under this heading.
    crowded: bool,
}

impl Turns {
    pub(super) fn new(start: &dyn AnySitting) -> Turns {
        Turns { turn: 1, heading: start.heading(), last: None, crowded: start.to_act().len() > 1 }
    }

    /// The turn and the heading under which `seat` has just acted; `after` is how it stands now.
    pub(super) fn next(&mut self, seat: Seat, after: &dyn AnySitting) -> (u32, Say) {
        self.count(seat, after.heading(), after.to_act().len() > 1)
    }

    fn count(&mut self, seat: Seat, after: Say, crowd: bool) -> (u32, Say) {
        let named = self.heading.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_)));
        if !named && !self.crowded && self.last.is_some_and(|last| last != seat) {
            self.turn += 1;
        }
        let told = (self.turn, self.heading.clone());
        self.last = Some(seat);
        if after == self.heading {
            self.crowded |= crowd;
        } else {
            self.turn += 1;
            *self = Turns { turn: self.turn, heading: after, last: None, crowded: crowd };
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(acts: &[(u8, &'static str, Option<u8>, bool)]) -> Vec<u32> {
        let heading = |key: &'static str, of: Option<u8>| match of {
            Some(seat) => Say::new(key).with("seat", Seat(seat)),
            None => Say::new(key),
        };
        let (_, key, of, crowd) = acts[0];
        let mut turns = Turns { turn: 1, heading: heading(key, of), last: None, crowded: crowd };
        let after = |next: usize| acts.get(next).copied().unwrap_or((0, "end", None, false));
        let count = |(at, act): (usize, &(u8, &'static str, Option<u8>, bool))| {
            let (_, key, of, crowd) = after(at + 1);
            turns.count(Seat(act.0), heading(key, of), crowd).0
        };
        acts.iter().enumerate().map(count).collect()
    }

    #[test]
    fn a_day_has_a_turn_of_each() {
        let day = |seat| (seat, "monday", None, false);
        assert_eq!(turns(&[day(0), day(0), day(1), day(0), (0, "tuesday", None, false)]), [1, 1, 2, 3, 4]);
    }

    #[test]
    fn who_answers_does_not_end_the_turn_of_another() {
        let turn = |seat, whose| (seat, "turn", Some(whose), false);
        assert_eq!(turns(&[turn(0, 0), turn(1, 0), turn(0, 0), turn(1, 1)]), [1, 1, 1, 2]);
    }

    #[test]
    fn what_all_do_at_once_is_one_turn() {
        let all = |seat, crowd| (seat, "season", None, crowd);
        assert_eq!(turns(&[all(0, true), all(1, true), all(2, false), (0, "next", None, true)]), [1, 1, 1, 2]);
    }
}
