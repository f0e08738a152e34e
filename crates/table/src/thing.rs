//! Whatever lies on the table or can be touched, by a name that every screen uses.
//!
//! A thing is what a player can tell apart and point at. Two equal cards in one hand are one thing with a count; a card
//! that lies face down is its place. What belongs to no piece is a button: `do:pass`, `do:roll`.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use ts_rs::TS;

/// The id of a thing: short readable ASCII, `kind[:where][:what]`, stable within a game and a version of the rules.
///
/// `hand:ferris-seats`, `ride:2:carousel`, `cell:0:c4`, `booth:hand-draw`, `die:1`, `score:0:tickets`. Seats are counted
/// from 0. An id follows from what the eyes see that it is shown to, and from nothing else.
///
/// ```
/// use table::Thing;
/// let thing = Thing::new(format_args!("ride:{}:{}", 2, "carousel"));
/// assert_eq!(thing.kind(), "ride");
/// assert_eq!(thing.rest(), "2:carousel");
/// assert!(Thing::button("pass").is_button());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
#[ts(export_to = "engine.ts", type = "string")]
#[cfg_attr(feature = "schema", schema(value_type = String))]
pub struct Thing(Cow<'static, str>);

impl Thing {
    /// A thing by its id.
    pub fn new(id: impl fmt::Display) -> Thing {
        Thing(Cow::Owned(id.to_string()))
    }

    /// A thing whose id never changes: `Thing::named("deck")`.
    pub const fn named(id: &'static str) -> Thing {
        Thing(Cow::Borrowed(id))
    }

    /// Something that can be done and belongs to no piece.
    pub fn button(what: impl fmt::Display) -> Thing {
        Thing(Cow::Owned(format!("do:{what}")))
    }

    /// Is it a button and no piece? Buttons are the only things that no view has to show.
    pub fn is_button(&self) -> bool {
        self.0.starts_with("do:")
    }

    /// The whole id.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What kind of thing it is: all before the first colon.
    pub fn kind(&self) -> &str {
        self.0.split(':').next().unwrap_or_default()
    }

    /// All after the kind.
    pub fn rest(&self) -> &str {
        self.0.split_once(':').map_or("", |(_, rest)| rest)
    }

    /// The parts of the id: its kind, and what follows.
    ///
    /// ```
    /// use table::Thing;
    /// let cell = Thing::named("cell:0:c4");
    /// assert!(cell.parts().eq(["cell", "0", "c4"]));
    /// ```
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.0.split(':')
    }

    /// Is the id written as ids are: lower-case ASCII in parts between colons?
    pub fn is_well_formed(&self) -> bool {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-+.@_".contains(&byte);
        self.parts().all(|part| !part.is_empty() && part.bytes().all(fits))
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_taken_apart_at_its_colons() {
        let (deck, cell) = (Thing::named("deck"), Thing::new("cell:0:c4"));
        assert_eq!((deck.kind(), deck.rest()), ("deck", ""));
        assert_eq!((cell.kind(), cell.rest(), cell.to_string().as_str()), ("cell", "0:c4", "cell:0:c4"));
        assert!(cell.parts().eq(["cell", "0", "c4"]));
    }

    #[test]
    fn only_what_belongs_to_no_piece_is_a_button() {
        assert!(Thing::button("pass").is_button() && !Thing::named("deck").is_button());
        assert_eq!(Thing::button("pass").as_str(), "do:pass");
    }

    #[test]
    fn ids_are_lower_case_parts_between_colons() {
        let fits = |id: &'static str| Thing::named(id).is_well_formed();
        assert!(
            ["deck", "cell:0:c4", "hand:ferris-seats", "place:st.-roch", "at@a", "a+b", "a_b"].into_iter().all(fits)
        );
        assert!(!["", "cell:", ":c4", "Cell:0", "cell 0", "tremé", "a/b"].into_iter().any(fits));
    }
}
