//! What everything is, what it does or is worth now, and the rule: for bubbles, for screen readers, for the curious.

mod board;
pub(crate) mod points;

use crate::actions::Deed;
use crate::railyard::Stack;
use crate::score::size_word;
use crate::speech::{named, stack_word};
use crate::state::Claim;
use crate::things::id;
use crate::view::{DayView, DiscardView, HandView, SpaceView, StackView, Stock, TrickView, View, When};
use table::{Arg, Note, Say, Seat, Thing};

/// What a thing is; nothing for what the view does not show.
pub(crate) fn explain(view: &View, thing: &Thing) -> Option<Note> {
    match thing.kind() {
        "day" => view.days.iter().find(|day| day.thing == *thing).map(|day| explain_day(view, day)),
        "starter" => Some(explain_starter(view)),
        "deed" => view.deeds.iter().find(|deed| deed.thing == *thing).map(|deed| explain_deed(deed.deed)),
        "rail" => explain_rail(view, thing),
        "discard" => Some(explain_discard(&view.railyard.discard)),
        "hand" => view.hand.as_ref().map(explain_hand),
        "shape" => view.supply.iter().find(|stock| stock.thing == *thing).map(|stock| explain_stock(stock, false)),
        "reserve" => view.reserve.iter().find(|stock| stock.thing == *thing).map(|stock| explain_stock(stock, true)),
        "guests" => {
            Some(note("grand-note-guests", "GC-6.3").with_line("grand-note-guests-1").counted(view.guests.count))
        }
        "barkers" => {
            Some(note("grand-note-barkers", "GC-6.5").with_line("grand-note-barkers-1").counted(view.barkers.count))
        }
        "trick" => view.tricks.iter().find(|trick| trick.thing == *thing).map(|trick| explain_trick(view, trick)),
        "do" => explain_button(thing.rest()),
        _ => board::explain(view, thing),
    }
}

/// A note in the making.
trait Written: Sized {
    /// Adds a sentence without gaps.
    fn with_line(self, key: &'static str) -> Self;
    /// Fills the gap of the title.
    fn counted(self, count: u8) -> Self;
}

impl Written for Note {
    fn with_line(self, key: &'static str) -> Note {
        self.line(Say::new(key))
    }

