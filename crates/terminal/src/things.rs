//! The table in words, and what a thing on it is.

use crate::LineGame;
use std::io::{self, BufRead, Write};
use table::words::name;
use table::{Eyes, Note, Say, Seat, Thing, Words};

/// More things than this are not all explained at once: their names are listed instead.
const EXPLAINED: usize = 3;

impl<R: BufRead, W: Write> LineGame<R, W> {
    /// The table in titled sections, as this seat sees it; each thing with its id.
    pub(crate) fn print_words(&mut self, seat: Seat) -> io::Result<()> {
        for section in self.table.sitting().describe(Eyes::Seat(seat)) {
            writeln!(self.output, "\n{}", self.words.say(&section.title))?;
            for line in section.lines {
                let said = self.words.say(&line.say);
                match line.thing {
                    Some(thing) => writeln!(self.output, "  {said}  [{thing}]")?,
                    None => writeln!(self.output, "  {said}")?,
                }
            }
        }
        writeln!(self.output)
    }

    /// What a thing is: by its id, or by a part of its name.
    pub(crate) fn print_what(&mut self, seat: Seat, asked: Option<&str>) -> io::Result<()> {
        let Some(asked) = asked else { return self.say(Say::new("terminal-what")) };
        let found = self.find_things(Eyes::Seat(seat), asked);
        match found.len() {
            0 => self.say(Say::new("terminal-no-such-thing").with("asked", name(asked))),
            1..=EXPLAINED => found.iter().try_for_each(|(thing, note)| self.print_note(thing, note)),
            _ => found.iter().try_for_each(|(thing, note)| {
                let title = self.words.say(&note.title);
                writeln!(self.output, "  {title}  [{thing}]")
            }),
        }
    }

    fn find_things(&self, eyes: Eyes, asked: &str) -> Vec<(Thing, Note)> {
        let sitting = self.table.sitting();
        let all = sitting.things(eyes).into_iter();
        let known = all.filter_map(|thing| sitting.explain(eyes, &thing).map(|note| (thing, note)));
        let known: Vec<(Thing, Note)> = known.collect();
        if let Some(exact) = known.iter().find(|(thing, _)| thing.as_str() == asked) {
            return vec![exact.clone()];
        }
        let wanted = asked.to_lowercase();
        let fits = |(thing, note): &(Thing, Note)| {
            thing.as_str().contains(&wanted) || self.words.say(&note.title).to_lowercase().contains(&wanted)
        };
        known.into_iter().filter(fits).collect()
    }

    fn print_note(&mut self, thing: &Thing, note: &Note) -> io::Result<()> {
        let rule = note.rule.map_or(String::new(), |rule| format!(" ({rule})"));
        writeln!(self.output, "{}  [{thing}]{rule}", self.words.say(&note.title))?;
        for line in &note.lines {
            writeln!(self.output, "  {}", self.words.say(line))?;
        }
        Ok(())
    }
}
