//! What each thing is, what it does or is worth now, and the rule.

mod cards;
mod tableau;

pub(crate) use cards::{contents, missing, part_use, true_part};
pub(crate) use tableau::threat;

use crate::cards::{Card, Ride};
use crate::stage::Step;
use crate::view::{Player, View};
use table::{Note, Say, Seat, Thing};

pub(crate) fn explain(view: &View, thing: &Thing) -> Option<Note> {
    let parts: Vec<&str> = thing.parts().collect();
    match *parts {
        ["deck"] => Some(tableau::deck(view)),
        ["pile"] => Some(tableau::pile(view)),
        ["aside"] => view.aside.as_ref().map(tableau::aside),
        ["loose"] => view.loose.as_ref().map(|loose| tableau::loose(loose.owner)),
        ["step", name] => Step::ALL.into_iter().find(|step| step.name() == name).map(tableau::step),
        ["booth", _] => view.booths.iter().find(|booth| booth.thing == *thing).map(|booth| tableau::booth(view, booth)),
        ["die", _] => view.dice.iter().find(|die| die.thing == *thing).map(tableau::die),
        ["do", button] => tableau::button(view, button),
        [kind, seat] => owned(view, kind, at(view, seat)?),
        [kind, seat, what] => lying(view, kind, at(view, seat)?, what),
        _ => None,
    }
}

fn at<'v>(view: &'v View, seat: &str) -> Option<&'v Player> {
    view.player(Seat(seat.parse().ok()?))
}

/// A player, and what everybody has.
fn owned(view: &View, kind: &str, player: &Player) -> Option<Note> {
    match kind {
        "seat" => Some(seat(view, player)),
        "count" => Some(count(view, player)),
        "tickets" => Some(tickets(player)),
        "hand" => Some(hand(view, player)),
        _ => None,
    }
}

/// A card in a hand, a ride, and what lies on it.
fn lying(view: &View, kind: &str, player: &Player, what: &str) -> Option<Note> {
    match kind {
        "hand" => {
            let card: Card = what.parse().ok()?;
            let held = player.hand.cards.as_ref()?.iter().find(|held| held.card == card)?;
            Some(cards::held(player, held))
        }
        "part" => {
            let card: Card = what.parse().ok()?;
            let ride = (!card.is_wild()).then(|| player.ride(card.ride())).flatten()?;
            ride.parts().any(|part| part == card).then(|| cards::part(view, player, ride, card))
        }
        "ride" => Some(cards::ride(view, player, player.ride(what.parse::<Ride>().ok()?)?)),
        "wild" => {
            let ride = player.ride(what.parse::<Ride>().ok()?)?;
            ride.wild.is_some().then(|| cards::wild(view, player, ride))
        }
        _ => None,
    }
}

/// Is it these eyes' own?
fn is_mine(view: &View, player: &Player) -> bool {
    view.me().is_some_and(|me| me.seat == player.seat)
}

/// A message in the form for "you" or in that for somebody else, who is named.
fn whose(view: &View, player: &Player, mine: &'static str, theirs: &'static str) -> Say {
    if is_mine(view, player) { Say::new(mine) } else { Say::new(theirs).with("seat", player.seat) }
}

fn seat(view: &View, player: &Player) -> Note {
    let about = Say::new("midway-what-seat").with("seat", player.seat);
    let facts = Say::new("midway-what-seat-facts")
        .with("open", player.open.count)
        .with("cards", player.hand.count)
        .with("tickets", player.tickets.count);
    let partner = player.partner.map(|partner| Say::new("midway-what-partner").with("partner", partner));
    let turn = (player.seat == view.active).then(|| Say::new("midway-what-seat-turn"));
    Note::new(about).line(facts).maybe(turn).maybe(partner).rule("MC-5.6")
}

fn count(view: &View, player: &Player) -> Note {
    let title = whose(view, player, "midway-what-count-mine", "midway-what-count");
    let left = view.rides_to_win.saturating_sub(player.open.count);
    Note::new(title.with("count", player.open.count).with("of", view.rides_to_win))
        .line(Say::new("midway-what-count-goal").with("of", view.rides_to_win))
        .maybe((left == 1).then(|| Say::new("midway-what-count-one-left")))
        .maybe(player.partner.map(|_| Say::new("midway-what-count-team")))
        .rule(if player.partner.is_some() { "MC-10.6" } else { "MC-9.1" })
}

fn tickets(player: &Player) -> Note {
    let have = &player.tickets;
    Note::new(Say::new("midway-what-tickets").with("seat", player.seat).with("count", have.count))
        .line(Say::new("midway-what-tickets-own"))
        .line(Say::new("midway-what-tickets-block"))
        .line(Say::new("midway-what-tickets-most").with("most", have.most))
        .maybe(have.used.then(|| Say::new("midway-what-tickets-used")))
        .rule("MC-4.5")
}

fn hand(view: &View, player: &Player) -> Note {
    let title = whose(view, player, "midway-what-hand-mine", "midway-what-hand").with("count", player.hand.count);
    let unseen = player.hand.cards.is_none().then(|| Say::new("midway-what-hand-unseen"));
    Note::new(title).maybe(unseen).line(Say::new("midway-what-hand-limits")).rule("MC-2.4")
}
