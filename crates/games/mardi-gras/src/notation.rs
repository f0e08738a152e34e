//! Actions in writing: `casino`, `place p2@b`, `flip`, `stop`, `discard hats`, `name treme`, `take green@cbd`, `put treme`,
//! `throw hats purple@treme`, `throw food+food purple@treme`, `pass`.

use table::BadNotation;

use crate::actions::{Action, Throw};
use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::state::MardiGras;

const EXAMPLE: &str = "throw hats purple@treme";

impl MardiGras {
    pub(crate) fn write_action(&self, action: Action) -> String {
        let id = |at: Neighborhood| self.kit.parts().city.quarter(at).id.as_str();
        match action {
            Action::Casino => "casino".to_owned(),
            Action::Place { card, slot } => {
                let route = self.route(usize::from(card));
                format!("place {}@{}", route.slot_name(usize::from(slot)), route.letter.to_ascii_lowercase())
            }
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

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let city = &self.kit.parts().city;
        let read = match words.as_slice() {
            ["casino"] => Some(Action::Casino),
            ["place", place] => self.read_place(place),
            ["flip"] => Some(Action::Flip),
            ["stop"] => Some(Action::Stop),
            ["discard", kind] => Kind::from_throw(kind).map(Action::Discard),
            ["name", id] => city.by_id(id).map(Action::Name),
            ["take", reveler] => self.read_reveler(reveler).map(|(kind, from)| Action::Take { from, kind }),
            ["put", id] => city.by_id(id).map(Action::Put),
            ["throw", cards, reveler] => self.read_entertain(cards, reveler),
            ["pass"] => Some(Action::Pass),
            _ => None,
        };
        read.ok_or_else(|| BadNotation::new(text, EXAMPLE))
    }

    fn read_place(&self, text: &str) -> Option<Action> {
        let (slot, letter) = text.split_once('@')?;
        let lettered = |&card: &usize| self.route(card).letter.to_ascii_lowercase().to_string() == letter;
        let card = (0..self.cards.len()).find(lettered)?;
        let route = self.route(card);
        let slot = (0..route.slots.len()).find(|&place| route.slot_name(place) == slot)?;
        Some(Action::Place { card: card as u8, slot: slot as u8 })
    }

    fn read_reveler(&self, text: &str) -> Option<(Kind, Neighborhood)> {
        let (color, id) = text.split_once('@')?;
        Some((Kind::from_color(color)?, self.kit.parts().city.by_id(id)?))
    }

    fn read_entertain(&self, cards: &str, reveler: &str) -> Option<Action> {
        let (kind, at) = self.read_reveler(reveler)?;
        Some(Action::Entertain { at, kind, throw: read_throw(cards)? })
    }
}

fn write_throw(throw: Throw) -> String {
    match throw {
        Throw::One(kind) => kind.throw().to_owned(),
        Throw::Two(one, other) => format!("{}+{}", one.throw(), other.throw()),
    }
}

/// Reads the cards in either order.
fn read_throw(text: &str) -> Option<Throw> {
    let Some((one, other)) = text.split_once('+') else { return Kind::from_throw(text).map(Throw::One) };
    let (one, other) = (Kind::from_throw(one)?, Kind::from_throw(other)?);
    Some(Throw::Two(one.min(other), one.max(other)))
}
