//! What a seat may do, said so that every screen can offer it without knowing the game.

use crate::{Game, Rule, Say, Seat, Thing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that a seat may do.
///
/// ```
/// use table::{Offer, Price, Say, Thing};
///
/// let pass = Offer {
///     action: "pass".to_owned(),
///     label: Say::new("midway-do-pass"),
///     things: vec![Thing::button("pass")],
///     also: Vec::new(),
///     price: Price::FREE,
/// };
/// let sent = table::json(&pass);
/// assert_eq!(sent["things"][0], "do:pass");
/// assert!(sent.get("price").is_none(), "what is free says nothing of it");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Offer {
    /// The notation: sent back as it is to do it. Nobody but the engine reads it.
    pub action: String,
    /// What the player reads on the ticket.
    pub label: Say,
    /// What a person touches for it, in that order; never nothing. No two offers of a seat have the same things.
    pub things: Vec<Thing>,
    /// Other things that mean the same, such as the other of two equal dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<Thing>>>", optional)]
    pub also: Vec<Vec<Thing>>,
    /// What it costs and risks.
    #[serde(default, skip_serializing_if = "Price::is_free")]
    #[ts(as = "Option<Price>", optional)]
    pub price: Price,
}

impl Offer {
    /// An action of this game as it is offered to a seat.
    pub fn of<G: Game>(game: &G, seat: Seat, action: G::Action) -> Offer {
        let mut ways = game.touches(seat, action).into_iter();
        Offer {
            action: game.notation(action),
            label: game.label(seat, action),
            things: ways.next().unwrap_or_default(),
            also: ways.collect(),
            price: game.price(seat, action),
        }
    }

    /// Every way to point at it.
    pub fn ways(&self) -> impl Iterator<Item = &[Thing]> {
        std::iter::once(&*self.things).chain(self.also.iter().map(|way| &**way))
    }
}

/// What an action costs and risks, for a screen to say before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
#[ts(export_to = "engine.ts", optional_fields = nullable)]
pub struct Price {
    /// Coins that are paid.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u16>", optional)]
    pub crowns: u16,
    /// Tickets that are paid.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u16>", optional)]
    pub tickets: u16,
    /// Cards that are given away, spent or thrown.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u16>", optional)]
    pub cards: u16,
    /// Loans that must be taken for it.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u16>", optional)]
    pub loans: u16,
    /// It cannot be taken back: dice will be thrown, or something hidden may be seen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub for_good: bool,
}

impl Price {
    /// Costs nothing and can be taken back.
    pub const FREE: Price = Price { crowns: 0, tickets: 0, cards: 0, loans: 0, for_good: false };
    /// Costs nothing, but cannot be taken back.
    pub const FOR_GOOD: Price = Price { for_good: true, ..Price::FREE };

    /// Does it cost nothing, and can it be taken back?
    pub fn is_free(&self) -> bool {
        *self == Price::FREE
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
fn is_none(number: &u16) -> bool {
    *number == 0
}

/// A thing that cannot be chosen now though others of its kind can, and why.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(export_to = "engine.ts")]
pub struct Shut {
    /// What cannot be chosen.
    pub thing: Thing,
    /// The reason, in words for the player.
    pub why: Say,
    /// The rule that says so.
    pub rule: Rule,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_is_what_costs_nothing_and_can_be_taken_back() {
        assert!(Price::FREE.is_free());
        assert!(!Price::FOR_GOOD.is_free() && !Price { cards: 1, ..Price::FREE }.is_free());
    }

    #[test]
    fn only_what_it_costs_is_written() {
        assert_eq!(crate::json(&Price::FREE), serde_json::json!({}));
        let price = Price { crowns: 2, loans: 1, ..Price::FOR_GOOD };
        assert_eq!(crate::json(&price), serde_json::json!({ "crowns": 2, "loans": 1, "for_good": true }));
    }
}
