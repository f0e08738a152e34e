//! What the coach says and points at now.

use crate::course::Course;
use table::{Eyes, Offer, Say, Thing};

/// What the coach says at this moment of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// The number of the step, counted from 1.
    pub number: usize,
    /// How many steps there are.
    pub count: usize,
    /// What he says.
    pub say: Say,
    /// What he says besides, after slips.
    pub hint: Option<Say>,
    /// What he points at; all of it can be seen now.
    pub point: Vec<Thing>,
    /// The rule that it is about.
    pub rule: Option<String>,
    /// There is nothing to do but to read.
    pub read: bool,
    /// A good action to take next. Nothing after a way of the pupil's own: then the step begins again for it.
    pub model: Option<Offer>,
}

impl Course<'_> {
    /// What the coach says now; nothing when the lesson is over.
    pub fn note(&self) -> Option<Note> {
        let step = self.current()?;
        let model = self.model();
        let spent = self.slips.checked_sub(self.lesson.hint_after);
        let hint = spent.and_then(|more| step.hints.get(more as usize).or(step.hints.last()));
        // What to do is pointed at when everything has been said.
        let show = spent.is_some_and(|more| more as usize + 1 >= step.hints.len());
        let shown = model.iter().filter(|_| show).flat_map(|offer| offer.things.iter().cloned());
        let mut point: Vec<Thing> = step.point.iter().filter(|thing| self.has(thing)).cloned().collect();
        for thing in shown {
            if !point.contains(&thing) {
                point.push(thing);
            }
        }
        Some(Note {
            number: self.step + 1,
            count: self.lesson.steps.len(),
            say: self.lesson.say(&step.say),
            hint: hint.map(|name| self.lesson.say(name)),
            point,
            rule: step.rule.clone(),
            read: step.is_read(),
            model,
        })
    }

    /// Is the thing there for the pupil, on the table or as a button?
    pub(crate) fn has(&self, thing: &Thing) -> bool {
        let seat = self.lesson.seat;
        let offers = self.sitting().legal(seat);
        self.sitting().things(Eyes::Seat(seat)).contains(thing)
            || offers.iter().any(|offer| offer.ways().any(|way| way.contains(thing)))
    }

    /// What to do next in this step, if the pupil has not gone another way: as it is written, or the first that is right.
    pub(crate) fn model(&self) -> Option<Offer> {
        let step = self.current().filter(|step| !step.is_read())?;
        let mut offers = self.sitting().legal(self.lesson.seat);
        if step.solution.is_empty() {
            return offers.into_iter().find(|offer| self.is_right(step, offer));
        }
        let (done, left) = step.solution.split_at_checked(self.own().len())?;
        let same = done.iter().zip(self.own()).all(|(line, own)| line.action == *own);
        let next = left.first().filter(|_| same)?;
        let at = offers.iter().position(|offer| offer.action == next.action)?;
        Some(offers.swap_remove(at))
    }
}
