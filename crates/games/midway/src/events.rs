//! What happened, and who may see which part of it.

use crate::actions::{Deed, Face};
use crate::cards::{Card, Ride};
use serde::{Deserialize, Serialize};
use table::{Arg, Eyes, Say, Seat, Seats};

/// Something that happened. Cards that only some may see are `None` for the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        number: u16,
    },
    /// A new discard pile was begun from the deck.
    PileBegun {
        card: Card,
    },
    /// A card went to the discard pile, from hand or from a ride.
    Discarded {
        seat: Seat,
        card: Card,
        ride: Option<Ride>,
    },
    /// Cards were drawn from the deck.
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    Rolled {
        seat: Seat,
        dice: [Face; 3],
        again: bool,
    },
    DieTurned {
        seat: Seat,
        from: Face,
        to: Face,
    },
    Assigned {
        seat: Seat,
        dice: Vec<Face>,
    },
    Protected {
        seat: Seat,
        die: Face,
    },
    Declared {
        seat: Seat,
        deed: Deed,
        protected: bool,
    },
    Blocked {
        seat: Seat,
        deed: Deed,
    },
    LetPass {
        seat: Seat,
        all: bool,
    },
    /// These dice had no possible action left.
    Lapsed {
        seat: Seat,
        dice: Vec<Face>,
    },
    TookDiscard {
        seat: Seat,
        card: Card,
    },
    /// A random card came from another hand.
    DrewFromHand {
        seat: Seat,
        target: Seat,
        card: Option<Card>,
    },
    /// A random card of another hand was set aside.
    SetAside {
        seat: Seat,
        target: Seat,
        card: Option<Card>,
    },
    GaveFromHand {
        seat: Seat,
        target: Seat,
        card: Option<Card>,
    },
    /// A card left a Midway for another: a part to its ride, a Wild (with the ride it came from) to wherever it goes.
    Took {
        seat: Seat,
        target: Seat,
        card: Card,
        ride: Ride,
    },
    Gave {
        seat: Seat,
        target: Seat,
        card: Card,
        ride: Ride,
    },
    /// A Wild that had to move found no ride and was discarded; `from` is empty for one that came from another Midway.
    WildLost {
        seat: Seat,
        from: Option<Ride>,
    },
    /// A Wild that had to move came to rest.
    WildPlaced {
        seat: Seat,
        from: Option<Ride>,
        to: Ride,
    },
    Started {
        seat: Seat,
        first: Card,
        second: Card,
    },
    Added {
        seat: Seat,
        card: Card,
        ride: Ride,
    },
    WildMoved {
        seat: Seat,
        from: Ride,
        to: Ride,
    },
    /// A ride was completed with Wilds.
    Completed {
        seat: Seat,
        ride: Ride,
    },
    /// A natural set was completed and locked.
    SetLocked {
        seat: Seat,
        ride: Ride,
        ticket: bool,
    },
    Won {
        seat: Seat,
        partner: Option<Seat>,
    },
    /// A safety rule ended the game.
    Stopped,
}

impl table::Event for Event {
    fn seen_by(&self, eyes: Eyes) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } if !eyes.see(*seat) => *cards = None,
            Event::DrewFromHand { seat, target, card }
            | Event::SetAside { seat, target, card }
            | Event::GaveFromHand { seat, target, card }
                if !eyes.among(Seats::one(*seat).with(*target)) =>
            {
                *card = None;
            }
            _ => {}
        }
        Some(seen)
    }

    fn say(&self) -> Say {
        match self {
            Event::TurnBegan { seat, number } => by("midway-turn-began", *seat).with("number", *number),
            Event::PileBegun { card } => Say::new("midway-pile-begun").with("card", say_card(*card)),
            Event::Discarded { seat, card, ride: None } => by("midway-discarded", *seat).with("card", say_card(*card)),
            Event::Discarded { seat, ride: Some(ride), .. } => {
                by("midway-discarded-wild", *seat).with("ride", say_ride(*ride))
            }
            Event::Drew { seat, cards: Some(cards), .. } => by("midway-drew-cards", *seat).with("cards", list(cards)),
            Event::Drew { seat, count, cards: None } => by("midway-drew", *seat).with("count", *count),
            Event::Rolled { seat, dice, again } => {
                let key = if *again { "midway-rolled-again" } else { "midway-rolled" };
                by(key, *seat).with("dice", faces(dice))
            }
            Event::DieTurned { seat, from, to } => by("midway-die-turned", *seat).with("from", from.0).with("to", to.0),
            Event::Assigned { seat, dice } => by("midway-assigned", *seat).with("actions", deeds(dice)),
            Event::Protected { seat, die } => by("midway-protected", *seat).with("action", say_face(*die)),
            Event::Declared { seat, deed, protected } => say_declared(*seat, *deed, *protected),
            Event::Blocked { seat, deed } => by("midway-blocked", *seat).with("action", say_face(deed.face())),
            Event::LetPass { seat, all } => by(if *all { "midway-passed-all" } else { "midway-passed" }, *seat),
            Event::Lapsed { seat, dice } => by("midway-lapsed", *seat).with("actions", deeds(dice)),
            Event::TookDiscard { seat, card } => by("midway-took-discard", *seat).with("card", say_card(*card)),
            Event::DrewFromHand { seat, target, card } => passed("midway-drew-from-hand", *seat, *target, *card),
            Event::SetAside { seat, target, card } => passed("midway-set-aside", *seat, *target, *card),
            Event::GaveFromHand { seat, target, card } => passed("midway-gave-from-hand", *seat, *target, *card),
            Event::Took { seat, target, card, ride } => moved("midway-took", *seat, *target, *card, *ride),
            Event::Gave { seat, target, card, ride } => moved("midway-gave", *seat, *target, *card, *ride),
            Event::WildPlaced { seat, to, .. } => by("midway-wild-placed", *seat).with("ride", say_ride(*to)),
            Event::WildLost { seat, from: Some(ride) } => by("midway-wild-lost", *seat).with("ride", say_ride(*ride)),
            Event::WildLost { seat, from: None } => by("midway-wild-lost-on-its-way", *seat),
            Event::Started { seat, first, second } => by("midway-started", *seat)
                .with("ride", say_ride(first.ride()))
                .with("first", say_part(*first))
                .with("second", say_part(*second)),
            Event::Added { seat, card, ride } => {
                by("midway-added", *seat).with("part", say_part(*card)).with("ride", say_ride(*ride))
            }
            Event::WildMoved { seat, from, to } => {
                by("midway-wild-moved", *seat).with("from", say_ride(*from)).with("to", say_ride(*to))
            }
            Event::Completed { seat, ride } => by("midway-completed", *seat).with("ride", say_ride(*ride)),
            Event::SetLocked { seat, ride, ticket } => {
                let key = if *ticket { "midway-set-locked-ticket" } else { "midway-set-locked" };
                by(key, *seat).with("ride", say_ride(*ride))
            }
            Event::Won { seat, partner: None } => by("midway-won", *seat),
            Event::Won { seat, partner: Some(partner) } => by("midway-won-team", *seat).with("partner", *partner),
            Event::Stopped => Say::new("midway-stopped"),
        }
    }

    fn reveals(&self) -> bool {
        // The card below the one taken is shown.
        matches!(self, Event::TookDiscard { .. })
    }
}

