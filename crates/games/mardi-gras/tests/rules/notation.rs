//! Actions in writing. That every action is read back as itself, and nonsense refused with an example, is law 7.

use mardi_gras::{Action, Kind, MardiGras, Throw, Two};
use table::{Dice, Game, Kit, Setup};

fn game() -> MardiGras {
    MardiGras::deal(&Setup::new(3), Kit::own().unwrap(), &mut Dice::quick(1)).unwrap()
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
