//! What every line of the account pays, now and with more.

use crate::score::{Item, size_word};
use crate::view::{TallyView, View};
use table::{Note, Say};

pub(super) fn explain(view: &View, line: &TallyView) -> Note {
    let now = Say::new("grand-note-points-now").with("points", line.points);
    let next = line.next.map(|next| {
        Say::new("grand-note-points-next").with("more", next.have.saturating_sub(line.have)).with("points", next.points)
    });
    Note::new(title(line)).line(now).maybe(next).line(what(view, line.item)).rule(rule(view, line.item))
}

/// The line with its count: "3 medium attractions with tickets".
pub(crate) fn title(line: &TallyView) -> Say {
    if let Some(size) = line.item.size() {
        return Say::new("grand-line-sets").with("size", size_word(size)).with("count", line.have);
    }
    let key = match line.item {
        Item::Variety => "grand-line-variety",
        Item::Bigtop => "grand-line-bigtop",
        Item::Tickets => "grand-line-tickets",
        Item::Barkers => "grand-line-barkers",
        Item::Lots => "grand-line-lots",
        Item::Sites => "grand-line-sites",
        Item::Tricks => "grand-line-tricks",
        Item::FullSizes => "grand-line-full-sizes",
        Item::Busy => "grand-line-busy",
        _ => "grand-line-missing",
    };
    Say::new(key).with("count", line.have)
}

/// What pays or costs, in one sentence.
fn what(view: &View, item: Item) -> Say {
    let Some(pays) = &view.pays else { return Say::new(solo_key(item)) };
    if let Some(set) = item.size().and_then(|size| pays.sets.get(usize::from(size) - 1)) {
        let say = Say::new("grand-note-pays-sets").with("size", set.name.clone());
        let pays = |count: usize| set.pays.get(count - 1).copied().unwrap_or(0);
        return say.with("three", pays(3)).with("four", pays(4)).with("five", pays(5));
    }
    match item {
        Item::Variety => Say::new("grand-note-pays-variety").with("points", pays.variety),
        Item::Tickets => {
            Say::new("grand-note-pays-tickets").with("goal", pays.ticket_goal).with("points", pays.ticket_bonus)
        }
        Item::Bigtop => Say::new("grand-note-pays-bigtop"),
        Item::Barkers => Say::new("grand-note-pays-barkers").with("points", pays.barker),
        Item::Lots => Say::new("grand-note-pays-lots"),
        _ => Say::new("grand-note-pays-sites"),
    }
}

fn solo_key(item: Item) -> &'static str {
    match item {
        Item::Tricks => "grand-note-solo-tricks",
        Item::FullSizes => "grand-note-solo-full-sizes",
        Item::Busy => "grand-note-solo-busy",
        Item::Lots => "grand-note-pays-lots",
        Item::Sites => "grand-note-pays-sites",
        Item::Missing => "grand-note-solo-missing",
        _ => "grand-note-solo-each",
    }
}

fn rule(view: &View, item: Item) -> &'static str {
    match (view.solo, item) {
        (false, Item::Variety) => "GC-9.4",
        (false, Item::Bigtop) => "GC-9.5",
        (false, Item::Tickets) => "GC-9.6",
        (false, Item::Barkers) => "GC-9.7",
        (false, Item::Lots | Item::Sites) => "GC-9.8",
        (false, _) => "GC-9.2",
        (true, Item::FullSizes | Item::Busy) => "GC-10.6",
        (true, Item::Lots | Item::Sites) => "GC-10.7",
        (true, Item::Missing) => "GC-10.8",
        (true, _) => "GC-10.5",
    }
}
