//! What the page is given of a game at build time: its types, and real positions for the page's own tests.
//!
//! `web/src/games/<id>/engine.ts` has the types of view and events; `fixtures.ts` beside it has one position for every kind
//! of question and one of every kind of event, out of games that the engine played. Both are written by the engine and
//! checked to be fresh: renaming a field here is a type error there. What the same games say in words stands beside the
//! game's own tests.

use crate::told::{AT_THE_END, Transcript};
use crate::{Dice, Eyes, Game, Kit, Offer, Say, ScoreSheet, Seat, Seed, Setup, Shut, Sitting, Told};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// How many games are played for the fixtures; later ones add what the earlier ones did not show.
const GAMES: u64 = 12;

/// The file in which the types of this crate stand, which all games share.
const SHARED: &str = "engine.ts";

/// Checks that a game's types and fixtures for the page, and what it says, are fresh; writes them first if `BALLYHOO_WRITE`
/// is set.
///
/// # Panics
/// When they are not fresh, or cannot be written.
pub fn check<G: Game>() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (page, game) =
        (house.join("web/src/games").join(G::about().id), house.join("crates/games").join(G::about().id));
    let (fixtures, told) = examples::<G>();
    for (folder, name, fresh) in
        [(&page, "engine.ts", types::<G>()), (&page, "fixtures.ts", fixtures), (&game, "tests/told.txt", told)]
    {
        let path = folder.join(name);
        if std::env::var_os("BALLYHOO_WRITE").is_some() {
            let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, &fresh));
            written.unwrap_or_else(|error| panic!("{} cannot be written: {error}", path.display()));
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(there == fresh, "{} is not fresh: set BALLYHOO_WRITE=1 and run this test again", path.display());
    }
}

/// The types of a game for the page.
pub fn types<G: Game>() -> String {
    let mut found = Found { config: Config::new().with_large_int("number"), ..Found::default() };
    found.visit::<G::View>();
    found.visit::<G::Event>();
    let mut text = format!("// Written by the engine of {}; not to be edited.\n", G::about().id);
    if !found.shared.is_empty() {
        let names: Vec<&str> = found.shared.iter().map(String::as_str).collect();
        text.push_str(&format!("import type {{ {} }} from '../../wire'\n", names.join(", ")));
    }
    for (docs, declared) in found.own.values() {
        text.push('\n');
        text.push_str(docs);
        text.push_str(&format!("export {declared}\n"));
    }
    text
}

/// The types that are reached from a view and its events.
#[derive(Default)]
struct Found {
    config: Config,
    own: BTreeMap<String, (String, String)>,
    shared: BTreeSet<String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else { return };
        let name = T::ident(&self.config);
        if path.ends_with(SHARED) {
            self.shared.insert(name);
            return;
        }
        if self.own.contains_key(&name) {
            return;
        }
        let declared = (T::docs().unwrap_or_default(), T::decl(&self.config));
        self.own.insert(name, declared);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// A question to a seat, as the page gets it.
#[derive(Serialize)]
struct Question<V> {
    seat: Seat,
    view: V,
    heading: Say,
    prompt: Say,
    offers: Vec<Offer>,
    shut: Vec<Shut>,
    scores: Vec<Option<ScoreSheet>>,
}

/// An event, as the page gets it.
#[derive(Serialize)]
struct Happened {
    eyes: Seat,
    by: Seat,
    told: Told,
}

/// Positions out of games that the engine played, and what they say in words.
fn examples<G: Game>() -> (String, String) {
    let about = G::about();
    let players = about.players.iter().copied().find(|&players| players > 1).unwrap_or(1);
    let mut found = Examples::default();
    for game in 0..GAMES {
        play::<G>(players, game, &mut found);
    }
    let mut text = format!("// Written by the engine of {}; not to be edited.\n", about.id);
    text.push_str(
        "import type { Fixtures } from '../../kit/fixtures'\nimport type { Event, View } from './engine'\n\n",
    );
    text.push_str("export const fixtures: Fixtures<View, Event> = {\n");
    for (name, group) in [("questions", found.questions), ("events", found.events)] {
        text.push_str(&format!("  {name}: {{\n"));
        for (key, line) in group {
            text.push_str(&format!("    '{key}': {line},\n"));
        }
        text.push_str("  },\n");
    }
    text.push_str("}\n");
    (text, found.told.text())
}

/// What was met in the games that were played.
#[derive(Default)]
struct Examples {
    questions: BTreeMap<String, String>,
    events: BTreeMap<String, String>,
    told: Transcript,
}

fn play<G: Game>(players: u8, number: u64, found: &mut Examples) {
    let setup = Setup::new(players);
    let key = Seed::from_text("fixtures").in_series(number).key(&[]);
    let kit = Kit::own().unwrap_or_else(|bad| panic!("the crate's own components do not load: {bad}"));
    let dealt = Sitting::<G>::deal(&setup, kit, key);
    let mut sitting = dealt.unwrap_or_else(|bad| panic!("{setup:?} cannot be dealt: {bad}"));
    let mut chance = Dice::quick(number);
    while let Some(seat) = sitting.game.to_act().first() {
        let game = &sitting.game;
        let prompt = game.prompt(seat);
        found.told.look(game, Eyes::Seat(seat), &prompt);
        let question = || crate::json(&ask(game, seat)).to_string();
        found.questions.entry(prompt.key.into_owned()).or_insert_with(question);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let Ok(acted) = sitting.act(seat, legal[chance.index(legal.len())]) else { return };
        for eyes in Seat::all(usize::from(players)) {
            for told in acted.events.iter().filter_map(|event| Told::of(event, Eyes::Seat(eyes))) {
                let whose = if eyes == seat { "own" } else { "other" };
                let name = format!("{whose} {}", told.event["event"].as_str().unwrap_or_default());
                let happened = || crate::json(&Happened { eyes, by: seat, told }).to_string();
                found.events.entry(name).or_insert_with(happened);
            }
        }
    }
    found.told.look(&sitting.game, AT_THE_END, &sitting.game.heading());
}

fn ask<G: Game>(game: &G, seat: Seat) -> Question<G::View> {
    let eyes = Eyes::Seat(seat);
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    Question {
        seat,
        view: game.view(eyes),
        heading: game.heading(),
        prompt: game.prompt(seat),
        offers: legal.into_iter().map(|action| Offer::of(game, seat, action)).collect(),
        shut: game.shut(seat),
        scores: Seat::all(game.players()).map(|seat| game.shown(eyes, seat)).collect(),
    }
}
