//! Know-how must pay in every game: the same iterations with it win more than without it, by more than luck could. The
//! sample of each game is as large as that takes; how much it pays is in docs/strength.md.

use bots::Knowhow;
use catalog::{Replaced, games};
use lab::arena::{Contest, Unwatched, hold};
use table::{Seed, Setup};

/// Players and games: as few as can play, and a sample that is quick where games are. Two games are slow, and tell sooner.
fn sample(about: &table::About) -> (u8, u64) {
    let fewest = about.players[0];
    match about.id {
        "grand" => (2, 8),
        "tycoon" => (1, 40),
        // Both bots from every side, the same number of times.
        _ => (fewest, 40 - 40 % (2 * u64::from(fewest))),
    }
}

fn check<G: Knowhow>() {
    if G::tuning().weights.is_empty() {
        return;
    }
    let game = G::about().id;
    let (players, games) = sample(G::about());
    let contest = Contest {
        game: game.to_owned(),
        setup: Setup::new(players),
        replaced: Replaced::new(),
        bots: ["expert@60", "baseline@60"].iter().map(|bot| bot.parse().unwrap()).collect(),
        games,
        seed: Seed::from_text("strength"),
        threads: 2,
        tuning: None,
    };
    let report = hold(&contest, None, &Unwatched).unwrap();
    let win = report.bots[0].win;
    assert!(win.low > report.fair_share, "{game}: {win:?} where equals have {}", report.fair_share);
}

macro_rules! each_game {
    ($($module:ident: $game:ty = $id:literal,)*) => {$(
        #[test]
        fn $module() {
            check::<$game>();
        }
    )*};
}
games!(each_game);
