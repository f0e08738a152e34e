//! The table in characters.

use crate::view::View;
use table::text::wrap;
use table::{Arg, Say, Words};

/// Draws the table, at most 100 wide.
pub fn draw(view: &View, words: &dyn Words) -> String {
    let standing = Arg::List(view.coconuts.iter().map(|coconut| Arg::from(coconut.number)).collect());
    let shy = Say::new("__id__-text-shy").with("coconuts", standing).with("throw", view.throw);
    let mut lines = vec![wrap(&words.say(&shy), 2)];
    for player in &view.players {
        let taken = Arg::List(player.taken.iter().map(|number| Arg::from(*number)).collect());
        let say = Say::new("__id__-text-player").with("seat", player.seat).with("taken", taken);
        lines.push(wrap(&words.say(&say.with("points", player.points)), 2));
    }
    lines.join("\n") + "\n"
}
