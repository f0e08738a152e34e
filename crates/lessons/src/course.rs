//! A lesson on its way: what the pupil did so far, and what follows from it.

use crate::judge::Tried;
use crate::lesson::{Lesson, Step};
use crate::script::{NoLine, play};
use bots::Bot;
use catalog::{AnySitting, NoDeal, NoSuchGame, Refused, Replaced, find};
use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Offer, Say, Seat, Told};

/// What a pupil can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// An action of the game.
    Act(String),
    /// Goes on, where there is only something to read.
    Next,
    /// Lets the coach do this step.
    Skip,
    /// Takes the last action of this step back.
    Back,
}

/// Why a move could not be made.
#[derive(Debug, thiserror::Error)]
pub enum NoMove {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] NoSuchGame),
    /// The table cannot be set up.
    #[error("{0}")]
    Deal(Box<NoDeal>),
    /// A written action cannot be done.
    #[error("{what} {number}: {why}")]
    Line {
        /// Where it is written.
        what: &'static str,
        /// Which action it is, counted from 1.
        number: usize,
        /// Why it cannot be done.
        why: Box<NoLine>,
    },
    /// The engine refuses the pupil's action.
    #[error("{0}")]
    Refused(Box<Refused>),
    /// There is nothing of the kind to do now.
    #[error("there is nothing of the kind to do now")]
    NotNow,
}

/// Something that happened at the table, as the pupil sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// Who did it.
    pub seat: Seat,
    /// What it brought.
    pub events: Vec<Told>,
}

/// What the coach says to the last move.
#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    /// It was what the step asked for.
    pub right: bool,
    /// What he says.
    pub say: Option<Say>,
    /// What was tried, where it was another thing. It was taken back.
    pub tried: Option<Say>,
    /// What it would have brought.
    pub brought: Vec<Say>,
}

/// The table at one place of a step.
struct Position {
    sitting: Box<dyn AnySitting>,
    /// What the pupil saw since the step began.
    events: Vec<Told>,
    /// How many of the written replies were given.
    replied: usize,
}

impl Position {
    fn new(sitting: Box<dyn AnySitting>) -> Position {
        Position { sitting, events: Vec::new(), replied: 0 }
    }
}

impl Clone for Position {
    fn clone(&self) -> Position {
        Position { sitting: self.sitting.clone_box(), events: self.events.clone(), replied: self.replied }
    }
}

/// A lesson and where its pupil stands.
#[derive(Clone)]
pub struct Course<'a> {
    pub(crate) lesson: &'a Lesson,
    now: Position,
    /// The positions of this step before now, the beginning first.
    past: Vec<Position>,
    /// The pupil's actions in this step.
    own: Vec<String>,
    pub(crate) step: usize,
    pub(crate) slips: u32,
    happened: Vec<Happened>,
    answered: Option<Answered>,
    /// Where the script did not say or could not do what others do.
    improvised: Vec<String>,
}

impl<'a> Course<'a> {
    /// Sets the table up and plays what comes before the first step.
    pub fn begin(lesson: &'a Lesson) -> Result<Course<'a>, NoMove> {
        let entry = find(&lesson.game)?;
        let dealt = entry.deal(&lesson.setup, &Replaced::new(), lesson.seed.key(&lesson.nonces));
        let mut sitting = dealt.map_err(|why| NoMove::Deal(Box::new(why)))?;
        let mut happened = Vec::new();
        for (at, line) in lesson.start.iter().enumerate() {
            let (seat, events) = play(&mut *sitting, line, None, Eyes::Seat(lesson.seat))
                .map_err(|why| NoMove::Line { what: "start, action", number: at + 1, why: Box::new(why) })?;
            happened = vec![Happened { seat, events }];
        }
        happened.retain(|last| last.seat != lesson.seat);
        let now = Position::new(sitting);
        let (past, own, improvised) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Course { lesson, now, past, own, step: 0, slips: 0, happened, answered: None, improvised })
    }

