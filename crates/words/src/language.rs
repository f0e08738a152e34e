//! The languages that are built in, and which of them somebody should be spoken to in.

use crate::Catalogue;
use std::sync::LazyLock;
use table::Rulebook;

/// One folder of `words/`.
struct Folder {
    tag: &'static str,
    words: &'static [(&'static str, &'static str)],
    rules: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Every language, English first.
static ALL: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
    FOLDERS
        .iter()
        .map(|folder| match Catalogue::read(folder.tag, folder.words) {
            Ok(catalogue) => Catalogue { built_in: true, ..catalogue },
            Err(faults) => panic!("the built-in words of {} are broken: {}", folder.tag, faults.join("; ")),
        })
        .collect()
});

impl Catalogue {
    /// English, as built into the program.
    pub fn english() -> &'static Catalogue {
        &ALL[0]
    }

    /// Every language that is built into the program, English first.
    pub fn all() -> &'static [Catalogue] {
        &ALL
    }

    /// The language with this tag, or the nearest to it: `de-CH` and `de_AT.UTF-8` find `de`.
    pub fn find(tag: &str) -> Option<&'static Catalogue> {
        let mut wanted = tag.split(['.', '@']).next().unwrap_or_default().trim().replace('_', "-");
        loop {
            if let Some(found) = ALL.iter().find(|own| own.tag().eq_ignore_ascii_case(&wanted)) {
                return Some(found);
            }
            wanted.truncate(wanted.rfind('-')?);
        }
    }

    /// The first language of a list that there is, by weight, as browsers send it: `de-CH, fr;q=0.8, en;q=0.5`. English if
    /// there is none of them.
    pub fn negotiate(list: &str) -> &'static Catalogue {
        let mut asked: Vec<(f32, &str)> = list.split(',').map(weighed).filter(|(weight, _)| *weight > 0.0).collect();
        // Stable: of equal weight the one that is named first.
        asked.sort_by(|one, other| other.0.total_cmp(&one.0));
        asked.into_iter().find_map(|(_, tag)| Catalogue::find(tag)).unwrap_or(Catalogue::english())
    }

    /// The word files that the language was read from: the name and the text of each.
    pub fn files(&self) -> &'static [(&'static str, &'static str)] {
        FOLDERS.iter().find(|folder| folder.tag == self.tag()).map_or(&[], |folder| folder.words)
    }

    /// The rules of a game in this language, rule by rule where they are translated. The law is the English text.
    pub fn rulebook(&self, game: &str, law: Rulebook) -> Rulebook {
        let folder = FOLDERS.iter().find(|folder| folder.tag == self.tag());
        let rules = folder.and_then(|folder| folder.rules.iter().find(|(own, _)| *own == game));
        rules.map_or(law.clone(), |(_, text)| law.told_in(&Rulebook::parse(text)))
    }
}

/// A language of a list and its weight; what has no weight weighs 1.
fn weighed(item: &str) -> (f32, &str) {
    let (tag, rest) = item.split_once(';').unwrap_or((item, ""));
    let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |text| text.trim().parse().ok());
    (weight.unwrap_or(0.0), tag.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_language_is_found() {
        let tag = |asked: &str| Catalogue::find(asked).map(Catalogue::tag);
        assert_eq!(tag("en-GB"), Some("en"));
        assert_eq!(tag("en_US.UTF-8"), Some("en"));
        assert_eq!(tag("EN"), Some("en"));
        assert_eq!((tag("C"), tag(""), tag("tlh")), (None, None, None));
    }

    #[test]
    fn lists_are_read_by_weight() {
        assert_eq!(weighed(" de-CH;q=0.8 "), (0.8, "de-CH"));
        assert_eq!(weighed("fr"), (1.0, "fr"));
        assert_eq!(weighed("fr;q=x"), (0.0, "fr"));
        assert_eq!(Catalogue::negotiate("tlh, *;q=0.1").tag(), "en");
        for own in Catalogue::all() {
            assert_eq!(Catalogue::negotiate(&format!("tlh, {}-XX;q=0.9, en;q=0.1", own.tag())).tag(), own.tag());
            assert_eq!(Catalogue::negotiate(&format!("en;q=0, {}", own.tag())).tag(), own.tag());
        }
    }

    #[test]
    fn every_language_has_a_name_of_its_own() {
        let mut names: Vec<String> = Catalogue::all().iter().map(Catalogue::name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Catalogue::all().len(), "{names:?}");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        for own in Catalogue::all() {
            let none = own.render(&table::Say::new("no-such-message"), &[]);
            assert!(none.is_err());
            for (_, text) in Catalogue::english().files() {
                let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
                for key in keys.filter(|key| key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')) {
                    assert!(own.knows(key), "{}: {key}", own.tag());
                }
            }
        }
    }
}
