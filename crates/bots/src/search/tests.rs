//! What the search must find in games that are known through and through.

use super::{Search, value};
use crate::advice::advise_in;
use crate::budget::Clock;
use crate::knowhow::by_places;
use crate::mind::Mind;
use crate::thought::Thought;
use crate::toy::{LEAVE, Toy};
use crate::{Bot, Budget, Knowhow, Level, Rule, Seen, Spec, Style, Tuning};
use catalog::games::monsters::Monsters;
use table::{Dice, Game, Kit, Seat, Setup};

const ME: Seat = Seat(0);

/// Thinks about a toy: the best action, and what each action is worth.
fn ponder(toy: &Toy, rule: Rule, iterations: u32, threads: usize) -> (u8, Vec<(u8, f32)>) {
    let tuning = Tuning { style: Style { horizon: 100, ..Style::default() }, ..Tuning::default() };
    let mut thought = Thought::new(&Mind::new(rule, &tuning), ME, threads);
    thought.run(Seen::new(toy, ME), Budget::iterations(iterations), &mut Dice::quick(5));
    let weighed = thought.weighed();
    (weighed[0].action, weighed.iter().map(|tried| (tried.action, tried.value)).collect())
}

#[test]
fn nim_is_solved() {
    for rule in [Rule::Guided, Rule::Plain] {
        for counters in [5, 6, 7, 9, 10] {
            let (best, _) = ponder(&Toy::nim(counters), rule, 4_000, 1);
            assert_eq!(best, counters % 4, "{rule:?}, {counters} counters");
        }
    }
}

/// Who chooses at the same time must not be seen through: neither side can do better than even.
#[test]
fn simultaneous_choices_are_not_peeked_at() {
    for rule in [Rule::Guided, Rule::Plain] {
        let (_, values) = ponder(&Toy::pennies(), rule, 20_000, 1);
        assert_eq!(values.len(), 2);
        assert!(values.iter().all(|(_, value)| (0.4..0.6).contains(value)), "{rule:?}: {values:?}");
    }
}

/// A first look sees what a choice brings together with those of the others, so the first to choose is told as much as the
/// last; the bot that is kept from the first release is not.
#[test]
fn a_first_look_lets_the_others_choose_too() {
    let spread = |first| {
        let mind = Mind { first, ..Mind::new(Rule::Guided, &Tuning::default()) };
        let mut search = Search::new(mind, ME);
        let toy = Toy::pennies();
        search.survey(Seen::new(&toy, ME), &mut Clock::start(Budget::iterations(200)), &mut Dice::quick(5));
        search.spread(ME)
    };
    assert!(spread(false) > 1.5 * spread(true), "{} {}", spread(false), spread(true));
}

/// A ball that lies under one cup of three is found one time in three, so it is better left alone.
#[test]
fn what_is_hidden_is_not_found() {
    let (best, values) = ponder(&Toy::cups(1), Rule::Guided, 6_000, 1);
    assert_eq!(best, LEAVE, "{values:?}");
    assert!(values.iter().all(|(_, value)| *value < 0.6), "{values:?}");
}

/// Each thread grows a tree of its own, so three weigh otherwise than one; but they find the same move, and each number
/// of threads weighs the same whenever it is asked.
#[test]
fn the_same_dice_think_the_same_on_one_thread_and_on_three() {
    let on = |threads| ponder(&Toy::nim(9), Rule::Guided, 4_000, threads);
    let (one, three) = (on(1), on(3));
    assert_eq!(one.0, three.0);
    assert_eq!(one.0, 1, "whoever is left eight counters loses");
    for threads in [1, 3] {
        assert_eq!(on(threads), on(threads), "{threads} threads");
    }
    assert_ne!(one.1, three.1, "three threads did not think, or thought as one");
}

