//! What an action costs, and whether it can be taken back.

use crate::actions::Action;
use crate::booth::{Booth, Deed};
use crate::play::MANEUVER_PRICE;
use crate::state::{HAND_REFILL, Midway, Stage};
use table::{Price, Seat};

pub(crate) fn price(game: &Midway, seat: Seat, action: Action) -> Price {
    let tickets = |tickets| Price { tickets, ..Price::FREE };
    match action {
        Action::Roll => Price::FOR_GOOD,
        Action::Reroll => Price { tickets: 1, ..Price::FOR_GOOD },
        Action::Raise(_) | Action::Lower(_) | Action::Block => tickets(1),
        Action::Protect(_) => tickets(u16::from(MANEUVER_PRICE)),
        Action::Discard(_) | Action::Lay(_) | Action::LayWild(_) | Action::Give(_) | Action::GiveWild(_) => {
            Price { cards: 1, ..Price::FREE }
        }
        Action::Draw => for_good(!game.deck.is_empty()),
        Action::Declare(deed) => for_good(game.blocker_after(game.active()).is_none() && turns_up(deed)),
        Action::DeclareProtected(deed) => for_good(turns_up(deed)),
        Action::Pass | Action::PassAll => for_good(lets_through(game, seat)),
        Action::Done => for_good(draws_at_the_end(game)),
        _ => Price::FREE,
    }
}

fn for_good(for_good: bool) -> Price {
    Price { for_good, ..Price::FREE }
}

/// Does it show a card that nobody knew, or leave one to chance? A Midway lies open.
fn turns_up(deed: Deed) -> bool {
    deed.booth() < Booth::MidwayTrade
}

/// Is nobody left to block the action that this seat lets pass?
fn lets_through(game: &Midway, seat: Seat) -> bool {
    matches!(game.stage, Stage::Block { deed, .. } if turns_up(deed) && game.blocker_after(seat).is_none())
}

/// A card for the own hand, or for a new discard pile.
fn draws_at_the_end(game: &Midway) -> bool {
    !game.deck.is_empty() && (game.own_hand().len() < HAND_REFILL || game.pile.is_empty())
}
