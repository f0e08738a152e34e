//! Actions in writing: `casino`, `place p2@b`, `flip`, `stop`, `discard hats`, `name treme`, `take green@cbd`, `put treme`,
//! `throw hats purple@treme`, `throw food+food purple@treme`, `pass`.

use table::BadNotation;

use crate::actions::{Action, Throw, Two};
use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::routes::{Card, SlotAt};
use crate::state::MardiGras;

const EXAMPLE: &str = "throw hats purple@treme";

pub(crate) fn notation(game: &MardiGras, action: Action) -> String {
    let id = |at: Neighborhood| game.kit.parts().city.quarter(at).id.as_str();
    match action {
        Action::Casino => "casino".to_owned(),
        Action::Place { card, slot } => format!("place {}", write_slot(game, card, slot)),
        Action::Flip => "flip".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::Discard(kind) => format!("discard {}", kind.throw()),
        Action::Name(at) => format!("name {}", id(at)),
        Action::Take { from, kind } => format!("take {}@{}", kind.color(), id(from)),
        Action::Put(to) => format!("put {}", id(to)),
        Action::Entertain { at, kind, throw } => {
            format!("throw {} {}@{}", write_throw(throw), kind.color(), id(at))
        }
        Action::Pass => "pass".to_owned(),
    }
}

pub(crate) fn parse(game: &MardiGras, text: &str) -> Result<Action, BadNotation> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let city = &game.kit.parts().city;
    let read = match words.as_slice() {
        ["casino"] => Some(Action::Casino),
        ["place", place] => place.split_once('@').and_then(|(slot, letter)| read_slot(game, letter, slot)),
        ["flip"] => Some(Action::Flip),
        ["stop"] => Some(Action::Stop),
        ["discard", kind] => Kind::from_throw(kind).map(Action::Discard),
        ["name", id] => city.by_id(id).map(Action::Name),
        ["take", reveler] => read_reveler(game, reveler).map(|(kind, from)| Action::Take { from, kind }),
        ["put", id] => city.by_id(id).map(Action::Put),
        ["throw", cards, reveler] => read_entertain(game, cards, reveler),
        ["pass"] => Some(Action::Pass),
        _ => None,
    };
    read.ok_or_else(|| BadNotation::new(text, EXAMPLE))
}

/// A slot that the card does not have is written by its number.
fn write_slot(game: &MardiGras, card: Card, slot: SlotAt) -> String {
    let route = game.route(card.index());
    let name = route.slot_name(slot.index()).unwrap_or_else(|| (slot.index() + 1).to_string());
    format!("{name}@{}", route.letter.to_ascii_lowercase())
}

/// Reads the letter of a route and the name of a slot on its card, as `g` and `p1`.
pub(crate) fn read_slot(game: &MardiGras, letter: &str, name: &str) -> Option<Action> {
    let card = Card::all().find(|card| game.route(card.index()).letter.to_ascii_lowercase().to_string() == letter)?;
    let route = game.route(card.index());
    let slot = SlotAt::all().find(|slot| route.slot_name(slot.index()).as_deref() == Some(name))?;
    Some(Action::Place { card, slot })
}

fn read_reveler(game: &MardiGras, text: &str) -> Option<(Kind, Neighborhood)> {
    let (color, id) = text.split_once('@')?;
    Some((Kind::from_color(color)?, game.kit.parts().city.by_id(id)?))
}

fn read_entertain(game: &MardiGras, cards: &str, reveler: &str) -> Option<Action> {
    let (kind, at) = read_reveler(game, reveler)?;
    Some(Action::Entertain { at, kind, throw: read_throw(cards)? })
}

fn write_throw(throw: Throw) -> String {
    match throw {
        Throw::One(kind) => kind.throw().to_owned(),
        Throw::Two(two) => two.kinds().map(Kind::throw).join("+"),
    }
}

/// Reads the cards in either order.
fn read_throw(text: &str) -> Option<Throw> {
    let Some((one, other)) = text.split_once('+') else { return Kind::from_throw(text).map(Throw::One) };
    Some(Throw::Two(Two::of(Kind::from_throw(one)?, Kind::from_throw(other)?)))
}
