//! The table in words: enough to play by ear.

use crate::things::THROW;
use crate::view::View;
use table::{Say, Section};

/// The view in titled sections of sentences, the most wanted first.
pub fn describe(view: &View) -> Vec<Section> {
    let mut shy = Section::new(Say::new("__id__-words-shy"));
    shy.tell(THROW, Say::new("__id__-words-throw").with("throw", view.throw));
    for coconut in &view.coconuts {
        shy.tell(coconut.thing.clone(), Say::new("__id__-coconut").with("number", coconut.number));
    }
    let mut players = Section::new(Say::new("__id__-words-players"));
    for player in &view.players {
        let say = Say::new("__id__-words-player").with("seat", player.seat);
        players.tell(player.thing.clone(), say.with("points", player.points).with("count", player.taken.len()));
    }
    vec![shy, players]
}
