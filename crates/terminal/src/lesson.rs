//! A lesson at this terminal: what the coach says, what can be done, and what he says to it.

use crate::End;
use crate::command::Command;
use crate::page::{print_offers, print_refusal, print_rules};
use crate::things::{print_what, print_words};
use catalog::{Entry, Offer, Refused};
use lessons::{Answered, Course, Lesson, Move, NoMove};
use std::io::{self, BufRead, Write};
use table::words::name;
use table::{Eyes, Say, Words};
use words::{Catalogue, Speaker};

/// A lesson in line mode.
pub struct LineLesson<'a, R, W> {
    entry: &'static Entry,
    course: Course<'a>,
    words: Speaker,
    input: R,
    output: W,
}

/// What a line leads to.
enum Then {
    /// The pupil is asked again.
    Again,
    /// The lesson went on.
    On,
    Leave(End),
}

impl<'a, R: BufRead, W: Write> LineLesson<'a, R, W> {
    /// A lesson from its beginning.
    ///
    /// # Errors
    /// The lesson cannot be set up: the game has changed since it was written.
    pub fn new(lesson: &'a Lesson, pupil: &str, input: R, output: W) -> Result<Self, NoMove> {
        let entry = catalog::find(&lesson.game)?;
        let words = Speaker { reader: Some(lesson.seat), ..Speaker::english(lesson.names(pupil)) };
        Ok(LineLesson { entry, course: Course::begin(lesson)?, words, input, output })
    }

    /// Speaks another language than English.
    pub fn speak(&mut self, catalogue: &'static Catalogue) {
        self.words.catalogue = catalogue;
    }

    /// Teaches until the lesson is done or the pupil leaves.
    pub fn run(&mut self) -> io::Result<End> {
        self.say(&self.course.lesson().title())?;
        self.say(&Say::new("lesson-help"))?;
        self.print_board()?;
        self.tell()?;
        while self.course.current().is_some() {
            self.print_note()?;
            let mut offers = self.print_choices()?;
            loop {
                match self.listen(&mut offers)? {
                    Then::Again => {}
                    Then::On => break,
                    Then::Leave(end) => return Ok(end),
                }
            }
        }
        self.print_board()?;
        let lesson = self.course.lesson();
        if lesson.why.is_empty() {
            self.say(&Say::new("lesson-done"))?;
        }
        self.say(&lesson.learnt())?;
        lesson.why.iter().try_for_each(|why| self.say(why))?;
        Ok(End::Finished)
    }

