//! Pointing at things: what an offer touches, what touching means, and what is shut.

use crate::scene::Scene;
use table::{Eyes, Game, Offer, Setup, Thing};
use tycoon::Action;

fn things(ids: &str) -> Vec<Thing> {
    ids.split(' ').map(Thing::new).collect()
}

fn offer(scene: &Scene, text: &str) -> Offer {
    let action = scene.game.parse(text).unwrap_or_else(|bad| panic!("{bad}"));
    Offer::of(&scene.game, scene.seat, action)
}

/// What touching these things means, in notation.
fn touched(scene: &Scene, ids: &str) -> Option<String> {
    let action = scene.game.touched(scene.seat, &things(ids)).ok()?;
    Some(scene.game.notation(action))
}

/// The rule by which a thing is shut, if it is.
fn shut(scene: &Scene, id: &str) -> Option<&'static str> {
    scene.game.shut(scene.seat).into_iter().find(|shut| shut.thing.as_str() == id).map(|shut| shut.rule.0)
}

/// CT-3.4: a hire is a row and a die; of two dice alike either will do.
#[test]
fn a_hire_is_a_row_and_a_die() {
    let scene = Scene::solo().coloured(1, 4);
    assert_eq!(offer(&scene, "hire mechanic 4").things, things("staff:0:mechanic die:0:blue"));
    let alike = offer(&Scene::solo().coloured(3, 3), "hire mechanic 3");
    assert_eq!(
        (alike.things, alike.also),
        (things("staff:0:mechanic die:0:red"), vec![things("staff:0:mechanic die:0:blue")])
    );
}

/// CT-6.3: a place is the boxes that it covers.
#[test]
fn a_place_is_its_boxes() {
    let scene = Scene::solo().acts("ride carousel");
    assert_eq!(offer(&scene, "at c4").things, things("box:0:c4 box:0:d4 box:0:c5 box:0:d5"));
    assert_eq!(touched(&scene, "box:0:d5 box:0:c4 box:0:d4 box:0:c5").as_deref(), Some("at c4"));
}

/// CT-6.3: a shape over a guest, or held over the edge, is read too, so that the reason can be told.
#[test]
fn a_place_that_is_not_allowed_is_read_too() {
    let scene = Scene::solo().acts("ride carousel");
    let on_the_guest = touched(&scene, "box:0:g13 box:0:h13 box:0:g14 box:0:h14").unwrap();
    assert_eq!((scene.refused(&on_the_guest), scene.reason(&on_the_guest)), ("CT-6.3", "tycoon-no-overlap".to_owned()));
    let over_the_edge = touched(&scene, "box:0:a3 box:0:a4").unwrap();
    assert_eq!(scene.reason(&over_the_edge), "tycoon-no-outside");
}

/// CT-6.8: equal white dice are further ways to the same choice.
#[test]
fn equal_dice_are_interchangeable() {
    let scene = Scene::solo().staff([1, 1, 3, 1]).white(&[5, 5, 2]).acts("ride carousel; at e13");
    let five = offer(&scene, "dice 5");
    assert_eq!((five.things, five.also), (things("white:0:0"), vec![things("white:0:1")]));
    assert_eq!(offer(&scene, "dice 2").things, things("white:0:2"));
}

/// CT-12.1: nobody acts on another's sheet.
#[test]
fn things_of_others_mean_nothing() {
    let scene = Scene::of(&table::Setup::new(2));
    assert_eq!(touched(&scene, "staff:1:ticket die:1:red"), None);
    assert_eq!(touched(&scene, "die:0:red"), None, "a die alone says too little");
}

/// CT-3.4, CT-4.7, CT-6.1, CT-6.2: what cannot be chosen says why.
#[test]
fn what_is_shut_says_why() {
    let scene = Scene::solo().coloured(1, 5).staff([1, 1, 6, 3]);
    assert_eq!(shut(&scene, "staff:0:mechanic"), Some("CT-3.4"));
    assert_eq!(shut(&scene, "staff:0:constructor"), Some("CT-4.7"));
    assert_eq!(shut(&scene, "staff:0:ticket"), None);
    assert_eq!(shut(&scene, "stall:0:popcorn"), Some("CT-3.4"));
    assert_eq!(shut(&scene, "catalog:ghost-train"), Some("CT-6.1"));
    assert_eq!(shut(&Scene::solo().staff([1, 1, 1, 2]), "catalog:giant-slide"), Some("CT-6.2"));
}

/// CT-3.3: what was done this round is not hatched, for nothing of its kind is left to choose.
#[test]
fn what_is_over_is_not_shut() {
    let scene = Scene::solo().coloured(1, 4).acts("hire ticket 1");
    assert_eq!(shut(&scene, "staff:0:mechanic"), None);
    assert!(shut(&scene, "stall:0:popcorn").is_some());
}

