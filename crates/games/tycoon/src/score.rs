//! Points: so far, or at the end.

use crate::actions::name;
use crate::components::Staff;
use crate::state::{Carnival, Tycoon};
use table::{Places, Rule, Say, ScoreSheet, Seat};

const TRACK: Rule = Rule("CT-9.6");
const GUESTS: Rule = Rule("CT-9.2");
const KINDS: Rule = Rule("CT-9.3");
const SETS: Rule = Rule("CT-9.4");
const BANKRUPT: Rule = Rule("CT-8.4");

impl Tycoon {
    /// Guests in the lot whom vendors can attend.
    pub(crate) fn attended(&self, seat: Seat) -> u32 {
        let own = self.carnival(seat);
        let vendors = u32::from(own.staff[Staff::Ticket as usize]);
        own.guests.count().min(vendors * u32::from(self.parts().sheet.guests_per_vendor))
    }

    /// What was earned, bankrupt or not.
    pub(crate) fn tally(&self, seat: Seat) -> i32 {
        let own = self.carnival(seat);
        own.track() + self.attended(seat) as i32 + self.kind_points(own) + self.set_points(own)
    }

    fn kind_points(&self, own: &Carnival) -> i32 {
        let points = &self.parts().stalls.points;
        own.stall_counts.iter().map(|&count| points[usize::from(count)]).sum()
    }

    fn set_points(&self, own: &Carnival) -> i32 {
        let complete =
            |kinds: u8, each: u8| own.stall_counts.iter().filter(|&&count| count >= each).count() >= usize::from(kinds);
        let sets = self.parts().stalls.sets.iter();
        sets.filter(|set| complete(set.kinds, set.each)).map(|set| set.points).sum()
    }

    pub(crate) fn score_of(&self, seat: Seat) -> i32 {
        if self.carnival(seat).is_bankrupt() { 0 } else { self.tally(seat) }
    }

    /// The score line by line. A bankrupt sees what was earned, and that it is gone.
    pub(crate) fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let own = self.carnival(seat);
        let mut sheet = ScoreSheet::default();
        sheet.add("tycoon-score-rides", own.track(), TRACK);
        sheet.add("tycoon-score-guests", self.attended(seat) as i32, GUESTS);
        sheet.add("tycoon-score-kinds", self.kind_points(own), KINDS);
        sheet.add("tycoon-score-sets", self.set_points(own), SETS);
        if own.is_bankrupt() {
            sheet.add("tycoon-score-bankrupt", -self.tally(seat), BANKRUPT);
        }
        let rank = self.parts().rank(self.score_of(seat));
        let key = if own.is_bankrupt() { "tycoon-rank-bankrupt" } else { "tycoon-rank" };
        sheet.title = Some(Say::new(key).with("rank", name(&rank.name)));
        sheet
    }

    /// By score. A bankrupt has 0, and everybody else at least the point of the first guest.
    pub(crate) fn final_places(&self) -> Option<Places> {
        let over = !self.carnivals.iter().any(Carnival::is_acting);
        over.then(|| Places::by_key(self.carnivals.len(), |seat| self.score_of(seat)))
    }
}

impl Carnival {
    /// The sum of the track of rounds.
    fn track(&self) -> i32 {
        self.rides.iter().map(|ride| i32::from(ride.points)).sum()
    }
}
