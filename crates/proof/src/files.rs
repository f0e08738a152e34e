//! The word files as they lie on the disk.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use words::Catalogue;

/// The files of one language.
pub struct Language {
    /// Its tag: the name of its folder.
    pub tag: String,
    /// The name and the text of each file, those of the page too.
    pub files: Vec<(String, String)>,
    /// What is no message: the guides and the rules, each by its path and with its text.
    pub pages: Vec<(String, String)>,
}

/// Where the pages of a language lie.
const PAGES: [&str; 2] = ["guide", "rules"];

/// Where the words of all languages lie.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words")
}

/// Every language that has a folder, English first.
pub fn languages() -> Result<Vec<Language>, String> {
    let entries = std::fs::read_dir(folder()).map_err(|error| format!("{}: {error}", folder().display()))?;
    let folders = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.is_dir());
    let mut tags: Vec<String> =
        folders.filter_map(|path| path.file_name().map(|name| name.to_string_lossy().into_owned())).collect();
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    tags.iter().map(|tag| Language::read(tag)).collect()
}

/// The files of a folder with this ending, each by its name.
fn texts(folder: &Path, ending: &str) -> Result<Vec<(String, String)>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|own| own == ending));
    paths.sort();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text))
    };
    paths.iter().map(read).collect()
}

impl Language {
    /// Reads the files of a language.
    pub fn read(tag: &str) -> Result<Language, String> {
        let folder = folder().join(tag);
        let files = texts(&folder, "ftl")?;
        let mut pages = Vec::new();
        for kind in PAGES {
            // The law itself is English and lies beside the words.
            let place = if (tag, kind) == ("en", "rules") { folder.join("../../rules") } else { folder.join(kind) };
            let found = if place.is_dir() { texts(&place, "md")? } else { Vec::new() };
            pages.extend(found.into_iter().map(|(name, text)| (format!("{kind}/{name}"), text)));
        }
        Ok(Language { tag: tag.to_owned(), files, pages })
    }

    /// What the language says of itself beside its name, as an attribute of the message `language`.
    pub fn declared(&self, name: &str) -> Option<String> {
        let (_, text) = self.messages("language.ftl").into_iter().find(|(key, _)| key == "language")?;
        let line =
            text.lines().find_map(|line| line.trim().strip_prefix('.')?.strip_prefix(name)?.trim().strip_prefix('='));
        line.map(|value| value.trim().to_owned())
    }

    /// Is it still being translated? What it lacks is said in English.
    pub fn is_unfinished(&self) -> bool {
        self.declared("unfinished").is_some()
    }

    /// The language with the messages that it lacks in English, as people hear it while it is being translated.
    pub fn filled(mut self, english: &Language) -> Language {
        let own: BTreeSet<String> = self.all_messages().map(|(key, _)| key).collect();
        let lacking = english.all_messages().filter(|(key, _)| !own.contains(key));
        let text: String = lacking.map(|(_, text)| text + "\n").collect();
        self.files.push(("lacking.ftl".to_owned(), text));
        self
    }

    fn all_messages(&self) -> impl Iterator<Item = (String, String)> {
        self.files.iter().flat_map(|(file, _)| self.messages(file))
    }

    /// Is this the file of a game that nobody has begun to translate? English says all of it.
    pub fn leaves_to_english(&self, file: &str) -> bool {
        let Some(game) = file.strip_suffix(".ftl").filter(|game| catalog::find(game).is_ok()) else { return false };
        let told = PAGES.map(|kind| format!("{kind}/{game}.md"));
        self.file(file).is_none() && !self.pages.iter().any(|(place, _)| told.contains(place))
    }

    /// The language as the programs read it.
    pub fn catalogue(&self) -> Result<Catalogue, String> {
        let files: Vec<(&str, &str)> = self.files.iter().map(|(name, text)| (&**name, &**text)).collect();
        Catalogue::read(&self.tag, &files).map_err(|faults| faults.join("\n"))
    }

    /// The text of one file.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.iter().find(|(own, _)| own == name).map(|(_, text)| &**text)
    }

    /// The messages of one file as they are written there: key and text.
    pub fn messages(&self, name: &str) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        let mut inside = false;
        for line in self.file(name).unwrap_or_default().lines() {
            let key = line.split_once(" =").map(|(key, _)| key).filter(|key| key.starts_with(char::is_alphabetic));
            match (key, all.last_mut()) {
                (Some(key), _) => {
                    all.push((key.to_owned(), line.to_owned()));
                    inside = true;
                }
                (None, Some((_, text))) if inside && line.starts_with([' ', '}']) => {
                    text.push('\n');
                    text.push_str(line);
                }
                _ => inside = line.is_empty() && inside,
            }
        }
        all
    }
}
