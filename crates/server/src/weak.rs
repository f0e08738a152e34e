//! Passwords that are guessed first: those that many people choose, and those that say nothing but their owner's name.

use wire::limits::PASSWORD_LEAST;

/// What long passwords are commonly made of. A password is weak if nothing is left of it without these, digits and marks.
const COMMON: &str = include_str!("common_words.txt");

/// Is this password among the first that somebody would try?
pub fn is_weak(password: &str, login: &str) -> bool {
    let typed = password.to_lowercase();
    let plain: String = typed.chars().map(unmasked).collect();
    let distinct = plain.chars().collect::<std::collections::BTreeSet<_>>().len();
    distinct < 4 || is_run(&typed) || is_made_of_common_words(&plain, login)
}

/// A letter for the digit or mark that people write in its place.
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
        ] {
            assert!(is_weak(weak, "ada.lovelace"), "{weak}");
        }
    }

    #[test]
    fn what_takes_thought_is_not() {
        for strong in
            ["correct horse", "battery staple", "wrong horses", "mud wrestling owl", "Tq9-vk2.Lz8w", "sieben Zwerge"]
        {
            assert!(!is_weak(strong, "ada"), "{strong}");
        }
    }
}
