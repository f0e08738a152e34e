//! What every bot keeps to in every game.

use bots::{Bot, Budget, Knowhow, Level, Seen, Spec};
use catalog::games;
use std::time::{Duration, Instant};
use table::{Dice, Game, Kit, Seat, Seed, Setup};

/// Positions with a choice, from all over random games of every player count.
fn positions<G: Game>(each: usize) -> Vec<(G, Seat)> {
    let kit = Kit::own().unwrap_or_else(|bad| panic!("{bad}"));
    let mut found = Vec::new();
    for &players in G::about().players {
        let mut dice = Dice::quick(players.into());
        let mut game = G::deal(&Setup::new(players), kit, &mut dice).unwrap_or_else(|bad| panic!("{bad}"));
        let mut legal = Vec::new();
        let mut met = Vec::new();
        while let Some(seat) = game.to_act().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 {
                met.push((game.clone(), seat));
            }
            let action = dice.pick(&legal);
            game.step(seat, action, &mut dice);
        }
        dice.shuffle(&mut met);
        met.truncate(each);
        found.extend(met);
    }
    found
}

/// A choice is unchanged when the hidden truth is replaced by another world that the seat cannot tell from it.
fn check_honesty<G: Knowhow>() {
    for (game, seat) in positions::<G>(4) {
        for level in [Level::Random, Level::Easy, Level::Medium, Level::Baseline] {
            let think = level.limit().map(|_| Budget::iterations(12));
            let choose = |world: &G| Bot::new(Spec { level, think }, 7).choose_in(Seen::new(world, seat), 0);
            let honest = choose(&game);
            assert!(honest.is_some());
            for seed in 0..3 {
                let other = game.imagine(seat, &mut Dice::quick(seed));
                assert_eq!(choose(&other), honest, "{level} at {} looks through the cards", G::about().id);
            }
        }
    }
}

/// Thinking keeps to its time, whatever a single iteration costs.
fn check_patience<G: Knowhow>() {
    let think = Some(Budget::time(Duration::from_millis(50)));
    for (game, seat) in positions::<G>(2) {
        let start = Instant::now();
        let choice = Bot::new(Spec { level: Level::Hard, think }, 1).choose_in(Seen::new(&game, seat), 0);
        assert!(choice.is_some());
        // Far more than the budget, for machines that do other things too; far less than anybody would wait.
        assert!(start.elapsed() < Duration::from_secs(2), "{} takes {:?}", G::about().id, start.elapsed());
    }
}

macro_rules! each_game {
    ($($module:ident: $game:ty = $id:literal,)*) => {$(
        mod $module {
            #[test]
            fn is_played_honestly() {
                super::check_honesty::<$game>();
            }

            #[test]
            fn is_played_in_time() {
                super::check_patience::<$game>();
            }
        }
    )*};
}
games!(each_game);

/// One of two wins, so what they can expect adds up to one win.
#[test]
fn the_outlooks_of_two_add_up() {
    for (game, seat) in positions::<catalog::games::Midway>(2).into_iter().filter(|(game, _)| game.players() == 2) {
        let advice = bots::advise_in(Seen::new(&game, seat), None, Budget::iterations(60), 1);
        let sum: f32 = advice.iter().flat_map(|advice| &advice.outlook).sum();
        assert!((sum - 1.0).abs() < 0.01, "{advice:?}");
    }
}

/// Alone, a game ends with what its points are worth, not with the first place of one.
#[test]
fn an_analysis_alone_ends_as_it_went() {
    let entry = catalog::find("tycoon").unwrap();
    let (setup, replaced) = (Setup::new(1), catalog::Replaced::new());
    let seats = vec!["Ada".to_owned()];
    let mut table =
        catalog::Table::open(entry, &setup, &replaced, seats, Seed::from_text("alone"), Vec::new()).unwrap();
    let mut bot = Bot::new(Level::Easy, 1);
    while table.sitting().outcome().is_none() {
        let action = bot.choose(table.sitting(), Seat(0)).unwrap();
        table.act(Seat(0), &action).unwrap();
    }
    let analysis = bots::analyse(entry, table.record(), &replaced, Budget::iterations(5), &|| ()).unwrap();
    let outlooks: Vec<f32> = analysis.moments.iter().rev().take(2).map(|moment| moment.outlook[0]).collect();
    assert!(outlooks[0] < 0.9 && (outlooks[0] - outlooks[1]).abs() < 0.1, "{outlooks:?}");
}
