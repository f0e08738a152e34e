//! What the engine says to people, as keys into `words/<lang>/*.ftl`. No sentence is written in Rust.

use crate::{Rulebook, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use ts_rs::TS;

/// The number of a rule in `rules/<id>.md`, such as `GC-4.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String))]
#[serde(transparent)]
#[ts(export_to = "engine.ts", type = "string")]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A message to be put into words: its key and what fills its gaps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Say {
    /// The name of the message in the word files.
    #[ts(type = "string")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// What fills its gaps, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<[string, Arg]>", optional)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Vec<serde_json::Value>>>))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Say {
    /// A message without gaps, or with gaps to be filled by [`Say::with`].
    ///
    /// ```
    /// use table::{Say, Seat};
    ///
    /// // Not a sentence: the words are found in words/<lang>/*.ftl under this key, and say the number right.
    /// let told = Say::new("toy-event-drew").with("seat", Seat(1)).with("cards", 2);
    /// assert_eq!(told.key, "toy-event-drew");
    /// assert_eq!(told.args.len(), 2);
    /// ```
    pub fn new(key: impl Into<Cow<'static, str>>) -> Say {
        Say { key: key.into(), args: Vec::new() }
    }

    /// Fills the gap `name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Say {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }
}

/// What can fill a gap in a message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(no_recursion))]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "engine.ts")]
pub enum Arg {
    /// A player; shown by name.
    Seat(Seat),
    /// A number; the words decide about plurals.
    #[ts(type = "number")]
    Number(i64),
    /// A message of its own: `Arg::from(Say::new("midway-part-seats"))`.
    Say(Box<Say>),
    /// A proper name printed on a component. Shown as it is, unless the catalogue translates it.
    #[ts(type = "string")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    Name(Cow<'static, str>),
    /// Several things, joined as a list.
    List(Vec<Arg>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Arg {
        Arg::Say(Box::new(say))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

macro_rules! numbers {
    ($($int:ty),*) => {$(
        impl From<$int> for Arg {
            fn from(number: $int) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, usize, i8, i16, i32, i64);

/// A catalogue of sentences in one language, with the names of the players at this table.
pub trait Words {
    /// A message as a sentence.
    fn say(&self, say: &Say) -> String;
    /// The name of the player on a seat.
    fn name(&self, seat: Seat) -> String;

    /// What is printed on a component, by its English name.
    fn named(&self, name: &str) -> String {
        name.to_owned()
    }

    /// The rules of a game in this language, as far as they are translated.
    fn rules(&self, _game: &str, law: Rulebook) -> Rulebook {
        law
    }

    /// A message without gaps.
    fn word(&self, key: &'static str) -> String {
        self.say(&Say::new(key))
    }
}

/// An error that a person may see: `Display` is for logs, this is for the screen.
pub trait Explain {
    /// The error as a message.
    fn explain(&self) -> Say;
}

/// A gap filled with a text as it is.
pub fn name(text: impl ToString) -> Arg {
    Arg::Name(Cow::Owned(text.to_string()))
}

/// A gap filled with a list of texts as they are.
pub fn names<T: ToString>(texts: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(texts.into_iter().map(name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::told::Keys;

    #[test]
    fn a_catalogue_without_translations_says_what_is_printed() {
        let keys = Keys { game: "grand" };
        assert_eq!(
            (keys.named("Ferris wheel"), keys.word("midway-cards")),
            ("Ferris wheel".into(), "midway-cards".into())
        );
        assert_eq!(Rule("MW-4.2").to_string(), "MW-4.2");
    }
}
