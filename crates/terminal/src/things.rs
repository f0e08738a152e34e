//! The table in words, and what a thing on it is.

use catalog::AnySitting;
use std::io::{self, Write};
use table::words::name;
use table::{Eyes, Note, Say, Thing, Words};

/// More things than this are not all explained at once: their names are listed instead.
const EXPLAINED: usize = 3;

/// The table in titled sections, as these eyes see it; each thing with its id.
pub(crate) fn print_words(
    out: &mut impl Write,
    sitting: &dyn AnySitting,
    eyes: Eyes,
    words: &dyn Words,
) -> io::Result<()> {
    for section in sitting.describe(eyes) {
        writeln!(out, "\n{}", words.say(&section.title))?;
        for line in section.lines {
            let said = words.say(&line.say);
            match line.thing {
                Some(thing) => writeln!(out, "  {said}  [{thing}]")?,
                None => writeln!(out, "  {said}")?,
            }
        }
    }
    writeln!(out)
}

/// What a thing is: by its id, or by a part of its name.
pub(crate) fn print_what(
    out: &mut impl Write,
    sitting: &dyn AnySitting,
    eyes: Eyes,
    words: &dyn Words,
    asked: Option<&str>,
) -> io::Result<()> {
    let Some(asked) = asked else { return writeln!(out, "{}", words.word("terminal-what")) };
    let found = find_things(sitting, eyes, words, asked);
    match found.len() {
        0 => writeln!(out, "{}", words.say(&Say::new("terminal-no-such-thing").with("asked", name(asked)))),
        1..=EXPLAINED => found.iter().try_for_each(|(thing, note)| print_note(out, words, thing, note)),
        _ => found.iter().try_for_each(|(thing, note)| writeln!(out, "  {}  [{thing}]", words.say(&note.title))),
    }
}

fn find_things(sitting: &dyn AnySitting, eyes: Eyes, words: &dyn Words, asked: &str) -> Vec<(Thing, Note)> {
    let all = sitting.things(eyes).into_iter();
    let known = all.filter_map(|thing| sitting.explain(eyes, &thing).map(|note| (thing, note)));
    let known: Vec<(Thing, Note)> = known.collect();
    if let Some(exact) = known.iter().find(|(thing, _)| thing.as_str() == asked) {
        return vec![exact.clone()];
    }
    let wanted = asked.to_lowercase();
    let fits = |(thing, note): &(Thing, Note)| {
        thing.as_str().contains(&wanted) || words.say(&note.title).to_lowercase().contains(&wanted)
    };
    known.into_iter().filter(fits).collect()
}

fn print_note(out: &mut impl Write, words: &dyn Words, thing: &Thing, note: &Note) -> io::Result<()> {
    let rule = note.rule.map_or(String::new(), |rule| format!(" ({rule})"));
    writeln!(out, "{}  [{thing}]{rule}", words.say(&note.title))?;
    note.lines.iter().try_for_each(|line| writeln!(out, "  {}", words.say(line)))
}
