//! Things: what is touched, what it costs, why it is shut, and what it says of itself.

use crate::scene::*;
use grand::{Grand, Trick};
use table::{Dice, Eyes, Game, Seat, Thing};

const FAIR: &str = "~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ #...~~~~ A@#.~~~~";

fn shut(game: &Grand) -> Vec<(String, String)> {
    let shut = game.shut(game.active());
    shut.into_iter().map(|shut| (shut.thing.to_string(), shut.why.key.into_owned())).collect()
}

fn has(shut: &[(String, String)], thing: &str, why: &str) -> bool {
    shut.iter().any(|(own, key)| own == thing && key == why)
}

/// GC-2.3, GC-4.1: what cannot be begun is shut, and says why.
#[test]
fn shut_deeds_say_why() {
    let game = game(2);
    let closed = shut(&game);
    assert!(has(&closed, "deed:build", "grand-no-build-site") && has(&closed, "deed:move", "grand-no-move"));
    let mut later = scene(FAIR);
    act(&mut later, &["place 3", "take 2", "put a3"]);
    finish_turn(&mut later);
    skip_turn(&mut later);
    assert!(has(&shut(&later), "number:0:3", "grand-no-covered"));
}

/// GC-4.1, GC-8.26: shapes that are too large, fit nowhere or lie in the reserve say so.
#[test]
fn shut_shapes_say_why() {
    let mut game = scene(FAIR);
    act(&mut game, &["build 3"]);
    let closed = shut(&game);
    assert!(closed.iter().any(|(_, why)| why == "grand-no-size"));
    assert!(closed.iter().any(|(thing, why)| thing == "shape:i2" && why == "grand-no-fit"), "{closed:?}");
}

/// GC-5.4: a guest whose door is shut says so while another may move.
#[test]
fn shut_guests_say_why() {
    let mut game = scene(FAIR);
    act(&mut game, &["move 2"]);
    let closed = shut(&game);
    assert!(
        has(&closed, "guest:0:c0", "grand-no-way-in") && has(&closed, "guest:0:f0", "grand-no-way-in"),
        "{closed:?}"
    );
}

/// GC-4.2, GC-5.2, GC-5.3, GC-3.2: whatever place is touched, the rule says why not there.
#[test]
fn any_place_says_why_not() {
    let mut game = scene(FAIR);
    act(&mut game, &["move 2"]);
    assert_eq!(why_not(&game, &["guest:0:b1", "cell:0:c1"]), ("grand-no-walkway".into(), "GC-5.2"));
    assert_eq!(why_not(&game, &["entry:0:c0", "guest:0:b1"]), ("grand-no-into-entry".into(), "GC-5.2"));
    assert_eq!(why_not(&game, &["bigtop:0", "guest:0:b1"]), ("grand-no-bigtop".into(), "GC-6.1"));
    let mut build = scene(FAIR);
    act(&mut build, &["build 1"]);
    assert_eq!(why_not(&build, &["cell:0:b1", "shape:o1"]), ("grand-no-site-walkway".into(), "GC-4.2"));
    let mut put = scene(FAIR);
    act(&mut put, &["place 3", "take 2"]);
    assert_eq!(why_not(&put, &["lot:0:a1"]), ("grand-no-put".into(), "GC-3.2"));
    assert!(put.touched(Seat(0), &things(&["lot:1:a5"])).is_err(), "that is the other's Fairground");
    assert!(put.touched(Seat(0), &things(&["trick:mark"])).is_err() && put.touched(Seat(0), &[]).is_err());
}

/// GC-3.4, GC-3.5: what turns a foundation over is for good; what only plans it is not.
#[test]
fn a_price_says_what_cannot_be_taken_back() {
    let price = |game: &Grand, text: &str| game.price(game.active(), game.parse(text).unwrap()).for_good;
    let mut game = game(2);
    assert!(!price(&game, "place 5"));
    act(&mut game, &["place 5"]);
    assert!(price(&game, "take left") && !price(&game, "take 4"));
    act(&mut game, &["take 4"]);
    assert!(price(&game, "put a1"), "space 5 is filled at once");
    let mut unseen = crate::scene::game(2);
    act(&mut unseen, &["place 1", "take left"]);
    assert!(!price(&unseen, "put a1"));
    act(&mut unseen, &["put a1"]);
    assert!(price(&unseen, "cycle") && !price(&unseen, "keep"));
}

/// GC-9.2, GC-9.6, GC-7.2: the table says what pays, and how long a trick can be gained.
#[test]
fn things_say_what_they_are_worth() {
    let mut game = scene("AAABBB.. CCC..... ........ ........ ........ ........ ........ ........");
    for letter in ['A', 'B', 'C'] {
        ticket(&mut game, 0, letter, 2);
    }
    let view = game.view(Eyes::Public);
    let says = |id: &'static str| {
        let note = Grand::explain(&view, &Thing::named(id)).unwrap();
        note.lines.into_iter().map(|line| format!("{}{:?}", line.key, line.args)).collect::<Vec<_>>()
    };
    assert!(says("score:0:medium")[0].contains("Number(8)"), "three medium ones");
    assert!(says("score:0:medium")[1].contains("Number(1)") && says("score:0:medium")[1].contains("Number(12)"));
    assert!(says("score:0:tickets")[1].contains("Number(9)") && says("score:0:tickets")[1].contains("Number(12)"));
    assert!(says("number:0:3")[2].contains("Number(3)"));
    let total: i32 = view.boards[0].tally.iter().map(|line| line.points).sum();
    assert_eq!(total, game.score(Seat(0)));
    let pays = view.pays.as_ref().unwrap();
    assert_eq!(pays.sets[2].pays, [0, 0, 8, 12, 19], "no further than the largest set that is printed");
    assert!(Grand::explain(&view, &Thing::named("shape:nothing")).is_none());
}

/// GC-8.2: the turns of the foundation in hand are drawn as they would lie.
#[test]
fn turns_are_shown_as_they_would_lie() {
    let mut game = game_with([Trick::Bribe, Trick::Mystery, Trick::Pockets]);
    hold(&mut game, 0, Trick::Bribe);
    act(&mut game, &["place 5", "take 2"]);
    let hand = game.view(Eyes::Public).hand.unwrap();
    let offered = legal_with(&game, "put a1").len();
    assert_eq!(hand.turns.len() + 1, offered, "and as it is");
    for turn in hand.turns {
        let placed = game.touched(Seat(0), &[Thing::named("lot:0:a1"), turn.thing]).unwrap();
        let mut events = Vec::new();
        let mut after = game;
        after.play(Seat(0), placed, &mut Dice::quick(1), &mut events);
        assert!(matches!(events[0], grand::Event::Put { foundation, .. } if foundation == turn.foundation));
    }
}

/// GC-7.1: in a debug build, what is kept twice is compared after every action.
#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "what is kept twice differs")]
fn a_trick_held_but_not_gained_is_noticed() {
    let mut game = game_with(QUIET);
    game.boards[0].held |= 1 << QUIET[0] as u16;
    act(&mut game, &["place 5"]);
}
