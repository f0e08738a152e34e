//! Chapter 9: final scoring.

use crate::scene::{Scene, boxes, kit, play_out};
use table::{Game, Rule, Seat, Setup};

/// Plays the last round with a hire and nothing else.
fn ended(scene: Scene) -> Scene {
    let scene = scene.round(20).coloured(3, 4).acts("hire mechanic 3");
    if scene.game.is_over() { scene } else { scene.acts("stop") }
}

/// CT-9.1: guests fill what they can reach, whether attended or not, and nothing behind walls.
#[test]
fn the_lot_fills_up() {
    let scene = ended(Scene::solo().walled("c1 c2 c3 b3 a3"));
    let lot = kit().sheet.lot.boxes;
    assert_eq!(scene.guests_now(), lot & !boxes("c1 c2 c3 b3 a3 a1 b1 a2 b2"));
    assert!(scene.guests_now().count() > 60);
}

/// CT-9.1: a gap at a corner lets nobody through.
#[test]
fn the_last_crowd_does_not_slip_through_corners() {
    let scene = ended(Scene::solo().walled_except("g13 h12 a1"));
    assert_eq!(scene.guests_now(), boxes("g14 g13"));
}

/// CT-9.2: attended guests are a point each, ten for each vendor.
#[test]
fn attended_guests_are_points() {
    let crowd = |vendors| ended(Scene::solo().staff([vendors, 1, 1, 1])).line("tycoon-score-guests");
    assert_eq!((crowd(1), crowd(3), crowd(6)), (10, 30, 60));
    let few = ended(Scene::solo().staff([6, 1, 1, 1]).walled_except("g13 g12"));
    assert_eq!(few.line("tycoon-score-guests"), 3);
}

/// CT-9.3, CT-9.4, CT-9.5: the example of the rulebook: two cotton candy, one hot dogs, two fries, two hamburgers, one
/// drinks and two popcorn are 14 points, and three sets 25 more; 39 in all.
#[test]
fn the_stall_example_of_the_rulebook() {
    let scene = Scene::solo().stall_counts([2, 1, 2, 2, 1, 2]);
    assert_eq!((scene.line("tycoon-score-kinds"), scene.line("tycoon-score-sets")), (14, 25));
    assert_eq!(scene.game.score(Seat(0)), 39 + 1, "and the first guest");
}

/// CT-9.3: one stall of a kind is 1 point, two are 3.
#[test]
fn kinds_pay() {
    let kinds = |counts| Scene::solo().stall_counts(counts).line("tycoon-score-kinds");
    assert_eq!((kinds([0; 6]), kinds([1, 0, 0, 0, 0, 0]), kinds([0, 0, 2, 0, 0, 0])), (0, 1, 3));
}

/// CT-9.4: sets pay from four kinds on, and again for all six, single and double.
#[test]
fn sets_pay() {
    let sets = |counts| Scene::solo().stall_counts(counts).line("tycoon-score-sets");
    assert_eq!(sets([1, 1, 1, 0, 0, 0]), 0);
    assert_eq!(sets([2, 2, 2, 0, 0, 0]), 0);
    assert_eq!(sets([1, 1, 0, 1, 0, 1]), 5);
    assert_eq!(sets([1, 1, 1, 1, 1, 0]), 5);
    assert_eq!(sets([1; 6]), 15);
    assert_eq!(sets([2, 2, 0, 2, 0, 2]), 15);
    assert_eq!(sets([2, 2, 2, 2, 2, 1]), 25);
}

/// CT-9.5: all twelve stalls are 18 and 45 points.
#[test]
fn stalls_pay_63_at_most() {
    let scene = Scene::solo().stall_counts([2; 6]);
    assert_eq!((scene.line("tycoon-score-kinds"), scene.line("tycoon-score-sets")), (18, 45));
}

/// CT-9.6: the score is the track, the guests and the stalls.
#[test]
fn the_score_is_the_sum() {
    let scene =
        Scene::solo().ride("carousel", "a1", 2, 7).ride("carousel", "a3", 4, 5).stall_counts([2, 1, 0, 0, 0, 0]);
    let scene = ended(scene.staff([2, 1, 1, 1]));
    assert_eq!((scene.line("tycoon-score-rides"), scene.game.score(Seat(0))), (12, 12 + 20 + 4));
    assert!(scene.score_sheet().lines.iter().any(|line| line.rule == Rule("CT-9.6")));
    for seed in 0..20 {
        let game = play_out(&Setup::new(1), seed, |_| ());
        assert_eq!(game.sheet(Seat(0)).total(), game.score(Seat(0)));
    }
}

/// CT-9.7: the bands of the ranks.
#[test]
fn the_score_gives_a_rank() {
    let rank = |score| kit().parts().sheet.ranks.iter().position(|rank| rank.name == kit().rank(score).name);
    let bands = [(0, 50), (51, 100), (101, 150), (151, 200), (201, 250), (251, 300), (301, 999)];
    for (place, (low, high)) in bands.into_iter().enumerate() {
        assert_eq!((rank(low), rank(high)), (Some(place), Some(place)));
    }
    let tycoon = ended(Scene::solo().ride("carousel", "a1", 2, 400)).score_sheet();
    assert!(format!("{:?}", tycoon.title).contains("True tycoon"));
}
