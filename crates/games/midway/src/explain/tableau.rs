//! The middle of the table: deck, pile, booths, dice, the steps of the turn, and buttons.

use crate::booth::Booth;
use crate::cards::Card;
use crate::speech::{say_booth, say_card, say_ride};
use crate::stage::{StageView, Step};
use crate::view::{Aside, BoothView, DieState, DieView, Player, RideState, RideView, View};
use table::{Note, Say, Seat};

pub(super) fn deck(view: &View) -> Note {
    let lasts = if view.deck.count == 0 { "midway-what-deck-empty" } else { "midway-what-deck-lasts" };
    Note::new(Say::new("midway-what-deck").with("count", view.deck.count))
        .line(Say::new("midway-what-deck-use"))
        .line(Say::new(lasts))
        .rule("MC-2.8")
}

pub(super) fn pile(view: &View) -> Note {
    let Some(top) = view.pile.top else {
        return Note::new(Say::new("midway-what-pile-none")).line(Say::new("midway-what-pile-new")).rule("MC-2.2");
    };
    Note::new(Say::new("midway-what-pile").with("card", say_card(top)))
        .line(Say::new("midway-what-pile-use"))
        .maybe(view.me().and_then(|me| fits(me, top)))
        .maybe((view.stage == StageView::Choose).then(|| Say::new("midway-what-pile-swap")))
        .rule("MC-5.9")
}

/// What a card would do for this player, if it would do anything.
pub(super) fn fits(me: &Player, card: Card) -> Option<Say> {
    if card.is_wild() {
        return Some(Say::new("midway-fits-wild"));
    }
    let ride = me.ride(card.ride())?;
    let key = match ride.state {
        _ if ride.parts().any(|part| part == card) => "midway-fits-twice",
        RideState::Complete => "midway-fits-for-a-wild",
        RideState::Begun if ride.cards == 3 => "midway-fits-completes",
        RideState::Begun => "midway-fits",
        RideState::Empty | RideState::Locked => return None,
    };
    Some(Say::new(key).with("ride", say_ride(ride.ride)))
}

pub(super) fn aside(aside: &Aside) -> Note {
    let title = match aside.card {
        Some(card) => Say::new("midway-what-aside-card").with("card", say_card(card)),
        None => Say::new("midway-what-aside"),
    };
    Note::new(title).line(Say::new("midway-what-aside-use")).rule("MC-5.11")
}

pub(super) fn loose(owner: Seat) -> Note {
    Note::new(Say::new("midway-what-loose")).line(Say::new("midway-what-loose-use").with("seat", owner)).rule("MC-6.6")
}

pub(super) fn step(step: Step) -> Note {
    let rule = match step {
        Step::Pile => "MC-2.2",
        Step::Trim => "MC-2.4",
        Step::Roll => "MC-2.6",
        Step::Build => "MC-7.1",
        Step::Refill => "MC-2.7",
    };
    let name = step.name();
    Note::new(Say::new(format!("midway-step-{name}"))).line(Say::new(format!("midway-step-{name}-what"))).rule(rule)
}

pub(super) fn booth(view: &View, booth: &BoothView) -> Note {
    let rule = match booth.booth {
        Booth::DeckDraw => "MC-5.8",
        Booth::DiscardDraw => "MC-5.9",
        Booth::HandDraw => "MC-5.10",
        Booth::HandTrade => "MC-5.11",
        Booth::MidwayTrade => "MC-5.12",
        Booth::MidwaySteal => "MC-5.13",
    };
    let name = booth.booth.name();
    let waiting = view.dice.iter().filter(|die| die.booth == Some(booth.booth) && die.state == DieState::ToDo).count();
    Note::new(Say::new("midway-what-booth").with("number", booth.number).with("action", say_booth(booth.booth)))
        .line(Say::new(format!("midway-what-{name}")))
        .maybe(booth.shut.clone().map(|why| Say::new("midway-what-booth-shut").with("why", why)))
        .maybe((waiting > 0).then(|| Say::new("midway-what-booth-waiting").with("count", waiting)))
        .maybe(view.threat.clone().filter(|_| view.deed.is_some_and(|deed| deed.booth == booth.booth)))
        .rule(rule)
}

/// A ride that the action under way could complete, while somebody may still block it.
pub(crate) fn threat(view: &View) -> Option<Say> {
    let deed = view.deed.filter(|_| view.stage == StageView::Block)?;
    let actor = view.player(view.active)?;
    let reach = |card: Card| match deed.booth {
        Booth::DiscardDraw => view.pile.top.is_some_and(|top| top == card || top.is_wild()),
        Booth::MidwayTrade | Booth::MidwaySteal => {
            deed.target.and_then(|target| view.player(target)).is_some_and(|target| can_lose(target, card))
        }
        _ => false,
    };
    let near = |ride: &&RideView| ride.state == RideState::Begun && ride.cards == 3 && ride.missing().any(reach);
    let ride = actor.rides.iter().find(near)?;
    Some(Say::new("midway-what-threat").with("seat", actor.seat).with("ride", say_ride(ride.ride)))
}

/// Does this player have the part, or a Wild, where it can be taken?
fn can_lose(player: &Player, card: Card) -> bool {
    let part = player
        .ride(card.ride())
        .is_some_and(|ride| ride.state != RideState::Locked && ride.parts().any(|part| part == card));
    part || player.rides.iter().any(|ride| ride.wilds > 0)
}

pub(super) fn die(die: &DieView) -> Note {
    let title = match (die.number, die.booth) {
        (Some(number), Some(booth)) => {
            Say::new("midway-what-die").with("number", number).with("action", say_booth(booth))
        }
        (None, Some(booth)) => Say::new("midway-what-die-any-at").with("action", say_booth(booth)),
        (_, None) => Say::new("midway-what-die-any"),
    };
    let (key, rule) = match die.state {
        DieState::Rolled if die.number.is_none() => ("midway-what-die-choose-any", "MC-11.5"),
        DieState::Rolled => ("midway-what-die-choose", "MC-4.2"),
        DieState::ToDo => ("midway-what-die-to-do", "MC-5.1"),
        DieState::UnderWay => ("midway-what-die-under-way", "MC-5.2"),
    };
    let safe = die.protected.then(|| Say::new("midway-what-die-protected"));
    Note::new(title).line(Say::new(key)).maybe(safe).rule(rule)
}

/// What a button does, where its words alone do not tell a newcomer.
pub(super) fn button(view: &View, button: &str) -> Option<Note> {
    let (title, line, rule) = match button {
        "roll" => ("midway-do-roll", "midway-what-do-roll", "MC-4.1"),
        "reroll" => ("midway-do-reroll", "midway-what-do-reroll", "MC-4.5"),
        "raise" | "lower" => ("midway-what-turn", "midway-what-do-turn", "MC-4.6"),
        "block" => ("midway-do-block", "midway-what-do-block", "MC-8.1"),
        "pass" => ("midway-do-pass", "midway-what-do-pass", "MC-8.3"),
        "pass-all" => ("midway-do-pass-all", "midway-what-do-pass-all", "MC-8.7"),
        "waive" => ("midway-do-waive", "midway-what-do-waive", "MC-11.3"),
        "protected" => ("midway-what-protected", "midway-what-do-protected", "MC-11.4"),
        "draw" => ("midway-what-draw", "midway-what-do-draw", "MC-3.1"),
        "done" => ("midway-do-done", "midway-what-do-done", "MC-2.7"),
        _ => return None,
    };
    let note = Note::new(Say::new(title)).line(Say::new(line)).rule(rule);
    Some(note.maybe(view.threat.clone().filter(|_| button == "block")))
}
