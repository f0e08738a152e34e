//! The reasons that bots give come from the numbers that they play by.

use bots::{Budget, Knowhow, advise, reason_names};
use catalog::games::{Grand, grand};
use catalog::{Replaced, all, games};
use std::any::Any;
use table::{Dice, Game, Kit, Seat, Seed, Setup};

/// Plays at random and calls `look` before every action.
fn play<G: Game>(players: u8, seed: u64, mut look: impl FnMut(&G)) {
    let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
    let mut dice = Dice::quick(seed);
    let mut game = G::deal(&Setup::new(players), kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        look(&game);
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.step(seat, action, &mut dice);
    }
}

/// In the middle of an action the standing of The Grand Carnival looks ahead to its best end.
fn is_settled(game: &dyn Any) -> bool {
    game.downcast_ref::<Grand>().is_none_or(|game| matches!(game.stage, grand::Stage::Begin))
}

/// Whoever has more by the named parts stands better, and by nothing else.
fn parts_make_the_standing<G: Knowhow>() {
    let weights = &G::tuning().weights;
    // As few as can be compared.
    let players = G::about().players.iter().copied().find(|&players| players >= 2).unwrap_or(1);
    for seed in 0..4 {
        play::<G>(players, seed, |game| {
            if !is_settled(game) {
                return;
            }
            let standing = game.standing(weights);
            let sum = |seat: Seat| game.terms(seat, weights).iter().map(|term| term.amount).sum::<f32>();
            for (one, two) in Seat::all(players.into()).zip(Seat::all(players.into()).skip(1)) {
                let (parts, stands) = (sum(one) - sum(two), standing[one.at()] - standing[two.at()]);
                // What is next to nothing may round either way, and no lead counts beyond a win.
                assert!(parts.abs() < 1e-3 || stands * parts >= 0.0, "{}: {parts} and {stands}", G::about().id);
            }
        });
    }
}

#[test]
fn the_parts_are_those_that_the_standing_adds_up() {
    macro_rules! each {
        ($($module:ident: $game:ty = $id:literal,)*) => {$(parts_make_the_standing::<$game>();)*};
    }
    games!(each);
}

#[test]
fn every_reason_is_named_by_the_game_and_speaks_for_the_first_suggestion() {
    let mut given = 0;
    for entry in all() {
        let players = entry.about.players[0];
        let key = Seed::from_text("reasons").key(&[]);
        let Ok(mut sitting) = entry.deal(&Setup::new(players), &Replaced::new(), key) else {
            panic!("{}", entry.about.id)
        };
        let names = reason_names(&*sitting);
        for step in 0..12 {
            let Some(seat) = sitting.to_act().first() else { break };
            let Ok(advice) = advise(&*sitting, seat, Budget::iterations(200), step) else { break };
            for reason in &advice.reasons {
                assert!(names.contains(&reason.term.as_str()) && reason.gain > 0.0, "{reason:?}");
            }
            given += usize::from(!advice.reasons.is_empty());
            let best = advice.suggestions[0].action.clone();
            sitting.act(seat, &best).unwrap_or_else(|refused| panic!("{refused:?}"));
        }
    }
    assert!(given > 0, "no bot ever said why");
}
