//! Chapter 3: placing a foundation.

use crate::scene::*;
use grand::foundation::Foundation;
use grand::railyard::Stack;
use grand::{Event, Grand, Stage, Trick};
use serde_json::json;
use table::{Event as _, Eyes, Game};

fn heights(game: &Grand) -> (u8, u8) {
    (game.railyard.height(Stack::Left), game.railyard.height(Stack::Right))
}

/// GC-3.1: a space up to the action number; the rulebook's example: with 3 you reach 1, 2 and 3.
#[test]
fn the_number_is_the_reach() {
    let mut game = game(2);
    act(&mut game, &["place 3"]);
    assert_eq!(legal(&game), ["take left", "take right", "take 2", "take 3"]);
    assert_eq!(refused(&game, "take 4"), "GC-3.1");
    let mut lowest = crate::scene::game(2);
    act(&mut lowest, &["place 1"]);
    assert_eq!(legal(&lowest), ["take left", "take right"]);
}

/// GC-3.1: you choose between the stacks, and it is that stack's foundation that you get.
#[test]
fn the_taken_foundation_comes_from_the_chosen_stack() {
    let mut game = game(2);
    act(&mut game, &["place 1", "take right"]);
    assert_eq!(heights(&game), (40, 39));
}

/// GC-3.2: any empty space, touching or not; never an occupied one.
#[test]
fn foundations_go_on_empty_spaces() {
    let mut game = scene("~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ~~~~~~~~ ..~~~~~~ #.~~~~~~");
    act(&mut game, &["place 1", "take left"]);
    assert_eq!(refused(&game, "put a1"), "GC-3.2");
    assert_eq!(legal(&game).len(), 15);
    act(&mut game, &["put g7"]);
    assert_eq!(game.boards[0].fair.foundations(), 2);
}

/// GC-3.3: a foundation lies as it is printed.
#[test]
fn foundations_are_not_turned() {
    let mut game = game(2);
    act(&mut game, &["place 2"]);
    let printed = game.railyard.face_up()[0];
    act(&mut game, &["take 2"]);
    assert_eq!(refused(&game, "put a1 left"), "GC-3.3");
    act(&mut game, &["put e3"]);
    assert_eq!(game.boards[0].fair.sites, printed.sites(20));
}

/// GC-3.4: a facedown foundation is seen by all, cannot be given back, and cannot be taken without a space for it.
#[test]
fn what_was_turned_over_must_be_placed() {
    let mut game = game(2);
    let events = act(&mut game, &["place 4", "take left"]);
    assert!(events[1].reveals() && matches!(events[1].seen_by(Eyes::Public), Some(Event::Took { .. })));
    assert!(legal(&game).iter().all(|action| action.starts_with("put ")));
    let full = "........ ........ ........ ........ ........ ........ ........ ........";
    assert_eq!(refused(&scene(full), "place 1"), "GC-3.4");
}

/// GC-3.5: the row slides left, and a facedown foundation is turned up on space 5.
#[test]
fn the_row_slides_and_is_refilled() {
    let mut game = game(2);
    let before = face_up(&game);
    let events = act(&mut game, &["place 5", "take 3", "put a1"]);
    let after = face_up(&game);
    assert_eq!(after[..3], [before[0].clone(), before[2].clone(), before[3].clone()]);
    assert_eq!(after.len(), 4);
    assert!(matches!(events.last(), Some(Event::TurnedUp { space: 5, .. })));
    assert_eq!(heights(&game), (39, 40));
    assert_eq!(game.railyard.discard_height(), 0, "nothing is discarded");
}

/// GC-3.6: only a facedown foundation lets you cycle, with any number.
#[test]
fn only_a_facedown_foundation_lets_you_cycle() {
    let mut game = game(2);
    act(&mut game, &["place 5", "take 5", "put a1"]);
    assert_eq!(game.stage, Stage::Begin, "the next player's turn");
    act(&mut game, &["place 5", "take right", "put a1"]);
    assert_eq!(legal(&game), ["cycle", "keep"]);
}

/// GC-3.6: a cycle discards all four and turns up four new ones, in order.
#[test]
fn a_cycle_replaces_all_four() {
    let mut game = game(2);
    let old = game.railyard.face_up().to_vec();
    let events = act(&mut game, &["place 1", "take left", "put a1", "cycle"]);
    let spaces: Vec<u8> = events
        .iter()
        .filter_map(|event| if let Event::TurnedUp { space, .. } = event { Some(*space) } else { None })
        .collect();
    assert_eq!(spaces, [2, 3, 4, 5]);
    assert_eq!(game.railyard.discard_height(), 4);
    assert_eq!(game.railyard.discard_top(), Some(old[3]), "the right one lies on top");
    assert_eq!(heights(&game), (37, 38));
}

/// GC-3.6: whoever does not cycle leaves the row as it is.
#[test]
fn a_cycle_is_a_choice() {
    let mut game = game(2);
    let before = face_up(&game);
    act(&mut game, &["place 1", "take left", "put a1", "keep"]);
    assert_eq!(face_up(&game), before);
}

/// GC-3.7: while nobody can tell the stacks apart, the taller one is used, or the left one.
#[test]
fn the_taller_stack_refills_by_itself() {
    let mut game = game(2);
    act(&mut game, &["place 5", "take 2", "put a1"]);
    assert_eq!(heights(&game), (39, 40));
    act(&mut game, &["place 5", "take 2", "put a1"]);
    assert_eq!(heights(&game), (39, 39));
    act(&mut game, &["place 1", "take left", "put a3", "keep"]);
    act(&mut game, &["place 4", "take 2", "put a3"]);
    assert_eq!(heights(&game), (38, 38));
}

