//! What is no message: the guides and the rules, measured against English.

use crate::files::Language;
use std::collections::BTreeSet;

/// A page, a chapter or a rule that a language lacks.
pub struct Lacking {
    /// The page, and what of it.
    pub place: String,
    /// The English of it.
    pub english: String,
}

/// Every guide, every chapter of a guide and every rule that a language lacks.
pub fn lacking_pages(language: &Language, english: &Language) -> Vec<Lacking> {
    let page = |path: &str| language.pages.iter().find(|(own, _)| own == path).map(|(_, text)| &**text);
    let mut found = Vec::new();
    for (path, text) in &english.pages {
        let own: BTreeSet<String> =
            page(path).map(parts).unwrap_or_default().into_iter().map(|(name, _)| name).collect();
        let lacking = parts(text).into_iter().filter(|(name, _)| !own.contains(name));
        found.extend(
            lacking.map(|(name, english)| Lacking { place: format!("{path}: {name}"), english: english.to_owned() }),
        );
    }
    found
}

/// Rules that the law does not have.
pub fn strange_rules(language: &Language, english: &Language) -> Vec<String> {
    let known: BTreeSet<(&str, String)> = named(english).collect();
    let strange = named(language).filter(|one| !known.contains(one));
    strange.map(|(path, name)| format!("{}/{path}: {name} is not in English", language.tag)).collect()
}

fn named(language: &Language) -> impl Iterator<Item = (&str, String)> {
    language.pages.iter().flat_map(|(path, text)| parts(text).into_iter().map(|(name, _)| (&**path, name)))
}

/// The rules of a law by their numbers, and the chapters of a guide by the rules that they tell.
fn parts(text: &str) -> Vec<(String, &str)> {
    let rule = |block: &str| block.strip_prefix("**")?.split_once("**").map(|(number, _)| number.to_owned());
    let is_number = |name: &String| name.contains('-') && name.ends_with(|c: char| c.is_ascii_digit());
    let rules = text.split("\n\n").filter_map(|block| Some((rule(block).filter(is_number)?, block)));
    let chapters = text.split("\n## ").skip(1).filter_map(|chapter| {
        let law = chapter.lines().find_map(|line| line.strip_prefix("law: "))?;
        Some((format!("the chapter of {law}"), chapter))
    });
    rules.chain(chapters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str, pages: &[(&str, &str)]) -> Language {
        let pages = pages.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        Language { tag: tag.to_owned(), files: Vec::new(), pages }
    }

    #[test]
    fn what_is_lacking_is_found_by_number_and_chapter() {
        let english = language(
            "en",
            &[
                ("rules/a.md", "# A\n\n**A-1** One.\n\n**A-1.1** *(ruling)* Two.\n"),
                ("guide/a.md", "# A\n\n## First\nlaw: A-1\n\nText.\n"),
            ],
        );
        let other = language("de", &[("rules/a.md", "# A\n\n**A-1** Eins.\n\n**A-2** Zwei.\n")]);
        let places: Vec<String> = lacking_pages(&other, &english).into_iter().map(|one| one.place).collect();
        assert_eq!(places, ["rules/a.md: A-1.1", "guide/a.md: the chapter of A-1"]);
        assert_eq!(strange_rules(&other, &english), ["de/rules/a.md: A-2 is not in English"]);
    }
}
