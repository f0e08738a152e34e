//! The view in words, most wanted first: enough to play a whole game by ear.

use crate::explain::{contents, missing, part_use, true_part};
use crate::speech::{booths, say_booth, say_card, say_part, say_ride};
use crate::stage::StageView;
use crate::view::{DieState, Filled, Held, Player, RideState, RideView, View};
use table::{Arg, Say, Seat, Section};

pub(crate) fn describe(view: &View) -> Vec<Section> {
    let mut sections = vec![standing(view)];
    let me = view.me().map(|me| me.seat);
    let own = view.players.iter().filter(|player| player.hand.cards.is_some());
    sections.extend(own.flat_map(|player| [hand(view, player), midway(view, player)]));
    sections.extend(view.players.iter().filter(|player| Some(player.seat) != me).map(|player| other(view, player)));
    sections.push(tableau(view));
    sections
}

/// Turn, race, dice and what is under way.
fn standing(view: &View) -> Section {
    let mut section = Section::new(Say::new("midway-told-standing"));
    section.say(Say::new("midway-told-goal").with("count", view.rides_to_win));
    if view.stage == StageView::Over {
        section.say(Say::new("midway-over"));
    } else {
        let key = if view.me().is_some_and(|me| me.seat == view.active) {
            "midway-told-turn-mine"
        } else {
            "midway-told-turn"
        };
        section.say(Say::new(key).with("seat", view.active).with("number", view.turn));
    }
    for player in &view.players {
        section.tell(player.open.thing.clone(), race(view, player));
    }
    tell_dice(view, &mut section);
    if let Some(deed) = view.deed {
        section.tell(deed.booth.thing(), under_way(deed.target, say_booth(deed.booth)));
        view.threat.iter().for_each(|say| section.say(say.clone()));
    }
    if let Some(aside) = &view.aside {
        let card = aside.card.map_or(Say::new("midway-some-card"), say_card);
        section.tell(aside.thing.clone(), Say::new("midway-told-aside").with("card", card));
    }
    section
}

fn race(view: &View, player: &Player) -> Say {
    let mine = view.me().is_some_and(|me| me.seat == player.seat);
    let key = if mine { "midway-told-race-mine" } else { "midway-told-race" };
    Say::new(key).with("seat", player.seat).with("count", player.open.count)
}

fn under_way(target: Option<Seat>, action: Say) -> Say {
    match target {
        Some(target) => Say::new("midway-told-deed-against").with("target", target),
        None => Say::new("midway-told-deed"),
    }
    .with("action", action)
}

fn tell_dice(view: &View, section: &mut Section) {
    for die in view.dice.iter().filter(|die| die.state == DieState::Rolled) {
        let say = match (die.number, die.booth) {
            (Some(number), Some(booth)) => {
                Say::new("midway-told-die").with("number", number).with("action", say_booth(booth))
            }
            _ => Say::new("midway-told-die-any"),
        };
        section.tell(die.thing.clone(), say);
    }
    let to_do = view.dice.iter().filter(|die| die.state == DieState::ToDo).filter_map(|die| die.booth);
    let to_do: Vec<_> = to_do.collect();
    if !to_do.is_empty() {
        section.say(Say::new("midway-told-to-do").with("actions", booths(&to_do)));
    }
}

fn hand(view: &View, player: &Player) -> Section {
    let mine = view.me().is_some();
    let title =
        if mine { Say::new("midway-told-hand-mine") } else { Say::new("midway-told-hand").with("seat", player.seat) };
    let mut section = Section::new(title.with("count", player.hand.count));
    for held in player.hand.cards.iter().flatten() {
        section.tell(held.thing.clone(), card(player, held));
    }
    if player.hand.count == 0 {
        section.say(Say::new("midway-told-no-cards"));
    }
    section.tell(player.tickets.thing.clone(), Say::new("midway-told-tickets").with("count", player.tickets.count));
    section
}

fn card(player: &Player, held: &Held) -> Say {
    let what = Say::new("midway-told-card").with("card", say_card(held.card)).with("count", held.count);
    let does = if held.card.is_wild() { Say::new("midway-fits-wild") } else { part_use(player, held.card) };
    what.with("does", does)
}

