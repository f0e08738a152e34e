//! A blueprint in words, for those who cannot see it.

use crate::describe::one_by_one;
use crate::view::CardView;
use table::{Arg, Say};

/// The squares of a blueprint row by row.
pub fn in_words(card: &CardView) -> Arg {
    let rows = 1 + card.squares.iter().map(|square| square.row).max().unwrap_or(0);
    let row = |row: u8| {
        let columns: Vec<u8> =
            card.squares.iter().filter(|square| square.row == row).map(|one| 1 + one.column).collect();
        let places = Arg::List(columns.iter().map(|&column| Arg::from(column)).collect());
        let say = Say::new("tycoon-shape-row").with("row", 1 + row).with("squares", columns.len());
        Arg::from(say.with("places", places))
    };
    if rows == 1 {
        return Arg::from(Say::new("tycoon-shape-line").with("squares", card.squares.len()));
    }
    let texts: Vec<Arg> = (0..rows).map(row).collect();
    Arg::from(Say::new("tycoon-shape").with("rows", one_by_one(texts)))
}
