//! Chapter 12: who sees what.

use crate::scene::*;
use midway::{Aim, Booth, Card, DieState, Event, Landing, Stage};
use table::laws::{hands, imagined_as_likely};
use table::{Dice, Event as _, Eyes, Game, Seat};

/// MC-12.1: what lies open is seen by everybody, bystanders too.
#[test]
fn what_all_see() {
    let mut scene = Scene::new(3).hand(A, "ferris:BL").hand(B, "swings:S").midway(B, "ferris:B*").tickets([1, 2, 3, 0]);
    scene = scene.pile("coaster:BL").deck("wild wild").acting("3 1");
    scene.act(A, "hand draw 2");
    let view = scene.game.view(Eyes::Public);
    let top = Some("coaster-lights".parse().unwrap());
    assert_eq!((view.deck.count, view.pile.count, view.pile.top), (2, 2, top));
    assert_eq!(view.players.iter().map(|player| player.hand.count).collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!(view.players.iter().map(|player| player.tickets.count).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!((view.players[1].rides[2].parts().count(), view.players[1].rides[2].wilds), (1, 1));
    let aimed = Aim { booth: Booth::HandDraw, target: Some(B) };
    assert_eq!((view.deed, view.asked), (Some(aimed), Some(B)));
    let lying: Vec<_> = view.dice.iter().map(|die| (die.booth, die.state)).collect();
    let to_do = (Some(Booth::DeckDraw), DieState::ToDo);
    assert_eq!(lying, [to_do, (Some(Booth::HandDraw), DieState::UnderWay)]);
}

/// MC-12.1: what goes to or from the discard pile, or between Midways, is told to all as it is.
#[test]
fn what_is_done_openly_is_told_to_all() {
    let scene = Scene::new(3).hand(A, "bumper:B").pile("coaster:B").midway(A, "swings:B").midway(B, "ferris:B*");
    let mut scene = scene.acting("2 6");
    let mut told = Vec::new();
    for action in ["discard draw", "midway steal 2", "take wild@ferris", "discard bumper-banners"] {
        told.append(&mut scene.act(A, action).events);
    }
    for eyes in [Eyes::Public, Eyes::Seat(B), Eyes::Seat(C)] {
        assert!(told.iter().all(|event| event.seen_by(eyes).as_ref() == Some(event)));
    }
    let taken = Event::TookDiscard { seat: A, card: "coaster-banners".parse().unwrap() };
    let lands = Landing::Ride { ride: "swings".parse().unwrap() };
    let stolen = Event::Took { seat: A, target: B, card: Card::WILD, ride: "ferris".parse().unwrap(), lands };
    let tossed = Event::Discarded { seat: A, card: "bumper-banners".parse().unwrap(), ride: None };
    assert!([taken, stolen, tossed].iter().all(|event| told.contains(event)), "{told:?}");
}

/// MC-12.2: a hand is seen by its owner alone.
#[test]
fn hands_are_secret() {
    let scene = Scene::new(2).hand(A, "ferris:BL").hand(B, "swings:S");
    let seen =
        |eyes: Eyes| scene.game.view(eyes).players.iter().map(|player| player.hand.cards.is_some()).collect::<Vec<_>>();
    assert_eq!(seen(Eyes::Seat(A)), [true, false]);
    assert_eq!(seen(Eyes::Seat(B)), [false, true]);
    assert_eq!(seen(Eyes::Public), [false, false]);
    assert_eq!(seen(Eyes::All), [true, true]);
}

/// MC-12.2: cards drawn from the deck are seen by the one who draws.
#[test]
fn draws_are_secret() {
    let mut scene = Scene::new(2).deck("coaster:M").acting("1");
    scene.act(A, "deck draw");
    let drawn = scene.events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("a card was drawn");
    let told = |eyes: Eyes| match drawn.seen_by(eyes) {
        Some(Event::Drew { count, cards, .. }) => (count, cards),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Eyes::Seat(A)), (1, Some(vec!["coaster-materials".parse::<Card>().unwrap()])));
    assert_eq!(told(Eyes::Seat(B)), (1, None));
    assert_eq!(told(Eyes::Public), (1, None));
}

/// MC-12.3: cards passed between two hands are seen by these two.
#[test]
fn passed_cards_are_seen_by_two() {
    let mut scene = Scene::new(3).hand(A, "ferris:B").hand(B, "swings:S").acting("4 3");
    let shows = |event: &Event, eyes: Eyes| match event.seen_by(eyes) {
        Some(Event::SetAside { card, .. } | Event::GaveFromHand { card, .. } | Event::DrewFromHand { card, .. }) => {
            card.is_some()
        }
        other => panic!("{other:?}"),
    };
    let check = |event: &Event| {
        assert!(shows(event, Eyes::Seat(A)) && shows(event, Eyes::Seat(B)));
        assert!(!shows(event, Eyes::Seat(C)) && !shows(event, Eyes::Public));
    };
    scene.act(A, "hand trade 2");
    check(scene.events.last().expect("a card was set aside"));
    let aside = |eyes: Eyes| scene.game.view(eyes).aside.is_some_and(|aside| aside.card.is_some());
    assert!(aside(Eyes::Seat(A)) && aside(Eyes::Seat(B)) && !aside(Eyes::Seat(C)) && !aside(Eyes::Public));
    scene.act(A, "give ferris-banners");
    check(&scene.events[0]);
    scene.act(A, "hand draw 2");
    check(&scene.events[1]);
}

/// MC-12.4: only the top of the discard pile is shown, and the card below it comes to light when it is drawn.
#[test]
fn the_pile_keeps_its_order() {
    let mut scene = Scene::new(2).pile("ferris:BLM").acting("2 2");
    let json = serde_json::to_string(&scene.game.view(Eyes::Seat(A)).pile).unwrap();
    assert!(json.contains("ferris-materials") && !json.contains("ferris-lights") && !json.contains("ferris-banners"));
    scene.act(A, "discard draw").act(A, "discard draw");
    assert_eq!(
        (scene.hand_of(A).as_str(), scene.pile_now().as_str()),
        ("ferris-lights ferris-materials", "ferris-banners")
    );
    assert!(Event::TookDiscard { seat: A, card: Card::WILD }.reveals(), "so it cannot be taken back");
}

/// MC-12.5: the order of the deck is nobody's to know: it is not fixed before a card is drawn.
#[test]
fn the_deck_has_no_order() {
    let drawn: std::collections::BTreeSet<String> = (0..30)
        .map(|seed| {
            let mut scene = Scene::new(2).deck("ferris:B swings:S").acting("1");
            scene.game.step(A, midway::Action::Declare(midway::Deed::DeckDraw), &mut Dice::quick(seed));
            scene.hand_of(A)
        })
        .collect();
    assert_eq!(drawn.len(), 2);
    let deck = serde_json::to_value(Scene::new(2).deck("carousel:B").game.view(Eyes::All).deck).unwrap();
    assert_eq!(deck, serde_json::json!({ "thing": "deck", "count": 1 }));
}

/// MC-12.2, MC-12.4: an imagined world keeps to what was done openly and forgets the rest.
#[test]
fn imagined_worlds_remember_what_was_open() {
    let mut scene = Scene::new(2).pile("ferris:BL").turn_of(B).acting("2");
    scene.act(B, "discard draw");
    scene.game.hands[1].add("swings-seats".parse().unwrap());
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let world = scene.game.imagine(A, &mut Dice::quick(seed));
        assert!(world.hands[1].has("ferris-lights".parse().unwrap()), "everybody saw B take it");
        assert_eq!(world.pile, scene.game.pile);
        seen.insert(world.hands[1].iter().map(|card| card.to_string()).collect::<Vec<_>>());
    }
    assert!(seen.len() > 5, "the other card may be any");
}

