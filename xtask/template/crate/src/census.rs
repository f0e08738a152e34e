//! How many there are of each countable thing, wherever it lies.

use crate::state::__Name__;

/// Every coconut stands or was taken.
pub fn census(game: &__Name__) -> Vec<(String, i64)> {
    let all = game.taken.iter().fold(game.standing, |all, taken| all | taken);
    let sum: u32 = game.standing.count_ones() + game.taken.iter().map(|taken| taken.count_ones()).sum::<u32>();
    vec![("coconuts".to_owned(), i64::from(all.count_ones())), ("coconuts once".to_owned(), i64::from(sum))]
}
