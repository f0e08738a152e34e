//! The battery must find every kind of fault. A tiny game of hidden cards keeps the laws; each fault breaks one.

mod high_card;
#[path = "high_card/records.rs"]
mod records;

use high_card::{Fault, HighCard};

/// What the battery says about a game, if it finds anything.
fn said_of<const FAULT: u8>() -> Option<String> {
    let judged = std::panic::catch_unwind(table::laws::check::<HighCard<FAULT>>);
    let said = judged.err()?;
    Some(said.downcast_ref::<String>().cloned().unwrap_or_else(|| panic!("a panic without words")))
}

/// The number of the law that a game breaks.
fn broken_law<const FAULT: u8>() -> Option<u8> {
    let said = said_of::<FAULT>()?;
    let (_, rest) = said.split_once("law ").unwrap_or_else(|| panic!("no law is named: {said}"));
    rest.split(' ').next().and_then(|number| number.parse().ok())
}

macro_rules! faults {
    ($($name:ident: $fault:ident breaks $law:expr;)*) => {$(
        #[test]
        fn $name() {
            assert_eq!(broken_law::<{ Fault::$fault as u8 }>(), $law);
        }
    )*};
}

/// An action that is no card at all: law 1 tries what nobody would write.
#[test]
fn nonsense_must_not_panic() {
    let judged = std::panic::catch_unwind(table::laws::check::<HighCard<{ Fault::PanicsOnNonsense as u8 }>>);
    assert!(judged.is_err_and(|said| said.downcast_ref::<&str>() == Some(&"there is no such card")));
}

/// Every kind that does not explain itself is named, not only the first that is met.
#[test]
fn all_that_is_unexplained_is_listed() {
    let said = said_of::<{ Fault::Unexplained as u8 }>().unwrap_or_default();
    assert!(said.contains(r#"{"hand": "nothing is said", "pool": "nothing is said"}"#), "{said}");
}

faults! {
    an_honest_game_passes: None breaks Option::None;
    a_refusal_must_name_a_rule: RefusalWithoutRule breaks Some(1);
    play_must_not_depend_on_who_listens: HiddenChance breaks Some(2);
    a_view_must_not_show_a_secret: ViewLeaks breaks Some(3);
    the_public_must_not_see_more_than_a_seat: PublicSeesMore breaks Some(3);
    an_event_must_not_tell_a_secret: EventLeaks breaks Some(3);
    the_public_must_not_be_told_more_than_a_seat: PublicToldMore breaks Some(3);
    what_reveals_cannot_be_taken_back: SilentReveal breaks Some(3);
    imagination_must_not_copy_the_truth: ImagineCopies breaks Some(4);
    imagination_must_not_lean_on_the_truth: ImagineLeans breaks Some(4);
    a_game_must_end_in_time: TooLong breaks Some(5);
    a_card_must_not_vanish: LosesCard breaks Some(6);
    something_must_be_counted: CountsNothing breaks Some(6);
    a_field_must_not_be_forgotten: ForgetsField breaks Some(7);
    two_actions_must_not_be_written_alike: VagueNotation breaks Some(7);
    nonsense_must_not_be_read: ReadsAnything breaks Some(7);
    a_refusal_to_read_must_show_an_action: NoExample breaks Some(7);
    lines_must_add_up: WrongSheet breaks Some(8);
    places_must_follow_scores: WrongPlaces breaks Some(8);
    the_end_must_show_all_points: HiddenPoints breaks Some(8);
    two_offers_must_not_look_alike: OffersAlike breaks Some(9);
    an_offer_must_touch_what_is_there: OfferOfNothing breaks Some(9);
    a_touch_must_not_tell_a_secret: TouchLeaks breaks Some(3);
    every_thing_must_explain_itself: Unexplained breaks Some(9);
    an_explanation_must_have_a_sentence: NoteWithoutLines breaks Some(9);
    an_explanation_must_name_a_rule: NoteWithoutRule breaks Some(9);
    a_button_must_explain_itself: MuteButton breaks Some(9);
    a_view_must_be_told_in_words: Speechless breaks Some(9);
    what_is_for_good_must_say_so: FalsePromise breaks Some(9);
    a_piece_must_come_from_somewhere: LostHop breaks Some(9);
}