/// The cards of a hand, in order.
fn held(game: &midway::Midway, seat: Seat) -> Vec<midway::Card> {
    let mut cards: Vec<_> = game.hands[seat.at()].iter().collect();
    cards.sort_unstable();
    cards
}

/// Law 4: what one seat imagines of another's hand, beside all that it may hold: `known` and some of `unseen`.
fn imagines(game: &midway::Midway, seat: Seat, other: Seat, known: &str, unseen: &str) {
    let (known, unseen): (Vec<_>, Vec<_>) = (cards(known).collect(), cards(unseen).collect());
    let rest = game.hands[other.at()].len() - known.len();
    let whole = |(hand, likely): (Vec<_>, f64)| {
        let mut all = [known.as_slice(), &hand].concat();
        all.sort_unstable();
        (all, likely)
    };
    let exact = hands(&unseen, rest).into_iter().map(whole).collect();
    imagined_as_likely(&exact, |seed| held(&game.imagine(seat, &mut Dice::quick(seed)), other));
}

/// MC-12.2: every hand that a seat cannot see is as likely as there are ways to deal it.
#[test]
fn unseen_hands_are_as_likely_as_they_are_dealt() {
    let scene = Scene::new(2).hand(A, "wild").hand(B, "ferris:B swings:S").deck("ferris:BL coaster:L");
    imagines(&scene.game, A, B, "", "ferris:B swings:S ferris:BL coaster:L");
}

