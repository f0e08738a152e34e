//! Everything that the game says has words, and the table can be drawn.

use table::{Dice, Event, Eyes, Game, Kit, Say, Seat, Setup, Words};
use tycoon::{Action, Tycoon};
use words::Catalogue;

struct English(Catalogue, Vec<String>);

impl English {
    fn new() -> English {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../words/en/");
        let read =
            |name: &str| std::fs::read_to_string(format!("{folder}{name}")).unwrap_or_else(|bad| panic!("{bad}"));
        let (table, own) = (read("table.ftl"), read("tycoon.ftl"));
        let catalogue = Catalogue::read("en", &[("table.ftl", &table), ("tycoon.ftl", &own)]);
        let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Flo"].map(String::from).to_vec();
        English(catalogue.unwrap_or_else(|faults| panic!("{faults:?}")), names)
    }
}

impl Words for English {
    fn say(&self, say: &Say) -> String {
        self.0.render(say, &self.1).unwrap_or_else(|(text, fault)| panic!("{text}: {fault}"))
    }

    fn name(&self, seat: Seat) -> String {
        self.1[seat.at()].clone()
    }
}

/// One game, with everything that is said in it.
fn tell(setup: &Setup, seed: u64, english: &English) {
    let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
    let mut dice = Dice::quick(seed);
    let mut game = Tycoon::deal(setup, kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
    let (mut legal, mut seen) = (Vec::new(), Vec::<Action>::new());
    while let Some(seat) = game.to_act().first() {
        english.say(&game.prompt(seat));
        legal.clear();
        game.legal(seat, &mut legal);
        for &action in legal.iter().take(20) {
            english.say(&game.label(seat, action));
        }
        for &action in seen.iter().filter(|action| !legal.contains(action)) {
            english.say(&game.refusal(seat, action).why);
        }
        let action = dice.pick(&legal);
        seen.truncate(30);
        seen.insert(0, action);
        let mut events = Vec::new();
        game.play(seat, action, &mut dice, &mut events);
        events.iter().for_each(|event| drop(english.say(&event.say())));
        check_drawing(&game, english);
    }
    for sheet in Seat::all(game.players()).map(|seat| game.sheet(seat)) {
        sheet.lines.iter().for_each(|line| drop(english.say(&line.what)));
        sheet.title.iter().for_each(|title| drop(english.say(title)));
    }
}

fn check_drawing(game: &Tycoon, english: &English) {
    let drawing = Tycoon::draw(&game.view(Eyes::Seat(Seat(0))), english);
    for line in drawing.lines() {
        assert!(line.chars().count() <= 100, "too wide: {line}");
    }
}

#[test]
fn everything_has_words() {
    let english = English::new();
    for seed in 0..30 {
        tell(&Setup::new(1), seed, &english);
        tell(&Setup::new(3).with("challenge", "on").with("stall_reach", "must_reach"), seed, &english);
    }
}

#[test]
fn every_option_has_words() {
    let english = English::new();
    for choice in Tycoon::about().options {
        assert!(english.0.knows(&format!("tycoon-option-{}", choice.key)));
        for value in choice.values {
            assert!(english.0.knows(&format!("tycoon-option-{}-{value}", choice.key)), "{value}");
        }
    }
}

#[test]
fn the_sheet_is_drawn_in_characters() {
    let english = English::new();
    let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
    let mut dice = Dice::quick(4);
    let mut game = Tycoon::deal(&Setup::new(2), kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
    for text in ["ride carousel", "at e11", "guest g13", "guest g12"] {
        let action = game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
        let done = game.apply(Seat(0), action, &mut dice, &mut Vec::new());
        assert!(done.is_ok(), "{text}: {done:?}");
    }
    let drawing = Tycoon::draw(&game.view(Eyes::Seat(Seat(0))), &english);
    let line = |start: &str| drawing.lines().find(|line| line.starts_with(start)).unwrap_or_default();
    assert!(line(" 12 ").starts_with(" 12  . . . . A A x . . . . . . ."));
    assert!(line(" 14 ").starts_with(" 14  . . . . . . x . . . . . . ."));
    assert!(drawing.contains("Ann: ") && drawing.contains("Bob: score 1, rides 0, guests 1"));
}
