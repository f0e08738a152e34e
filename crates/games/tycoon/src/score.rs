//! Points: so far, or at the end.

use crate::speech::name;
use crate::state::{Carnival, Tycoon};
use table::{Eyes, Game, Places, Rule, Say, ScoreSheet, Seat};

const TRACK: Rule = Rule("CT-9.6");
const GUESTS: Rule = Rule("CT-9.2");
const KINDS: Rule = Rule("CT-9.3");
const SETS: Rule = Rule("CT-9.4");
const BANKRUPT: Rule = Rule("CT-8.4");

pub fn score(game: &Tycoon, seat: Seat) -> i32 {
    if game.carnival(seat).is_bankrupt() { 0 } else { game.tally(seat) }
}

/// The score line by line. A bankrupt sees what was earned, and that it is gone.
pub fn sheet(game: &Tycoon, seat: Seat) -> ScoreSheet {
    let own = game.carnival(seat);
    let mut sheet = ScoreSheet::default();
    sheet.add("tycoon-score-rides", own.track(), TRACK);
    sheet.add("tycoon-score-guests", game.desk(seat).served() as i32, GUESTS);
    sheet.add("tycoon-score-kinds", game.kind_points(own), KINDS);
    sheet.add("tycoon-score-sets", game.set_points(own), SETS);
    if own.is_bankrupt() {
        sheet.add("tycoon-score-bankrupt", -game.tally(seat), BANKRUPT);
    }
    let rank = game.parts().rank(score(game, seat));
    let key = if own.is_bankrupt() { "tycoon-rank-bankrupt" } else { "tycoon-rank" };
    sheet.title = Some(Say::new(key).with("rank", name(&rank.name)));
    sheet
}

/// All sheets lie open.
pub fn shown(game: &Tycoon, _: Eyes, seat: Seat) -> Option<ScoreSheet> {
    Some(sheet(game, seat))
}

/// By score. A bankrupt has 0, everybody else at least the point of the first guest; and no bankrupt wins, not even alone.
pub fn places(game: &Tycoon) -> Option<Places> {
    let by_score = || Places::by_key(game.carnivals.len(), |seat| score(game, seat));
    game.is_over().then(|| by_score().but_lost(|seat| game.carnival(seat).is_bankrupt()))
}

impl Tycoon {
    /// What was earned, bankrupt or not.
    pub(crate) fn tally(&self, seat: Seat) -> i32 {
        let own = self.carnival(seat);
        own.track() + self.desk(seat).served() as i32 + self.kind_points(own) + self.set_points(own)
    }

    fn kind_points(&self, own: &Carnival) -> i32 {
        let points = &self.parts().stalls.points;
        own.stall_counts.iter().map(|&count| points[usize::from(count)]).sum()
    }

    fn set_points(&self, own: &Carnival) -> i32 {
        let sets = self.parts().stalls.sets.iter();
        sets.filter(|set| own.kinds_with(set.each) >= usize::from(set.kinds)).map(|set| set.points).sum()
    }
}

impl Carnival {
    /// The sum of the track of rounds.
    fn track(&self) -> i32 {
        self.rides.iter().map(|ride| i32::from(ride.points)).sum()
    }

    /// Kinds of stalls with at least so many stalls.
    pub(crate) fn kinds_with(&self, each: u8) -> usize {
        self.stall_counts.iter().filter(|&&count| count >= each).count()
    }
}
