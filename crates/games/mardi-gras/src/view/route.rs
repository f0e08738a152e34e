//! A Route card as everybody sees it.

use serde::Serialize;
use table::{Seat, Thing};
use ts_rs::TS;

use crate::city::Point;
use crate::routes::{Length, Slot};
use crate::state::MardiGras;
use crate::things;

#[derive(Debug, Serialize, TS)]
pub struct RouteView {
    pub thing: Thing,
    #[ts(type = "string")]
    pub letter: char,
    pub length: Length,
    pub state: CardState,
    /// The round in which it parades.
    pub round: u8,
    /// What the next place costs; nothing if there is none.
    pub price: Option<u8>,
    /// From left to right; none any more when its parade is over.
    pub slots: Vec<SlotView>,
    /// How many stops it still has to make, or will make; each is the stem with its number from 1 on.
    pub stops: u8,
    pub halts: Thing,
    /// The corners that it passes; a stop lies between two of them.
    pub path: Vec<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CardState {
    /// Its parade is over.
    Gone,
    /// It is next, or being carried out.
    Active,
    Waiting,
}

#[derive(Debug, Serialize, TS)]
pub struct SlotView {
    pub thing: Thing,
    pub kind: Slot,
    pub holder: Option<Seat>,
}

pub(super) fn view_route(game: &MardiGras, card: usize) -> RouteView {
    let route = game.route(card);
    let state = match card.cmp(&usize::from(game.round)) {
        std::cmp::Ordering::Less => CardState::Gone,
        std::cmp::Ordering::Equal => CardState::Active,
        std::cmp::Ordering::Greater => CardState::Waiting,
    };
    let lies_out = state != CardState::Gone;
    let slot = |place: usize| SlotView {
        thing: things::slot(route, place),
        kind: route.slots[place],
        holder: game.cards[card].slots[place],
    };
    let nodes = &game.kit.parts().city.nodes;
    RouteView {
        thing: things::route(route.letter),
        letter: route.letter,
        length: route.length,
        state,
        round: card as u8 + 1,
        price: game.price(card).filter(|_| lies_out),
        slots: (0..route.slots.len()).filter(|_| lies_out).map(slot).collect(),
        stops: if lies_out { route.halts.len() as u8 } else { 0 },
        halts: Thing::new(format_args!("stop:{}", route.letter.to_ascii_lowercase())),
        path: route.path.iter().filter(|_| lies_out).filter_map(|node| nodes.get(node).copied()).collect(),
    }
}