/// A clock that does not run out changes nothing: who has one looks round first, too. Only the first release did not.
#[test]
fn who_has_a_clock_looks_round_too() {
    let toy = Toy::nim(9);
    let think = |first: bool, timed: bool| {
        let mind = Mind { first, ..Mind::new(Rule::Guided, Tuning::untuned()) };
        let mut thought = Thought::new(&mind, ME, 1);
        let budget = Budget::iterations(300);
        let budget = if timed { budget.within(std::time::Duration::from_secs(3_600)) } else { budget };
        thought.run(Seen::new(&toy, ME), budget, &mut Dice::quick(5));
        thought.weighed()
    };
    assert_eq!(think(false, true), think(false, false));
    assert_eq!(think(true, false), think(false, false));
    assert_ne!(think(true, true), think(true, false));
}

/// Replacing the hidden truth by another world changes nothing, at any level.
#[test]
fn a_choice_owes_nothing_to_the_hidden_truth() {
    for level in [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Baseline] {
        for seed in 0..20 {
            let choice = |ball| Bot::new(level, seed).choose_in(Seen::new(&Toy::cups(ball), ME), 0);
            assert_eq!(choice(0), choice(2), "{level}, seed {seed}");
        }
    }
}

#[test]
fn a_bot_that_is_not_asked_has_no_choice() {
    for level in Level::ALL {
        assert_eq!(Bot::new(*level, 1).choose_in(Seen::new(&Toy::nim(3), Seat(1)), 0), None);
    }
}

/// What was learnt on the way is kept: after one's own action the tree goes on below it.
#[test]
fn a_bot_goes_on_from_what_it_has_learnt() {
    let mut thought = Thought::new(&Mind::new(Rule::Guided, Tuning::untuned()), ME, 1);
    let toy = Toy::nim(9);
    thought.run(Seen::new(&toy, ME), Budget::iterations(2_000), &mut Dice::quick(1));
    thought.advance(1, 0);
    assert!(thought.weighed().is_empty(), "the tree below belongs to the other seat");
    let mut after = toy.clone();
    after.step(ME, 1, &mut Dice::quick(0));
    let mut spoiled = Bot::new(Spec { level: Level::Hard, think: Some(Budget::iterations(400)) }, 3);
    assert_eq!(spoiled.choose_in(Seen::new(&toy, ME), 0), Some(1));
    assert!(
        spoiled.choose_in(Seen::new(&after, Seat(1)), 1).is_some(),
        "another seat's question is thought about afresh"
    );
}

#[test]
fn advice_names_the_winning_move_and_what_follows() {
    let advice = advise_in(Seen::new(&Toy::nim(6), ME), None, Budget::iterations(3_000), 1).unwrap();
    let best = &advice.suggestions[0];
    assert_eq!((best.action.as_str(), best.line[0].action.as_str()), ("2", "2"));
    assert!(best.value > 0.9 && advice.outlook[0] > 0.7, "{advice:?}");
    assert_eq!(best.line[1].seat, Seat(1));
    let shares: f32 = advice.suggestions.iter().map(|suggestion| suggestion.share).sum();
    assert!((shares - 1.0).abs() < 1e-3);
}

/// Also an action that no search would look at twice is judged when asked about.
#[test]
fn a_bad_action_is_judged_when_asked_about() {
    let advice = advise_in(Seen::new(&Toy::nim(6), ME), Some(3), Budget::iterations(3_000), 1).unwrap();
    let asked = advice.suggestions.iter().find(|suggestion| suggestion.action == "3").unwrap();
    assert!(asked.value < 0.2 && asked.share >= 0.09, "{asked:?}");
    assert_eq!(advice.suggestions[0].action, "2");
}

/// In `monsters` know-how counts how close a game was. The baseline must not profit from that, nor from any appeal.
#[test]
fn the_textbook_goes_by_places_alone() {
    let mut dice = Dice::quick(4);
    let mut game = Monsters::deal(&Setup::new(3), Kit::own().unwrap(), &mut dice).unwrap();
    let (plain, guided) = [Rule::Plain, Rule::Guided].map(|rule| Mind::new(rule, Monsters::tuning())).into();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        assert!(legal.iter().all(|&action| plain.appeal(&game, seat, action) == 1.0));
        game.step(seat, dice.pick(&legal), &mut dice);
    }
    assert_eq!(value(&game, &plain), by_places(&game));
    assert_ne!(value(&game, &guided), by_places(&game));
}
