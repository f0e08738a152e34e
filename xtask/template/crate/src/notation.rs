//! Actions in short, readable ASCII: `take 3`, `pass`. Coconuts are counted from 1.

use crate::actions::Action;
use crate::components::Coconut;
use crate::state::__Name__;
use table::BadNotation;

/// Writes an action.
pub fn notation(_: &__Name__, action: Action) -> String {
    match action {
        Action::Take(Coconut(place)) => format!("take {}", u32::from(place) + 1),
        Action::Pass => "pass".to_owned(),
    }
}

/// Reads an action, legal or not.
pub fn parse(game: &__Name__, text: &str) -> Result<Action, BadNotation> {
    let take = |number: &str| {
        let place: u8 = number.parse::<u8>().ok()?.checked_sub(1)?;
        game.number(Coconut(place)).map(|_| Action::Take(Coconut(place)))
    };
    let read = match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["pass"] => Some(Action::Pass),
        ["take", number] => take(number),
        _ => None,
    };
    read.ok_or_else(|| BadNotation::new(text, "take 3"))
}
