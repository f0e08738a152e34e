//! Actions in writing. That every legal action is read back as itself is law 7.

use mardi_gras::{Action, Kind, MardiGras, Throw, Two};
use table::{Dice, Game, Kit, Setup};

fn game() -> MardiGras {
    MardiGras::deal(&Setup::new(3), Kit::own().unwrap(), &mut Dice::quick(1)).unwrap()
}

#[test]
fn what_is_no_action_is_refused_with_an_example() {
    let game = game();
    for text in
        ["", "dance", "place", "place p9@a", "place p1@z", "take red@treme", "put narnia", "throw hats", "flip twice"]
    {
        let bad = game.parse(text).unwrap_err();
        assert_eq!(bad.text, text);
        assert!(game.parse(&bad.example).is_ok(), "the example must be an action");
    }
}

#[test]
fn a_pair_is_read_in_either_order() {
    let game = game();
    let treme = game.kit.city.by_id("treme").unwrap();
    let throw = Throw::Two(Two::of(Kind::Beads, Kind::Food));
    let wanted = Action::Entertain { at: treme, kind: Kind::Hats, throw };
    assert_eq!(game.parse("throw beads+food purple@treme"), Ok(wanted));
    assert_eq!(game.notation(wanted), "throw food+beads purple@treme");
}
