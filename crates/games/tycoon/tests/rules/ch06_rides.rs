//! Chapter 6: building rides.

use crate::scene::{Scene, boxes, kit};
use tycoon::Event;
use tycoon::board::Spot;
use tycoon::event::Share;

/// A scene with everybody who can be hired.
fn rich() -> Scene {
    Scene::solo().staff([6, 5, 6, 6]).coloured(1, 4).white(&[6, 5, 4, 3, 2, 1])
}

/// Four carousels along the left edge: as many rides as one mechanic looks after.
fn four_rides(scene: Scene) -> Scene {
    (0..4).fold(scene, |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2))
}

/// CT-6.1: no ride of a level beyond the investors.
#[test]
fn a_level_needs_as_many_investors() {
    let scene = Scene::solo().staff([1, 1, 6, 3]);
    assert_eq!(scene.open("ride"), ["ride carousel", "ride giant-slide", "ride bumper-cars", "ride swing-boat"]);
    assert_eq!(scene.refused("ride ghost-train"), "CT-6.1");
    assert_eq!(rich().open("ride").len(), 13);
}

/// CT-6.2: no ride with more big squares than constructors.
#[test]
fn a_big_square_needs_a_constructor() {
    let scene = Scene::solo().staff([1, 1, 2, 6]);
    assert_eq!(scene.open("ride"), ["ride carousel", "ride giant-slide"]);
    assert_eq!(scene.refused("ride bumper-cars"), "CT-6.2");
}

/// CT-6.3: inside the lot, on free boxes.
#[test]
fn rides_need_free_boxes() {
    let scene = Scene::solo().walled("c3").acts("ride carousel");
    for place in ["at n1", "at a14", "at o1", "at a15"] {
        assert_eq!(scene.refused(place), "CT-6.3", "{place} is beyond the edge");
    }
    for place in ["at c3", "at b2", "at f13", "at g13"] {
        assert_eq!(scene.refused(place), "CT-6.3", "{place} is taken");
    }
    // 13 x 13 corners; four would cover c3, two the entrance.
    assert_eq!(scene.open("at").len(), 13 * 13 - 4 - 2);
}

/// CT-6.4: every turn and mirror, each look once, on any box.
#[test]
fn blueprints_are_turned_and_mirrored() {
    let places = |ride: &str| {
        let turns = ["r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"];
        let scene = rich().acts(&format!("ride {ride}"));
        turns.map(|turn| scene.may(&format!("at b2 {turn}").replace(" r0", "")))
    };
    assert_eq!(places("carousel"), [true, false, false, false, false, false, false, false]);
    assert_eq!(places("giant-slide"), [true, true, false, false, false, false, false, false]);
    assert_eq!(places("bumper-cars"), [true, true, true, true, false, false, false, false]);
    assert_eq!(places("log-flume"), [true, true, false, false, true, true, false, false]);
    assert_eq!(places("ferris-wheel"), [true; 8]);
    assert_eq!(rich().acts("ride log-flume").refused("at b2 r180"), "CT-6.4");
}

/// CT-6.4: what a quarter turn and a mirror do to a blueprint.
#[test]
fn a_turn_is_clockwise_and_a_mirror_swaps_left_and_right() {
    let drawn = |place: &str| {
        let scene = rich().acts(&format!("ride bumper-cars; {place}; shortest; dice 6+5+4"));
        scene.own().rides[0].boxes.iter().copied().collect()
    };
    assert_eq!(boxes("b2 c2 d2 e2 b3 c3 d3 e3 d4 e4 d5 e5"), drawn("at b2 r90"));
    let mirrored = rich().acts("ride ferris-wheel; at b2 m0; shortest; dice 6+5+4+3+2");
    let expected = boxes("b2 c2 d2 e2 b3 c3 d3 e3 b4 c4 d4 e4 b5 c5 d5 e5 d6 e6 d7 e7");
    assert_eq!(mirrored.own().rides[0].boxes.iter().copied().collect::<tycoon::board::Board>(), expected);
}

/// CT-6.5: a ride that guests cannot get to scores half.
#[test]
fn out_of_reach_is_half() {
    let near = Scene::solo().white(&[6]).acts("ride carousel; at e13");
    assert_eq!(near.points(), 7);
    let walled = Scene::solo().walled("f14 g13 h14").white(&[6]).acts("ride carousel; at a1");
    assert_eq!((walled.points(), walled.own().rides[0].share), (3, Share::Half));
    assert!(walled.events.contains(&Event::OutOfReach { seat: walled.seat, name: "Carousel".to_owned() }));
}

/// CT-6.6: the ride that is one too many for the mechanics scores half; the last one in their care does not.
#[test]
fn short_of_mechanics_is_half() {
    let three = (0..3).fold(Scene::solo(), |scene, n| scene.ride("carousel", &format!("a{}", 1 + 2 * n), 1, 2));
    assert_eq!(three.white(&[6]).acts("ride carousel; at e13").points(), 7);
    assert_eq!(four_rides(Scene::solo()).white(&[6]).acts("ride carousel; at e13").points(), 3);
    assert_eq!(four_rides(Scene::solo()).staff([1, 2, 1, 1]).white(&[6]).acts("ride carousel; at e13").points(), 7);
}

