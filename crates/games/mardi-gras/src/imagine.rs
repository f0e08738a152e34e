//! Worlds that one seat cannot tell from the real one.

use table::{Dice, Seat};

use crate::setup::draw_some;
use crate::state::{MardiGras, players};
use crate::tally::Tally;

/// Deals anew what this seat does not know: the others' hands except the cards they were seen to take, and the deck
/// until the first reshuffle. Somebody who is picking cards to give away picks them anew. Everything unseen is gathered
/// first, so that nothing of the truth but its sum remains.
pub(crate) fn imagine(game: &MardiGras, seat: Seat, dice: &mut Dice) -> MardiGras {
    let mut world = *game;
    let mut unseen = if game.deck_is_known { Tally::NONE } else { game.deck };
    for other in seat.others(players(game)) {
        unseen.absorb(game.krewe(other).unseen());
    }
    for other in seat.others(players(game)) {
        let krewe = world.krewe_mut(other);
        let count = krewe.hand.total() - krewe.seen.total();
        krewe.hand = krewe.seen;
        krewe.picked = Tally::NONE;
        krewe.hand.absorb(draw_some(&mut unseen, count, dice));
    }
    if !game.deck_is_known {
        world.deck = unseen;
    }
    world
}
