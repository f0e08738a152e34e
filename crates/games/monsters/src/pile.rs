//! A pile of cards that lives in the state without heap memory.

use crate::card::Card;
use table::List;

/// At most `N` cards.
pub type Pile<const N: usize> = List<Card, N>;

/// A pile without cards.
pub const fn no_cards<const N: usize>() -> Pile<N> {
    List::empty(Card(0))
}
