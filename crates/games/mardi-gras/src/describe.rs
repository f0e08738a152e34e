//! The table told in words, most wanted first: a whole game can be played from it.

use table::{Arg, Say, Section};

use crate::explain::{entertained, members, name, price};
use crate::kind::Kind;
use crate::speech;
use crate::things;
use crate::view::{CardState, KreweView, Part, PlaceView, RouteView, Step, View};

pub(crate) fn describe(view: &View) -> Vec<Section> {
    let own = view.krewes.iter().filter(|krewe| krewe.hand.cards.is_some()).map(own_krewe);
    let others = view.krewes.iter().filter(|krewe| krewe.hand.cards.is_none()).map(krewe_of);
    let sections = std::iter::once(standing(view))
        .chain(own)
        .chain(parade(view))
        .chain([casino(view), races(view)])
        .chain(others)
        .chain(view.routes.iter().filter(|card| card.state != CardState::Gone).filter_map(|card| route(view, card)))
        .chain([city(view)]);
    sections.filter(|section| !section.lines.is_empty()).collect()
}

fn line(key: &'static str) -> Say {
    Say::new(key)
}

fn section(title: &'static str) -> Section {
    Section::new(line(title))
}

/// Where the game stands, and who is asked for what.
fn standing(view: &View) -> Section {
    let mut section = section("mardi-gras-tell-standing");
    let round = line(match view.round.part {
        Part::Groundwork => "mardi-gras-heading-groundwork",
        Part::Carnival => "mardi-gras-tell-carnival",
        Part::Over => "mardi-gras-heading-over",
    });
    section.tell(things::ROUND, round.with("round", view.round.number).with("of", view.round.of));
    section.lines.extend(doing(view).map(|say| table::Sentence { say, thing: None }));
    section.tell(things::ROYALTY, line("mardi-gras-note-royalty").with("seat", view.royalty.holder));
    section
}

/// What whoever is asked has to decide.
fn doing(view: &View) -> Option<Say> {
    let who = |key: &'static str, seat| line(key).with("seat", seat);
    Some(match &view.step {
        Step::Place { seat } => who("mardi-gras-tell-places", *seat),
        Step::Gamble { seat } => who("mardi-gras-tell-gambles", *seat),
        Step::Discard { seat, count, .. } => who("mardi-gras-tell-gives", *seat).with("count", *count),
        Step::Name { seat, left } | Step::Take { seat, left, .. } => {
            who("mardi-gras-tell-advertises", *seat).with("left", *left)
        }
        Step::Put { seat, kind, from, .. } => {
            let from = view.places.iter().find(|place| place.thing == *from)?;
            who("mardi-gras-tell-moves", *seat).with("reveler", speech::reveler(*kind)).with("from", name(from))
        }
        Step::Parade { seat, number, of, .. } => {
            who("mardi-gras-tell-throws", *seat).with("stop", *number).with("stops", *of)
        }
        Step::Over => return None,
    })
}

/// A krewe whose cards these eyes see.
fn own_krewe(krewe: &KreweView) -> Section {
    let mut section = Section::new(line("mardi-gras-tell-own").with("seat", krewe.seat));
    let cards = krewe.hand.cards.unwrap_or_default();
    for kind in cards.kinds() {
        let say = line("mardi-gras-tell-card").with("count", cards.of(kind)).with("card", speech::card(kind));
        section.tell(things::card(krewe.seat, kind), say.with("reveler", speech::reveler(kind)));
    }
    if cards.is_empty() {
        section.tell(krewe.hand.thing.clone(), line("mardi-gras-tell-no-cards"));
    }
    if let Some(picked) = krewe.hand.picked.filter(|picked| !picked.is_empty()) {
        section.say(line("mardi-gras-tell-picked").with("cards", speech::cards(picked)));
    }
    tell_members(krewe, &mut section);
    section
}

/// A krewe whose cards these eyes do not see.
fn krewe_of(krewe: &KreweView) -> Section {
    let mut section = Section::new(line("mardi-gras-tell-krewe").with("seat", krewe.seat));
    let hand = &krewe.hand;
    section.tell(
        hand.thing.clone(),
        line("mardi-gras-tell-hand").with("count", hand.count).with("cards", speech::cards(hand.known)),
    );
    tell_members(krewe, &mut section);
    section
}

fn tell_members(krewe: &KreweView, section: &mut Section) {
    section.tell(krewe.home.thing.clone(), members(krewe));
    section.tell(krewe.reserve.thing.clone(), line("mardi-gras-tell-reserve").with("count", krewe.reserve.count));
}

