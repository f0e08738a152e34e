//! Puts the engine's keys into words.
//!
//! The sentences stand in `words/<lang>/*.ftl` and are built into the program. A [`Catalogue`] is one language; a
//! [`Speaker`] is a catalogue with the names of the players at one table.

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use table::{Arg, Rulebook, Say, Seat, Words};
use unic_langid::{CharacterDirection, LanguageIdentifier};

mod language;

/// Those at a table by their names, and who of them reads: sentences about the reader speak to them.
#[derive(Clone, Copy, Default, Debug)]
pub struct Company<'a> {
    pub names: &'a [String],
    pub reader: Option<Seat>,
}

/// The sentences of one language.
pub struct Catalogue {
    tag: String,
    bundle: FluentBundle<FluentResource>,
    /// Is it one of the languages that are built in? Then English says what it lacks.
    built_in: bool,
}

impl Catalogue {
    /// Reads a catalogue that stands alone; says what is wrong with it.
    pub fn read(tag: &str, files: &[(&str, &str)]) -> Result<Catalogue, Vec<String>> {
        let language: LanguageIdentifier = tag.parse().map_err(|_| vec![format!("{tag:?} is not a language tag")])?;
        let rightwards = language.character_direction() != CharacterDirection::RTL;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around each gap are for mixed writing directions; elsewhere they would break searching and copying.
        bundle.set_use_isolating(!rightwards);
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
        if faults.is_empty() { Ok(Catalogue { tag: tag.to_owned(), bundle, built_in: false }) } else { Err(faults) }
    }

    /// The tag of the language: `en`, `de`, `pt-BR`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// What the language calls itself.
    pub fn name(&self) -> String {
        self.render(&Say::new("language"), &[]).unwrap_or_else(|_| self.tag.clone())
    }

    /// Does the catalogue have this message, if need be in English?
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key) || self.fallback().is_some_and(|english| english.knows(key))
    }

    /// Who says what this language lacks.
    fn fallback(&self) -> Option<&'static Catalogue> {
        (self.built_in && self.tag != "en").then(Catalogue::english)
    }

    /// Puts a message into words; players go by `names`.
    ///
    /// # Errors
    /// The text as far as it could be made, and what is missing.
    pub fn render(&self, say: &Say, names: &[String]) -> Result<String, (String, String)> {
        self.tell(say, Company { names, reader: None })
    }

    /// Puts a message into words for one of those it may be about.
    ///
    /// # Errors
    /// The text as far as it could be made, and what is missing.
    pub fn tell(&self, say: &Say, company: Company<'_>) -> Result<String, (String, String)> {
        let own = || Some((&self.bundle, pattern(&self.bundle, say, company.reader)?));
        let others = || self.fallback().map(|english| &english.bundle);
        let lacking = || others().and_then(|bundle| Some((bundle, pattern(bundle, say, company.reader)?)));
        let Some((bundle, pattern)) = own().or_else(lacking) else {
            return Err((format!("[{}]", say.key), format!("there are no words for {}", say.key)));
        };
        let mut args = FluentArgs::new();
        let mut fault = None;
        for (name, arg) in &say.args {
            args.set(name.as_ref(), self.value(arg, company, &mut fault));
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        let fault = errors.first().map(|error| format!("{}: {error}", say.key)).or(fault);
        fault.map_or(Ok(text.clone()), |fault| Err((text, fault)))
    }

    /// What is printed on a component, by its English name; a language that has none of its own leaves it so.
    pub fn named(&self, name: &str) -> String {
        let key = name_key(name);
        if !self.bundle.has_message(&key) {
            return name.to_owned();
        }
        self.render(&Say::new(key), &[]).unwrap_or_else(|_| name.to_owned())
    }

    fn value(&self, arg: &Arg, company: Company<'_>, fault: &mut Option<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::from(self.text(arg, company, fault)),
        }
    }

    fn text(&self, arg: &Arg, company: Company<'_>, fault: &mut Option<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => name_of(*seat, company.names),
            Arg::Name(name) => self.named(name),
            Arg::Say(say) => self.tell(say, company).unwrap_or_else(|(text, missing)| {
                *fault = Some(missing);
                text
            }),
            Arg::List(items) => {
                let texts: Vec<String> = items.iter().map(|item| self.text(item, company, fault)).collect();
                self.join(&texts)
            }
        }
    }

    /// "a, b and c" in this language.
    fn join(&self, texts: &[String]) -> String {
        let pair = |key: &'static str, first: String, last: &String| {
            let both = Say::new(key).with("first", table::words::name(first)).with("last", table::words::name(last));
            self.render(&both, &[]).unwrap_or_else(|(text, _)| text)
        };
        let Some((last, others)) = texts.split_last() else { return String::new() };
        let Some((first, between)) = others.split_first() else { return last.clone() };
        let first = between.iter().fold(first.clone(), |first, next| pair("list-comma", first, next));
        pair("list-and", first, last)
    }
}

