//! What people may type: names, logins, chat, ids.

use crate::fault::{Answer, Refusal};
use table::Say;
use wire::Code;

fn refuse(key: &'static str) -> Refusal {
    Refusal::saying(Code::Malformed, Say::new(key))
}

/// Visible characters with single blanks between words. What could disguise a name or turn writing around is dropped.
fn tidy(text: &str) -> String {
    let shown = |c: &char| !c.is_control() && !is_invisible(*c);
    let kept: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(shown).collect();
    kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Joiners, direction marks and other characters of no width.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn within(text: String, most: usize, key: &'static str) -> Answer<String> {
    if text.is_empty() || text.chars().count() > most { Err(refuse(key)) } else { Ok(text) }
}

pub fn name(text: &str) -> Answer<String> {
    within(tidy(text), 24, "server-bad-name")
}

pub fn chat(text: &str) -> Answer<String> {
    within(tidy(text), 400, "server-bad-chat")
}

/// A login, in lower case: nobody can pose as somebody else by writing them differently.
pub fn login(text: &str) -> Answer<String> {
    let fits = text.chars().all(|c| c.is_ascii_alphanumeric() || ".-_".contains(c));
    if (3..=32).contains(&text.len()) && fits { Ok(text.to_ascii_lowercase()) } else { Err(refuse("server-bad-login")) }
}

pub fn password(text: &str) -> Answer<&str> {
    if (10..=200).contains(&text.chars().count()) { Ok(text) } else { Err(refuse("server-bad-password")) }
}

pub fn nonce(text: Option<String>) -> Answer<String> {
    let text = text.unwrap_or_default();
    let fits = text.len() <= 64 && !text.chars().any(char::is_control);
    if fits { Ok(text) } else { Err(refuse("server-bad-nonce")) }
}

pub fn request(id: &str) -> Answer<&str> {
    let fits = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    if (1..=36).contains(&id.len()) && fits { Ok(id) } else { Err(refuse("server-bad-request-id")) }
}

/// What goes by as the id of a table, a person or a join link; anything else cannot exist.
pub fn id(text: &str) -> Answer<&str> {
    let fits = text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    if (1..=64).contains(&text.len()) && fits { Ok(text) } else { Err(Refusal::new(Code::NotFound)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(name("  Ada \u{202e}\t Lovelace\u{200b} ").unwrap(), "Ada Lovelace");
        assert!(name(" \u{feff}\n ").is_err() && name(&"x".repeat(25)).is_err());
    }

    #[test]
    fn logins_differ_by_more_than_case() {
        assert_eq!(login("Ada.L-1").unwrap(), "ada.l-1");
        assert!(login("ad").is_err() && login("ada lovelace").is_err() && login("Адa").is_err());
    }

    #[test]
    fn ids_are_what_we_made() {
        assert!(id("abc123").is_ok() && id("../etc").is_err() && id("").is_err() && id("ABC").is_err());
        assert!(request("a-1").is_ok() && request("").is_err() && request(&"x".repeat(37)).is_err());
    }
}
