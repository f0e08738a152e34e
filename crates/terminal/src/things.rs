//! The table in words, and what a thing on it is.

use catalog::AnySitting;
use std::collections::BTreeSet;
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
    let known = sitting
        .things(eyes)
        .into_iter()
        .chain(buttons(sitting, eyes))
        .filter_map(|thing| sitting.explain(eyes, &thing).map(|note| (thing, note)));
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

/// The buttons that these eyes are offered: no view shows them.
fn buttons(sitting: &dyn AnySitting, eyes: Eyes) -> BTreeSet<Thing> {
    let offers = if let Eyes::Seat(seat) = eyes { sitting.legal(seat) } else { Vec::new() };
    offers.into_iter().flat_map(|offer| offer.things).filter(Thing::is_button).collect()
}

fn print_note(out: &mut impl Write, words: &dyn Words, thing: &Thing, note: &Note) -> io::Result<()> {
    let rule = note.rule.map_or(String::new(), |rule| format!(" ({rule})"));
    writeln!(out, "{}  [{thing}]{rule}", words.say(&note.title))?;
    note.lines.iter().try_for_each(|line| writeln!(out, "  {}", words.say(line)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::Replaced;
    use table::{Seat, Seed, Setup};
    use words::Speaker;

    const ME: Eyes = Eyes::Seat(Seat(0));

    fn midway() -> Box<dyn AnySitting> {
        let entry = catalog::find("midway").unwrap();
        let dealt = entry.deal(&Setup::new(2), &Replaced::new(), Seed::from_text("things").key(&[]));
        dealt.unwrap_or_else(|no| panic!("midway cannot be dealt: {no}"))
    }

    /// What is printed, line by line.
    fn printed(print: impl FnOnce(&mut Vec<u8>, &dyn AnySitting, &dyn Words) -> io::Result<()>) -> Vec<String> {
        let (names, mut out) = (["Ada".to_owned(), "Bo".to_owned()], Vec::new());
        print(&mut out, &*midway(), &Speaker::english(names.to_vec())).unwrap();
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    fn what(asked: Option<&str>) -> Vec<String> {
        printed(|out, sitting, words| print_what(out, sitting, ME, words, asked))
    }

    #[test]
    fn the_table_is_told_in_sections_with_the_ids_of_things() {
        let told = printed(|out, sitting, words| print_words(out, sitting, ME, words));
        let things = midway().things(ME);
        let ids: Vec<&str> =
            told.iter().filter_map(|line| line.strip_suffix(']')?.rsplit_once('[')).map(|two| two.1).collect();
        assert!(ids.len() > 10 && ids.iter().all(|id| things.iter().any(|thing| thing.as_str() == *id)), "{ids:?}");
        let titles = told.iter().filter(|line| !line.is_empty() && !line.starts_with(' ')).count();
        assert!(titles > 2 && told[0].is_empty() && !told[1].starts_with(' '), "{told:?}");
        let said = told.iter().map(|line| line.split('[').next().unwrap_or_default());
        assert!(said.into_iter().all(|said| !said.contains("midway-")), "a key stands for a sentence: {told:?}");
    }

    #[test]
    fn a_thing_is_explained_by_its_id_with_its_rule() {
        let told = what(Some("booth:deck-draw"));
        assert!(told[0].ends_with("[booth:deck-draw] (MC-5.8)"), "{told:?}");
        assert!(told.len() > 1 && told[1..].iter().all(|line| line.starts_with("  ")), "{told:?}");
    }

    #[test]
    fn a_button_is_explained_while_it_is_offered() {
        let asked = midway().to_act().first().unwrap();
        let eyes = Eyes::Seat(asked);
        let button = buttons(&*midway(), eyes).into_iter().next().unwrap();
        let told = printed(|out, sitting, words| print_what(out, sitting, eyes, words, Some(button.as_str())));
        assert!(told[0].contains(&format!("[{button}] (MC-")) && told.len() > 1, "{told:?}");
        let other = Eyes::Seat(asked.others(2).next().unwrap());
        let told = printed(|out, sitting, words| print_what(out, sitting, other, words, Some(button.as_str())));
        assert_eq!(told.len(), 1, "it is offered to nobody else: {told:?}");
    }

    #[test]
    fn a_part_of_a_name_is_enough_and_many_are_only_listed() {
        assert_eq!(what(Some("DECK-DR")), what(Some("booth:deck-draw")));
        let many = what(Some("booth"));
        assert!(
            many.len() > EXPLAINED && many.iter().all(|line| line.starts_with("  ") && line.ends_with(']')),
            "{many:?}"
        );
    }

    #[test]
    fn what_is_not_there_is_said_to_be_missing() {
        assert!(what(Some("unicorn"))[0].contains("unicorn"));
        assert_eq!(what(None).len(), 1);
    }
}