/// GC-3.7: after a peek everybody chooses the stack for every foundation turned up, seeing each before the next.
#[test]
fn after_a_peek_the_stack_is_chosen() {
    let mut game = game_with([Trick::Posters, Trick::Mystery, Trick::Pockets]);
    hold(&mut game, 0, Trick::Posters);
    act(&mut game, &["peek", "place 5", "take 2", "put a1"]);
    assert_eq!(legal(&game), ["refill left", "refill right"]);
    act(&mut game, &["refill right"]);
    assert_eq!(heights(&game), (40, 39));
    act(&mut game, &["place 1", "take left", "put a1", "cycle"]);
    for shown in 0..4 {
        assert_eq!(game.stage, Stage::Refill, "the other player chooses, too");
        assert_eq!(game.railyard.face_up().len(), shown);
        act(&mut game, &["refill right"]);
    }
    assert_eq!(heights(&game), (39, 35));
}

/// A game in which the stacks hold only these, and can be told apart.
fn arranged(left: &[Foundation], right: &[Foundation], discard: &[Foundation]) -> Grand {
    rewritten(&game(2), |value| {
        let railyard = &mut value["railyard"];
        railyard["heights"] = json!([left.len(), right.len()]);
        railyard["pools"] = json!([pool(left), pool(right)]);
        railyard["mixed"] = json!(false);
        railyard["told_apart"] = json!(true);
        railyard["discard"] = pool(discard);
        railyard["discard_top"] = json!(discard.last());
    })
}

/// GC-3.7: an empty stack is never a choice.
#[test]
fn an_empty_stack_is_no_choice() {
    let one = foundation("#./..");
    let mut game = arranged(&[], &[one, one, one], &[]);
    act(&mut game, &["place 5"]);
    assert!(!may(&game, "take left"));
    assert_eq!(refused(&game, "take left"), "GC-3.1");
    act(&mut game, &["take 2", "put a1"]);
    assert_eq!(heights(&game), (0, 2), "the other stack refills without a question");
}

/// GC-3.8: the discard pile becomes the empty stack at once.
#[test]
fn an_empty_stack_gets_the_discard_pile() {
    let (one, two) = (foundation("#./.."), foundation("##/.."));
    let mut game = arranged(&[one], &[one, one, one], &[two, two]);
    let events = act(&mut game, &["place 1", "take left"]);
    assert!(matches!(events[2], Event::Reshuffled { stack: Stack::Left }));
    assert_eq!(heights(&game), (2, 3));
    assert_eq!((game.railyard.discard_height(), game.railyard.discard_top()), (0, None));
    act(&mut game, &["put a1", "keep", "place 1", "take left"]);
    assert!(matches!(game.stage, Stage::Put { foundation, .. } if foundation == two), "it came from the discard pile");
}

/// GC-3.8: in the middle of a refill, too.
#[test]
fn a_stack_is_reshuffled_in_the_middle_of_a_cycle() {
    let one = foundation("#./..");
    let mut game = arranged(&[one], &[one, one, one], &[]);
    act(&mut game, &["place 1", "take right", "put a1", "cycle"]);
    let events = act(&mut game, &["refill left"]);
    assert!(matches!(events[1], Event::Reshuffled { stack: Stack::Left }));
    assert_eq!(heights(&game), (4, 2), "the four cycled foundations");
    act(&mut game, &["refill right", "refill left", "refill left"]);
    assert_eq!(heights(&game), (2, 1));
}

/// GC-3.8: without a discard pile a stack stays empty until a cycle makes one, and that goes in before the refill.
#[test]
fn an_empty_stack_waits_for_a_discard_pile() {
    let one = foundation("#./..");
    let mut game = arranged(&[one], &[one, one, one], &[]);
    act(&mut game, &["place 1", "take left", "put a1"]);
    assert_eq!(heights(&game), (0, 3));
    let events = act(&mut game, &["cycle"]);
    assert!(matches!(events[1], Event::Reshuffled { stack: Stack::Left }));
    assert_eq!(heights(&game), (4, 3));
    assert_eq!(game.stage, Stage::Refill);
}

/// GC-3.8, GC-3.7: the first reshuffle makes the stacks tell apart, and each keeps its own foundations.
#[test]
fn the_first_reshuffle_separates_the_stacks() {
    let (one, two) = (foundation("#./.."), foundation("##/.."));
    let mut game = rewritten(&game(2), |value| {
        let railyard = &mut value["railyard"];
        railyard["heights"] = json!([1, 2]);
        railyard["pools"] = json!([pool(&[one, one, one]), pool(&[])]);
        railyard["discard"] = pool(&[two, two]);
        railyard["discard_top"] = json!(two);
    });
    assert!(!game.railyard.told_apart());
    act(&mut game, &["place 1", "take left", "put a1", "keep"]);
    assert!(game.railyard.told_apart());
    act(&mut game, &["place 1", "take right"]);
    assert!(matches!(game.stage, Stage::Put { foundation, .. } if foundation == one));
}

/// GC-3.9: of the discard pile only height and top are shown.
#[test]
fn the_discard_pile_is_not_searched() {
    let mut game = game(2);
    let old = game.railyard.face_up().to_vec();
    act(&mut game, &["place 1", "take left", "put a1", "cycle"]);
    let yard = game.view(Eyes::All).railyard;
    assert_eq!((yard.discard.height, yard.discard.top), (4, Some(old[3].into())));
    let seen = serde_json::to_value(&yard.discard).unwrap();
    let keys: Vec<&String> = seen.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["height", "thing", "top"]);
}
