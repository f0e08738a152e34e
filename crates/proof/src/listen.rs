//! Plays whole games and listens.

use crate::ear::{Ear, Kind};
use catalog::{AnySitting, Entry, Refused, Replaced};
use lessons::{Lesson, Puzzle};
use table::{Dice, Explain, Eyes, Say, Seat, Seed, Setup, Thing};

/// How many old actions, and how many things, are tried at each step though they may not fit.
const TRIED: usize = 2;
/// At most so many offers of one step are read.
const OFFERS: usize = 24;
/// At most so many things of one look are asked what they are: asking is slow where a table is large.
const THINGS: usize = 24;
/// Every so many steps everything on the table is asked what it is.
const LOOK: u64 = 24;

/// Plays so many random games, with every player count and spread over the variants, and listens to all that is said.
pub fn heard(entry: &Entry, games: usize, ear: &mut Ear<'_>) {
    let variants = Setup::variants(entry.about.players, entry.about.options);
    // Coprime to the number of variants, so that a few games see many of them and many games see all.
    let stride = (1..).map(|step| variants.len() * 5 / 13 + step).find(|&step| coprime(step, variants.len()));
    for number in 0..games {
        play(entry, &variants[number * stride.unwrap_or(1) % variants.len()], number as u64, ear);
    }
}

fn coprime(one: usize, other: usize) -> bool {
    if other == 0 { one == 1 } else { coprime(other, one % other) }
}

/// What is said whatever happens at a table: lessons, puzzles, the reasons of hints, titles and options.
pub fn settled(entry: &Entry, ear: &mut Ear<'_>) {
    let id = entry.about.id;
    ear.hear(Kind::Label, &Say::new(format!("{id}-title")));
    ear.hear(Kind::NoteLine, &Say::new(format!("{id}-line")));
    for option in entry.about.options {
        ear.hear(Kind::Label, &Say::new(format!("{id}-option-{}-line", option.key)));
    }
    reasons(entry, ear);
    for lesson in lessons::of(id) {
        ear.name(lesson.names("Ada"));
        hear_lesson(lesson, Kind::Lesson, ear);
    }
    for puzzle in lessons::puzzles(id) {
        let lesson = puzzle.lesson(id);
        ear.name(lesson.names("Ada"));
        hear_lesson(&lesson, Kind::Puzzle, ear);
        lesson.why.iter().for_each(|why| ear.hear(Kind::Puzzle, why));
        puzzle.topics().iter().for_each(|topic| ear.hear(Kind::Puzzle, &Puzzle::topic(id, topic)));
    }
}

fn reasons(entry: &Entry, ear: &mut Ear<'_>) {
    let setup = Setup::new(entry.about.players[0]);
    let Ok(sitting) = entry.deal(&setup, &Replaced::new(), Seed::from_text("why").key(&[])) else { return };
    for name in bots::reason_names(&*sitting) {
        for gain in [1.0, 3.0] {
            ear.hear(Kind::Reason, &bots::Reason::told(entry.about.id, name, gain, None));
            ear.hear(Kind::Reason, &bots::Reason::told(entry.about.id, name, gain, Some(Seat(1))));
        }
    }
}

fn hear_lesson(lesson: &Lesson, kind: Kind, ear: &mut Ear<'_>) {
    ear.hear(Kind::Label, &lesson.title());
    ear.hear(kind, &lesson.learnt());
    for step in &lesson.steps {
        let answers = step.then.0.iter().chain(&step.wrong.0).map(|(_, name)| name);
        for name in std::iter::once(&step.say).chain(answers).chain(&step.hints) {
            ear.hear(kind, &lesson.say(name));
        }
    }
}

