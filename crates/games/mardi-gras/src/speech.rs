//! What is said to people: questions, choices, and the words for things. All of it in keys of `words/*/mardi-gras.ftl`.

use table::{Arg, Say, Seat};

use crate::actions::{Action, Throw, throws};
use crate::city::Neighborhood;
use crate::counts::Counts;
use crate::kind::Kind;
use crate::routes::{Card, Length, Route, Slot, SlotAt};
use crate::setup::{HAND_LIMIT, ROUNDS};
use crate::state::{MardiGras, Stage, Why};
use crate::tally::Tally;
use crate::view::Part;

pub(crate) fn card(kind: Kind) -> Say {
    Say::new(["mardi-gras-food", "mardi-gras-cups", "mardi-gras-hats", "mardi-gras-beads"][kind.index()])
}

pub(crate) fn reveler(kind: Kind) -> Say {
    Say::new(["mardi-gras-green", "mardi-gras-gold", "mardi-gras-purple", "mardi-gras-white"][kind.index()])
}

pub(crate) fn slot(slot: Slot) -> Say {
    Say::new(match slot {
        Slot::Advertisement => "mardi-gras-slot-advertisement",
        Slot::Parade => "mardi-gras-slot-parade",
        Slot::Recruitment => "mardi-gras-slot-recruitment",
        Slot::Leadership => "mardi-gras-slot-leadership",
    })
}

/// A slot of a card, floats told apart by their number.
pub(crate) fn slot_of(route: &Route, at: usize) -> Say {
    match route.slots.get(at) {
        Some(Slot::Parade) => Say::new("mardi-gras-slot-float").with("number", route.nth(at)),
        Some(&kind) => slot(kind),
        None => Say::new("mardi-gras-slot-none"),
    }
}

pub(crate) fn length(length: Length) -> Say {
    Say::new(match length {
        Length::Short => "mardi-gras-short",
        Length::Medium => "mardi-gras-medium",
        Length::Long => "mardi-gras-long",
    })
}

pub(crate) fn letter(route: char) -> Arg {
    Arg::Name(route.to_string().into())
}

/// "2 Food and 1 Hats", "Beads" where it is just one card, or that there are none.
pub(crate) fn cards(cards: Counts) -> Arg {
    if let (1, Some(only)) = (cards.total(), cards.kinds().next()) {
        return card(only).into();
    }
    counted(cards, "mardi-gras-counted", "mardi-gras-no-cards", card)
}

/// "2 green and 1 white", or nobody.
pub(crate) fn crowd(revelers: Counts) -> Arg {
    counted(revelers, "mardi-gras-counted-revelers", "mardi-gras-nobody", reveler)
}

fn counted(counts: Counts, key: &'static str, none: &'static str, name: fn(Kind) -> Say) -> Arg {
    if counts.is_empty() {
        return Say::new(none).into();
    }
    let counted = |kind| Say::new(key).with("count", counts.of(kind)).with("card", name(kind)).into();
    Arg::List(counts.kinds().map(counted).collect())
}

pub(crate) fn heading(game: &MardiGras) -> Say {
    let round = |key: &'static str| Say::new(key).with("round", (game.round + 1).min(ROUNDS as u8)).with("of", ROUNDS);
    let active = || letter(game.active().letter);
    match game.stage {
        Stage::Parade { stop, .. } => round("mardi-gras-heading-parade")
            .with("route", active())
            .with("stop", stop + 1)
            .with("stops", game.active().halts.len()),
        _ => match game.part() {
            Part::Groundwork => round("mardi-gras-heading-groundwork"),
            Part::Carnival => round("mardi-gras-heading-advertisement").with("route", active()),
            Part::Over => Say::new("mardi-gras-heading-over"),
        },
    }
}

pub(crate) fn prompt(game: &MardiGras, seat: Seat) -> Say {
    match game.stage {
        Stage::Place { .. } => ask_place(game, seat),
        Stage::Gamble { shown, .. } => ask_gamble(game, seat, shown),
        Stage::Discard { count, why, .. } => ask_discard(game, seat, count, why),
        Stage::Name { .. } => Say::new("mardi-gras-ask-name").with("count", game.advertised()),
        Stage::Take(campaign) => match campaign.goal {
            None => Say::new("mardi-gras-ask-take").with("left", campaign.left),
            Some(goal) => Say::new("mardi-gras-ask-send").with("left", campaign.left).with("place", game.name(goal)),
        },
        Stage::Put { from, kind, .. } => {
            Say::new("mardi-gras-ask-put").with("reveler", reveler(kind)).with("from", game.name(from))
        }
        Stage::Parade { stop, .. } => ask_parade(game, seat, stop),
        Stage::Over => Say::new("mardi-gras-ask-nothing"),
    }
}

fn ask_place(game: &MardiGras, seat: Seat) -> Say {
    let krewe = game.krewe(seat);
    let (purse, cards) = (krewe.hand.total(), || Card::all().skip(usize::from(game.round)));
    let open = cards().filter(|&card| SlotAt::all().any(|slot| game.bar(seat, card, slot).is_none()));
    match open.filter_map(|card| game.price(card.index())).min() {
        Some(price) if price <= purse => Say::new("mardi-gras-ask-place").with("home", krewe.home),
        Some(price) => Say::new("mardi-gras-ask-casino").with("held", purse).with("price", price),
        None if cards().all(|card| game.price(card.index()).is_none()) => Say::new("mardi-gras-ask-casino-full"),
        None => Say::new("mardi-gras-ask-casino-barred"),
    }
}

