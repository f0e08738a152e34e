//! Why an action that is not listed is refused, and by which rule.

use table::{Arg, Illegal, Rule, Say, Seat};

use crate::actions::{Action, Throw};
use crate::city::Neighborhood;
use crate::kind::Kind;
use crate::routes::{Card, SlotAt};
use crate::setup::Pair;
use crate::speech;
use crate::state::{Bar, Campaign, MardiGras, Stage, Why};

fn illegal(why: Say, rule: &'static str) -> Illegal {
    Illegal { why, rule: Rule(rule) }
}

fn plain(key: &'static str, rule: &'static str) -> Illegal {
    illegal(Say::new(key), rule)
}

pub(crate) fn refusal(game: &MardiGras, seat: Seat, action: Action) -> Illegal {
    if game.actor() != Some(seat) {
        return not_your_turn(game);
    }
    match (action, game.stage) {
        (Action::Place { card, slot }, Stage::Place { .. }) => no_place(game, seat, card, slot),
        (Action::Discard(kind), Stage::Discard { .. }) => no_discard(game, seat, kind),
        (Action::Name(at), Stage::Name { .. }) => {
            illegal(Say::new("mardi-gras-no-goal").with("place", game.name(at)), "MG-7.6")
        }
        (Action::Take { from, kind }, Stage::Take(campaign)) => no_take(game, &campaign, from, kind),
        (Action::Put(_), Stage::Put { .. }) => plain("mardi-gras-no-same-place", "MG-7.1"),
        (Action::Entertain { at, kind, throw }, Stage::Parade { stop, .. }) => {
            no_throw(game, seat, stop, at, kind, throw)
        }
        (Action::Pass, Stage::Place { .. }) => plain("mardi-gras-no-pass", "MG-3.3"),
        _ => not_now(game),
    }
}

fn not_your_turn(game: &MardiGras) -> Illegal {
    match game.stage {
        Stage::Over => plain("mardi-gras-no-over", "MG-6.5"),
        Stage::Parade { .. } => plain("mardi-gras-no-turn", "MG-8.2"),
        Stage::Name { .. } | Stage::Take(_) | Stage::Put { .. } => plain("mardi-gras-no-turn", "MG-7.1"),
        Stage::Place { .. } | Stage::Gamble { .. } | Stage::Discard { .. } => plain("mardi-gras-no-turn", "MG-3.2"),
    }
}

/// The action belongs to another moment of the round.
fn not_now(game: &MardiGras) -> Illegal {
    let (key, rule) = match game.stage {
        Stage::Place { .. } => ("mardi-gras-no-now-place", "MG-3.2"),
        Stage::Gamble { .. } => ("mardi-gras-no-now-gamble", "MG-4.3"),
        Stage::Discard { why: Why::Price, .. } => ("mardi-gras-no-now-price", "MG-5.3"),
        Stage::Discard { why: Why::Limit, .. } => ("mardi-gras-no-now-limit", "MG-3.7"),
        Stage::Name { .. } => ("mardi-gras-no-now-name", "MG-7.6"),
        Stage::Take(_) => ("mardi-gras-no-now-take", "MG-7.5"),
        Stage::Put { .. } => ("mardi-gras-no-now-put", "MG-7.5"),
        Stage::Parade { .. } => ("mardi-gras-no-now-parade", "MG-8.3"),
        Stage::Over => ("mardi-gras-no-over", "MG-6.5"),
    };
    plain(key, rule)
}

