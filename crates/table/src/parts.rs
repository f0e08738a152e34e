//! The printed parts of a game, as TOML files that their owner can replace.
//!
//! A game crate carries its own files; a folder with files of the same names can be dropped in instead. A loaded set
//! lives until the program ends, so states point to it freely and clone at no cost. A state travels with the hash of
//! its set, and can be read back only where that set is loaded.

use crate::words::name;
use crate::{Explain, Say};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::any::{Any, TypeId};
use std::collections::{BTreeMap, HashMap};
use std::ops::{Deref, Range};
use std::sync::{Mutex, PoisonError};

/// The parts of one game.
pub trait Parts: Sized + Send + Sync + 'static {
    /// The files that the crate carries: name and text (by `include_str!`).
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks the files.
    fn load(files: &Files) -> Result<Self, BadParts>;
}

/// How sure we are of what a file says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Printed so, and the source is named.
    Known,
    /// Some of it is printed so.
    Partly,
    /// Made up to fit what is known.
    Reconstructed,
}

/// Texts of component files by name.
pub struct Files {
    texts: BTreeMap<String, String>,
}

impl Files {
    /// The crate's own files, with those in `replaced` put in their place.
    pub fn new<P: Parts>(replaced: &BTreeMap<String, String>) -> Result<Files, BadParts> {
        let mut texts: BTreeMap<String, String> =
            P::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        for (name, text) in replaced {
            let known = P::FILES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            match texts.get_mut(name) {
                Some(own) => own.clone_from(text),
                None => return Err(BadParts::new(name, None, format!("this game has no such file; it has {known}"))),
            }
        }
        Ok(Files { texts })
    }

    /// Reads the file `name` into a plain type.
    pub fn read<T: DeserializeOwned>(&self, name: &'static str) -> Result<T, BadParts> {
        let text = self.text(name);
        toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| line_of(text, span.start));
            BadParts::new(name, line, error.message().to_owned())
        })
    }

    /// A complaint about a place in the file `name`; use `toml::Spanned` fields to have the span.
    pub fn complain(&self, name: &'static str, span: Range<usize>, cause: impl Into<String>) -> BadParts {
        BadParts::new(name, Some(line_of(self.text(name), span.start)), cause.into())
    }

    fn text(&self, name: &'static str) -> &str {
        self.texts.get(name).map_or("", String::as_str)
    }

    fn hash(&self) -> [u8; 16] {
        let mut hasher = blake3::Hasher::new();
        for (name, text) in &self.texts {
            // Line ends are no part of the content: a checkout may rewrite them.
            let text = text.replace("\r\n", "\n");
            for piece in [name.as_str(), text.as_str()] {
                hasher.update(&(piece.len() as u64).to_le_bytes()).update(piece.as_bytes());
            }
        }
        let mut hash = [0; 16];
        hash.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
        hash
    }
}

fn line_of(text: &str, place: usize) -> usize {
    1 + text.bytes().take(place).filter(|&byte| byte == b'\n').count()
}

/// What is wrong with a component file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}{}: {cause}", line.map(|n| format!(", line {n}")).unwrap_or_default())]
pub struct BadParts {
    /// The component file.
    pub file: String,
    /// The line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong there.
    pub cause: String,
}

impl BadParts {
    /// What is wrong in a component file, and where.
    pub fn new(file: impl Into<String>, line: Option<usize>, cause: impl Into<String>) -> BadParts {
        BadParts { file: file.into(), line, cause: cause.into() }
    }
}

impl Explain for BadParts {
    fn explain(&self) -> Say {
        let key = if self.line.is_some() { "parts-line" } else { "parts-file" };
        let say = Say::new(key).with("file", name(&self.file)).with("cause", name(&self.cause));
        self.line.map_or(say.clone(), |line| say.with("line", line))
    }
}

/// A loaded set of parts: a pointer that is free to copy.
///
/// ```
/// use table::{BadParts, Files, Kit, Parts};
///
/// #[derive(serde::Deserialize)]
/// struct Bag {
///     marbles: u8,
/// }
///
/// impl Parts for Bag {
///     const FILES: &'static [(&'static str, &'static str)] = &[("bag.toml", "marbles = 3")];
///     fn load(files: &Files) -> Result<Bag, BadParts> {
///         files.read("bag.toml")
///     }
/// }
///
/// # fn main() -> Result<(), BadParts> {
/// let own: Kit<Bag> = Kit::own()?;
/// let fuller: Kit<Bag> = Kit::altered("bag.toml", "3", "5")?;
/// assert_eq!((own.parts().marbles, fuller.parts().marbles), (3, 5));
/// assert_ne!(own.hash(), fuller.hash());
/// assert_eq!(Kit::<Bag>::altered("bag.toml", "3", "many").unwrap_err().line, Some(1));
/// # Ok(())
/// # }
/// ```
pub struct Kit<P: 'static> {
    loaded: &'static Loaded<P>,
}

struct Loaded<P> {
    parts: P,
    hash: [u8; 16],
}

/// Loaded sets by type and hash.
type Shelf = HashMap<(TypeId, [u8; 16]), &'static (dyn Any + Send + Sync)>;

/// Every set loaded so far.
static SHELF: Mutex<Option<Shelf>> = Mutex::new(None);

impl<P: Parts> Kit<P> {
    /// The parts as the crate carries them.
    pub fn own() -> Result<Kit<P>, BadParts> {
        Kit::load(&BTreeMap::new())
    }

