//! Everything that any game says in random play can be put into words.

use catalog::{AnySitting, Entry, Refused, Replaced};
use std::collections::BTreeSet;
use table::{Dice, Eyes, Say, Seat, Seed, Setup};
use words::{Catalogue, Speaker};

/// Collects what cannot be said.
#[derive(Default)]
struct Ear {
    faults: BTreeSet<String>,
}

impl Ear {
    fn hear(&mut self, say: &Say) {
        let names: Vec<String> = (1..=6).map(|number| format!("Player {number}")).collect();
        if let Err((_, fault)) = Catalogue::english().render(say, &names) {
            self.faults.insert(fault);
        }
    }
}

#[test]
fn every_game_has_a_title_and_every_option_a_word() {
    let mut ear = Ear::default();
    for entry in catalog::all() {
        let about = entry.about;
        ear.hear(&Say::new(format!("{}-title", about.id)));
        ear.hear(&Say::new(format!("{}-line", about.id)));
        for option in about.options {
            ear.hear(&Say::new(format!("{}-option-{}-line", about.id, option.key)));
        }
    }
    assert!(ear.faults.is_empty(), "{:#?}", ear.faults);
}

#[test]
fn whole_games_can_be_told() {
    let mut ear = Ear::default();
    for entry in catalog::all() {
        for (number, setup) in Setup::variants(entry.about.players, entry.about.options).iter().enumerate() {
            listen(entry, setup, number as u64, &mut ear);
        }
    }
    assert!(ear.faults.is_empty(), "{:#?}", ear.faults);
}

/// Plays a random game and listens to every prompt, choice, event, refusal and score line.
fn listen(entry: &Entry, setup: &Setup, number: u64, ear: &mut Ear) {
    let key = Seed::from_text("words").in_series(number).key(&[]);
    // Some combinations of options exclude each other.
    let Ok(mut sitting) = entry.deal(setup, &Replaced::new(), key) else { return };
    let mut chance = Dice::quick(number);
    let speaker = Speaker::english(Vec::new());
    while let Some(seat) = sitting.to_act().first() {
        let offers = sitting.legal(seat);
        sitting.prompt(seat).iter().for_each(|prompt| ear.hear(prompt));
        offers.iter().for_each(|offer| ear.hear(&offer.label));
        sitting.shut(seat).iter().for_each(|shut| ear.hear(&shut.why));
        ear.hear(&sitting.heading());
        let action = offers[chance.index(offers.len())].action.clone();
        try_out_of_turn(&mut *sitting, seat, &action, ear);
        let acted = sitting.act(seat, &action).unwrap_or_else(|refused| panic!("{action}: {refused}"));
        for eyes in [Eyes::Seat(seat), Eyes::Public, Eyes::All] {
            acted.events.iter().filter_map(|event| event.told(eyes)).for_each(|told| ear.hear(&told.say));
        }
        if chance.below(50) == 0 {
            for eyes in [Eyes::Seat(seat), Eyes::Public, Eyes::All] {
                listen_to_things(&*sitting, eyes, ear);
                let board = sitting.draw(eyes, &speaker);
                let gap = format!("[{}-", entry.about.id);
                assert!(!board.contains(&gap), "a word is missing on the board:\n{board}");
                assert!(
                    board.lines().all(|line| line.chars().count() <= table::text::WIDTH),
                    "the board is too wide:\n{board}"
                );
            }
        }
    }
    for sheet in sitting.outcome().into_iter().flat_map(|outcome| outcome.sheets) {
        sheet.lines.iter().chain(&sheet.ties).for_each(|line| ear.hear(&line.what));
        sheet.title.iter().for_each(|title| ear.hear(title));
    }
}

/// Everything on the table explains itself, and the whole of it is told in words.
fn listen_to_things(sitting: &dyn AnySitting, eyes: Eyes, ear: &mut Ear) {
    for note in sitting.things(eyes).iter().filter_map(|thing| sitting.explain(eyes, thing)) {
        ear.hear(&note.title);
        note.lines.iter().for_each(|line| ear.hear(line));
    }
    for section in sitting.describe(eyes) {
        ear.hear(&section.title);
        section.lines.iter().for_each(|line| ear.hear(&line.say));
    }
    for sheet in sitting.scores(eyes).iter().flatten() {
        sheet.lines.iter().for_each(|line| ear.hear(&line.what));
    }
}

/// Somebody who is not asked does the same: the refusal must have words too.
fn try_out_of_turn(sitting: &mut dyn AnySitting, seat: Seat, action: &str, ear: &mut Ear) {
    let other = seat.left(sitting.players());
    if sitting.to_act().contains(other) {
        return;
    }
    match sitting.act(other, action).err() {
        Some(Refused::Illegal(illegal)) => ear.hear(&illegal.why),
        other => panic!("out of turn, but not refused by a rule: {:?}", other.map(|refused| refused.to_string())),
    }
}