fn ask_gamble(game: &MardiGras, seat: Seat, shown: Tally) -> Say {
    let count = shown.total();
    let odds = game.odds(seat).filter(|_| count > 2);
    match odds {
        Some(odds) if odds.third == 100 => Say::new("mardi-gras-ask-gamble-sure").with("count", count),
        Some(odds) => {
            Say::new("mardi-gras-ask-gamble").with("count", count).with("percent", odds.third).with("lost", odds.lost)
        }
        None => Say::new("mardi-gras-ask-gamble-pair"),
    }
}

fn ask_discard(game: &MardiGras, seat: Seat, count: u8, why: Why) -> Say {
    let krewe = game.krewe(seat);
    let left = count - krewe.picked.total();
    match why {
        Why::Price => Say::new("mardi-gras-ask-price").with("left", left),
        Why::Limit => Say::new("mardi-gras-ask-limit").with("limit", HAND_LIMIT).with("left", left),
    }
}

fn ask_parade(game: &MardiGras, seat: Seat, stop: u8) -> Say {
    let hand = game.krewe(seat).hand;
    let here = game.halt(stop).between.map(|at| game.crowd(at));
    let kinds = Kind::ALL.into_iter().filter(|&kind| here.iter().any(|crowd| crowd.of(kind) > 0));
    let fitting: Vec<Throw> = kinds.flat_map(|kind| throws(hand, kind, game.options.pair)).collect();
    let key = match fitting.as_slice() {
        [] => "mardi-gras-ask-parade-nothing",
        all if all.iter().all(|throw| matches!(throw, Throw::Two(_))) => "mardi-gras-ask-parade-pair",
        _ => "mardi-gras-ask-parade",
    };
    Say::new(key).with("stop", stop + 1).with("stops", game.active().halts.len())
}

pub(crate) fn label(game: &MardiGras, seat: Seat, action: Action) -> Say {
    match action {
        Action::Casino => Say::new("mardi-gras-do-casino"),
        Action::Place { card, slot } => label_slot(game, card, slot),
        Action::Flip => label_flip(game, seat),
        Action::Stop => Say::new("mardi-gras-do-stop").with("cards", shown(game)),
        Action::Discard(kind) => label_discard(game, seat, kind),
        Action::Name(at) => Say::new("mardi-gras-do-name").with("place", game.name(at)),
        Action::Take { from, kind } => {
            Say::new("mardi-gras-do-take").with("reveler", reveler(kind)).with("place", game.name(from))
        }
        Action::Put(to) => Say::new("mardi-gras-do-put").with("place", game.name(to)),
        Action::Entertain { at, kind, throw } => Say::new("mardi-gras-do-throw")
            .with("cards", cards(throw.cards().into()))
            .with("reveler", reveler(kind))
            .with("place", game.name(at)),
        Action::Pass => Say::new("mardi-gras-do-pass"),
    }
}

/// A member on a later card stays there for rounds, and whoever chooses it is told.
fn label_slot(game: &MardiGras, card: Card, at: SlotAt) -> Say {
    let route = game.route(card.index());
    let waits = card.index() > usize::from(game.round);
    Say::new(if waits { "mardi-gras-do-place-later" } else { "mardi-gras-do-place" })
        .with("slot", slot_of(route, at.index()))
        .with("route", letter(route.letter))
        .with("price", game.price(card.index()).unwrap_or_default())
        .with("round", card.index() + 1)
}

/// The last of several cards to be given away names them all: with it they are given.
fn label_discard(game: &MardiGras, seat: Seat, kind: Kind) -> Say {
    let krewe = game.krewe(seat);
    let mut given = krewe.picked;
    given.add(kind);
    match game.stage {
        Stage::Discard { count, .. } if count > 1 && given.total() == count => {
            Say::new("mardi-gras-do-give").with("cards", cards(given.into()))
        }
        stage => {
            let held = krewe.hand.of(kind).saturating_sub(krewe.picked.of(kind));
            let picks = matches!(stage, Stage::Discard { count, .. } if count > 1);
            let key = if picks { "mardi-gras-do-pick" } else { "mardi-gras-do-discard" };
            Say::new(key).with("card", card(kind)).with("held", held)
        }
    }
}

fn label_flip(game: &MardiGras, seat: Seat) -> Say {
    match game.odds(seat) {
        Some(odds) if odds.lost > 0 => {
            Say::new("mardi-gras-do-flip-risk").with("percent", odds.third).with("lost", odds.lost)
        }
        _ => Say::new("mardi-gras-do-flip"),
    }
}

fn shown(game: &MardiGras) -> Arg {
    match game.stage {
        Stage::Gamble { shown, .. } => cards(shown.into()),
        _ => cards(Counts::default()),
    }
}

impl MardiGras {
    pub(crate) fn name(&self, at: Neighborhood) -> Arg {
        Arg::Name(self.kit.parts().city.quarter(at).name.as_str().into())
    }
}
