//! What the coach says and points at now.

use crate::course::{Course, Move};
use crate::lesson::Step;
use std::collections::VecDeque;
use table::{Eyes, Offer, Say, Thing};

/// So many actions are looked at for a way to the end of a step.
const LOOKED_AT: usize = 300;
/// So many actions after the next are told at most: five revelers are taken up and put down.
const FURTHER: usize = 9;

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
    /// What is touched after that, action by action: as long as it is written, and nothing is revealed on the way.
    pub further: Vec<Vec<Thing>>,
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
            further: model.as_ref().map(|offer| self.further(offer)).unwrap_or_default(),
            model,
        })
    }

    /// What is touched after an action of the written solution, while the pupil alone is asked and all can be taken back.
    fn further(&self, first: &Offer) -> Vec<Vec<Thing>> {
        let mut touched = Vec::new();
        let (mut course, mut offer) = (self.clone(), first.clone());
        while !offer.price.for_good && touched.len() < FURTHER {
            let Some(after) =
                course.on_the_way(&offer).filter(|after| after.sitting().step() == course.sitting().step() + 1)
            else {
                break;
            };
            let Some(next) = after.written().and_then(|action| {
                after.sitting().legal(self.lesson.seat).into_iter().find(|offer| offer.action == action)
            }) else {
                break;
            };
            touched.push(next.things.clone());
            (course, offer) = (after, next);
        }
        touched
    }

    /// Is the thing there for the pupil, on the table or as a button?
    pub(crate) fn has(&self, thing: &Thing) -> bool {
        let seat = self.lesson.seat;
        let offers = self.sitting().legal(seat);
        self.sitting().things(Eyes::Seat(seat)).contains(thing)
            || offers.iter().any(|offer| offer.ways().any(|way| way.contains(thing)))
    }

    /// What to do next in this step: as it is written, or a short way from where the pupil has gone instead.
    pub(crate) fn model(&self) -> Option<Offer> {
        let step = self.current().filter(|step| !step.is_read())?;
        let mut offers = self.sitting().legal(self.lesson.seat);
        let at = self.written().and_then(|next| offers.iter().position(|offer| offer.action == next));
        match at {
            Some(at) => Some(offers.swap_remove(at)),
            None => self.way(step, offers),
        }
    }

    /// The next action of the written solution, if the pupil has followed it so far.
    fn written(&self) -> Option<&str> {
        let (done, left) = self.current()?.solution.split_at_checked(self.own().len())?;
        let same = done.iter().zip(self.own()).all(|(line, own)| line.action == *own);
        left.first().filter(|_| same).map(|line| line.action.as_str())
    }

    /// The first of the fewest actions that do what is asked, if they are few.
    fn way(&self, step: &Step, offers: Vec<Offer>) -> Option<Offer> {
        if let Some(at) = offers.iter().position(|offer| self.is_right(step, offer)) {
            return offers.into_iter().nth(at);
        }
        let mut looked = 0;
        let mut ways: VecDeque<(usize, Course<'_>)> =
            offers.iter().enumerate().filter_map(|(at, offer)| Some((at, self.on_the_way(offer)?))).collect();
        while let Some((first, course)) = ways.pop_front().filter(|_| looked < LOOKED_AT) {
            let next = course.sitting().legal(self.lesson.seat);
            looked += next.len();
            if next.iter().any(|offer| course.is_right(step, offer)) {
                return offers.into_iter().nth(first);
            }
            ways.extend(next.iter().filter_map(|offer| Some((first, course.on_the_way(offer)?))));
        }
        None
    }

    /// The course after an action that neither ends the step nor spoils it.
    fn on_the_way(&self, offer: &Offer) -> Option<Self> {
        let mut course = self.clone();
        course.go(&Move::Act(offer.action.clone())).ok()?;
        (course.step == self.step && course.slips == self.slips).then_some(course)
    }
}
