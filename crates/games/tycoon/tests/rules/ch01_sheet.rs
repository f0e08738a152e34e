//! Chapter 1: the sheet.

use crate::scene::{Scene, boxes, kit, play_out, spot};
use table::{Eyes, Game, Setup};
use tycoon::Staff;
use tycoon::board::Board;
use tycoon::state::Colour;

/// CT-1.1: four rows of staff, six kinds of stalls with two boxes each, and twenty rounds.
#[test]
fn the_sheet_has_all_its_parts() {
    let own = Scene::solo().own();
    assert_eq!((own.staff.len(), own.kinds.len(), own.track.len()), (4, 6, 20));
    assert_eq!(kit().stalls.blueprints.len(), 2);
}

/// CT-1.2: the lot is 14 by 14 boxes, and guests come in at g14.
#[test]
fn the_lot_is_fourteen_by_fourteen() {
    let lot = &kit().sheet.lot;
    let all: Board = (1..=14).flat_map(|row| ('a'..='n').map(move |column| spot(&format!("{column}{row}")))).collect();
    assert_eq!((lot.boxes, lot.entrance), (all, spot("g14")));
}

/// CT-1.3: boxes hold one thing at most, and what was drawn stays.
#[test]
fn what_is_drawn_stays() {
    for seed in 0..40 {
        let mut before = (Board::EMPTY, Board::EMPTY);
        play_out(&Setup::new(1), seed, |game| {
            let own = &game.view(Eyes::All).carnivals[0];
            let guests: Board = own.guests.boxes.iter().copied().collect();
            let (rides, stalls) =
                (own.rides.iter().map(|ride| &ride.boxes), own.stalls.iter().map(|stall| &stall.boxes));
            let mut built = Board::EMPTY;
            for one in rides.chain(stalls) {
                let one: Board = one.iter().copied().collect();
                assert!(!one.meets(built | guests), "two things in one box");
                built |= one;
            }
            assert!(before.0.within(guests) && before.1.within(built), "something was erased");
            before = (guests, built);
        });
    }
}

/// CT-1.4: a ride that touches a guest by a corner only has no guest beside it yet.
#[test]
fn corners_do_not_count() {
    let scene = Scene::solo().acts("ride carousel; at h12");
    assert_eq!(scene.open("guest"), ["guest g13", "guest f14", "guest h14"]);
    let beside = Scene::solo().acts("ride carousel; at g12");
    assert_eq!(beside.own().guests.boxes, [spot("g14")], "g13 and g14 share a side");
}

/// CT-1.5: two coloured dice and, with all constructors, six white ones.
#[test]
fn there_are_two_coloured_and_six_white_dice() {
    let scene = Scene::solo().staff([1, 1, 6, 1]).coloured(1, 4).acts("hire ticket 1; stop");
    assert_eq!(scene.white_now().len(), 6);
    let colours: Vec<Colour> = scene.own().dice.iter().map(|die| die.colour).collect();
    assert_eq!(colours, [Colour::Red, Colour::Blue]);
}

/// CT-1.6: the attendance chart has a row of ten for each of six vendors.
#[test]
fn the_chart_has_six_rows_of_ten() {
    let sheet = &kit().sheet;
    assert_eq!((sheet.rows, sheet.guests_per_vendor, kit().staff(Staff::Ticket).boxes), (6, 10, 6));
}

/// CT-1.7: the lengths of the staff rows.
#[test]
fn the_staff_rows_have_their_lengths() {
    assert_eq!(Staff::ALL.map(|staff| kit().staff(staff).boxes), [6, 5, 6, 6]);
}

/// CT-1.8: thirteen rides with their levels and bonuses; the same one twice is fine.
#[test]
fn the_catalog_holds_thirteen_rides() {
    let cards: Vec<(&str, u8, u8)> =
        kit().parts().rides.iter().map(|card| (card.id.as_str(), card.level, card.bonus)).collect();
    let printed = [
        ("carousel", 1, 1),
        ("giant-slide", 2, 2),
        ("bumper-cars", 3, 4),
        ("swing-boat", 3, 3),
        ("ghost-train", 4, 5),
        ("wave-swinger", 4, 6),
        ("log-flume", 4, 7),
        ("ferris-wheel", 5, 8),
        ("wild-mouse", 5, 9),
        ("star-flyer", 5, 10),
        ("drop-tower", 6, 11),
        ("coaster", 6, 13),
        ("mega-coaster", 6, 14),
    ];
    assert_eq!(cards, printed);
    assert!(Scene::solo().ride("carousel", "a1", 1, 5).may("ride carousel"));
}

/// CT-1.9: a ride of level n has n big squares of four boxes each.
#[test]
fn a_big_square_is_two_by_two_boxes() {
    for card in &kit().parts().rides {
        assert_eq!((card.blueprint.big_squares(), card.blueprint.size()), (card.level, 4 * u32::from(card.level)));
    }
    let turn = "r0".parse().unwrap_or_default();
    let bumper_cars = &kit().parts().rides[2].blueprint;
    assert_eq!(bumper_cars.boxes(turn, spot("b2")), boxes("b2 c2 d2 e2 b3 c3 d3 e3 b4 c4 b5 c5"));
}