fn midway(view: &View, player: &Player) -> Section {
    let title = if view.me().is_some() {
        Say::new("midway-told-midway-mine")
    } else {
        Say::new("midway-told-midway").with("seat", player.seat)
    };
    let mut section = Section::new(title);
    tell_rides(player, &mut section);
    section
}

/// A rival, or a partner: hand and Tickets, then the rides.
fn other(view: &View, player: &Player) -> Section {
    let mut section = Section::new(Say::new("midway-told-other").with("seat", player.seat));
    if player.hand.cards.is_none() {
        let say = Say::new("midway-told-other-hand").with("cards", player.hand.count);
        section.tell(player.thing.clone(), say.with("tickets", player.tickets.count));
        tell_rides(player, &mut section);
    }
    let all_seen = view.players.iter().all(|player| player.hand.cards.is_some());
    if all_seen {
        section.tell(player.thing.clone(), race(view, player));
    }
    section
}

/// Rides that are begun one by one, with what can be taken from them; those that are empty together.
fn tell_rides(player: &Player, section: &mut Section) {
    let empty = |ride: &&RideView| ride.state == RideState::Empty;
    for ride in player.rides.iter().filter(|ride| !empty(ride)) {
        section.tell(ride.thing.clone(), ride_in_words(player, ride));
        tell_cards(ride, section);
    }
    for ride in player.rides.iter().filter(empty) {
        section.tell(ride.thing.clone(), Say::new("midway-told-ride-empty").with("ride", name(ride)));
    }
}

/// The cards of a ride that is not locked: each may have to be chosen.
fn tell_cards(ride: &RideView, section: &mut Section) {
    if ride.state == RideState::Locked {
        return;
    }
    for slot in ride.slots.iter().filter(|slot| slot.filled == Filled::Part) {
        let say = Say::new("midway-told-part").with("ride", say_ride(ride.ride)).with("part", say_part(slot.card));
        slot.thing.iter().for_each(|thing| section.tell(thing.clone(), say.clone()));
    }
    let wilds = Say::new("midway-told-wilds").with("ride", say_ride(ride.ride)).with("count", ride.wilds);
    ride.wild.iter().for_each(|thing| section.tell(thing.clone(), wilds.clone()));
}

fn ride_in_words(player: &Player, ride: &RideView) -> Say {
    let key = match ride.state {
        RideState::Locked => return Say::new("midway-told-ride-locked").with("ride", name(ride)),
        RideState::Complete => "midway-told-ride-complete",
        _ => "midway-told-ride",
    };
    let nothing = || Say::new("midway-told-nothing");
    let trick = true_part(player, ride);
    let more = trick.or_else(|| missing(ride)).unwrap_or_else(nothing);
    let there = contents(ride).unwrap_or_else(nothing);
    Say::new(key).with("ride", name(ride)).with("count", ride.cards.min(4)).with("there", there).with("more", more)
}

fn name(ride: &RideView) -> Say {
    Say::new(format!("midway-title-{}", ride.ride))
}

/// What may be had: pile, deck and booths.
fn tableau(view: &View) -> Section {
    let mut section = Section::new(Say::new("midway-told-tableau"));
    let pile = match view.pile.top {
        Some(top) => Say::new("midway-told-pile").with("card", say_card(top)).with("count", view.pile.count),
        None => Say::new("midway-told-no-pile"),
    };
    section.tell(view.pile.thing.clone(), pile);
    section.tell(view.deck.thing.clone(), Say::new("midway-told-deck").with("count", view.deck.count));
    for booth in &view.booths {
        let what = Arg::from(Say::new(format!("midway-what-{}", booth.booth.name())));
        let key = if booth.shut.is_some() { "midway-told-booth-shut" } else { "midway-told-booth" };
        let say = Say::new(key).with("number", booth.number).with("action", say_booth(booth.booth)).with("what", what);
        section.tell(booth.thing.clone(), say);
    }
    section
}
