//! Everything the game can say has words.

mod common;

use common::*;
use grand::{Action, Deed, Grand, Source, Spot, Trick};
use std::collections::{BTreeMap, BTreeSet};
use table::{Arg, Dice, Event, Eyes, Game, Say, Seat, Setup, Words};

/// The messages of the English file, and the gaps of each.
fn catalogue() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in include_str!("../../../../words/en/grand.ftl").lines() {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with("grand-")) {
            key = name;
            assert!(messages.insert(key, BTreeSet::new()).is_none(), "{key} stands there twice");
        }
        let gaps = line.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next());
        if !key.is_empty() {
            messages.entry(key).or_default().extend(gaps);
        }
    }
    messages
}

/// Complains about missing words and gaps.
struct Listener {
    messages: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

impl Listener {
    fn new() -> Listener {
        Listener { messages: catalogue() }
    }

    fn hear(&self, say: &Say) {
        let Some(gaps) = self.messages.get(say.key.as_ref()) else { panic!("there are no words for {}", say.key) };
        for gap in gaps {
            assert!(say.args.iter().any(|(name, _)| name == gap), "{} has nothing for its gap {gap}", say.key);
        }
        say.args.iter().for_each(|(_, arg)| self.hear_arg(arg));
    }

    fn hear_arg(&self, arg: &Arg) {
        match arg {
            Arg::Say(say) => self.hear(say),
            Arg::List(list) => list.iter().for_each(|arg| self.hear_arg(arg)),
            _ => {}
        }
    }

    fn listen_to_game(&self, game: &mut Grand, seed: u64) {
        let mut dice = Dice::quick(seed);
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().first() {
            self.hear(&game.prompt(seat));
            actions.clear();
            game.legal(seat, &mut actions);
            actions.iter().for_each(|&action| self.hear(&game.label(seat, action)));
            let action = dice.pick(&actions);
            let mut events = Vec::new();
            game.play(seat, action, &mut dice, &mut events);
            for event in &events {
                for eyes in [Eyes::Public, Eyes::Seat(Seat(0))] {
                    event.seen_by(eyes).iter().for_each(|event| self.hear(&event.say()));
                }
            }
        }
        let sheet = game.sheet(Seat(0));
        sheet.lines.iter().chain(&sheet.ties).for_each(|line| self.hear(&line.what));
        sheet.title.iter().for_each(|title| self.hear(title));
        let _ = Grand::draw(&game.view(Eyes::All), self);
    }
}

impl Words for Listener {
    fn say(&self, say: &Say) -> String {
        self.hear(say);
        say.key.to_string()
    }

    fn name(&self, seat: Seat) -> String {
        format!("Player {seat}")
    }
}

#[test]
fn everything_spoken_has_words() {
    let listener = Listener::new();
    let third = Trick::ALL.len() / 3;
    for seed in 0..60 {
        let players = 1 + (seed % 4) as u8;
        let mut game = deal(&Setup::new(players), seed);
        // All tricks have their turn, and half of the games begin with some of them held.
        let first = seed as usize % Trick::ALL.len();
        game.tricks = [0, 1, 2].map(|step| Trick::ALL[(first + step * third) % Trick::ALL.len()]);
        for trick in game.tricks.into_iter().filter(|_| seed % 2 == 0) {
            hold(&mut game, 0, trick);
        }
        listener.listen_to_game(&mut game, seed);
    }
    hear_refusals(&listener);
}

/// Every text in the sources that looks like a key.
fn keys_in_sources() -> BTreeSet<String> {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut keys = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            keys.extend(text.split('"').filter(|piece| piece.starts_with("grand-")).map(str::to_owned));
        }
    }
    keys
}

#[test]
fn every_key_has_words_and_all_words_have_a_key() {
    let (messages, keys) = (catalogue(), keys_in_sources());
    // A key that ends in a gap stands for all that begin like it.
    let begins = |key: &str| key.split_once('{').map(|(start, _)| start.to_owned());
    for key in &keys {
        let known = match begins(key) {
            Some(start) => messages.keys().any(|message| message.starts_with(&start)),
            None => messages.contains_key(key.as_str()),
        };
        assert!(known, "there are no words for {key}");
    }
    for message in messages.keys().filter(|message| !message.starts_with("grand-option-")) {
        let spoken = |key: &String| begins(key).map_or(key == message, |start| message.starts_with(&start));
        assert!(keys.iter().any(spoken), "nobody speaks {message}");
    }
}

/// Refuses every action in every position of a game where it is not legal.
fn hear_refusals(listener: &Listener) {
    let mut dice = Dice::quick(9);
    let mut game = deal(&Setup::new(2), 3);
    let mut actions = vec![Action::Done, Action::Peek, Action::Cycle(true), Action::Take(Source::Space(5))];
    actions.extend(Deed::ALL.iter().flat_map(|&deed| [1, 5].map(|number| Action::Begin { deed, number })));
    actions.extend([Spot(0), Spot::entry(2), Spot::BIGTOP].map(|to| Action::Move { from: Spot(9), to, plain: true }));
    while let Some(seat) = game.to_act().first() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let refused = actions.iter().filter(|action| !legal.contains(action));
        refused.for_each(|&action| listener.hear(&game.refusal(seat, action).why));
        let action = dice.pick(&legal);
        actions.push(action);
        game.step(seat, action, &mut dice);
    }
}

#[test]
fn every_option_has_words() {
    let messages = catalogue();
    for option in Grand::about().options {
        assert!(messages.contains_key(format!("grand-option-{}", option.key).as_str()));
        for value in option.values {
            assert!(messages.contains_key(format!("grand-option-{}-{value}", option.key).as_str()), "{value}");
        }
    }
}

#[test]
fn the_drawn_table_is_narrow_enough() {
    for players in 1..=4 {
        let mut game = game(players);
        play_out(&mut game, u64::from(players));
        let text = Grand::draw(&game.view(Eyes::Public), &Listener::new());
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(100), "{widest:?}");
    }
}
