//! Was it what the step asks for?

use crate::lesson::{Answers, Score, Want};
use crate::pattern::{event_fits, fits};
use catalog::AnySitting;
use table::{Eyes, Offer, Seat, Told};

/// An action of the pupil, with all that it can be judged by.
pub(crate) struct Tried<'a> {
    pub seat: Seat,
    /// The table when the step began.
    pub begin: &'a dyn AnySitting,
    /// The table before the action.
    pub before: &'a dyn AnySitting,
    /// The table after it.
    pub after: &'a dyn AnySitting,
    pub offer: &'a Offer,
    /// Everything that the pupil saw since the step began.
    pub events: &'a [Told],
}

impl Tried<'_> {
    /// Does everything hold that is wanted?
    pub fn meets(&self, want: &Want) -> bool {
        let Want { action, things, event, without, score, won, over, any: _ } = want;
        let happened = |pattern: &toml::Value| self.events.iter().any(|told| event_fits(pattern, &told.event));
        let outcome = self.after.outcome();
        (action.0.is_empty() || action.0.iter().any(|pattern| fits(pattern, &self.offer.action)))
            && things.0.iter().all(|pattern| self.touches(pattern))
            && (event.0.is_empty() || event.0.iter().any(happened))
            && !without.0.iter().any(happened)
            && (!won || outcome.as_ref().is_some_and(|outcome| outcome.places.won(self.seat)))
            && (!over || outcome.is_some())
            && score.is_none_or(|score| self.scores(score))
    }

    /// The first answer whose condition holds.
    pub fn answer<'a>(&self, answers: &'a Answers) -> Option<&'a str> {
        let holds = |when: &Option<Want>| when.as_ref().is_none_or(|want| self.meets(want));
        answers.0.iter().find(|(when, _)| holds(when)).map(|(_, say)| say.as_str())
    }

    /// Is one of the answers meant for just this?
    pub fn is_named(&self, answers: &Answers) -> bool {
        answers.0.iter().any(|(when, _)| when.as_ref().is_some_and(|want| self.meets(want)))
    }

    fn touches(&self, pattern: &str) -> bool {
        self.offer.ways().any(|way| way.iter().any(|thing| fits(pattern, thing.as_str())))
    }

    fn scores(&self, score: Score) -> bool {
        let Some(after) = points(self.after, self.seat) else { return false };
        match score {
            Score::Least(least) => after >= least,
            Score::Gain(gain) => points(self.begin, self.seat).is_some_and(|before| after - before >= gain),
            Score::Best => self.before.legal(self.seat).iter().all(|offer| {
                let mut other = self.before.clone_box();
                let done = other.act(self.seat, &offer.action).is_ok();
                !done || points(&*other, self.seat).is_none_or(|points| points <= after)
            }),
        }
    }
}

/// The points that a seat sees of itself.
fn points(sitting: &dyn AnySitting, seat: Seat) -> Option<i32> {
    sitting.scores(Eyes::Seat(seat)).into_iter().nth(seat.at()).flatten().map(|sheet| sheet.total())
}