/// MC-12.3: whose card was drawn knows where it is, until it leaves that hand; of the rest of the hand nothing is known.
#[test]
fn a_card_drawn_from_a_hand_is_known_to_its_old_owner() {
    let mut scene = Scene::new(3)
        .hand(A, "carousel:B")
        .hand(B, "ferris:B")
        .hand(C, "coaster:B")
        .deck("coaster:LM carousel:L")
        .acting("3 2");
    scene.act(A, "hand draw 2");
    imagines(&scene.game, B, A, "ferris:B", "carousel:B coaster:BLM carousel:L");
    imagines(&scene.game, C, A, "", "carousel:B ferris:B coaster:LM carousel:L");
    scene.game.hands[1].add("wild".parse().unwrap());
    scene.game.turn.active = C;
    scene.game.turn.slots = [Booth::of(3), None, None];
    scene.act(C, "hand draw 1");
    imagines(&scene.game, B, A, "", "carousel:B ferris:B coaster:BLM carousel:L");
}

/// MC-12.3: after a Hand Trade both know the card that they gave; a card that is laid openly is known to nobody any more.
#[test]
fn a_traded_card_is_known_to_who_gave_it() {
    let mut scene = Scene::new(2).hand(A, "carousel:BL").hand(B, "ferris:BB").deck("coaster:LM swings:S").acting("4");
    scene.act(A, "hand trade 2").act(A, "give carousel-lights");
    imagines(&scene.game, A, B, "carousel:L", "ferris:B coaster:LM swings:S");
    imagines(&scene.game, B, A, "ferris:B", "carousel:B coaster:LM swings:S");
    scene.game.stage = midway::Stage::Refresh { laid: 0, wild: true, from_midway: false };
    scene.act(A, "lay ferris-banners");
    imagines(&scene.game, B, A, "", "carousel:B coaster:LM swings:S");
}

/// MC-12.3: in a Hand Trade the two players concerned know the card set aside, and a third can only guess.
#[test]
fn a_card_set_aside_is_known_to_two() {
    let mut scene = Scene::new(3).hand(A, "ferris:B").hand(B, "swings:S").acting("4");
    scene.act(A, "hand trade 2");
    let guesses = |seat: Seat| -> std::collections::BTreeSet<String> {
        let world = |seed| scene.game.imagine(seat, &mut Dice::quick(seed)).stage;
        let card = |stage| if let Stage::HandOver { aside, .. } = stage { aside.to_string() } else { String::new() };
        (0..40).map(world).map(card).collect()
    };
    assert_eq!((guesses(A).len(), guesses(B).len()), (1, 1));
    assert!(guesses(C).len() > 5);
}

/// MC-3.4, MC-12.2: whoever lays another card first for a refresh is known to hold a Wild.
#[test]
fn a_refresh_gives_the_wild_away() {
    let mut scene = Scene::new(2).hand(A, "wild ferris:B");
    scene.act(A, "lay ferris-banners");
    for seed in 0..20 {
        assert!(scene.game.imagine(B, &mut Dice::quick(seed)).hands[0].has(Card::WILD));
    }
    assert_eq!(scene.game.known[0], hand("wild"));
    scene.act(A, "lay wild");
    assert!(scene.game.known[0].is_empty());
}

/// MC-12.3: a card that leaves a hand unseen may be any of those that were known.
#[test]
fn what_left_unseen_is_no_longer_known() {
    let mut scene = Scene::new(3).hand(A, "coaster:B").hand(B, "wild ferris:B").acting("3");
    scene.game.known[1] = hand("wild");
    scene.act(A, "hand draw 2");
    assert!(scene.game.known[1].is_empty());
}

#[test]
fn whoever_is_asked_is_asked_in_every_view() {
    let mut scene = Scene::new(2).tickets([0, 1, 0, 0]).acting("1");
    scene.act(A, "deck draw");
    assert!(matches!(scene.game.stage, Stage::Block { asked: B, .. }));
    for eyes in [Eyes::Public, Eyes::Seat(A), Eyes::Seat(B)] {
        assert_eq!(scene.game.view(eyes).asked, Some(Seat(1)));
    }
}