    fn listen(&mut self, offers: &mut Vec<Offer>) -> io::Result<Then> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.output)?;
            self.say(&Say::new("lesson-input-ended"))?;
            return Ok(Then::Leave(End::InputEnded));
        }
        let (read, eyes) = (self.course.current().is_some_and(lessons::Step::is_read), self.eyes());
        match Command::parse(&line) {
            Command::Empty if read => return self.go(&Move::Next),
            Command::Number(number) => match offers.get(number.wrapping_sub(1)) {
                Some(offer) => return self.go(&Move::Act(offer.action.clone())),
                None => self.say(&Say::new("terminal-no-such-choice").with("last", offers.len()))?,
            },
            Command::Text(text) => return self.text(&text, offers),
            Command::Hint => self.show_me()?,
            Command::Undo => return self.go(&Move::Back),
            Command::Quit => {
                self.say(&Say::new("terminal-goodbye"))?;
                return Ok(Then::Leave(End::Quit));
            }
            Command::Empty | Command::Choices => *offers = self.print_choices()?,
            Command::Help | Command::Log | Command::Save(_) => self.say(&Say::new("lesson-help"))?,
            Command::Board => self.print_board()?,
            Command::Words => print_words(&mut self.output, self.course.sitting(), eyes, &self.words)?,
            Command::What(asked) => {
                print_what(&mut self.output, self.course.sitting(), eyes, &self.words, asked.as_deref())?;
            }
            Command::Rules(number) => self.print_rules(number.as_deref())?,
        }
        Ok(Then::Again)
    }

    /// `show me`, `skip`, an action in its short form, or words to look for among the choices.
    fn text(&mut self, text: &str, offers: &mut Vec<Offer>) -> io::Result<Then> {
        let wanted = text.to_lowercase();
        match wanted.as_str() {
            "show me" | "show" => {
                self.show_me()?;
                return Ok(Then::Again);
            }
            "skip" | "skip step" => return self.go(&Move::Skip),
            "next" | "go on" => return self.go(&Move::Next),
            _ => {}
        }
        let all = self.offers();
        let fits = |offer: &Offer| {
            offer.action.contains(&wanted) || self.words.say(&offer.label).to_lowercase().contains(&wanted)
        };
        let found: Vec<Offer> = all.iter().filter(|offer| fits(offer)).cloned().collect();
        let exact = all.iter().any(|offer| offer.action == wanted);
        if exact || found.is_empty() {
            return self.go(&Move::Act(text.to_owned()));
        }
        print_offers(&mut self.output, &found, &self.words)?;
        *offers = found;
        Ok(Then::Again)
    }

    fn go(&mut self, one: &Move) -> io::Result<Then> {
        match self.course.go(one) {
            Ok(()) => {
                self.tell()?;
                Ok(Then::On)
            }
            Err(NoMove::Refused(refused)) => {
                self.refuse(&refused)?;
                Ok(Then::Again)
            }
            Err(_) => {
                self.say(&Say::new("lesson-not-now"))?;
                Ok(Then::Again)
            }
        }
    }

    fn refuse(&mut self, refused: &Refused) -> io::Result<()> {
        print_refusal(&mut self.output, self.entry, refused, &self.words)
    }

    /// What happened, and what the coach says to it.
    fn tell(&mut self) -> io::Result<()> {
        for told in self.course.happened().iter().flat_map(|one| &one.events) {
            writeln!(self.output, "* {}", self.words.say(&told.say))?;
        }
        let Some(Answered { right, say, tried, brought }) = self.course.answered().cloned() else { return Ok(()) };
        if let Some(tried) = tried {
            self.say(&Say::new("lesson-tried").with("what", tried))?;
            brought.iter().try_for_each(|one| writeln!(self.output, "  * {}", self.words.say(one)))?;
            self.say(&Say::new("lesson-taken-back"))?;
        }
        let word = say.or_else(|| right.then(|| Say::new("lesson-right")));
        word.map_or(Ok(()), |word| self.say(&word))
    }

    /// The step, with the names of what the coach points at.
    fn print_note(&mut self) -> io::Result<()> {
        let Some(note) = self.course.note() else { return Ok(()) };
        let step = Say::new("lesson-step").with("number", note.number).with("count", note.count);
        writeln!(self.output, "\n{} {}", self.words.say(&step), self.words.say(&note.say))?;
        if let Some(hint) = &note.hint {
            self.say(hint)?;
        }
        let (sitting, eyes) = (self.course.sitting(), self.eyes());
        let titles = note.point.iter().filter_map(|thing| sitting.explain(eyes, thing)).map(|note| note.title.into());
        let titles: Vec<table::Arg> = titles.collect();
        if !titles.is_empty() {
            self.say(&Say::new("lesson-points").with("things", titles))?;
        }
        match note.rule {
            Some(rule) => self.say(&Say::new("lesson-rule").with("rule", name(rule))),
            None => Ok(()),
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let read = self.course.current().is_none_or(lessons::Step::is_read);
        if read { Vec::new() } else { self.course.sitting().legal(self.course.lesson().seat) }
    }

    fn print_choices(&mut self) -> io::Result<Vec<Offer>> {
        let offers = self.offers();
        if offers.is_empty() {
            self.say(&Say::new("lesson-press-enter"))?;
        } else if let Some(prompt) = self.course.sitting().prompt(self.course.lesson().seat) {
            self.say(&prompt)?;
        }
        print_offers(&mut self.output, &offers, &self.words)?;
        Ok(offers)
    }

    /// What to type for this step.
    fn show_me(&mut self) -> io::Result<()> {
        match self.course.note().and_then(|note| note.model) {
            Some(model) => {
                let shown = Say::new("lesson-show").with("what", model.label).with("action", name(model.action));
                self.say(&shown)
            }
            None => self.say(&Say::new("lesson-show-none")),
        }
    }

    fn print_board(&mut self) -> io::Result<()> {
        let board = self.course.sitting().draw(self.eyes(), &self.words);
        writeln!(self.output, "\n{}\n", board.trim_end())
    }

    fn print_rules(&mut self, number: Option<&str>) -> io::Result<()> {
        if print_rules(&mut self.output, self.entry, number, &self.words)? {
            return Ok(());
        }
        self.say(&Say::new("terminal-no-such-rule").with("number", name(number.unwrap_or_default())))
    }

    fn eyes(&self) -> Eyes {
        Eyes::Seat(self.course.lesson().seat)
    }

    fn say(&mut self, say: &Say) -> io::Result<()> {
        writeln!(self.output, "{}", self.words.say(say))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes a lesson with these lines typed, and gives what was printed.
    fn taken(typed: &str) -> (End, String) {
        let lesson = lessons::find("midway", "first-turn").unwrap();
        let mut output = Vec::new();
        let end = LineLesson::new(lesson, "Ada", typed.as_bytes(), &mut output).unwrap().run().unwrap();
        (end, String::from_utf8(output).unwrap())
    }

    #[test]
    fn a_slip_is_told_and_taken_back() {
        let (end, told) = taken("lay wild\nshow me\nroll\n");
        assert_eq!(end, End::InputEnded);
        assert!(told.contains("It was taken back."), "{told}");
        assert!(told.contains("[roll]") && told.contains("You roll 2, 2 and 4."), "{told}");
        assert!(told.contains("Step 2 of 9."), "{told}");
    }

    #[test]
    fn every_step_can_be_skipped() {
        let (end, told) = taken(&"skip\n".repeat(9));
        assert_eq!(end, End::Finished);
        assert!(told.contains("You have done this lesson."), "{told}");
    }

    /// What to type, line by line: Enter where there is only something to read, else what the coach would do.
    fn well_typed(lesson: &Lesson) -> String {
        let mut course = Course::begin(lesson).unwrap();
        let mut typed = String::new();
        while let Some(step) = course.current() {
            let one = match course.note().and_then(|note| note.model).filter(|_| !step.is_read()) {
                Some(model) => Move::Act(model.action),
                None => Move::Next,
            };
            if let Move::Act(action) = &one {
                typed.push_str(action);
            }
            typed.push('\n');
            course.go(&one).unwrap_or_else(|why| panic!("{} {}: {one:?}: {why}", lesson.game, lesson.name));
        }
        typed
    }

    #[test]
    fn every_lesson_of_every_game_can_be_done_by_typing() {
        let mut done = 0;
        for lesson in catalog::all().iter().flat_map(|entry| lessons::of(entry.about.id)) {
            let (typed, mut output) = (well_typed(lesson), Vec::new());
            let end = LineLesson::new(lesson, "Ada", typed.as_bytes(), &mut output).unwrap().run().unwrap();
            let told = String::from_utf8(output).unwrap();
            assert_eq!(end, End::Finished, "{} {}: {told}", lesson.game, lesson.name);
            let slip =
                Catalogue::english().render(&Say::new("lesson-taken-back"), &[]).unwrap_or_else(|(text, _)| text);
            assert!(!told.contains(&slip), "{} {}: {told}", lesson.game, lesson.name);
            done += 1;
        }
        assert!(done >= 50, "only {done} lessons");
    }
}
