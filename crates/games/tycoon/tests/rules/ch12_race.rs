//! Chapter 12: the race.

use crate::scene::{Scene, boxes, kit, play_out};
use table::{Dice, Eyes, Game, Seat, Seats, Setup};
use tycoon::Tycoon;

fn duel() -> Scene {
    Scene::of(&Setup::new(2))
}

/// CT-12.1: two to six people race, each on a sheet of their own.
#[test]
fn up_to_six_race() {
    let about = Tycoon::about();
    for players in 2..=6 {
        let game = Scene::of(&Setup::new(players)).game;
        assert_eq!(game.view(Eyes::Public).carnivals.len(), usize::from(players));
    }
    assert!(Setup::new(7).check(about.players, about.options).is_err());
    let scene = duel().coloured(1, 4).acts("hire ticket 1");
    assert_eq!(scene.own().guests.capacity, 20);
    assert_eq!(scene.seat(2).own().guests.capacity, 10);
}

/// CT-12.2: the coloured dice are the same for all, also after somebody used them; white dice are one's own.
#[test]
fn coloured_dice_are_shared() {
    let scene = duel().coloured(1, 4).acts("hire ticket 1").seat(2);
    assert_eq!(scene.open("hire"), ["hire ticket 1", "hire mechanic 4"]);
    let differ = (0..20).any(|seed| {
        let game = Tycoon::deal(&Setup::new(2), kit(), &mut Dice::quick(seed)).unwrap_or_else(|bad| panic!("{bad}"));
        let carnivals = game.view(Eyes::Public).carnivals;
        carnivals[0].white[0].face != carnivals[1].white[0].face
    });
    assert!(differ);
}

/// CT-12.3: all may act at once, and the next round waits for the last.
#[test]
fn all_play_at_the_same_time() {
    let scene = duel().coloured(1, 4);
    assert_eq!(scene.game.to_act(), Seats::all(2));
    let scene = scene.acts("hire ticket 1; stop");
    assert_eq!((scene.game.to_act(), scene.round_number()), (Seats::one(Seat(1)), 1));
    assert_eq!(scene.refused("hire mechanic 4"), "CT-12.3");
    let scene = scene.seat(2).acts("hire mechanic 4; stop");
    assert_eq!((scene.game.to_act(), scene.round_number()), (Seats::all(2), 2));
}

/// CT-8.4, CT-12.4: a bankrupt drops out, the others go on, and the bankrupt is last and gets no last crowd.
#[test]
fn a_bankrupt_drops_out() {
    let ruined = duel().staff([5, 5, 6, 6]).walled_except("g13").stall_counts([2; 6]);
    let scene = ruined.coloured(1, 1).acts("hire ticket 1");
    let scene = scene.seat(2).acts("hire ticket 1; stop");
    assert_eq!(scene.game.to_act(), Seats::one(Seat(1)));
    let scene = scene.round(20).coloured(3, 3).acts("hire mechanic 3; stop");
    let places = scene.game.places().expect("the game is over");
    assert_eq!((places.of(Seat(0)), places.of(Seat(1))), (2, 1));
    assert!(scene.guests_now().count() > 100);
    assert_eq!(scene.seat(1).guests_now(), boxes("g14"));
}

/// CT-12.5: the highest score wins, and equal scores share a place.
#[test]
fn equal_scores_share_a_place() {
    let three = Scene::of(&Setup::new(3)).round(20).coloured(3, 3).ride("carousel", "a1", 2, 9);
    let three = three.seat(2).round(20).ride("carousel", "c1", 2, 9).seat(3).round(20);
    let three = three.acts("hire mechanic 3; stop").seat(1).acts("hire mechanic 3; stop");
    let three = three.seat(2).acts("hire mechanic 3; stop");
    let places = three.game.places().expect("the game is over");
    assert_eq!(Seat::all(3).map(|seat| places.of(seat)).collect::<Vec<_>>(), [1, 1, 3]);
}

/// CT-12.5: if all are bankrupt, the race is over and they share the last place.
#[test]
fn all_bankrupts_share_the_last_place() {
    let scene = duel().staff([5, 5, 6, 6]).walled_except("").seat(2).staff([5, 5, 6, 6]).walled_except("");
    let scene = scene.coloured(1, 1).acts("hire ticket 1").seat(1).acts("hire ticket 1");
    let places = scene.game.places().expect("the game is over");
    assert_eq!(places.of(Seat(0)), places.of(Seat(1)));
    assert!(!places.won(Seat(0)), "nobody has won");
    assert_eq!(scene.game.score(Seat(0)), 0);
}

/// CT-12.6: everybody sees everything. Only what would come of one's own choices is told to nobody else.
#[test]
fn sheets_lie_open() {
    play_out(&Setup::new(3), 5, |game| {
        let seen = |eyes| {
            let mut view = game.view(eyes);
            for carnival in &mut view.carnivals {
                carnival.prospects.clear();
                carnival.staff.iter_mut().for_each(|row| row.then.clear());
            }
            serde_json::to_value(view).unwrap_or_default()
        };
        assert_eq!(seen(Eyes::Public), seen(Eyes::All));
        assert_eq!(seen(Eyes::Seat(Seat(1))), seen(Eyes::All));
    });
}
