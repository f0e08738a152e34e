//! What each thing is.

use crate::view::View;
use table::{Note, Say, Thing};

/// What a thing is, what it is worth now, and the rule.
pub fn explain(view: &View, thing: &Thing) -> Option<Note> {
    if thing.kind() == "throw" {
        let line = Say::new("__id__-throw-line").with("throw", view.throw);
        return Some(Note::new(Say::new("__id__-throw")).line(line).rule("__PREFIX__-2.2"));
    }
    if let Some(coconut) = view.coconuts.iter().find(|coconut| coconut.thing == *thing) {
        let title = Say::new("__id__-coconut").with("number", coconut.number);
        let line = Say::new("__id__-coconut-line").with("number", coconut.number);
        return Some(Note::new(title).line(line).rule("__PREFIX__-2.2"));
    }
    if thing.is_button() {
        let note = Note::new(Say::new("__id__-do-pass")).line(Say::new("__id__-pass-line"));
        return Some(note.rule("__PREFIX__-2.3"));
    }
    let player = view.players.iter().find(|player| player.thing == *thing)?;
    let title = Say::new("__id__-shelf").with("seat", player.seat);
    let line = Say::new("__id__-shelf-line").with("points", player.points);
    Some(Note::new(title).line(line).rule("__PREFIX__-3.2"))
}
