//! `ballyhoo learn`: a lesson at this terminal.

use crate::fail::{Fail, printing};
use crate::say::{guest, language, print, say};
use lessons::Lesson;
use std::fmt::Write;
use std::io;
use table::Say;
use table::words::{name, names};
use terminal::LineLesson;

/// Teaches a game in short lessons at a real table
#[derive(clap::Args)]
pub struct Learn {
    /// The game, as `ballyhoo games` lists it
    game: String,
    /// The lesson, by its name or its number; without it, the lessons are listed
    lesson: Option<String>,
    /// Your name at the table [default: Guest, in the language that is spoken]
    #[arg(long)]
    name: Option<String>,
}

impl Learn {
    pub fn run(self) -> Result<(), Fail> {
        let entry = catalog::find(&self.game)?;
        let all: Vec<&'static Lesson> = lessons::of(entry.about.id).collect();
        let title = Say::new(format!("{}-title", entry.about.id));
        if all.is_empty() {
            return Err(Fail::asked(Say::new("lesson-none").with("game", title)));
        }
        let Some(asked) = self.lesson else { return print(&list(&all)) };
        let by_number = asked.parse::<usize>().ok().and_then(|number| all.get(number.wrapping_sub(1)));
        let Some(lesson) = all.iter().find(|lesson| lesson.name == asked).or(by_number) else {
            let known = names(all.iter().map(|lesson| &lesson.name));
            return Err(Fail::asked(Say::new("lesson-no-such").with("asked", name(asked)).with("known", known)));
        };
        take(lesson, self.name.as_deref())
    }
}

/// Takes a lesson at this terminal.
pub fn take(lesson: &Lesson, name: Option<&str>) -> Result<(), Fail> {
    let name = name.map_or_else(guest, str::to_owned);
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let mut course = LineLesson::new(lesson, &name, input, output).map_err(|no| printing(io::Error::other(no)))?;
    course.speak(language());
    course.run().map(|_| ()).map_err(printing)
}

fn list(lessons: &[&Lesson]) -> String {
    let mut text = String::new();
    for (number, lesson) in lessons.iter().enumerate() {
        let minutes = Say::new("lesson-minutes").with("minutes", lesson.seconds.div_ceil(60));
        let title = say(&lesson.title());
        _ = writeln!(text, "{:>3}  {title}  [{}]  {}", number + 1, lesson.name, say(&minutes));
    }
    text + &say(&Say::new("lesson-advice").with("game", name(&lessons[0].game))) + "\n"
}
