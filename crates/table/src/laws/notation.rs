//! Law 7 for notation: what is written is read as one action, and whatever else is written is refused with an example.

use super::Watch;
use crate::Game;

/// What no game takes for an action.
const NONSENSE: [&str; 6] = ["", " ", "?", "nonsense", "take 99999 elephants", "\u{1f3a0}"];

impl<G: Game> Watch<'_, G> {
    /// That legal actions are read back as themselves is looked at wherever they are listed. Of all others some cannot be
    /// written so that they could be meant; but what is read at all is read the same way for ever.
    pub(super) fn check_notation(&self, game: &G) {
        for &action in &self.all {
            if let Ok(read) = game.parse(&game.notation(action)) {
                self.same(7, &game.parse(&game.notation(read)), &Ok(read), "an action was read back as another");
            }
        }
        for text in NONSENSE {
            match game.parse(text) {
                Ok(action) => self.hold(7, false, || format!("{text:?} was read as {action:?}")),
                Err(bad) => self.hold(7, bad.text == text && game.parse(&bad.example).is_ok(), || {
                    format!("{text:?} was refused with an example that is no action: {bad:?}")
                }),
            }
        }
    }
}
