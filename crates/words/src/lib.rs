//! Puts the engine's keys into words.
//!
//! The sentences stand in `words/<lang>/*.ftl` and are built into the program. A [`Catalogue`] is one language; a
//! [`Speaker`] is a catalogue with the names of the players at one table.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use table::{Arg, Say, Seat, Words};

include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// The sentences of one language.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// English, as built into the program.
    pub fn english() -> &'static Catalogue {
        static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| match Catalogue::read("en", ENGLISH) {
            Ok(catalogue) => catalogue,
            Err(faults) => panic!("the built-in words are broken: {}", faults.join("; ")),
        });
        &CATALOGUE
    }

    /// Reads a catalogue; says what is wrong with it.
    pub fn read(language: &str, files: &[(&str, &str)]) -> Result<Catalogue, Vec<String>> {
        let language = language.parse().map_err(|_| vec![format!("{language:?} is not a language tag")])?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around each gap are for mixed writing directions; they would break searching and copying here.
        bundle.set_use_isolating(false);
        let mut faults = Vec::new();
        for (name, text) in files {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        if faults.is_empty() { Ok(Catalogue { bundle }) } else { Err(faults) }
    }

    /// Does the catalogue have this message?
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Puts a message into words; players go by `names`.
    ///
    /// # Errors
    /// The text as far as it could be made, and what is missing.
    pub fn render(&self, say: &Say, names: &[String]) -> Result<String, (String, String)> {
        let Some(pattern) = self.bundle.get_message(&say.key).and_then(|message| message.value()) else {
            return Err((format!("[{}]", say.key), format!("there are no words for {}", say.key)));
        };
        let mut args = FluentArgs::new();
        let mut fault = None;
        for (name, arg) in &say.args {
            args.set(name.as_ref(), self.value(arg, names, &mut fault));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        let fault = errors.first().map(|error| format!("{}: {error}", say.key)).or(fault);
        fault.map_or(Ok(text.clone()), |fault| Err((text, fault)))
    }

    fn value(&self, arg: &Arg, names: &[String], fault: &mut Option<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::from(self.text(arg, names, fault)),
        }
    }

    fn text(&self, arg: &Arg, names: &[String], fault: &mut Option<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => name_of(*seat, names),
            Arg::Name(name) => name.to_string(),
            Arg::Say(say) => self.render(say, names).unwrap_or_else(|(text, missing)| {
                *fault = Some(missing);
                text
            }),
            Arg::List(items) => {
                let texts: Vec<String> = items.iter().map(|item| self.text(item, names, fault)).collect();
                self.join(&texts)
            }
        }
    }

    /// "a, b and c" in this language.
    fn join(&self, texts: &[String]) -> String {
        let Some((last, first)) = texts.split_last() else { return String::new() };
        if first.is_empty() {
            return last.clone();
        }
        let joined = Say::new("list-and")
            .with("first", Arg::Name(first.join(", ").into()))
            .with("last", Arg::Name(last.clone().into()));
        self.render(&joined, &[]).unwrap_or_else(|(text, _)| text)
    }
}

fn name_of(seat: Seat, names: &[String]) -> String {
    names.get(seat.at()).cloned().unwrap_or_else(|| format!("#{seat}"))
}

/// A catalogue that knows the players of one table.
pub struct Speaker {
    pub catalogue: &'static Catalogue,
    pub names: Vec<String>,
}

impl Speaker {
    pub fn english(names: Vec<String>) -> Speaker {
        Speaker { catalogue: Catalogue::english(), names }
    }
}

impl Words for Speaker {
    fn say(&self, say: &Say) -> String {
        self.catalogue.render(say, &self.names).unwrap_or_else(|(text, _)| text)
    }

    fn name(&self, seat: Seat) -> String {
        name_of(seat, &self.names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Catalogue {
        let text = "list-and = { $first } and { $last }\ncard = a card\ndraw = { $seat } draws { $what } ({ $n })\n";
        Catalogue::read("en", &[("small.ftl", text)]).unwrap_or_else(|faults| panic!("{faults:?}"))
    }

    #[test]
    fn gaps_are_filled() {
        let what = Arg::List(vec![Say::new("card").into(), Arg::Name("Kraken".into()), Arg::Number(3)]);
        let say = Say::new("draw").with("seat", Seat(1)).with("what", what).with("n", 7u8);
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        assert_eq!(small().render(&say, &names), Ok("Bob draws a card, Kraken and 3 (7)".to_owned()));
    }

    #[test]
    fn a_missing_word_is_named() {
        let (text, fault) = small().render(&Say::new("draw").with("what", Say::new("nothing")), &[]).unwrap_err();
        assert!(text.contains("[nothing]"), "{text}");
        assert!(fault.contains("draw") || fault.contains("nothing"), "{fault}");
    }

    #[test]
    fn a_broken_catalogue_is_refused_with_the_file() {
        let faults = Catalogue::read("en", &[("bad.ftl", "= nothing\n")]).err().unwrap();
        assert!(faults[0].starts_with("bad.ftl"));
    }

    #[test]
    fn english_is_whole() {
        assert!(Catalogue::english().knows("list-and"));
    }
}