/// CT-6.7: as many dice as levels, and the bonus.
#[test]
fn dice_and_bonus_make_the_score() {
    let scene = rich().acts("ride wave-swinger; at f10 r180");
    assert_eq!(scene.open("dice").len(), 15, "four of six different dice");
    assert_eq!(scene.open("dice")[0], "dice 6+5+4+3", "the best come first");
    for dice in ["dice 6+5+4", "dice 6+5+4+3+2", "dice 6+6+5+4"] {
        assert_eq!(scene.refused(dice), "CT-6.7");
    }
    assert_eq!(scene.acts("dice 6+5+4+3").points(), 6 + 5 + 4 + 3 + 6);
}

/// CT-6.7: the sheet keeps which dice counted for which ride, also when they were rolled again.
#[test]
fn the_dice_of_a_ride_are_kept() {
    let scene = rich().acts("ride bumper-cars; at e11; dice 6+4+1");
    let counted: Vec<u8> = scene.own().white.iter().filter(|die| die.counted).map(|die| die.face.number()).collect();
    assert_eq!(counted, [6, 4, 1]);
    let scene = scene.acts("stop");
    assert_eq!(scene.own().rides[0].dice, "6+4+1".parse().unwrap());
    assert!(scene.own().white.iter().all(|die| !die.counted));
}

/// CT-6.8: other dice than the best may be chosen, and no choice is asked where there is none.
#[test]
fn dice_are_chosen_by_the_player() {
    let worst = rich().acts("ride carousel; at e13; dice 1");
    assert_eq!(worst.points(), 2);
    let alike = Scene::solo().staff([1, 1, 3, 1]).white(&[4, 4, 4]).acts("ride carousel; at e13");
    assert_eq!(alike.points(), 5);
    let all = Scene::solo().staff([1, 1, 2, 2]).white(&[4, 1]).acts("ride giant-slide; at c13");
    assert_eq!(all.points(), 4 + 1 + 2);
}

/// CT-6.9: both penalties make a quarter, with fractions dropped at the end.
#[test]
fn penalties_add_up() {
    let scene = four_rides(Scene::solo()).walled("f14 g13 h14").white(&[6]).acts("ride carousel; at d1");
    assert_eq!((scene.points(), scene.own().rides[4].share), (1, Share::Quarter), "a quarter of 7");
    let six = four_rides(rich().staff([6, 1, 6, 6])).walled("f14 g13 h14");
    assert_eq!(six.acts("ride coaster; at d1").points(), (21 + 13) / 4);
}

/// CT-6.10: the score goes to the track of the round, and stays.
#[test]
fn the_score_is_written_on_the_track() {
    let scene = Scene::solo().round(3).white(&[6]).coloured(1, 4).acts("ride carousel; at e13");
    assert_eq!(scene.track()[2], Some(7));
    let scene = scene.acts("stop").coloured(3, 4).acts("hire mechanic 3; stop");
    assert_eq!(scene.track()[2..4], [Some(7), Some(0)]);
}

/// CT-6.11: earlier rides keep their scores when mechanics become too few.
#[test]
fn earlier_rides_keep_their_scores() {
    let scene = four_rides(Scene::solo()).white(&[6]).acts("ride carousel; at e13");
    let points: Vec<Option<u16>> = scene.own().rides.iter().map(|ride| ride.points).collect();
    assert_eq!(points, [Some(2), Some(2), Some(2), Some(2), Some(3)]);
}

/// CT-6.12: a ride that will be halved, even twice, may be built.
#[test]
fn a_halved_ride_may_be_built() {
    let scene = four_rides(Scene::solo()).walled("f14 g13 h14");
    assert!(scene.may("ride carousel"));
    assert!(scene.acts("ride carousel").may("at d1"));
}

/// CT-6.3, CT-6.4: a place is open exactly if all boxes of the blueprint are free boxes of the lot, and no ride has more
/// than 1,500 of them.
#[test]
fn open_places_are_those_with_free_boxes() {
    let mut dice = table::Dice::quick(2);
    for (number, card) in kit().parts().rides.iter().enumerate() {
        let walls: Vec<String> =
            (0..3 * number).map(|_| format!("{}{}", dice.pick(&['a', 'd', 'i', 'n']), dice.die(14))).collect();
        let walls = boxes(&walls.join(" "));
        let free = kit().sheet.lot.boxes & !walls & !boxes("g14");
        let names: Vec<String> = walls.spots().map(String::from).collect();
        let scene = rich().walled(&names.join(" ")).acts(&format!("ride {}", card.id));
        let mut expected = Vec::new();
        for turn in card.blueprint.turns() {
            let whole = |at: &Spot| card.blueprint.boxes(turn, *at);
            let fits = kit()
                .sheet
                .lot
                .boxes
                .spots()
                .filter(|at| whole(at).count() == card.blueprint.size() && whole(at).within(free));
            // A shape pushed over the right edge would show up in other rows; its width tells.
            let width = 1 + whole(&Spot::new(0, 0)).spots().map(Spot::column).max().unwrap_or(0);
            let fits = fits.filter(|at| at.column() + width <= 14);
            expected.extend(
                fits.map(|at| if turn.to_string() == "r0" { format!("at {at}") } else { format!("at {at} {turn}") }),
            );
        }
        assert_eq!(scene.legal(), expected, "{}", card.name);
        assert!(expected.len() <= 1_500 && !expected.is_empty());
    }
}