    /// The parts with some files replaced. Loading the same texts again gives the same kit.
    pub fn load(replaced: &BTreeMap<String, String>) -> Result<Kit<P>, BadParts> {
        let files = Files::new::<P>(replaced)?;
        let hash = files.hash();
        if let Some(kit) = Kit::find(hash) {
            return Ok(kit);
        }
        let parts = P::load(&files)?;
        let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        let shelf = shelf.get_or_insert_default();
        let place = shelf.entry((TypeId::of::<P>(), hash));
        let loaded = *place.or_insert_with(|| Box::leak(Box::new(Loaded { parts, hash })));
        loaded
            .downcast_ref()
            .map(|loaded| Kit { loaded })
            .ok_or_else(|| BadParts::new("", None, "the shelf is mixed up"))
    }

    /// The crate's own parts after one edit of one file, the first `from` in it changed: what an owner may do, for tests of
    /// what a kit allows.
    pub fn altered(file: &str, from: &str, to: &str) -> Result<Kit<P>, BadParts> {
        let own = P::FILES.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| *text);
        if !own.contains(from) {
            return Err(BadParts::new(file, None, format!("there is no {from:?} to change")));
        }
        Kit::load(&BTreeMap::from([(file.to_owned(), own.replacen(from, to, 1))]))
    }

    fn find(hash: [u8; 16]) -> Option<Kit<P>> {
        let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        let loaded = *shelf.as_ref()?.get(&(TypeId::of::<P>(), hash))?;
        loaded.downcast_ref().map(|loaded| Kit { loaded })
    }
}

impl<P> Kit<P> {
    /// The hash of the files it was read from, 32 hexadecimal digits.
    pub fn hash(self) -> String {
        self.loaded.hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The parts, for as long as the program runs.
    #[inline]
    pub fn parts(self) -> &'static P {
        &self.loaded.parts
    }
}

impl<P> Clone for Kit<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Kit<P> {}

impl<P> Deref for Kit<P> {
    type Target = P;
    #[inline]
    fn deref(&self) -> &P {
        &self.loaded.parts
    }
}

impl<P> PartialEq for Kit<P> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.loaded, other.loaded)
    }
}

impl<P> Eq for Kit<P> {}

impl<P> std::fmt::Debug for Kit<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Kit({})", self.hash())
    }
}

impl<P> Serialize for Kit<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hash())
    }
}

impl<'de, P: Parts> Deserialize<'de> for Kit<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash = parse_hash(&text).ok_or_else(|| D::Error::custom("a components hash is 32 hexadecimal digits"))?;
        // The crate's own set is always at hand, even if nothing has been dealt from it yet.
        Kit::<P>::own().map_err(D::Error::custom)?;
        Kit::find(hash).ok_or_else(|| D::Error::custom(format!("components {text} are not loaded")))
    }
}

fn parse_hash(text: &str) -> Option<[u8; 16]> {
    let mut hash = [0; 16];
    if text.len() != 32 || !text.is_ascii() {
        return None;
    }
    for (place, byte) in hash.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Bag {
        marbles: toml::Spanned<u8>,
    }

    impl Parts for Bag {
        const FILES: &'static [(&'static str, &'static str)] = &[("bag.toml", "# a bag\nmarbles = 3\n")];
        fn load(files: &Files) -> Result<Bag, BadParts> {
            let bag: Bag = files.read("bag.toml")?;
            match bag.marbles.get_ref() {
                0 => Err(files.complain("bag.toml", bag.marbles.span(), "an empty bag is no fun")),
                _ => Ok(bag),
            }
        }
    }

    fn with(text: &str) -> Result<Kit<Bag>, BadParts> {
        Kit::load(&BTreeMap::from([("bag.toml".to_owned(), text.to_owned())]))
    }

    #[test]
    fn the_same_texts_are_the_same_kit() {
        let own: Kit<Bag> = Kit::own().unwrap();
        assert_eq!(own, with("# a bag\r\nmarbles = 3\r\n").unwrap());
        assert_ne!(own, with("marbles = 4\n").unwrap());
    }

    #[test]
    fn a_bad_file_is_refused_with_line_and_cause() {
        assert_eq!(with("\n\nmarbles = 0").unwrap_err().to_string(), "bag.toml, line 3: an empty bag is no fun");
        let wrong_type = with("\nmarbles = 'x'").unwrap_err();
        assert_eq!((wrong_type.file.as_str(), wrong_type.line), ("bag.toml", Some(2)));
        let unknown = Kit::<Bag>::load(&BTreeMap::from([("box.toml".to_owned(), String::new())])).unwrap_err();
        assert!(unknown.to_string().contains("it has bag.toml"));
    }

    #[test]
    fn a_hash_is_read_only_as_it_is_written() {
        assert!(parse_hash(&"0a".repeat(16)).is_some_and(|hash| hash == [10; 16]));
        // As many bytes as a hash has, but not as many letters.
        let texts = ["0a".repeat(15), "0a".repeat(17), "ä".repeat(16), "xy".repeat(16)];
        assert!(texts.iter().all(|text| parse_hash(text).is_none()));
    }

    #[test]
    fn a_kit_travels_by_its_hash() {
        let kit = with("marbles = 9\n").unwrap();
        let text = serde_json::to_string(&kit).unwrap();
        assert_eq!(serde_json::from_str::<Kit<Bag>>(&text).unwrap(), kit);
        let lost = serde_json::from_str::<Kit<Bag>>("\"00000000000000000000000000000000\"");
        assert!(lost.unwrap_err().to_string().contains("not loaded"));
    }
}