/// Why no member may go to a slot.
pub(crate) fn no_place(game: &MardiGras, seat: Seat, card: Card, slot: SlotAt) -> Illegal {
    match game.bar(seat, card, slot) {
        Some(Bar::Gone) => plain("mardi-gras-no-card", "MG-6.4"),
        Some(Bar::NoSlot) => plain("mardi-gras-no-such-slot", "MG-1.7"),
        Some(Bar::Taken(holder)) if holder == seat => plain("mardi-gras-no-slot-own", "MG-5.4"),
        Some(Bar::Taken(holder)) => illegal(Say::new("mardi-gras-no-slot").with("seat", holder), "MG-5.4"),
        Some(Bar::SecondFloat) => plain("mardi-gras-no-second-float", "MG-5.5"),
        Some(Bar::LaterSlot) => plain("mardi-gras-no-later-slot", "MG-5.6"),
        None => {
            let why = Say::new("mardi-gras-no-price")
                .with("price", game.price(card.index()).unwrap_or_default())
                .with("held", game.krewe(seat).hand.total());
            illegal(why, "MG-5.3")
        }
    }
}

fn no_discard(game: &MardiGras, seat: Seat, kind: Kind) -> Illegal {
    let key = if game.krewe(seat).hand.of(kind) > 0 { "mardi-gras-no-more-to-pick" } else { "mardi-gras-no-discard" };
    illegal(Say::new(key).with("card", speech::card(kind)), "MG-5.7")
}

/// Why a reveler may not be taken up.
pub(crate) fn no_take(game: &MardiGras, campaign: &Campaign, from: Neighborhood, kind: Kind) -> Illegal {
    if campaign.goal == Some(from) {
        return plain("mardi-gras-no-goal-source", "MG-7.6");
    }
    if game.crowd(from).of(kind) == 0 {
        return no_reveler(game, from, kind, "MG-7.2");
    }
    plain("mardi-gras-no-twice", "MG-7.4")
}

fn no_reveler(game: &MardiGras, at: Neighborhood, kind: Kind, rule: &'static str) -> Illegal {
    let why = Say::new("mardi-gras-no-reveler").with("reveler", speech::reveler(kind)).with("place", game.name(at));
    illegal(why, rule)
}

fn no_throw(game: &MardiGras, seat: Seat, stop: u8, at: Neighborhood, kind: Kind, throw: Throw) -> Illegal {
    if !game.halt(stop).between.contains(&at) {
        return illegal(Say::new("mardi-gras-no-stop").with("place", game.name(at)), "MG-8.3");
    }
    if game.crowd(at).of(kind) == 0 {
        return no_reveler(game, at, kind, "MG-8.3");
    }
    let hopes = |key: &'static str| {
        Say::new(key).with("reveler", speech::reveler(kind)).with("card", Arg::from(speech::card(kind)))
    };
    match throw {
        Throw::One(card) if card != kind => illegal(hopes("mardi-gras-no-match"), "MG-8.4"),
        Throw::Two(two) if two.kinds().contains(&kind) => illegal(hopes("mardi-gras-no-pair-match"), "MG-8.5"),
        Throw::Two(two) if !two.are_alike() && game.options.pair == Pair::Same => plain("mardi-gras-no-pair", "MG-8.5"),
        _ => no_cards(game, seat, throw),
    }
}

fn no_cards(game: &MardiGras, seat: Seat, throw: Throw) -> Illegal {
    debug_assert!(!game.krewe(seat).hand.covers(throw.cards()), "nothing speaks against {throw:?}");
    illegal(Say::new("mardi-gras-no-cards-held").with("cards", speech::cards(throw.cards().into())), "MG-8.9")
}

/// Why nothing in a hand pleases a reveler.
pub(crate) fn nothing_fits(kind: Kind, rule: Pair) -> Illegal {
    let key = match rule {
        Pair::Same => "mardi-gras-no-throw",
        Pair::Any => "mardi-gras-no-throw-any",
    };
    illegal(Say::new(key).with("card", speech::card(kind)), "MG-8.5")
}

/// Why a card in hand pleases nobody at the stop.
pub(crate) fn nobody_hopes(kind: Kind) -> Illegal {
    illegal(Say::new("mardi-gras-no-taker").with("card", speech::card(kind)), "MG-8.4")
}

/// Why a neighborhood is no destination for the reveler in hand.
pub(crate) fn no_put() -> Illegal {
    plain("mardi-gras-no-same-place", "MG-7.1")
}
