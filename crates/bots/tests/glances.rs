//! Quick looks, and whether a choice holds in whatever world it may be.

use bots::{Bot, Budget, Level, Trial, advise, explain, glance, holds};
use catalog::{AnySitting, Replaced};
use table::{Seat, Seed, Setup};

/// A game between weak bots: every position in which there was a choice, with who had it.
fn positions(game: &str) -> Vec<(Box<dyn AnySitting>, Seat)> {
    let entry = catalog::find(game).unwrap();
    let players = if entry.about.players.contains(&3) { 3 } else { entry.about.players[0] };
    let key = Seed::from_text("glances").key(&[]);
    let mut sitting = entry.deal(&Setup::new(players), &Replaced::new(), key).unwrap();
    let (mut bot, mut seen) = (Bot::new(Level::Easy, 1), Vec::new());
    while let Some(seat) = sitting.to_act().first() {
        if sitting.legal(seat).len() > 1 {
            seen.push((sitting.clone_box(), seat));
        }
        let action = bot.choose(&*sitting, seat).unwrap();
        sitting.act(seat, &action).unwrap();
    }
    seen
}

#[test]
fn a_look_tells_every_action_by_its_worth_and_the_same_again() {
    let seen = positions("midway");
    let (sitting, seat) = &seen[seen.len() / 2];
    let look = glance(&**sitting, *seat, 200, 3).unwrap();
    let offered: Vec<String> = sitting.legal(*seat).into_iter().map(|offer| offer.action).collect();
    assert!(look.tried.iter().all(|(action, value, _)| offered.contains(action) && (0.0..=1.0).contains(value)));
    assert_eq!(glance(&**sitting, *seat, 200, 3).unwrap(), look);
}

#[test]
fn an_action_holds_against_itself_and_not_against_a_better_one() {
    let seen = positions("midway");
    let trial = Trial { worlds: 8, failures: 2, times: 30 };
    let looks = seen.iter().step_by(3).filter_map(|(sitting, seat)| {
        let look = glance(&**sitting, *seat, 300, 5)?;
        let (best, worst) = (look.tried.first()?, look.tried.iter().min_by(|one, two| one.1.total_cmp(&two.1))?);
        Some((best.1 - worst.1, sitting, *seat, best.0.clone(), worst.0.clone()))
    });
    let clearest = looks.max_by(|one, two| one.0.total_cmp(&two.0));
    let (gap, sitting, seat, best, worst) = clearest.expect("a game without a choice");
    assert!(gap > 0.1, "a game without a clear choice: {gap}");
    assert_eq!(holds(&**sitting, seat, &best, &[&best], trial, 9), Some(8));
    assert!(holds(&**sitting, seat, &best, &[&worst], trial, 9).is_some_and(|held| held >= 6));
    // It stops when too many worlds have said no.
    assert!(holds(&**sitting, seat, &worst, &[&best], trial, 9).is_some_and(|held| held <= 5));
}

/// Standings speak of what is still to come: where a turn ends the game there is nothing to compare, and nothing breaks.
#[test]
fn reasons_can_be_asked_for_up_to_the_last_action() {
    for entry in catalog::all() {
        let seen = positions(entry.about.id);
        for (sitting, seat) in seen.iter().rev().take(12) {
            let advice = advise(&**sitting, *seat, Budget::iterations(20), 1).unwrap();
            let [best, other] = [0, 1].map(|at| advice.suggestions.get(at));
            if let Some((best, other)) = best.zip(other) {
                explain(&**sitting, *seat, &best.action, &other.action, 1);
            }
        }
    }
}
