//! The rules of a game, read from `rules/<id>.md`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The rules of one game, chapter by chapter.
///
/// ```
/// let book = table::Rulebook::parse("# The Coconut Shy\n\n## 1 Setting up\n\n**CS-1.1** Two to four play.\n");
/// let rule = &book.chapters[0].rules[0];
/// assert_eq!((rule.number.as_str(), rule.text.as_str()), ("CS-1.1", "Two to four play."));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Rulebook {
    /// The name of the game.
    pub title: String,
    /// What stands before the first chapter.
    pub introduction: String,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Chapter {
    /// Its heading, with its number.
    pub title: String,
    /// Its rules, in order.
    pub rules: Vec<Numbered>,
}

/// One rule with its number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Numbered {
    /// The number, such as `GC-4.2`.
    pub number: String,
    /// Markdown.
    pub text: String,
}

impl Rulebook {
    /// Reads the Markdown: `# Title`, `## Chapter`, and paragraphs that begin with `**XY-1.2**`. A paragraph without a
    /// number belongs to the rule before it, or to the introduction.
    pub fn parse(markdown: &str) -> Rulebook {
        let mut book = Rulebook { title: String::new(), introduction: String::new(), chapters: Vec::new() };
        for paragraph in paragraphs(markdown) {
            if let Some(title) = paragraph.strip_prefix("## ") {
                book.chapters.push(Chapter { title: title.to_owned(), rules: Vec::new() });
            } else if let Some(title) = paragraph.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else if let Some((number, text)) = numbered(&paragraph) {
                let rule = Numbered { number: number.to_owned(), text: text.trim().to_owned() };
                if let Some(chapter) = book.chapters.last_mut() {
                    chapter.rules.push(rule);
                }
            } else {
                append(book.last_text(), &paragraph);
            }
        }
        book
    }

    /// A rule by its number, in any case of letters; `4.2` finds `GC-4.2`.
    pub fn rule(&self, number: &str) -> Option<&Numbered> {
        let wanted = number.to_ascii_uppercase();
        self.rules().find(|rule| rule.number == wanted || rule.number.split('-').nth(1) == Some(&wanted))
    }

    /// All rules of all chapters, in order.
    pub fn rules(&self) -> impl Iterator<Item = &Numbered> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The same rules in the words of a translation: rule by rule, so that one that was not translated yet stands here as
    /// it is. What a translation says beyond the law does not count.
    #[must_use]
    pub fn told_in(mut self, translation: &Rulebook) -> Rulebook {
        let unless_empty = |own: &mut String, other: &str| {
            if !other.is_empty() {
                other.clone_into(own);
            }
        };
        unless_empty(&mut self.title, &translation.title);
        unless_empty(&mut self.introduction, &translation.introduction);
        for chapter in &mut self.chapters {
            let has =
                |number: &str| translation.chapters.iter().find(|one| one.rules.iter().any(|r| r.number == number));
            let title = chapter.rules.iter().find_map(|rule| has(&rule.number)).map(|one| one.title.clone());
            chapter.title = title.unwrap_or_else(|| std::mem::take(&mut chapter.title));
            for rule in &mut chapter.rules {
                let told = translation.rules().find(|one| one.number == rule.number);
                unless_empty(&mut rule.text, told.map_or("", |one| &one.text));
            }
        }
        self
    }

    fn last_text(&mut self) -> &mut String {
        match self.chapters.last_mut().and_then(|chapter| chapter.rules.last_mut()) {
            Some(rule) => &mut rule.text,
            None => &mut self.introduction,
        }
    }
}

/// Blocks of lines between blank lines; a heading is a block of its own.
fn paragraphs(markdown: &str) -> Vec<String> {
    let mut blocks: Vec<String> = vec![String::new()];
    for line in markdown.lines() {
        let heading = line.starts_with('#');
        let starts_rule = numbered(line).is_some();
        if line.trim().is_empty() || heading || starts_rule {
            blocks.push(String::new());
        }
        if let Some(block) = blocks.last_mut() {
            block.push_str(line);
            block.push('\n');
        }
        if heading {
            blocks.push(String::new());
        }
    }
    blocks.into_iter().map(|block| block.trim().to_owned()).filter(|block| !block.is_empty()).collect()
}

/// Splits `**GC-4.2** text` into number and text.
fn numbered(paragraph: &str) -> Option<(&str, &str)> {
    let (number, text) = paragraph.strip_prefix("**")?.split_once("**")?;
    let (prefix, digits) = number.split_once('-')?;
    let fits =
        prefix.bytes().all(|b| b.is_ascii_uppercase()) && digits.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    fits.then_some((number, text))
}

fn append(text: &mut String, more: &str) {
    if !text.is_empty() {
        text.push_str("\n\n");
    }
    text.push_str(more);
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str =
        "# Fair\nCome in.\n\n## 1 Doors\n**XY-1.1** Doors open\nat noon.\n\nThey close at six.\n**XY-1.2** Knock.\n";

    #[test]
    fn a_translation_is_taken_rule_by_rule() {
        let german = Rulebook::parse("# Markt\n\n## 1 Türen\n**XY-1.2** Klopfen.\n**XY-9.9** Erfunden.\n");
        let book = Rulebook::parse(BOOK).told_in(&german);
        assert_eq!((&*book.title, &*book.introduction, &*book.chapters[0].title), ("Markt", "Come in.", "1 Türen"));
        assert_eq!(book.rule("XY-1.2").unwrap().text, "Klopfen.");
        assert!(book.rule("XY-1.1").unwrap().text.starts_with("Doors open"));
        assert!(book.rule("XY-9.9").is_none());
    }

    #[test]
    fn a_chapter_takes_the_title_of_the_one_that_has_its_rules() {
        let text = "# Fair\n\n## 1 Doors\n**XY-1.1** Open.\n\n## 2 Tents\n**XY-2.1** Shut.\n";
        let german = "# Markt\n\n## 2 Zelte\n**XY-2.1** Zu.\n\n## 1 Türen\n**XY-1.1** Offen.\n";
        let book = Rulebook::parse(text).told_in(&Rulebook::parse(german));
        let titles: Vec<&str> = book.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
        assert_eq!(titles, ["1 Türen", "2 Zelte"]);
    }

    #[test]
    fn only_a_number_makes_a_rule() {
        assert_eq!(numbered("**XY-1.2** Knock."), Some(("XY-1.2", " Knock.")));
        assert_eq!(["**xy-1.2** no", "**XY-one** no", "**Knock** first", "XY-1.2 no"].map(numbered), [None; 4]);
    }

    #[test]
    fn chapters_and_rules_are_found() {
        let book = Rulebook::parse(BOOK);
        assert_eq!((book.title.as_str(), book.introduction.as_str()), ("Fair", "Come in."));
        assert_eq!(book.chapters[0].title, "1 Doors");
        assert_eq!(book.rule("xy-1.1").unwrap().text, "Doors open\nat noon.\n\nThey close at six.");
        assert_eq!(book.rule("1.2").unwrap().text, "Knock.");
        assert_eq!(book.rule("1.3"), None);
    }
}
