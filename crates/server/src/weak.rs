//! Passwords that are guessed first: those that many people choose, and those that say nothing but their owner's name.

use crate::walks::is_walk;
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;
use wire::limits::PASSWORD_LEAST;

/// What long passwords are commonly made of. A password is weak if nothing is left of it without these, digits and marks.
const COMMON: &str = include_str!("common_words.txt");

/// What is common as a whole, alone or with digits and marks around it. Several of these in a row are no weak password.
static WHOLE: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let lines = include_str!("common_passwords.txt").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(str::split_whitespace).flat_map(|word| [word.to_owned(), plain(word)]).collect()
});

/// Is this password among the first that somebody would try?
pub fn is_weak(password: &str, login: &str) -> bool {
    let typed = password.to_lowercase();
    let plain = plain(&typed);
    let distinct = plain.chars().collect::<BTreeSet<_>>().len();
    distinct < 4 || is_run(&typed) || is_walk(&typed) || is_common(&typed) || is_made_of_common_words(&plain, login)
}

/// Small letters, with a letter for each digit or mark that people write in its place.
fn plain(text: &str) -> String {
    text.chars().map(unmasked).collect()
}

fn unmasked(c: char) -> char {
    match c {
        '@' | '4' => 'a',
        '3' => 'e',
        '1' | '!' => 'i',
        '0' => 'o',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    }
}

/// Is it a common word, whatever digits and marks stand around and in it, once or twice, forwards or backwards?
fn is_common(typed: &str) -> bool {
    let bare = typed.trim_matches(|c: char| !c.is_alphabetic());
    [typed, bare].into_iter().flat_map(|text| [text.to_owned(), plain(text), letters(text)]).any(|text| {
        let is_known = |text: &str| WHOLE.contains(text) || WHOLE.contains(&text.chars().rev().collect::<String>());
        is_known(&text) || repeated(&text).is_some_and(is_known)
    })
}

/// Umlauts as those write them who have no key for them; nothing but letters.
fn letters(text: &str) -> String {
    let text = text.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
    text.chars().filter(char::is_ascii_alphabetic).collect()
}

/// What a text says twice or more, and nothing else.
fn repeated(text: &str) -> Option<&str> {
    let parts = (2..=4).filter(|times| text.len().is_multiple_of(*times)).map(|times| text.len() / times);
    parts.filter_map(|length| text.get(..length)).find(|part| part.len() > 2 && text.replace(part, "").is_empty())
}

/// Letters or digits one after another, up or down.
fn is_run(text: &str) -> bool {
    let codes: Vec<i64> = text.chars().map(|c| i64::from(u32::from(c))).collect();
    let steps = |step: i64| codes.windows(2).filter(|pair| pair[1] - pair[0] == step).count();
    steps(1).max(steps(-1)) + 3 >= codes.len()
}

fn is_made_of_common_words(plain: &str, login: &str) -> bool {
    let own = login.to_lowercase().chars().map(unmasked).collect::<String>();
    let mut words: Vec<String> = COMMON.split_whitespace().map(|word| word.chars().map(unmasked).collect()).collect();
    words.extend(login.split(['.', '-', '_']).filter(|part| part.len() > 2).map(str::to_lowercase));
    words.push(own);
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let mut rest = plain.to_owned();
    for word in &words {
        rest = rest.replace(word.as_str(), " ");
    }
    let left = rest.chars().filter(|c| c.is_alphabetic()).count();
    // Years and door numbers look like letters once unmasked: a few that are left over are no secret.
    left < PASSWORD_LEAST as usize / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_chooses_is_weak() {
        for weak in [
            "password12",
            "P@ssw0rd2026",
            "1234567890",
            "0987654321",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "iloveyou123",
            "letmein-letmein",
            "adalovelace1",
            "ballyhoo-2026",
            "abcdefghijkl",
            "abababababab",
            "welcome2026!",
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "q1w2e3r4t5",
            "christopher",
            "Christopher1987",
            "manchester",
            "M4nch3st3r!",
            "sonnenschein",
            "Sonnenschein2024",
            "basketball",
            "liverpool1892",
            "!!ginger2015!!",
            "rehpotsirhc",
            "gingerginger",
            "Bayern München",
            "ich-liebe-dich",
        ] {
            assert!(is_weak(weak, "ada.lovelace"), "{weak}");
        }
    }

    /// Whatever stands in the list is refused as it stands there, with a year behind it, and with a mark.
    #[test]
    fn the_whole_list_is_refused() {
        assert!(WHOLE.len() > 2000, "{}", WHOLE.len());
        for word in WHOLE.iter() {
            let adorned =
                word.chars().all(char::is_alphabetic).then(|| [format!("{word}1987"), format!("7{word}123!")]);
            for password in adorned.into_iter().flatten().chain([word.clone()]) {
                let long = password.chars().count() >= PASSWORD_LEAST as usize;
                assert!(!long || is_weak(&password, "somebody"), "{password}");
            }
        }
    }

    #[test]
    fn what_takes_thought_is_not() {
        for strong in [
            "correct horse",
            "battery staple",
            "wrong horses",
            "mud wrestling owl",
            "Tq9-vk2.Lz8w",
            "sieben Zwerge",
            "christopher robin drinks tea",
            "manchester umbrella 7",
            "purple elephant bicycle",
            "zwei Mäuse im Keller",
        ] {
            assert!(!is_weak(strong, "ada"), "{strong}");
        }
    }
}