    fn counted(mut self, count: u8) -> Note {
        self.title = self.title.with("count", count);
        self
    }
}

fn note(title: &'static str, rule: &'static str) -> Note {
    Note::new(Say::new(title)).rule(rule)
}

/// What a button does.
fn explain_button(button: &str) -> Option<Note> {
    Some(match button {
        id::PEEK => note("grand-note-peek", "GC-8.16").with_line("grand-note-peek-1"),
        id::CYCLE => note("grand-label-cycle", "GC-3.6").with_line("grand-note-cycle-1"),
        id::KEEP => note("grand-label-keep", "GC-3.6").with_line("grand-note-keep-1"),
        id::PLAIN => note("grand-note-plain", "GC-5.9").with_line("grand-note-plain-1"),
        id::DONE => note("grand-note-done", "GC-8.29").with_line("grand-note-done-1"),
        id::NONE => note("grand-label-tickets-none", "GC-8.28").with_line("grand-note-none-1"),
        id::TURN_LEFT => note("grand-note-turn-left", "GC-8.2").with_line("grand-note-turn-1"),
        id::TURN_RIGHT => note("grand-note-turn-right", "GC-8.2").with_line("grand-note-turn-1"),
        _ => return None,
    })
}

fn explain_day(view: &View, day: &DayView) -> Note {
    let round = view.days.iter().position(|own| own.thing == day.thing).map_or(0, |at| at + 1);
    let title = Say::new("grand-note-day").with("day", named(&day.name)).with("round", round);
    let when = match day.when {
        When::Past => "grand-note-day-past",
        When::Now => "grand-note-day-now",
        When::ToCome => "grand-note-day-to-come",
    };
    let removed = view.tricks.iter().find(|trick| day.removes.as_ref() == Some(&trick.thing));
    let removes = removed.map(|trick| Say::new("grand-note-day-removes").with("trick", named(&trick.title)));
    Note::new(title).with_line(when).maybe(removes).rule(if day.removes.is_some() { "GC-10.3" } else { "GC-2.1" })
}

fn explain_starter(view: &View) -> Note {
    let title = Say::new("grand-note-starter").with("seat", view.starter.seat);
    Note::new(title).with_line("grand-note-starter-1").rule("GC-2.5")
}

fn explain_deed(deed: Deed) -> Note {
    match deed {
        Deed::Place => {
            note("grand-note-place", "GC-3.1").with_line("grand-note-place-1").with_line("grand-note-place-2")
        }
        Deed::Build => {
            note("grand-note-build", "GC-4.1").with_line("grand-note-build-1").with_line("grand-note-build-2")
        }
        Deed::Move => note("grand-note-move", "GC-5.1").with_line("grand-note-move-1").with_line("grand-note-move-2"),
        Deed::Pass => note("grand-note-pass", "GC-2.4").with_line("grand-note-pass-1"),
    }
}

fn explain_rail(view: &View, thing: &Thing) -> Option<Note> {
    let yard = &view.railyard;
    let stacks = [(Stack::Left, &yard.left), (Stack::Right, &yard.right)];
    if let Some((stack, seen)) = stacks.into_iter().find(|(_, seen)| seen.thing == *thing) {
        return Some(explain_stack(stack, seen));
    }
    yard.spaces.iter().find(|space| space.thing == *thing).map(explain_space)
}

fn explain_stack(stack: Stack, seen: &StackView) -> Note {
    let title = Say::new("grand-note-stack").with("stack", stack_word(stack)).with("count", seen.height);
    let top = seen.top.map(|top| Say::new("grand-note-stack-top").with("foundation", top.say()));
    let seats: Vec<Arg> = seen.peeked_by.iter().map(|&seat| seat.into()).collect();
    let peeked = (!seats.is_empty()).then(|| Say::new("grand-note-stack-peeked").with("seats", seats));
    let what = if seen.height > 0 { "grand-note-stack-1" } else { "grand-note-stack-empty" };
    Note::new(title).maybe(top).with_line(what).with_line("grand-note-stack-2").maybe(peeked).rule("GC-3.6")
}

fn explain_space(seen: &SpaceView) -> Note {
    let title = Say::new("grand-note-space").with("space", seen.space);
    let Some(foundation) = seen.foundation else {
        return Note::new(title).with_line("grand-note-space-empty").rule("GC-3.5");
    };
    Note::new(title)
        .line(Say::new("grand-note-foundation").with("foundation", foundation.say()))
        .line(Say::new("grand-note-space-1").with("space", seen.space))
        .rule("GC-3.1")
}

fn explain_discard(seen: &DiscardView) -> Note {
    let title = Say::new("grand-note-discard").with("count", seen.height);
    let top = seen.top.map(|top| Say::new("grand-note-discard-top").with("foundation", top.say()));
    Note::new(title).maybe(top).with_line("grand-note-discard-1").rule("GC-3.8")
}

fn explain_hand(hand: &HandView) -> Note {
    let turned = if hand.turns.is_empty() { "grand-note-hand-fixed" } else { "grand-note-hand-turned" };
    note("grand-note-hand", if hand.turns.is_empty() { "GC-3.3" } else { "GC-8.2" })
        .line(Say::new("grand-note-foundation").with("foundation", hand.foundation.say()))
        .with_line("grand-note-hand-1")
        .with_line(turned)
}

fn explain_stock(stock: &Stock, reserve: bool) -> Note {
    let title = stock_name(stock);
    let needs = Say::new("grand-note-stock-1").with("size", stock.size);
    let left = Say::new("grand-note-stock-left").with("count", stock.names.len());
    let whose = reserve.then(|| Say::new("grand-note-reserve"));
    let rule = if reserve { "GC-8.26" } else { "GC-4.1" };
    Note::new(title).line(needs).maybe(whose).line(left).with_line("grand-note-stock-2").rule(rule)
}

/// What a shape in the supply is called.
pub(crate) fn stock_name(stock: &Stock) -> Say {
    let mut names: Vec<&String> = stock.names.iter().collect();
    names.dedup();
    let names: Vec<Arg> = names.into_iter().map(named).collect();
    Say::new("grand-note-stock").with("size", size_word(stock.size)).with("names", names)
}

fn explain_trick(view: &View, trick: &TrickView) -> Note {
    let title = Say::new("grand-note-trick").with("trick", named(&trick.title));
    let at = view.active.unwrap_or(Seat(0));
    let deadline = trick.until.filter(|_| trick.standings[0].can_gain());
    let day = |until: u8| view.days.get(usize::from(until) - 1).map(|day| named(&day.name));
    let until = deadline.and_then(day).map(|day| Say::new("grand-note-trick-until").with("day", day));
    Note::new(title)
        .line(trick.goal.clone())
        .line(trick.ability.clone())
        .maybe(until.is_none().then(|| clock(view, trick)))
        .maybe(until)
        .maybe(progress(trick, at))
        .rule(trick.code.rules()[0])
}

/// Who has it, and how long the others still may gain it.
pub(crate) fn clock(view: &View, trick: &TrickView) -> Say {
    let of = |wanted: Claim| -> Vec<Arg> {
        let seats = view.boards.iter().zip(&trick.standings).filter(|(_, standing)| **standing == wanted);
        seats.map(|(board, _)| board.seat.into()).collect()
    };
    let (gained, chance) = (of(Claim::Gained), of(Claim::LastChance));
    match (gained.is_empty(), chance.is_empty()) {
        (true, _) if view.solo && !of(Claim::Locked).is_empty() => Say::new("grand-note-trick-gone"),
        (true, _) => Say::new("grand-note-trick-open"),
        (false, true) => Say::new("grand-note-trick-gained").with("seats", gained),
        (false, false) => Say::new("grand-note-trick-chance").with("seats", gained).with("others", chance),
    }
}

/// How far whoever is to act has come, while it can still be gained. A deed has no progress before it is done.
fn progress(trick: &TrickView, seat: Seat) -> Option<Say> {
    let standing = *trick.standings.get(seat.at())?;
    let progress = *trick.progress.get(seat.at())?;
    let told = standing.can_gain() && !trick.deed;
    let say = Say::new("grand-note-trick-progress").with("seat", seat);
    told.then(|| say.with("have", progress.have).with("need", progress.need))
}