/// CT-7.6: a box beside the line from which nobody could get on is shut.
#[test]
fn a_guest_cannot_go_astray() {
    let eight = "g14 a14 b14 c14 d14 e14 a13 b13";
    let scene = Scene::solo().guests(eight).walled("e13 d13 c13 a12 b12").acts("ride carousel; at g11");
    assert_eq!(shut(&scene, "box:0:f14"), Some("CT-7.6"));
}

/// CT-4.8: only what throws dice cannot be taken back.
#[test]
fn only_dice_are_for_good() {
    let price = |scene: &Scene, text: &str| offer(scene, text).price.for_good;
    let scene = Scene::solo().coloured(5, 1);
    assert!(price(&scene, "hire constructor 5"), "it rolls a die at once");
    assert!(!price(&scene, "hire investor 5") && !price(&scene, "ride carousel"));
    let scene = scene.acts("hire investor 5");
    assert!(price(&scene, "stop"), "the next round is rolled");
    let last = Scene::solo().round(20).coloured(1, 4).acts("hire ticket 1");
    assert!(!price(&last, "stop"), "nothing is rolled any more");
}

/// CT-6.5, CT-6.7, CT-7.4: before something is drawn, its words say what comes of it.
#[test]
fn a_place_says_what_comes_of_it() {
    let scene = Scene::solo().white(&[6]).acts("ride carousel");
    let said = |text: &str| {
        let args = offer(&scene, text).label.args;
        let number = |name: &str| args.iter().find(|(gap, _)| gap == name).map(|(_, arg)| format!("{arg:?}"));
        (number("points"), number("guests"), number("share"))
    };
    let number = |number: i64| Some(format!("Number({number})"));
    let share = |share: &str| Some(format!("Name({share:?})"));
    assert_eq!(said("at e13"), (number(7), number(0), share("whole")));
    assert_eq!(said("at g10"), (number(7), number(2), share("whole")));
    assert_eq!(said("at a1"), (number(3), number(9), share("unreached")));
}

/// CT-6.7, CT-6.9: the dice say what they write, bonus and halving included.
#[test]
fn dice_say_what_they_write() {
    let args = |scene: &Scene, text: &str| {
        let said = offer(scene, text).label.args;
        ["points", "bonus", "share"]
            .map(|gap| said.iter().find(|(name, _)| name == gap).map(|(_, arg)| format!("{arg:?}")))
    };
    let said = |points: i64, bonus: i64, share: &str| {
        [format!("Number({points})"), format!("Number({bonus})"), format!("Name({share:?})")].map(Some)
    };
    let scene = Scene::solo().staff([1, 1, 2, 1]).white(&[6, 2]).acts("ride carousel; at e13");
    assert_eq!(args(&scene, "dice 6"), said(7, 1, "whole"));
    assert_eq!(args(&scene, "dice 2"), said(3, 1, "whole"));
    let sealed = Scene::solo().staff([1, 0, 2, 1]).white(&[6, 2]).walled("f14 g13 h14").acts("ride carousel; at a1");
    assert_eq!(args(&sealed, "dice 6"), said(1, 1, "quarter"));
}

/// CT-6.6: the ride that is being built does not count against itself.
#[test]
fn a_ride_is_not_too_many_for_itself() {
    let scene = Scene::solo().staff([1, 1, 2, 1]).white(&[6, 2]);
    let three =
        (1..4).fold(scene, |scene, round| scene.ride("carousel", ["a1", "c1", "e1"][round - 1], round as u8, 5));
    let untended = |scene: &Scene| scene.own().plans[0].untended;
    let scene = three.round(5).acts("ride carousel; at e10");
    assert!(!untended(&scene) && !scene.open("guest").is_empty(), "guests are being led to the fourth");
    let scene = scene.acts("shortest");
    assert!(!untended(&scene) && !scene.open("dice").is_empty(), "its dice are being counted");
    let scene = scene.acts("dice 6");
    assert!(untended(&scene), "now there are four for one mechanic");
}

/// CT-4.8: before anybody is hired, it can be seen which rides the hire would better, and to how much.
#[test]
fn a_hire_is_foreseen() {
    let then = |scene: &Scene, row: usize| -> Vec<(String, u16, bool)> {
        let own = scene.game.view(Eyes::Seat(scene.seat)).carnivals.swap_remove(0);
        own.staff[row].then.iter().map(|one| (one.thing.as_str().to_owned(), one.points, one.or_more)).collect()
    };
    let slide = |points: u16, or_more: bool| ("catalog:giant-slide".to_owned(), points, or_more);
    let short = Scene::solo().staff([1, 1, 1, 2]).coloured(5, 1).white(&[4]);
    assert_eq!(then(&short, 2), [slide(4 + 1 + 2, true)], "the new die shows 1 at least");
    assert!(then(&short, 3).is_empty(), "no investor is missing for it");
    assert!(short.own().staff[2].then.is_empty(), "it is nobody else's business");
    let done = short.acts("hire constructor 5");
    assert!((0..4).all(|row| then(&done, row).is_empty()), "somebody was hired");
    let second = Scene::solo().staff([1, 1, 1, 2]).coloured(5, 1).white(&[4]).acts("stall cotton-candy; at h14");
    assert!(then(&second, 2).is_empty(), "no ride can follow a second action");
    let level = Scene::solo().staff([1, 1, 2, 1]).coloured(6, 6).white(&[4, 3]);
    assert_eq!(then(&level, 3), [slide(9, false)]);
    let late = Scene::of(&Setup::new(1).with("hire_counts", "next_round"));
    assert!(then(&late.staff([1, 1, 2, 1]).coloured(6, 6).white(&[4, 3]), 3).is_empty(), "it would not count yet");
}

