//! The things of the table: their ids, and what is touched for each action.

use crate::actions::Action;
use crate::components::Coconut;
use crate::refusal::refusal;
use crate::state::__Name__;
use crate::view::View;
use table::{BadNotation, Game, Price, Seat, Shut, Thing};

/// The die that was thrown.
pub const THROW: Thing = Thing::named("throw");

/// A coconut on the shy, counted from 1.
pub fn coconut(coconut: Coconut) -> Thing {
    Thing::new(format_args!("coconut:{}", u32::from(coconut.0) + 1))
}

/// Where a player keeps what was taken.
pub fn shelf(seat: Seat) -> Thing {
    Thing::new(format_args!("shelf:{}", seat.0))
}

/// Every thing that a view shows.
pub fn things(view: &View) -> Vec<Thing> {
    let standing = view.coconuts.iter().map(|coconut| coconut.thing.clone());
    let shelves = view.players.iter().map(|player| player.thing.clone());
    std::iter::once(THROW).chain(standing).chain(shelves).collect()
}

/// What is touched for an action.
pub fn touches(_: &__Name__, _: Seat, action: Action) -> Vec<Vec<Thing>> {
    match action {
        Action::Take(place) => vec![vec![coconut(place)]],
        Action::Pass => vec![vec![Thing::button("pass")]],
    }
}

/// Reads touched things as an action.
pub fn touched(game: &__Name__, seat: Seat, things: &[Thing]) -> Result<Action, BadNotation> {
    let meant = |action: &Action| touches(game, seat, *action).iter().any(|way| way == things);
    all_actions(game).into_iter().find(meant).ok_or_else(|| BadNotation::new("", "take 3"))
}

/// After every action somebody throws, and dice cannot be taken back.
pub fn price(_: &__Name__, _: Seat, _: Action) -> Price {
    Price::FOR_GOOD
}

/// Coconuts that stand but are out of reach.
pub fn shut(game: &__Name__, seat: Seat) -> Vec<Shut> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let out_of_reach = |coconut: &Coconut| game.stands(*coconut) && !legal.contains(&Action::Take(*coconut));
    let shut = |place: Coconut| {
        let illegal = refusal(game, seat, Action::Take(place));
        Shut { thing: coconut(place), why: illegal.why, rule: illegal.rule }
    };
    game.coconuts().filter(out_of_reach).map(shut).collect()
}

/// Every action that can be written down.
pub fn all_actions(game: &__Name__) -> Vec<Action> {
    game.coconuts().map(Action::Take).chain([Action::Pass]).collect()
}