/// The sentence, in the form for somebody it is about if there is one: it is named after the place they have in it.
fn pattern<'a>(
    bundle: &'a FluentBundle<FluentResource>,
    say: &Say,
    reader: Option<Seat>,
) -> Option<&'a Pattern<&'a str>> {
    let message = bundle.get_message(&say.key)?;
    let about = say.args.iter().filter(|(_, arg)| matches!(arg, Arg::Seat(seat) if Some(*seat) == reader));
    let spoken_to = about.filter_map(|(name, _)| message.get_attribute(name)).next();
    spoken_to.map(|form| form.value()).or_else(|| message.value())
}

fn name_of(seat: Seat, names: &[String]) -> String {
    names.get(seat.at()).cloned().unwrap_or_else(|| format!("#{seat}"))
}

/// The message that has what another language prints on a component, by its English name.
pub fn name_key(name: &str) -> String {
    let slug = name.to_lowercase().replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    let parts: Vec<&str> = slug.split('-').filter(|part| !part.is_empty()).collect();
    format!("named-{}", parts.join("-"))
}

/// A catalogue that knows the players of one table.
pub struct Speaker {
    pub catalogue: &'static Catalogue,
    pub names: Vec<String>,
    /// The one player who reads all of it, if there is one.
    pub reader: Option<Seat>,
}

impl Speaker {
    /// Speaks English.
    pub fn english(names: Vec<String>) -> Speaker {
        Speaker { catalogue: Catalogue::english(), names, reader: None }
    }
}

impl Words for Speaker {
    fn say(&self, say: &Say) -> String {
        let company = Company { names: &self.names, reader: self.reader };
        self.catalogue.tell(say, company).unwrap_or_else(|(text, _)| text)
    }

    fn name(&self, seat: Seat) -> String {
        name_of(seat, &self.names)
    }

    fn named(&self, name: &str) -> String {
        self.catalogue.named(name)
    }

    fn rules(&self, game: &str, law: Rulebook) -> Rulebook {
        self.catalogue.rulebook(game, law)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Catalogue {
        let text = "list-comma = { $first }, { $last }\nlist-and = { $first } and { $last }\ncard = a card\ndraw = { $seat } draws { $what } ({ $n })\n";
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
    fn whoever_reads_is_spoken_to() {
        let text = "take = { $seat } takes from { $target }\n    .seat = You take from { $target }\n    .target = { $seat } takes from you\n";
        let small = Catalogue::read("en", &[("small.ftl", text)]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let say = Say::new("take").with("seat", Seat(0)).with("target", Seat(1));
        let names = ["Ann".to_owned(), "Bob".to_owned()];
        let told = |reader: Option<u8>| small.tell(&say, Company { names: &names, reader: reader.map(Seat) }).unwrap();
        assert_eq!(
            [None, Some(0), Some(1), Some(2)].map(told),
            ["Ann takes from Bob", "You take from Bob", "Ann takes from you", "Ann takes from Bob"]
        );
    }

    #[test]
    fn a_component_may_have_a_name_of_its_own() {
        let text = "named-giant-slide = Riesenrutsche\ncard = { $card }\n";
        let german = Catalogue::read("de", &[("small.ftl", text)]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let card = |name: &str| german.render(&Say::new("card").with("card", table::words::name(name)), &[]).unwrap();
        assert_eq!([card("Giant Slide!"), card("Kraken")], ["Riesenrutsche", "Kraken"]);
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
    fn plurals_follow_the_language() {
        let text = "n = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n";
        let polish = Catalogue::read("pl", &[("small.ftl", text)]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let told = |n: u8| polish.render(&Say::new("n").with("n", n), &[]).unwrap();
        assert_eq!([1, 2, 5, 22, 25].map(told), ["one", "few", "many", "few", "many"]);
    }

    #[test]
    fn gaps_are_kept_apart_where_writing_goes_to_the_left() {
        let text = "draw = { $seat }!\n";
        let marked = |tag: &str| {
            let own = Catalogue::read(tag, &[("small.ftl", text)]).unwrap_or_else(|faults| panic!("{faults:?}"));
            own.render(&Say::new("draw").with("seat", Seat(0)), &["Ann".to_owned()]).unwrap().contains('\u{2068}')
        };
        assert_eq!(["ar", "he", "de"].map(marked), [true, true, false]);
    }
}
