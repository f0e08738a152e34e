//! What every level keeps to, however weak it is.

use super::*;
use crate::toy::Toy;
use crate::wins_at_once;
use catalog::games::grand::Grand;
use catalog::games::midway::Midway;
use table::{Game, Kit, Setup};

const ME: Seat = Seat(0);

/// Those that people play against and that want to win.
const LEVELS: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

fn spec(level: Level) -> Spec {
    // As long as the level thinks, but no longer than a test may take.
    let think = (level == Level::Expert).then(|| Budget::iterations(600));
    Spec { level, think }
}

#[test]
fn no_level_leaves_the_last_counters_lying() {
    for level in LEVELS {
        for seed in 0..60 {
            for counters in 1..=3 {
                let choice = Bot::new(spec(level), seed).choose_in(Seen::new(&Toy::nim(counters), ME), 0);
                assert_eq!(choice, Some(counters), "{level}, seed {seed}");
            }
        }
    }
}

/// Where the ball lies is not known, so to look for it wins only by luck: that is no win at once.
#[test]
fn what_may_win_is_not_what_wins() {
    let legal = [0, 1, 2, 3];
    for seed in 0..20 {
        assert!(wins_in(Seen::new(&Toy::cups(1), ME), &legal, seed * 100).is_empty());
    }
    assert_eq!(wins_in(Seen::new(&Toy::nim(2), ME), &[1, 2], 0), [2]);
}

/// Positions of a game with a choice, as weak bots come to them.
fn positions<G: Knowhow>(setup: &Setup, deals: u64) -> Vec<(Sitting<G>, Seat)> {
    let mut met = Vec::new();
    for deal in 0..deals {
        let key = table::Seed::from_text("levels").in_series(deal).key(&[]);
        let mut sitting = Sitting::<G>::deal(setup, Kit::own().unwrap(), key).unwrap();
        let mut bot = Bot::new(Level::Easy, deal);
        while let Some(seat) = sitting.game.to_act().first() {
            let mut legal = Vec::new();
            sitting.game.legal(seat, &mut legal);
            if legal.len() > 1 {
                met.push((sitting.clone(), seat));
            }
            let action = bot.choose_in(Seen::new(&sitting.game, seat), sitting.step()).unwrap();
            sitting.act(seat, action).unwrap();
        }
    }
    met
}

#[test]
fn no_level_leaves_a_win_lying_in_midway() {
    let setup = Setup::new(2).with("quick", "on");
    let mut offered = 0;
    for (sitting, seat) in positions::<Midway>(&setup, 6) {
        let wins = wins_at_once(&sitting, seat, 1);
        if wins.is_empty() {
            continue;
        }
        offered += 1;
        for level in LEVELS {
            for seed in 0..4 {
                let choice = Bot::new(spec(level), seed).choose(&sitting, seat).unwrap();
                assert!(wins.contains(&choice), "{level} does {choice:?} where {wins:?} win");
            }
        }
    }
    assert!(offered >= 3, "games end with a win that was on offer: {offered}");
}

/// Whatever taste says, nothing is done that the bot's own search puts far below the best of what it looked at.
fn check_slack<G: Knowhow>(setup: &Setup, every: usize) {
    let levels = [Level::Easy, Level::Medium, Level::Hard];
    let mut strayed = [0; 3];
    for (sitting, seat) in positions::<G>(setup, 1).into_iter().step_by(every) {
        for (at, level) in levels.into_iter().enumerate() {
            let mut bot = Bot::new(level, 5);
            let action = bot.choose_in(Seen::new(&sitting.game, seat), sitting.step()).unwrap();
            let Some(memory) = bot.memory.take() else { continue };
            let Ok(pondered) = memory.pondered.downcast::<Pondered<G>>() else { panic!("another game") };
            let weighed = pondered.thought.weighed();
            let taken = weighed.iter().find(|one| one.action == action).unwrap();
            let slack = G::tuning().levels.of(level).slack;
            assert!(taken.value >= weighed[0].value - slack, "{level} in {}: {action:?}", G::about().id);
            strayed[at] += usize::from(action != weighed[0].action);
        }
    }
    assert!(strayed[0] > 0, "taste never moved easy in {}, so nothing was tested: {strayed:?}", G::about().id);
}

#[test]
fn no_level_does_what_it_holds_to_be_far_worse() {
    check_slack::<Midway>(&Setup::new(2), 4);
    check_slack::<Grand>(&Setup::new(2), 4);
}

/// Taste goes by what the seat sees and by nothing else: the same whenever it comes to the same view, and whatever is hidden.
#[test]
fn the_same_view_has_the_same_sight() {
    let met = positions::<Midway>(&Setup::new(2), 1);
    for (sitting, seat) in met.iter().step_by(7) {
        let sight = Seen::new(&sitting.game, *seat).sight();
        for seed in 0..3 {
            let other = sitting.game.imagine(*seat, &mut Dice::quick(seed));
            assert_eq!(Seen::new(&other, *seat).sight(), sight);
        }
    }
    let mut sights: Vec<u64> = met.iter().map(|(sitting, seat)| Seen::new(&sitting.game, *seat).sight()).collect();
    sights.sort_unstable();
    sights.dedup();
    assert!(sights.len() > met.len() / 2, "different views look different");
}

/// A bot that is made anew for every choice is still the same character.
#[test]
fn a_character_outlives_its_dice() {
    let met = positions::<Midway>(&Setup::new(2), 1);
    // With ample thought of its own the search says the same whatever its dice, so what differs is taste.
    let choose = |sitting: &Sitting<Midway>, seat, seed, character| {
        Bot::new(Level::Easy, seed).character(character).choose_in(Seen::new(&sitting.game, seat), 0)
    };
    let (mut same, mut other, mut count) = (0, 0, 0);
    for (sitting, seat) in met.iter().step_by(2) {
        let choice = choose(sitting, *seat, 1, 9);
        same += usize::from(choose(sitting, *seat, 2, 9) == choice);
        other += usize::from(choose(sitting, *seat, 2, 10) == choice);
        count += 1;
    }
    assert!(same > other, "{same} of {count} with the same character, {other} with another");
}
