//! What a thing on the table is, what it does or is worth now, and the rule that says so.

use table::{Arg, Note, Say, Thing};

use crate::city::Neighborhood;
use crate::counts::Counts;
use crate::kind::Kind;
use crate::routes::{Route, Slot};
use crate::score::RANKS;
use crate::setup::{HAND_LIMIT, Pair};
use crate::speech;
use crate::view::{CardState, KreweView, Part, PlaceView, RouteView, SlotView, View};

pub(crate) fn explain(view: &View, thing: &Thing) -> Option<Note> {
    match thing.parts().collect::<Vec<_>>().as_slice() {
        ["round"] => Some(round(view)),
        ["royalty"] => Some(royalty(view)),
        ["casino"] => Some(casino(view)),
        ["show"] => Some(show(view)),
        ["deck"] => Some(deck(view)),
        ["discards"] => Some(discards(view)),
        ["route", letter] => route(view, find_route(view, letter)?),
        ["slot", letter, _] => {
            let card = find_route(view, letter)?;
            let at = card.slots.iter().position(|slot| slot.thing == *thing)?;
            slot(view, card, at)
        }
        ["stop", letter, number] => stop(view, find_route(view, letter)?, number.parse().ok()?),
        ["place", id] => Some(place(view, find_place(view, id)?)),
        ["reveler", id, kind] => reveler(view, find_place(view, id)?, Kind::from_throw(kind)?),
        ["hand", seat] => Some(hand(find_krewe(view, seat)?)),
        ["hand", seat, kind] => card(view, find_krewe(view, seat)?, Kind::from_throw(kind)?),
        ["krewe", seat] => Some(krewe(find_krewe(view, seat)?)),
        ["home", seat] => Some(home(find_krewe(view, seat)?)),
        ["gamblers", seat] => Some(gamblers(find_krewe(view, seat)?)),
        ["reserve", seat] => Some(reserve(find_krewe(view, seat)?)),
        ["score", seat] => Some(score(find_krewe(view, seat)?)),
        ["score", seat, kind] => race(view, find_krewe(view, seat)?, Kind::from_throw(kind)?),
        ["do", button] => self::button(view, button),
        _ => None,
    }
}

fn find_route<'a>(view: &'a View, letter: &str) -> Option<&'a RouteView> {
    view.routes.iter().find(|route| route.thing.rest() == letter)
}

fn find_place(view: &View, id: &str) -> Option<Neighborhood> {
    view.kit.parts().city.by_id(id)
}

fn find_krewe<'a>(view: &'a View, seat: &str) -> Option<&'a KreweView> {
    view.krewes.get(seat.parse::<usize>().ok()?)
}

fn note(title: &'static str) -> Note {
    Note::new(Say::new(title))
}

fn line(key: &'static str) -> Say {
    Say::new(key)
}

/// What a button does.
fn button(view: &View, button: &str) -> Option<Note> {
    Some(match button {
        "flip" => {
            note("mardi-gras-do-flip").maybe(chances(view)).line(line("mardi-gras-note-casino-third")).rule("MG-4.4")
        }
        "stop" => note("mardi-gras-title-stop-gambling").line(line("mardi-gras-note-stop-gambling")).rule("MG-4.3"),
        "pass" => note("mardi-gras-do-pass").line(line("mardi-gras-note-pass")).rule("MG-8.7"),
        _ => return None,
    })
}

fn round(view: &View) -> Note {
    let title = line("mardi-gras-title-round").with("round", view.round.number).with("of", view.round.of);
    let now = match view.round.part {
        Part::Groundwork => "mardi-gras-note-groundwork",
        Part::Carnival => "mardi-gras-note-carnival",
        Part::Over => "mardi-gras-note-over",
    };
    let last = (view.round.part != Part::Over && view.round.number == view.round.of)
        .then(|| line("mardi-gras-note-last-round"));
    Note::new(title).line(line(now)).maybe(last).rule("MG-3.1")
}

fn royalty(view: &View) -> Note {
    note("mardi-gras-title-royalty")
        .line(line("mardi-gras-note-royalty").with("seat", view.royalty.holder))
        .line(line("mardi-gras-note-royalty-take"))
        .rule("MG-3.2")
}

