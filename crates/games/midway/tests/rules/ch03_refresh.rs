//! Chapter 3: refreshing with a Wild.

use crate::scene::*;

/// MC-3.1: a Wild and any number of cards from hand, and as many drawn.
#[test]
fn as_many_are_drawn_as_were_laid() {
    let mut scene = Scene::new(2).hand(A, "wild ferris:BL swings:B").deck("coaster:BLMS");
    scene.act(A, "lay wild").act(A, "lay ferris-banners").act(A, "lay swings-banners").act(A, "draw");
    assert_eq!((scene.game.hands[0].len(), scene.game.deck.len()), (4, 1));
    assert!(scene.is_building());
}

/// MC-3.1: the Wild alone is enough.
#[test]
fn a_wild_alone_refreshes() {
    let mut scene = Scene::new(2).hand(A, "wild ferris:BL").deck("coaster:B");
    scene.act(A, "lay wild").act(A, "draw");
    assert_eq!(scene.hand_of(A), "ferris-banners ferris-lights coaster-banners");
}

/// MC-3.2: the Wild may come from the Midway, and nothing else may.
#[test]
fn the_wild_may_come_from_the_midway() {
    let mut scene = Scene::new(2).hand(A, "ferris:L").midway(A, "ferris:B* swings:S*").deck("coaster:BL");
    assert_eq!(scene.legal(), ["roll", "lay ferris-lights", "lay wild@ferris", "lay wild@swings"]);
    assert_eq!(scene.refused(A, "lay wild@coaster"), "MC-3.2");
    scene.act(A, "lay wild@ferris");
    assert_eq!(scene.refused(A, "lay wild@swings"), "MC-3.2");
    scene.act(A, "lay ferris-lights").act(A, "draw");
    assert_eq!(scene.midway_of(A), "ferris:B swings:S*");
    assert_eq!(scene.hand_of(A), "coaster-banners coaster-lights");
}

/// MC-3.3: a completed ride may lose its Wild and is no longer complete.
#[test]
fn a_complete_ride_may_pay_the_wild() {
    let mut scene = Scene::new(2).midway(A, "ferris:BLM*");
    assert_eq!(table::Game::score(&scene.game, A), 1);
    scene.act(A, "lay wild@ferris").act(A, "draw");
    assert_eq!((scene.midway_of(A).as_str(), table::Game::score(&scene.game, A)), ("ferris:BLM", 0));
}

/// MC-3.4: cards are laid in any order; the first commits, and drawing waits for the Wild. More Wilds may follow.
#[test]
fn cards_are_laid_one_by_one() {
    let mut scene = Scene::new(2).hand(A, "wild wild ferris:BL");
    scene.act(A, "lay ferris-banners");
    assert_eq!(scene.refused(A, "roll"), "MC-3.4");
    assert_eq!(scene.refused(A, "draw"), "MC-3.1");
    assert_eq!(scene.refused(A, "lay swings-banners"), "MC-3.1");
    scene.act(A, "lay wild").act(A, "lay wild").act(A, "lay ferris-lights");
    assert_eq!(scene.pile_now(), "swings-seats ferris-banners wild wild ferris-lights");
    assert_eq!(scene.legal(), ["draw"]);
    scene.act(A, "draw");
    assert_eq!(scene.game.hands[0].len(), 4);
}

/// MC-3.4: a Wild from hand does not bar the one Wild from the Midway.
#[test]
fn a_wild_from_hand_and_one_from_the_midway() {
    let mut scene = Scene::new(2).hand(A, "wild").midway(A, "ferris:B*");
    scene.act(A, "lay wild").act(A, "lay wild@ferris").act(A, "draw");
    assert_eq!(scene.game.hands[0].len(), 2);
}

/// MC-3.5: without a Wild there is no refresh.
#[test]
fn no_wild_no_refresh() {
    let mut scene = Scene::new(2).hand(A, "ferris:BL").midway(A, "swings:BL").midway(B, "ferris:B*");
    assert_eq!(scene.legal(), ["roll"]);
    assert_eq!(scene.refused(A, "lay ferris-banners"), "MC-3.5");
}

/// MC-3.6: a deck that is too small gives what it has.
#[test]
fn a_small_deck_gives_what_it_has() {
    let mut scene = Scene::new(2).hand(A, "wild ferris:BLM").deck("swings:B");
    scene.act(A, "lay wild").act(A, "lay ferris-banners").act(A, "draw");
    assert_eq!(scene.hand_of(A), "ferris-lights ferris-materials swings-banners");
    let mut scene = Scene::new(2).hand(A, "wild").deck("");
    scene.act(A, "lay wild").act(A, "draw");
    assert!(scene.is_building() && scene.hand_of(A).is_empty());
}

/// MC-3.7: a refresh cannot be blocked and uses no Ticket; building and the refill follow.
#[test]
fn a_refresh_cannot_be_blocked() {
    let mut scene = Scene::new(2).hand(A, "wild").tickets([3, 3, 0, 0]).deck("coaster:BLMS");
    scene.act(A, "lay wild").act(A, "draw");
    assert_eq!((scene.asked(), scene.game.tickets), (A, [3, 3, 0, 0]));
    assert!(scene.is_building());
    scene.act(A, "done");
    assert_eq!(scene.game.hands[0].len(), 3);
}
