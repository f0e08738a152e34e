//! What every encoding promises, watched over whole random games of every player count and variant.

#[path = "../../table/tests/high_card/mod.rs"]
#[allow(dead_code)]
mod high_card;

use catalog::games;
use std::collections::{BTreeSet, HashMap};
use table::{Dice, Eyes, Game, Kit, Seat, Setup};
use tensors::{Names, Space, Tensors, Values};

/// How many steps of a game, about, are looked at from every seat and in imagined worlds.
const DEEP_STEPS: u32 = 12;
/// How many games are played over all setups of a game, at least one of each.
const GAMES: usize = 48;

fn setups<G: Game>() -> Vec<Setup> {
    let about = G::about();
    let all = Setup::variants(about.players, about.options).into_iter();
    all.filter(|setup| G::deal(setup, Kit::own().unwrap(), &mut Dice::quick(0)).is_ok()).collect()
}

fn deal<G: Game>(setup: &Setup, dice: &mut Dice) -> G {
    G::deal(setup, Kit::own().unwrap(), dice).unwrap()
}

fn observed<G: Tensors>(space: &Space<G>, game: &G, seat: Seat) -> Vec<f32> {
    let mut out = vec![f32::NAN; space.observed().len()];
    let mut pen = Values::new(&mut out);
    game.observe(seat, &mut pen);
    assert_eq!(pen.written(), space.observed().len(), "an observation is as long as its names");
    out
}

/// The places of what a seat may do. Each must be in the list once, and must lead back.
fn places<G: Tensors>(space: &Space<G>, game: &G, seat: Seat) -> Vec<usize> {
    let (mut legal, players) = (Vec::new(), game.players());
    game.legal(seat, &mut legal);
    let place = |&action: &G::Action| {
        let place = space.place(seat, action, players);
        let place = place.unwrap_or_else(|| panic!("{action:?} is not in the list"));
        assert_eq!(space.action(seat, place, players), Some(action), "place {place} leads to another action");
        place
    };
    let places: Vec<usize> = legal.iter().map(place).collect();
    assert_eq!(places.iter().collect::<BTreeSet<_>>().len(), places.len(), "two actions have one place");
    places
}

/// Equal views give equal numbers: what was seen before, and worlds that the seat imagines.
fn look<G: Tensors>(space: &Space<G>, game: &G, chance: &mut Dice, seen: &mut HashMap<String, Vec<f32>>) {
    for seat in Seat::all(game.players()) {
        let view = table::json(&game.view(Eyes::Seat(seat)));
        let (own, open) = (observed(space, game, seat), places(space, game, seat));
        assert!(own.iter().all(|number| number.is_finite() && number.abs() < 100.0), "a number is out of hand");
        for _ in 0..3 {
            let world = game.imagine(seat, chance);
            assert_eq!(table::json(&world.view(Eyes::Seat(seat))), view, "law 3");
            assert_same(space, &observed(space, &world, seat), &own);
            assert_eq!(places(space, &world, seat), open, "the mask tells worlds apart");
        }
        let before = seen.entry(format!("{seat} of {}: {view}", game.players())).or_insert_with(|| own.clone());
        assert_same(space, before, &own);
    }
}

fn assert_same<G: Tensors>(space: &Space<G>, one: &[f32], other: &[f32]) {
    let differ: Vec<&String> = space
        .observed()
        .iter()
        .zip(one.iter().zip(other))
        .filter(|(_, (one, other))| one != other)
        .map(|(name, _)| name)
        .collect();
    assert!(differ.is_empty(), "what a seat cannot see is in {differ:?}");
}

fn watch<G: Tensors>(space: &Space<G>, setup: &Setup, seed: u64, seen: &mut HashMap<String, Vec<f32>>) {
    let (mut dice, mut chance) = (Dice::quick(seed), Dice::quick(!seed));
    let mut game: G = deal(setup, &mut dice);
    let length = length(&game, seed);
    let mut legal = Vec::new();
    loop {
        if game.is_over() || chance.below(length) < DEEP_STEPS {
            look(space, &game, &mut chance, seen);
        }
        let seats: Vec<Seat> = game.to_act().iter().collect();
        if seats.is_empty() {
            break;
        }
        let seat = chance.pick(&seats);
        places(space, &game, seat);
        legal.clear();
        game.legal(seat, &mut legal);
        let action = chance.pick(&legal);
        game.step(seat, action, &mut dice);
    }
}

/// About how many steps such a game takes.
fn length<G: Game>(game: &G, seed: u64) -> u32 {
    let (mut game, mut dice, mut legal, mut steps) = (game.clone(), Dice::quick(seed), Vec::new(), 1);
    while let Some(seat) = game.to_act().iter().next() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        game.step(seat, action, &mut dice);
        steps += 1;
    }
    steps
}

fn check<G: Tensors>() {
    let space = Space::<G>::new().unwrap();
    for names in [space.observed(), space.names()] {
        let different: BTreeSet<&String> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "two slots have one name");
        assert!(names.iter().all(|name| !name.is_empty() && !name.ends_with(':')), "a slot has no name");
    }
    let setups = setups::<G>();
    for (number, setup) in setups.iter().enumerate() {
        let mut names = Names::default();
        deal::<G>(setup, &mut Dice::quick(1)).observe(Seat(0), &mut names);
        assert_eq!(names.0, space.observed(), "{setup:?} has names of its own");
        let mut seen = HashMap::new();
        for game in 0..(GAMES / setups.len()).max(1) {
            watch(&space, setup, (number * GAMES + game) as u64, &mut seen);
        }
    }
}

macro_rules! check_all {
    ($($module:ident: $game:ty = $id:literal,)*) => {$(
        #[test]
        fn $module() {
            check::<$game>();
        }
    )*};
}
games!(check_all);

/// A game without an encoding of its own, as it comes from a template.
impl Tensors for high_card::HighCard<{ high_card::Fault::None as u8 }> {}

#[test]
fn a_game_without_an_encoding_gets_a_plain_one() {
    check::<high_card::HighCard<{ high_card::Fault::None as u8 }>>();
}

/// A game whose view is sound and whose numbers are not must be found out.
impl Tensors for high_card::HighCard<{ high_card::Fault::ForgetsField as u8 }> {
    fn observe(&self, _: Seat, pen: &mut impl tensors::Pen) {
        // Whatever the state holds, hidden or not.
        let whole: u64 = format!("{self:?}").bytes().map(u64::from).sum();
        pen.value(|| "whole".into(), (whole % 97) as f32);
    }
}

#[test]
#[should_panic(expected = "what a seat cannot see is in")]
fn numbers_that_leak_are_found_out() {
    check::<high_card::HighCard<{ high_card::Fault::ForgetsField as u8 }>>();
}