fn casino(view: &View) -> Note {
    let gamblers = view.krewes.iter().filter(|krewe| krewe.gamblers.count > 0);
    let of = |krewe: &KreweView| {
        line("mardi-gras-members-of").with("seat", krewe.seat).with("count", krewe.gamblers.count).into()
    };
    let who: Vec<Arg> = gamblers.map(of).collect();
    let there = (!who.is_empty()).then(|| line("mardi-gras-note-casino-there").with("who", who));
    note("mardi-gras-title-casino")
        .line(line("mardi-gras-note-casino"))
        .line(line("mardi-gras-note-casino-third"))
        .line(line("mardi-gras-note-casino-free"))
        .maybe(there)
        .rule("MG-4.2")
}

fn show(view: &View) -> Note {
    let shown = view.casino.shown;
    let title = line("mardi-gras-title-show").with("count", shown.total());
    if shown.is_empty() {
        return Note::new(title).line(line("mardi-gras-note-show-none")).rule("MG-4.2");
    }
    Note::new(title)
        .line(line("mardi-gras-note-show").with("cards", speech::cards(shown)))
        .maybe(chances(view))
        .line(line("mardi-gras-note-casino-third"))
        .rule("MG-4.4")
}

/// The risk of one more card, for the eyes that gamble.
fn chances(view: &View) -> Option<Say> {
    let seat = view.to_act?;
    let odds = view.krewes[seat.at()].odds?;
    Some(match odds.lost {
        0 => line("mardi-gras-note-no-risk"),
        lost => line("mardi-gras-note-risk").with("percent", odds.third).with("lost", lost),
    })
}

fn deck(view: &View) -> Note {
    let known = view.deck.cards.filter(|cards| !cards.is_empty());
    let inside = known.map(|cards| line("mardi-gras-note-deck-known").with("cards", speech::cards(cards)));
    let odds = view.to_act.and_then(|seat| view.krewes[seat.at()].odds);
    let next = odds.map(|odds| {
        let chance =
            |kind| line("mardi-gras-chance").with("card", speech::card(kind)).with("percent", odds.of(kind)).into();
        line("mardi-gras-note-next").with("chances", Kind::ALL.map(chance).to_vec())
    });
    Note::new(line("mardi-gras-title-deck").with("count", view.deck.count))
        .maybe(next)
        .maybe(chances(view))
        .maybe(inside)
        .line(line("mardi-gras-note-deck"))
        .rule("MG-4.7")
}

fn discards(view: &View) -> Note {
    let cards = view.discards.cards;
    let there = (!cards.is_empty()).then(|| line("mardi-gras-note-discards").with("cards", speech::cards(cards)));
    Note::new(line("mardi-gras-title-discards").with("count", cards.total()))
        .maybe(there)
        .line(line("mardi-gras-note-deck"))
        .rule("MG-4.7")
}

fn route(view: &View, card: &RouteView) -> Option<Note> {
    let printed = view.printed(card.letter)?;
    let title = line("mardi-gras-title-route")
        .with("route", speech::letter(card.letter))
        .with("length", speech::length(card.length))
        .with("stops", printed.halts.len());
    let when = match card.state {
        CardState::Gone => return Some(Note::new(title).line(line("mardi-gras-note-route-gone")).rule("MG-6.4")),
        CardState::Active => line("mardi-gras-note-route-now"),
        CardState::Waiting => line("mardi-gras-note-route-later").with("round", card.round),
    };
    Some(
        Note::new(title)
            .line(when)
            .line(price(card))
            .line(line("mardi-gras-note-route-crowd").with("crowd", speech::crowd(view.waiting_along(card.letter))))
            .rule("MG-5.1"),
    )
}

/// What the next place on a card costs.
pub(crate) fn price(card: &RouteView) -> Say {
    match card.price {
        Some(price) => line("mardi-gras-note-price").with("price", price),
        None => line("mardi-gras-note-full"),
    }
}

fn slot(view: &View, card: &RouteView, at: usize) -> Option<Note> {
    let printed = view.printed(card.letter)?;
    let SlotView { kind, holder, .. } = card.slots.get(at)?;
    let title = line("mardi-gras-title-slot")
        .with("slot", speech::slot_of(printed, at))
        .with("route", speech::letter(card.letter));
    let (does, rule) = duty(printed, at, *kind);
    let stays = (card.state == CardState::Waiting).then(|| line("mardi-gras-note-stays").with("round", card.round));
    let state = match holder {
        Some(seat) => line("mardi-gras-note-slot-taken").with("seat", *seat),
        None => price(card),
    };
    Some(Note::new(title).line(does).line(state).maybe(stays).rule(rule))
}

