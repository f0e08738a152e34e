//! What people may type: names, logins, chat, ids.

use crate::fault::{Answer, Refusal};
use crate::weak::is_weak;
use table::Say;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};
use wire::Code;
use wire::limits::{
    CHAT_MOST, LOGIN_LEAST, LOGIN_MOST, MAIL_MOST, NAME_MOST, NONCE_MOST, PASSWORD_LEAST, PASSWORD_MOST, REQUEST_MOST,
};

fn refuse(say: Say) -> Refusal {
    Refusal::saying(Code::Malformed, say)
}

/// How long a text may be, as its refusal tells it.
fn sized(key: &'static str, least: u32, most: u32) -> Say {
    Say::new(key).with("least", least).with("most", most)
}

fn fits(length: usize, least: u32, most: u32) -> bool {
    (least as usize..=most as usize).contains(&length)
}

/// Marks on one letter; more are piled up to disturb.
const MARKS: usize = 2;

/// Visible characters with single blanks between words. What could disguise a name or turn writing around is dropped.
pub fn tidy(text: &str) -> String {
    let shown = |c: &char| !c.is_control() && !is_invisible(*c);
    let kept: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(shown).collect();
    kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Joiners, direction marks and other characters of no width.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn within(text: String, most: u32, key: &'static str) -> Answer<String> {
    if fits(text.chars().count(), 1, most) { Ok(text) } else { Err(refuse(sized(key, 1, most))) }
}

/// A name: of letters that Unicode allows in identifiers, plain marks and pictures, and all of one script, so that nobody
/// can be nobody or look like somebody else.
pub fn name(text: &str) -> Answer<String> {
    let name: String = tidy(text).nfc().collect();
    let odd = name.chars().any(|c| !is_fit_for_a_name(c)) || has_piled_up_marks(&name) || !has_one_script(&name);
    if odd { Err(refuse(Say::new("server-odd-name"))) } else { within(name, NAME_MOST, "server-bad-name") }
}

fn is_fit_for_a_name(c: char) -> bool {
    let picture = c != '\u{2800}' && matches!(c.general_category_group(), GeneralCategoryGroup::Symbol);
    c == ' ' || c.identifier_allowed() || c.is_ascii_punctuation() || c == '’' || picture
}

fn has_piled_up_marks(name: &str) -> bool {
    let mut marks = 0;
    name.nfd().any(|c| {
        marks = if c.general_category_group() == GeneralCategoryGroup::Mark { marks + 1 } else { 0 };
        marks > MARKS
    })
}

fn has_one_script(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphabetic()).collect();
    letters.is_empty() || letters.as_str().is_single_script()
}

/// Do two names look the same to a hurried eye?
pub fn look_alike(one: &str, two: &str) -> bool {
    let seen = |name: &str| skeleton(&name.to_lowercase()).filter(|c| *c != ' ').collect::<String>();
    seen(one) == seen(two)
}

pub fn chat(text: &str) -> Answer<String> {
    within(tidy(text), CHAT_MOST, "server-bad-chat")
}

/// A login, in lower case: nobody can pose as somebody else by writing them differently.
pub fn login(text: &str) -> Answer<String> {
    let letters = text.chars().all(|c| c.is_ascii_alphanumeric() || ".-_".contains(c));
    match letters && fits(text.len(), LOGIN_LEAST, LOGIN_MOST) {
        true => Ok(text.to_ascii_lowercase()),
        false => Err(refuse(sized("server-bad-login", LOGIN_LEAST, LOGIN_MOST))),
    }
}

pub fn password(text: &str) -> Answer<&str> {
    match fits(text.chars().count(), PASSWORD_LEAST, PASSWORD_MOST) {
        true => Ok(text),
        false => Err(refuse(sized("server-bad-password", PASSWORD_LEAST, PASSWORD_MOST))),
    }
}

/// An address that letters can be sent to.
pub fn mail(text: &str) -> Answer<lettre::Address> {
    let bad = || refuse(Say::new("server-bad-mail"));
    let address: lettre::Address = text.trim().parse().map_err(|_| bad())?;
    if address.to_string().len() <= MAIL_MOST as usize { Ok(address) } else { Err(bad()) }
}

/// A password that somebody chooses: not one of those that are guessed first.
pub fn new_password<'a>(text: &'a str, login: &str) -> Answer<&'a str> {
    let text = password(text)?;
    if is_weak(text, login) { Err(refuse(Say::new("server-weak-password"))) } else { Ok(text) }
}

pub fn nonce(text: Option<String>) -> Answer<String> {
    let text = text.unwrap_or_default();
    let fits = fits(text.len(), 0, NONCE_MOST) && !text.chars().any(char::is_control);
    if fits { Ok(text) } else { Err(refuse(sized("server-bad-nonce", 0, NONCE_MOST))) }
}

pub fn request(id: &str) -> Answer<&str> {
    let letters = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    match letters && fits(id.len(), 1, REQUEST_MOST) {
        true => Ok(id),
        false => Err(refuse(sized("server-bad-request-id", 1, REQUEST_MOST))),
    }
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
    fn names_are_seen_and_are_what_they_seem() {
        for fine in ["Bo Żółw", "Ада", "さくら 花", "D’Arcy-2", "Jo 🎪", "O'Neil!", "محمد", "R2-D2 (bot?)"]
        {
            assert!(name(fine).is_ok(), "{fine}");
        }
        for odd in [
            "\u{3164}",
            "\u{2800}",
            "\u{115f}",
            "a\u{180e}b",
            "\u{61c}x",
            "x\u{e0041}",
            "Z\u{300}\u{301}\u{302}\u{303}",
            "Аda",
        ] {
            assert!(name(odd).is_err(), "{odd:?}");
        }
        assert!(look_alike("Ada", "Аdа") && look_alike("Paul", "PAU1") && !look_alike("Ada", "Bo"));
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
