//! Walks through a lesson as pupils would: on the way that is written, on every other way that counts as right, and wrong
//! at every step.

use crate::course::{Course, Move};
use crate::lesson::{Lesson, Step};
use crate::pattern::fits;
use table::Offer;

/// How many other right answers of a step are followed to the end.
const WAYS: usize = 16;

/// What is wrong with a lesson, apart from its words.
pub(crate) fn walk(lesson: &Lesson) -> Vec<String> {
    let mut course = match Course::begin(lesson) {
        Ok(course) => course,
        Err(why) => return vec![why.to_string()],
    };
    let mut faults = Vec::new();
    while let Some(step) = course.current() {
        let at = format!("step {} ({})", course.step + 1, step.say);
        faults.extend(look(&course, step).into_iter().map(|fault| format!("{at}: {fault}")));
        let known = course.improvised().len();
        if let Err(why) = course.go(&Move::Skip) {
            let way =
                if step.solution.is_empty() { "no legal action does what is asked" } else { "its solution fails" };
            let can = offers(&course).into_iter().map(|offer| offer.action).collect::<Vec<_>>().join(", ");
            faults.push(format!("{at}: {way} ({why}); the pupil can do: {can}"));
            return faults;
        }
        if step.within == 1 {
            faults.extend(course.improvised()[known..].iter().map(|why| format!("{at}: {why}")));
        }
    }
    faults
}

fn offers(course: &Course<'_>) -> Vec<Offer> {
    course.sitting().legal(course.lesson.seat)
}

/// Looks at one step from its beginning.
fn look(course: &Course<'_>, step: &Step) -> Vec<String> {
    let mut faults = Vec::new();
    for thing in step.point.iter().filter(|thing| !course.has(thing)) {
        faults.push(format!("the pupil sees no {thing} there"));
    }
    let Some(want) = &step.want else { return faults };
    let offers = offers(course);
    if offers.is_empty() {
        faults.push("the pupil is not asked there".to_owned());
    }
    if step.within > 1 {
        return faults;
    }
    for pattern in &want.action.0 {
        if !offers.iter().any(|offer| fits(pattern, &offer.action)) {
            faults.push(format!("{pattern:?} is no action that the pupil has there"));
        }
    }
    let (right, wrong): (Vec<Offer>, Vec<Offer>) = offers.into_iter().partition(|offer| course.is_right(step, offer));
    faults.extend(tell_wrong(course, step, &wrong));
    faults.extend(right.iter().take(WAYS).filter_map(|offer| follow(course, offer)));
    faults
}

/// Every wrong choice is answered, and every answer is meant for some choice.
fn tell_wrong(course: &Course<'_>, step: &Step, wrong: &[Offer]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut told = Vec::new();
    for offer in wrong {
        let mut other = course.clone();
        match other.go(&Move::Act(offer.action.clone())) {
            Ok(()) => match other.answered().and_then(|answered| answered.say.clone()) {
                Some(say) => told.push(say.key),
                None => faults.push(format!("say what is wrong with {:?}", offer.action)),
            },
            Err(why) => faults.push(format!("{:?}: {why}", offer.action)),
        }
    }
    faults.truncate(1);
    let unsaid = step.wrong.0.iter().map(|(_, name)| course.lesson.say(name).key).filter(|key| !told.contains(key));
    faults.extend(unsaid.map(|key| format!("{key} is never said: no wrong choice is answered with it")));
    faults
}

/// Whatever counts as right must lead to the end of the lesson.
fn follow(course: &Course<'_>, offer: &Offer) -> Option<String> {
    let mut other = course.clone();
    let done = other.go(&Move::Act(offer.action.clone()));
    let mut failed = done.err().map(|why| (other.step, why));
    while failed.is_none() && other.current().is_some() {
        failed = other.go(&Move::Skip).err().map(|why| (other.step, why));
    }
    let (at, why) = failed?;
    Some(format!("{:?} counts as right, but then step {} cannot be done: {why}", offer.action, at + 1))
}