fn by(key: &'static str, seat: Seat) -> Say {
    Say::new(key).with("seat", seat)
}

fn say_declared(seat: Seat, deed: Deed, protected: bool) -> Say {
    match (deed.target(), protected) {
        (None, false) => by("midway-declared", seat),
        (None, true) => by("midway-declared-protected", seat),
        (Some(target), false) => by("midway-declared-against", seat).with("target", target),
        (Some(target), true) => by("midway-declared-against-protected", seat).with("target", target),
    }
    .with("action", say_face(deed.face()))
}

/// A card passed between two hands: named to those who see it.
fn passed(key: &'static str, seat: Seat, target: Seat, card: Option<Card>) -> Say {
    let card = card.map_or(Say::new("midway-some-card"), say_card);
    by(key, seat).with("target", target).with("card", card)
}

/// A card passed between two Midways.
fn moved(key: &'static str, seat: Seat, target: Seat, card: Card, ride: Ride) -> Say {
    by(key, seat).with("target", target).with("card", say_laid(card, ride))
}

pub(crate) fn say_ride(ride: Ride) -> Say {
    Say::new(format!("midway-ride-{ride}"))
}

/// The part without its ride.
pub(crate) fn say_part(card: Card) -> Say {
    Say::new(format!("midway-part-{}", card.part_name()))
}

pub(crate) fn say_card(card: Card) -> Say {
    if card.is_wild() {
        return say_part(card);
    }
    Say::new("midway-card").with("ride", say_ride(card.ride())).with("part", say_part(card))
}

/// A card that lies in a Midway: a Wild is named with its ride.
pub(crate) fn say_laid(card: Card, ride: Ride) -> Say {
    if card.is_wild() { Say::new("midway-wild-at").with("ride", say_ride(ride)) } else { say_card(card) }
}

/// The action that a die stands for; "!" for the Wild Die's own face.
pub(crate) fn say_face(face: Face) -> Say {
    let name = crate::components::ACTIONS.get(usize::from(face.0).wrapping_sub(1));
    Say::new(name.map_or("midway-die-any".to_owned(), |name| format!("midway-action-{name}")))
}

fn list(cards: &[Card]) -> Arg {
    Arg::List(cards.iter().map(|&card| say_card(card).into()).collect())
}

/// The numbers on the dice.
pub(crate) fn faces(dice: &[Face]) -> Arg {
    let shown = |face: &Face| if face.is_number() { Arg::from(face.0) } else { say_face(*face).into() };
    Arg::List(dice.iter().map(shown).collect())
}

/// The actions of the dice, in ascending order; equal dice are counted.
pub(crate) fn deeds(dice: &[Face]) -> Arg {
    let say = |equal: &[Face]| match equal.len() {
        1 => say_face(equal[0]),
        2 => Say::new("midway-twice").with("action", say_face(equal[0])),
        _ => Say::new("midway-three-times").with("action", say_face(equal[0])),
    };
    let filled = dice.split(|&face| face == Face::NONE).next().unwrap_or_default();
    Arg::List(filled.chunk_by(|one, other| one == other).map(|equal| say(equal).into()).collect())
}
