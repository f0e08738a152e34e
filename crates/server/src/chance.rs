//! Chance for ids, tokens and seeds: from the operating system, never from the dice of a game.

/// The letters of an id: none that is easily taken for another, so neither 0 and o nor 1 and l.
const LETTERS: &[u8; 32] = b"23456789bcdfghjkmnpqrstvwxyzaeiu";

/// `N` random bytes.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without chance no seed is safe and no token secret: better to stop than to go on.
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the operating system gives no random bytes: {error}"));
    bytes
}

/// An id of `length` letters, 5 bits each.
pub fn id(length: usize) -> String {
    let bytes = bytes::<64>();
    bytes.iter().take(length).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A seed for a bot.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}