    /// A lesson after these moves.
    pub fn after(lesson: &'a Lesson, moves: &[Move]) -> Result<Course<'a>, NoMove> {
        let mut course = Course::begin(lesson)?;
        moves.iter().try_for_each(|one| course.go(one))?;
        Ok(course)
    }

    /// The lesson that is taken.
    pub fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The table as it stands.
    pub fn sitting(&self) -> &dyn AnySitting {
        &*self.now.sitting
    }

    /// The step that the pupil is at; nothing when all are done.
    pub fn current(&self) -> Option<&'a Step> {
        self.lesson.steps.get(self.step)
    }

    /// What happened at the table by the last move.
    pub fn happened(&self) -> &[Happened] {
        &self.happened
    }

    /// What the coach says to the last move.
    pub fn answered(&self) -> Option<&Answered> {
        self.answered.as_ref()
    }

    /// Can the last action be taken back?
    pub fn may_go_back(&self) -> bool {
        !self.past.is_empty()
    }

    /// What the script did not foresee, for those who check it.
    pub(crate) fn improvised(&self) -> &[String] {
        &self.improvised
    }

    /// The pupil's actions in this step.
    pub(crate) fn own(&self) -> &[String] {
        &self.own
    }

    /// Makes a move, or says why not and changes nothing.
    pub fn go(&mut self, one: &Move) -> Result<(), NoMove> {
        let step = self.current().ok_or(NoMove::NotNow)?;
        match one {
            Move::Act(action) if !step.is_read() => self.act(step, action),
            Move::Next if step.is_read() => {
                self.clear();
                self.finish(step, None);
                Ok(())
            }
            Move::Skip => self.skip(step),
            Move::Back if !self.past.is_empty() => {
                self.clear();
                self.own.pop();
                self.now = self.past.pop().ok_or(NoMove::NotNow)?;
                Ok(())
            }
            Move::Act(_) | Move::Next | Move::Back => Err(NoMove::NotNow),
        }
    }

    fn clear(&mut self) {
        self.happened.clear();
        self.answered = None;
    }

    fn act(&mut self, step: &'a Step, action: &str) -> Result<(), NoMove> {
        let seat = self.lesson.seat;
        let mut after = self.now.clone();
        let acted = after.sitting.act(seat, action).map_err(|why| NoMove::Refused(Box::new(why)))?;
        let offers = self.sitting().legal(seat);
        let offer = offers.into_iter().find(|offer| offer.action == acted.notation).ok_or(NoMove::NotNow)?;
        let told: Vec<Told> = acted.events.iter().filter_map(|event| event.told(Eyes::Seat(seat))).collect();
        after.events.extend(told.iter().cloned());
        self.clear();
        let before = std::mem::replace(&mut self.now, after);
        self.past.push(before);
        self.own.push(acted.notation);
        self.happened.push(Happened { seat, events: told });
        self.judge(step, &offer);
        Ok(())
    }

    /// Right, on the way, or wrong: goes on, waits for more, or takes everything in this step back.
    fn judge(&mut self, step: &'a Step, offer: &Offer) {
        if self.is_met(step, offer) {
            let then = self.tried(offer).answer(&step.then).map(|name| self.lesson.say(name));
            return self.finish(step, then);
        }
        let done = u32::try_from(self.own.len()).unwrap_or(u32::MAX);
        if done >= step.within || self.tried(offer).is_named(&step.wrong) {
            return self.slip(step, offer);
        }
        self.reply(step, false);
        if self.is_met(step, offer) {
            let then = self.tried(offer).answer(&step.then).map(|name| self.lesson.say(name));
            self.finish(step, then);
        } else if !self.sitting().to_act().contains(self.lesson.seat) {
            self.slip(step, offer);
        }
    }

    fn is_met(&self, step: &Step, offer: &Offer) -> bool {
        step.want.as_ref().is_some_and(|want| self.tried(offer).meets(want))
    }

    /// Would this action do what the step asks for?
    pub(crate) fn is_right(&self, step: &Step, offer: &Offer) -> bool {
        let (seat, mut after) = (self.lesson.seat, self.now.clone());
        let Ok(acted) = after.sitting.act(seat, &offer.action) else { return false };
        after.events.extend(acted.events.iter().filter_map(|event| event.told(Eyes::Seat(seat))));
        let begin = &*self.past.first().unwrap_or(&self.now).sitting;
        let (before, events) = (self.sitting(), &*after.events);
        let tried = Tried { seat, begin, before, after: &*after.sitting, offer, events };
        step.want.as_ref().is_some_and(|want| tried.meets(want))
    }

