//! The Casino.

use mardi_gras::odds::{Feared, Odds};
use mardi_gras::{Event, Kind, Stage, Tally};
use table::{Dice, Eyes, Game};

use crate::scene::{BLUE, RED, Scene, counts, scene, tally};

fn turned_up(events: &[Event]) -> Vec<Kind> {
    let card = |event: &Event| match event {
        Event::TurnedUp { kind, .. } => Some(*kind),
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

/// Blue, without cards, goes to the Casino on a table where the cards come in this order, and more are left.
fn gamble(order: &[Kind]) -> Scene {
    let mut deck = tally([1; 4]);
    order.iter().for_each(|&kind| deck.add(kind));
    let tried = (0..200_000).map(|seed| {
        let mut scene = scene();
        scene.hand(BLUE, [0; 4]);
        scene.game.deck = deck;
        scene.dice = Dice::quick(seed);
        let events = scene.act("casino");
        (scene, events)
    });
    let fits = |(_, events): &(Scene, Vec<Event>)| turned_up(events) == order;
    tried.into_iter().find(fits).expect("no seed gives this order").0
}

/// MG-4.1: two of Blue's members gamble in one round.
#[test]
fn a_krewe_may_gamble_twice() {
    let mut scene = scene();
    for gamblers in 1..=2 {
        while scene.actor() != BLUE {
            scene.gamble_safely();
        }
        scene.gamble_safely();
        assert_eq!(scene.krewe(BLUE).casino, gamblers);
    }
}

/// MG-4.2: cards are turned up until the last one makes the first pair.
#[test]
fn cards_come_until_a_pair() {
    for seed in 0..200 {
        let mut scene = scene();
        scene.dice = Dice::quick(seed);
        let cards = turned_up(&scene.act("casino"));
        let (last, before) = cards.split_last().unwrap();
        assert_eq!(before.iter().filter(|kind| *kind == last).count(), 1, "{cards:?}");
        assert!((2..=5).contains(&cards.len()));
        let mut shown = Tally::NONE;
        cards.iter().for_each(|&kind| shown.add(kind));
        assert_eq!(shown.0.iter().max(), Some(&2));
        assert_eq!(scene.game.stage, Stage::Gamble { seat: BLUE, shown });
    }
}

/// MG-4.3: whoever stops takes all that is shown, and the turn is over.
#[test]
fn stopping_takes_everything() {
    let mut scene = scene();
    scene.hand(BLUE, [0, 1, 0, 0]);
    scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([1, 2, 0, 1]) };
    assert_eq!(scene.legal(), ["stop", "flip"]);
    scene.act("stop");
    assert_eq!(scene.krewe(BLUE).hand, tally([1, 3, 0, 1]));
    assert_eq!(scene.actor(), RED);
}

/// MG-4.2, MG-4.3, MG-4.4, MG-4.5: the example of the rules. The fourth card is the second Cup; then come Beads and Cups, so the
/// Cups are kept and the rest is lost.
#[test]
fn the_third_cup_ends_it() {
    use Kind::*;
    let mut scene = gamble(&[Food, Cups, Hats, Cups]);
    scene.game.deck = Tally::only(Beads, 2);
    scene.act("flip");
    assert_eq!(scene.game.stage, Stage::Gamble { seat: BLUE, shown: tally([1, 2, 1, 1]) });
    scene.game.deck = Tally::only(Cups, 5);
    let events = scene.act("flip");
    let (kept, lost) = (counts([0, 3, 0, 0]), counts([1, 0, 1, 1]));
    assert!(events.contains(&Event::Tripled { seat: BLUE, kind: Cups, kept, lost }));
    assert_eq!(scene.krewe(BLUE).hand, tally([0, 3, 0, 0]));
    assert_eq!(scene.game.discards, tally([1, 0, 1, 1]));
    assert_eq!(scene.actor(), RED);
}

/// MG-4.6: with a bare pair on show a third card can only help, and may be asked for.
#[test]
fn flipping_with_a_bare_pair() {
    let mut scene = gamble(&[Kind::Hats, Kind::Hats]);
    scene.game.deck = Tally::only(Kind::Hats, 3);
    scene.act("flip");
    assert_eq!((scene.krewe(BLUE).hand, scene.game.discards), (tally([0, 0, 3, 0]), Tally::NONE));
}

/// MG-4.6: with eight on show the ninth card must make three of a kind; it may be asked for all the same.
#[test]
fn flipping_with_eight_on_show() {
    for seed in 0..20 {
        let mut scene = scene();
        scene.hand(BLUE, [0; 4]);
        scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([2; 4]) };
        scene.dice = Dice::quick(seed);
        scene.act("flip");
        assert_eq!(scene.krewe(BLUE).hand.total(), 3);
        assert_eq!(scene.game.discards.total(), 6);
    }
}

/// MG-4.7: an empty deck is made anew from the discards, but not from the cards on show.
#[test]
fn discards_become_the_deck() {
    let mut scene = scene();
    scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([2, 1, 0, 0]) };
    scene.game.deck = Tally::NONE;
    scene.game.discards = tally([0, 0, 5, 0]);
    let events = scene.act("flip");
    assert!(events.contains(&Event::Reshuffled { cards: 5 }));
    assert_eq!(scene.game.stage, Stage::Gamble { seat: BLUE, shown: tally([2, 1, 1, 0]) });
    assert_eq!((scene.game.deck, scene.game.discards), (tally([0, 0, 4, 0]), Tally::NONE));
}