/// CT-4.3, CT-6.6: a mechanic hired first saves the half of a ride.
#[test]
fn a_mechanic_is_foreseen() {
    let four =
        (0..4).fold(Scene::solo(), |scene, at| scene.ride("carousel", ["a1", "c1", "e1", "g1"][at], 1 + at as u8, 3));
    let scene = four.round(5).coloured(3, 1).white(&[5]);
    let own = scene.game.view(Eyes::Seat(scene.seat)).carnivals.swap_remove(0);
    assert_eq!(own.plans[0].points, Some(3), "half of 6");
    let carousel = own.staff[1].then.iter().map(|one| (one.thing.as_str(), one.points)).collect::<Vec<_>>();
    assert_eq!(carousel, [("catalog:carousel", 6)]);
}

/// CT-3.3, CT-6.3: what has no room comes to nothing; once the ride of the round stands, no other does in it.
#[test]
fn a_round_has_one_ride() {
    let points = |scene: &Scene| scene.own().plans[0].points;
    let scene = Scene::solo().coloured(5, 5).white(&[4]);
    assert_eq!(points(&scene), Some(5));
    assert_eq!(points(&Scene::solo().walled_except("a1 a2 b1 c1 c2")), None, "there are not 2 by 2 free boxes");
    assert_eq!(points(&scene.acts("ride carousel; at e13")), None);
}

/// CT-7.8: whoever would wall the guests in for good is told before.
#[test]
fn walling_in_is_foreseen() {
    let walls = |scene: &Scene, at: &str| {
        let own = scene.game.view(Eyes::Seat(scene.seat)).carnivals.swap_remove(0);
        let place = own.prospects.into_iter().find(|one| one.actions.iter().any(|action| action == at));
        place.map(|place| (place.brings.walled, place.brings.cut_off > 0))
    };
    let scene = Scene::solo().walled("h14 e13 f13 e14 f14").acts("ride carousel");
    assert_eq!(walls(&scene, "at g12"), Some((true, true)), "the only way out is built on");
    assert_eq!(walls(&scene, "at h12"), Some((false, false)), "they can still get out above");
}

/// CT-9.1: the last crowd can be counted ahead, as far as vendors serve it.
#[test]
fn the_last_crowd_is_counted_ahead() {
    assert_eq!(Scene::solo().own().guests.served_at_the_end, 10);
    assert_eq!(Scene::solo().walled_except("g13 g12 a1").own().guests.served_at_the_end, 3);
}

/// CT-6.5, CT-6.7: what is foreseen is what comes, wherever the ride is drawn.
#[test]
fn foresight_is_right() {
    let start = Scene::solo().staff([2, 1, 2, 2]).white(&[6, 5]).guests("g14 g13").walled("f12 g12 h12 i13");
    let scene = start.acts("ride giant-slide");
    let mut legal = Vec::new();
    scene.game.legal(scene.seat, &mut legal);
    assert!(legal.len() > 200);
    for action in legal {
        let Action::Place { at, turn } = action else { panic!("{action:?}") };
        let seen = scene.game.desk(scene.seat).foresee(tycoon::state::Work::Ride(1), at, turn);
        let mut after = Scene::at(scene.game.clone()).acts(&scene.game.notation(action));
        while let Some(next) = after.open("shortest").into_iter().chain(after.open("guest")).next() {
            after.act(&next);
        }
        let came = after.guests_now() & !scene.guests_now();
        assert_eq!((seen.points, seen.way.len()), (Some(after.points()), came.count() as usize), "{at} {turn}");
        // Where there is but one shortest way it is the very one that is drawn; else it is as long, and as free.
        assert!(seen.way.iter().all(|&spot| scene.game.desk(scene.seat).free().has(spot)), "{at} {turn}");
        let (dice, bonus) = seen.sum.expect("a ride");
        let halves = u8::from(!seen.reached) + u8::from(!seen.tended);
        assert_eq!((dice.sum() + u16::from(bonus)) >> halves, after.points());
    }
}