    fn tried<'b>(&'b self, offer: &'b Offer) -> Tried<'b> {
        let first = self.past.first().unwrap_or(&self.now);
        let before = self.past.last().unwrap_or(&self.now);
        Tried {
            seat: self.lesson.seat,
            begin: &*first.sitting,
            before: &*before.sitting,
            after: self.sitting(),
            offer,
            events: &self.now.events,
        }
    }

    /// Another choice: told what it brings, and taken back.
    fn slip(&mut self, step: &Step, offer: &Offer) {
        let say = self.tried(offer).answer(&step.wrong).map(|name| self.lesson.say(name));
        // What chance and others would have answered is not told: it may be otherwise next time.
        let own = |say: &Say| say.args.iter().any(|(name, arg)| name == "seat" && *arg == Arg::Seat(self.lesson.seat));
        let happened = self.happened.drain(..).flat_map(|one| one.events).map(|told| told.say);
        let brought = happened.filter(own).collect();
        self.answered = Some(Answered { right: false, say, tried: Some(offer.label.clone()), brought });
        self.slips += 1;
        self.rewind();
    }

    /// Back to the beginning of the step.
    fn rewind(&mut self) {
        self.own.clear();
        if !self.past.is_empty() {
            self.now = self.past.swap_remove(0);
            self.past.clear();
        }
    }

    /// The step is done: others answer, and the next begins.
    fn finish(&mut self, step: &Step, then: Option<Say>) {
        self.reply(step, true);
        self.answered = Some(Answered { right: true, say: then, tried: None, brought: Vec::new() });
        self.step += 1;
        self.slips = 0;
        self.own.clear();
        self.past.clear();
        (self.now.events, self.now.replied) = (Vec::new(), 0);
    }

    /// Others act: what is written for them, and what a bot would do where the pupil would wait otherwise.
    fn reply(&mut self, step: &Step, done: bool) {
        while let Some(reply) = self.next_reply(step, done) {
            match reply {
                Ok((seat, events)) => {
                    self.now.events.extend(events.iter().cloned());
                    self.happened.push(Happened { seat, events });
                }
                Err(why) => self.improvised.push(format!("reply: {why}")),
            }
        }
    }

    fn next_reply(&mut self, step: &Step, done: bool) -> Option<Result<(Seat, Vec<Told>), NoLine>> {
        let (pupil, asked) = (self.lesson.seat, self.sitting().to_act());
        let waits = !asked.is_empty() && !asked.contains(pupil);
        let last = self.step + 1 == self.lesson.steps.len();
        match step.reply.get(self.now.replied) {
            Some(line) if done || waits => {
                self.now.replied += 1;
                Some(play(&mut *self.now.sitting, line, Some(pupil), Eyes::Seat(pupil)))
            }
            None if waits && !(done && last) => self.improvise().map(Ok),
            _ => None,
        }
    }

    /// A bot acts for somebody else, always alike.
    fn improvise(&mut self) -> Option<(Seat, Vec<Told>)> {
        let sitting = &mut self.now.sitting;
        let seat = sitting.to_act().iter().find(|seat| *seat != self.lesson.seat)?;
        let action = Bot::new(self.lesson.bot, u64::from(sitting.step())).unhurried().choose(&**sitting, seat).ok()?;
        let acted = sitting.act(seat, &action).ok()?;
        let eyes = Eyes::Seat(self.lesson.seat);
        self.improvised.push(format!("seat {seat} is asked and no reply is written; a bot does {action:?}"));
        Some((seat, acted.events.iter().filter_map(|event| event.told(eyes)).collect()))
    }

    /// The coach does the step, from its beginning.
    fn skip(&mut self, step: &'a Step) -> Result<(), NoMove> {
        self.rewind();
        let (at, mut happened) = (self.step, Vec::new());
        while self.step == at {
            if step.is_read() {
                return self.go(&Move::Next);
            }
            let model = self.model().ok_or(NoMove::NotNow)?;
            let slips = self.slips;
            self.act(step, &model.action)?;
            happened.append(&mut self.happened);
            if self.slips > slips {
                return Err(NoMove::NotNow);
            }
        }
        self.happened = happened;
        Ok(())
    }
}