/// Plays a random game and listens to every prompt, choice, event, refusal and score line.
fn play(entry: &Entry, setup: &Setup, number: u64, ear: &mut Ear<'_>) {
    let key = Seed::from_text("said").in_series(number).key(&[]);
    // Some combinations of options exclude each other.
    let Ok(mut sitting) = entry.deal(setup, &Replaced::new(), key) else { return };
    let mut chance = Dice::quick(number);
    let mut done: Vec<String> = Vec::new();
    look(&mut *sitting, Seat(0), &mut chance, ear);
    while !sitting.to_act().is_empty() {
        let asked: Vec<Seat> = sitting.to_act().iter().collect();
        let seat = asked[chance.index(asked.len())];
        ear.hear(Kind::Heading, &sitting.heading());
        let offers = sitting.legal(seat);
        sitting.prompt(seat).iter().for_each(|prompt| ear.hear(Kind::Prompt, prompt));
        let first = chance.index(offers.len());
        for offer in offers.iter().cycle().skip(first).take(OFFERS.min(offers.len())) {
            offer.things.iter().for_each(|thing| ear.ids.note(thing));
            ear.hear(Kind::Label, &offer.label);
        }
        sitting.shut(seat).iter().for_each(|shut| ear.hear(Kind::Shut, &shut.why));
        for _ in 0..TRIED.min(done.len()) {
            refused(&*sitting, seat, &done[chance.index(done.len())], ear);
        }
        let action = offers[chance.index(offers.len())].action.clone();
        refused(&*sitting, seat.left(sitting.players()), &action, ear);
        let Ok(acted) = sitting.act(seat, &action) else {
            ear.faults.insert("offered and then refused".to_owned(), action);
            return;
        };
        for eyes in all_eyes(&*sitting) {
            acted.events.iter().filter_map(|event| event.told(eyes)).for_each(|told| ear.hear(Kind::Event, &told.say));
        }
        if !done.contains(&action) {
            done.push(action);
        }
        if u64::from(chance.bits()) % LOOK == 0 {
            look(&mut *sitting, seat, &mut chance, ear);
        }
    }
    look(&mut *sitting, Seat(0), &mut chance, ear);
    ear.hear(Kind::Heading, &sitting.heading());
    for sheet in sitting.outcome().into_iter().flat_map(|outcome| outcome.sheets) {
        sheet.lines.iter().chain(&sheet.ties).for_each(|line| ear.hear(Kind::Score, &line.what));
        sheet.title.iter().for_each(|title| ear.hear(Kind::Rank, title));
    }
}

fn all_eyes(sitting: &dyn AnySitting) -> impl Iterator<Item = Eyes> {
    Seat::all(sitting.players()).map(Eyes::Seat).chain([Eyes::Public, Eyes::All])
}

/// An action that may not fit here: why not?
fn refused(sitting: &dyn AnySitting, seat: Seat, action: &str, ear: &mut Ear<'_>) {
    if let Err(Refused::Illegal(illegal)) = sitting.clone_box().act(seat, action) {
        ear.hear(Kind::Refusal, &illegal.why);
    }
}

/// Everything on the table explains itself, the whole of it is told and drawn, and some of it is touched.
fn look(sitting: &mut dyn AnySitting, seat: Seat, chance: &mut Dice, ear: &mut Ear<'_>) {
    for eyes in [Eyes::Seat(seat), Eyes::Public, Eyes::All] {
        let things = sitting.things(eyes);
        things.iter().for_each(|thing| ear.ids.note(thing));
        let first = chance.index(things.len().max(1));
        for thing in things.iter().cycle().skip(first).take(THINGS.min(things.len())) {
            if let Some(note) = sitting.explain(eyes, thing) {
                ear.hear(Kind::NoteTitle, &note.title);
                note.lines.iter().for_each(|line| ear.hear(Kind::NoteLine, line));
            }
        }
        for section in sitting.describe(eyes) {
            ear.hear(Kind::BoardTitle, &section.title);
            section.lines.iter().for_each(|line| ear.hear(Kind::BoardLine, &line.say));
        }
        for sheet in sitting.scores(eyes).iter().flatten() {
            sheet.lines.iter().for_each(|line| ear.hear(Kind::Score, &line.what));
        }
        drawn(sitting, eyes, ear);
        touch(sitting, seat, &things, chance, ear);
    }
}

/// The table in characters: its words are heard, its lines are short enough.
fn drawn(sitting: &dyn AnySitting, eyes: Eyes, ear: &mut Ear<'_>) {
    let scribe = ear.scribe();
    let board = sitting.draw(eyes, &scribe);
    let said: Vec<Say> = scribe.said.take();
    said.iter().for_each(|say| ear.hear(Kind::Terminal, say));
    for line in board.lines().filter(|line| line.chars().count() > table::text::WIDTH) {
        ear.faults.insert("the table is too wide".to_owned(), line.to_owned());
    }
}

/// Touches some things that may not be meant to be touched.
fn touch(sitting: &dyn AnySitting, seat: Seat, things: &[Thing], chance: &mut Dice, ear: &mut Ear<'_>) {
    if things.is_empty() || !sitting.to_act().contains(seat) {
        return;
    }
    for _ in 0..TRIED {
        let one = things[chance.index(things.len())].clone();
        match sitting.touched(seat, &[one]) {
            Err(Refused::Illegal(illegal)) => ear.hear(Kind::Refusal, &illegal.why),
            // What is no action at all has words of its own, and shows what was typed.
            Err(Refused::Notation(bad)) => drop(bad.explain()),
            _ => {}
        }
    }
}
