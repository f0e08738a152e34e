//! What a person touches for an action.

use super::{die, held, part, ride, seat, wild};
use crate::actions::Action;
use crate::booth::{Booth, Deed};
use crate::cards::{Card, Ride};
use crate::state::{Midway, Stage};
use table::{Seat, Thing};

/// Every way to point at an action, the plainest first.
pub(crate) fn touches(game: &Midway, me: Seat, action: Action) -> Vec<Vec<Thing>> {
    let target = game.under_way().and_then(|aim| aim.target).unwrap_or(me);
    let one = |thing: Thing| vec![vec![thing]];
    match action {
        Action::Roll => one(Thing::button("roll")),
        Action::Draw => one(Thing::button("draw")),
        Action::Reroll => one(Thing::button("reroll")),
        Action::Waive => one(Thing::button("waive")),
        Action::Block => one(Thing::button("block")),
        Action::Pass => one(Thing::button("pass")),
        Action::PassAll => one(Thing::button("pass-all")),
        Action::Done => one(Thing::button("done")),
        Action::Discard(card) => one(held(me, card)),
        Action::Lay(card) => swap(game, held(me, card)),
        Action::LayWild(from) => swap(game, wild(me, from)),
        Action::Raise(booth) => turn(game, booth, "raise"),
        Action::Lower(booth) => turn(game, booth, "lower"),
        Action::Assign(first, second) => assign(game, first, second),
        Action::AssignAll(_) => vec![(0..3).map(die).collect()],
        Action::Protect(booth) => one(booth.thing()),
        Action::Declare(deed) => declare(deed),
        Action::DeclareProtected(deed) => {
            declare(deed).into_iter().map(|way| way.into_iter().chain([Thing::button("protected")]).collect()).collect()
        }
        Action::Take(card) => one(part(target, card)),
        Action::TakeWild(from) => one(wild(target, from)),
        Action::Give(card) if matches!(game.stage, Stage::HandOver { .. }) => one(held(me, card)),
        Action::Give(card) => one(part(me, card)),
        Action::GiveWild(from) => one(wild(me, from)),
        Action::Place(to) => one(ride(me, to)),
        Action::Start(first, second) => start(me, first, second),
        // A part knows its ride; who drags it there says it twice.
        Action::Add(card) if card.is_wild() => one(held(me, card)),
        Action::Add(card) => vec![vec![held(me, card)], vec![held(me, card), ride(me, card.ride())]],
        Action::AddWild(to) => vec![vec![held(me, Card::WILD), ride(me, to)]],
        Action::Move(from, to) => send_away(game, me, from, to),
    }
}

/// A Wild, and the ride that it goes to; who has the true part may touch that, and means the Wild in its place.
fn send_away(game: &Midway, me: Seat, from: Ride, to: Ride) -> Vec<Vec<Thing>> {
    let parts = game.hands[me.at()].each_kind().filter(|&card| game.may_make_room(me, card) && card.ride() == from);
    let wild = std::iter::once(wild(me, from));
    wild.chain(parts.map(|card| held(me, card))).map(|thing| vec![thing, ride(me, to)]).collect()
}

/// Laying the first card chooses the swap: the discard pile says so. The next ones go there by themselves.
fn swap(game: &Midway, card: Thing) -> Vec<Vec<Thing>> {
    if game.stage == Stage::Choose { vec![vec![Thing::named("pile"), card]] } else { vec![vec![card]] }
}

/// Any of the dice with this number can be turned.
fn turn(game: &Midway, booth: Booth, verb: &str) -> Vec<Vec<Thing>> {
    places(game, Some(booth)).map(|at| vec![die(at), Thing::button(verb)]).collect()
}

/// The places of the dice that show this; nothing is the "!".
fn places(game: &Midway, booth: Option<Booth>) -> impl Iterator<Item = usize> + Clone + use<> {
    let dice = game.turn.dice;
    (0..3).filter(move |&at| dice.is_some_and(|dice| dice[at].booth() == booth))
}

/// Every two dice that show these numbers; a "!" also needs the booth that it shall stand for.
fn assign(game: &Midway, first: Booth, second: Booth) -> Vec<Vec<Thing>> {
    let pairs = places(game, Some(first)).flat_map(|one| {
        let others = places(game, Some(second)).filter(move |&other| other > one || (other < one && first != second));
        others.map(move |other| vec![die(one), die(other)])
    });
    let with_wild = [(first, second), (second, first)].into_iter().take(if first == second { 1 } else { 2 });
    let wild_pairs = with_wild.flat_map(|(shown, meant)| {
        places(game, Some(shown))
            .flat_map(move |one| places(game, None).map(move |any| vec![die(one), die(any), meant.thing()]))
    });
    pairs.chain(wild_pairs).collect()
}

/// A booth, and the player at whom its action is aimed; who draws may also touch what is drawn from.
fn declare(deed: Deed) -> Vec<Vec<Thing>> {
    let booth = std::iter::once(deed.booth().thing()).chain(deed.target().map(seat)).collect();
    let source = match deed {
        Deed::DeckDraw => Some("deck"),
        Deed::DiscardDraw => Some("pile"),
        _ => None,
    };
    std::iter::once(booth).chain(source.map(|source| vec![Thing::named(source)])).collect()
}

/// Two cards; their ride may be touched as well.
fn start(me: Seat, first: Card, second: Card) -> Vec<Vec<Thing>> {
    let cards = vec![held(me, first), held(me, second)];
    if first.is_wild() {
        return vec![cards];
    }
    let with_ride = cards.iter().cloned().chain([ride(me, first.ride())]).collect();
    vec![cards, with_ride]
}
