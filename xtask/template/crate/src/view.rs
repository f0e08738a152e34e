//! What one pair of eyes sees: here all see the same.

use crate::components::Coconut;
use crate::score::score;
use crate::state::__Name__;
use crate::things;
use serde::Serialize;
use table::{Eyes, Seat, Thing};
use ts_rs::TS;

/// The table as these eyes see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// Who has thrown.
    pub active: Seat,
    pub throw: u8,
    /// The coconuts that still stand.
    pub coconuts: Vec<CoconutView>,
    pub players: Vec<PlayerView>,
}

/// A coconut that still stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CoconutView {
    pub thing: Thing,
    pub number: u8,
}

/// What a player has.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub thing: Thing,
    pub seat: Seat,
    /// The numbers on the coconuts taken.
    pub taken: Vec<u8>,
    pub points: i32,
}

/// Looks at the table.
pub fn view(game: &__Name__, _: Eyes) -> View {
    let number = |coconut: Coconut| game.number(coconut).unwrap_or_default();
    let standing = game.coconuts().filter(|coconut| game.stands(*coconut));
    let player = |seat: Seat| PlayerView {
        thing: things::shelf(seat),
        seat,
        taken: game.shelf(seat).map(number).collect(),
        points: score(game, seat),
    };
    View {
        active: game.active(),
        throw: game.throw,
        coconuts: standing.map(|place| CoconutView { thing: things::coconut(place), number: number(place) }).collect(),
        players: Seat::all(usize::from(game.players)).map(player).collect(),
    }
}