/// What a slot does, and the rule of it.
fn duty(route: &Route, at: usize, kind: Slot) -> (Say, &'static str) {
    match kind {
        Slot::Advertisement => (line("mardi-gras-note-advertisement"), "MG-7.1"),
        Slot::Parade => {
            let (number, of) = (route.nth(at), route.parade.len());
            (
                line("mardi-gras-note-parade").with("number", number).with("of", of).with("stops", route.halts.len()),
                "MG-8.2",
            )
        }
        Slot::Recruitment => (line("mardi-gras-note-recruitment"), "MG-9.1"),
        Slot::Leadership => (line("mardi-gras-note-leadership"), "MG-9.3"),
    }
}

fn stop(view: &View, card: &RouteView, number: usize) -> Option<Note> {
    let halt = view.printed(card.letter)?.halts.get(number.checked_sub(1)?)?;
    let title = line("mardi-gras-title-stop")
        .with("stop", number)
        .with("route", speech::letter(card.letter))
        .with("street", Arg::Name(halt.street.as_str().into()));
    let side = |at: Neighborhood| {
        let place = view.place(at);
        line("mardi-gras-note-place-crowd").with("place", name(place)).with("crowd", speech::crowd(place.revelers))
    };
    let [one, other] = halt.between;
    Some(Note::new(title).line(side(one)).line(side(other)).line(line("mardi-gras-note-stop")).rule("MG-8.3"))
}

pub(crate) fn name(place: &PlaceView) -> Arg {
    Arg::Name(place.name.into())
}

fn place(view: &View, at: Neighborhood) -> Note {
    let here = view.place(at);
    let crowd = line("mardi-gras-note-crowd").with("crowd", speech::crowd(here.revelers));
    Note::new(line("mardi-gras-title-place").with("place", name(here)))
        .line(crowd)
        .line(passing(view, at))
        .rule("MG-1.1")
}

/// Which parades still to come halt beside a neighborhood, and how often.
fn passing(view: &View, at: Neighborhood) -> Say {
    let coming = view.routes.iter().filter(|card| card.state != CardState::Gone);
    let passes = coming.filter_map(|card| {
        let halts = &view.printed(card.letter)?.halts;
        let count = halts.iter().filter(|halt| halt.between.contains(&at)).count();
        let say = line("mardi-gras-halts").with("route", speech::letter(card.letter)).with("count", count);
        (count > 0).then(|| say.with("round", card.round).into())
    });
    match passes.collect::<Vec<Arg>>() {
        none if none.is_empty() => line("mardi-gras-note-no-parade"),
        passes => line("mardi-gras-note-passing").with("passes", passes),
    }
}

fn reveler(view: &View, at: Neighborhood, kind: Kind) -> Option<Note> {
    let here = view.place(at);
    let count = here.revelers.of(kind);
    if count == 0 {
        return None;
    }
    let title = line("mardi-gras-title-reveler")
        .with("count", count)
        .with("reveler", speech::reveler(kind))
        .with("place", name(here));
    let hopes = line(match view.options.pair {
        Pair::Same => "mardi-gras-note-reveler",
        Pair::Any => "mardi-gras-note-reveler-any",
    });
    Some(Note::new(title).line(hopes.with("card", speech::card(kind))).line(passing(view, at)).rule("MG-8.4"))
}

fn hand(krewe: &KreweView) -> Note {
    let hand = &krewe.hand;
    let held = hand.cards.map(|cards| line("mardi-gras-note-hand").with("cards", speech::cards(cards)));
    let known = (hand.cards.is_none() && !hand.known.is_empty())
        .then(|| line("mardi-gras-note-hand-known").with("cards", speech::cards(hand.known)));
    Note::new(line("mardi-gras-title-hand").with("seat", krewe.seat).with("count", hand.count))
        .maybe(held.filter(|_| hand.count > 0))
        .maybe(known)
        .line(line("mardi-gras-note-limit").with("limit", HAND_LIMIT))
        .rule("MG-3.7")
}