/// The stops of the route that parades this round, with those who wait there.
fn parade(view: &View) -> Option<Section> {
    let card = view.active()?;
    let printed = view.printed(card.letter)?;
    let mut section = Section::new(line("mardi-gras-tell-stops").with("route", speech::letter(card.letter)));
    let now = match view.step {
        Step::Parade { number, .. } => usize::from(number),
        _ => 0,
    };
    for (at, halt) in printed.halts.iter().enumerate().skip(now.saturating_sub(1)) {
        let [one, other] = halt.between.map(|at| view.place(at));
        let say = line(if at + 1 == now { "mardi-gras-tell-stop-now" } else { "mardi-gras-tell-stop" })
            .with("stop", at + 1)
            .with("street", Arg::Name(halt.street.as_str().into()))
            .with("one", name(one))
            .with("other", name(other))
            .with("crowd", speech::crowd(one.revelers))
            .with("others", speech::crowd(other.revelers));
        section.tell(things::stop(card.letter, at as u8 + 1), say);
        if at + 1 == now {
            [one, other].into_iter().for_each(|place| tell_revelers(place, &mut section));
        }
    }
    Some(section)
}

/// Every color of a neighborhood in a sentence of its own, so that it can be chosen.
fn tell_revelers(place: &PlaceView, section: &mut Section) {
    for kind in place.revelers.kinds() {
        let say = line("mardi-gras-title-reveler")
            .with("count", place.revelers.of(kind))
            .with("reveler", speech::reveler(kind))
            .with("place", name(place));
        section.tell(place.reveler(kind), say);
    }
}

fn casino(view: &View) -> Section {
    let mut section = section("mardi-gras-title-casino");
    let gamblers: u8 = view.krewes.iter().map(|krewe| krewe.gamblers.count).sum();
    section.tell(things::CASINO, line("mardi-gras-tell-casino").with("count", gamblers));
    if !view.casino.shown.is_empty() {
        section.tell(things::SHOW, line("mardi-gras-note-show").with("cards", speech::cards(view.casino.shown)));
    }
    let odds = view.to_act.and_then(|seat| view.krewes[seat.at()].odds).filter(|odds| odds.lost > 0);
    if let Some(odds) = odds {
        section.say(line("mardi-gras-note-risk").with("percent", odds.third).with("lost", odds.lost));
    }
    section.tell(things::DECK, line("mardi-gras-tell-deck").with("count", view.deck.count));
    let discards = line("mardi-gras-tell-discards").with("cards", speech::cards(view.discards.cards));
    section.tell(things::DISCARDS, discards);
    section
}

/// Who leads in which color.
fn races(view: &View) -> Section {
    let mut section = section("mardi-gras-tell-races");
    for kind in Kind::ALL {
        let runner = |krewe: &KreweView| -> Arg {
            let race = &krewe.races[kind.index()];
            line("mardi-gras-runner")
                .with("seat", krewe.seat)
                .with("count", race.count)
                .with("points", race.points())
                .into()
        };
        let runners: Vec<Arg> = view.krewes.iter().map(runner).collect();
        section.say(line("mardi-gras-tell-race").with("reveler", speech::reveler(kind)).with("runners", runners));
    }
    for krewe in &view.krewes {
        let say = line("mardi-gras-tell-score").with("seat", krewe.seat).with("points", krewe.points());
        section.tell(krewe.score.clone(), say.with("count", entertained(krewe).total()));
    }
    section
}

fn route(view: &View, card: &RouteView) -> Option<Section> {
    let printed = view.printed(card.letter)?;
    let title = line("mardi-gras-title-route")
        .with("route", speech::letter(card.letter))
        .with("length", speech::length(card.length))
        .with("stops", printed.halts.len());
    let mut section = Section::new(title);
    let when = match card.state {
        CardState::Waiting => line("mardi-gras-note-route-later").with("round", card.round),
        CardState::Active | CardState::Gone => line("mardi-gras-note-route-now"),
    };
    section.tell(card.thing.clone(), when);
    section.say(price(card));
    section.say(line("mardi-gras-note-route-crowd").with("crowd", speech::crowd(view.waiting_along(card.letter))));
    for (at, slot) in card.slots.iter().enumerate() {
        let say = match slot.holder {
            Some(seat) => line("mardi-gras-tell-slot-taken").with("seat", seat),
            None => line("mardi-gras-tell-slot"),
        };
        section.tell(slot.thing.clone(), say.with("slot", speech::slot_of(printed, at)));
    }
    Some(section)
}

/// Every neighborhood; while an advertisement is made, every color in it too.
fn city(view: &View) -> Section {
    let mut section = section("mardi-gras-tell-city");
    let moving = matches!(view.step, Step::Take { .. });
    for place in &view.places {
        let crowd = speech::crowd(place.revelers);
        section.tell(
            place.thing.clone(),
            line("mardi-gras-note-place-crowd").with("place", name(place)).with("crowd", crowd),
        );
        if moving {
            tell_revelers(place, &mut section);
        }
    }
    section
}
