//! What cannot be chosen now though others of its kind can, and why.

use super::{held, part, ride, seat, touches, wild};
use crate::actions::{Action, legal};
use crate::booth::{Booth, Deed};
use crate::cards::{Card, Ride};
use crate::refusal::refusal;
use crate::state::{Midway, Stage};
use std::collections::BTreeSet;
use table::{Illegal, Seat, Shut, Thing};

pub(crate) fn shut(game: &Midway, me: Seat) -> Vec<Shut> {
    let mut actions = Vec::new();
    legal(game, me, &mut actions);
    let lit: BTreeSet<Thing> = actions.iter().flat_map(|&action| touches(game, me, action)).flatten().collect();
    let mut out: Vec<Shut> = Vec::new();
    for (thing, why) in candidates(game, me) {
        if !lit.contains(&thing) && out.iter().all(|shut| shut.thing != thing) {
            out.push(Shut { thing, why: why.why, rule: why.rule });
        }
    }
    out
}

/// The things of the kinds that are chosen from in this question, each with the reason that holds if it is not lit.
fn candidates(game: &Midway, me: Seat) -> Vec<(Thing, Illegal)> {
    match game.stage {
        Stage::Refresh { from_midway: true, .. } => own_wilds(game, me, Action::LayWild),
        Stage::Assign => booths(game, Booth::ALL.into_iter()),
        Stage::Act => booths(game, game.turn.to_do()).into_iter().chain(targets(game)).collect(),
        Stage::Take { raid } => laid(game, me, raid.target, Action::Take, Action::TakeWild),
        Stage::Give { .. } => laid(game, me, me, Action::Give, Action::GiveWild),
        Stage::Place { .. } => Ride::all().map(|to| (ride(me, to), refusal(game, me, Action::Place(to)))).collect(),
        Stage::Build { .. } => building(game, me),
        _ => Vec::new(),
    }
}

/// Booths whose action is impossible now.
fn booths(game: &Midway, booths: impl Iterator<Item = Booth>) -> Vec<(Thing, Illegal)> {
    booths.filter_map(|booth| Some((booth.thing(), game.why_shut(booth)?))).collect()
}

/// Players against whom nothing of what is to be done is possible. If nobody can be a target, there is nothing to choose.
fn targets(game: &Midway) -> Vec<(Thing, Illegal)> {
    let aimed = || game.turn.to_do().filter(|booth| booth.aims());
    let me = game.active();
    let possible = |target: Seat| aimed().any(|booth| game.is_possible(Deed::of(booth, target)));
    if !me.others(game.seats()).any(possible) {
        return Vec::new();
    }
    let why = |target: Seat| {
        let booth = aimed().next()?;
        Some((seat(target), refusal(game, me, Action::Declare(Deed::of(booth, target)))))
    };
    me.others(game.seats()).filter(|&target| !possible(target)).filter_map(why).collect()
}

/// Everything that lies in a Midway.
fn laid(
    game: &Midway,
    me: Seat,
    owner: Seat,
    verb: impl Fn(Card) -> Action,
    wild_verb: impl Fn(Ride) -> Action,
) -> Vec<(Thing, Illegal)> {
    let midway = &game.midways[owner.at()];
    let parts = Ride::all().flat_map(|ride| midway.parts_of(ride));
    let parts = parts.map(|card| (part(owner, card), refusal(game, me, verb(card))));
    let wilds = midway.with_wilds().iter().map(|from| (wild(owner, from), refusal(game, me, wild_verb(from))));
    parts.chain(wilds).collect()
}

fn own_wilds(game: &Midway, me: Seat, verb: impl Fn(Ride) -> Action) -> Vec<(Thing, Illegal)> {
    let rides = game.midways[me.at()].with_wilds().iter();
    rides.map(|from| (wild(me, from), refusal(game, me, verb(from)))).collect()
}

/// Cards of the hand that are of no use now, and Wilds that cannot move. Rides are chosen only after a card.
fn building(game: &Midway, me: Seat) -> Vec<(Thing, Illegal)> {
    let cards = game.own_hand().each_kind().map(|card| (held(me, card), refusal(game, me, Action::Add(card))));
    let wilds = game.own_midway().with_wilds().iter().map(|from| (wild(me, from), game.why_wild_stays(from)));
    cards.chain(wilds).collect()
}