fn card(view: &View, krewe: &KreweView, kind: Kind) -> Option<Note> {
    let held = krewe.hand.cards?.of(kind);
    if held == 0 {
        return None;
    }
    let title = line("mardi-gras-title-card").with("count", held).with("card", speech::card(kind));
    let pair = line(match view.options.pair {
        Pair::Same => "mardi-gras-note-card-pair",
        Pair::Any => "mardi-gras-note-card-pair-any",
    });
    let wanted = view.active().map(|route| {
        line("mardi-gras-note-card-wanted")
            .with("count", view.waiting_along(route.letter).of(kind))
            .with("reveler", speech::reveler(kind))
            .with("route", speech::letter(route.letter))
    });
    Some(
        Note::new(title)
            .line(line("mardi-gras-note-card").with("reveler", speech::reveler(kind)))
            .line(pair)
            .maybe(wanted)
            .line(line("mardi-gras-note-card-pays"))
            .rule("MG-1.4"),
    )
}

/// Where the members of a krewe are.
pub(crate) fn members(krewe: &KreweView) -> Say {
    let (home, casino) = (krewe.home.count, krewe.gamblers.count);
    let away = krewe.size - home - casino;
    line("mardi-gras-note-members").with("home", home).with("casino", casino).with("cards", away)
}

fn krewe(krewe: &KreweView) -> Note {
    Note::new(line("mardi-gras-title-krewe").with("seat", krewe.seat).with("size", krewe.size))
        .line(members(krewe))
        .line(line("mardi-gras-note-krewe"))
        .rule("MG-10.6")
}

fn home(krewe: &KreweView) -> Note {
    Note::new(line("mardi-gras-title-home").with("count", krewe.home.count))
        .line(line("mardi-gras-note-home"))
        .rule("MG-3.2")
}

fn gamblers(krewe: &KreweView) -> Note {
    let title = line("mardi-gras-title-gamblers").with("seat", krewe.seat).with("count", krewe.gamblers.count);
    Note::new(title).line(line("mardi-gras-note-gamblers")).rule("MG-4.10")
}

fn reserve(krewe: &KreweView) -> Note {
    Note::new(line("mardi-gras-title-reserve").with("count", krewe.reserve.count))
        .line(line("mardi-gras-note-reserve"))
        .rule("MG-9.1")
}

fn score(krewe: &KreweView) -> Note {
    let parts = krewe.races.iter().map(|race| {
        line("mardi-gras-part").with("points", race.points()).with("reveler", speech::reveler(race.kind)).into()
    });
    let parts: Vec<Arg> = parts.collect();
    Note::new(line("mardi-gras-title-score").with("seat", krewe.seat).with("points", krewe.points()))
        .line(line("mardi-gras-note-score-parts").with("parts", parts))
        .line(line("mardi-gras-note-score"))
        .rule("MG-10.5")
}

fn race(view: &View, krewe: &KreweView, kind: Kind) -> Option<Note> {
    let own = krewe.races.get(kind.index())?;
    let title = line("mardi-gras-title-race")
        .with("seat", krewe.seat)
        .with("count", own.count)
        .with("reveler", speech::reveler(kind));
    let stands = match own.rank {
        Some(rank) => line("mardi-gras-note-rank").with("rank", rank).with("points", own.points()),
        None => line("mardi-gras-note-no-rank"),
    };
    Some(Note::new(title).line(stands).maybe(gap(view, krewe, kind)).line(ranks()).rule("MG-10.1"))
}

/// How far it is to the next better rank.
fn gap(view: &View, krewe: &KreweView, kind: Kind) -> Option<Say> {
    let own = krewe.races[kind.index()].count;
    let ahead = view.krewes.iter().filter(|other| other.races[kind.index()].count > own);
    let next = ahead.min_by_key(|other| other.races[kind.index()].count)?;
    let count = next.races[kind.index()].count - own;
    Some(line("mardi-gras-note-gap").with("count", count).with("seat", next.seat))
}

fn ranks() -> Say {
    let [first, second, third, fourth] = RANKS;
    line("mardi-gras-note-ranks")
        .with("first", first)
        .with("second", second)
        .with("third", third)
        .with("fourth", fourth)
}

/// All revelers that a player has entertained.
pub(crate) fn entertained(krewe: &KreweView) -> Counts {
    let [food, cups, hats, beads] = Kind::ALL.map(|kind| krewe.races[kind.index()].count);
    Counts { food, cups, hats, beads }
}