/// MG-4.2, MG-4.7: before the first pair, too, the deck is made anew without the cards on show.
#[test]
fn discards_help_to_the_first_pair() {
    let mut scene = scene();
    scene.game.deck = tally([1, 0, 0, 0]);
    scene.game.discards = tally([0, 3, 0, 0]);
    let events = scene.act("casino");
    assert_eq!(turned_up(&events), [Kind::Food, Kind::Cups, Kind::Cups]);
    assert_eq!(scene.game.stage, Stage::Gamble { seat: BLUE, shown: tally([1, 2, 0, 0]) });
    assert_eq!((scene.game.deck, scene.game.discards), (tally([0, 1, 0, 0]), Tally::NONE));
}

/// MG-4.7: the discards wait until a card is needed.
#[test]
fn an_empty_deck_waits() {
    let mut scene = scene();
    scene.game.deck = tally([2, 0, 0, 0]);
    scene.game.discards = tally([0, 3, 0, 0]);
    scene.act("casino");
    assert_eq!((scene.game.deck, scene.game.discards), (Tally::NONE, tally([0, 3, 0, 0])));
    assert!(scene.may("flip"));
}

/// MG-4.8: with no card to be had the player takes what is shown, without a pair, or nothing at all.
#[test]
fn the_dry_deck() {
    for shown in [tally([0, 1, 0, 1]), Tally::NONE] {
        let mut scene = scene();
        scene.hand(BLUE, [0; 4]);
        scene.game.deck = shown;
        let events = scene.act("casino");
        assert_eq!(events.last(), Some(&Event::RanDry { seat: BLUE, cards: shown.into() }));
        assert_eq!(scene.krewe(BLUE).hand, shown);
        assert_eq!(scene.actor(), RED);
    }
}

/// MG-4.9: the last card makes the pair, so there is nothing to ask.
#[test]
fn no_question_without_a_card() {
    let mut scene = scene();
    scene.hand(BLUE, [0; 4]);
    scene.game.deck = tally([0, 0, 0, 2]);
    scene.act("casino");
    assert_eq!(scene.krewe(BLUE).hand, tally([0, 0, 0, 2]));
    assert_eq!(scene.actor(), RED);
    scene.game.stage = Stage::Gamble { seat: RED, shown: tally([2, 0, 0, 0]) };
    scene.hand(RED, [0; 4]);
    scene.game.deck = tally([0, 1, 0, 0]);
    scene.act("flip");
    assert_eq!(scene.krewe(RED).hand, tally([2, 1, 0, 0]));
}

/// MG-4.10: a gambler is neither at home nor asked again before the end of the round.
#[test]
fn gamblers_stay() {
    let mut scene = scene();
    scene.gamble_safely();
    assert_eq!((scene.krewe(BLUE).home, scene.krewe(BLUE).casino), (2, 1));
    scene.last_turn(RED);
    scene.gamble_safely();
    assert_eq!(scene.game.round, 1);
    assert_eq!((scene.krewe(BLUE).home, scene.krewe(BLUE).casino), (3, 0));
}

/// What Blue sees of the chances of the next card: in percent of each kind, and of a third of a kind.
fn chances(scene: &Scene) -> Odds {
    scene.game.view(Eyes::Seat(BLUE)).krewes[0].odds.expect("Blue is asked whether to go on")
}

/// MG-4.4, MG-4.5, MG-11.3: the chances told are those of the cards that the gambler cannot place elsewhere.
#[test]
fn chances_of_the_next_card() {
    let mut scene = scene();
    scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([2, 1, 1, 0]) };
    scene.hand(BLUE, [1, 0, 0, 0]);
    scene.game.discards = tally([3, 0, 0, 0]);
    scene.hand(RED, [0, 3, 0, 0]);
    scene.krewe(RED).seen = tally([0, 2, 0, 0]);
    // Of 18 each: 12 Food, 15 Cups, 17 Hats and 18 Beads may come, 62 in all; nobody has seen Red's third Cups.
    let odds = chances(&scene);
    assert_eq!(Kind::ALL.map(|kind| odds.of(kind)), [19, 24, 27, 29]);
    assert_eq!((odds.third, odds.lost), (19, 2));
    assert_eq!(odds.feared, Feared { food: true, cups: false, hats: false, beads: false });
}

/// MG-4.6, MG-4.7: a deck made anew from the discards is known, and before that the discards are; a bare pair fears nothing.
#[test]
fn chances_of_known_cards() {
    let mut scene = scene();
    scene.game.stage = Stage::Gamble { seat: BLUE, shown: tally([0, 2, 0, 0]) };
    scene.game.deck = tally([0, 2, 1, 0]);
    scene.game.deck_is_known = true;
    let odds = chances(&scene);
    assert_eq!((Kind::ALL.map(|kind| odds.of(kind)), odds.third, odds.lost), ([0, 67, 33, 0], 67, 0));
    assert_eq!(odds.feared, Feared { food: false, cups: false, hats: false, beads: false });
    scene.game.deck = Tally::NONE;
    scene.game.discards = tally([0, 0, 1, 7]);
    assert_eq!(Kind::ALL.map(|kind| chances(&scene).of(kind)), [0, 0, 13, 88]);
}
